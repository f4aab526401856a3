"""W2.9, W3.5, W16.4 Choosing tile faces, and the draft."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import i64, vec
from wolfden.titles.the_wolves.rules import state
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import at_of, pack
from wolfden.titles.the_wolves.rules.pieces import first_of, piece, token_of
from wolfden.titles.the_wolves.rules.state import Position, alphas_of
from wolfden.titles.the_wolves.rules.vocabulary import ALPHA, DRAFT, PACK_WOLF, SIDES, TILES

FRONTS: Final = 0
BACKS: Final = 1
ALL_BACKS: Final = 31
CRESCENT: Final = 1


def tile_codes() -> vec[i64]:
    """W2.9 All fronts or all backs."""
    return vec[i64]([pack(TILES, FRONTS), pack(TILES, BACKS)])


def play_tiles(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W2.9 Turn the five tiles; the next seat chooses."""
    side = at_of(code)
    position.packs[seat * state.PACK_FIELDS + state.FACES] = ALL_BACKS if side == BACKS else 0
    if log is not None:
        log.tell("tiles", seat, {"side": SIDES[side]})
    position.seat = seat + 1
    if position.seat == position.setting.players:
        position.seat = 0
        position.stage = vocab.DRAFTING


def draft_codes(position: Position, seat: i64) -> vec[i64]:
    """W3.5, W16.4 Return every hex a seat may draft to."""
    places = position.setting.board.draft_places
    return vec[i64]([pack(DRAFT, h) for h in places if not draft_refusal(position, seat, h)])


def draft_refusal(position: Position, seat: i64, place: i64) -> str:
    """W3.5, W16.4 Return why a seat may not draft to this hex, or nothing."""
    board = position.setting.board
    cell = position.cells[place]
    if not board.has_start:
        if cell != 0:
            return "draft-on-token" if token_of(cell) else "draft-on-piece"
        crescent = position.moons[2 * board.slots[place]] == CRESCENT
        return "draft-under-crescent" if crescent else ""
    side = board.sides[place]
    if side == 0:
        return "draft-off-chasm"
    if first_of(cell) != 0:
        return "draft-on-taken"
    return "draft-same-side" if drafted_side(position, seat) == side else ""


def drafted_side(position: Position, seat: i64) -> i64:
    """W3.5 Return the side of the chasm a seat has drafted to, or 0."""
    alphas = alphas_of(position, seat)
    return position.setting.board.sides[alphas[0]] if len(alphas) > 0 else 0


def drafting_seat(players: i64, step: i64) -> i64:
    """W3.5 Snake order: first to last, then last to first."""
    return step if step < players else 2 * players - 1 - step


def play_draft(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W3.5 Put an alpha and a pack wolf there; W3.6 the first drafter plays first."""
    place = at_of(code)
    position.put(place, piece(seat, ALPHA))
    position.put(place, piece(seat, PACK_WOLF))
    if log is not None:
        log.tell("draft", seat, {"at": position.setting.board.names[place]})
    position.count += 1
    players = position.setting.players
    if position.count < 2 * players:
        position.seat = drafting_seat(players, position.count)
        return
    position.count = 0
    position.seat = 0
    position.turn = 1
    position.stage = vocab.ACTING
