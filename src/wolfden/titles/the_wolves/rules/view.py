"""What a seat or a watcher sees. The Wolves hides nothing: everyone sees the same.

The view is built field by field all the same, so that a field added to the state is not shown
before someone decided that it may be.

An action changes little of the table, so parts of a view are made once and shared by
all views of all games: a comparison of two views skips what both share.
"""

from functools import cache
from typing import Final, cast

from wolfden.core.changes import Change, add_changes
from wolfden.core.machine import i64
from wolfden.titles.the_wolves.rules import pieces, scene, state, vocabulary as vocab
from wolfden.titles.the_wolves.rules.board import Board
from wolfden.titles.the_wolves.rules.dens import LAIR_TOKEN, SECOND_DEN, token_name
from wolfden.titles.the_wolves.rules.hunting import HUNT_TOKEN
from wolfden.titles.the_wolves.rules.scene import (
    Land,
    Moon,
    Pack,
    Piece,
    Printed,
    Region,
    Scene,
    Strength,
    Tile,
    Track,
    Turn,
    Walker,
)
from wolfden.titles.the_wolves.rules.scoring import CONTROL_WEIGHT, control, leaders, score_parts
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.rules.tables import HOME_TILE, Tables, stack_name, tables
from wolfden.titles.the_wolves.rules.turn import FREE_ACTIONS


class Parts:
    """What player boards and the calendar can show, for one number of players."""

    def __init__(self, numbers: Tables) -> None:
        self.tiles: Final = [
            [_tile(name, bool(faces >> bit & 1)) for bit, name in enumerate(numbers.tile_names)]
            for faces in range(HOME_TILE)
        ]
        """W2.9 By faces: the tiles."""
        self._pays: Final = [
            _pays(numbers, home, faces)
            for home in range(state.UNDEALT, vocab.TERRAIN_COUNT)
            for faces in range(HOME_TILE)
        ]
        self._tracks: Final = [
            _track(numbers, track, dens)
            for track in range(len(vocab.TRACKS))
            for dens in range(pieces.MAX_DENS + 1)
        ]
        self.prey: Final = [
            [name for kind, name in enumerate(vocab.PREY) if taken >> kind & 1]
            for taken in range(1 << len(vocab.PREY))
        ]
        """W2.7 By bits: the prey taken."""
        self._dates: Final = list(numbers.moon)
        self._points: Final = [
            [first, lesser]
            for first, lesser in zip(numbers.region_points, numbers.lesser_points, strict=True)
        ]
        self.printed: Final = _printed(numbers)
        self._moons: Final[dict[int, Moon]] = {}
        self._strengths: Final[dict[int, Strength]] = {}
        self.packs: Final[dict[tuple[int, ...], Pack]] = {}
        """Player boards by their fields, those that occurred so far."""

    def pays(self, home: i64, faces: i64) -> list[int]:
        """W5.2 Return how many tiles show each terrain; the home tile once it is known."""
        return self._pays[(home - state.UNDEALT) * HOME_TILE + faces]

    def moon(self, date: i64, scored: i64) -> Moon:
        """W13, W14.1 Return the calendar, with the dates taken and the phases scored."""
        key = date * (len(vocab.PHASES) + 1) + scored
        found = self._moons.get(key)
        if found is None:
            found = self._moons[key] = {
                "date": date,
                "dates": self._dates,
                "points": self._points,
                "scored": list(vocab.PHASES[:scored]),
            }
        return found

    def track(self, track: i64, dens: i64) -> Track:
        """W2.2 Return an attribute track."""
        return self._tracks[track * (pieces.MAX_DENS + 1) + dens]

    def strength(self, owner: i64, strength: i64, leads: bool) -> Strength:
        """W14.2 Return what an owner has in a region; there are a few hundred such."""
        key = 2 * (strength * (pieces.NEUTRAL + 1) + owner) + int(leads)
        found = self._strengths.get(key)
        if found is None:
            found = {
                "owner": scene.NEUTRAL_OWNER if owner == pieces.NEUTRAL else owner,
                "control": strength // CONTROL_WEIGHT,
                "alphas": strength % CONTROL_WEIGHT,
                "leads": leads,
            }
            self._strengths[key] = found
        return found


def _tile(name: str, turned: bool) -> Tile:
    front, back = name.split("/")
    return {"tile": name, "shows": back if turned else front, "back": front if turned else back}


def _pays(numbers: Tables, home: int, faces: int) -> list[int]:
    shown = numbers.shown[max(home, 0) * HOME_TILE + faces]
    tiles = [tiles % HOME_TILE if home == state.UNDEALT else tiles for tiles in shown]
    return [one.bit_count() for one in tiles]


def _track(numbers: Tables, track: int, dens: int) -> Track:
    values = list(numbers.attributes[track])
    tokens = [""] * len(values)
    tokens[SECOND_DEN] = token_name(numbers.second_den_is_action[track])
    tokens[pieces.MAX_DENS] = token_name(numbers.fourth_den_is_action[track])
    return {
        "dens": dens,
        "value": values[dens],
        "values": values,
        "points": numbers.attribute_points,
        "tokens": tokens,
    }


