"""Pictures as parts that know where they are drawn: what changed between two, and cuts of one.

Boxes err on the large side. ``None`` is a box that nobody knows: the part may be anywhere.
"""

import math
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from wolfden.drawing.trees import SVG, Attributes, Tree, text_of, write_xml

Box = tuple[float, float, float, float]
"""Left, upper, right and lower edge."""
Matrix = tuple[float, float, float, float, float, float]

IDENTITY: Final[Matrix] = (1, 0, 0, 1, 0, 0)
_NOTHING: Final[Box] = (math.inf, math.inf, -math.inf, -math.inf)
_MOST_PARTS: Final = 20_000
_GROUPS: Final = ("g", "svg")
_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COMMAND: Final = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_PLACED_BY_POINTS: Final = frozenset("MLCQST")
_TRANSFORM: Final = re.compile(r"(\w+)\s*\(([^)]*)\)")
_DEFINED: Final = re.compile(r"""(?:href="|url\()#([^")]+)""")
_MARKERS: Final = ("marker-start", "marker-mid", "marker-end")
_MOVES_WORDS: Final = frozenset({"x", "y", "dx", "dy"})
_ANCHORS: Final = {"start": (0.1, 1), "end": (1, 0.1)}
"""Which share of words is drawn before, and which behind their place, at most."""


class UnknownPlace(Exception):
    """The bounds of a drawing cannot be computed."""


@dataclass(frozen=True, slots=True)
class InheritedStyle:
    """What an element inherits that changes its box."""

    line: float = 1.0
    font_size: float = 16.0
    anchor: str = "start"

    def with_own(self, attributes: Attributes) -> "InheritedStyle":
        """Return what an element passes on."""
        return InheritedStyle(
            _number(attributes, "stroke-width", self.line),
            _number(attributes, "font-size", self.font_size),
            str(attributes.get("text-anchor", self.anchor)),
        )


_USUAL: Final = InheritedStyle()


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """An element of a picture: as XML, and its box in what it is in."""

    tree: Tree
    """Kept because parts are known by the identity of their trees."""
    head: str
    """The first tag of a group; nothing of other elements."""
    text: str
    box: Box | None
    matrix: Matrix
    inner: "tuple[Part, ...]"
    """The parts of a group; everything else is one piece."""

    def cut(self, window: Box) -> str:
        """Return the part without most of what is outside of a window."""
        if self.box is not None and not _overlap(self.box, window):
            return ""
        if not self.inner:
            return self.text
        within = map_box(window, _inverse(self.matrix))
        body = "".join(one.cut(within) for one in self.inner)
        return f"{self.head}{body}</{self.tree['name']}>" if body else ""


class PartReader:
    """Reads the parts of pictures; an element that is the same object as before is read once.

    ``definitions`` by name are what elements may refer to. They must not change.
    """

    def __init__(self, definitions: Mapping[str, Tree]) -> None:
        self._definitions = definitions
        self._known: dict[int, Part] = {}
        self._copies: dict[tuple[int, InheritedStyle], Part] = {}

    def read(self, tree: Tree, inherited: InheritedStyle = _USUAL) -> Part:
        """Return a drawing as parts."""
        if len(self._known) > _MOST_PARTS:
            self._known.clear()
        return self._read(tree, inherited)

    def _read(self, tree: Tree, inherited: InheritedStyle) -> Part:
        known = self._known.get(id(tree))
        if known is not None:
            return known
        name, attributes = tree["name"], tree["attributes"]
        inner: tuple[Part, ...] = ()
        box: Box | None = None
        head, text = "", ""
        try:
            matrix = _matrix(attributes)
            passed_on = inherited.with_own(attributes)
            if attributes.get("filter", "none") != "none":
                raise UnknownPlace
            if name in _GROUPS:
                matrix = _times(matrix, _viewport(attributes)) if name == "svg" else matrix
                children = [one for one in tree["children"] if not isinstance(one, str)]
                inner = tuple(self._read(one, passed_on) for one in children)
                head = write_xml({**tree, "children": []}, SVG).rstrip().removesuffix("/>") + ">"
                text = f"{head}{''.join(one.text for one in inner)}</{name}>"
            if all(one.box for one in inner):
                box = map_box(self._shape(tree, inner, passed_on), matrix)
        except (UnknownPlace, ValueError, KeyError):
            # One piece, wherever it is.
            matrix, inner = IDENTITY, ()
        made = Part(tree, head, text or write_xml(tree, SVG), box, matrix, inner)
        self._known[id(tree)] = made
        return made

    def _shape(self, tree: Tree, inner: tuple[Part, ...], look: InheritedStyle) -> Box:
        """Return the box of an element inside its own transform."""
        name, attributes = tree["name"], tree["attributes"]
        if name in _GROUPS:
            return join_boxes(_known_box(one.box) for one in inner)
        if name == "title":
            return _NOTHING
        if name == "use":
            return self._copied(attributes, look)
        if name not in _SHAPES:
            raise UnknownPlace
        margin = 2 * abs(look.line) + self._marker(attributes, look.line)
        box = _SHAPES[name](tree, look)
        return (box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin)

    def _marker(self, attributes: Attributes, line: float) -> float:
        """Return how far an arrow's head may reach beyond its line."""
        names = [str(attributes[one]) for one in _MARKERS if attributes.get(one, "none") != "none"]
        if not names:
            return 0
        heads = [self._definitions[name.removeprefix("url(#").rstrip(")")] for name in names]
        looks = [one["attributes"] for one in heads]
        sizes = [_number(one, size, 3) for one in looks for size in ("markerWidth", "markerHeight")]
        return 2 * max(sizes) * max(1.0, abs(line))

    def _copied(self, attributes: Attributes, look: InheritedStyle) -> Box:
        definition = self._definitions.get(str(attributes.get("href", "")).removeprefix("#"))
        if definition is None or {"width", "height"} & attributes.keys():
            raise UnknownPlace
        key = (id(definition), look)
        if key not in self._copies:
            self._copies[key] = PartReader(self._definitions).read(definition, look)
        box = _known_box(self._copies[key].box)
        return map_box(box, (1, 0, 0, 1, _number(attributes, "x"), _number(attributes, "y")))


