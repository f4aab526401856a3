"""The picture of a link: a board with its title, round and seats, 1200 by 630 pixels.

It is plain SVG, with nothing of HTML and no style sheet, so that anything can draw it. The board,
the signs of seats, their points and the words on the round come from the title's page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wolfden.drawing.inlining import FAMILIES, Inliner
from wolfden.drawing.page import Page
from wolfden.drawing.parts import Box, Part, PartReader, definitions_for
from wolfden.drawing.style import NIGHT, WEB, rules, sheets_of, tokens
from wolfden.drawing.trees import SVG, Attributes, Tree, element, elements, text_of, write_xml
from wolfden.titles import TITLES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wolfden.core.contract import Json, Seat
    from wolfden.core.record import Record
    from wolfden.core.registry import Registry
    from wolfden.drawing.page import Drawings
    from wolfden.i18n.translator import Translator

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that sites show as the picture of a link."""
BOARD: Final = (740, 574)
_MARGIN: Final = 28
_LEFT: Final = _MARGIN + BOARD[0] + 28
_ROOM: Final = WIDTH - _LEFT - 36
"""Where the text is, and how wide it may be."""
_ROWS_TOP: Final = 286
_MOST_ROWS: Final = 6
_WIDE: Final = frozenset("mwMWЖШЩЮМФжшщюмф@%—")
_NARROW: Final = frozenset("iljtfrI.,:;!'’|()[] ·-")
_CREST: Final = (
    "M8 54c4-13 10-19 17-22l2-11 5 6 5-5 0 9c4 2 6 5 7 9l-5 2-6-1c2 5 2 9 1 13z",
    "M36 19a9 9 0 1 1 18 0a9 9 0 1 1-18 0z",
)
"""The wolf and the moon of ``web/icon.svg``."""


_MOST_DEFINITIONS: Final = 400
"""Definitions that cards may gather, before one begins again without any."""
MOST_FRAMES: Final = 40
"""Moments of an animation; of a longer stretch, some are left out."""


@dataclass(frozen=True)
class CardMoment:
    """A position as one may see it, and who sits there; nameless seats are called by number."""

    view: Json
    actors: Sequence[Seat]
    names: Sequence[str] = ()
    note: str = ""
    """A line below the title, such as who won; without one, what the page says of the round."""


def moment_at(record: Record, ply: int, names: Sequence[str] = ()) -> CardMoment:
    """Return what a watcher saw after ``ply`` actions."""
    state = record.state_at(ply)
    return CardMoment(state.view(None), state.actors(), names)


def moments_of(
    record: Record, first: int, last: int, names: Sequence[str] = (), most: int = MOST_FRAMES
) -> list[CardMoment]:
    """Return what a watcher saw from ``first`` to ``last``, without steps that changed nothing."""
    last = min(max(0, last), len(record.steps))
    first = min(max(0, first), last)
    count = min(most, last - first + 1)
    gap = (last - first) / max(1, count - 1)
    found: list[CardMoment] = []
    for place in range(count):
        moment = moment_at(record, first + round(place * gap), names)
        if not found or moment.view != found[-1].view:
            found.append(moment)
    return found


@dataclass(frozen=True)
class Card:
    """The card of a table: an SVG picture of which parts can be drawn alone."""

    heading: str
    part: Part
    definitions: Mapping[str, str]
    """What it may refer to, as XML."""

    def svg(self) -> str:
        """Return the whole card."""
        title = write_xml(element("title", {}, self.heading), SVG)
        return f"{self._picture((0, 0, WIDTH, HEIGHT), WIDTH, HEIGHT, self.part.text, title)}\n"

    def cut(self, window: Box, width: int, height: int) -> str:
        """Return the contents of a window as a picture of this size in pixels."""
        return self._picture(window, width, height, self.part.cut(window))

    def _picture(self, window: Box, width: int, height: int, body: str, title: str = "") -> str:
        left, top, right, bottom = window
        place = f'viewBox="{left} {top} {right - left} {bottom - top}"'
        size = f'width="{width}" height="{height}" role="img"'
        defined = definitions_for(body, self.definitions)
        return f'<svg xmlns="{SVG}" {place} {size}>{title}<defs>{defined}</defs>{body}</svg>'


