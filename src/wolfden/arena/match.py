"""One game between bots: they are asked, timed and held to the rules, and the result is kept."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter_ns
from typing import Final, Literal, TypeVar

from wolfden.core.chance import draw
from wolfden.core.contract import (
    CHANCE,
    Action,
    Notation,
    Perspective,
    Seat,
    State,
    ranking,
    seat_name,
)
from wolfden.core.errors import WolfdenError
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.core.text.replay import UNFINISHED, ReplayLine, replay_of, result_of, write
from wolfden.players.bots import SearchPlayer, make_bot
from wolfden.players.player import Player, bot_action
from wolfden.titles import TITLES

Answer = TypeVar("Answer")

FORFEIT: Final = "forfeit"
"""The end reason of a game that a bot forfeited; no rule of a title has it."""

Fault = Literal["raised", "illegal", "hung", "crashed"]
"""What a bot did wrong: raise an error, answer illegally, never answer, or end its process."""

Parts = tuple[tuple[str, int], ...]
"""The named parts of a score, in the order of the score sheet."""
Times = tuple[tuple[int, ...], ...]
"""For each seat, the microseconds of every decision with more than one legal action."""


@dataclass(frozen=True)
class MatchPlan:
    """One game to be played: everything a worker must know."""

    title: str
    number: int
    """Which game of the tournament it is, from 1."""
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: str
    limit: float
    """Seconds that a bot may take for one decision."""
    options: Options
    keep_visits: bool = False
    """Whether to note how often searching bots tried each action."""


@dataclass(frozen=True)
class Forfeit:
    """A bot that broke off a game, and why."""

    seat: Seat
    fault: Fault
    message: str

    def __str__(self) -> str:
        return f"{seat_name(self.seat)} forfeits: {self.message}"


@dataclass(frozen=True)
class GameResult:
    """A finished game: numbers only, cheap to store and to send."""

    number: int
    bots: tuple[str, ...]
    reason: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    """Empty for a forfeited game."""
    parts: tuple[Parts, ...]
    times: Times
    forfeit: Forfeit | None = None


@dataclass(frozen=True)
class PlayedGame:
    """A finished game with its replay."""

    result: GameResult
    replay: str
    visits: str = ""
    """What is stored next to the replay, see ``VISITS``; empty if not asked for."""


class GameObserver:
    """Is notified of the progress of a game; this base class does nothing."""

    def asks(self, seat: Seat) -> None:
        """Note that a bot is asked and the game waits for it."""

    def is_answered(self) -> None:
        """Handle that the bot has answered."""

    def writes(self, line: ReplayLine) -> None:
        """Handle that an action was carried out."""


class Forfeited(Exception):
    """A bot did what ends its game."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(str(forfeit))
        self.forfeit = forfeit