def changes(old: Part, new: Part) -> list[Box]:
    """Return the places of which some pixel may differ between two pictures.

    UnknownPlace if that may be everywhere. Of what both have in the same order, nothing differs
    where nothing that only one of them has is drawn.
    """
    if old is new or old.text == new.text:
        return []
    if old.head != new.head or not (old.head and old.inner and new.inner):
        return [_known_box(old.box), _known_box(new.box)]
    found: list[Box] = []
    heads = [one.head for one in old.inner]
    if all(heads) and heads == [one.head for one in new.inner]:
        # Layers, each of which includes the one it follows.
        for before, after in zip(old.inner, new.inner, strict=True):
            found += changes(before, after)
        return [map_box(box, new.matrix) for box in found]
    texts = [one.text for one in old.inner], [one.text for one in new.inner]
    for kind, *span in SequenceMatcher(None, *texts, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        gone, come = old.inner[span[0] : span[1]], new.inner[span[2] : span[3]]
        # What has the same head at the end is most likely the same group of pieces.
        while gone and come and gone[-1].head == come[-1].head:
            found += changes(gone[-1], come[-1])
            gone, come = gone[:-1], come[:-1]
        found += [_known_box(one.box) for one in (*gone, *come)]
    return [map_box(box, new.matrix) for box in found]


def definitions_for(body: str, definitions: Mapping[str, str]) -> str:
    """Return the definitions that a part of a picture refers to, directly or by others."""
    needed: dict[str, str] = {}
    waiting = [body]
    while waiting:
        for name in {*_DEFINED.findall(waiting.pop())} - needed.keys():
            if name in definitions:
                needed[name] = definitions[name]
                waiting.append(definitions[name])
    return "".join(needed.values())


# Boxes.


def join_boxes(boxes: Iterable[Box]) -> Box:
    """Return the box round some others."""
    left, top, right, bottom = _NOTHING
    for box in boxes:
        left, top = min(left, box[0]), min(top, box[1])
        right, bottom = max(right, box[2]), max(bottom, box[3])
    return (left, top, right, bottom)


def map_box(box: Box, matrix: Matrix) -> Box:
    """Return the box round what becomes of another one."""
    left, top, right, bottom = box
    if left > right or top > bottom:
        return _NOTHING
    a, b, c, d, e, f = matrix
    corners = [(x, y) for x in (left, right) for y in (top, bottom)]
    xs, ys = [a * x + c * y + e for x, y in corners], [b * x + d * y + f for x, y in corners]
    return (min(xs), min(ys), max(xs), max(ys))


def _known_box(box: Box | None) -> Box:
    if box is None:
        raise UnknownPlace
    return box


def _overlap(one: Box, other: Box) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


# Transforms.


def _times(first: Matrix, second: Matrix) -> Matrix:
    """Return the matrix that does the second one, then the first."""
    a, b, c, d, e, f = first
    k, l, m, n, o, p = second  # noqa: E741 (the names of a matrix)
    return (
        *(a * k + c * l, b * k + d * l, a * m + c * n, b * m + d * n),
        *(a * o + c * p + e, b * o + d * p + f),
    )


def _inverse(matrix: Matrix) -> Matrix:
    a, b, c, d, e, f = matrix
    size = a * d - b * c
    if not size:
        raise UnknownPlace
    a, b, c, d = d / size, -b / size, -c / size, a / size
    return (a, b, c, d, -(a * e + c * f), -(b * e + d * f))


def _matrix(attributes: Attributes) -> Matrix:
    """Return what ``transform`` does; UnknownPlace for what our drawings do not use."""
    found = IDENTITY
    for name, values in _TRANSFORM.findall(str(attributes.get("transform") or "")):
        found = _times(found, _step(name, [float(one) for one in _NUMBER.findall(values)]))
    if found[0] * found[3] == found[1] * found[2]:
        raise UnknownPlace
    return found


def _step(name: str, values: list[float]) -> Matrix:
    match name, values:
        case "translate", [x, *y]:
            return (1, 0, 0, 1, x, y[0] if y else 0)
        case "scale", [x, *y]:
            return (x, 0, 0, y[0] if y else x, 0, 0)
        case "rotate", [angle, *middle] if len(middle) in (0, 2):
            right, down = middle or (0.0, 0.0)
            sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
            turned = (cosine, sine, -sine, cosine, 0.0, 0.0)
            return _times(_times((1, 0, 0, 1, right, down), turned), (1, 0, 0, 1, -right, -down))
    raise UnknownPlace


def _viewport(attributes: Attributes) -> Matrix:
    """Return the transformation of a drawing into its space: centred, as large as possible."""
    shape = _NUMBER.findall(str(attributes.get("viewBox") or ""))
    if len(shape) != len(IDENTITY) - 2 or not {"width", "height"} <= attributes.keys():
        raise UnknownPlace
    if attributes.get("preserveAspectRatio", "xMidYMid meet") not in ("xMidYMid", "xMidYMid meet"):
        raise UnknownPlace
    left, top, inner_width, inner_height = map(float, shape)
    width, height = _number(attributes, "width"), _number(attributes, "height")
    scale = min(width / inner_width, height / inner_height)
    x = _number(attributes, "x") + (width - scale * inner_width) / 2 - scale * left
    y = _number(attributes, "y") + (height - scale * inner_height) / 2 - scale * top
    return (scale, 0, 0, scale, x, y)


# Shapes.


def _number(attributes: Attributes, name: str, otherwise: float = 0.0) -> float:
    """Return a length; ValueError for one that is not in units of the drawing."""
    value = attributes.get(name)
    return otherwise if value is None else float(str(value).removesuffix("px"))


def _path(tree: Tree, _look: InheritedStyle) -> Box:
    """Return the box of a path: no curve leaves the points that make it."""
    boxes: list[Box] = []
    for command, text in _COMMAND.findall(str(tree["attributes"].get("d") or "")):
        values = [float(one) for one in _NUMBER.findall(text)]
        if command in _PLACED_BY_POINTS and len(values) % 2 == 0 and values:
            xs, ys = values[::2], values[1::2]
            boxes.append((min(xs), min(ys), max(xs), max(ys)))
        elif command == "A" and len(values) % 7 == 0:
            for rx, ry, _turn, _large, _sweep, x, y in zip(*[iter(values)] * 7, strict=True):
                reach = 2 * max(abs(rx), abs(ry))
                boxes.append((x - reach, y - reach, x + reach, y + reach))
        elif command not in "zZ":
            raise UnknownPlace
    return join_boxes(boxes)


def _circle(tree: Tree, _look: InheritedStyle) -> Box:
    attributes = tree["attributes"]
    radius = _number(attributes, "r")
    across, up = _number(attributes, "rx", radius), _number(attributes, "ry", radius)
    x, y = _number(attributes, "cx"), _number(attributes, "cy")
    return (x - across, y - up, x + across, y + up)


def _rectangle(tree: Tree, _look: InheritedStyle) -> Box:
    attributes = tree["attributes"]
    x, y = _number(attributes, "x"), _number(attributes, "y")
    return (x, y, x + _number(attributes, "width"), y + _number(attributes, "height"))


def _line(tree: Tree, _look: InheritedStyle) -> Box:
    attributes = tree["attributes"]
    xs = _number(attributes, "x1"), _number(attributes, "x2")
    ys = _number(attributes, "y1"), _number(attributes, "y2")
    return (min(xs), min(ys), max(xs), max(ys))


def _text(tree: Tree, look: InheritedStyle) -> Box:
    """Return the box of words, which begin, end or have their middle at their place."""
    x, y = _number(tree["attributes"], "x"), _number(tree["attributes"], "y")
    for one in tree["children"]:
        if not isinstance(one, str) and one["attributes"].keys() & _MOVES_WORDS:
            raise UnknownPlace
    reach = look.font_size * (len(text_of(tree)) + 1)
    before, behind = _ANCHORS.get(look.anchor, (1, 1))
    return (x - before * reach, y - 2 * look.font_size, x + behind * reach, y + 2 * look.font_size)


_SHAPES: Final[dict[str, Callable[[Tree, InheritedStyle], Box]]] = {
    "path": _path,
    "circle": _circle,
    "ellipse": _circle,
    "rect": _rectangle,
    "line": _line,
    "text": _text,
}
"""How large each shape is; words depend on the font size they inherit."""
