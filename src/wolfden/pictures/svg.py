"""A small builder of SVG text in which nothing goes in unescaped.

Finished markup and plain text are different types: :func:`text` is the only way from the one to
the other, so the type checker catches a name or a sentence that was not escaped.
"""

from collections.abc import Iterable
from typing import Final, NewType

Markup = NewType("Markup", str)
"""Well-formed SVG text, ready to stand inside an element."""

Value = str | int | float
"""What an attribute may be."""

NAMESPACE: Final = "http://www.w3.org/2000/svg"

_LETTER: Final = 0.47
_WIDE_LETTER: Final = 0.54
"""How wide letters are on average, Latin ones and others, as a part of the size of the writing."""
_LAST_LATIN: Final = "\u024f"

_FORBIDDEN: Final = (*range(9), 11, 12, *range(14, 32), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF)
"""XML takes no control characters and no halves of characters, escaped or not."""

_IN_TEXT: Final = dict.fromkeys(_FORBIDDEN, " ") | str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
)
_IN_ATTRIBUTE: Final = _IN_TEXT | str.maketrans(
    {'"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"}
)


def text(words: str) -> Markup:
    """Return plain text as markup."""
    return Markup(words.translate(_IN_TEXT))


def number(value: float) -> str:
    """Write a number with at most two decimals and nothing superfluous.

    >>> number(12.0), number(-0.001), number(1.505), number(3)
    ('12', '0', '1.5', '3')
    """
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def element(tag: str, *children: Markup, **attributes: Value) -> Markup:
    """Return an element; ``data_hex`` becomes the attribute data-hex, ``class_`` becomes class.

    >>> element("text", text("a < b"), x=1.5, class_="soft")
    '<text x="1.5" class="soft">a &lt; b</text>'
    """
    opening = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_attribute(value)}"'
        for name, value in attributes.items()
    )
    if not children:
        return Markup(f"<{tag}{opening}/>")
    return Markup(f"<{tag}{opening}>{''.join(children)}</{tag}>")


def _attribute(value: Value) -> str:
    return value.translate(_IN_ATTRIBUTE) if isinstance(value, str) else number(value)


def group(children: Iterable[Markup], **attributes: Value) -> Markup:
    """Return a group with each child on a line of its own."""
    inner = "\n".join(children)
    return element("g", Markup(f"\n{inner}\n"), **attributes)


def shift(x: float, y: float, scale: float = 1) -> str:
    """Return the transform that moves to a place and, there, scales.

    >>> shift(3, 4.25), shift(3, 4, 0.5)
    ('translate(3 4.25)', 'translate(3 4) scale(0.5)')
    """
    moved = f"translate({number(x)} {number(y)})"
    return moved if scale == 1 else f"{moved} scale({number(scale)})"


def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Value) -> Markup:
    """Return a copy of a symbol from the definitions, its centre at a place."""
    return element("use", href=f"#{symbol}", transform=shift(x, y, scale), **attributes)


def words(line: str, x: float, y: float, class_: str, anchor: str = "start") -> Markup:
    """Return a line of text; ``anchor`` is start, middle or end."""
    place: dict[str, Value] = {"x": x, "y": y, "class": class_}
    if anchor != "start":
        place["text-anchor"] = anchor
    return element("text", text(line), **place)


def fitted(
    line: str, x: float, y: float, class_: str, room: float, size: float, anchor: str = "start"
) -> Markup:
    """Return a line of text that stays in its room: one that looks too long is set closer.

    Nobody knows which font a reader has, so ``size``, that of the writing, tells roughly how wide
    the line is.
    """
    widths = (_LETTER if letter <= _LAST_LATIN else _WIDE_LETTER for letter in line)
    if size * sum(widths) <= room:
        return words(line, x, y, class_, anchor)
    place: dict[str, Value] = {"x": x, "y": y, "class": class_}
    if anchor != "start":
        place["text-anchor"] = anchor
    closer: dict[str, Value] = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    return element("text", text(line), **place, **closer)


def titled(title: str) -> Markup:
    """Return the title element: what a pointer or a screen reader says about the group."""
    return element("title", text(title))


def document(
    size: tuple[float, float],
    title: str,
    description: str,
    style: str,
    definitions: Iterable[Markup],
    body: Iterable[Markup],
) -> str:
    """Return a whole picture that needs nothing but itself."""
    width, height = size
    inner = "\n".join(
        [
            element("title", text(title), id="picture-title"),
            element("desc", text(description), id="picture-words"),
            element("style", text(style)),
            Markup("<defs>"),
            *definitions,
            Markup("</defs>"),
            *body,
        ]
    )
    root = element(
        "svg",
        Markup(f"\n{inner}\n"),
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        aria_labelledby="picture-title picture-words",
    )
    return f"{root}\n"
