"""The facts about The Wolves: seats, options, rules version."""

from typing import Final

from wolfden.core.contract import Meta
from wolfden.core.options import Choice, Document, Number

META: Final = Meta(
    id="the-wolves",
    name="The Wolves",
    min_seats=2,
    max_seats=5,
    options=(
        Choice("action-tokens", ("any", "one")),
        Choice("late-tokens", ("no", "yes")),
        Choice("tiles", ("fronts", "chosen")),
        Choice("packs", ("dealt", "chosen")),
        Choice("alpha-tiebreak", ("on", "off")),
        Number("turn-limit", 1, 10_000, 250),
        Document("board"),
    ),
    rules_version=1,
    maturity="beta",
    rule_letter="W",
    quick_seats=("me", "bot", "bot"),
)
