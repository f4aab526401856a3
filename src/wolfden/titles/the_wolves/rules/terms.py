"""The words of The Wolves, each with the small number that stands for it inside a state."""

from typing import Final

TERRAINS: Final = ("forest", "rock", "grass", "tundra", "desert")
FOREST: Final = 0
ROCK: Final = 1
GRASS: Final = 2
TUNDRA: Final = 3
DESERT: Final = 4
TERRAIN_COUNT: Final = 5

TRACKS: Final = ("spread", "speed", "howl")
SPREAD: Final = 0
SPEED: Final = 1
HOWL_RANGE: Final = 2

PREY: Final = ("moose", "deer", "raccoon", "boar", "hare")

PHASES: Final = ("crescent", "quarter", "full")
"""W13.2 The moon phases, in the order they are scored; a region token is 1 + its index."""

TOKENS: Final = ("action", "terrain")
ZONES: Final = ("A", "B", "C", "D", "E")

MAX_DENS: Final = 4
"""W2.2 Dens on one attribute track."""

NEUTRAL: Final = 5
"""W16.3 The owner number of the neutral pack; seats are 0 to 4."""
