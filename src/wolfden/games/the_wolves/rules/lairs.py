"""W9 Lair: a den beside a lake is upgraded."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.games.the_wolves.actions import BUILD_LAIR, NOWHERE, aside_of, at_of, pack
from wolfden.games.the_wolves.board import NOT_A_REGION
from wolfden.games.the_wolves.pieces import (
    ALPHA,
    DEN,
    LAIR,
    first_of,
    holds,
    kind_of,
    owner_of,
    piece,
    second_of,
)
from wolfden.games.the_wolves.rules.dens import NEXT_TO
from wolfden.games.the_wolves.rules.displacing import displace, refuges
from wolfden.games.the_wolves.rules.moon import take_date
from wolfden.games.the_wolves.rules.paying import payments_by_terrain
from wolfden.games.the_wolves.rules.sight import alphas_of, is_within
from wolfden.games.the_wolves.state import ABSENT, LAIRS, TERRAIN_TOKENS, Position


def add_lairs(position: Position, seat: i64, out: list[int]) -> None:
    """W9.1 Add every den that may be upgraded."""
    terrain = position.terrain
    lakeside = position.setting.board.lakeside
    ways = payments_by_terrain(position, seat, position.setting.tables.lair_cost)
    standing = position.standing
    index = position.group(seat, DEN)
    end = position.group_end(seat, DEN)
    while index < end:
        place: i64 = standing[index]
        if place == ABSENT:
            return
        if lakeside[place] and ways[terrain[place]]:
            if not lair_refusal(position, seat, place):
                _add_lair(position, seat, place, ways[terrain[place]], out)
        index += 1


def _add_lair(position: Position, seat: i64, place: i64, ways: list[int], out: list[int]) -> None:
    """W9.3 Add the upgrade of one den, for every place its lodger could go to."""
    if lodger(position, seat, place) == 0:
        for payment in ways:
            out.append(pack(BUILD_LAIR, place, payment, NOWHERE))
        return
    for payment in ways:
        for refuge in lair_refuges(position, seat, place):
            out.append(pack(BUILD_LAIR, place, payment, refuge))


def lair_refusal(position: Position, seat: i64, place: i64) -> str:
    """W9.1 Return why no lair may be built here, or nothing."""
    board = position.setting.board
    if not holds(position.cells[place], piece(seat, DEN)):
        return "lair-without-den"
    slot: i64 = board.slots[place]
    if slot == NOT_A_REGION or not board.lakeside[place]:
        return "lair-without-lake"
    for lair in position.places(seat, LAIR):
        if board.slots[lair] == slot:
            return "lair-in-region"
    if not is_within(position, alphas_of(position, seat), place, NEXT_TO):
        return "lair-without-alpha"
    if position.field(seat, LAIRS) == position.setting.tables.pieces[LAIR]:
        return "no-lair-left"
    return ""


def lodger(position: Position, seat: i64, place: i64) -> i64:
    """W9.3 Return the enemy wolf that lies on the den's hex, or 0."""
    cell: i64 = position.cells[place]
    for one in (first_of(cell), second_of(cell)):
        if one != 0 and owner_of(one) != seat and kind_of(one) <= ALPHA:
            return one
    return 0


def lair_refuges(position: Position, seat: i64, place: i64) -> list[int]:
    """W7.1, W9.3 Return where the displaced wolf could go."""
    owner = owner_of(lodger(position, seat, place))
    return refuges(position, place, owner, place, position.cells[place])


def play_lair(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W9.2 The den goes to the moon board, the lair to the hex; one terrain token."""
    place, aside = at_of(code), aside_of(code)
    if aside != NOWHERE:
        displace(position, lodger(position, seat, place), place, aside, log)
    position.take(place, piece(seat, DEN))
    position.put(place, piece(seat, LAIR))
    position.add_to_field(seat, LAIRS, 1)
    position.add_to_field(seat, TERRAIN_TOKENS, 1)
    if log is not None:
        log.tell("lair", seat, {"at": position.setting.board.names[place]})
        log.tell("gain", seat, {"token": "terrain"})
    take_date(position, seat, log)
