"""Drawings as plain trees, as the page's ``el`` returns them, and such trees as XML."""

import re
from collections.abc import Iterator
from typing import Final, TypedDict
from xml.sax.saxutils import escape, quoteattr

SVG: Final = "http://www.w3.org/2000/svg"
HTML: Final = "http://www.w3.org/1999/xhtml"

Value = str | float | bool | None
Attributes = dict[str, Value]


class Tree(TypedDict):
    """An element of a drawing."""

    name: str
    attributes: Attributes
    children: list["Tree | str"]


_REFERENCE: Final = re.compile(r"#([\w-]+)")
_FOR_PAGES: Final = ("key", "role", "tabindex", "focusable", "type", "title")
"""Attributes that mean something in a page only."""
_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""XML takes no control characters and no halves of characters, escaped or not."""


def element(name: str, attributes: Attributes, *children: Tree | str) -> Tree:
    """Return an element."""
    return {"name": name, "attributes": attributes, "children": list(children)}


def elements(tree: Tree) -> Iterator[Tree]:
    """Yield an element and all inside it."""
    yield tree
    for child in tree["children"]:
        if not isinstance(child, str):
            yield from elements(child)


def references(value: Value) -> set[str]:
    """Return what may be names of definitions in the value of an attribute."""
    return set(_REFERENCE.findall(value)) if isinstance(value, str) else set()


def text_of(tree: Tree) -> str:
    """Return all text inside an element."""
    return "".join(one if isinstance(one, str) else text_of(one) for one in tree["children"])


def write_xml(tree: Tree | str, inside: str) -> str:
    """Return a tree as XML; ``inside`` is the namespace of its parent.

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
    inner = "".join(write_xml(child, space) for child in tree["children"])
    if label and inside == SVG and "data-target" in attributes:
        inner = f"<title>{escape(str(label))}</title>{inner}"
    line = "\n" if name == "g" else ""
    return f"<{name}{opening}>{inner}</{name}>{line}" if inner else f"<{name}{opening}/>{line}"