class SeatedBot(Player):
    """A bot at the table: its errors, its answers and its time are checked.

    Raises:
        Forfeited: the bot cannot be constructed.
    """

    def __init__(self, plan: MatchPlan, seat: Seat, observer: GameObserver) -> None:
        self.times: list[int] = []
        self._elapsed = 0
        self._seat = seat
        self._observer = observer
        game = TITLES.get(plan.title)
        seed = f"{plan.seed} seat {seat + 1}"
        self.bot = self._ask_bot(lambda: make_bot(plan.bots[seat], game, seed))
        self.pop_elapsed()

    def choose(self, perspective: Perspective) -> Action:
        """Return what the bot chooses for its own seat."""
        return self.choose_for(perspective, (self._seat,))

    def plans_with(self, other: Player) -> bool:
        """Whether the bot and its ally decide as one."""
        ally = other.bot if isinstance(other, SeatedBot) else other
        return self._ask_bot(lambda: self.bot.plans_with(ally))

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return what the bot chooses for one of the seats of its team.

        Raises:
            Forfeited: it raises an error, or answers with something else than an action of theirs.
        """
        action: object = self._ask_bot(lambda: self.bot.choose_for(perspective, seats))
        if isinstance(action, Action) and action.seat in seats:
            return action
        raise Forfeited(Forfeit(self._seat, "illegal", f"it answered {_describe(action)}"))

    def pop_elapsed(self) -> int:
        """Return the microseconds used since the last call."""
        elapsed, self._elapsed = self._elapsed, 0
        return elapsed

    def pop_visits(self) -> dict[tuple[Seat, int], int]:
        """Return how often the last search tried each action, once; empty without a search."""
        if not isinstance(self.bot, SearchPlayer):
            return {}
        visits, self.bot.visits = self.bot.visits, {}
        return visits

    def _ask_bot(self, work: Callable[[], Answer]) -> Answer:
        self._observer.asks(self._seat)
        started = perf_counter_ns()
        try:
            return work()
        except (Exception, SystemExit) as error:
            message = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
            raise Forfeited(Forfeit(self._seat, "raised", f"it raised {message}")) from error
        finally:
            self._elapsed += (perf_counter_ns() - started) // 1000
            self._observer.is_answered()


def _describe(answer: object) -> str:
    """Describe an answer that is not an action of the seat, without calling its methods."""
    if isinstance(answer, Action):
        return f"an action of {seat_name(answer.seat)}, which is not its own"
    return f"something of the type {type(answer).__name__}, which is not an action"


def play(plan: MatchPlan, observer: GameObserver | None = None) -> PlayedGame:
    """Play one game to its end, or to the moment when a bot forfeits it."""
    observer = observer or GameObserver()
    state = TITLES.get(plan.title).setup(len(plan.bots), plan.options)
    bots: dict[Seat, SeatedBot] = {}
    lines: list[ReplayLine] = []
    visits: list[str] = []
    try:
        for seat in range(len(plan.bots)):
            bots[seat] = SeatedBot(plan, seat, observer)
        for line in _steps(state, bots, random.Random(plan.seed)):
            lines.append(line)
            observer.writes(line)
            if plan.keep_visits:
                visits.append(_pop_visits(bots, line.seat, state.notation()))
    except Forfeited as end:
        return forfeited_game(plan, end.forfeit, lines, _times(plan, bots))
    outcome = state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    ranks, scores, parts = outcome.ranks, outcome.scores, outcome.parts
    result = GameResult(
        plan.number, plan.bots, outcome.reason, ranks, scores, parts, _times(plan, bots)
    )
    return PlayedGame(result, _replay(plan, lines, result_of(state)), "".join(visits))


def forfeited_game(
    plan: MatchPlan, forfeit: Forfeit, lines: list[ReplayLine], times: Times | None = None
) -> PlayedGame:
    """Return a game that a bot forfeited: its side is last, the others share the first place."""
    sides = TITLES.get(plan.title).sides(len(plan.bots)) or tuple(map(str, range(len(plan.bots))))
    ranks = ranking([(int(side != sides[forfeit.seat]),) for side in sides])
    times = times or ((),) * len(plan.bots)
    result = GameResult(plan.number, plan.bots, FORFEIT, ranks, (), (), times, forfeit)
    if lines:
        last = lines[-1]
        lines = [*lines[:-1], ReplayLine(last.seat, last.text, comment=str(forfeit))]
    return PlayedGame(result, _replay(plan, lines, UNFINISHED))


def _steps(state: State, bots: dict[Seat, SeatedBot], rng: random.Random) -> Iterator[ReplayLine]:
    """Carry out one action after another."""
    while actors := state.actors():
        if actors == (CHANCE,):
            action = Action(CHANCE, draw(state, rng), state.notation())
        else:
            action = _decision(state, bots, rng)
        text = str(action)
        state.play(action.seat, action.code)
        yield ReplayLine(action.seat, text)


def _decision(state: State, bots: dict[Seat, SeatedBot], rng: random.Random) -> Action:
    """Return the next action of a bot after checking that it is legal."""
    action = bot_action(state, bots, rng)
    assert action is not None, "where all seats are bots, one of them acts"
    if action.code not in state.codes(action.seat):
        raise Forfeited(Forfeit(action.seat, "illegal", _refusal(state, action)))
    elapsed = sum(bot.pop_elapsed() for bot in bots.values())
    if sum(len(state.codes(seat)) for seat in state.actors()) > 1:
        bots[action.seat].times.append(elapsed)
    return action


def _pop_visits(bots: dict[Seat, SeatedBot], seat: Seat, notation: Notation) -> str:
    """Return how often each action of the seat that acted was tried, as a line of a file."""
    tried = [entry for bot in bots.values() for entry in bot.pop_visits().items()]
    return json.dumps({notation.write(code): n for (own, code), n in tried if own == seat}) + "\n"


def _refusal(state: State, action: Action) -> str:
    try:
        state.apply(action)
    except WolfdenError as error:
        return str(error)
    except Exception:
        # An invented code may break any function that decodes it.
        return f"the code {action.code!r} means nothing on this board"
    raise AssertionError(f"{action} was legal after all")


def _times(plan: MatchPlan, bots: dict[Seat, SeatedBot]) -> Times:
    return tuple(tuple(bots[seat].times) if seat in bots else () for seat in range(len(plan.bots)))


def _replay(plan: MatchPlan, lines: list[ReplayLine], result: str) -> str:
    record = Record(TITLES.get(plan.title), len(plan.bots), plan.options)
    replay = replay_of(record, dict(enumerate(plan.bots)))
    replay.lines = lines
    replay.result = result
    return write(replay)
