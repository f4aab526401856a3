"""W8 Den, and what taking a den off its track brings (W2.2, W2.3); W9 lair."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import append, i64, vec
from wolfden.titles.the_wolves.rules import actions, pieces, state, vocabulary as vocab
from wolfden.titles.the_wolves.rules.board import NOT_A_REGION
from wolfden.titles.the_wolves.rules.moving import displace, refuges
from wolfden.titles.the_wolves.rules.scoring import take_date
from wolfden.titles.the_wolves.rules.state import Position

TRACK_NUMBERS: Final = vec[i64]([vocab.SPREAD, vocab.SPEED, vocab.HOWL_RANGE])
NEXT_TO: Final = 1
"""W8.1 On the hex itself or adjacent to it."""
SECOND_DEN: Final = 2
"""W2.3 The den of a track that brings a token, besides the last one."""
LAIR_TOKEN: Final = "terrain"
"""W9.2 What a lair brings."""


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
            if len(earlier) == 0 or not state.is_within(position, earlier, place, NEXT_TO):
                den = actions.pack(vocab.BUILD_DEN, place)
                for payment in ways:
                    for track in tracks:
                        out = append(out, den | payment << actions.SECOND | track << actions.THIRD)
        earlier = append(earlier, alpha)
    return out


def open_tracks(position: Position, seat: i64) -> vec[i64]:
    """W2.1 Return the tracks that still have a den."""
    first = seat * state.PACK_FIELDS + state.DENS
    return vec[i64](
        [track for track in TRACK_NUMBERS if position.packs[first + track] < pieces.MAX_DENS]
    )


def den_ground_refusal(cell: i64, seat: i64) -> str:
    """W8.1 Return why a den cannot be put into this cell, whatever is near; or ``""``."""
    if cell == 0:
        return ""
    if pieces.token_of(cell) != 0:
        return "den-on-token"
    if pieces.second_of(cell) != 0:
        return "den-on-two"
    there = pieces.first_of(cell)
    if pieces.owner_of(there) != seat:
        return "den-on-rival"
    return "den-on-den" if pieces.kind_of(there) >= vocab.DEN else ""


def den_refusal(position: Position, seat: i64, place: i64) -> str:
    """W8.1 Return why no den may be built here, or ``""``."""
    ground = den_ground_refusal(position.cells[place], seat)
    if ground:
        return ground
    if not state.is_within(position, state.alphas_of(position, seat), place, NEXT_TO):
        return "den-without-alpha"
    return "" if len(open_tracks(position, seat)) > 0 else "no-den-left"


def take_den(position: Position, seat: i64, track: i64, log: Log | None) -> None:
    """W8.2 Take the next den of a track; W2.3 the second and the fourth bring a token."""
    position.add_to_field(seat, state.DENS + track, 1)
    taken = position.field(seat, state.DENS + track)
    tables = position.setting.tables
    if taken == SECOND_DEN:
        _gain(position, seat, tables.second_den_is_action[track], log)
    elif taken == pieces.MAX_DENS:
        _gain(position, seat, tables.fourth_den_is_action[track], log)


def token_name(is_action: bool) -> str:
    """Return what a token is called."""
    return "action" if is_action else "terrain"


def _gain(position: Position, seat: i64, is_action: bool, log: Log | None) -> None:
    position.add_to_field(seat, state.ACTION_TOKENS if is_action else state.TERRAIN_TOKENS, 1)
    if log is not None:
        log.add("gain", seat, {"token": token_name(is_action), "by": "den"})


def play_den(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W8.2 Build a den."""
    place, track = actions.at_of(code), actions.track_of(code)
    position.put(place, pieces.piece(seat, vocab.DEN))
    if log is not None:
        log.add(
            "den", seat, {"at": position.setting.board.names[place], "track": vocab.TRACKS[track]}
        )
    take_den(position, seat, track, log)


# W9 Lair: a den next to a lake is upgraded.


