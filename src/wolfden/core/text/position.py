"""Position files: the form that all titles share.

::

    position <title> rules=1 seats=4
    options packs=chosen turn-limit=100
    board| [[region]]
    board| …
    regions 7 1 10 4 2 9 3 5
    …

The first line names title, rules version and seats; ``options`` names what differs from the
default, and a document option has a line with ``|`` for each of its own. Every further line is a
keyword of the title with its words; most words are ``key=value``.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from wolfden.core.contract import Meta
from wolfden.core.errors import BadPosition, BadSetup, WolfdenError
from wolfden.core.events import Fact
from wolfden.core.options import Document, Options, Value, read_options

_FIRST_WORD: Final = "position"


class Words:
    """The words of one line, handed out by name; what nobody asks for is an error."""

    def __init__(self, keyword: str, words: list[str]) -> None:
        self.keyword: Final = keyword
        self.plain: Final = [word for word in words if "=" not in word]
        pairs = [word.partition("=") for word in words if "=" in word]
        self._values: Final = {key: value for key, _, value in pairs}
        self._asked: Final[set[str]] = set()
        if len(self._values) != len(pairs):
            raise self.fail("line-key-twice")

    def fail(self, key: str = "", /, **facts: Fact) -> BadPosition:
        """Return an error about this line, to be raised; the line is one of its facts."""
        return BadPosition(key, line=self.keyword, **facts)

    def text(self, key: str, default: str | None = None) -> str:
        """Return the value of a key."""
        self._asked.add(key)
        if key in self._values:
            return self._values[key]
        if default is None:
            raise self.fail("line-key-missing", name=key)
        return default

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number within bounds."""
        text = self.text(key, None if default is None else str(default))
        if not (text.isascii() and text.isdigit() and len(text) < 9 and low <= int(text) <= high):
            raise self.fail("line-number", name=key, low=low, high=high, text=text)
        return int(text)

    def choice(self, key: str, among: tuple[str, ...], default: str | None = None) -> int:
        """Return the index of a word among those allowed."""
        return self.index(self.text(key, default), among)

    def several(self, key: str, among: tuple[str, ...]) -> list[int]:
        """Return the indexes of words with commas between, each once; none if the key is absent."""
        text = self.text(key, "")
        found = [self.index(word, among) for word in text.split(",") if word]
        if len(set(found)) != len(found):
            raise self.fail("line-named-twice", name=key, text=text)
        return found

    def bits(self, key: str, among: tuple[str, ...]) -> int:
        """Return the words of ``several`` as bits."""
        return sum([1 << index for index in self.several(key, among)])

    def words(self, key: str) -> list[str]:
        """Return any words with commas between; none if the key is absent."""
        return [word for word in self.text(key, "").split(",") if word]

    def fill_numbers(self, target: object, highest: Mapping[str, int]) -> None:
        """Read numbers from 0 up to ``highest`` into the attributes of the same names."""
        for key, high in highest.items():
            setattr(target, key, self.number(key, 0, high, 0))

    def index(self, word: str, among: tuple[str, ...]) -> int:
        """Return the index of one word."""
        if word not in among:
            raise self.fail("line-word", word=word, known=list(among))
        return among.index(word)

    def finish(self) -> None:
        """Refuse keys that nobody asked for."""
        unknown = [key for key in self._values if key not in self._asked]
        if unknown:
            raise self.fail("line-key-unknown", name=unknown[0])


@dataclass(frozen=True)
class PositionText:
    """A position file taken apart: seats, options, and the title's own lines."""

    seats: int
    options: Options
    lines: list[Words]

    def line(self, keyword: str) -> Words:
        """Return the one line with this keyword; an empty one if there is none."""
        found = self.every(keyword)
        if len(found) > 1:
            raise BadPosition("line-twice", line=keyword)
        return found[0] if found else Words(keyword, [])

    def every(self, keyword: str) -> list[Words]:
        """Return all lines with this keyword."""
        return [line for line in self.lines if line.keyword == keyword]


