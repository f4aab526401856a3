"""The map: roads, villages, hamlets, and everything that stands or lies in them."""

from typing import Final

from wolfden.pictures.brotherhood_of_the_wolf.layout import (
    HEIGHT,
    LINE,
    PIECE_ROW,
    WIDTH,
    layout,
    name_lines,
    road,
)
from wolfden.pictures.brotherhood_of_the_wolf.words import place_title
from wolfden.pictures.svg import Markup, Value, element, group, shift, titled, use, words
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import (
    Hunter,
    Place,
    Scene,
    Space,
    hunters_at,
    leagues_from,
    neighbours,
    space_at,
)

_STEP: Final = 23.0
"""From one piece of a row to the next, as long as there is room."""
_FEET: Final = -30.0
"""The middle of the row of pieces, above a village."""
_LYING: Final = "rotate(-90)"


class Map:
    """The map of a scene."""

    def __init__(self, scene: Scene) -> None:
        self._scene: Final = scene
        ids = [place["id"] for place in scene["places"]]
        self._points: Final = dict(zip(ids, layout(scene["places"]), strict=True))
        beast = scene["beast"]["at"]
        self._leagues: Final = leagues_from(beast, neighbours(scene)) if beast else {}

    def draw(self, x: float, y: float) -> Markup:
        """Return the map with its upper left corner at a place."""
        scene = self._scene
        return group(
            [
                element("rect", width=WIDTH, height=HEIGHT, rx=14, class_="paper"),
                *(self._road(one, other) for one, other in scene["roads"]),
                *(self._place(place) for place in scene["places"]),
            ],
            class_="map",
            transform=shift(x, y),
        )

    def _road(self, one: str, other: str) -> Markup:
        start, end = self._points[one], self._points[other]
        others = [point for name, point in self._points.items() if name not in (one, other)]
        return element(
            "path", d=road(start, end, others), class_="road", data_road=f"{one} {other}"
        )

    def _place(self, place: Place) -> Markup:
        content = self._village(place) if place["number"] else _hamlet(place)
        return element(
            "g",
            titled(place_title(self._scene, place)),
            *content,
            *self._pieces(place),
            data_place=place["id"],
            transform=shift(*self._points[place["id"]]),
        )

    def _village(self, place: Place) -> list[Markup]:
        kind = "village special" if place["special"] else "village"
        parts = [*self._rings(place["id"]), element("circle", r=15, class_=kind)]
        if place["start"]:
            parts.append(element("circle", r=12, class_="start"))
        parts.append(words(str(place["number"]), 0, 5.2, "number", "middle"))
        parts += _name(place["name"], 34, "place")
        if place["troop"]:
            troop = use(place["troop"], -31, 0, 0.8, class_=place["troop"])
            parts.append(element("g", troop, data_kind=place["troop"]))
        if (space := space_at(self._scene, place["id"])) is not None:
            parts.append(_card(space, space["year"]))
        if place["victims"]:
            parts.append(_victims(place["victims"]))
        return [*parts, *self._distance(place["id"])]

    def _rings(self, village: str) -> list[Markup]:
        """Ring the villages the Beast may be in, and those it may have chosen."""
        possible, rings = self._scene["possible"], []
        if village in possible["goals"]:
            rings.append(element("circle", r=19, class_="goal-edge"))
            rings.append(element("circle", r=19, class_="goal", data_kind="goal"))
        if self._scene["beast"]["hidden"] and village in possible["here"]:
            rings.append(element("circle", r=23.5, class_="haunt", data_kind="haunt"))
        return rings

    def _distance(self, village: str) -> list[Markup]:
        """Say how far a village the Beast may choose is from it."""
        if village not in self._scene["possible"]["goals"] or village not in self._leagues:
            return []
        leagues = str(self._leagues[village])
        chip = element("circle", r=7.6, class_="chip-edge")
        label = words(leagues, 0, 4.2, "dark", "middle")
        return [element("g", chip, label, data_leagues=leagues, transform=shift(-18, 12))]

    def _pieces(self, place: Place) -> list[Markup]:
        """Return the Beast, hunters, Portefaix and the black marker, side by side."""
        scene, row = self._scene, []
        if place["id"] == scene["beast"]["at"]:
            row.append(element("g", use("alpha", 0, 17, 0.66, class_="monster"), data_kind="beast"))
        row += [figure(hunter, 0.8) for hunter in hunters_at(scene, place["id"])]
        if place["id"] == scene["portefaix"]:
            row.append(
                element("g", use("portefaix", 0, 0, 0.7, class_="boy"), data_kind="portefaix")
            )
        if place["id"] == scene["traces"]["marker"]:
            row.append(element("g", use("marker", 0, 4), data_kind="marker"))
        step = min(_STEP, PIECE_ROW / max(1, len(row)))
        first = -step * (len(row) - 1) / 2
        feet = _FEET if place["number"] else _FEET / 2 - 3
        return [
            element("g", piece, transform=shift(first + step * index, feet))
            for index, piece in enumerate(row)
        ]


def figure(hunter: Hunter, scale: float) -> Markup:
    """B5.1 Return a hunter standing or lying."""
    name = hunter["hunter"]
    standing = use(name, 0, 0, scale, class_=name)
    if hunter["lying"]:
        standing = element("g", standing, transform=_LYING)
    return element(
        "g", standing, data_kind=name, data_stance="lying" if hunter["lying"] else "standing"
    )


def trace(space: Space) -> list[Markup]:
    """B4.2 Return the trace on a space: its sign where it is known, dark while face down."""
    if not space["trace"]:
        return []
    parts = [use(f"trace-{space['token']}" if space["token"] else "trace-hidden")]
    if space["token"] and not space["face_up"]:
        parts.append(element("path", d="M-12 0A12 12 0 0 0 12 0Z", class_="shut", opacity=0.55))
    face = "up" if space["face_up"] else "down"
    return [element("g", *parts, data_trace=space["token"] or "hidden", data_face=face)]


def _hamlet(place: Place) -> list[Markup]:
    return [
        element("circle", r=6, class_="hamlet"),
        *_name(place["name"], 19, "place minor"),
    ]


def _name(name: str, top: float, class_: str) -> list[Markup]:
    return [
        words(line, 0, top + LINE * row, class_, "middle")
        for row, line in enumerate(name_lines(name))
    ]


def _victims(count: int) -> Markup:
    drop = use("drop", 0, 0, 1.15)
    label = words(str(count), 0, 6, "white", "middle")
    return element("g", drop, label, data_victims=count, transform=shift(18, 10))


def _card(space: Space, year: int) -> Markup:
    """B4.2 Return a village card with its season and year, its trace tucked under it."""
    box: dict[str, Value] = {"x": -9, "y": -13, "width": 18, "height": 26, "rx": 3}
    back = [] if space["open"] else [element("rect", class_="haunt", **box)]
    marks = [element("g", one, transform=shift(11, -12, 0.62)) for one in trace(space)]
    return element(
        "g",
        element("rect", class_="token", **box),
        *back,
        use(space["season"], 0, -4, 0.72),
        words(f"{year % 100}", 0, 10, "dark", "middle"),
        *marks,
        data_card=space["season"],
        data_open="yes" if space["open"] else "no",
        transform=shift(31, -2),
    )
