"""Texts that people write, made safe to stand beside those of others."""

from typing import Final

_JOINER: Final = "\u200d"
"""Joins signs into one; families and flags need it."""


def plain_text(text: str) -> str:
    """Return a text on one line, without signs that hide, control or rearrange what is around it.

    >>> plain_text(" howl at" + chr(7) + " the" + chr(10) + "moon " + chr(0x202E))
    'howl at the moon'
    """
    kept = (sign for sign in text if sign.isprintable() or sign.isspace() or sign == _JOINER)
    return " ".join("".join(kept).split()).strip(_JOINER)
