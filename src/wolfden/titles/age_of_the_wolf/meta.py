"""The facts about Age of the Wolf: seats, options, rules version."""

from typing import Final

from wolfden.core.contract import Meta
from wolfden.core.options import Choice, Document, Number

META: Final = Meta(
    id="age-of-the-wolf",
    name="Age of the Wolf",
    min_seats=2,
    max_seats=4,
    options=(
        Choice("ring", ("packs", "four")),
        Choice("dens-a-turn", ("one", "any")),
        Number("round-limit", 1, 10_000, 60),
        Document("board"),
    ),
    rules_version=1,
    maturity="beta",
    rule_letter="A",
    quick_seats=("me", "bot", "bot"),
)
