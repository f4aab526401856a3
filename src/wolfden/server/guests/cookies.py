"""Signed cookies, and the keys that sign them."""

import os
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

from wolfden.server.base.errors import StorageFailed
from wolfden.server.database.engine import KEYS

NAME: Final = "wolfden"
LASTS: Final = 400 * 24 * 60 * 60
"""Seconds a cookie is valid; browsers do not allow more."""
RENEWED_AFTER: Final = 24 * 60 * 60
"""Seconds after which a cookie in use is replaced by a new one."""
_SALT: Final = "wolfden guest"


@dataclass(frozen=True)
class SignedGuest:
    """What a valid cookie says; ``is_old``: it is time to renew it."""

    guest: str
    session: int
    is_old: bool


@dataclass(frozen=True)
class SignedText:
    """What a valid cookie of any purpose says; ``is_old``: it is time to renew it."""

    text: str
    is_old: bool


class Signer:
    """Signs and reads cookies of a purpose. The newest key signs; older ones stay valid."""

    def __init__(self, keys: list[str], purpose: str) -> None:
        self._signer = TimestampSigner(keys, salt=purpose)

    def sign(self, text: str) -> str:
        """Return the value of a cookie."""
        return self._signer.sign(text).decode()

    def read(self, value: str) -> SignedText | None:
        """Return what a cookie says; ``None`` if it is not valid."""
        try:
            text, signed = self._signer.unsign(value, return_timestamp=True)
        except BadSignature:
            return None
        age = time.time() - signed.timestamp()
        if age > LASTS:
            return None
        # Signed in the future: the clock was set back since. It is ours all the same.
        return SignedText(text.decode(), abs(age) > RENEWED_AFTER)


class CookieSigner:
    """Signs and reads the cookies of guests."""

    def __init__(self, keys: list[str]) -> None:
        self._signer = Signer(keys, _SALT)

    def sign(self, guest: str, session: int) -> str:
        """Return the value of a guest's cookie."""
        return self._signer.sign(f"{guest}-{session}")

    def read(self, value: str) -> SignedGuest | None:
        """Return what a cookie says; ``None`` if it is not valid."""
        found = self._signer.read(value)
        if found is None:
            return None
        guest, _, session = found.text.partition("-")
        return SignedGuest(guest, int(session), found.is_old)


def load_keys(folder: Path) -> list[str]:
    """Return the keys of a data folder, oldest first; the first start generates one.

    A new last line in the file rotates the key; removing a line invalidates what it signed.
    StorageFailed if the file cannot be read or written.
    """
    path = folder / KEYS
    try:
        if not path.exists():
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w", encoding="ascii") as file:
                file.write(f"{secrets.token_urlsafe(32)}\n")
        keys = path.read_text(encoding="ascii").split()
    except (OSError, ValueError) as error:
        raise StorageFailed("keys-unusable", path=str(path), trouble=str(error)) from error
    if not keys:
        raise StorageFailed("keys-empty", path=str(path))
    return keys


def rotate_keys(folder: Path) -> int:
    """Add a new key to sign with; return how many keys are valid now."""
    keys = [*load_keys(folder), secrets.token_urlsafe(32)]
    fresh = folder / f"{KEYS}.new"
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write("".join(f"{key}\n" for key in keys))
    fresh.replace(folder / KEYS)
    return len(keys)
