"""A position of any title as an SVG picture that needs nothing but itself.

Board, strip and cards are the page's own (:mod:`wolfden.drawing.page`), in the page's own colours
(:mod:`wolfden.drawing.style`). Strip and cards are HTML in the page and so they are here, next to
the board: browsers show them, and other programs still show the board and read the description.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from wolfden.core.errors import BadSetup
from wolfden.drawing.page import ENGINE, Drawings, Page
from wolfden.drawing.style import Rule, rules, sheets_of, style_for
from wolfden.drawing.trees import (
    HTML,
    SVG,
    Attributes,
    Tree,
    element,
    elements,
    references,
    write_xml,
)
from wolfden.titles import TITLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wolfden.core.contract import State
    from wolfden.core.registry import Registry
    from wolfden.i18n.translator import Translator

__all__ = ["HTML", "SVG", "draw", "missing_packages", "require_extra"]

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
    require_extra()
    from wolfden.i18n.languages import ENGLISH  # noqa: PLC0415 (needs the extra)
    from wolfden.i18n.translator import Translator  # noqa: PLC0415 (needs the extra)

    translator = translator or Translator(ENGLISH)
    view = state.view(None)
    drawings = Page(title, titles).draw(view, state.actors(), translator)
    notes = view.get("notes")
    keys = map(str, notes) if isinstance(notes, list) else ()
    note = " ".join([translator.translate(key) for key in keys])
    heading = translator.translate(f"title-{title}")
    return _document(heading, note, drawings, [*map(rules, sheets_of(title, titles)), _OWN_RULES])


def missing_packages(needed: Mapping[str, str]) -> list[str]:
    """Return the packages of modules that are not installed."""
    return [package for module, package in needed.items() if find_spec(module) is None]


def require_extra(needed: Mapping[str, str] = _NEEDED) -> None:
    """Raise BadSetup if modules are missing that drawings need; ``needed`` has their packages."""
    if missing := missing_packages(needed):
        raise BadSetup("extra-missing", names=missing, extra="svg")


def _document(heading: str, note: str, drawings: Drawings, sheets: Iterable[Iterable[Rule]]) -> str:
    """Return the picture: heading and strip above the board, cards to its right, a note below."""
    board = drawings["board"]
    _x, _y, width, height = map(float, str(board["attributes"]["viewBox"]).split())
    wide, high = round(width + 3 * _MARGIN + _CARDS), round(height + _TOP + 2 * _MARGIN)
    size = {"width": wide, "height": high}
    board["attributes"] |= {"x": _MARGIN, "y": _TOP, "width": width, "height": height}
    right = {"x": round(width) + 2 * _MARGIN, "width": _CARDS}
    body = [
        element("rect", {"class": "backdrop", **size}),
        element("text", {"class": "heading", "x": _MARGIN, "y": 58}, heading),
        element("text", {"class": "note", "x": _MARGIN, "y": high - 18}, note),
        _sheet({"x": _MARGIN, "y": 76, "width": width, "height": _TOP - 80}, drawings["status"]),
        board,
        _sheet({"y": _MARGIN, "height": high - 2 * _MARGIN, **right}, *drawings["panels"]),
    ]
    shown = [*_needed_definitions(drawings["definitions"], body), *body]
    every = [one for tree in shown for one in elements(tree)]
    classes = {one for tree in every for one in str(tree["attributes"].get("class")).split()}
    style = style_for(
        (rule for sheet in sheets for rule in sheet), {tree["name"] for tree in every}, classes
    )
    described = [*map(_description, (board, drawings["status"], *drawings["panels"])), note]
    root = element(
        "svg",
        {"viewBox": f"0 0 {wide} {high}", **size, "role": "img"},
        element("title", {}, heading),
        element("desc", {}, ". ".join(filter(None, described))),
        element("style", {}, style),
        element("defs", {}, *shown[: -len(body)]),
        *body,
    )
    return f"{write_xml(root, '')}\n"


def _sheet(place: Attributes, *trees: Tree) -> Tree:
    """Return HTML as a part of the picture."""
    return element("foreignObject", place, element("div", {"class": "sheet cards"}, *trees))


def _needed_definitions(definitions: list[Tree], body: list[Tree]) -> list[Tree]:
    """Return the definitions that are referred to, directly or by others that are."""
    by_name = {str(tree["attributes"]["id"]): tree for tree in definitions}
    needed: set[str] = set()
    waiting = list(body)
    while waiting:
        for tree in elements(waiting.pop()):
            for value in tree["attributes"].values():
                found = references(value)
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
