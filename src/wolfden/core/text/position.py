"""Position files: the form that all titles share.

::

    position <title> rules=1 seats=4
    options packs=chosen turn-limit=100
    board| [[region]]
    board| …
    regions 7 1 10 4 2 9 3 5
    …

The first line names title, rules version and seats; ``options`` names what differs from the
default, and a document option has a line with ``|`` for each of its lines. Every further line is a
keyword of the title with its words; most words are ``key=value``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

from wolfden.core.errors import BadPosition, BadSetup, OtherRules, WolfdenError
from wolfden.core.events import Fact
from wolfden.core.meta import Meta
from wolfden.core.options import Document, Options, Value

_FIRST_WORD: Final = "position"
MAX_LENGTH: Final = 256 * 1024
"""The most characters of a position; it contains owners' files."""
_OPTIONS: Final = "options"


def split_lines(text: str) -> list[str]:
    """Return the lines of a text; only a line feed, with or without a return, ends one."""
    return text.replace("\r\n", "\n").removesuffix("\n").split("\n")


class LineWords:
    """The words of one line, handed out by name; what nobody asks for is an error."""

    def __init__(self, keyword: str, words: list[str]) -> None:
        self.keyword: Final = keyword
        self._plain: Final = [word for word in words if "=" not in word]
        pairs = [word.partition("=") for word in words if "=" in word]
        self._values: Final = {key: value for key, _, value in pairs}
        self._asked: Final[set[str]] = set()
        self._takes_plain = False
        if len(self._values) != len(pairs):
            raise self.fail("line-key-twice")

    def fail(self, key: str = "", /, **facts: Fact) -> BadPosition:
        """Return an error about this line, to be raised; the line is one of its facts."""
        return BadPosition(key, line=self.keyword, **facts)

    def plain(self) -> list[str]:
        """Return the words without a key."""
        self._takes_plain = True
        return self._plain

    def all_keys(self) -> list[str]:
        """Return the keys, in the order of the line."""
        return list(self._values)

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
        return self.whole(key, self.text(key, None if default is None else str(default)), low, high)

    def whole(self, key: str, text: str, low: int, high: int) -> int:
        """Return a part of the value of ``key`` as a whole number within bounds."""
        if not (text.isascii() and text.isdigit() and len(text) < 9 and low <= int(text) <= high):
            raise self.fail("line-number", name=key, low=low, high=high, text=text)
        return int(text)

    def choice(self, key: str, among: tuple[str, ...], default: str | None = None) -> int:
        """Return the index of a word among those allowed."""
        return self.index(self.text(key, default), among)

    def several(self, key: str, among: tuple[str, ...]) -> list[int]:
        """Return the indexes of words with commas between, each once; none if the key is absent."""
        found = [self.index(word, among) for word in self.words(key)]
        self.check_once(key, found)
        return found

    def words(self, key: str) -> list[str]:
        """Return any words with commas between; none if the key is absent."""
        text = self.text(key, "")
        return text.split(",") if text else []

    def check_once(self, key: str, found: Sequence[object]) -> None:
        """Refuse a value that names a thing twice."""
        if len(set(found)) != len(found):
            raise self.fail("line-named-twice", name=key, text=self.text(key))

    def index(self, word: str, among: tuple[str, ...]) -> int:
        """Return the index of one word."""
        if word not in among:
            raise self.fail("line-word", word=word, known=list(among))
        return among.index(word)

    def finish(self) -> None:
        """Refuse words and keys that nobody asked for."""
        if self._plain and not self._takes_plain:
            raise self.fail("line-loose", word=self._plain[0])
        unknown = [key for key in self._values if key not in self._asked]
        if unknown:
            raise self.fail("line-key-unknown", name=unknown[0])


# Declared lines: a title lists the fields once; writing, reading and checking follow from them.

ALWAYS: Final[tuple[int, ...]] = ()
"""The stages of a field that may have any value in each of them."""


NO_WORDS: Final[dict[str, str]] = {}
NO_YES: Final = ("no", "yes")


@final
class Field:
    """One ``key=value`` of a line, for a number of the state.

    With ``words`` it is the index of one of them, or with ``bits`` a set of them with commas
    between; without, a whole number up to ``most``. The value ``rest`` is left out of the line, and
    the only one outside of ``stages``; a field without it is always written. ``name`` is the
    attribute of the state if it has another name than the key. The title itself writes and reads
    what is its ``own``; here that is 0.
    """

    def __init__(
        self,
        key: str,
        words: tuple[str, ...] = (),
        most: int = 0,
        rest: int | None = 0,
        stages: tuple[int, ...] = ALWAYS,
        name: str = "",
        bits: bool = False,
        own: bool = False,
    ) -> None:
        self.key: Final = key
        self.rest: Final = rest
        self.stages: Final = stages
        self.name: Final = name or key
        self.is_own: Final = own
        self._words: Final = words
        self._most: Final = most
        self._has_bits: Final = bits

    def write(self, value: int) -> list[str]:
        """Return the word of the line; none where it is left out."""
        if value == self.rest:
            return []
        named = [self._words[value]] if self._words and not self._has_bits else []
        if self._has_bits:
            named = [word for bit, word in enumerate(self._words) if value >> bit & 1]
        return [f"{self.key}={','.join(named) if self._words else value}"]

    def read(self, line: LineWords) -> int:
        """Return the value; ``rest`` where the line leaves it out."""
        if self.rest is not None and line.text(self.key, "") == "":
            return self.rest
        if self.is_own:
            return 0
        if self._has_bits:
            return sum([1 << index for index in line.several(self.key, self._words)])
        if self._words:
            return line.choice(self.key, self._words)
        return line.number(self.key, 0, self._most)


