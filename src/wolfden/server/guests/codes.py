"""Codes that people type, to be the same guest on another device."""

from typing import Final

from wolfden.server.base.ids import LETTERS

DEVICE_LENGTH: Final = 8
RECOVERY_LENGTH: Final = 20
GROUP: Final = 4


def format_code(code: str) -> str:
    """Return a code as people read it: capitals, in groups of four.

    >>> format_code("7kmq2x9a")
    '7KMQ-2X9A'
    """
    groups = [code[place : place + GROUP] for place in range(0, len(code), GROUP)]
    return "-".join(groups).upper()


def normalize_code(code: str) -> str:
    """Return a typed code as it was generated.

    >>> normalize_code(" 7KMQ 2x9a ")
    '7kmq2x9a'
    """
    return "".join(letter for letter in code.lower() if letter in LETTERS)
