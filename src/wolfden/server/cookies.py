"""The signed cookie of a guest, and the keys it is signed with."""

import os
import secrets
import time
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

from wolfden.server.errors import StorageFailed

NAME: Final = "wolfden"
LASTS: Final = 400 * 24 * 60 * 60
"""Seconds a cookie is valid; browsers keep none longer."""
RENEWED: Final = 24 * 60 * 60
"""Seconds after which a cookie in use is replaced by a new one."""
KEYS: Final = "secret.keys"
_SALT: Final = "wolfden guest"


class Cookies:
    """Signs and reads cookies. The newest key signs; older ones are still believed."""

    def __init__(self, keys: list[str]) -> None:
        self._signer = TimestampSigner(keys, salt=_SALT)

    def sign(self, guest: str, session: int) -> str:
        """Return the cookie of a guest."""
        return self._signer.sign(f"{guest}-{session}").decode()

    def read(self, cookie: str) -> tuple[str, int, bool] | None:
        """Return guest, session and whether it is time to renew; ``None``: not a valid cookie."""
        try:
            value, signed = self._signer.unsign(cookie, max_age=LASTS, return_timestamp=True)
        except BadSignature:
            return None
        guest, _, session = value.decode().partition("-")
        return guest, int(session), time.time() - signed.timestamp() > RENEWED


def load_keys(folder: Path) -> list[str]:
    """Return the keys of a data folder, oldest first; the first start draws one.

    A new last line in the file rotates the key; removing a line ends what it signed.

    Raises:
        StorageFailed: the file cannot be read or written.
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
    """Draw a new key to sign with; return how many keys are believed now."""
    keys = [*load_keys(folder), secrets.token_urlsafe(32)]
    fresh = folder / f"{KEYS}.new"
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write("".join(f"{key}\n" for key in keys))
    fresh.replace(folder / KEYS)
    return len(keys)