class CardMaker:
    """Draws the cards of one title; its page and its style sheets are read once.

    ``page`` may be one that other makers of the title use too. What a card has in common with the
    one before is not worked out again.
    """

    def __init__(
        self,
        title: str,
        translator: Translator,
        titles: Registry = TITLES,
        page: Page | None = None,
    ) -> None:
        self._page = page or Page(title, titles)
        self._translator = translator
        self._name = translator.translate(f"title-{title}") or titles.get(title).meta().name
        sheets = [*sheets_of(title, titles), WEB / "css" / "components" / "cover.css"]
        self._rules = [rule for sheet in sheets for rule in rules(sheet, on_screen=True)]
        self._inliner: Inliner | None = None
        self._defined: dict[str, Tree] = {}

    def table(self, moment: CardMoment) -> Card:
        """Return the card of a table."""
        drawn = self._page.draw(
            moment.view, moment.actors, self._translator, moment.names, space=BOARD
        )
        if self._inliner is None or len(self._inliner.definitions) > _MOST_DEFINITIONS:
            self._inliner, self._defined = Inliner(self._rules, drawn["definitions"]), {}
            self._reader = PartReader(self._defined)
        board = self._inliner.inline(drawn["board"], "board")
        assert board is not None
        width, height = BOARD
        heading = _wrap(self._name, 46, _ROOM, "serif")[:2]
        note = _wrap(moment.note or _round(drawn), 25, _ROOM)[:2]
        below = 76 + 50 * (len(heading) + 1)
        rows_top = max(_ROWS_TOP, below + 32 * len(note) + 28)
        body = [
            *_backdrop(),
            _place(board, _MARGIN, _MARGIN, width, height, overflow="visible"),
            *(
                _words(line, _LEFT, 112 + 50 * place, 46, family="--serif", weight=600)
                for place, line in enumerate(heading)
            ),
            *(
                _words(line, _LEFT, below + 32 * place, 25, "--text-soft")
                for place, line in enumerate(note)
            ),
            *self._rows(drawn, moment, self._inliner, rows_top),
        ]
        for one in self._inliner.definitions:
            self._defined.setdefault(str(one["attributes"]["id"]), one)
        part = self._reader.read(element("g", {}, *body))
        texts = {name: write_xml(one, SVG) for name, one in self._defined.items()}
        return Card(self._name, part, texts)

    def title(self, line: str = "") -> str:
        """Return the card of the title itself: its scene, its name and a line."""
        scene, definitions = self.scene(0, WIDTH)
        return _document(self._name, definitions, _over_scenes([scene], self._name, line))

    def scene(self, x: float, width: float) -> tuple[Tree, list[Tree]]:
        """Return the scene of the title as high as a card, and what it refers to."""
        drawn = self._page.cover()
        inliner = Inliner(self._rules, drawn["definitions"])
        scene = (inliner.inline(drawn["cover"]) if drawn["cover"] else None) or element("svg", {})
        scene["attributes"] |= {"x": x, "y": 0, "width": width, "height": HEIGHT}
        return scene, inliner.definitions

    def _rows(
        self, drawn: Drawings, moment: CardMoment, inliner: Inliner, top: int
    ) -> Iterator[Tree]:
        """Yield a line for each seat: its sign, its name, its points; a lamp where it is due."""
        panels = drawn["panels"][:_MOST_ROWS]
        step = min(66, (HEIGHT - top - 24) // max(1, len(panels)))
        for seat, panel in enumerate(panels):
            y = top + step * seat
            name = _find(panel, "pack-name", "strong")
            score = _find(panel, "pack-score")
            if seat in moment.actors:
                lamp: Attributes = {"rx": 10, "fill": _colour("--lamp-soft")}
                size: Attributes = {"width": _ROOM + 20, "height": step - 6}
                yield element("rect", {"x": _LEFT - 10, "y": y - step / 2 + 3, **size, **lamp})
            sign = next((one for one in elements(panel) if _is_sign(one)), None)
            drawing = inliner.inline(sign, f"sign {seat}") if sign else None
            if drawing is not None:
                yield _place(drawing, _LEFT, y - 21, 42, 42)
            points = text_of(score) if score else ""
            room = _ROOM - 56 - 20 * len(points)
            yield _words(_cut(text_of(name) if name else "", 27, room), _LEFT + 56, y + 9, 27)
            total = _words(points, _LEFT + _ROOM, y + 11, 32, family="--serif", weight=600)
            total["attributes"]["text-anchor"] = "end"
            yield total


def site_card(makers: Sequence[CardMaker], heading: str, line: str) -> str:
    """Return the card of the first page: the scenes of titles, side by side."""
    width = WIDTH / max(1, len(makers))
    drawn = [maker.scene(place * width, width) for place, maker in enumerate(makers)]
    # What titles share is defined once.
    definitions = {one["attributes"]["id"]: one for _scene, all_of in drawn for one in all_of}
    body = _over_scenes([scene for scene, _definitions in drawn], heading, line)
    return _document(heading, list(definitions.values()), body)


# Parts.


def _place(drawing: Tree, x: float, y: float, width: float, height: float, **more: str) -> Tree:
    """Return a drawing at a place, as large as given; it may be used elsewhere too."""
    place: Attributes = {"x": x, "y": y, "width": width, "height": height, **more}
    return {**drawing, "attributes": drawing["attributes"] | place}


def _document(heading: str, definitions: Sequence[Tree], body: Sequence[Tree]) -> str:
    size: Attributes = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "width": WIDTH, "height": HEIGHT}
    stops = [
        element("stop", {"offset": 0.45, "stop-color": "#0a1018", "stop-opacity": 0}),
        element("stop", {"offset": 0.95, "stop-color": "#0a1018", "stop-opacity": 0.88}),
    ]
    shade = element("linearGradient", {"id": "card-shade", "x2": 0, "y2": 1}, *stops)
    root = element(
        "svg",
        {**size, "role": "img"},
        element("title", {}, heading),
        element("defs", {}, shade, *definitions),
        *body,
    )
    return f"{write_xml(root, '')}\n"


