"""The words of the rules, each with its number in a state.

Made by ``python -m wolfden.i18n.generate`` from ``vocabulary.toml``: do not edit.
"""

from typing import Final

# fmt: off
VERBS: Final = ("take",)
TAKE: Final = 0

END_REASONS: Final = ("empty",)
EMPTY: Final = 0

REASON_RULES: Final = {"too-many": "Q2"}