def number(
    key: str, most: int, stages: tuple[int, ...] = ALWAYS, name: str = "", needed: bool = False
) -> Field:
    """Return a field for a whole number; 0 is left out, unless it is needed."""
    return Field(key, most=most, rest=None if needed else 0, stages=stages, name=name)


def word(
    key: str,
    words: tuple[str, ...],
    rest: int | None = 0,
    stages: tuple[int, ...] = ALWAYS,
    name: str = "",
) -> Field:
    """Return a field for one of several words."""
    return Field(key, words, rest=rest, stages=stages, name=name)


def word_set(
    key: str, words: tuple[str, ...], stages: tuple[int, ...] = ALWAYS, name: str = ""
) -> Field:
    """Return a field for any of several words, as bits."""
    return Field(key, words, stages=stages, name=name, bits=True)


def own(key: str) -> Field:
    """Return a field that the title writes and reads itself."""
    return Field(key, own=True)


def set_number(target: object, name: str, number: int) -> None:
    """Set an attribute; one that is true or false stays so."""
    if isinstance(getattr(target, name), bool):
        setattr(target, name, number == 1)
    else:
        setattr(target, name, number)


@final
class Layout:
    """The fields of one line."""

    def __init__(self, keyword: str, fields: Sequence[Field]) -> None:
        self.keyword: Final = keyword
        self.fields: Final = fields

    def write(self, values: Sequence[int], texts: Mapping[str, str] = NO_WORDS) -> str:
        """Return the line with a value for each field; ``texts`` has those of the title's own."""
        words: list[str] = []
        for field, value in zip(self.fields, values, strict=True):
            text = texts.get(field.key, "")
            words += [f"{field.key}={text}"] if text else field.write(value)
        return line_of(self.keyword, words)

    def read(self, line: LineWords) -> list[int]:
        """Return the value of each field."""
        return [field.read(line) for field in self.fields]

    def values_of(self, state: object) -> list[int]:
        """Return the attributes of the state that the fields describe."""
        return [0 if field.is_own else int(getattr(state, field.name)) for field in self.fields]

    def fill(self, state: object, line: LineWords) -> None:
        """Set the attributes of the state that the fields describe."""
        for field, value in zip(self.fields, self.read(line), strict=True):
            if not field.is_own:
                set_number(state, field.name, value)

    def check(self, values: Sequence[int], stage: int, stages: tuple[str, ...]) -> None:
        """Look whether each field has a value that its stage allows.

        Raises:
            BadPosition: a field is there outside its stages.
        """
        for field, value in zip(self.fields, values, strict=True):
            if field.stages != ALWAYS and value != field.rest and stage not in field.stages:
                raise BadPosition(
                    "line-stage", line=self.keyword, name=field.key, stage=stages[stage]
                )


@dataclass(frozen=True)
class PositionText:
    """A position file taken apart: seats, options, and the title's own lines."""

    seats: int
    options: Options
    lines: list[LineWords]

    def line(self, keyword: str) -> LineWords:
        """Return the one line with this keyword; an empty one if there is none."""
        found = self.every(keyword)
        if len(found) > 1:
            raise BadPosition("line-twice", line=keyword)
        return found[0] if found else LineWords(keyword, [])

    def every(self, keyword: str) -> list[LineWords]:
        """Return all lines with this keyword."""
        return [line for line in self.lines if line.keyword == keyword]

    def each(self, keyword: str, key: str, names: Sequence[str]) -> list[LineWords]:
        """Return the lines with this keyword: one for each name, which ``key`` gives, in order."""
        found = self.every(keyword)
        if len(found) != len(names):
            raise BadPosition("line-count", line=keyword, count=len(names), found=len(found))
        for line, name in zip(found, names, strict=True):
            if line.text(key) != name:
                raise line.fail("line-order", name=key, wanted=name)
        return found


def line_of(keyword: str, words: list[str]) -> str:
    """Return a line of a position, or ``""`` if there is nothing to say."""
    return " ".join([keyword, *words]) if words else ""


