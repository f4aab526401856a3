"""Playing one game: bots are asked, timed and held to the rules."""

import random
from collections.abc import Callable, Iterator
from time import perf_counter_ns
from typing import TypeVar

from wolfden.arena.plans import Plan
from wolfden.arena.results import Forfeit, Played, forfeited, scored
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Game, Seat, State, seat_name
from wolfden.core.errors import WolfdenError
from wolfden.core.perspective import Perspective
from wolfden.core.record import Record
from wolfden.core.text.replay import UNFINISHED, Line, Replay, replay_of, result_of, write
from wolfden.players.bots import make_bot
from wolfden.players.player import Player
from wolfden.players.turns import bot_action
from wolfden.titles import TITLES

Answer = TypeVar("Answer")


class Witness:
    """Told how a game goes, for somebody who looks on from outside; this one looks away."""

    def asks(self, seat: Seat) -> None:
        """A bot is asked: from now on it holds up the game."""

    def is_answered(self) -> None:
        """The bot has answered."""

    def writes(self, line: Line) -> None:
        """An action was carried out."""


class Forfeited(Exception):
    """A bot did what ends its game."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(str(forfeit))
        self.forfeit = forfeit


class SeatedBot(Player):
    """A bot at the table: whatever it does is noticed, timed and told.

    Raises:
        Forfeited: the bot cannot even be made.
    """

    def __init__(self, plan: Plan, seat: Seat, witness: Witness) -> None:
        self.times: list[int] = []
        self._spent = 0
        self._seat = seat
        self._witness = witness
        game = TITLES.get(plan.title)
        seed = f"{plan.seed} seat {seat + 1}"
        self.bot = self._watched(lambda: make_bot(plan.bots[seat], game, seed))

    def choose(self, perspective: Perspective) -> Action:
        """Return what the bot chooses for its own seat."""
        return self.choose_for(perspective, (self._seat,))

    def plans_with(self, other: Player) -> bool:
        """Whether the bot and its ally decide as one."""
        ally = other.bot if isinstance(other, SeatedBot) else other
        return self._watched(lambda: self.bot.plans_with(ally))

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return what the bot chooses for one of the seats of its team.

        Raises:
            Forfeited: it raises an error, or answers with something else than an action of theirs.
        """
        return self._checked(self._watched(lambda: self.bot.choose_for(perspective, seats)), seats)

    def take_spent(self) -> int:
        """Return the microseconds it has used since this was last asked."""
        spent, self._spent = self._spent, 0
        return spent

    def _watched(self, work: Callable[[], Answer]) -> Answer:
        self._witness.asks(self._seat)
        started = perf_counter_ns()
        try:
            return work()
        except (Exception, SystemExit) as error:
            words = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
            raise Forfeited(Forfeit(self._seat, "raised", f"it raised {words}")) from error
        finally:
            self._spent += (perf_counter_ns() - started) // 1000
            self._witness.is_answered()

    def _checked(self, action: object, seats: tuple[Seat, ...]) -> Action:
        if isinstance(action, Action) and action.seat in seats:
            return action
        raise Forfeited(Forfeit(self._seat, "illegal", f"it answered {_brief(action)}"))


def _brief(answer: object) -> str:
    """Describe what is no action of a seat, without trusting it to describe itself."""
    if isinstance(answer, Action):
        return f"an action of {seat_name(answer.seat)}, which is not its own"
    return f"something of the type {type(answer).__name__}, which is no action"


def play(plan: Plan, witness: Witness | None = None) -> Played:
    """Play one game to its end, or to the moment when a bot forfeits it."""
    game = TITLES.get(plan.title)
    looker = witness or Witness()
    state = game.setup(len(plan.bots), plan.options)
    bots: dict[Seat, SeatedBot] = {}
    lines: list[Line] = []
    try:
        for seat in range(len(plan.bots)):
            bots[seat] = SeatedBot(plan, seat, looker)
            bots[seat].take_spent()
        for line in _steps(state, bots, random.Random(plan.seed)):
            lines.append(line)
            looker.writes(line)
    except Forfeited as end:
        return broken_off(plan, end.forfeit, lines, _times(plan, bots))
    outcome = state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    result = scored(plan.number, plan.bots, outcome, _times(plan, bots))
    return Played(result, write(_replay(plan, game, lines, result_of(state))))


def broken_off(
    plan: Plan, forfeit: Forfeit, lines: list[Line], times: tuple[tuple[int, ...], ...]
) -> Played:
    """Return a game that a bot forfeited; its replay goes as far as the game did."""
    game = TITLES.get(plan.title)
    sides = game.sides(len(plan.bots))
    result = forfeited(plan.number, plan.bots, sides, forfeit, times)
    if lines:
        last = lines[-1]
        lines = [*lines[:-1], Line(last.seat, last.text, comment=str(forfeit))]
    return Played(result, write(_replay(plan, game, lines, UNFINISHED)))


def _steps(state: State, bots: dict[Seat, SeatedBot], rng: random.Random) -> Iterator[Line]:
    """Carry out one action after another."""
    while actors := state.actors():
        if actors == (CHANCE,):
            action = Action(CHANCE, draw(state, rng), state.notation())
        else:
            action = _decision(state, bots, rng)
        text = str(action)
        state.play(action.seat, action.code)
        yield Line(action.seat, text)


def _decision(state: State, bots: dict[Seat, SeatedBot], rng: random.Random) -> Action:
    """Return what a bot does now, once it is known to be legal."""
    action = bot_action(state, bots, rng)
    assert action is not None, "where all seats are bots, one of them acts"
    codes = state.codes(action.seat)
    if action.code not in codes:
        raise Forfeited(Forfeit(action.seat, "illegal", _refusal(state, action)))
    spent = sum(bot.take_spent() for bot in bots.values())
    if sum(len(state.codes(seat)) for seat in state.actors()) > 1:
        bots[action.seat].times.append(spent)
    return action


def _refusal(state: State, action: Action) -> str:
    try:
        state.apply(action)
    except WolfdenError as error:
        return str(error)
    except Exception:
        # A made-up code may break whatever tries to read it.
        return f"the code {action.code!r} means nothing on this board"
    raise AssertionError(f"{action} was legal after all")


def _times(plan: Plan, bots: dict[Seat, SeatedBot]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(bots[seat].times) if seat in bots else () for seat in range(len(plan.bots)))


def _replay(plan: Plan, game: Game, lines: list[Line], result: str) -> Replay:
    record = Record(game, len(plan.bots), plan.options)
    replay = replay_of(record, dict(enumerate(plan.bots)))
    replay.lines = lines
    replay.result = result
    return replay