def _printed(numbers: Tables) -> Printed:
    return {
        "wolves": [
            vocab.KINDS[vocab.ALPHA if is_alpha else vocab.PACK_WOLF]
            for is_alpha in numbers.wolf_is_alpha
        ],
        "wolf_points": numbers.wolf_points,
        "lair_points": numbers.lair_points,
        "lair_token": LAIR_TOKEN,
        "hunt_points": numbers.hunt_points,
        "hunt_token": HUNT_TOKEN if numbers.hunt_gives_action else "",
        "costs": {
            "move": numbers.move_cost,
            "howl": numbers.howl_cost,
            "den": numbers.den_cost,
            "lair": numbers.lair_cost,
            "dominate": numbers.dominate_cost,
        },
    }


@cache
def parts(players: int) -> Parts:
    """Return the parts for a number of players."""
    return Parts(tables(players))


# The view.

TURN: Final = ("stage", "seat", "first", "turn", "actions", "free_actions", "walkers", "ground")
"""The first fields of a view: whose turn it is, and what is left of it."""

MOST_FULL_LANDS: Final = 8192
"""Hexes with two pieces or a token kept for a board; a game meets a hundred."""
MOST_KEPT: Final = 4096
"""Regions kept for a board, and player boards for a number of players."""


def view(position: Position) -> Scene:
    """Return everything on the table, as JSON-ready data."""
    board, shown = position.setting.board, parts(position.setting.players)
    hexes = [_hex(position, place) for place in range(board.size)]
    regions = [_region(position, shown, slot) for slot in range(board.region_count)]
    packs = [_pack(position, shown, seat) for seat in range(position.setting.players)]
    turn = dict(zip(TURN, _turn(position), strict=True))
    return {
        **cast(Turn, turn),
        "walked": _walked(position),
        "moon": shown.moon(position.moon, position.scored),
        "hexes": hexes,
        "water": board.waters,
        "regions": regions,
        "printed": shown.printed,
        "packs": packs,
    }


def _turn(position: Position) -> list[str | int]:
    """Return the values of ``TURN``."""
    return [
        vocab.STAGES[position.stage],
        position.seat,
        position.first,
        position.turn,
        position.actions,
        FREE_ACTIONS,
        position.walkers,
        vocab.TERRAINS[position.ground] if position.stage == vocab.WALKING else "",
    ]


def _walked(position: Position) -> list[Walker]:
    """W6.1 Return the wolves that have walked in the present move."""
    names = position.setting.board.names
    return [{"hex": names[wolf >> 1], "wolf": vocab.KINDS[wolf & 1]} for wolf in position.walked]


def view_changes(before: Position, position: Position) -> list[Change] | None:
    """Return how the view of a position differs from that of an earlier or a later one.

    ``None`` if they belong to different games, or the map was laid in between. Hexes, regions and
    player boards are compared by what they consist of: few of them change.
    """
    if (
        before.setting is not position.setting
        or len(before.terrain) != len(position.terrain)
        or len(before.regions) != len(position.regions)
    ):
        return None
    shown = parts(position.setting.players)
    found: list[Change] = []
    old_turn, turn = _turn(before), _turn(position)
    for place, name in enumerate(TURN):
        if old_turn[place] != turn[place]:
            found.append(([name], turn[place]))
    add_changes(_walked(before), _walked(position), ["walked"], found)
    old_moon = shown.moon(before.moon, before.scored)
    add_changes(old_moon, shown.moon(position.moon, position.scored), ["moon"], found)
    touched = _add_hexes(before, position, found)
    for slot in range(position.setting.board.region_count):
        if touched[slot] or _is_other_region(before, position, slot):
            old_region, region = _region(before, shown, slot), _region(position, shown, slot)
            add_changes(old_region, region, ["regions", slot], found)
    for seat in range(position.setting.players):
        if _is_other_pack(before, position, seat):
            old_pack, pack = _pack(before, shown, seat), _pack(position, shown, seat)
            add_changes(old_pack, pack, ["packs", seat], found)
    return found


def _add_hexes(before: Position, position: Position, found: list[Change]) -> list[bool]:
    """Add the changes of all hexes; return which regions they are in."""
    board = position.setting.board
    size: i64 = board.size
    is_laid = len(position.terrain) > 0
    touched = [False] * board.region_count
    place: i64 = 0
    while place < size:
        if before.cells[place] != position.cells[place] or (
            is_laid and before.terrain[place] != position.terrain[place]
        ):
            add_changes(_hex(before, place), _hex(position, place), ["hexes", place], found)
            if board.slots[place] >= 0:
                touched[board.slots[place]] = True
        place += 1
    return touched


def _is_other_region(before: Position, position: Position, slot: i64) -> bool:
    """Whether another region or other tokens are in a slot."""
    if slot < len(position.regions) and before.regions[slot] != position.regions[slot]:
        return True
    upper, lower = 2 * slot, 2 * slot + 1
    return (
        before.moons[upper] != position.moons[upper] or before.moons[lower] != position.moons[lower]
    )


