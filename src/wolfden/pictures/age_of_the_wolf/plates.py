"""The plate of a region: its name, its prey value and everything that is there, in few rows."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, product
from math import hypot
from typing import Final, NamedTuple

from wolfden.pictures.age_of_the_wolf.looks import look
from wolfden.pictures.age_of_the_wolf.shapes import Point, is_within
from wolfden.pictures.saying import say
from wolfden.pictures.svg import Markup, element, fitted, shift, use, words
from wolfden.titles.age_of_the_wolf.rules.scene import Region, Scene

_NAMES: Final = 30.0
_ROW: Final = 42.0
_ALARM: Final = 23.0
_LETTER: Final = 7.6
"""How wide a letter of a name is on average."""
_ALARM_WIDTH: Final = 96.0
_LARGE: Final = tuple(1.2 - step / 20 for step in range(8))
_LITTLE: Final = tuple(0.8 - step / 20 for step in range(5))
_WIDTHS: Final = (250.0, 150.0, 90.0, 60.0)
_NUDGES: Final = sorted(product((-14, 0, 14), repeat=2), key=lambda nudge: hypot(*nudge))
"""How a plate is tried out to fit: large, else little; in the middle, else elsewhere; with longer
or shorter rows; and each time a bit to all sides.
"""


class Item(NamedTuple):
    """Something on a plate: drawn round the origin, this wide."""

    width: float
    drawing: Markup


class Line(NamedTuple):
    """What a line of a plate takes up, round the middle."""

    width: float
    top: float
    bottom: float


class Plate:
    """What is written and what stands in one region, fitted into its room."""

    def __init__(
        self, scene: Scene, region: Region, spots: list[Point], border: list[Point]
    ) -> None:
        """Take the places to try, best first, and the border to stay in; none if it is open."""
        self._scene: Final = scene
        self._region: Final = region
        self._spots: Final = spots
        self._border: Final = border

    def draw(self) -> Markup:
        """Return the plate where it fits into its region, as large as it can be."""
        items = list(self._items())
        for scales, spot in product((_LARGE, _LITTLE), self._spots):
            for scale, width in product(scales, _WIDTHS):
                rows = _rows(items, width)
                lines = self._lines(rows)
                for x, y in _NUDGES:
                    middle = Point(spot.x + x, spot.y + y)
                    if all(_is_inside(line, middle, scale, self._border) for line in lines):
                        return self._laid_out(rows, lines, middle, scale)
        return self._laid_out(rows, lines, self._spots[0], scale)

    def _lines(self, rows: list[list[Item]]) -> list[Line]:
        """Return what each line of the plate takes up: the names, the rows, the warning."""
        region = self._region
        widths = [_LETTER * len(region["name"]), *map(_width, rows)]
        heights = [_NAMES, *(_ROW for _row in rows)]
        if region["surplus"]:
            widths.append(_ALARM_WIDTH)
            heights.append(_ALARM)
        tops = accumulate(heights, initial=-sum(heights) / 2)
        return [
            Line(width, top, top + height)
            for width, height, top in zip(widths, heights, tops, strict=False)
        ]

    def _laid_out(
        self, rows: list[list[Item]], lines: list[Line], middle: Point, scale: float
    ) -> Markup:
        region, top = self._region, lines[0].top
        parts = [
            words(region["name"], 0, top + 12, "place", "middle"),
            words(region["region"], 0, top + 25, "id", "middle"),
        ]
        for row, line in zip(rows, lines[1:], strict=False):
            parts += _spread(row, (line.top + line.bottom) / 2)
        if over := region["surplus"]:
            parts.append(_alarm(over, (lines[-1].top + lines[-1].bottom) / 2))
        return element("g", *parts, transform=shift(*middle, scale))

    def _items(self) -> Iterator[Item]:
        """Return everything in the region, from left to right."""
        region = self._region
        yield self._prey()
        if region["owner"] >= 0:
            yield self._wolves(region["owner"], region["wolves"], region["lead"])
        if region["den"]:
            yield self._den()
        if region["attackers"]:
            lead = region["attackers_lead"]
            yield self._wolves(self._scene["active"], region["attackers"], lead, attacks=True)
        if region["predators"]:
            yield self._predators()

    def _prey(self) -> Item:
        """A1.5 Return the prey value, below it waves if there is a coast, beside it whose start."""
        region = self._region
        parts = [
            element("rect", x=-16, y=-15, width=32, height=24, rx=7, class_="prey"),
            words(str(region["prey"]), 0, 3, "prey-value", "middle"),
        ]
        if region["coast"]:
            parts.append(use("wave", 0, 16))
        width = 40.0
        for seat, pack in enumerate(self._scene["packs"]):
            if pack["start"] == region["region"]:
                parts.append(self._start(seat))
                width += 4
        return Item(width, element("g", *parts, data_prey=region["prey"]))

    def _start(self, seat: int) -> Markup:
        emblem = look(self._scene, seat).emblem
        return element(
            "g",
            element("circle", r=9, class_=f"line {emblem}"),
            use(f"emblem-{emblem}", 0, 0, 0.66, class_="mark"),
            class_=emblem,
            data_start=seat,
            transform=shift(17, -11),
        )

    def _wolves(self, seat: int, amount: int, lead: bool, attacks: bool = False) -> Item:
        emblem = look(self._scene, seat).emblem
        piece = "alpha" if lead else "pack"
        size = 0.6 if lead else 0.95
        drawing = element(
            "g",
            element(
                "g",
                use(f"base-{emblem}"),
                use(piece, 0, 0, size, class_=emblem),
                transform=shift(-16, 7),
            ),
            words(f"{'⚔' if attacks else ''}{amount}", 8, 13, "amount"),
            data_owner=seat,
            data_wolves=amount,
            data_lead=int(lead),
        )
        return Item(100.0 if attacks else 80.0, drawing)

    def _den(self) -> Item:
        emblem = look(self._scene, self._region["owner"]).emblem
        den = use("den", 0, 14, 0.84, class_=emblem)
        return Item(42.0, element("g", den, data_den=self._region["owner"]))

    def _predators(self) -> Item:
        """A5.5 Return one disc a kind with how many, and what all are worth together."""
        counted = Counter(self._region["predators"])
        wide = 36.0 * len(counted)
        parts: list[Markup] = []
        for place, (kind, count) in enumerate(counted.items()):
            x = 36 * (place + 0.5) - wide / 2 - 4
            parts.append(use(kind, x, -2, 0.76, data_kind=kind, data_count=count))
            if count > 1:
                parts.append(element("circle", cx=x + 13, cy=-14, r=9, class_="beast"))
                parts.append(words(f"{count}", x + 13, -9.5, "count", "middle"))
        value = self._region["predators_worth"]
        box = element("rect", x=-15, y=-10, width=30, height=19, rx=4, class_="token")
        worth = element("g", box, words(f"{value}", 0, 4.5, "worth", "middle"))
        parts.append(element("g", worth, transform=shift(wide / 2 - 5, 13)))
        return Item(wide + 14, element("g", *parts, data_worth=value))


def _is_inside(line: Line, middle: Point, scale: float, border: list[Point]) -> bool:
    """Whether corners and middles of a line lie within a border; none means there is no limit."""
    return not border or all(
        is_within(Point(middle.x + x * scale, middle.y + y * scale), border)
        for x in (-line.width / 2, 0, line.width / 2)
        for y in (line.top, line.bottom)
    )


def _rows(items: list[Item], most: float) -> list[list[Item]]:
    """Return items in rows that are no wider than there is room."""
    rows: list[list[Item]] = [[]]
    for item in items:
        if rows[-1] and _width([*rows[-1], item]) > most:
            rows.append([])
        rows[-1].append(item)
    return rows


def _width(row: list[Item]) -> float:
    return sum(item.width for item in row)


def _spread(row: list[Item], y: float) -> Iterator[Markup]:
    """Return a row of items side by side round the middle."""
    x = -_width(row) / 2
    for item in row:
        yield element("g", item.drawing, transform=shift(x + item.width / 2, y))
        x += item.width


def _alarm(over: int, y: float) -> Markup:
    """A3.6 Return the warning that wolves will starve at the end of the turn."""
    warning = say("age-starve", f"{over} will starve", surplus=over)
    return element(
        "g",
        element(
            "rect",
            x=-_ALARM_WIDTH / 2,
            y=-11,
            width=_ALARM_WIDTH,
            height=21,
            rx=5,
            class_="warning",
        ),
        fitted(warning, 0, 4.5, "alarm", _ALARM_WIDTH - 6, 13.5, "middle"),
        data_surplus=over,
        transform=shift(0, y),
    )
