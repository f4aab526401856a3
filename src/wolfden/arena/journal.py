"""A file of JSON lines that grows: each line is complete or absent, and one program writes."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from wolfden.core.errors import WolfdenError
from wolfden.core.text.files import BadFile, unwritable

if sys.platform != "win32":
    import fcntl

Line = TypeVar("Line")


class InUse(WolfdenError):
    """Another program writes to this file."""

    code = "in_use"


def read_lines(
    path: Path, lines: Iterable[bytes | str], decoder: msgspec.json.Decoder[Line]
) -> list[Line]:
    """Return the content of the lines of a file.

    Raises:
        BadFile: a line is malformed.
    """
    found: list[Line] = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append(decoder.decode(line))
        except msgspec.MsgspecError as error:
            trouble = str(error)
            raise BadFile("journal-line", path=str(path), line=number, trouble=trouble) from error
    return found


class Journal(Generic[Line]):
    """An append-only file; each line is on disk before ``append`` returns.

    Raises:
        InUse: another program writes to it.
        BadFile: it cannot be read or written.
    """

    def __init__(self, path: Path, decoder: msgspec.json.Decoder[Line]) -> None:
        self.path = path
        self._decoder = decoder
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
        except OSError as error:
            raise unwritable(path, error) from error
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                self._file.close()
                raise InUse("file-in-use", path=str(path)) from error

    def lines(self) -> list[Line]:
        """Return all complete lines and truncate an incomplete last one."""
        self._file.seek(0)
        complete = [line for line in self._file if line.endswith(b"\n")]
        try:
            found = read_lines(self.path, complete, self._decoder)
        except BadFile:
            self.close()
            raise
        self._file.truncate(sum(map(len, complete)))
        return found

    def append(self, line: Line) -> None:
        """Write a line and flush it to disk."""
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from error

    def close(self) -> None:
        """Release the file for other programs."""
        self._file.close()
