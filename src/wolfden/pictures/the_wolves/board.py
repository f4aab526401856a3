"""The map: region outlines, hexes, and everything that stands or lies on them."""

from collections import defaultdict
from typing import Final

from wolfden.core.hexes import Hex
from wolfden.pictures.hexagons import HALF_HEIGHT, Point, centre, outline
from wolfden.pictures.svg import Markup, element, group, shift, titled, use, words
from wolfden.pictures.the_wolves.ground import SIZE, fill
from wolfden.pictures.the_wolves.looks import look
from wolfden.pictures.the_wolves.words import land_words, ranked, water_words
from wolfden.titles.the_wolves.rules.scene import Land, Piece, Place, Region, Scene, Strength, Water
from wolfden.titles.the_wolves.rules.terms import PHASES

_NAME_LINE: Final = 40
_FEET: Final = 9
"""Where pieces stand, below the middle of a hex: their base must stay clear of the name."""
_SINGLE_SCALE: Final = 1.06
_PAIR_SCALE: Final = 0.86
_PAIR_OFFSET: Final = 20.5
_CHIP_WIDTH: Final = 18.5
_CHIP_ROW: Final = 80
"""The chips of a region share this width; where five packs meet, they get smaller."""


class Map:
    """The map of a scene and the room it takes."""

    def __init__(self, scene: Scene) -> None:
        self._scene: Final = scene
        self._regions: Final = {region["lake"]: region for region in scene["regions"]}
        places: list[Place] = [*scene["hexes"], *scene["water"]]
        points = [_middle(place) for place in places]
        half = HALF_HEIGHT * SIZE
        self._left: Final = min(point.x for point in points) - SIZE
        self._top: Final = min(point.y for point in points) - half
        self.width: Final = max(point.x for point in points) + SIZE - self._left
        self.height: Final = max(point.y for point in points) + half - self._top

    def draw(self, x: float, y: float) -> Markup:
        """Return the map with its upper left corner at a place."""
        scored = len(self._scene["moon"]["scored"])
        following = PHASES[scored] if scored < len(PHASES) else ""
        scene = self._scene
        return group(
            [
                *(_ground(land, land["terrain"]) for land in scene["hexes"]),
                *(_ground(water, water["kind"]) for water in scene["water"]),
                *(_outline(places) for places in self._boards()),
                *(_land(land) for land in scene["hexes"]),
                *(
                    _water(water, self._regions.get(water["hex"]), following)
                    for water in scene["water"]
                ),
            ],
            class_="map",
            transform=shift(x - self._left, y - self._top),
        )

    def _boards(self) -> list[list[Hex]]:
        """Return the hexes of each board, its water included."""
        boards: dict[int, list[Hex]] = defaultdict(list)
        for land in self._scene["hexes"]:
            boards[land["region"]].append(Hex(land["q"], land["r"]))
        slots = {region["lake"]: slot for slot, region in enumerate(self._scene["regions"])}
        for water in self._scene["water"]:
            boards[slots.get(water["hex"], -1)].append(Hex(water["q"], water["r"]))
        return [boards[slot] for slot in sorted(boards)]


def _middle(place: Place) -> Point:
    return centre(Hex(place["q"], place["r"]), SIZE)


def _ground(place: Place, ground: str) -> Markup:
    """Return the paper of a hex, drawn round its own origin so that its pattern fits exactly."""
    return use("hex", *_middle(place), fill=fill(ground), class_="hex")


def _outline(places: list[Hex]) -> Markup:
    return element("path", d=outline(places, SIZE), class_="outline")


def _cell(place: Place, ground: str, title: str, content: list[Markup]) -> Markup:
    """Return what a hex holds, over all outlines, with a clear pane that answers to pointers."""
    return element(
        "g",
        titled(title),
        use("hex", class_="pane"),
        *content,
        data_hex=place["hex"],
        data_ground=ground,
        transform=shift(*_middle(place)),
    )


