"""W1.3, W2.9, W3, W16 Set-up: what chance lays out, tile faces, the first player, the draft.

Each stage fills one slot after the other, in the order of the arrangement. What is still to be
dealt is never stored: it is what the tables hold less what is already on the map.
"""

from typing import Final

from wolfden.core.contract import CHANCE
from wolfden.core.events import Log
from wolfden.core.machine import append, i64, vec
from wolfden.titles.the_wolves.rules import pieces, state, vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import at_of, pack, to_of
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.rules.tables import stack_name


def left_to_deal(position: Position) -> list[int]:
    """Return how many of each outcome of the present stage are left.

    W1.3 region boards, W3.2 kinds of prey, W3.3 stacks of region tokens, W3.4 home terrains.
    """
    tables, board = position.setting.tables, position.setting.board
    if position.stage == vocab.DEAL_REGIONS:
        left = [1] * len(board.region_ids)
        for region in position.regions:
            left[region] = 0
    elif position.stage == vocab.DEAL_PREY:
        left = tables.prey_counts[:]
        for slot in range(position.count):
            left[pieces.token_of(position.cells[board.prey[slot]]) - pieces.FIRST_PREY] -= 1
    elif position.stage == vocab.DEAL_MOONS:
        left = tables.stack_counts[:]
        for slot in range(position.count):
            stack = (position.moons[2 * slot], position.moons[2 * slot + 1])
            left[tables.stacks.index(stack)] -= 1
    else:
        left = [1] * len(vocab.TERRAINS)
        for seat in range(position.count):
            left[position.field(seat, state.HOME)] = 0
    return left


def deal_codes(position: Position) -> vec[i64]:
    """Return the different outcomes of the next deal, or the packs a seat may choose (W17)."""
    left = left_to_deal(position)
    return vec[i64]([_outcome(position, index) for index in range(len(left)) if left[index] > 0])


def _outcome(position: Position, index: i64) -> i64:
    if position.stage == vocab.DEAL_MOONS:
        upper, lower = position.setting.tables.stacks[index]
        return pack(vocab.MOON, upper, lower)
    return pack(position.stage, index)


def deal_weights(position: Position) -> list[int]:
    """Return how many of each outcome of ``deal_codes`` are left, if chance is to deal."""
    if not has_chance_to_deal(position):
        return []
    if position.stage == vocab.DRAW_FIRST:
        return [1] * position.setting.players
    return [count for count in left_to_deal(position) if count > 0]


def deal_refusal(position: Position, code: i64) -> str:
    """Return why chance cannot deal this now, or ``""``."""
    index = at_of(code)
    if position.stage == vocab.DEAL_MOONS:
        stack, stacks = (at_of(code), to_of(code)), position.setting.tables.stacks
        index = stacks.index(stack) if stack in stacks else -1
    if index >= 0 and left_to_deal(position)[index] > 0:
        return ""
    return ("region-laid", "prey-laid", "moon-laid", "pack-taken")[position.stage]


def play_deal(position: Position, code: i64, log: Log | None) -> None:
    """Lay down what chance has drawn, and continue with the next slot or stage."""
    if position.stage == vocab.DEAL_REGIONS:
        _lay_region(position, at_of(code), log)
    elif position.stage == vocab.DEAL_PREY:
        _lay_prey(position, at_of(code), log)
    else:
        _lay_moon(position, at_of(code), to_of(code), log)
    position.count += 1
    if position.count == position.setting.board.region_count:
        position.count = 0
        position.stage += 1


def _lay_region(position: Position, region: i64, log: Log | None) -> None:
    """W1.3 Lay a region board; W3.1 after the last one, the lone wolves come."""
    board = position.setting.board
    position.regions = append(position.regions[:], region)
    if log is not None:
        log.add("region", CHANCE, {"slot": position.count, "region": board.region_ids[region]})
    if len(position.regions) == board.region_count:
        position.lay_regions()
        for place in board.lone_wolves:
            position.cells[place] = pieces.with_token(0, pieces.LONE_WOLF)


def _lay_prey(position: Position, kind: i64, log: Log | None) -> None:
    """W3.2 Lay a stack of prey."""
    place = position.setting.board.prey[position.count]
    position.cells[place] = pieces.with_token(
        0, pieces.FIRST_PREY + kind, position.setting.tables.prey_stack
    )
    if log is not None:
        names = position.setting.board.names
        log.add("prey", CHANCE, {"at": names[place], "prey": vocab.PREY[kind]})


def _lay_moon(position: Position, upper: i64, lower: i64, log: Log | None) -> None:
    """W3.3, W16.2 Lay region tokens on a lake; W16.3 the neutral pack comes with them."""
    slot = position.count
    position.moons[2 * slot] = upper
    position.moons[2 * slot + 1] = lower
    if log is not None:
        log.add("token", CHANCE, {"slot": slot, "token": stack_name(upper, lower)})
    if position.setting.players == 2:
        sides = position.setting.tables.neutral[(upper, lower)]
        for side in range(len(sides)):
            place = position.setting.board.corners[slot][side]
            for kind in sides[side]:
                position.put(place, pieces.piece(pieces.NEUTRAL, kind))


def play_pack(position: Position, code: i64, log: Log | None) -> None:
    """W3.4 A seat gets its pack, by chance or by choice, in seat order."""
    seat = position.count
    home = at_of(code)
    position.packs[seat * state.PACK_FIELDS + state.HOME] = home
    if log is not None:
        log.add("pack", seat, {"home": vocab.TERRAINS[home]})
    position.count += 1
    position.seat = position.count
    if position.count == position.setting.players:
        position.count = 0
        position.seat = 0
        if position.setting.choose_tiles:
            position.stage = vocab.CHOOSE_TILES
        else:
            _find_first(position, log)


