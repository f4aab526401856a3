"""Code that runs in worker processes for the analysis board.

The worker for documents reads what clients send and shows positions; those for bots think. A search
stays in its worker between two steps of the same question.
"""

import hashlib
import random
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from wolfden.core.chance import draw
from wolfden.core.choices import legal_tree
from wolfden.core.contract import CHANCE, Action, Json, Seat, State
from wolfden.core.events import Log
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.core.text.position import seats_of
from wolfden.players.search import Budget
from wolfden.server.model.errors import WrongState
from wolfden.server.model.live_game import Entry, Step, reveal_entry
from wolfden.server.model.shapes import EntryTold, Result
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

Running = dict[str, dict[Seat, frozenset[str]]]
"""Digests of the positions of running games, as their seats see them, by title and seat."""


class AnalysisShown(Struct):
    """A position after some actions, as the seat that acts sees it."""

    position: str
    seat: int
    view: Json
    actors: list[int]
    legal: object
    moves: list[Move]
    """The actions that led here, with what chance decided."""
    entries: list[EntryTold]
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
                _refuse_running(study.title, state, running)
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
    the positions is that of a running game.
    """
    state = TITLES.get(title).load(position)
    seats, rng = int(seats_of(position)), random.SystemRandom()
    entries: list[EntryTold] = []
    _refuse_running(title, state, running)
    for number, move in enumerate(moves, start=1):
        action = _read_move(state, move, rng)
        log = Log()
        state.apply(action, log)
        _refuse_running(title, state, running)
        entry = Entry(number, "act", number, action.seat, str(action), 0)
        entries.append(reveal_entry(Step(entry, action, tuple(log.events)), seats))
    actors, outcome = state.actors(), state.outcome()
    seat = wanted if wanted in actors or not min(actors, default=-1) >= 0 else actors[0]
    is_few = CHANCE in actors and len(state.codes(CHANCE)) <= MOST_OUTCOMES
    return AnalysisShown(
        position=state.dump(),
        seat=seat,
        view=state.view(seat),
        actors=list(actors),
        legal=legal_tree(state, seat) if seat in actors else None,
        moves=[Move(entry.seat, entry.words) for entry in entries],
        entries=entries,
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


def digest(seat: Seat, state: State) -> str:
    """Return what stands for a position as a seat sees it."""
    packed = msgspec.json.encode([seat, state.view(seat)], order="sorted")
    return hashlib.sha256(packed).hexdigest()


def _refuse_running(title: str, state: State, running: Running) -> None:
    for seat, digests in running.get(title, {}).items():
        if digest(seat, state) in digests:
            raise WrongState("analysis-running")


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
        _refuse_running(title, state, running)
        analysis = SESSIONS[name] = Analysis(game, state, seat, name)
    SESSIONS.move_to_end(name)
    if len(SESSIONS) > MAX_SESSIONS:
        SESSIONS.popitem(last=False)
    analysis.think(Budget(seconds=seconds))
    return analysis.thought(count)


def forget(name: str) -> None:
    """Drop the search of a question."""
    SESSIONS.pop(name, None)
