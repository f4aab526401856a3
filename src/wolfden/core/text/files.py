"""Files that people name: read as text, written whole or not at all."""

import os
from contextlib import suppress
from errno import EACCES, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from pathlib import Path
from typing import Final

from wolfden.core.errors import WolfdenError

_KINDS: Final = {
    ENOENT: "missing",
    EACCES: "forbidden",
    EPERM: "forbidden",
    EROFS: "forbidden",
    EISDIR: "folder",
    ENOTDIR: "folder",
    ENOSPC: "full",
}


class BadFile(WolfdenError):
    """A file cannot be read or written."""

    code = "bad_file"


def read_text(path: Path) -> str:
    """Return the text of a file.

    Raises:
        BadFile: it is not there, may not be read or holds no text.
    """
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadFile("file-read", path=str(path), trouble="text") from error
    except (OSError, ValueError) as error:
        raise BadFile("file-read", path=str(path), trouble=_kind(error)) from error


def write_text(path: Path, text: str) -> None:
    """Write a whole file of text atomically; raises as ``write_bytes``."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write a whole file atomically: the old one stays until the new one is complete.

    Raises:
        BadFile: the file or its folder may not be written.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink()
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError | ValueError) -> BadFile:
    """Return what to raise when a file or its folder cannot be written."""
    return BadFile("file-write", path=str(path), trouble=_kind(error))


def _kind(error: OSError | ValueError) -> str:
    """Return what went wrong in one word, for texts in other languages."""
    number = error.errno if isinstance(error, OSError) else None
    return "other" if number is None else _KINDS.get(number, "other")
