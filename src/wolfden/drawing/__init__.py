"""A position of any title as an SVG picture that needs nothing but itself.

Board, strip and cards are the page's own (:mod:`wolfden.drawing.page`), in the page's own colours
(:mod:`wolfden.drawing.style`). Strip and cards are HTML in the page and so they are here, next to
the board: browsers show them, and other programs still show the board and read the description.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

from wolfden.core.errors import BadSetup
from wolfden.drawing.page import ENGINE, Drawings, Tree, page_drawings
from wolfden.drawing.style import SHEETS, Rule, rules, style_for
from wolfden.titles import TITLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wolfden.core.contract import State
    from wolfden.core.registry import Registry
    from wolfden.i18n.translator import Translator

    Attributes = dict[str, str | float | bool | None]

SVG: Final = "http://www.w3.org/2000/svg"
HTML: Final = "http://www.w3.org/1999/xhtml"

_MARGIN: Final = 28
_TOP: Final = 150
"""How high the heading and the strip are."""
_CARDS: Final = 380
"""How wide the column of cards is."""
_OWN_RULES: Final = (
    Rule(".backdrop", {"fill": "var(--ground)"}),
    Rule(".heading", {"fill": "var(--text)", "font": "600 38px var(--serif)"}),
    Rule(".note", {"fill": "var(--text-soft)", "font": "15px var(--sans)"}),
    Rule(".sheet", {"color": "var(--text)", "font": "16px/1.45 var(--sans)"}),
    Rule(".cards", {"display": "grid", "gap": "14px"}),
)
"""What a picture has besides the drawings."""

_NEEDED: Final = {ENGINE: "quickjs-ng", "fluent": "fluent.runtime"}
"""The modules of the extra ``svg``, and the packages they come from."""

_REFERENCE: Final = re.compile(r"#([\w-]+)")
_FOR_PAGES: Final = ("key", "role", "tabindex", "focusable", "type", "title")
"""Attributes that mean something in a page only."""
_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""XML takes no control characters and no halves of characters, escaped or not."""


def draw(
    title: str, state: State, translator: Translator | None = None, titles: Registry = TITLES
) -> str:
    """Return what a watcher sees of a state as the text of an SVG picture.

    Its texts are in the translator's language; without a translator they are English.

    Raises:
        BadSetup: the extra ``svg`` is not installed.
        UnknownTitle: the title has no page.
        BadData: the title's page cannot be run.
    """
    missing = [package for module, package in _NEEDED.items() if find_spec(module) is None]
    if missing:
        raise BadSetup("extra-missing", names=missing, extra="svg")
    from wolfden.i18n.languages import ENGLISH  # noqa: PLC0415 (needs the extra)
    from wolfden.i18n.translator import Translator  # noqa: PLC0415 (needs the extra)

    translator = translator or Translator(ENGLISH)
    drawings = page_drawings(title, state, translator, titles)
    style = titles.files("page/style.css")
    sheets = [*SHEETS, *([style[title]] if title in style else [])]
    key = f"note-{title}"
    note = translator.translate(key) if translator.has_text(key) else titles.get(title).meta().note
    heading = translator.translate(f"title-{title}")
    return _document(heading, note, drawings, [*map(rules, sheets), _OWN_RULES])


