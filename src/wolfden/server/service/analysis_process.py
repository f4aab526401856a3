"""Code that runs in worker processes for the analysis board.

The worker for documents reads what clients send and shows positions; those for bots think. A search
stays in its worker between two steps of the same question.
"""

import hashlib
import random
from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import asdict

from wolfden.core.chance import draw
from wolfden.core.changes import changes
from wolfden.core.contract import CHANCE, Action, Json, Seat, State
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.core.text.position import seats_of
from wolfden.players.search import Budget
from wolfden.server.model.errors import WrongState
from wolfden.server.model.live_game import reveal_entry
from wolfden.server.model.plans import play_moves
from wolfden.server.model.shapes import EntryTold, PositionShown, Result
from wolfden.server.model.table import result_by_rules
from wolfden.server.service import choosing
from wolfden.server.service.messages import Explanation, Previewed
from wolfden.teaching.analysis.study import Move, Study, open_study, play_lines, study_of_record
from wolfden.teaching.analysis.thinking import Analysis, Thought
from wolfden.titles import TITLES

MAX_SESSIONS: Final = 8
"""Searches kept; the one used longest ago goes first."""
MOST_OUTCOMES: Final = 40
"""With more outcomes of a roll or draw, none is offered for choice."""
ANY: Final = ""
"""As an action of chance: let chance decide."""

MOST_NEXT: Final = 3000
"""How many positions that a running game may reach by one action are compared."""
MAX_NEXT_SETS: Final = 16
"""Running games whose next positions are kept."""
NEAR: Final = 160
"""How many places of a view one action and a roll may change; what differs more was not reached
by them, and need not be compared with every position that was."""


class RunningGame(NamedTuple):
    """A running game as one of its seats knows it: what is hidden from it is drawn again."""

    seat: Seat
    seats: int
    position: str


Running = dict[str, list[RunningGame]]
"""Running games of the guest who asks, by title."""


class AnalysisShown(PositionShown):
    """A position of an analysis, which can be analysed further."""

    position: str
    outcomes: list[str]
    """What chance may do now, if that is little."""
    result: Result | None


def load_study(text: str, running: Running) -> Study:
    """Return the study in a text that a client sent.

    Raises as ``open_study``; WrongState if it holds a position of a running game.
    """
    study = open_study(text, TITLES)
    if study.title in running:
        for states in play_lines(study, TITLES):
            for state in states:
                _refuse_running(study.title, study.seats, state, running)
    return study


def deal(title: str, seats: int, options: Options) -> Study:
    """Return a new game of a title; BadSetup or BadData if the title refuses the options."""
    record = Record(TITLES.get(title), seats, options)
    record.resolve_chance(random.SystemRandom())
    return study_of_record(record, [])


def show(
    title: str, position: str, moves: list[Move], wanted: Seat, running: Running
) -> AnalysisShown:
    """Return the position after some actions, as ``wanted`` sees it if no other seat acts.

    BadPosition, NotationError, WrongSeat or IllegalAction as the rules say; WrongState if one of
    the positions is that of a running game, or one action further.
    """
    state = TITLES.get(title).load(position)
    seats, rng = int(seats_of(position)), random.SystemRandom()
    entries: list[EntryTold] = []
    _refuse_running(title, seats, state, running)
    for step in play_moves(state, (_read_move(state, move, rng) for move in moves)):
        _refuse_running(title, seats, state, running)
        entries.append(reveal_entry(step, seats))
    outcome = state.outcome()
    is_few = CHANCE in state.actors() and len(state.codes(CHANCE)) <= MOST_OUTCOMES
    return AnalysisShown(
        **asdict(choosing.show_position(state, wanted, entries)),
        position=state.dump(),
        outcomes=[str(action) for action in state.legal(CHANCE)] if is_few else [],
        result=None if outcome is None else result_by_rules(outcome, []),
    )


def _read_move(state: State, move: Move, rng: random.Random) -> Action:
    if move.action == ANY and state.actors() == (CHANCE,):
        return Action(CHANCE, draw(state, rng), state.notation())
    return state.parse(move.seat, move.action)


def explain(title: str, position: str, seat: Seat, words: str) -> Explanation:
    """Return why a seat may not do something in a position, or that it may."""
    return choosing.explain(TITLES.get(title).load(position), seat, words)


def preview(title: str, position: str, seat: Seat, words: str) -> Previewed:
    """Return what an action would do in a position."""
    return choosing.preview(TITLES.get(title).load(position), seat, 0, words)


# Running games.


def _refuse_running(title: str, seats: int, state: State, running: Running) -> None:
    """Raise WrongState for the position of a running game, and for those one action further."""
    for game in running.get(title, ()):
        if game.seats != seats:
            continue
        view = state.view(game.seat)
        count = len(changes(_view_of(title, game), view))
        if count == 0 or (count <= NEAR and _digest(view) in _next_digests(title, game)):
            raise WrongState("analysis-running")


@lru_cache(256)
def _view_of(title: str, game: RunningGame) -> Json:
    return TITLES.get(title).load(game.position).view(game.seat)


@lru_cache(MAX_NEXT_SETS)
def _next_digests(title: str, game: RunningGame) -> frozenset[str]:
    """Return what stands for the positions one action further, as the seat would see them."""
    states = islice(_next_states(TITLES.get(title).load(game.position)), MOST_NEXT)
    return frozenset(_digest(state.view(game.seat)) for state in states)


def _next_states(state: State) -> Iterator[State]:
    """Yield the states after every action, and after what chance may do then."""
    for seat in state.actors():
        for code in state.codes(seat):
            after = state.copy()
            after.play(seat, code)
            yield after
            if seat != CHANCE and after.actors() == (CHANCE,):
                yield from _next_states(after)


def _digest(view: Json) -> str:
    return hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()


# Thinking.

SESSIONS: Final[OrderedDict[str, Analysis]] = OrderedDict()
"""Searches by the name of their question."""


def think(
    name: str, title: str, position: str, seat: Seat, seconds: float, count: int, running: Running
) -> Thought:
    """Think a while longer about a question; return what is known by then."""
    analysis = SESSIONS.get(name)
    if analysis is None:
        game = TITLES.get(title)
        state = game.load(position)
        _refuse_running(title, int(seats_of(position)), state, running)
        analysis = SESSIONS[name] = Analysis(game, state, seat, name)
    SESSIONS.move_to_end(name)
    if len(SESSIONS) > MAX_SESSIONS:
        SESSIONS.popitem(last=False)
    analysis.think(Budget(seconds=seconds))
    return analysis.thought(count)


def forget(name: str) -> None:
    """Drop the search of a question."""
    SESSIONS.pop(name, None)
