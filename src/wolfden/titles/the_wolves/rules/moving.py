"""W6 Move: pay for a terrain, then wolves walk there one by one; W7 displacement."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import append, extend, i64, roomy, vec
from wolfden.titles.the_wolves.rules import actions, pieces, vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import aside_of, at_of, pack, to_of, walker_of
from wolfden.titles.the_wolves.rules.board import DESTINATIONS_PER_HEX, destination_index
from wolfden.titles.the_wolves.rules.state import ABSENT, Position

DISPLACES: Final = "displaces"
"""W6.4 Not a refusal: the landing is allowed, and a wolf has to make room."""


def add_moves(position: Position, purse: i64, out: vec[i64]) -> vec[i64]:
    """W6.1 Add a move for every terrain that can be paid."""
    tables = position.setting.tables
    return extend(out, tables.moves[purse + tables.move_cost])


def begin_move(position: Position, seat: i64, code: i64) -> None:
    """W6.1 After paying: up to *spread* wolves may walk."""
    position.ground = at_of(code)
    position.walkers = position.spread(seat)
    position.stage = vocab.WALKING


def walk_codes(position: Position, seat: i64) -> vec[i64]:
    """W6.1–W6.6 Return every walk of a wolf that has not walked yet, and stopping here."""
    cells, walked = position.cells, position.walked
    speed, ground = position.speed(seat), position.ground
    first = destination_index(0, speed, ground)
    out = roomy[i64](capacity=actions.ROOM)
    for kind in (vocab.ALPHA, vocab.PACK_WOLF):
        before: i64 = ABSENT
        for start in position.roster(seat, kind):
            if start == ABSENT:
                break
            # Two equal wolves on a hex are one choice, and are adjacent in their group.
            if start != before and (
                start * 2 + kind not in walked
                or (cells[start] > pieces.ONE_PIECE and waiting(position, seat, start, kind) > 0)
            ):
                ends = position.ends[start * DESTINATIONS_PER_HEX + first]
                if len(ends) == 0:
                    ends = position.find_ends(start, speed, ground)
                out = _add_walks(position, seat, kind, start, ends, out)
            before = start
    return append(out, pack(vocab.STOP))


def waiting(position: Position, seat: i64, place: i64, kind: i64) -> i64:
    """W6.1 Return how many such wolves on a hex have not walked in this move."""
    cell = position.cells[place]
    wolf = pieces.piece(seat, kind)
    count: i64 = 0
    if pieces.first_of(cell) == wolf:
        count += 1
    if pieces.second_of(cell) == wolf:
        count += 1
    for walked in position.walked:
        if walked == place * 2 + kind:
            count -= 1
    return count


def _add_walks(
    position: Position, seat: i64, kind: i64, start: i64, ends: vec[i64], out: vec[i64]
) -> vec[i64]:
    """W6.3–W6.5 Add the walks of one wolf, with every refuge of the wolves it displaces."""
    cells, landings = position.cells, _LANDINGS[seat * 2 + kind]
    displacing: i64 = vocab.WALK | start << actions.AT | kind << actions.WALKER << actions.THIRD
    walk = displacing | actions.NOWHERE << actions.THIRD
    for end in ends:
        cell = cells[end]
        if cell > pieces.ONE_PIECE:
            continue
        landing = landings[cell]
        if landing == _FREE:
            out = append(out, walk | end << actions.SECOND)
        elif landing == _DISPLACING:
            for refuge in walk_refuges(position, seat, kind, start, end):
                out = append(out, displacing | end << actions.SECOND | refuge << actions.THIRD)
    return out


def landing_refusal(cell: i64, seat: i64, kind: i64) -> str:
    """W6.3–W6.5 Return why a wolf may not end its walk here, ``DISPLACES``, or ``""``."""
    if pieces.token_of(cell) != 0:
        return "walk-onto-token"
    if pieces.second_of(cell) != 0:
        return "walk-onto-two"
    there = pieces.first_of(cell)
    if there == 0:
        return ""
    owner = pieces.owner_of(there)
    if owner == seat:
        return ""
    if owner == pieces.NEUTRAL:
        return "walk-onto-neutral"
    rival = pieces.kind_of(there)
    if rival == vocab.DEN:
        return ""
    if rival == vocab.LAIR:
        return "walk-onto-lair"
    if rival == vocab.ALPHA:
        return "walk-onto-alpha"
    return DISPLACES if kind == vocab.ALPHA else "walk-pack-onto-pack"


_FREE: Final = 0
_DISPLACING: Final = 1
_REFUSED: Final = 2


def _landing(cell: i64, seat: i64, kind: i64) -> i64:
    """Return in a number what ``landing_refusal`` says in words."""
    words = landing_refusal(cell, seat, kind)
    if words == DISPLACES:
        return _DISPLACING
    return _REFUSED if words else _FREE


_LANDINGS: Final = vec[vec[i64]](
    [
        vec[i64]([_landing(cell, seat, kind) for cell in range(pieces.ONE_PIECE + 1)])
        for seat in range(pieces.NEUTRAL)
        for kind in (vocab.PACK_WOLF, vocab.ALPHA)
    ]
)
"""For each wolf, by ``seat * 2 + kind``, its landings on every cell with at most one piece."""


def walk_refuges(position: Position, seat: i64, kind: i64, start: i64, end: i64) -> vec[i64]:
    """W7.1 Return where a wolf displaced by this walk could go; the left hex counts too."""
    cells = position.cells
    left = pieces.without_piece(cells[start], pieces.piece(seat, kind))
    return refuges(position, end, pieces.owner_of(pieces.first_of(cells[end])), start, left)


def play_walk(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W6.2 One wolf walks; a displacement is resolved immediately."""
    start, end, aside, kind = at_of(code), to_of(code), aside_of(code), walker_of(code)
    wolf = pieces.piece(seat, kind)
    position.take(start, wolf)
    if log is not None:
        names = position.setting.board.names
        log.add("walk", seat, {"wolf": vocab.KINDS[kind], "from": names[start], "to": names[end]})
    if aside != actions.NOWHERE:
        displace(position, pieces.first_of(position.cells[end]), end, aside, log)
    position.put(end, wolf)
    position.walked = append(position.walked, end * 2 + kind)
    position.walkers -= 1


# W7 Displacement: a wolf that has to make room.


def refuges(position: Position, place: i64, owner: i64, left: i64, left_cell: i64) -> vec[i64]:
    """W7.1 Return all nearest hexes for a wolf of ``owner`` displaced from ``place``.

    ``left`` is the hex that the displacing alpha has just left and ``left_cell`` what remains
    there; hand in ``place`` itself where nobody walked.
    """
    board = position.setting.board
    cells = position.cells
    steps = board.steps[place]
    first = pieces.piece(owner, vocab.PACK_WOLF)
    found = vec[i64]()
    nearest: i64 = board.size
    for there in board.by_steps[place]:
        if steps[there] > nearest:
            break
        cell = left_cell if there == left else cells[there]
        # The hex is empty, or has one piece of the same pack: those are numbered in a row.
        if cell == 0 or first <= cell < first + vocab.KIND_COUNT:
            found = append(found, there)
            nearest = steps[there]
    return found


def displace(position: Position, one: i64, place: i64, refuge: i64, log: Log | None) -> None:
    """W7.1 Put the displaced wolf where the active player decided."""
    position.take(place, one)
    position.put(refuge, one)
    if log is not None:
        names = position.setting.board.names
        log.add(
            "displace",
            pieces.owner_of(one),
            {"wolf": vocab.KINDS[pieces.kind_of(one)], "from": names[place], "to": names[refuge]},
        )