def _land(land: Land) -> Markup:
    content = [words(land["hex"], 0, _NAME_LINE, "name", "middle")]
    if land["lone_wolf"]:
        content.append(_lone_wolf())
    if land["prey"]:
        content.append(_prey(land["prey"], land["stack"]))
    content.extend(_pieces(land["pieces"]))
    return _cell(land, land["terrain"], land_words(land), content)


def _pieces(pieces: list[Piece]) -> list[Markup]:
    """W6.6 Return at most two pieces; two stand side by side, a little smaller."""
    if len(pieces) < 2:
        return [_piece(one, 0, _SINGLE_SCALE) for one in pieces]
    places = (-_PAIR_OFFSET, _PAIR_OFFSET)
    return [_piece(one, x, _PAIR_SCALE) for one, x in zip(pieces, places, strict=True)]


def _piece(piece: Piece, x: float, scale: float) -> Markup:
    emblem = look(piece["owner"]).emblem
    return element(
        "g",
        use(f"base-{emblem}"),
        use(piece["kind"], class_=emblem),
        data_owner=piece["owner"],
        data_kind=piece["kind"],
        transform=shift(x, _FEET, scale),
    )


def _lone_wolf() -> Markup:
    disc = element("circle", r=26, class_="token")
    wolf = use("lone-wolf", 0, 0, 0.9, class_="lone")
    return element("g", disc, wolf, data_kind="lone-wolf", transform=shift(0, -6))


def _prey(kind: str, stack: int) -> Markup:
    """Return a stack of prey: a disc for each token, the head on top, how many beside it."""
    discs = [
        element("circle", cx=2.6 * below, cy=3.4 * below, r=26, class_="token")
        for below in range(stack - 1, -1, -1)
    ]
    badge = [
        element("circle", cx=21, cy=18, r=10, class_="beast"),
        words(f"×{stack}", 21, 22.6, "count", "middle"),
    ]
    return element(
        "g",
        *discs,
        use(kind, 0, 1, 0.88),
        *badge,
        data_kind=kind,
        data_stack=stack,
        transform=shift(0, -7),
    )


def _water(water: Water, region: Region | None, following: str) -> Markup:
    content = [words(water["hex"], 0, _NAME_LINE, "water-name", "middle")]
    if region is not None:
        tokens = region["token"].split("/") if region["token"] else []
        content.extend(_tokens(tokens, following))
        content.extend(_control(ranked(region["control"])))
    return _cell(water, water["kind"], water_words(water, region), content)


def _tokens(tokens: list[str], following: str) -> list[Markup]:
    """W16.2 Return region tokens, the upper one in front; it is lit if it scores next."""
    if len(tokens) < 2:
        return [_token(token, 0, token == following) for token in tokens]
    upper, lower = tokens
    return [_token(lower, 14, False), _token(upper, -12, upper == following)]


def _token(token: str, x: float, is_next: bool) -> Markup:
    rim = [element("circle", r=19.5, class_="lit")] if is_next else []
    moon = use(f"moon-{token}", 0, 0, 1.12)
    return element("g", *rim, moon, data_token=token, transform=shift(x, -19))


def _control(strengths: list[Strength]) -> list[Markup]:
    """Return a chip for each pack in the region: its emblem, and its control below."""
    step = min(_CHIP_WIDTH, _CHIP_ROW / max(1, len(strengths)))
    first = -step * (len(strengths) - 1) / 2
    return [
        _chip(one, first + step * place, step / _CHIP_WIDTH) for place, one in enumerate(strengths)
    ]


def _chip(one: Strength, x: float, scale: float) -> Markup:
    emblem = look(one["owner"]).emblem
    control = one["control"]
    return element(
        "g",
        element("rect", x=-8.5, y=-8, width=17, height=25, rx=4, class_=f"line {emblem}"),
        use(f"emblem-{emblem}", 0, -0.6, 0.55, class_="mark"),
        words(str(control), 0, 14.4, "chip mark", "middle"),
        class_=emblem,
        data_control=control,
        transform=shift(x, 10, scale),
    )
