"""The words of the rules, each with its number in a state.

Made by ``python -m wolfden.i18n.generate`` from ``vocabulary.toml``: do not edit.
"""

from typing import Final

# fmt: off
TERRAINS: Final = ("forest", "rock", "grass", "tundra", "desert")
TERRAIN_COUNT: Final = 5

TRACKS: Final = ("spread", "speed", "howl")
SPREAD: Final = 0
SPEED: Final = 1
HOWL_RANGE: Final = 2

PREY: Final = ("moose", "deer", "raccoon", "boar", "hare")

PHASES: Final = ("crescent", "quarter", "full")

TOKENS: Final = ("action", "terrain")

ZONES: Final = ("A", "B", "C", "D", "E")

KINDS: Final = ("pack", "alpha", "den", "lair")
PACK_WOLF: Final = 0
ALPHA: Final = 1
DEN: Final = 2
LAIR: Final = 3
KIND_COUNT: Final = 4

SIDES: Final = ("fronts", "backs")

STAGES: Final = (
    "regions", "prey", "moons", "packs", "tiles", "first", "draft", "act", "walk", "hunt",
    "over",
)
DEAL_REGIONS: Final = 0
DEAL_PREY: Final = 1
DEAL_MOONS: Final = 2
DEAL_PACKS: Final = 3
CHOOSE_TILES: Final = 4
DRAW_FIRST: Final = 5
DRAFTING: Final = 6
ACTING: Final = 7
WALKING: Final = 8
HUNTING: Final = 9
OVER: Final = 10

VERBS: Final = (
    "region", "prey", "moon", "pack", "tiles", "draft", "move", "walk", "stop", "den", "lair",
    "howl", "dominate", "hunt", "end", "first",
)
REGION: Final = 0
PREY_STACK: Final = 1
MOON: Final = 2
PACK: Final = 3
TILES: Final = 4
DRAFT: Final = 5
MOVE: Final = 6
WALK: Final = 7
STOP: Final = 8
BUILD_DEN: Final = 9
BUILD_LAIR: Final = 10
HOWL: Final = 11
DOMINATE: Final = 12
HUNT: Final = 13
END: Final = 14
FIRST: Final = 15

END_REASONS: Final = ("full-moon", "standstill", "turn-limit")
FULL_MOON: Final = 0
STANDSTILL: Final = 1
TURN_LIMIT: Final = 2

SCORE_PARTS: Final = ("lairs", "hunt", "wolves", "regions", "lesser")

REASON_RULES: Final = {
    "region-laid": "W1.3", "prey-laid": "W3.2", "moon-laid": "W3.3", "pack-taken": "W3.4",
    "draft-off-chasm": "W3.5", "draft-on-taken": "W3.5", "draft-same-side": "W3.5",
    "draft-on-token": "W16.4", "draft-on-piece": "W16.4", "draft-under-crescent": "W16.4",
    "not-dealing": "W3.1", "packs-known": "W3.4", "tiles-fixed": "W2.9", "draft-over": "W3.5",
    "first-known": "W3.6", "first-first": "W3.6", "packs-first": "W3.4", "tiles-first": "W2.9",
    "draft-first": "W3.5", "deal-first": "W3.1", "walk-first": "W6.1", "hunt-first": "W12.2",
    "pay-first": "W6.1", "no-hunt": "W12.2", "no-action-left": "W4.2",
    "one-token-a-turn": "W17", "cannot-pay": "W5.2", "tile-shows-other": "W5.2",
    "tokens-missing": "W5.2", "wrong-price": "W5.2", "no-such-wolf": "W6.1",
    "walked-already": "W6.1", "walk-in-place": "W6.6", "walk-off-terrain": "W6.1",
    "walk-too-far": "W6.1", "walk-onto-token": "W6.3", "walk-onto-two": "W6.5",
    "walk-onto-neutral": "W16.3", "walk-onto-lair": "W6.5", "walk-onto-alpha": "W6.5",
    "walk-pack-onto-pack": "W6.5", "no-wolf-can-walk": "W6.1", "wolf-stuck": "W6.1",
    "no-refuge": "W7.1", "refuge-needed": "W7.1", "refuge-not-nearest": "W7.1",
    "nobody-displaced": "W7.1", "nowhere-to-dig": "W8.1", "den-on-token": "W8.1",
    "den-on-two": "W8.1", "den-on-rival": "W8.1", "den-on-den": "W8.1",
    "den-without-alpha": "W8.1", "no-den-left": "W8.2", "track-empty": "W8.2",
    "nothing-to-upgrade": "W9.1", "lair-without-den": "W9.1", "lair-without-lake": "W9.1",
    "lair-in-region": "W9.1", "lair-without-alpha": "W9.1", "no-lair-left": "W2.1",
    "nothing-to-howl": "W10.1", "howl-without-lone-wolf": "W10.1", "howl-too-far": "W10.1",
    "no-wolf-left": "W10.1", "nothing-to-dominate": "W11.1", "dominate-nothing": "W11.1",
    "dominate-own": "W11.1", "dominate-neutral": "W16.3", "dominate-strong": "W11.1",
    "dominate-pair": "W11.1", "dominate-too-far": "W11.1", "no-wolf-to-replace": "W11.2",
    "no-den-to-replace": "W11.2", "track-needed": "W8.2", "rival-track-needed": "W11.2",
    "track-not-needed": "W11.2", "hunt-nothing": "W12.1", "hunt-again": "W12.1",
    "hunt-too-few": "W12.1",
}

TWO_PLAYER_RULES: Final = {
    "prey-laid": "W16.1", "moon-laid": "W16.2", "draft-first": "W16.4",
}