def has_chance_to_deal(position: Position) -> bool:
    """Whether the next step belongs to chance; W17 packs may be chosen instead."""
    if position.stage == vocab.DEAL_PACKS:
        return not position.setting.choose_packs
    return position.stage < vocab.DEAL_PACKS or position.stage == vocab.DRAW_FIRST


def lay_boards(position: Position) -> None:
    """W17 Lay out the player boards; with tokens where the first player is known already."""
    for seat in range(position.setting.players):
        position.packs[seat * state.PACK_FIELDS + state.HOME] = state.UNDEALT
    if not position.setting.draws_first:
        position.first = FIRST_SEAT
        _hand_out_tokens(position)


def _hand_out_tokens(position: Position) -> None:
    """W16.5, W17 Give action tokens to those who come late in the order of turns."""
    tables = position.setting.tables
    for seat in range(position.setting.players):
        place = position.place_in_order(seat)
        tokens = tables.first_tokens[place]
        if position.setting.late_tokens and place in tables.late_places:
            tokens += 1
        position.add_to_field(seat, state.ACTION_TOKENS, tokens)


# W3.6 The first player.


FIRST_SEAT: Final = 0
"""W17 Who is the first player where a table does not draw."""


def _find_first(position: Position, log: Log | None) -> None:
    """W3.6 Let chance draw the first player, if the table draws."""
    position.seat = 0
    if position.setting.draws_first:
        position.stage = vocab.DRAW_FIRST
    else:
        _begin_draft(position, log)


def first_codes(position: Position) -> vec[i64]:
    """W3.6 Return every seat that may be drawn."""
    return vec[i64]([pack(vocab.FIRST, seat) for seat in range(position.setting.players)])


def play_first(position: Position, code: i64, log: Log | None) -> None:
    """W3.6 A seat is drawn: it is the first player."""
    position.first = at_of(code)
    _hand_out_tokens(position)
    _begin_draft(position, log)


def _begin_draft(position: Position, log: Log | None) -> None:
    """W3.5 The first player places the first pair."""
    position.stage = vocab.DRAFTING
    position.seat = position.first
    if log is not None:
        way = "drawn" if position.setting.draws_first else "seat-1"
        log.add("first", position.first, {"way": way})


# W2.9, W3.5, W16.4 Choosing tile faces, and the draft.


FRONTS: Final = 0
BACKS: Final = 1
ALL_BACKS: Final = 31
CRESCENT: Final = 1
DRAFT_PAIRS: Final = 2
"""W3.5 Pairs of alpha and pack wolf a seat drafts."""


def tile_codes() -> vec[i64]:
    """W2.9 All fronts or all backs."""
    return vec[i64]([pack(vocab.TILES, FRONTS), pack(vocab.TILES, BACKS)])


def play_tiles(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W2.9 Turn the five tiles; the next seat chooses."""
    side = at_of(code)
    position.packs[seat * state.PACK_FIELDS + state.FACES] = ALL_BACKS if side == BACKS else 0
    if log is not None:
        log.add("tiles", seat, {"side": vocab.SIDES[side]})
    position.seat = seat + 1
    if position.seat == position.setting.players:
        _find_first(position, log)


def draft_codes(position: Position, seat: i64) -> vec[i64]:
    """W3.5, W16.4 Return every hex a seat may draft to."""
    places = position.setting.board.draft_places
    return vec[i64]([pack(vocab.DRAFT, h) for h in places if not draft_refusal(position, seat, h)])


def draft_refusal(position: Position, seat: i64, place: i64) -> str:
    """W3.5, W16.4 Return why a seat may not draft to this hex, or ``""``."""
    board = position.setting.board
    cell = position.cells[place]
    if not board.has_start:
        if cell != 0:
            return "draft-on-token" if pieces.token_of(cell) else "draft-on-piece"
        crescent = position.moons[2 * board.slots[place]] == CRESCENT
        return "draft-under-crescent" if crescent else ""
    side = board.sides[place]
    if side == 0:
        return "draft-off-chasm"
    if pieces.first_of(cell) != 0:
        return "draft-on-taken"
    return "draft-same-side" if drafted_side(position, seat) == side else ""


def drafted_side(position: Position, seat: i64) -> i64:
    """W3.5 Return the side of the chasm a seat has drafted to, or 0."""
    alphas = state.alphas_of(position, seat)
    return position.setting.board.sides[alphas[0]] if len(alphas) > 0 else 0


def drafting_seat(position: Position, step: i64) -> i64:
    """W3.5 Snake order: clockwise from the first player, then back from the last to the first."""
    players = position.setting.players
    place = step if step < players else 2 * players - 1 - step
    return (position.first + place) % players


def play_draft(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W3.5 Put an alpha and a pack wolf there; W3.6 the first drafter plays first."""
    place = at_of(code)
    position.put(place, pieces.piece(seat, vocab.ALPHA))
    position.put(place, pieces.piece(seat, vocab.PACK_WOLF))
    if log is not None:
        log.add("draft", seat, {"at": position.setting.board.names[place]})
    position.count += 1
    if position.count < DRAFT_PAIRS * position.setting.players:
        position.seat = drafting_seat(position, position.count)
        return
    position.count = 0
    position.seat = position.first
    position.turn = 1
    position.stage = vocab.ACTING
