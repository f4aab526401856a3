"""W1.3, W3.1–W3.4, W16.1–W16.3 What chance lays out before the players begin.

Each stage fills one slot after the other, in the order of the arrangement. What is still to be
dealt is never stored: it is what the tables hold less what already lies on the map.
"""

from collections.abc import Iterable

from wolfden.core.contract import CHANCE
from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.games.the_wolves.actions import MOON, PACK, PREY_STACK, REGION, at_of, pack, to_of
from wolfden.games.the_wolves.pieces import (
    FIRST_PREY,
    LONE_WOLF,
    piece,
    token_of,
    with_token,
)
from wolfden.games.the_wolves.state import (
    ACTION_TOKENS,
    CHOOSE_TILES,
    DEAL_MOONS,
    DEAL_PACKS,
    DEAL_PREY,
    DEAL_REGIONS,
    DRAFTING,
    HOME,
    PACK_FIELDS,
    UNDEALT,
    Position,
)
from wolfden.games.the_wolves.tables import stack_name
from wolfden.games.the_wolves.terms import NEUTRAL, PREY, TERRAINS


def left_regions(position: Position) -> list[int]:
    """W1.3 Return the region boards not laid yet."""
    count = len(position.setting.board.region_ids)
    return [region for region in range(count) if region not in position.regions]


def left_prey(position: Position) -> list[int]:
    """W3.2, W16.1 Return the prey stacks not laid yet, each kind as often as it is left."""
    board = position.setting.board
    laid = [token_of(position.cells[board.prey[slot]]) - FIRST_PREY for slot in _done(position)]
    return _less(position.setting.tables.prey, laid)


def left_moons(position: Position) -> list[tuple[int, int]]:
    """W3.3, W16.2 Return the stacks of region tokens not laid yet."""
    left = list(position.setting.tables.tokens)
    for slot in _done(position):
        left.remove((position.moons[2 * slot], position.moons[2 * slot + 1]))
    return left


def left_packs(position: Position) -> list[int]:
    """W3.4 Return the home terrains nobody has yet."""
    taken = position.homes()
    return [terrain for terrain in range(len(TERRAINS)) if terrain not in taken]


def _done(position: Position) -> range:
    return range(position.count)


def _less(all_of: list[int], used: list[int]) -> list[int]:
    left = list(all_of)
    for one in used:
        left.remove(one)
    return left


def deal_codes(position: Position) -> list[int]:
    """Return the different outcomes of the next deal."""
    if position.stage == DEAL_REGIONS:
        return [pack(REGION, region) for region in left_regions(position)]
    if position.stage == DEAL_PREY:
        return [pack(PREY_STACK, kind) for kind in _once(left_prey(position))]
    if position.stage == DEAL_MOONS:
        stacks = sorted(set(left_moons(position)))
        return [pack(MOON, upper, lower) for upper, lower in stacks]
    return pack_codes(position)


def pack_codes(position: Position) -> list[int]:
    """W3.4 Return the packs that are left, for chance or for the seat that chooses."""
    return [pack(PACK, terrain) for terrain in left_packs(position)]


def _once(values: Iterable[int]) -> list[int]:
    return sorted(set(values))


def deal_weights(position: Position) -> list[int]:
    """Return how often each outcome of ``deal_codes`` is among what is left, if one is due."""
    if not has_chance_to_deal(position):
        return []
    if position.stage == DEAL_PREY:
        left = left_prey(position)
        return [left.count(kind) for kind in _once(left)]
    if position.stage == DEAL_MOONS:
        stacks = left_moons(position)
        return [stacks.count(stack) for stack in sorted(set(stacks))]
    return [1] * len(deal_codes(position))


def deal_refusal(position: Position, code: i64) -> str:
    """Return why chance cannot deal this now, or nothing."""
    if code in deal_codes(position):
        return ""
    return ("region-laid", "prey-laid", "moon-laid", "pack-taken")[position.stage]


def play_deal(position: Position, code: i64, log: Log | None) -> None:
    """Lay down what chance has drawn, and go on to the next slot or stage."""
    if position.stage == DEAL_REGIONS:
        _lay_region(position, at_of(code), log)
    elif position.stage == DEAL_PREY:
        _lay_prey(position, at_of(code), log)
    else:
        _lay_moon(position, at_of(code), to_of(code), log)
    position.count += 1
    if position.count == position.setting.board.region_count:
        position.count = 0
        position.stage += 1


def _lay_region(position: Position, region: i64, log: Log | None) -> None:
    """W1.3 Lay a region board; W3.1 once all lie, the lone wolves come."""
    board = position.setting.board
    position.regions = [*position.regions, region]
    if log is not None:
        log.tell("region", CHANCE, {"slot": position.count, "region": board.region_ids[region]})
    if len(position.regions) == board.region_count:
        position.terrain = board.terrain_of(position.regions)
        # Copies made before this deal may lie on another map: they share nothing measured here.
        position.near = [[] for _hex in board.hexes]
        for place in board.lone_wolves:
            position.cells[place] = with_token(0, LONE_WOLF)


def _lay_prey(position: Position, kind: i64, log: Log | None) -> None:
    """W3.2 Lay a stack of prey."""
    place = position.setting.board.prey[position.count]
    position.cells[place] = with_token(0, FIRST_PREY + kind, position.setting.tables.prey_stack)
    if log is not None:
        names = position.setting.board.names
        log.tell("prey", CHANCE, {"at": names[place], "prey": PREY[kind]})


def _lay_moon(position: Position, upper: i64, lower: i64, log: Log | None) -> None:
    """W3.3, W16.2 Lay region tokens on a lake; W16.3 the neutral pack comes with them."""
    slot = position.count
    position.moons[2 * slot] = upper
    position.moons[2 * slot + 1] = lower
    if log is not None:
        log.tell("token", CHANCE, {"slot": slot, "token": stack_name(upper, lower)})
    if position.setting.players == 2:
        sides = position.setting.tables.neutral[(upper, lower)]
        for side in range(len(sides)):
            place = position.setting.board.corners[slot][side]
            for kind in sides[side]:
                position.put(place, piece(NEUTRAL, kind))


def play_pack(position: Position, code: i64, log: Log | None) -> None:
    """W3.4 A seat gets its pack, by chance or by choice, in seat order."""
    seat = position.count
    home = at_of(code)
    position.packs[seat * PACK_FIELDS + HOME] = home
    if log is not None:
        log.tell("pack", seat, {"home": TERRAINS[home]})
    position.count += 1
    position.seat = position.count
    if position.count == position.setting.players:
        position.count = 0
        position.seat = 0
        position.stage = CHOOSE_TILES if position.setting.choose_tiles else DRAFTING


def has_chance_to_deal(position: Position) -> bool:
    """Whether the next step belongs to chance; W17 packs may be chosen instead."""
    if position.stage == DEAL_PACKS:
        return not position.setting.choose_packs
    return position.stage < DEAL_PACKS


def first_packs(position: Position) -> None:
    """W16.5, W17 Lay out the player boards with the tokens that seats start with."""
    tables = position.setting.tables
    for seat in range(position.setting.players):
        row = [0] * PACK_FIELDS
        row[HOME] = UNDEALT
        row[ACTION_TOKENS] = tables.first_tokens[seat]
        if position.setting.late_tokens and seat in tables.late_seats:
            row[ACTION_TOKENS] += 1
        position.packs.extend(row)
