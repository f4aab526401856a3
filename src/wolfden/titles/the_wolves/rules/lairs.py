"""W9 Lair: a den beside a lake is upgraded."""

from wolfden.core.events import Log
from wolfden.core.machine import append, i64, vec
from wolfden.titles.the_wolves.rules.actions import NOWHERE, aside_of, at_of, pack
from wolfden.titles.the_wolves.rules.board import NOT_A_REGION
from wolfden.titles.the_wolves.rules.dens import NEXT_TO
from wolfden.titles.the_wolves.rules.displacing import displace, refuges
from wolfden.titles.the_wolves.rules.pieces import (
    first_of,
    holds,
    kind_of,
    owner_of,
    piece,
    second_of,
)
from wolfden.titles.the_wolves.rules.scoring import take_date
from wolfden.titles.the_wolves.rules.state import (
    ABSENT,
    LAIRS,
    TERRAIN_TOKENS,
    Position,
    alphas_of,
    is_within,
)
from wolfden.titles.the_wolves.rules.vocabulary import ALPHA, BUILD_LAIR, DEN, LAIR, TERRAIN_COUNT


def add_lairs(
    position: Position, seat: i64, purse: i64, alphas: vec[i64], out: vec[i64]
) -> vec[i64]:
    """W9.1 Add every den that may be upgraded."""
    tables = position.setting.tables
    price = purse + tables.lair_cost
    if not has_lair_left(position, seat) or tables.payable[price] == 0:
        return out
    first = price * TERRAIN_COUNT
    for place in position.roster(seat, DEN):
        if place == ABSENT:
            break
        ways = tables.ways[first + position.terrain[place]]
        if len(ways) > 0 and is_within(position, alphas, place, NEXT_TO):
            if not lair_ground_refusal(position, seat, place):
                out = _add_lair(position, seat, place, ways, out)
    return out


def _add_lair(position: Position, seat: i64, place: i64, ways: vec[i64], out: vec[i64]) -> vec[i64]:
    """W9.3 Add the upgrade of one den, for every place its lodger could go to."""
    asides = vec[i64]([NOWHERE])
    if lodger(position, seat, place) != 0:
        asides = lair_refuges(position, seat, place)
    for payment in ways:
        for aside in asides:
            out = append(out, pack(BUILD_LAIR, place, payment, aside))
    return out


def lair_refusal(position: Position, seat: i64, place: i64) -> str:
    """W9.1 Return why no lair may be built here, or nothing."""
    if not holds(position.cells[place], piece(seat, DEN)):
        return "lair-without-den"
    ground = lair_ground_refusal(position, seat, place)
    if ground:
        return ground
    if not is_within(position, alphas_of(position, seat), place, NEXT_TO):
        return "lair-without-alpha"
    return "" if has_lair_left(position, seat) else "no-lair-left"


def lair_ground_refusal(position: Position, seat: i64, place: i64) -> str:
    """W9.1 Return why a den on this hex is never upgraded, whoever is near; or nothing."""
    board = position.setting.board
    slot = board.slots[place]
    if slot == NOT_A_REGION or not board.lakeside[place]:
        return "lair-without-lake"
    for lair in position.roster(seat, LAIR):
        if lair != ABSENT and board.slots[lair] == slot:
            return "lair-in-region"
    return ""


def has_lair_left(position: Position, seat: i64) -> bool:
    """W9.1 Whether lairs are left on the player board."""
    return position.field(seat, LAIRS) < position.setting.tables.pieces[LAIR]


def lodger(position: Position, seat: i64, place: i64) -> i64:
    """W9.3 Return the enemy wolf that lies on the den's hex, or 0."""
    cell = position.cells[place]
    for one in (first_of(cell), second_of(cell)):
        if one != 0 and owner_of(one) != seat and kind_of(one) <= ALPHA:
            return one
    return 0


def lair_refuges(position: Position, seat: i64, place: i64) -> vec[i64]:
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
