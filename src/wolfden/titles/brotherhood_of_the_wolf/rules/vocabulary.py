"""The words of the rules, each with its number in a state.

Made by ``python -m wolfden.i18n.generate`` from ``vocabulary.toml``: do not edit.
"""

from typing import Final

# fmt: off
SEASONS: Final = ("summer", "autumn", "winter", "spring")
SUMMER: Final = 0
AUTUMN: Final = 1
WINTER: Final = 2
SPRING: Final = 3
SEASON_COUNT: Final = 4

IDENTITIES: Final = ("wolves", "predator", "count", "devil", "vagabond")
WOLVES: Final = 0
PREDATOR: Final = 1
COUNT: Final = 2
DEVIL: Final = 3
VAGABOND: Final = 4
IDENTITY_COUNT: Final = 5

HUNTERS: Final = ("bishop", "gamekeeper", "marquis", "envoy")
HUNTER_COUNT: Final = 4

TROOPS: Final = ("dragoon", "peasant")
DRAGOON: Final = 0
PEASANT: Final = 1

FACES: Final = ("down", "up")

STAGES: Final = (
    "lead", "pick", "discard", "hide", "place", "card", "portefaix", "shift", "troop", "extra",
    "recall", "prowl", "move", "call", "drag", "power", "examine", "over",
)
LEADING: Final = 0
PICKING: Final = 1
DISCARDING: Final = 2
HIDING: Final = 3
PLACING: Final = 4
TURNING: Final = 5
GUARDING: Final = 6
SHIFTING: Final = 7
POSTING: Final = 8
ADDING: Final = 9
RECALLING: Final = 10
PROWLING: Final = 11
MOVING: Final = 12
CALLING: Final = 13
DRAGGING: Final = 14
EMPOWERING: Final = 15
EXAMINING: Final = 16
OVER: Final = 17

VERBS: Final = (
    "lead", "pick", "discard", "hide", "place", "card", "portefaix", "shift", "troop", "extra",
    "recall", "prowl", "move", "call", "drag", "power", "examine", "decline", "end",
)
LEAD: Final = 0
PICK: Final = 1
DISCARD: Final = 2
HIDE: Final = 3
PLACE: Final = 4
TURN_CARD: Final = 5
GUARD: Final = 6
SHIFT: Final = 7
POST: Final = 8
ADD: Final = 9
RECALL: Final = 10
PROWL: Final = 11
MOVE: Final = 12
CALL: Final = 13
DRAG: Final = 14
EMPOWER: Final = 15
EXAMINE: Final = 16
DECLINE: Final = 17
END: Final = 18

USES: Final = ("unused", "used")

CARD_PLACES: Final = ("pile", "hand", "discarded", "played")
IN_PILE: Final = 0
IN_HAND: Final = 1
DISCARDED: Final = 2
PLAYED: Final = 3

END_REASONS: Final = ("running", "victims", "identity", "fourth-token", "draw", "time")
RUNNING: Final = 0
VICTIMS: Final = 1
IDENTITY: Final = 2
FOURTH_TOKEN: Final = 3
DRAW: Final = 4
TIME: Final = 5

SCORE_PARTS: Final = ("result",)

REASON_RULES: Final = {
    "lead-now": "B1.3", "pick-now": "B9.1", "discard-now": "B9.1", "hide-now": "B2.1",
    "place-now": "B2.2", "card-now": "B3.1", "portefaix-now": "B3.2", "shift-now": "B3.2",
    "troop-now": "B3.2", "extra-now": "B10.1", "recall-now": "B10.2", "prowl-now": "B4.2",
    "move-now": "B5.1", "call-now": "B10.7", "drag-now": "B4.4", "power-now": "B4.4",
    "examine-now": "B6.4", "led-already": "B1.3", "not-your-hunter": "B1.3",
    "no-start-village": "B2.1", "placed-already": "B2.2", "other-season-drafted": "B9.1",
    "card-gone": "B9.1", "card-of-other-season": "B3.1", "card-seen": "B3.1",
    "card-not-in-hand": "B9.2", "portefaix-in-hamlet": "B10.5", "no-troop-here": "B10.1",
    "shifted-already": "B10.1", "troop-in-hamlet": "B3.2", "troop-on-troop": "B3.2",
    "space-empty": "B10.1", "recall-own-village": "B10.2", "recall-start-village": "B2.3",
    "no-card-here": "B10.2", "prowl-to-hamlet": "B4.3", "prowl-in-place": "B4.3",
    "village-card-lies": "B4.2", "prowl-too-far": "B4.5", "token-taken": "B4.2",
    "token-lies": "B4.2", "only-with-pack": "B4.4", "face-up-only": "B3.1",
    "drag-one-league": "B4.4", "none-to-move": "B5.1", "moved-already": "B5.1",
    "hunter-frozen": "B10.6", "call-too-far": "B10.7", "move-in-place": "B5.1",
    "move-too-far": "B5.1", "none-to-examine": "B6.4", "nothing-to-examine": "B6.4",
    "examined-already": "B6.4", "no-trace-here": "B6.4", "examine-too-far": "B6.4",
    "vagabond-again": "B6.5", "no-symbol": "B6.6",
}
