"""Code that runs in worker processes for the analysis board.

The worker for documents reads what clients send and shows positions; those for bots think. A search
stays in its worker between two steps of the same question.
"""

import random
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from msgspec.structs import asdict

from wolfden.core.chance import draw
from wolfden.core.changes import changes
from wolfden.core.contract import CHANCE, Action, Json, Seat, State
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.core.text.position import seats_of
from wolfden.players.levels import Budget
from wolfden.server.base.errors import WrongState
from wolfden.server.features.analysis.wire import AnalysisShown
from wolfden.server.features.plans.model import play_moves
from wolfden.server.tables import live_game
from wolfden.server.tables.live_game import public_digest, reveal_entry
from wolfden.server.tables.model import result_by_rules
from wolfden.server.tables.wire import EntryTold, Explanation, Previewed
from wolfden.teaching.actions import Move
from wolfden.teaching.analysis.study import (
    Study,
    open_and_play,
    study_of_record,
    write_link,
    write_study,
)
from wolfden.teaching.thinking import Analysis, Thought
from wolfden.titles import TITLES

MAX_SESSIONS: Final = 8
"""Searches kept; the one used longest ago goes first."""
MOST_OUTCOMES: Final = 40
"""With more outcomes of a roll or draw, none is offered for choice."""
ANY: Final = ""
"""As an action of chance: let chance decide."""

MOST_NEXT: Final = 3000
"""How many positions that a running game may reach by one action are compared."""
MOST_NEAR: Final = 4
"""For how many running games that is done in one question: the nearest ones."""
NEAR: Final = 160
"""How many places of a view one action and a roll may change; what differs more was not reached
by them, and need not be compared with every position that was."""
KEPT_GAMES: Final = 64
"""Running games whose views, or next positions, are kept."""


class RunningGame(NamedTuple):
    """A running game as one of its seats knows it: what is hidden from it is drawn again."""

    title: str
    seats: int
    position: str
    digest: bytes
    """What stands for it, as watchers see it."""


def load_study(text: str, own: Sequence[RunningGame]) -> tuple[Study, list[bytes]]:
    """Return the study in a text that a client sent, and the digests of all its positions.

    Raises as ``open_and_play``; WrongState if it begins one action after one of the asker's games.
    """
    study, lines = open_and_play(text, TITLES)
    _refuse_next(study.title, study.seats, lines[0][0], own)
    states = (state for line in lines for state in line)
    return study, [public_digest(study.title, study.seats, state) for state in states]


def digest_position(title: str, position: str, own: Sequence[RunningGame]) -> list[bytes]:
    """Return the digest of a position; raises as the rules say, and as ``load_study``."""
    state, seats = TITLES.get(title).load(position), int(seats_of(position))
    _refuse_next(title, seats, state, own)
    return [public_digest(title, seats, state)]


def export(study: Study) -> tuple[str, str]:
    """Return a study as text and as a link."""
    return write_study(study), write_link(study)


def deal(title: str, seats: int, options: Options) -> Study:
    """Return a new game of a title; BadSetup or BadData if the title refuses the options."""
    record = Record(TITLES.get(title), seats, options)
    record.resolve_chance(random.SystemRandom())
    return study_of_record(record, [])


def show(
    title: str, position: str, moves: list[Move], wanted: Seat, own: Sequence[RunningGame]
) -> tuple[AnalysisShown, list[bytes]]:
    """Return the position after some actions, as ``wanted`` sees it if no other seat acts.

    With it come the digests of all positions on the way. BadPosition, NotationError, WrongSeat or
    IllegalAction as the rules say; WrongState as ``load_study``.
    """
    state = TITLES.get(title).load(position)
    seats, rng = int(seats_of(position)), random.SystemRandom()
    _refuse_next(title, seats, state, own)
    digests = [public_digest(title, seats, state)]
    entries: list[EntryTold] = []
    for step in play_moves(state, (_read_move(state, move, rng) for move in moves)):
        digests.append(public_digest(title, seats, state))
        entries.append(reveal_entry(step, seats))
    outcome = state.outcome()
    is_few = CHANCE in state.actors() and len(state.codes(CHANCE)) <= MOST_OUTCOMES
    shown = AnalysisShown(
        **asdict(live_game.show_position(state, wanted, entries)),
        position=state.dump(),
        outcomes=[str(action) for action in state.legal(CHANCE)] if is_few else [],
        result=None if outcome is None else result_by_rules(outcome, []),
    )
    return shown, digests


def _read_move(state: State, move: Move, rng: random.Random) -> Action:
    if move.action == ANY and state.actors() == (CHANCE,):
        return Action(CHANCE, draw(state, rng), state.notation())
    return state.parse(move.seat, move.action)


def explain(title: str, position: str, seat: Seat, words: str) -> Explanation:
    """Return why a seat may not do something in a position, or that it may."""
    return live_game.explain(TITLES.get(title).load(position), seat, words)


def preview(title: str, position: str, seat: Seat, words: str) -> Previewed:
    """Return what an action would do in a position."""
    return live_game.preview(TITLES.get(title).load(position), seat, 0, words)


# Running games.


def _refuse_next(title: str, seats: int, state: State, own: Sequence[RunningGame]) -> None:
    """Raise WrongState for a position that one action leads to in one of the asker's games.

    Their present positions are found by their digests; so are lines that pass through them.
    """
    view = state.view(None)
    alike = [game for game in own if (game.title, game.seats) == (title, seats)]
    near = sorted((len(changes(_view_of(game), view)), game) for game in alike)
    digest = public_digest(title, seats, state)
    for count, game in near[:MOST_NEAR]:
        if count <= NEAR and digest in _next_digests(game):
            raise WrongState("analysis-running")


@lru_cache(KEPT_GAMES)
def _view_of(game: RunningGame) -> Json:
    return TITLES.get(game.title).load(game.position).view(None)


@lru_cache(KEPT_GAMES)
def _next_digests(game: RunningGame) -> frozenset[bytes]:
    """Return what stands for the positions one action further, as watchers would see them."""
    states = islice(_next_states(TITLES.get(game.title).load(game.position)), MOST_NEXT)
    return frozenset(public_digest(game.title, game.seats, state) for state in states)


def _next_states(state: State) -> Iterator[State]:
    """Yield the states after every action, and after what chance may do then."""
    for seat in state.actors():
        for code in state.codes(seat):
            after = state.copy()
            after.play(seat, code)
            yield after
            if seat != CHANCE and after.actors() == (CHANCE,):
                yield from _next_states(after)


# Thinking.

SESSIONS: Final[OrderedDict[str, Analysis]] = OrderedDict()
"""Searches by the name of their question."""


def think(name: str, title: str, position: str, seat: Seat, seconds: float, count: int) -> Thought:
    """Think a while longer about a question; return what is known by then."""
    analysis = SESSIONS.get(name)
    if analysis is None:
        game = TITLES.get(title)
        analysis = SESSIONS[name] = Analysis(game, game.load(position), seat, name)
    SESSIONS.move_to_end(name)
    if len(SESSIONS) > MAX_SESSIONS:
        SESSIONS.popitem(last=False)
    analysis.think(Budget(seconds=seconds))
    return analysis.thought(count)


def forget(name: str) -> None:
    """Drop the search of a question."""
    SESSIONS.pop(name, None)
