"""The pack cards: what each player board shows, at a glance."""

from typing import Final

from wolfden.games.the_wolves.scene import Pack, Scene, Track
from wolfden.games.the_wolves.terms import PREY
from wolfden.pictures.packs import card_frame, seal
from wolfden.pictures.svg import Markup, Value, element, group, shift, titled, use, words
from wolfden.pictures.the_wolves.ground import fill
from wolfden.pictures.the_wolves.looks import look
from wolfden.pictures.the_wolves.words import is_acting, score_of

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
            titled(f"Seat {seat + 1}, {emblem}"),
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
    home = f"home {pack['home']}" if pack["home"] else "home not dealt"
    return [
        *seal(emblem, _LEFT + 20, 33),
        words(f"Seat {seat + 1}", _LEFT + 52, 29, "ink strong"),
        words(f"{emblem}, {home}", _LEFT + 52, 50, "soft small"),
        *([words("to act", 268, 29, "lamp small", "end")] if acting else []),
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
        title = f"home tile: {shows or 'not dealt yet'}"
        sign = use("den", 0, 20, 1.1, class_="stone")
    else:
        title = f"{shows}, back {back}"
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


def _track(name: str, track: Track, x: float) -> Markup:
    size = len(track["values"]) - 1
    dens = [
        element("circle", cx=28 + 13 * slot, cy=18, r=4.4, class_=_slot(slot < track["dens"]))
        for slot in range(size)
    ]
    return element(
        "g",
        titled(f"{name} {track['value']}, {track['dens']} of {size} dens taken"),
        words(str(track["value"]), 0, 20, "ink value"),
        words(name, 23, 7, "soft small"),
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
            titled(f"{count} {name}"),
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
            titled(f"{kind} {'taken' if kind in pack['prey'] else 'not taken'}"),
            element("circle", r=16, class_="token"),
            use(kind, 0, 0.5, 0.56),
            opacity=1 if kind in pack["prey"] else 0.3,
            transform=shift(_LEFT + 16 + 38 * place, 230),
        )
        for place, kind in enumerate(PREY)
    ]


def _regions(pack: Pack) -> Markup:
    """W14.3 Return how many region tokens were won, and the points with the lower values."""
    points = pack["region_points"] + pack["lesser_points"]
    return element(
        "g",
        titled(f"{pack['region_tokens']} region tokens, {points} points from regions"),
        use("moon-full", 14, 0, 0.86),
        words(f"{pack['region_tokens']}", 36, 7, "ink tally"),
        words(f"{points} pts", 56, 7, "soft small"),
        transform=shift(_LEFT + 208, 230),
    )
