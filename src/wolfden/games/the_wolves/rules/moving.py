"""W6 Move: pay for a terrain, then wolves walk there one after the other."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.games.the_wolves.actions import (
    MOVE,
    NOWHERE,
    SECOND,
    STOP,
    WALK,
    aside_of,
    at_of,
    pack,
    pack_walker,
    to_of,
    walker_of,
)
from wolfden.games.the_wolves.pieces import (
    ALPHA,
    DEN,
    KINDS,
    LAIR,
    ONE_PIECE,
    PACK_WOLF,
    first_of,
    kind_of,
    owner_of,
    piece,
    second_of,
    token_of,
    without_piece,
)
from wolfden.games.the_wolves.rules.displacing import displace, refuges
from wolfden.games.the_wolves.rules.paying import payments_by_terrain
from wolfden.games.the_wolves.state import ABSENT, WALKING, Position
from wolfden.games.the_wolves.terms import NEUTRAL, ZONES

WALKERS: Final = (ALPHA, PACK_WOLF)
ZONE_COUNT: Final = len(ZONES)
DISPLACES: Final = "displaces"
"""W6.4 Not a refusal: the landing is allowed, and a wolf has to make room."""


def add_moves(position: Position, seat: i64, out: list[int]) -> None:
    """W6.1 Add a move for every terrain that can be paid."""
    terrain: i64 = 0
    for ways in payments_by_terrain(position, seat, position.setting.tables.move_cost):
        if ways:
            for payment in ways:
                out.append(pack(MOVE, terrain, payment))
        terrain += 1


def begin_move(position: Position, seat: i64, code: i64) -> None:
    """W6.1 After paying: up to *spread* wolves may walk."""
    position.ground = at_of(code)
    position.walkers = position.spread(seat)
    position.stage = WALKING


def walk_codes(position: Position, seat: i64) -> list[int]:
    """W6.1–W6.6 Return every walk of a wolf that has not walked yet, and stopping here."""
    out: list[int] = []
    kind: i64
    for kind in WALKERS:
        for place in _walkers(position, seat, kind):
            _add_walks(position, seat, place, kind, out)
    out.append(pack(STOP))
    return out


def _walkers(position: Position, seat: i64, kind: i64) -> list[int]:
    """W6.1 Return the hexes with a wolf of this kind that has not walked in this move."""
    found: list[int] = []
    standing = position.standing
    fresh = not position.walked
    index = position.group(seat, kind)
    end = position.group_end(seat, kind)
    before: i64 = ABSENT
    while index < end:
        place: i64 = standing[index]
        if place == ABSENT:
            break
        # Two equal wolves on a hex are one choice, and stand side by side in their group.
        if place != before and (fresh or waiting(position, seat, place, kind) > 0):
            found.append(place)
        before = place
        index += 1
    return found


def waiting(position: Position, seat: i64, place: i64, kind: i64) -> i64:
    """W6.1 Return how many such wolves on a hex have not walked in this move."""
    cell: i64 = position.cells[place]
    wolf = piece(seat, kind)
    count: i64 = 0
    if first_of(cell) == wolf:
        count += 1
    if second_of(cell) == wolf:
        count += 1
    for walked in position.walked:
        if walked == place * 2 + kind:
            count -= 1
    return count


def _add_walks(position: Position, seat: i64, start: i64, kind: i64, out: list[int]) -> None:
    """W6.3–W6.5 Add the walks of one wolf."""
    cells = position.cells
    zones = position.zones
    ground = position.ground
    row = _landing_row(seat, kind)
    walk = pack(WALK, start, 0, pack_walker(NOWHERE, kind))
    end: i64
    for reach in position.setting.board.reach[start][position.speed(seat)]:
        for end in reach.zones[zones[reach.slot * ZONE_COUNT + ground]]:
            cell: i64 = cells[end]
            if cell > ONE_PIECE:
                continue
            landing = _LANDINGS[row + cell]
            if not landing:
                out.append(walk | end << SECOND)
            elif landing == DISPLACES:
                for refuge in walk_refuges(position, seat, kind, start, end):
                    out.append(pack(WALK, start, end, pack_walker(refuge, kind)))


def landing_refusal(cell: i64, seat: i64, kind: i64) -> str:
    """W6.3–W6.5 Return why a wolf may not end its walk here, ``DISPLACES``, or nothing."""
    if token_of(cell) != 0:
        return "walk-onto-token"
    if second_of(cell) != 0:
        return "walk-onto-two"
    there = first_of(cell)
    if there == 0:
        return ""
    owner = owner_of(there)
    if owner == seat:
        return ""
    if owner == NEUTRAL:
        return "walk-onto-neutral"
    rival = kind_of(there)
    if rival == DEN:
        return ""
    if rival == LAIR:
        return "walk-onto-lair"
    if rival == ALPHA:
        return "walk-onto-alpha"
    return DISPLACES if kind == ALPHA else "walk-pack-onto-pack"


def _landing_row(seat: i64, kind: i64) -> i64:
    """Return where the landings of a wolf begin in ``_LANDINGS``."""
    return (seat * 2 + kind) * (ONE_PIECE + 1)


_LANDINGS: Final = [
    landing_refusal(cell, seat, kind)
    for seat in range(NEUTRAL)
    for kind in (PACK_WOLF, ALPHA)
    for cell in range(ONE_PIECE + 1)
]
"""What ``landing_refusal`` says of every cell with at most one piece."""


def walk_refuges(position: Position, seat: i64, kind: i64, start: i64, end: i64) -> list[int]:
    """W7.1 Return where a wolf displaced by this walk could go; the left hex counts too."""
    left = without_piece(position.cells[start], piece(seat, kind))
    return refuges(position, end, owner_of(first_of(position.cells[end])), start, left)


def play_walk(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W6.2 One wolf walks; a displacement is resolved at once."""
    start, end, aside, kind = at_of(code), to_of(code), aside_of(code), walker_of(code)
    wolf = piece(seat, kind)
    position.take(start, wolf)
    if log is not None:
        names = position.setting.board.names
        log.tell("walk", seat, {"wolf": KINDS[kind], "from": names[start], "to": names[end]})
    if aside != NOWHERE:
        displace(position, first_of(position.cells[end]), end, aside, log)
    position.put(end, wolf)
    position.walked.append(end * 2 + kind)
    position.walkers -= 1
