"""The cards of the packs, and the viewer's own hand."""

from typing import Final

from wolfden.games.age_of_the_wolf.scene import Pack, Scene
from wolfden.games.age_of_the_wolf.tables import tables
from wolfden.pictures.age_of_the_wolf.looks import look
from wolfden.pictures.age_of_the_wolf.words import is_acting, is_on_turn
from wolfden.pictures.packs import card_frame, seal
from wolfden.pictures.svg import Markup, Value, element, group, shift, titled, use, words

WIDTH: Final = 356.0
HEIGHT: Final = 206.0
HAND_HEIGHT: Final = 108.0

_LEFT: Final = 30
_CARD_STEP: Final = 78

CARD_WORDS: Final = {
    "scare": "scare away",
    "breed": "extra wolves",
    "extra": "extra move",
    "freeze": "frozen sea",
}
"""A1.3 What the cards do, by the word that plays them."""


def card(scene: Scene, seat: int, x: float, y: float) -> Markup:
    """Return the card of a seat with its upper left corner at a place."""
    pack = scene["packs"][seat]
    emblem = look(scene, seat).emblem
    acting = is_acting(scene, seat)
    return group(
        [
            titled(f"Seat {seat + 1}, {pack['colour']}, {emblem}"),
            *card_frame(emblem, WIDTH, HEIGHT, acting),
            *_heading(scene, seat, acting),
            *([] if pack["out"] else [_dens(pack, emblem), *_counts(pack, emblem)]),
        ],
        data_seat=seat,
        opacity=0.6 if pack["out"] else 1,
        transform=shift(x, y),
    )


def _heading(scene: Scene, seat: int, acting: bool) -> list[Markup]:
    pack, emblem = scene["packs"][seat], look(scene, seat).emblem
    turn = "its turn" if is_on_turn(scene, seat) else ""
    state = "out of the game" if pack["out"] else "to act" if acting else turn
    return [
        *seal(emblem, _LEFT + 20, 33),
        words(f"Seat {seat + 1}", _LEFT + 52, 29, "ink strong"),
        words(f"{pack['colour']}, {emblem}", _LEFT + 52, 50, "soft small"),
        *([words(state, WIDTH - 18, 29, "lamp small", "end")] if state else []),
    ]


def _dens(pack: Pack, emblem: str) -> Markup:
    """A3.0 Return the dens built, and places for those that are still needed to win."""
    goal = tables().dens_to_win
    places = range(max(goal, pack["dens"]))
    dens = [
        use("den", 24 + 40 * place, 26, 0.78, class_=emblem)
        if place < pack["dens"]
        else element("circle", cx=24 + 40 * place, cy=18, r=8, class_="open")
        for place in places
    ]
    return element(
        "g",
        titled(f"{pack['dens']} of {goal} dens needed to win"),
        *dens,
        words(f"{pack['dens']}/{goal}", WIDTH - _LEFT - 18, 28, "ink value", "end"),
        data_dens=pack["dens"],
        transform=shift(_LEFT, 68),
    )


def _counts(pack: Pack, emblem: str) -> list[Markup]:
    """Return wolves on the board and in the supply, regions held and cards in hand."""
    led = f"Lead Wolf in {pack['lead']}" if pack["lead"] else "Lead Wolf fallen"
    backs = [
        element("rect", x=226 + 14 * place, y=-12, width=12, height=20, rx=3, class_="back")
        for place in range(pack["hand"])
    ]
    return [
        element(
            "g",
            use("pack", 22, 12, 0.8, class_=emblem),
            words(f"{pack['wolves']}", 50, 7, "ink tally"),
            words(f"wolves, {pack['supply']} more", 88, 6, "soft small"),
            data_wolves=pack["wolves"],
            data_supply=pack["supply"],
            transform=shift(_LEFT, 128),
        ),
        element(
            "g",
            titled(f"{pack['hand']} cards in hand"),
            *backs,
            words(f"{pack['hand']}", WIDTH - _LEFT - 18, 7, "ink tally", "end"),
            data_hand=pack["hand"],
            transform=shift(_LEFT, 128),
        ),
        words(f"{_regions(pack['regions'])}, {led}", _LEFT, 176, "soft small"),
    ]


def _regions(count: int) -> str:
    return f"{count} region{'' if count == 1 else 's'}"


def hand(scene: Scene, x: float, y: float) -> Markup:
    """A8.6 Return the viewer's own cards by kind; only its own view knows them."""
    box: dict[str, Value] = {"width": WIDTH, "height": HAND_HEIGHT, "rx": 10}
    kinds = [
        _kind(kind, count, 20 + _CARD_STEP * place)
        for place, (kind, count) in enumerate(scene["hand"].items())
    ]
    return group(
        [
            element("rect", class_="panel", **box),
            words("Your cards", 20, 27, "ink small"),
            *kinds,
        ],
        class_="hand",
        transform=shift(x, y),
    )


def _kind(kind: str, count: int, x: float) -> Markup:
    return element(
        "g",
        titled(f"{count} × {kind} ({CARD_WORDS[kind]})"),
        element("rect", width=70, height=56, rx=6, class_="card"),
        words(f"{count}", 35, 26, "amount", "middle"),
        words(kind, 35, 46, "worth", "middle"),
        data_card=kind,
        data_count=count,
        opacity=1 if count else 0.45,
        transform=shift(x, 38),
    )