def line_of(keyword: str, words: list[str]) -> str:
    """Return a line of a position, or nothing if there is nothing to say."""
    return " ".join([keyword, *words]) if words else ""


def keyed(values: Mapping[str, str | int]) -> list[str]:
    """Return words of the form ``key=value``; empty texts and zeros are left out."""
    return [f"{key}={value}" for key, value in values.items() if value]


def numbers_of(source: object, keys: Iterable[str]) -> dict[str, int]:
    """Return the attributes of these names."""
    return {key: getattr(source, key) for key in keys}


def bit_names(value: int, names: Sequence[str]) -> str:
    """Return the names of the bits that are set, with commas between."""
    return ",".join([name for bit, name in enumerate(names) if value >> bit & 1])


def write_position(meta: Meta, seats: int, options: Options, lines: list[str]) -> str:
    """Return the text of a position; empty lines are left out."""
    head = [f"{_FIRST_WORD} {meta.id} rules={meta.rules_version} seats={seats}"]
    defaults = read_options(meta.options, {})
    changed = {key: value for key, value in options.items() if value != defaults[key]}
    documents = {option.name for option in meta.options if isinstance(option, Document)}
    plain = [f"{key}={value}" for key, value in changed.items() if key not in documents]
    if plain:
        head.append(" ".join(["options", *plain]))
    for key in [key for key in changed if key in documents]:
        head += [f"{key}| {line}".rstrip() for line in str(changed[key]).splitlines()]
    return "\n".join([*head, *[line for line in lines if line]]) + "\n"


def seats_of(text: str) -> str:
    """Return the number of seats that a position text names; nothing if it names none."""
    first = _rows(text)[0].split() if _rows(text) else []
    return next((word.removeprefix("seats=") for word in first if word.startswith("seats=")), "")


def _rows(text: str) -> list[str]:
    """Return the lines of a position, blank ones and comments left out."""
    return [row for row in text.splitlines() if row.strip() and not row.startswith("#")]


def read_position(text: str, meta: Meta, keywords: tuple[str, ...]) -> PositionText:
    """Take a position text apart.

    Raises:
        BadPosition: it is no position of this title, has a line with an unknown keyword, or
            its options are not the title's.
    """
    rows = _rows(text)
    first = rows[0].split() if rows else []
    if first[:1] != [_FIRST_WORD] or len(first) < 2:
        first_words = f"{_FIRST_WORD} {meta.id}"
        raise BadPosition("position-first-line", first=first_words)
    if first[1] != meta.id:
        raise BadPosition("position-title", found=first[1], title=meta.id)
    head = Words(_FIRST_WORD, first[2:])
    version = head.number("rules", 1, 10_000)
    if version != meta.rules_version:
        raise BadPosition("position-rules", found=version, known=meta.rules_version)
    seats = head.number("seats", meta.min_seats, meta.max_seats)
    head.finish()
    options, lines = _read_rows(rows[1:], meta, keywords)
    return PositionText(seats, options, lines)


def _read_rows(
    rows: list[str], meta: Meta, keywords: tuple[str, ...]
) -> tuple[Options, list[Words]]:
    given: dict[str, Value] = {}
    lines: list[Words] = []
    for row in rows:
        keyword, *words = row.split()
        if keyword.endswith("|"):
            name = keyword[:-1]
            given[name] = str(given.get(name, "")) + row.partition("|")[2].removeprefix(" ") + "\n"
        elif keyword == "options":
            given.update({key: value for key, _, value in (w.partition("=") for w in words)})
        elif keyword in keywords:
            lines.append(Words(keyword, words))
        else:
            raise BadPosition("line-unknown", line=keyword, known=list(keywords))
    try:
        return read_options(meta.options, given), lines
    except BadSetup as error:
        raise of_position(error) from error


def of_position(error: WolfdenError) -> BadPosition:
    """Return what is wrong with an option or an owner's file inside a position, to be raised."""
    return BadPosition(error.key, **error.facts)
