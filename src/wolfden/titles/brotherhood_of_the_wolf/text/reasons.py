"""Why something is not allowed: a word for each reason, and its rule.

The rules answer with these words; ``explain.py`` turns them into reasons. Their sentences are the
texts ``reason-<title>-<word>``.
"""

from typing import Final

REASONS: Final[dict[str, str]] = {
    # What the present stage asks for.
    "lead-now": "B1.3",
    "pick-now": "B9.1",
    "discard-now": "B9.1",
    "hide-now": "B2.1",
    "place-now": "B2.2",
    "card-now": "B3.1",
    "portefaix-now": "B3.2",
    "shift-now": "B3.2",
    "troop-now": "B3.2",
    "extra-now": "B10.1",
    "recall-now": "B10.2",
    "prowl-now": "B4.2",
    "move-now": "B5.1",
    "drag-now": "B4.4",
    "examine-now": "B6.4",
    # Opening and cards.
    "led-already": "B1.3",
    "not-your-hunter": "B1.3",
    "no-start-village": "B2.1",
    "placed-already": "B2.2",
    "other-season-drafted": "B9.1",
    "card-gone": "B9.1",
    "card-of-other-season": "B3.1",
    "card-seen": "B3.1",
    "card-not-in-hand": "B9.2",
    # Troops.
    "portefaix-in-hamlet": "B10.5",
    "no-troop-here": "B10.1",
    "shifted-already": "B10.1",
    "troop-in-hamlet": "B3.2",
    "troop-on-troop": "B3.2",
    "space-empty": "B10.1",
    # The Beast.
    "recall-own-village": "B10.2",
    "no-card-here": "B10.2",
    "prowl-to-hamlet": "B4.3",
    "prowl-in-place": "B4.3",
    "village-card-lies": "B4.2",
    "prowl-too-far": "B4.5",
    "token-taken": "B4.2",
    "token-lies": "B4.2",
    "only-with-pack": "B4.4",
    "face-up-only": "B3.1",
    "drag-one-league": "B4.4",
    # The hunters.
    "none-to-move": "B5.1",
    "moved-already": "B5.1",
    "hunter-frozen": "B10.6",
    "move-in-place": "B5.1",
    "move-too-far": "B5.1",
    "none-to-examine": "B6.4",
    "nothing-to-examine": "B6.4",
    "examined-already": "B6.4",
    "no-trace-here": "B6.4",
    "examine-too-far": "B6.4",
    "vagabond-again": "B6.5",
    "no-symbol": "B6.6",
}
