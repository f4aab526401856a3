"""The facts about Brotherhood of the Wolf: seats, options, rules version."""

from typing import Final

from wolfden.core.contract import Meta
from wolfden.core.options import Choice, Document

META: Final = Meta(
    id="brotherhood-of-the-wolf",
    name="Brotherhood of the Wolf",
    min_seats=2,
    max_seats=5,
    options=(
        Choice("seasons", ("drawn", "chosen")),
        Choice("figures", ("dealt", "chosen")),
        Choice("command", ("own", "shared")),
        Document("map"),
        Document("cards"),
    ),
    rules_version=1,
    maturity="beta",
    rule_letter="B",
    quick_seats=("bot", "me"),
)