def write_position(meta: Meta, seats: int, options: Options, lines: list[str]) -> str:
    """Return the text of a position; empty lines are left out."""
    head = [f"{_FIRST_WORD} {meta.id} rules={meta.rules_version} seats={seats}"]
    changed = meta.changed_options(options)
    documents = {option.name for option in meta.options if isinstance(option, Document)}
    plain = [f"{key}={value}" for key, value in changed.items() if key not in documents]
    if plain:
        head.append(line_of(_OPTIONS, plain))
    for key in [key for key in changed if key in documents]:
        head += document_lines(key, str(changed[key]))
    return "\n".join([*head, *[line for line in lines if line]]) + "\n"


def document_lines(key: str, text: str) -> list[str]:
    """Return the lines of a document inside a file, each with its key in front."""
    return [f"{key}| {line}" if line else f"{key}|" for line in split_lines(text)]


def drop_documents(text: str) -> str:
    """Return a position text without its documents; ``add_documents`` puts them back."""
    return "".join([f"{row}\n" for row in rows_of(text) if not _document(row)])


def add_documents(text: str, documents: Mapping[str, str]) -> str:
    """Return a position text with these documents, by option, unless it has documents."""
    rows = rows_of(text)
    if not documents or any(_document(row) for row in rows):
        return text
    added = [row for key, one in documents.items() for row in document_lines(key, one)]
    return "\n".join([*rows[:1], *added, *rows[1:]]) + "\n"


def seats_of(text: str) -> str:
    """Return the number of seats that a position text names; ``""`` if it names none."""
    first = rows_of(text)[0].split() if rows_of(text) else []
    return next((word.removeprefix("seats=") for word in first if word.startswith("seats=")), "")


def rows_of(text: str) -> list[str]:
    """Return the lines of a position, blank ones and comments left out."""
    return [row for row in split_lines(text) if row.strip() and not row.startswith("#")]


def read_position(text: str, meta: Meta, keywords: tuple[str, ...]) -> PositionText:
    """Take a position text apart.

    Raises:
        BadPosition: it is too long or no position of this title, has a line with an unknown
            keyword, or its options are not the title's.
    """
    if len(text) > MAX_LENGTH:
        raise BadPosition("position-long", length=len(text), most=MAX_LENGTH)
    rows = rows_of(text)
    first = rows[0].split() if rows else []
    if first[:1] != [_FIRST_WORD] or len(first) < 2:
        first_words = f"{_FIRST_WORD} {meta.id}"
        raise BadPosition("position-first-line", first=first_words)
    if first[1] != meta.id:
        raise BadPosition("position-title", found=first[1], title=meta.id)
    head = LineWords(_FIRST_WORD, first[2:])
    version = _version(head)
    seats = head.number("seats", meta.min_seats, meta.max_seats)
    head.finish()
    lines = _lines(rows[1:])
    for line in lines:
        if line.keyword != _OPTIONS and line.keyword not in keywords:
            raise BadPosition("line-unknown", line=line.keyword, known=list(keywords))
    try:
        return PositionText(seats, options_of(text, meta), lines)
    except OtherRules as other:
        raise BadPosition("position-rules", found=version, known=meta.rules_version) from other
    except BadSetup as error:
        raise of_position(error) from error


def _version(head: LineWords) -> int:
    """Return the version of the rules that the first line names."""
    return head.number("rules", 1, 10_000)


def _lines(rows: list[str]) -> list[LineWords]:
    """Return all rows that are not part of a document."""
    return [LineWords(row.split()[0], row.split()[1:]) for row in rows if not _document(row)]


def _document(row: str) -> str:
    """Return the name of the document that a row belongs to, or ``""``."""
    keyword = row.split(maxsplit=1)[0]
    return keyword[:-1] if keyword.endswith("|") else ""


def options_of(text: str, meta: Meta) -> Options:
    """Return the options of a position text, those left out as its version of the rules has them.

    Raises:
        OtherRules: nothing of ours plays that version.
        BadSetup: an unknown option, or a value its option does not take.
        BadPosition: an option is given twice.
    """
    first, *rows = rows_of(text)
    documents: dict[str, list[str]] = {}
    for row in rows:
        if _document(row):
            content = row.partition("|")[2].removeprefix(" ") + "\n"
            documents.setdefault(_document(row), []).append(content)
    given: dict[str, Value] = {name: "".join(lines) for name, lines in documents.items()}
    for line in [line for line in _lines(rows) if line.keyword == _OPTIONS]:
        for name in line.all_keys():
            if name in given:
                raise line.fail("line-key-twice")
            given[name] = line.text(name)
        line.finish()
    version = _version(LineWords(_FIRST_WORD, first.split()[2:]))
    return meta.read_options(meta.todays_options(version, given))


def of_position(error: WolfdenError) -> BadPosition:
    """Return what is wrong with an option or an owner's file inside a position, to be raised."""
    return BadPosition(error.key, **error.facts)
