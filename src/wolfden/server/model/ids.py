"""Random ids and codes, and cleaning of texts that people type."""

import hashlib
import re
import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # pragma: allowlist secret
"""Lower-case letters and digits that are hard to mistake for each other."""

TABLE_LENGTH: Final = 10
GUEST_LENGTH: Final = 12
INVITE_LENGTH: Final = 20
DEVICE_LENGTH: Final = 8
RECOVERY_LENGTH: Final = 20
GROUP: Final = 4
_ZERO_WIDTH_JOINER: Final = "\u200d"
"""Joins emoji into one sign; families and flags need it."""
_NULL_ESCAPE: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""U+0000 in a JSON text: its escape, unless the backslash is itself escaped."""


def random_id(length: int) -> str:
    """Return a random id; one of ten letters is one of 8 × 10¹⁴."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


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


def digest(secret: str) -> bytes:
    """Return the hash that is stored of a secret; secrets are too long to be guessed from it."""
    return hashlib.sha256(secret.encode()).digest()


def is_same(secret: str, given: str) -> bool:
    """Whether a client has given the secret; how long that takes says nothing about it."""
    return secrets.compare_digest(secret.encode(), given.encode())


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
