"""The cards of the packs, and the viewer's own hand."""

from typing import Final

from wolfden.pictures.age_of_the_wolf.looks import look
from wolfden.pictures.age_of_the_wolf.words import colour_name, is_acting, is_on_turn
from wolfden.pictures.packs import card_frame, seal
from wolfden.pictures.saying import emblem_name, say, seat_name
from wolfden.pictures.svg import Markup, Value, element, fitted, group, shift, titled, use, words
from wolfden.titles.age_of_the_wolf.rules.scene import Pack, Scene
from wolfden.titles.age_of_the_wolf.rules.tables import tables

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


def card_name(card: str) -> str:
    """Say what a card does."""
    return say("age-card", CARD_WORDS[card], card=card)


def card(scene: Scene, seat: int, x: float, y: float) -> Markup:
    """Return the card of a seat with its upper left corner at a place."""
    pack = scene["packs"][seat]
    emblem = look(scene, seat).emblem
    acting = is_acting(scene, seat)
    title = f"{seat_name(seat)}, {colour_name(pack['colour'])}, {emblem_name(emblem)}"
    return group(
        [
            titled(title),
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
    state = say("age-on-turn", "its turn") if is_on_turn(scene, seat) else ""
    if acting:
        state = say("svg-to-act", "to act")
    if pack["out"]:
        state = say("age-out", "out of the game")
    signed = f"{colour_name(pack['colour'])}, {emblem_name(emblem)}"
    return [
        *seal(emblem, _LEFT + 20, 33),
        words(seat_name(seat), _LEFT + 52, 29, "ink strong"),
        words(signed, _LEFT + 52, 50, "soft small"),
        *([words(state, WIDTH - 18, 29, "lamp small", "end")] if state else []),
    ]


def _dens(pack: Pack, emblem: str) -> Markup:
    """A3.0 Return the dens built, and places for those that are still needed to win."""
    built, goal = pack["dens"], tables().dens_to_win
    title = say("age-dens", f"{built} of {goal} dens needed to win", dens=built, goal=goal)
    places = range(max(goal, built))
    dens = [
        use("den", 24 + 40 * place, 26, 0.78, class_=emblem)
        if place < built
        else element("circle", cx=24 + 40 * place, cy=18, r=8, class_="open")
        for place in places
    ]
    return element(
        "g",
        titled(title),
        *dens,
        words(f"{built}/{goal}", WIDTH - _LEFT - 18, 28, "ink value", "end"),
        data_dens=built,
        transform=shift(_LEFT, 68),
    )


def _counts(pack: Pack, emblem: str) -> list[Markup]:
    """Return wolves on the board and in the supply, regions held and cards in hand."""
    supply, cards = pack["supply"], pack["hand"]
    spare = say("svg-age-supply", f"wolves, {supply} more", supply=supply)
    held = f"{cards} card{'' if cards == 1 else 's'} in hand"
    holds = f"{_regions(pack['regions'])}, {_lead(pack['lead'])}"
    backs = [
        element("rect", x=226 + 14 * place, y=-12, width=12, height=20, rx=3, class_="back")
        for place in range(cards)
    ]
    return [
        element(
            "g",
            use("pack", 22, 12, 0.8, class_=emblem),
            words(f"{pack['wolves']}", 50, 7, "ink tally"),
            fitted(spare, 88, 6, "soft small", 134, 15),
            data_wolves=pack["wolves"],
            data_supply=supply,
            transform=shift(_LEFT, 128),
        ),
        element(
            "g",
            titled(say("age-hand-count", held, hand=cards)),
            *backs,
            words(f"{cards}", WIDTH - _LEFT - 18, 7, "ink tally", "end"),
            data_hand=cards,
            transform=shift(_LEFT, 128),
        ),
        fitted(holds, _LEFT, 176, "soft small", WIDTH - _LEFT - 18, 15),
    ]


def _regions(count: int) -> str:
    english = f"{count} region{'' if count == 1 else 's'}"
    return say("svg-age-regions", english, regions=count)


def _lead(region: str) -> str:
    if not region:
        return say("svg-age-fallen", "Lead Wolf fallen")
    return say("svg-age-lead", f"Lead Wolf in {region}", at=region)


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
            words(say("age-own-hand", "Your cards"), 20, 27, "ink small"),
            *kinds,
        ],
        class_="hand",
        transform=shift(x, y),
    )


def _kind(kind: str, count: int, x: float) -> Markup:
    return element(
        "g",
        titled(f"{count} × {kind} ({card_name(kind)})"),
        element("rect", width=70, height=56, rx=6, class_="card"),
        words(f"{count}", 35, 26, "amount", "middle"),
        words(kind, 35, 46, "worth", "middle"),
        data_card=kind,
        data_count=count,
        opacity=1 if count else 0.45,
        transform=shift(x, 38),
    )
