"""W5 Paying with terrain tiles and terrain tokens.

A payment is six bits for the tiles used (bit 5 is the home tile) and, above them, the number of
terrain tokens.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.games.the_wolves.state import FACES, HOME, PACK_FIELDS, TERRAIN_TOKENS, Position
from wolfden.games.the_wolves.tables import HOME_TILE

ALL_TILES: Final = 2 * HOME_TILE - 1
TOKEN: Final = 2 * HOME_TILE
"""One terrain token in a payment."""
MAX_COST: Final = 3
"""W4.3 No action costs more."""


def _ways_to_pay() -> list[list[int]]:
    """Return every way to pay, by ``_row`` of the tiles that show the terrain, tokens and cost."""
    table: list[list[int]] = []
    for tiles in range(ALL_TILES + 1):
        parts = [part for part in range(ALL_TILES + 1) if part & ~tiles == 0]
        for tokens in range(MAX_COST + 1):
            for cost in range(MAX_COST + 1):
                fitting = [part for part in parts if 0 <= cost - part.bit_count() <= tokens]
                most_tiles_first = sorted(fitting, key=lambda part: (-part.bit_count(), part))
                ways = [part + TOKEN * (cost - part.bit_count()) for part in most_tiles_first]
                table.append(ways)
    return table


_WAYS: Final = _ways_to_pay()


def _row(tiles: i64, tokens: i64, cost: i64) -> i64:
    return (tiles * (MAX_COST + 1) + tokens) * (MAX_COST + 1) + cost


def tiles_used(payment: i64) -> i64:
    """Return the tiles of a payment as bits."""
    return payment & ALL_TILES


def tokens_used(payment: i64) -> i64:
    """Return the terrain tokens of a payment."""
    return payment // TOKEN


def tiles_showing(position: Position, seat: i64, terrain: i64) -> i64:
    """W2.9 Return the tiles of ``seat`` that show a terrain now, as bits."""
    return shown_tiles(position, seat)[terrain]


def shown_tiles(position: Position, seat: i64) -> list[int]:
    """W2.9 Return for each terrain the tiles of ``seat`` that show it now, as bits."""
    row = seat * PACK_FIELDS
    home: i64 = position.packs[row + HOME]
    faces: i64 = position.packs[row + FACES]
    return position.setting.tables.shown[home * HOME_TILE + faces]


def payments(position: Position, seat: i64, terrain: i64, cost: i64) -> list[int]:
    """W5.2 Return every way to pay exactly ``cost``, most tiles first."""
    tokens = min(position.field(seat, TERRAIN_TOKENS), MAX_COST)
    return _WAYS[_row(tiles_showing(position, seat, terrain), tokens, cost)]


def payments_by_terrain(position: Position, seat: i64, cost: i64) -> list[list[int]]:
    """W5.2 Return for each terrain every way to pay ``cost``; none where it cannot be paid."""
    tokens = min(position.field(seat, TERRAIN_TOKENS), MAX_COST)
    return [_WAYS[_row(tiles, tokens, cost)] for tiles in shown_tiles(position, seat)]


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
