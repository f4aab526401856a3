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
        Choice("ring", ("packs", "four"), "A2.4 sectors: as many as packs, or always four"),
        Choice("dens-a-turn", ("one", "any"), "A6.1 dens one may build in a turn"),
        Number("round-limit", 1, 10_000, 60, "A9.3 the round after which a game ends"),
        Document("board", "own board, from a file"),
    ),
    rules_version=1,
    maturity="beta",
    note=(
        "The board, its prey values and the predators' values are Wolfden's own reconstruction,"
        " not the printed ones; owners of the game can load their board from a file."
    ),
    rule_letter="A",
    quick_seats=("me", "bot", "bot"),
)
