"""A file that grows line by line: each line is complete or absent, and one program writes."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Generic, TypeVar

from wolfden.core.errors import WolfdenError
from wolfden.core.text.files import BadFile, unwritable

if sys.platform != "win32":
    import fcntl

Line = TypeVar("Line")


class InUse(WolfdenError):
    """Another program writes to this file."""

    code = "in_use"


@dataclass(frozen=True)
class LineFormat(Generic[Line]):
    """How lines are encoded and decoded."""

    encode: Callable[[Line], bytes]
    decode: Callable[[bytes], Line]
    error: type[Exception]
    """What ``decode`` raises for a malformed line."""
    what: str
    """What a line holds, for error messages."""

    def read(self, path: Path, number: int, line: bytes) -> Line:
        """Return the content of a line of a file.

        Raises:
            BadFile: the line is malformed.
        """
        try:
            return self.decode(line)
        except self.error as error:
            raise BadFile(
                "journal-line", path=str(path), line=number, trouble=str(error)
            ) from error


class Journal(Generic[Line]):
    """An append-only file; each line is on disk before ``append`` returns.

    Raises:
        InUse: another program writes to it.
        BadFile: it cannot be read or written.
    """

    def __init__(self, path: Path, line_format: LineFormat[Line]) -> None:
        self.path = path
        self._format = line_format
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+b")
        except OSError as error:
            raise unwritable(path, error) from error
        _lock(self._file, path)

    def lines(self) -> list[Line]:
        """Return all complete lines and truncate an incomplete last one.

        Raises:
            BadFile: a line is malformed.
        """
        self._file.seek(0)
        complete = [line for line in self._file if line.endswith(b"\n")]
        try:
            found = [
                self._format.read(self.path, number, line)
                for number, line in enumerate(complete, start=1)
            ]
        except BadFile:
            self.close()
            raise
        self._file.truncate(sum(map(len, complete)))
        return found

    def append(self, line: Line) -> None:
        """Write a line and flush it to disk.

        Raises:
            BadFile: it cannot be written.
        """
        try:
            self._file.write(self._format.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from error

    def close(self) -> None:
        """Release the file for other programs."""
        self._file.close()


def _lock(file: IO[bytes], path: Path) -> None:
    """Keep other writers out until the file is closed."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise InUse("file-in-use", path=str(path)) from error