def add_lairs(
    position: Position, seat: i64, purse: i64, alphas: vec[i64], out: vec[i64]
) -> vec[i64]:
    """W9.1 Add every den that may be upgraded."""
    tables = position.setting.tables
    price = purse + tables.lair_cost
    if not has_lair_left(position, seat) or tables.payable[price] == 0:
        return out
    first = price * vocab.TERRAIN_COUNT
    for place in position.roster(seat, vocab.DEN):
        if place == state.ABSENT:
            break
        ways = tables.ways[first + position.terrain[place]]
        if len(ways) > 0 and state.is_within(position, alphas, place, NEXT_TO):
            if not lair_ground_refusal(position, seat, place):
                out = _add_lair(position, seat, place, ways, out)
    return out


def _add_lair(position: Position, seat: i64, place: i64, ways: vec[i64], out: vec[i64]) -> vec[i64]:
    """W9.3 Add the upgrade of one den, for every place its lodger could go to."""
    asides = vec[i64]([actions.NOWHERE])
    if lodger(position, seat, place) != 0:
        asides = lair_refuges(position, seat, place)
    for payment in ways:
        for aside in asides:
            out = append(out, actions.pack(vocab.BUILD_LAIR, place, payment, aside))
    return out


def lair_refusal(position: Position, seat: i64, place: i64) -> str:
    """W9.1 Return why no lair may be built here, or ``""``."""
    if not pieces.holds(position.cells[place], pieces.piece(seat, vocab.DEN)):
        return "lair-without-den"
    ground = lair_ground_refusal(position, seat, place)
    if ground:
        return ground
    if not state.is_within(position, state.alphas_of(position, seat), place, NEXT_TO):
        return "lair-without-alpha"
    return "" if has_lair_left(position, seat) else "no-lair-left"


def lair_ground_refusal(position: Position, seat: i64, place: i64) -> str:
    """W9.1 Return why a den on this hex is never upgraded, whichever pack is near; or ``""``."""
    board = position.setting.board
    slot = board.slots[place]
    if slot == NOT_A_REGION or not board.lakeside[place]:
        return "lair-without-lake"
    for lair in position.roster(seat, vocab.LAIR):
        if lair != state.ABSENT and board.slots[lair] == slot:
            return "lair-in-region"
    return ""


def has_lair_left(position: Position, seat: i64) -> bool:
    """W9.1 Whether lairs are left on the player board."""
    return position.field(seat, state.LAIRS) < position.setting.tables.pieces[vocab.LAIR]


def lodger(position: Position, seat: i64, place: i64) -> i64:
    """W9.3 Return the enemy wolf on the den's hex, or 0."""
    cell = position.cells[place]
    for one in (pieces.first_of(cell), pieces.second_of(cell)):
        if one != 0 and pieces.owner_of(one) != seat and pieces.kind_of(one) <= vocab.ALPHA:
            return one
    return 0


def lair_refuges(position: Position, seat: i64, place: i64) -> vec[i64]:
    """W7.1, W9.3 Return where the displaced wolf could go."""
    owner = pieces.owner_of(lodger(position, seat, place))
    return refuges(position, place, owner, place, position.cells[place])


def play_lair(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W9.2 The den goes to the moon board, the lair to the hex; one terrain token."""
    place, aside = actions.at_of(code), actions.aside_of(code)
    if aside != actions.NOWHERE:
        displace(position, lodger(position, seat, place), place, aside, log)
    position.take(place, pieces.piece(seat, vocab.DEN))
    position.put(place, pieces.piece(seat, vocab.LAIR))
    position.add_to_field(seat, state.LAIRS, 1)
    position.add_to_field(seat, state.TERRAIN_TOKENS, 1)
    if log is not None:
        log.add("lair", seat, {"at": position.setting.board.names[place]})
        log.add("gain", seat, {"token": LAIR_TOKEN, "by": "lair"})
    take_date(position, seat, log)
