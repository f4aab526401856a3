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
        Choice("seasons", ("drawn", "chosen"), "B9 season cards are drawn, or drafted and chosen"),
        Choice("figures", ("dealt", "chosen"), "B1.3 how the hunters share out their figures"),
        Choice("command", ("own", "shared"), "B1.3 hunters move only their own figures, or all"),
        Document("map", "own map of villages, hamlets and roads, from a file"),
        Document("cards", "own season cards, from a file"),
    ),
    rules_version=1,
    maturity="beta",
    note=(
        "The map and 23 of the 24 season cards are our own: the rulebook shows the originals only"
        " in pictures. The card Fog is from the book."
    ),
    rule_letter="B",
    quick_seats=("bot", "me"),
)
