"""W6 Move: pay for a terrain, then wolves walk there one after the other."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.games.the_wolves.actions import (
    MOVE,
    NOWHERE,
    PAYMENT,
    STOP,
    TO,
    WALK,
    aside_of,
    at_of,
    pack,
    piece_of,
    to_of,
)
from wolfden.games.the_wolves.pieces import (
    ALPHA,
    DEN,
    KINDS,
    LAIR,
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
from wolfden.games.the_wolves.state import WALKING, Position
from wolfden.games.the_wolves.terms import NEUTRAL

DISPLACES: Final = "displaces"
"""W6.4 Not a refusal: the landing is allowed, and a wolf has to make room."""


def add_moves(position: Position, seat: i64, out: list[int]) -> None:
    """W6.1 Add a move for every terrain that can be paid."""
    terrain: i64 = 0
    for ways in payments_by_terrain(position, seat, position.setting.tables.move_cost):
        if ways:
            move = pack(MOVE, terrain)
            for payment in ways:
                out.append(move | payment << PAYMENT)
        terrain += 1


def begin_move(position: Position, seat: i64, code: i64) -> None:
    """W6.1 After paying: up to *spread* wolves may walk."""
    position.ground = at_of(code)
    position.walkers = position.spread(seat)
    position.stage = WALKING


def walk_codes(position: Position, seat: i64) -> list[int]:
    """W6.1–W6.6 Return every walk of a wolf that has not walked yet, and stopping here."""
    out: list[int] = []
    before: i64 = -1
    for entry in position.rosters[seat]:
        wolf: i64 = entry
        # Two equal wolves on a hex are one choice, and stand side by side in the roster.
        if wolf & 3 <= ALPHA and wolf != before and waiting(position, seat, wolf) > 0:
            _add_walks(position, seat, wolf >> 2, wolf & 3, out)
        before = wolf
    out.append(pack(STOP))
    return out


def waiting(position: Position, seat: i64, wolf: i64) -> i64:
    """W6.1 Return how many such wolves (hex × 4 + kind) have not walked in this move."""
    return position.rosters[seat].count(wolf) - position.walked.count(wolf)


def _add_walks(position: Position, seat: i64, start: i64, kind: i64, out: list[int]) -> None:
    cells = position.cells
    steps = position.setting.board.steps[start]
    speed = position.speed(seat)
    walk = pack(WALK, start, piece=kind)
    for end in position.near_hexes(start, position.ground):
        if steps[end] > speed:
            break
        landing = "" if cells[end] == 0 else landing_refusal(position, seat, kind, end)
        if landing == "":
            out.append(walk | end << TO)
        elif landing == DISPLACES:
            for refuge in walk_refuges(position, seat, kind, start, end):
                out.append(pack(WALK, start, end, refuge, piece=kind))


def landing_refusal(position: Position, seat: i64, kind: i64, end: i64) -> str:
    """W6.3–W6.5 Return why a wolf may not end its walk here, ``DISPLACES``, or nothing."""
    cell: i64 = position.cells[end]
    if cell == 0:
        return ""
    if token_of(cell) != 0:
        return "walk-onto-token"
    if second_of(cell) != 0:
        return "walk-onto-two"
    there = first_of(cell)
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


def walk_refuges(position: Position, seat: i64, kind: i64, start: i64, end: i64) -> list[int]:
    """W7.1 Return where a wolf displaced by this walk could go; the left hex counts too."""
    left = without_piece(position.cells[start], piece(seat, kind))
    return refuges(position, end, owner_of(first_of(position.cells[end])), start, left)


def play_walk(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W6.2 One wolf walks; a displacement is resolved at once."""
    start, end, aside, kind = at_of(code), to_of(code), aside_of(code), piece_of(code)
    wolf = piece(seat, kind)
    position.take(start, wolf)
    if log is not None:
        names = position.setting.board.names
        log.tell("walk", seat, {"wolf": KINDS[kind], "from": names[start], "to": names[end]})
    if aside != NOWHERE:
        displace(position, first_of(position.cells[end]), end, aside, log)
    position.put(end, wolf)
    position.walked.append(end * 4 + kind)
    position.walkers -= 1
