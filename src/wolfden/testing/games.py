"""Random games under observation: at which tables, and what is checked on the way."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from wolfden.core.chance import playout
from wolfden.core.contract import CHANCE, Game, Outcome, Seat, State
from wolfden.core.errors import BadSetup
from wolfden.core.options import Choice, Number, Option, Options, Value
from wolfden.core.text.english import ENGLISH
from wolfden.core.text.replay import Replay, ReplayLine, read, replayed, result_of, write
from wolfden.testing.checks import (
    check_actors,
    check_derived,
    check_everything,
    check_outcome,
    random_move,
    title_check,
)

REMEMBERED = 12
"""How many actions from other moments are tried out of place, and how many slips of the pen."""
LOOKS = 0.5
"""How often games are looked at; see ``CheckedGame.play``."""
REPLAY_EVERY = 6
"""Of how many games one is replayed."""
COMPARED_STEPS = 100
"""How far games are played that begin in the middle."""


@dataclass(frozen=True)
class Table:
    """A title with seats and options, ready to be set up."""

    game: Game
    seats: int
    options: Options = field(default_factory=dict)

    def __str__(self) -> str:
        options = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.game.meta().id, f"{self.seats}p", *options])


def tables(game: Game) -> list[Table]:
    """Return the plain table of every size, each option changed alone, and all of them together."""
    meta = game.meta()
    sizes = range(meta.min_seats, meta.max_seats + 1)
    changes = [{option.name: value} for option in meta.options for value in _others(option)]
    everything = {name: value for change in changes for name, value in change.items()}
    spread = [*changes, everything, *_of_older_rules(meta.options)]
    return [
        *[Table(game, seats) for seats in sizes],
        *[Table(game, sizes[place % len(sizes)], change) for place, change in enumerate(spread)],
    ]


def _of_older_rules(options: Sequence[Option]) -> Iterator[Options]:
    """Yield each value that only games of earlier rules have."""
    for option in options:
        if isinstance(option, Choice):
            for value in option.hidden:
                yield {option.name: value}


def _others(option: Option) -> Iterator[Value]:
    """Yield values that differ from the default; documents depend on the title and stay empty."""
    if isinstance(option, Choice):
        yield from option.values[1:]
    elif isinstance(option, Number):
        middle = (option.low + int(option.default)) // 2
        yield from dict.fromkeys(n for n in (option.low, middle) if n != option.default)


class CheckedGame:
    """One random game, looked at on its way.

    The seed decides the game alone: how often one looks does not change what is played.
    """

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.state = table.game.setup(table.seats, table.options)
        self.moves: list[tuple[Seat, int]] = []
        self.decisions = 0
        self._check = title_check(table.game)
        self._rng = random.Random(seed)
        self._looking = random.Random(seed)
        self._texts: list[str] = []

    def play(self, looks: float, check_every: int = 1) -> Outcome:
        """Play to the end.

        Every state is checked in full with a chance of ``looks`` / (``looks`` + steps so far), so
        that the short opening is seen as well as the long middle. The title's own check runs on
        every ``check_every``-th state.
        """
        while actors := self.state.actors():
            step = len(self.moves)
            if step % check_every == 0:
                self._check(self.state)
            if self._looking.random() * (looks + step) < looks:
                self._look()
            self._step(actors)
        self._check(self.state)
        check_actors(self.state, self.table.seats)
        outcome = self.state.outcome()
        check_outcome(outcome, self.table.seats)
        assert outcome is not None
        return outcome

    def _look(self) -> None:
        texts = self._looking.sample(self._texts, min(REMEMBERED, len(self._texts)))
        texts += self._slips()
        table = self.table
        check_everything(table.game, self.state, table.seats, texts, self._looking)
        for seat in self.state.actors():
            self._texts.append(str(self._looking.choice(self.state.legal(seat))))

    def _slips(self) -> list[str]:
        """Return slips of the pen: legal actions with a word exchanged, left out or added."""
        legal = [action.words for seat in self.state.actors() for action in self.state.legal(seat)]
        slips = []
        for _slip in range(REMEMBERED if legal else 0):
            one = self._looking.choice(legal)
            other = self._looking.choice([words for words in legal if words[0] == one[0]])
            place = self._looking.randrange(len(other) + 1)
            slips.append(" ".join([*one[:place], *other[place : place + 1], *one[place + 1 :]]))
            slips.append(" ".join(one[:place]))
        return slips

    def _step(self, actors: tuple[Seat, ...]) -> None:
        seat, code = random_move(self.state, actors, self._rng)
        self.decisions += seat != CHANCE
        self.moves.append((seat, code))
        self.state.play(seat, code)

    def replay(self) -> Replay:
        """Return the game so far as a replay."""
        meta = self.table.game.meta()
        words = self.state.notation()
        return Replay(
            title=meta.id,
            rules=meta.rules_version,
            seats=self.table.seats,
            options=dict(self.table.options),
            lines=[ReplayLine(seat, words.write(code)) for seat, code in self.moves],
            result=result_of(self.state),
        )

    def check_replay(self) -> None:
        """A replay written, read and played through ends in the same position."""
        record = replayed(read(write(self.replay())), self.table.game)
        assert record.state.dump() == self.state.dump(), "the replay ends in another position"


class Comparison:
    """Random games in which states are compared that offer a verb seen too rarely so far."""

    def __init__(self, game: Game, states: int) -> None:
        notation = game.setup(game.meta().min_seats).notation()
        self.compared = Counter(dict.fromkeys(notation.domains(), 0))
        self._states = states
        self._verbs: dict[int, str] = {}

    def play(self, state: State, rng: random.Random, steps: int) -> None:
        """Play on from a state, at most this number of steps."""
        for _step in range(steps):
            actors = state.actors()
            if not actors:
                return
            for seat in actors:
                self._compare(state, seat)
            state.play(*random_move(state, actors, rng))

    def _compare(self, state: State, seat: int) -> None:
        codes = state.codes(seat)
        for code in codes:
            if code not in self._verbs:
                self._verbs[code] = state.notation().write(code).split()[0]
        verbs = {self._verbs[code] for code in codes}
        if any(self.compared[verb] < self._states for verb in verbs):
            check_derived(state, seat)
            self.compared.update(verbs)


def check_title(game: Game, seeds: Iterable[int] = range(100)) -> None:
    """Check a title in games at every kind of table, one for each seed and table.

    Raises ``AssertionError`` with a sentence; its note names the table and the seed.
    """
    # A package that is not installed yet has not brought its texts along.
    package = type(game).__module__.rpartition(".")[0]
    ENGLISH.add(Path(str(files(package))) / "texts" / "en.ftl")
    check_setup(game)
    check_legality(game)
    seeds = list(seeds)
    for table in tables(game):
        check_table(table, seeds)


def check_setup(game: Game) -> None:
    """Check what is offered before a game: seats, sides and options."""
    meta = game.meta()
    for seats in (meta.min_seats - 1, meta.max_seats + 1):
        refused = _refused_setup(game, seats, {})
        assert f"{meta.min_seats} to {meta.max_seats} players" in refused, (
            f"{seats} seats: {refused or 'not refused'}"
        )
    names = ", ".join(option.name for option in meta.options)
    refused = _refused_setup(game, meta.min_seats, {"weather": "snow"})
    assert f"Unknown option “weather”. Available: {names}." in refused, (
        f"the unknown option “weather”: {refused or 'not refused'}"
    )
    for option in meta.options:
        assert meta.option_help(option.name), f"option {option.name}: help is missing"
        if option.default != "":
            read_back = option.read(option.default)
            assert read_back == option.default, f"option {option.name}: the default is not a value"
    for seats in range(meta.min_seats, meta.max_seats + 1):
        _check_sides(game, seats)


def _refused_setup(game: Game, seats: int, options: Options) -> str:
    try:
        game.setup(seats, options)
    except BadSetup as error:
        return str(error)
    return ""


def _check_sides(game: Game, seats: int) -> None:
    sides = game.sides(seats)
    assert len(sides) in (0, seats), f"{seats} seats have {len(sides)} sides"
    state = game.setup(seats)
    playout(state, random.Random(seats))
    outcome = state.outcome()
    assert outcome is not None, "the game is over without an outcome"
    places = set(zip(sides, outcome.ranks, strict=False))
    assert len(places) == len(set(sides)), f"seats of one side have different places: {outcome}"


def check_legality(game: Game, positions: Iterable[State] = (), states: int = 10) -> None:
    """Check that legal actions are what the refusals leave, in some states with each verb.

    ``positions`` are rare situations to begin from, besides games from the beginning.
    """
    comparison = Comparison(game, states)
    rng = random.Random(1)
    for state in positions:
        comparison.play(state, rng, COMPARED_STEPS)
    for table in tables(game):
        comparison.play(game.setup(table.seats, table.options), rng, 100 * COMPARED_STEPS)
    missing = [verb for verb, count in comparison.compared.items() if count == 0]
    assert not missing, f"these verbs never came up: {missing}"


def check_table(
    table: Table, seeds: Iterable[int], looks: float = LOOKS, check_every: int = 1
) -> None:
    """Check one random game for each seed, and some of their replays; see ``CheckedGame.play``."""
    for number, seed in enumerate(seeds):
        game = CheckedGame(table, seed)
        try:
            game.play(looks, check_every)
            if number % REPLAY_EVERY == 0:
                game.check_replay()
        except Exception as error:
            error.add_note(f"At {table}, seed {seed}, after {len(game.moves)} actions.")
            raise
