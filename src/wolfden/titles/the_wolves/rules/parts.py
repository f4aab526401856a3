"""Parts of a view that are made once and shared by all views of all games.

An action changes little of what lies on the table. Whoever compares two views does not have to look
into what both of them share.
"""

from functools import cache
from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.the_wolves.rules import terms
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.scene import NEUTRAL_OWNER, Strength, Tile, Track
from wolfden.titles.the_wolves.rules.scoring import CONTROL_WEIGHT
from wolfden.titles.the_wolves.rules.state import UNDEALT
from wolfden.titles.the_wolves.rules.tables import HOME_TILE, Tables, tables


class Parts:
    """What player boards and the calendar can show, for one number of players."""

    def __init__(self, numbers: Tables) -> None:
        self.tiles: Final = [
            [_tile(name, bool(faces >> bit & 1)) for bit, name in enumerate(numbers.tile_names)]
            for faces in range(HOME_TILE)
        ]
        """W2.9 By faces: the tiles as they lie."""
        self._pays: Final = [
            _pays(numbers, home, faces)
            for home in range(UNDEALT, vocab.TERRAIN_COUNT)
            for faces in range(HOME_TILE)
        ]
        self._tracks: Final = [
            _track(numbers, track, dens)
            for track in range(len(vocab.TRACKS))
            for dens in range(terms.MAX_DENS + 1)
        ]
        self.prey: Final = [
            [name for kind, name in enumerate(vocab.PREY) if taken >> kind & 1]
            for taken in range(1 << len(vocab.PREY))
        ]
        """W2.7 By bits: the prey taken."""
        self.dates: Final = list(numbers.moon)
        self.points: Final = [
            [first, lesser]
            for first, lesser in zip(numbers.region_points, numbers.lesser_points, strict=True)
        ]
        self.scored: Final = [list(vocab.PHASES[:count]) for count in range(len(vocab.PHASES) + 1)]
        """W14.1 By their number: the phases scored."""
        self._strengths: Final[dict[int, Strength]] = {}

    def pays(self, home: i64, faces: i64) -> list[int]:
        """W5.2 Return how many tiles show each terrain; the home tile once it is known."""
        return self._pays[(home - UNDEALT) * HOME_TILE + faces]

    def track(self, track: i64, dens: i64) -> Track:
        """W2.2 Return an attribute track."""
        return self._tracks[track * (terms.MAX_DENS + 1) + dens]

    def strength(self, owner: i64, strength: i64, leads: bool) -> Strength:
        """W14.2 Return what an owner has in a region; there are a few hundred such."""
        key = 2 * (strength * (terms.NEUTRAL + 1) + owner) + int(leads)
        found = self._strengths.get(key)
        if found is None:
            found = {
                "owner": NEUTRAL_OWNER if owner == terms.NEUTRAL else owner,
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
    tiles = [tiles % HOME_TILE if home == UNDEALT else tiles for tiles in shown]
    return [one.bit_count() for one in tiles]


def _track(numbers: Tables, track: int, dens: int) -> Track:
    values = list(numbers.attributes[track])
    return {"dens": dens, "value": values[dens], "values": values}


@cache
def parts(players: int) -> Parts:
    """Return the parts for a number of players."""
    return Parts(tables(players))