def _over_scenes(scenes: Sequence[Tree], heading: str, line: str) -> list[Tree]:
    """Return scenes with words at their lower edge, where they are darkened."""
    return [
        *scenes,
        element("rect", {"width": WIDTH, "height": HEIGHT, "fill": "url(#card-shade)"}),
        _words(heading, 64, 544, 80, family="--serif", weight=600),
        _words(line, 66, 592, 28),
        _crest(WIDTH - 132, 36, 96),
    ]


def _backdrop() -> list[Tree]:
    """Return the ground, and the crest with the name of the place at the upper right."""
    ground = element("rect", {"width": WIDTH, "height": HEIGHT, "fill": _colour("--ground")})
    name = _words("Wolfden", _LEFT + 50, 52, 24, "--text-soft", family="--serif", weight=600)
    return [ground, _crest(_LEFT, 22, 40), name]


def _crest(x: float, y: float, size: float) -> Tree:
    wolf, moon = _CREST
    return element(
        "svg",
        {"x": x, "y": y, "width": size, "height": size, "viewBox": "0 0 64 64"},
        element("rect", {"width": 64, "height": 64, "rx": 14, "fill": "#131b25"}),
        element("path", {"d": moon, "fill": "#f2b962"}),
        element("path", {"d": wolf, "fill": "#ece6d9"}),
    )


def _colour(token: str) -> str:
    return tokens(NIGHT)[token]


def _words(
    text: str,
    x: float,
    y: float,
    size: float,
    colour: str = "--text",
    family: str = "--sans",
    weight: int = 400,
) -> Tree:
    look: Attributes = {
        "fill": _colour(colour),
        "font-family": FAMILIES[family],
        "font-size": size,
        "font-weight": weight,
    }
    return element("text", {"x": x, "y": y, **look}, text)


def _is_sign(tree: Tree) -> bool:
    return "game-icon" in str(tree["attributes"].get("class")).split()


def _find(tree: Tree, look: str, name: str = "") -> Tree | None:
    """Return the element of a class, or the first one of a name inside it."""
    for one in elements(tree):
        if look in str(one["attributes"].get("class")).split():
            inner = (below for below in elements(one) if below["name"] == name)
            return next(inner, None) if name else one
    return None


def _round(drawn: Drawings) -> str:
    """Return what the page says of the round: the first words of the strip above the table."""
    words = _find(drawn["status"], "status-words", "strong")
    return text_of(words) if words else ""


# Characters are counted, not measured: words that are too long are broken or cut.


def _width(text: str, size: float, family: str = "sans") -> float:
    wide, usual, narrow = (0.86, 0.53, 0.29) if family == "sans" else (0.95, 0.58, 0.33)
    return size * sum(wide if one in _WIDE else narrow if one in _NARROW else usual for one in text)


def _wrap(text: str, size: float, room: float, family: str = "sans") -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _width(longer, size, family) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return [_cut(line, size, room, family) for line in lines]


def _cut(text: str, size: float, room: float, family: str = "sans") -> str:
    if _width(text, size, family) <= room:
        return text
    while text and _width(f"{text}…", size, family) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
