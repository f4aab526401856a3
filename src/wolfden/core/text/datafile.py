"""Reads data files: TOML in which every key is read, with errors that name the place.

A :class:`Section` hands out values by name and type and remembers what was asked; ``finish``
then refuses whatever nobody wanted, so that a misspelt key never passes in silence.
"""

import re
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from wolfden.core.errors import BadData
from wolfden.core.events import Fact

_POSITION: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
"""How the reader of TOML says where it got stuck."""
_MOST: Final = 1_000_000
"""Numbers of a data file are no larger, above or below zero."""

MAX_LENGTH: Final = 64 * 1024
"""The most characters of a data file; our largest has a quarter of them."""
MAX_KEY_DOTS: Final = 16
"""The most dots of a key: ``tomllib`` takes quadratic time and memory for longer ones."""
_BETWEEN_KEYS: Final = re.compile(r"[=,{\[\n]")


class Section:
    """One table of a data file, with its path for error texts."""

    def __init__(self, values: dict[str, object], where: str) -> None:
        self._values = values
        self._asked: set[str] = set()
        self.where = where

    def fail(self, key: str = "", /, **facts: Fact) -> BadData:
        """Return an error about this section, to be raised; its place is one of its facts."""
        return BadData(key, where=self.where, **facts)

    def has(self, key: str) -> bool:
        """Whether the key is there; it then counts as read."""
        self._asked.add(key)
        return key in self._values

    def names(self) -> tuple[str, ...]:
        """Return all keys, in the order of the file."""
        return tuple(self._values)

    def _get(self, key: str, kind: str) -> object:
        self._asked.add(key)
        if key not in self._values:
            raise self.fail("data-missing", name=key, kind=kind)
        return self._values[key]

    def _other_kind(self, key: str, kind: str, found: object) -> BadData:
        """Return the error of a value of another kind, to be raised."""
        return self.fail("data-kind", name=key, kind=kind, found=repr(found))

    def number(self, key: str) -> int:
        """Return a whole number."""
        value = self._get(key, "number")
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._other_kind(key, "number", value)
        return self._bounded(key, value)

    def is_list(self, key: str) -> bool:
        """Whether the value of a key is a list."""
        return isinstance(self._values.get(key), list)

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self._get(key, "flag")
        if not isinstance(value, bool):
            raise self._other_kind(key, "flag", value)
        return value

    def word(self, key: str, among: Iterable[str] = ()) -> str:
        """Return a text, one of ``among`` if given."""
        value = self._get(key, "text")
        if not isinstance(value, str):
            raise self._other_kind(key, "text", value)
        self._check_word(key, value, tuple(among))
        return value

    def numbers(self, key: str, count: int | None = None) -> tuple[int, ...]:
        """Return a list of whole numbers, of the given length if one is given."""
        values = self._list(key, count)
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise self._other_kind(key, "numbers", values)
        return tuple(self._bounded(key, value) for value in values if isinstance(value, int))

    def _bounded(self, key: str, number: int) -> int:
        """Return a number that sums and products of the rules can hold."""
        if abs(number) > _MOST:
            raise self.fail("data-number", name=key, low=-_MOST, high=_MOST, number=str(number))
        return number

    def words(
        self, key: str, among: Iterable[str] = (), count: int | None = None
    ) -> tuple[str, ...]:
        """Return a list of texts, each one of ``among`` if given."""
        allowed = tuple(among)
        values = self._list(key, count)
        words = tuple(value for value in values if isinstance(value, str))
        if len(words) != len(values):
            raise self._other_kind(key, "texts", values)
        for word in words:
            self._check_word(key, word, allowed)
        return words

    def number_lists(self, key: str, width: int) -> tuple[tuple[int, ...], ...]:
        """Return a list of lists of whole numbers, each of the given width."""
        rows = self._list(key, None)
        listed = {f"{key} {place}": row for place, row in enumerate(rows, start=1)}
        return tuple(Section(listed, self.where).numbers(name, width) for name in listed)

    def section(self, key: str) -> "Section":
        """Return a table inside this one."""
        value = self._get(key, "table")
        if not isinstance(value, dict):
            raise self._other_kind(key, "table", value)
        return Section(value, f"{self.where}: {key}")

    def sections(self, key: str) -> list["Section"]:
        """Return a list of tables."""
        values = self._list(key, None)
        found = [
            Section(value, f"{self.where}: {key} {index}")
            for index, value in enumerate(values, start=1)
            if isinstance(value, dict)
        ]
        if len(found) != len(values):
            raise self._other_kind(key, "tables", values)
        return found

    def finish(self) -> None:
        """Refuse keys that nobody asked for."""
        unknown = [key for key in self._values if key not in self._asked]
        if unknown:
            known = sorted(self._asked)
            raise self.fail("data-unknown", name=unknown[0], known=known)

    def _list(self, key: str, count: int | None) -> list[object]:
        value = self._get(key, "list")
        if not isinstance(value, list):
            raise self._other_kind(key, "list", value)
        if count is not None and len(value) != count:
            raise self.fail("data-count", name=key, count=count, found=len(value))
        return value

    def _check_word(self, key: str, word: str, among: tuple[str, ...]) -> None:
        if among and word not in among:
            raise self.fail("data-word", name=key, word=word, known=list(among))


def read_data(package: str, name: str) -> Section:
    """Read a data file of a title's package."""
    path = files(package) / "data" / name
    return read_toml(path.read_text(encoding="utf-8"), name)


def read_toml(text: str, name: str) -> Section:
    """Read the text of a data file called ``name``; an owner's file is called by its option.

    Raises:
        BadData: the text is too long, or not TOML.
    """
    if len(text) > MAX_LENGTH:
        raise BadData("toml-long", where=name, length=len(text), most=MAX_LENGTH)
    if any(part.count(".") > MAX_KEY_DOTS for part in _BETWEEN_KEYS.split(text)):
        raise BadData("toml-deep", where=name, most=MAX_KEY_DOTS)
    try:
        return Section(tomllib.loads(text), name)
    except (ValueError, RecursionError) as error:  # endless numbers, and endless nesting
        raise _no_toml(name, error) from error


def _no_toml(name: str, error: Exception) -> BadData:
    """Return the error of a text that is not TOML, with the place if it has one, to be raised."""
    place = _POSITION.search(str(error))
    if place is None:
        return BadData("no-toml", where=name)
    return BadData("no-toml-here", where=name, row=int(place[1]), column=int(place[2]))
