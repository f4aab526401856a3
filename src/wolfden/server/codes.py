"""Names and secrets that are drawn, not counted: nobody can guess the next one."""

import hashlib
import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Small letters and digits that are not mistaken for each other."""

TABLE_LENGTH: Final = 10
GUEST_LENGTH: Final = 12
INVITE_LENGTH: Final = 20
DEVICE_LENGTH: Final = 8
RECOVERY_LENGTH: Final = 20
GROUP: Final = 4


def drawn(length: int) -> str:
    """Return a random word; ten letters are one of 8 × 10¹⁴."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def grouped(code: str) -> str:
    """Return a code as people read it: capitals, in groups of four.

    >>> grouped("7kmq2x9a")
    '7KMQ-2X9A'
    """
    groups = [code[place : place + GROUP] for place in range(0, len(code), GROUP)]
    return "-".join(groups).upper()


def plain(code: str) -> str:
    """Return a code as it was drawn, however somebody typed it.

    >>> plain(" 7KMQ 2x9a ")
    '7kmq2x9a'
    """
    return "".join(letter for letter in code.lower() if letter in LETTERS)


def digest(secret: str) -> bytes:
    """Return what is stored of a secret; the secrets are too long to be guessed from it."""
    return hashlib.sha256(secret.encode()).digest()
