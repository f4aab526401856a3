"""Random ids and secrets."""

import hashlib
import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # pragma: allowlist secret
"""Lower-case letters and digits that are hard to mistake for each other."""

TABLE_LENGTH: Final = 10
GUEST_LENGTH: Final = 12
INVITE_LENGTH: Final = 20


def random_id(length: int) -> str:
    """Return a random id; one of ten letters is one of 8 × 10¹⁴."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def digest(secret: str) -> bytes:
    """Return the hash that is stored of a secret; secrets are too long to be guessed from it."""
    return hashlib.sha256(secret.encode()).digest()


def is_same(secret: str, given: str) -> bool:
    """Whether a client has given the secret; how long that takes says nothing about it."""
    return secrets.compare_digest(secret.encode(), given.encode())
