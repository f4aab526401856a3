"""W8 Den, and what taking a den off its track brings (W2.2, W2.3)."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import append, i64, vec
from wolfden.titles.the_wolves.rules import state, terms
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import SECOND, THIRD, at_of, pack, track_of
from wolfden.titles.the_wolves.rules.pieces import (
    first_of,
    kind_of,
    owner_of,
    piece,
    second_of,
    token_of,
)
from wolfden.titles.the_wolves.rules.state import Position, alphas_of, is_within
from wolfden.titles.the_wolves.rules.vocabulary import BUILD_DEN, DEN

TRACK_NUMBERS: Final = vec[i64]([vocab.SPREAD, vocab.SPEED, vocab.HOWL_RANGE])
NEXT_TO: Final = 1
"""W8.1 On the hex itself or adjacent to it."""


def add_dens(
    position: Position, seat: i64, purse: i64, alphas: vec[i64], out: vec[i64]
) -> vec[i64]:
    """W8.1 Add every den that may be built, on each track that has one left."""
    tables, board = position.setting.tables, position.setting.board
    price = purse + tables.den_cost
    tracks = open_tracks(position, seat)
    if len(tracks) == 0 or tables.payable[price] == 0:
        return out
    first, ways_by_terrain = price * vocab.TERRAIN_COUNT, tables.ways
    cells, terrain = position.cells, position.terrain
    earlier = vec[i64]()
    for alpha in alphas:
        for place in board.around[alpha]:
            cell = cells[place]
            ways = ways_by_terrain[first + terrain[place]]
            if len(ways) == 0 or (cell and den_ground_refusal(cell, seat)):
                continue
            # An earlier alpha that is just as near has offered this hex already.
            if len(earlier) == 0 or not is_within(position, earlier, place, NEXT_TO):
                den = pack(BUILD_DEN, place)
                for payment in ways:
                    for track in tracks:
                        out = append(out, den | payment << SECOND | track << THIRD)
        earlier = append(earlier, alpha)
    return out


def open_tracks(position: Position, seat: i64) -> vec[i64]:
    """W2.1 Return the tracks that still have a den."""
    first = seat * state.PACK_FIELDS + state.DENS
    return vec[i64](
        [track for track in TRACK_NUMBERS if position.packs[first + track] < terms.MAX_DENS]
    )


def den_ground_refusal(cell: i64, seat: i64) -> str:
    """W8.1 Return why a den cannot be put into this cell, whoever is near; or nothing."""
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
    ground = den_ground_refusal(position.cells[place], seat)
    if ground:
        return ground
    if not is_within(position, alphas_of(position, seat), place, NEXT_TO):
        return "den-without-alpha"
    return "" if len(open_tracks(position, seat)) > 0 else "no-den-left"


def take_den(position: Position, seat: i64, track: i64, log: Log | None) -> None:
    """W8.2 Take the next den of a track; W2.3 the second and the fourth bring a token."""
    position.add_to_field(seat, state.DENS + track, 1)
    taken = position.field(seat, state.DENS + track)
    tables = position.setting.tables
    if taken == 2:
        _gain(position, seat, tables.second_den_is_action[track], log)
    elif taken == terms.MAX_DENS:
        _gain(position, seat, tables.fourth_den_is_action[track], log)


def _gain(position: Position, seat: i64, is_action: bool, log: Log | None) -> None:
    position.add_to_field(seat, state.ACTION_TOKENS if is_action else state.TERRAIN_TOKENS, 1)
    if log is not None:
        log.tell("gain", seat, {"token": "action" if is_action else "terrain"})


def play_den(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W8.2 Build a den."""
    place, track = at_of(code), track_of(code)
    position.put(place, piece(seat, DEN))
    if log is not None:
        log.tell(
            "den",
            seat,
            {"at": position.setting.board.names[place], "track": vocab.TRACKS[track]},
        )
    take_den(position, seat, track, log)
