"""The words of the rules, each with its number in a state.

Made by ``python -m wolfden.i18n.generate`` from ``vocabulary.toml``: do not edit.
"""

from typing import Final

# fmt: off
CARDS: Final = ("fox", "owl", "elk")

VERBS: Final = ("draw", "swap", "bid", "show", "fold", "roll")
DRAW: Final = 0
SWAP: Final = 1
BID: Final = 2
SHOW: Final = 3
FOLD: Final = 4
ROLL: Final = 5

DECISIONS: Final = ("", "shown", "folded")
UNDECIDED: Final = 0
SHOWN: Final = 1
FOLDED: Final = 2

END_REASONS: Final = ("shown", "silence")
BY_SHOWING: Final = 0
BY_SILENCE: Final = 1

REASON_RULES: Final = {
    "swapped": "T2", "not-now": "T3", "no-card": "T1", "bid-too-high": "T2",
}
