"""Round the board: the heading above it, the legend and the word on our board below."""

from typing import Final

from wolfden.games.age_of_the_wolf.board import OUR_BOARD
from wolfden.games.age_of_the_wolf.scene import Scene
from wolfden.games.age_of_the_wolf.tables import tables
from wolfden.games.age_of_the_wolf.terms import PREDATORS
from wolfden.pictures.age_of_the_wolf.cards import CARD_WORDS
from wolfden.pictures.age_of_the_wolf.words import note, status
from wolfden.pictures.legend import Entry, in_rows
from wolfden.pictures.svg import Markup, element, group, use, words

HEADING_HEIGHT: Final = 112.0
LEGEND_HEIGHT: Final = 112.0


def heading(scene: Scene, width: float) -> Markup:
    """Return title, state of the game, cards in deck and discards, and what our board is."""
    discards = [f"{count} {card}" for card, count in scene["discards"].items() if count]
    piles = f"Deck {scene['deck']} · discards: {', '.join(discards) or 'none'}"
    return group(
        [
            words("Age of the Wolf", 0, 44, "ink heading"),
            words(status(scene), 1, 76, "soft body"),
            words(piles, width, 44, "soft body", "end"),
            words(note(scene), 1, 104, "lamp small"),
        ],
        class_="heading-row",
    )


def legend(scene: Scene, width: float) -> Markup:
    """Return what the signs mean, in two rows."""
    rows = (_pieces(), [*_predators(scene), *_water()])
    cards = ", ".join(f"{card}: {meaning}" for card, meaning in CARD_WORDS.items())
    line = words(f"Cards — {cards}", 2, 110, "soft small")
    return group([*in_rows(rows, width), line], class_="legend")


def _pieces() -> list[Entry]:
    neutral = {"class_": "lone"}
    warning = element("rect", x=-18, y=-9, width=36, height=18, rx=5, class_="warning")
    badge = element("rect", x=-16, y=-12, width=32, height=24, rx=7, class_="prey")
    prey = Markup(badge + words("20", 0, 5, "prey-value", "middle"))
    return [
        (prey, "prey value"),
        (use("wave"), "coast"),
        (use("pack", 0, 12, 0.8, **neutral), "wolves"),
        (use("alpha", 0, 15, 0.66, **neutral), "with Lead Wolf"),
        (use("den", 0, 9, 0.75, **neutral), "den"),
        (warning, "above the prey value"),
    ]


def _predators(scene: Scene) -> list[Entry]:
    """A1.4 Return the predators; an owner's board may give them other values than ours."""
    ours = scene["board"] == OUR_BOARD
    return [
        (use(kind, 0, 0, 0.8), f"{kind} {value}" if ours else kind)
        for kind, value in zip(PREDATORS, tables().values, strict=True)
    ]


def _water() -> list[Entry]:
    return [
        (use("open-water"), "channel"),
        (use("frozen-water"), "frozen channel"),
        (words("⚔", 0, 7, "ink tally", "middle"), "attackers, battle to come"),
    ]
