"""W5 Paying with terrain tiles and terrain tokens.

A payment is six bits for the tiles used (bit 5 is the home tile) and, above them, the number of
terrain tokens.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.games.the_wolves.state import FACES, HOME, PACK_FIELDS, TERRAIN_TOKENS, Position
from wolfden.games.the_wolves.tables import HOME_TILE, MAX_COST, TOKEN, ways_row

ALL_TILES: Final = 2 * HOME_TILE - 1


def tiles_used(payment: i64) -> i64:
    """Return the tiles of a payment as bits."""
    return payment & ALL_TILES


def tokens_used(payment: i64) -> i64:
    """Return the terrain tokens of a payment."""
    return payment // TOKEN


def tiles_showing(position: Position, seat: i64, terrain: i64) -> i64:
    """W2.9 Return the tiles of ``seat`` that show a terrain now, as bits."""
    return position.setting.tables.shown[_faces(position, seat)][terrain]


def _faces(position: Position, seat: i64) -> i64:
    """Return the row of the tables for the tiles of ``seat`` as they lie now."""
    row = seat * PACK_FIELDS
    home: i64 = position.packs[row + HOME]
    return home * HOME_TILE + position.packs[row + FACES]


def payments_by_terrain(position: Position, seat: i64, cost: i64) -> list[list[int]]:
    """W5.2 Return for each terrain every way to pay ``cost``; none where it cannot be paid."""
    tokens = min(position.field(seat, TERRAIN_TOKENS), MAX_COST)
    return position.setting.tables.ways[ways_row(_faces(position, seat), tokens, cost)]


def is_payable(ways: list[list[int]]) -> bool:
    """W5.2 Whether any terrain at all can be paid."""
    for way in ways:
        if way:
            return True
    return False


def payments(position: Position, seat: i64, terrain: i64, cost: i64) -> list[int]:
    """W5.2 Return every way to pay exactly ``cost``, most tiles first."""
    return payments_by_terrain(position, seat, cost)[terrain]


def payment_refusal(position: Position, seat: i64, terrain: i64, cost: i64, payment: i64) -> str:
    """W5.2 Return why this payment is not accepted, or nothing."""
    tiles = tiles_used(payment)
    if tiles & ~tiles_showing(position, seat, terrain):
        return "tile-shows-other"
    if tokens_used(payment) > position.field(seat, TERRAIN_TOKENS):
        return "tokens-missing"
    if bin(tiles).count("1") + tokens_used(payment) != cost:
        return "wrong-price"
    return ""


def pay(position: Position, seat: i64, payment: i64) -> None:
    """W5.2 Flip the used tiles and return the used tokens; W5.3 home shows home again."""
    row = seat * PACK_FIELDS
    faces: i64 = position.packs[row + FACES]
    position.packs[row + FACES] = faces ^ (payment & (HOME_TILE - 1))
    position.add_to_field(seat, TERRAIN_TOKENS, -tokens_used(payment))
