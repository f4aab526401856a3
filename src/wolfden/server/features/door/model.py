"""The password of the door, and what passes are called: data without I/O."""

import hashlib
import secrets
import unicodedata
from typing import Final

LEAST: Final = 8
"""Characters of a password: with ten tries and then one a minute, few are guessed in a year."""
LONGEST: Final = 200
"""Characters of what may be entered."""
_COST, _BLOCK, _PARALLEL = 2**15, 8, 1
_MEMORY: Final = 2**26
"""Bytes that hashing may use; it takes half of that, and a tenth of a second."""
_SALT_BYTES: Final = 16


def normalize_password(text: str) -> str:
    """Return a password as it is hashed, however a keyboard composes its characters.

    >>> normalize_password(" den of ﬁve ")
    'den of five'
    """
    return unicodedata.normalize("NFKC", text).strip()


def hash_password(password: str) -> str:
    """Return what is stored of a password: parameters, salt and hash. It takes a while."""
    salt = secrets.token_bytes(_SALT_BYTES)
    parameters = (_COST, _BLOCK, _PARALLEL)
    hashed = _scrypt(password, salt, *parameters)
    return "$".join(["scrypt", *map(str, parameters), salt.hex(), hashed.hex()])


def is_password(stored: str, given: str) -> bool:
    """Whether a stored hash is that of a given password. It takes a while, the same for all."""
    _, cost, block, parallel, salt, hashed = stored.split("$")
    found = _scrypt(given, bytes.fromhex(salt), int(cost), int(block), int(parallel))
    return secrets.compare_digest(found, bytes.fromhex(hashed))


def _scrypt(password: str, salt: bytes, cost: int, block: int, parallel: int) -> bytes:
    text = normalize_password(password).encode()
    return hashlib.scrypt(text, salt=salt, n=cost, r=block, p=parallel, maxmem=_MEMORY)


def password_pass(stored: str) -> str:
    """Return the pass that a password gives, by its stored hash: another one gives another."""
    return f"p{hashlib.sha256(stored.encode()).hexdigest()[:20]}"


def invitation_pass(name: str) -> str:
    """Return the pass that an invitation gives.

    >>> invitation_pass("k7m2")
    'ik7m2'
    """
    return f"i{name}"


def local_path(wanted: str) -> str:
    """Return a path of this server to redirect to; the first page if it leads elsewhere.

    >>> local_path("/t/k7m2?ply=3"), local_path("//evil.example"), local_path("https://evil.example")
    ('/t/k7m2?ply=3', '/', '/')
    """
    is_path = wanted.startswith("/") and not wanted.startswith(("//", "/\\"))
    return wanted if is_path and wanted.isprintable() else "/"
