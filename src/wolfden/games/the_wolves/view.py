"""What a seat or a watcher sees. The Wolves is played in the open: everyone sees the same.

The view is built field by field all the same, so that a field added to the state is not shown
before someone decided that it may be.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.games.the_wolves.board import Board
from wolfden.games.the_wolves.pieces import (
    FIRST_PREY,
    KINDS,
    LONE_WOLF,
    first_of,
    kind_of,
    owner_of,
    second_of,
    stack_of,
    token_of,
)
from wolfden.games.the_wolves.rules.scoring import CONTROL_WEIGHT, control, score_parts
from wolfden.games.the_wolves.rules.turn import FREE_ACTIONS
from wolfden.games.the_wolves.scene import NEUTRAL_OWNER, Land, Pack, Piece, Region, Scene, Tile
from wolfden.games.the_wolves.state import (
    ACTION_TOKENS,
    DENS,
    FACES,
    HOME,
    LAIRS,
    LESSER_POINTS,
    PREY_TAKEN,
    REGION_POINTS,
    REGION_TOKENS,
    STAGES,
    TERRAIN_TOKENS,
    UNDEALT,
    WALKING,
    WOLVES,
    Position,
)
from wolfden.games.the_wolves.tables import HOME_TILE, stack_name
from wolfden.games.the_wolves.terms import NEUTRAL, PHASES, PREY, TERRAIN_COUNT, TERRAINS, TRACKS

MOST_LANDS: Final = 4096
"""Hexes kept for a board; a game meets a few hundred."""


def view(position: Position) -> Scene:
    """Return everything on the table, as JSON-ready data."""
    board, tables = position.setting.board, position.setting.tables
    return {
        "stage": STAGES[position.stage],
        "seat": position.seat,
        "turn": position.turn,
        "actions": position.actions,
        "free_actions": FREE_ACTIONS,
        "walkers": position.walkers,
        "ground": TERRAINS[position.ground] if position.stage == WALKING else "",
        "walked": [
            {"hex": board.names[wolf >> 1], "wolf": KINDS[wolf & 1]} for wolf in position.walked
        ],
        "moon": {
            "date": position.moon,
            "dates": list(tables.moon),
            "points": [
                [first, lesser]
                for first, lesser in zip(tables.region_points, tables.lesser_points, strict=True)
            ],
            "scored": [PHASES[phase] for phase in range(position.scored)],
        },
        "hexes": [_hex(position, place) for place in range(board.size)],
        "water": [
            {"hex": name, "q": h.q, "r": h.r, "kind": "lake" if h in board.lakes else "chasm"}
            for name, h in board.water.items()
        ],
        "regions": [_region(position, slot) for slot in range(board.region_count)],
        "packs": [_pack(position, seat) for seat in range(position.setting.players)],
    }


def _hex(position: Position, place: int) -> Land:
    """Return a hex; what was made once is kept, since an action changes few of them."""
    board = position.setting.board
    cell: i64 = position.cells[place]
    terrain: i64 = position.terrain[place] if position.terrain else -1
    key = (cell * (TERRAIN_COUNT + 1) + terrain + 1) * board.size + place
    land = board.lands.get(key)
    if land is None:
        if len(board.lands) >= MOST_LANDS:
            board.lands.clear()
        land = board.lands[key] = _land(board, place, cell, terrain)
    return land


def _land(board: Board, place: int, cell: i64, terrain: i64) -> Land:
    token = token_of(cell)
    return {
        "hex": board.names[place],
        "q": board.hexes[place].q,
        "r": board.hexes[place].r,
        "region": board.slots[place],
        "terrain": TERRAINS[terrain] if terrain >= 0 else "",
        "pieces": [_piece(one) for one in (first_of(cell), second_of(cell)) if one],
        "lone_wolf": token == LONE_WOLF,
        "prey": PREY[token - FIRST_PREY] if token >= FIRST_PREY else "",
        "stack": stack_of(cell),
    }


def _piece(one: i64) -> Piece:
    """Return a piece; its owner is a seat, or -1 for the neutral pack."""
    owner = owner_of(one)
    return {"owner": NEUTRAL_OWNER if owner == NEUTRAL else owner, "kind": KINDS[kind_of(one)]}


def _region(position: Position, slot: int) -> Region:
    board = position.setting.board
    upper, lower = position.moons[2 * slot], position.moons[2 * slot + 1]
    strength = control(position, slot)
    dealt = slot < len(position.regions)
    return {
        "region": board.region_ids[position.regions[slot]] if dealt else "",
        "lake": _lake_name(board, slot),
        "token": stack_name(upper, lower) if upper else "",
        "control": [
            {
                "owner": NEUTRAL_OWNER if owner == NEUTRAL else owner,
                "control": strength[owner] // CONTROL_WEIGHT,
                "alphas": strength[owner] % CONTROL_WEIGHT,
            }
            for owner in range(len(strength))
            if strength[owner]
        ],
    }


def _lake_name(board: Board, slot: int) -> str:
    return next(name for name, place in board.water.items() if place == board.lakes[slot])


def _pack(position: Position, seat: int) -> Pack:
    tables = position.setting.tables
    home = position.field(seat, HOME)
    faces = position.field(seat, FACES)
    prey = position.field(seat, PREY_TAKEN)
    return {
        "home": "" if home == UNDEALT else TERRAINS[home],
        "tiles": [
            _tile(name, bool(faces >> bit & 1)) for bit, name in enumerate(tables.tile_names)
        ],
        "pays": [_pays(position, seat, terrain) for terrain in range(len(TERRAINS))],
        "action_tokens": position.field(seat, ACTION_TOKENS),
        "terrain_tokens": position.field(seat, TERRAIN_TOKENS),
        "tracks": {
            name: {
                "dens": position.field(seat, DENS + track),
                "value": position.attribute(seat, track),
                "values": list(tables.attributes[track]),
            }
            for track, name in enumerate(TRACKS)
        },
        "wolves": position.field(seat, WOLVES),
        "lairs": position.field(seat, LAIRS),
        "prey": [name for kind, name in enumerate(PREY) if prey >> kind & 1],
        "region_points": position.field(seat, REGION_POINTS),
        "region_tokens": position.field(seat, REGION_TOKENS),
        "lesser_points": position.field(seat, LESSER_POINTS),
        "score": dict(score_parts(position, seat)),
    }


def _pays(position: Position, seat: int, terrain: int) -> int:
    """W5.2 Return how many tiles of a seat show a terrain now; the home tile once it is known."""
    faces = position.field(seat, FACES)
    home = position.field(seat, HOME)
    shown = position.setting.tables.shown[max(home, 0) * HOME_TILE + faces][terrain]
    return bin(shown % HOME_TILE if home == UNDEALT else shown).count("1")


def _tile(name: str, turned: bool) -> Tile:
    front, back = name.split("/")
    return {"tile": name, "shows": back if turned else front, "back": front if turned else back}
