"""W8 Den, and what taking a den off its track brings (W2.2, W2.3)."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.games.the_wolves.actions import BUILD_DEN, at_of, pack, track_of
from wolfden.games.the_wolves.pieces import (
    DEN,
    first_of,
    kind_of,
    owner_of,
    piece,
    second_of,
    token_of,
)
from wolfden.games.the_wolves.rules.paying import is_payable, payments_by_terrain
from wolfden.games.the_wolves.rules.sight import alphas_of, is_within
from wolfden.games.the_wolves.state import ACTION_TOKENS, DENS, TERRAIN_TOKENS, Position
from wolfden.games.the_wolves.terms import MAX_DENS, TRACKS

TRACK_COUNT: Final = len(TRACKS)
NEXT_TO: Final = 1
"""W8.1 On the hex itself or adjacent to it."""


def add_dens(position: Position, seat: i64, alphas: list[int], out: list[int]) -> None:
    """W8.1 Add every den that may be built, on each track that has one left."""
    ways = payments_by_terrain(position, seat, position.setting.tables.den_cost)
    tracks = open_tracks(position, seat)
    if not tracks or not is_payable(ways):
        return
    neighbours = position.setting.board.neighbours
    earlier: list[int] = []
    place: i64
    for place in alphas:
        _add_dens_on(position, seat, place, earlier, ways, tracks, out)
        beside: i64
        for beside in neighbours[place]:
            _add_dens_on(position, seat, beside, earlier, ways, tracks, out)
        earlier.append(place)


def _add_dens_on(
    position: Position,
    seat: i64,
    place: i64,
    earlier: list[int],
    ways: list[list[int]],
    tracks: list[int],
    out: list[int],
) -> None:
    """Add the dens on one hex, unless an earlier alpha is so near that it has offered them."""
    payable = ways[position.terrain[place]]
    if not payable or den_ground_refusal(position, seat, place):
        return
    if is_within(position, earlier, place, NEXT_TO):
        return
    for payment in payable:
        for track in tracks:
            out.append(pack(BUILD_DEN, place, payment, track))


def open_tracks(position: Position, seat: i64) -> list[int]:
    """W2.1 Return the tracks that still have a den."""
    return [track for track in range(TRACK_COUNT) if position.field(seat, DENS + track) < MAX_DENS]


def den_ground_refusal(position: Position, seat: i64, place: i64) -> str:
    """W8.1 Return why a den cannot stand on this hex, whoever is near; or nothing."""
    cell: i64 = position.cells[place]
    if cell == 0:
        return ""
    if token_of(cell) != 0:
        return "den-on-token"
    if second_of(cell) != 0:
        return "den-on-two"
    there = first_of(cell)
    if owner_of(there) != seat:
        return "den-on-rival"
    return "den-on-den" if kind_of(there) >= DEN else ""


def den_refusal(position: Position, seat: i64, place: i64) -> str:
    """W8.1 Return why no den may be built here, or nothing."""
    ground = den_ground_refusal(position, seat, place)
    if ground:
        return ground
    if not is_within(position, alphas_of(position, seat), place, NEXT_TO):
        return "den-without-alpha"
    return "" if open_tracks(position, seat) else "no-den-left"


def take_den(position: Position, seat: i64, track: i64, log: Log | None) -> None:
    """W8.2 Take the next den of a track; W2.3 the second and the fourth bring a token."""
    position.add_to_field(seat, DENS + track, 1)
    taken = position.field(seat, DENS + track)
    tables = position.setting.tables
    if taken == 2:
        _gain(position, seat, tables.second_den_is_action[track], log)
    elif taken == MAX_DENS:
        _gain(position, seat, tables.fourth_den_is_action[track], log)


def _gain(position: Position, seat: i64, is_action: bool, log: Log | None) -> None:
    position.add_to_field(seat, ACTION_TOKENS if is_action else TERRAIN_TOKENS, 1)
    if log is not None:
        log.tell("gain", seat, {"token": "action" if is_action else "terrain"})


def play_den(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W8.2 Build a den."""
    place, track = at_of(code), track_of(code)
    position.put(place, piece(seat, DEN))
    if log is not None:
        log.tell("den", seat, {"at": position.setting.board.names[place], "track": TRACKS[track]})
    take_den(position, seat, track, log)
