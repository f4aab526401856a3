"""W5 Paying with terrain tiles and terrain tokens.

A payment is six bits for the tiles used (bit 5 is the home tile) and, above them, the number of
terrain tokens.
"""

from typing import Final

from wolfden.core.machine import i64, vec
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.state import FACES, HOME, PACK_FIELDS, TERRAIN_TOKENS, Position
from wolfden.titles.the_wolves.rules.tables import HOME_TILE, TOKEN, purse

ALL_TILES: Final = 2 * HOME_TILE - 1


def tiles_used(payment: i64) -> i64:
    """Return the tiles of a payment as bits."""
    return payment & ALL_TILES


def tokens_used(payment: i64) -> i64:
    """Return the terrain tokens of a payment."""
    return payment // TOKEN


def tiles_showing(position: Position, seat: i64, terrain: i64) -> i64:
    """W2.9 Return the tiles of ``seat`` that show a terrain now, as bits."""
    row = seat * PACK_FIELDS
    faces = position.packs[row + HOME] * HOME_TILE + position.packs[row + FACES]
    return position.setting.tables.shown[faces][terrain]


def purse_of(position: Position, seat: i64) -> i64:
    """W5.2 Return the ``purse`` of what ``seat`` can pay with now."""
    packs = position.packs
    row = seat * PACK_FIELDS
    faces = packs[row + HOME] * HOME_TILE + packs[row + FACES]
    return purse(faces, packs[row + TERRAIN_TOKENS])


def payments(position: Position, seat: i64, terrain: i64, cost: i64) -> vec[i64]:
    """W5.2 Return every way to pay exactly ``cost``, most tiles first."""
    first = (purse_of(position, seat) + cost) * vocab.TERRAIN_COUNT
    return position.setting.tables.ways[first + terrain]


def payment_refusal(position: Position, seat: i64, terrain: i64, cost: i64, payment: i64) -> str:
    """W5.2 Return why this payment is not accepted, or ``""``."""
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
    position.packs[row + FACES] ^= payment & (HOME_TILE - 1)
    position.add_to_field(seat, TERRAIN_TOKENS, -tokens_used(payment))
