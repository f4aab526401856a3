"""The facts about Ambush, and its rules.

T1 Each seat draws a card from the deck, unseen by the others: fox 1, owl 2, elk 3.
T2 Then, in any order, each seat may swap once (its card is laid aside, unseen, and it draws again)
   and must bid, unseen: from 1 to the value of its card plus 1, never above the highest bid.
T3 Once all have bid, each seat in turn shows its card and bid, or folds and shows neither.
T4 If anyone has shown, a loaded die of four sides is rolled: side n comes with weight n.
T5 Who has shown scores the card, and the bid too if it is not above the die. Folding scores 0.
"""

from typing import Final

from wolfden.core.contract import Meta
from wolfden.core.options import Choice, Document, Number

CARDS: Final = ("fox", "owl", "elk")
DECKS: Final = {"small": (4, 3, 2), "large": (6, 4, 3)}
DIE: Final = (1, 2, 3, 4)

META: Final = Meta(
    id="ambush",
    name="Ambush",
    min_seats=2,
    max_seats=3,
    options=(
        Choice("deck", ("small", "large")),
        Number("highest-bid", 1, 4, 3),
        Document("story"),
    ),
    rules_version=3,
    maturity="alpha",
    rule_letter="T",
    quick_seats=("me", "bot"),
)
