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
        Choice("action-tokens", ("any", "one"), "W4.2 action tokens one may spend in a turn"),
        Choice("late-tokens", ("no", "yes"), "W17 late seats start with one action token"),
        Choice("tiles", ("fronts", "chosen"), "W2.9 tile faces at the start"),
        Choice("packs", ("dealt", "chosen"), "W3.4 how packs are given out"),
        Choice("alpha-tiebreak", ("on", "off"), "W15.3 alphas on the map break the last tie"),
        Number("turn-limit", 1, 10_000, 250, "W15.4 the turn after which a game ends"),
        Document("board", "own region boards or arrangement, from a file"),
    ),
    rules_version=1,
    maturity="beta",
    note="",
    rule_letter="W",
    quick_seats=("me", "bot", "bot"),
)
