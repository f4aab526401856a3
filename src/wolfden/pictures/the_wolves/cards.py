"""The pack cards: what each player board shows, at a glance."""

from typing import Final

from wolfden.pictures.packs import card_frame, seal
from wolfden.pictures.saying import emblem_name, say, seat_name
from wolfden.pictures.svg import Markup, Value, element, fitted, group, shift, titled, use, words
from wolfden.pictures.the_wolves.ground import fill
from wolfden.pictures.the_wolves.looks import look
from wolfden.pictures.the_wolves.words import (
    home_words,
    is_acting,
    prey_name,
    score_of,
    terrain_name,
)
from wolfden.titles.the_wolves.rules.scene import Pack, Scene, Track
from wolfden.titles.the_wolves.rules.terms import PREY

WIDTH: Final = 356.0
HEIGHT: Final = 258.0

_LEFT: Final = 30
_TILE: Final = 44
_TILE_STEP: Final = 54
_TILE_WINDOW: Final = 84
"""A tile is a window onto the texture of a hex, drawn smaller."""
_FOLD: Final = "M42 2L42 31Q42 42 31 42L2 42Z"
"""The corner of a tile that is folded up and shows its back."""


def card(scene: Scene, seat: int, x: float, y: float) -> Markup:
    """Return the card of a seat with its upper left corner at a place."""
    pack = scene["packs"][seat]
    emblem = look(seat).emblem
    acting = is_acting(scene, seat)
    return group(
        [
            titled(f"{seat_name(seat)}, {emblem_name(emblem)}"),
            *card_frame(emblem, WIDTH, HEIGHT, acting),
            *_heading(pack, seat, acting),
            *_tiles(pack),
            *_tracks(pack),
            *_tokens(pack, emblem),
            *_prey(pack),
            _regions(pack),
        ],
        data_seat=seat,
        transform=shift(x, y),
    )


def _heading(pack: Pack, seat: int, acting: bool) -> list[Markup]:
    emblem = look(seat).emblem
    home = home_words(pack) or say("svg-wolves-home-undealt", "home not dealt")
    signed = f"{emblem_name(emblem)}, {home}"
    return [
        *seal(emblem, _LEFT + 20, 33),
        words(seat_name(seat), _LEFT + 52, 29, "ink strong"),
        fitted(signed, _LEFT + 52, 50, "soft small", 200, 15),
        *([words(say("svg-to-act", "to act"), 268, 29, "lamp small", "end")] if acting else []),
        words(str(score_of(pack)), WIDTH - 18, 46, "ink score", "end"),
    ]


def _tiles(pack: Pack) -> list[Markup]:
    """W2.9 Return the home tile and the five others as they lie."""
    faces = [(pack["home"], pack["home"])]
    faces.extend((tile["shows"], tile["back"]) for tile in pack["tiles"])
    return [
        _tile(shows, back, _LEFT + _TILE_STEP * place, place == 0)
        for place, (shows, back) in enumerate(faces)
    ]


def _tile(shows: str, back: str, x: float, is_home: bool) -> Markup:
    half = _TILE_WINDOW / 2
    window: dict[str, Value] = {"width": _TILE_WINDOW, "height": _TILE_WINDOW, "rx": 11}
    if is_home:
        title = f"{say('wolves-home-tile-name', 'home tile')}: {terrain_name(shows)}"
        sign = use("den", 0, 20, 1.1, class_="stone")
    else:
        face, turned = terrain_name(shows), terrain_name(back)
        title = say("svg-wolves-tile", f"{face}, back {turned}", shows=face, back=turned)
        sign = element("path", d=_FOLD, fill=fill(back), class_="fold")
    return element(
        "g",
        titled(title),
        element("rect", x=-half, y=-half, fill=fill(shows), class_="tile", **window),
        sign,
        transform=shift(x + _TILE / 2, 66 + _TILE / 2, _TILE / _TILE_WINDOW),
    )


def _tracks(pack: Pack) -> list[Markup]:
    """W2.2 Return spread, speed and howl: the value now, and the dens still on the track."""
    return [
        _track(name, track, _LEFT + 108 * column)
        for column, (name, track) in enumerate(pack["tracks"].items())
    ]


def _track(track_id: str, track: Track, x: float) -> Markup:
    size, taken, value = len(track["values"]) - 1, track["dens"], track["value"]
    name = say("wolves-track-name", track_id, track=track_id)
    english = f"{name} {value}, {taken} of {size} dens taken"
    title = say("svg-wolves-track", english, track=name, value=value, dens=taken, size=size)
    dens = [
        element("circle", cx=28 + 13 * slot, cy=18, r=4.4, class_=_slot(slot < taken))
        for slot in range(size)
    ]
    return element(
        "g",
        titled(title),
        words(str(value), 0, 20, "ink value"),
        fitted(name, 23, 7, "soft small", 80, 15),
        *dens,
        transform=shift(x, 131),
    )


def _slot(is_taken: bool) -> str:
    return "lamp" if is_taken else "open"


def _tokens(pack: Pack, emblem: str) -> list[Markup]:
    """Return tokens in hand, and wolves and lairs taken from the board."""
    entries = (
        ("action-token", 0, 1.1, pack["action_tokens"], "action tokens"),
        ("terrain-token", 0, 1.1, pack["terrain_tokens"], "terrain tokens"),
        ("pack", 10, 0.68, pack["wolves"], "wolves called"),
        ("lair", 13, 0.64, pack["lairs"], "lairs"),
    )
    return [
        element(
            "g",
            titled(say("svg-wolves-held", f"{count} {name}", thing=symbol, count=count)),
            use(symbol, 14, drop, scale, class_=emblem),
            words(str(count), 38, 7, "ink tally"),
            transform=shift(_LEFT + 80 * column, 184),
        )
        for column, (symbol, drop, scale, count, name) in enumerate(entries)
    ]


def _prey(pack: Pack) -> list[Markup]:
    """W2.7 Return the five prey, those not taken faint."""
    return [
        element(
            "g",
            titled(_prey_words(kind, kind in pack["prey"])),
            element("circle", r=16, class_="token"),
            use(kind, 0, 0.5, 0.56),
            opacity=1 if kind in pack["prey"] else 0.3,
            transform=shift(_LEFT + 16 + 38 * place, 230),
        )
        for place, kind in enumerate(PREY)
    ]


def _prey_words(kind: str, is_taken: bool) -> str:
    prey = prey_name(kind)
    if is_taken:
        return say("wolves-prey-taken", f"{prey} taken", prey=prey)
    return say("svg-wolves-prey-free", f"{prey} not taken", prey=prey)


def _regions(pack: Pack) -> Markup:
    """W14.3 Return how many region tokens were won, and the points with the lower values."""
    points, tokens = pack["region_points"] + pack["lesser_points"], pack["region_tokens"]
    english = f"{tokens} region tokens, {points} points from regions"
    return element(
        "g",
        titled(say("svg-wolves-regions", english, tokens=tokens, points=points)),
        use("moon-full", 14, 0, 0.86),
        words(f"{tokens}", 36, 7, "ink tally"),
        words(say("svg-wolves-pts", f"{points} pts", points=points), 56, 7, "soft small"),
        transform=shift(_LEFT + 208, 230),
    )
