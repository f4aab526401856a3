"""A file that grows line by line: a line is whole or not there, and one program writes."""

import os
import sys
from pathlib import Path
from typing import IO, Generic, TypeVar

import msgspec

from wolfden.core.errors import WolfdenError
from wolfden.core.text.files import BadFile, unwritable

if sys.platform != "win32":
    import fcntl

Line = TypeVar("Line")


class InUse(WolfdenError):
    """Another program writes to this file."""

    code = "in_use"


class Journal(Generic[Line]):
    """Lines of JSON, each kept for good before the next one is made.

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
        _lock(self._file, path)

    def lines(self) -> list[Line]:
        """Return all lines, and cut off what is left of a broken one.

        Raises:
            BadFile: a line holds something else.
        """
        self._file.seek(0)
        found: list[Line] = []
        whole = 0
        for number, line in enumerate(self._file, start=1):
            if not line.endswith(b"\n"):
                break
            try:
                found.append(self._decoder.decode(line))
            except msgspec.MsgspecError as error:
                self.close()
                raise BadFile(
                    "journal-line", path=str(self.path), line=number, trouble=str(error)
                ) from error
            whole += len(line)
        self._file.truncate(whole)
        return found

    def keep(self, line: Line) -> None:
        """Keep a line for good.

        Raises:
            BadFile: it cannot be written.
        """
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from error

    def close(self) -> None:
        """Let others write."""
        self._file.close()


def _lock(file: IO[bytes], path: Path) -> None:
    """Keep a second writer out for as long as this one lives."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise InUse("file-in-use", path=str(path)) from error
