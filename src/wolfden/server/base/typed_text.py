"""Texts that people type, cleaned."""

import re
from typing import Final

_ZERO_WIDTH_JOINER: Final = "\u200d"
"""Joins emoji into one sign; families and flags need it."""
_NULL_ESCAPE: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""U+0000 in a JSON text: its escape, unless the backslash is itself escaped."""


def plain_text(text: str) -> str:
    """Return a text on one line, without control and bidirectional formatting characters.

    >>> plain_text(" howl at" + chr(7) + " the" + chr(10) + "moon " + chr(0x202E))
    'howl at the moon'
    """
    printable = (
        sign for sign in text if sign.isprintable() or sign.isspace() or sign == _ZERO_WIDTH_JOINER
    )
    return " ".join("".join(printable).split()).strip(_ZERO_WIDTH_JOINER)


def has_null(json: bytes) -> bool:
    r"""Whether a JSON text has a null character in it, which PostgreSQL cannot store.

    >>> has_null(rb'{"name": "a\u0000"}'), has_null(rb'{"name": "a\\u0000"}')
    (True, False)
    """
    return _NULL_ESCAPE.search(json) is not None