def _document(heading: str, note: str, drawings: Drawings, sheets: Iterable[Iterable[Rule]]) -> str:
    """Return the picture: heading and strip above the board, cards to its right, a note below."""
    board = drawings["board"]
    _x, _y, width, height = map(float, str(board["attributes"]["viewBox"]).split())
    wide, high = round(width + 3 * _MARGIN + _CARDS), round(height + _TOP + 2 * _MARGIN)
    size = {"width": wide, "height": high}
    board["attributes"] |= {"x": _MARGIN, "y": _TOP, "width": width, "height": height}
    right = {"x": round(width) + 2 * _MARGIN, "width": _CARDS}
    body = [
        _element("rect", {"class": "backdrop", **size}),
        _element("text", {"class": "heading", "x": _MARGIN, "y": 58}, heading),
        _element("text", {"class": "note", "x": _MARGIN, "y": high - 18}, note),
        _sheet({"x": _MARGIN, "y": 76, "width": width, "height": _TOP - 80}, drawings["status"]),
        board,
        _sheet({"y": _MARGIN, "height": high - 2 * _MARGIN, **right}, *drawings["panels"]),
    ]
    shown = [*_needed(drawings["definitions"], body), *body]
    every = [one for tree in shown for one in _elements(tree)]
    classes = {one for tree in every for one in str(tree["attributes"].get("class")).split()}
    style = style_for(
        (rule for sheet in sheets for rule in sheet), {tree["name"] for tree in every}, classes
    )
    described = [*map(_description, (board, drawings["status"], *drawings["panels"])), note]
    root = _element(
        "svg",
        {"viewBox": f"0 0 {wide} {high}", **size, "role": "img"},
        _element("title", {}, heading),
        _element("desc", {}, ". ".join(filter(None, described))),
        _element("style", {}, style),
        _element("defs", {}, *shown[: -len(body)]),
        *body,
    )
    return f"{_written(root, '')}\n"


def _sheet(place: Attributes, *trees: Tree) -> Tree:
    """Return HTML as a part of the picture."""
    return _element("foreignObject", place, _element("div", {"class": "sheet cards"}, *trees))


def _element(name: str, attributes: Attributes, *children: Tree | str) -> Tree:
    return {"name": name, "attributes": attributes, "children": list(children)}


def _elements(tree: Tree) -> Iterator[Tree]:
    """Yield an element and all inside it."""
    yield tree
    for child in tree["children"]:
        if not isinstance(child, str):
            yield from _elements(child)


def _needed(definitions: list[Tree], body: list[Tree]) -> list[Tree]:
    """Return the definitions that are referred to, directly or by others that are."""
    by_name = {str(tree["attributes"]["id"]): tree for tree in definitions}
    needed: set[str] = set()
    waiting = list(body)
    while waiting:
        for tree in _elements(waiting.pop()):
            for value in tree["attributes"].values():
                found = set(_REFERENCE.findall(value)) if isinstance(value, str) else set()
                new = (found & by_name.keys()) - needed
                needed |= new
                waiting.extend(by_name[name] for name in new)
    return [tree for name, tree in by_name.items() if name in needed]


def _description(tree: Tree | str) -> str:
    """Return what a drawing says to those who do not see it."""
    if isinstance(tree, str):
        return tree.strip()
    label = tree["attributes"].get("aria-label")
    if tree["attributes"].get("aria-hidden"):
        return ""
    if label and tree["name"] != "article":
        return str(label)
    return ", ".join(filter(None, map(_description, tree["children"])))


def _written(tree: Tree | str, inside: str) -> str:
    """Return a tree as XML; ``inside`` is the namespace that holds where it stands.

    What a screen reader says of a thing in the page is what a pointer shows in a picture.
    """
    if isinstance(tree, str):
        return escape(_FORBIDDEN.sub(" ", tree))
    name, attributes = tree["name"], tree["attributes"]
    space = SVG if name == "svg" else HTML if name == "div" else inside
    label = attributes.get("aria-label")
    kept = {
        key: value
        for key, value in attributes.items()
        if value is not None
        and value is not False
        and not key.startswith("aria-")
        and (key not in _FOR_PAGES or inside == "")
    }
    if space != inside:
        kept = {"xmlns": space, **kept}
    texts = {key: "" if value is True else str(value) for key, value in kept.items()}
    opening = "".join(
        f" {key}={quoteattr(_FORBIDDEN.sub(' ', text))}" for key, text in texts.items()
    )
    inner = "".join(_written(child, space) for child in tree["children"])
    if label and inside == SVG and "data-target" in attributes:
        inner = f"<title>{escape(str(label))}</title>{inner}"
    line = "\n" if name == "g" else ""
    return f"<{name}{opening}>{inner}</{name}>{line}" if inner else f"<{name}{opening}/>{line}"
