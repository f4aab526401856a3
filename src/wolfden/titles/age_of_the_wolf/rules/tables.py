"""The tables of Age of the Wolf (A1): pieces, cards, die and limits, read from data."""

from functools import cache
from typing import Final

from wolfden.core.text.datafile import Section, read_data
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE

MOST_PREDATORS: Final = 31
"""More of one kind would not fit in the number that a region keeps."""


class Tables:
    """What the box says, as plain numbers and flat lists."""

    def __init__(self, root: Section) -> None:
        self.colours: Final = list(root.words("packs"))
        die = root.numbers("die")
        self.faces: Final = sorted(set(die))
        self.face_weights: Final = [die.count(face) for face in self.faces]
        self.top_face: Final = max(die)
        pack = root.section("pack")
        self.lead: Final = pack.number("lead")
        self.most_wolves: Final = self.lead + pack.number("wolves")
        self.dens: Final = pack.number("dens")
        start = root.section("start")
        self.first_wolves: Final = self.lead + start.number("wolves")
        self.first_cards: Final = start.number("cards")
        limits = root.section("limits")
        self.hand_limit: Final = limits.number("hand")
        self.dens_to_win: Final = limits.number("dens_to_win")
        self.wolves_for_den: Final = limits.number("wolves_for_den")
        self.litter: Final = limits.number("litter")
        cards = root.section("cards")
        self.cards: Final = [cards.number(card) for card in vocab.CARDS]
        predators = root.section("predators")
        kinds = [predators.section(kind) for kind in vocab.PREDATORS]
        self.predators: Final = [kind.number("count") for kind in kinds]
        self.values: Final = [kind.number("value") for kind in kinds]
        for section in (root, pack, start, limits, cards, predators, *kinds):
            section.finish()
        self._check(root)

    def _check(self, root: Section) -> None:
        if self.lead != FIVE or self.litter != FIVE:
            raise root.fail("age-five")
        if max(self.predators) > MOST_PREDATORS:
            raise root.fail("age-predator-count", most=MOST_PREDATORS)


@cache
def tables() -> Tables:
    """Return the tables of the box."""
    return Tables(read_data("wolfden.titles.age_of_the_wolf", "tables.toml"))