def _is_other_pack(before: Position, position: Position, seat: i64) -> bool:
    """Whether anything on a player board has changed."""
    field = seat * state.PACK_FIELDS
    end = field + state.PACK_FIELDS
    while field < end:
        if before.packs[field] != position.packs[field]:
            return True
        field += 1
    return False


def _hex(position: Position, place: int) -> Land:
    """Return a hex; what was made once is kept, since an action changes few of them."""
    board = position.setting.board
    cell: i64 = position.cells[place]
    terrain: i64 = position.terrain[place] if position.terrain else -1
    if cell > pieces.ONE_PIECE:
        return _full_hex(board, place, cell, terrain)
    at = (place * (vocab.TERRAIN_COUNT + 1) + terrain + 1) * (pieces.ONE_PIECE + 1) + cell
    land = board.lands[at]
    if land is None:
        land = _land(board, place, cell, terrain)
        board.lands[at] = land
    return land


def _full_hex(board: Board, place: int, cell: i64, terrain: i64) -> Land:
    """Return a hex with two pieces or a token: few, but of many kinds."""
    key = (cell * (vocab.TERRAIN_COUNT + 1) + terrain + 1) * board.size + place
    land = board.full_lands.get(key)
    if land is None:
        if len(board.full_lands) >= MOST_FULL_LANDS:
            board.full_lands.clear()
        land = board.full_lands[key] = _land(board, place, cell, terrain)
    return land


def _land(board: Board, place: int, cell: i64, terrain: i64) -> Land:
    token = pieces.token_of(cell)
    return {
        "hex": board.names[place],
        "q": board.hexes[place].q,
        "r": board.hexes[place].r,
        "region": board.slots[place],
        "terrain": vocab.TERRAINS[terrain] if terrain >= 0 else "",
        "pieces": [_piece(one) for one in (pieces.first_of(cell), pieces.second_of(cell)) if one],
        "lone_wolf": token == pieces.LONE_WOLF,
        "prey": vocab.PREY[token - pieces.FIRST_PREY] if token >= pieces.FIRST_PREY else "",
        "stack": pieces.stack_of(cell),
    }


def _piece(one: i64) -> Piece:
    """Return a piece; its owner is a seat, or -1 for the neutral pack."""
    owner = pieces.owner_of(one)
    return {
        "owner": scene.NEUTRAL_OWNER if owner == pieces.NEUTRAL else owner,
        "kind": vocab.KINDS[pieces.kind_of(one)],
    }


def _region(position: Position, shown: Parts, slot: int) -> Region:
    """Return a region; most stay as they are from one action to the next."""
    board = position.setting.board
    dealt = position.regions[slot] if slot < len(position.regions) else state.UNDEALT
    upper, lower = position.moons[2 * slot], position.moons[2 * slot + 1]
    strength = control(position, slot)
    key = (slot, dealt, upper, lower, *strength)
    region = board.shown_regions.get(key)
    if region is None:
        if len(board.shown_regions) >= MOST_KEPT:
            board.shown_regions.clear()
        region = board.shown_regions[key] = {
            "region": "" if dealt == state.UNDEALT else board.region_ids[dealt],
            "lake": board.lake_names[slot],
            "token": stack_name(upper, lower) if upper else "",
            "control": _control(shown, strength),
        }
    return region


def _control(shown: Parts, strength: list[int]) -> list[Strength]:
    """W14.2 Return who has something in a region, the strongest first."""
    first = leaders(strength)
    present = [owner for owner in range(len(strength)) if strength[owner]]
    present.sort(key=lambda owner: -strength[owner])
    return [shown.strength(owner, strength[owner], owner in first) for owner in present]


def _pack(position: Position, shown: Parts, seat: int) -> Pack:
    """Return a player board; most stay as they are from one action to the next."""
    start = seat * state.PACK_FIELDS
    key = tuple([position.packs[start + field] for field in range(state.PACK_FIELDS)])
    pack = shown.packs.get(key)
    if pack is None:
        if len(shown.packs) >= MOST_KEPT:
            shown.packs.clear()
        pack = shown.packs[key] = _build_pack(position, shown, seat)
    return pack


def _build_pack(position: Position, shown: Parts, seat: int) -> Pack:
    home = position.field(seat, state.HOME)
    faces = position.field(seat, state.FACES)
    return {
        "home": "" if home == state.UNDEALT else vocab.TERRAINS[home],
        "tiles": shown.tiles[faces],
        "pays": shown.pays(home, faces),
        "action_tokens": position.field(seat, state.ACTION_TOKENS),
        "terrain_tokens": position.field(seat, state.TERRAIN_TOKENS),
        "tracks": {
            name: shown.track(track, position.field(seat, state.DENS + track))
            for track, name in enumerate(vocab.TRACKS)
        },
        "wolves": position.field(seat, state.WOLVES),
        "lairs": position.field(seat, state.LAIRS),
        "prey": shown.prey[position.field(seat, state.PREY_TAKEN)],
        "region_points": position.field(seat, state.REGION_POINTS),
        "region_tokens": position.field(seat, state.REGION_TOKENS),
        "lesser_points": position.field(seat, state.LESSER_POINTS),
        "score": dict(score_parts(position, seat)),
    }
