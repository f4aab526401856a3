"""Round the board: the heading above it, the legend and the word on our board below."""

from typing import Final

from wolfden.pictures.age_of_the_wolf.cards import CARD_WORDS, card_name
from wolfden.pictures.age_of_the_wolf.words import note, piece_name, sign_name, status
from wolfden.pictures.legend import Entry, in_rows
from wolfden.pictures.saying import say
from wolfden.pictures.svg import Markup, element, fitted, group, use, words
from wolfden.titles.age_of_the_wolf.rules.board import OUR_BOARD
from wolfden.titles.age_of_the_wolf.rules.scene import Scene
from wolfden.titles.age_of_the_wolf.rules.tables import tables
from wolfden.titles.age_of_the_wolf.rules.terms import PREDATORS

HEADING_HEIGHT: Final = 112.0
LEGEND_HEIGHT: Final = 112.0


def heading(scene: Scene, width: float) -> Markup:
    """Return title, state of the game, cards in deck and discards, and what our board is."""
    discards = [f"{count} {card}" for card, count in scene["discards"].items() if count]
    cards, deck = ", ".join(discards) or say("age-none", "none"), scene["deck"]
    piles = say("svg-age-piles", f"Deck {deck} · discards: {cards}", deck=deck, cards=cards)
    return group(
        [
            words(say("title-age-of-the-wolf", "Age of the Wolf"), 0, 44, "ink heading"),
            words(status(scene), 1, 76, "soft body"),
            words(piles, width, 44, "soft body", "end"),
            fitted(note(scene), 1, 104, "lamp small", width, 15),
        ],
        class_="heading-row",
    )


def legend(scene: Scene, width: float) -> Markup:
    """Return what the signs mean, in two rows."""
    rows = (_pieces(), [*_predators(scene), *_water()])
    cards = ", ".join(f"{card}: {card_name(card)}" for card in CARD_WORDS)
    line = words(say("svg-age-cards", f"Cards — {cards}", cards=cards), 2, 110, "soft small")
    return group([*in_rows(rows, width), line], class_="legend")


def _pieces() -> list[Entry]:
    neutral = {"class_": "lone"}
    warning = element("rect", x=-18, y=-9, width=36, height=18, rx=5, class_="warning")
    badge = element("rect", x=-16, y=-12, width=32, height=24, rx=7, class_="prey")
    prey = Markup(badge + words("20", 0, 5, "prey-value", "middle"))
    return [
        (prey, sign_name("prey", "prey value")),
        (use("wave"), sign_name("coast", "coast")),
        (use("pack", 0, 12, 0.8, **neutral), sign_name("wolves", "wolves")),
        (use("alpha", 0, 15, 0.66, **neutral), sign_name("lead", "with Lead Wolf")),
        (use("den", 0, 9, 0.75, **neutral), piece_name("den", "den")),
        (warning, sign_name("surplus", "above the prey value")),
    ]


def _predators(scene: Scene) -> list[Entry]:
    """A1.4 Return the predators; an owner's board may give them other values than ours."""
    ours = scene["board"] == OUR_BOARD
    return [
        (use(kind, 0, 0, 0.8), f"{piece_name(kind, kind)}{f' {value}' if ours else ''}")
        for kind, value in zip(PREDATORS, tables().values, strict=True)
    ]


def _water() -> list[Entry]:
    battle = words("⚔", 0, 7, "ink tally", "middle")
    return [
        (use("open-water"), piece_name("channel", "channel")),
        (use("frozen-water"), piece_name("ice", "frozen channel")),
        (battle, sign_name("attackers", "attackers, battle to come")),
    ]
