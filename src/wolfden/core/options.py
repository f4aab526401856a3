"""Options of a title: their schema, and reading the values people give."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wolfden.core.errors import BadSetup

Value = str | int
Options = dict[str, Value]


@dataclass(frozen=True)
class Choice:
    """An option with a few named values; the first is the default."""

    name: str
    values: tuple[str, ...]
    hidden: tuple[str, ...] = ()
    """Values that games of earlier rules were played by; no set-up offers them."""

    @property
    def default(self) -> Value:
        """The value of a table that does not set the option."""
        return self.values[0]

    def read(self, value: Value) -> Value:
        """Return the value if it is one of the named ones.

        Raises:
            BadSetup: it is none of them.
        """
        if str(value) not in self.values + self.hidden:
            known = " | ".join(self.values)
            raise BadSetup("option-value", option=self.name, value=str(value), known=known)
        return str(value)


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within bounds."""

    name: str
    low: int
    high: int
    default: int

    def read(self, value: Value) -> Value:
        """Return the number.

        Raises:
            BadSetup: it is not a whole number within the bounds.
        """
        text = str(value)
        is_number = text.isascii() and text.isdigit() and len(text) <= 9
        if not is_number or not self.low <= int(text) <= self.high:
            low, high = self.low, self.high
            raise BadSetup("option-number", option=self.name, value=text, low=low, high=high)
        return int(text)


@dataclass(frozen=True)
class Document:
    """An option that holds the text of a file, such as an owner's board."""

    name: str
    default: str = ""
    is_reconstructed: bool = False
    """Whether the data that the file replaces is our own, not the printed one."""

    def read(self, value: Value) -> Value:
        """Return the text, its lines ended as in files; what it says is checked by the title."""
        text = str(value).replace("\r\n", "\n")
        return f"{text}\n" if text and not text.endswith("\n") else text


Option = Choice | Number | Document


def is_offered(option: Option) -> bool:
    """Whether a set-up shows the option: there is something to choose."""
    return not isinstance(option, Choice) or len(option.values) > 1


EDITION: Final = "edition"
"""Names a preset among given options; no option of a title may have this name."""


@dataclass(frozen=True)
class Edition:
    """A preset of options with a name, such as what one printed edition plays.

    Options that it does not name have their defaults.
    """

    name: str
    options: Mapping[str, Value]


def read_options(
    schema: tuple[Option, ...], given: Mapping[str, Value], editions: tuple[Edition, ...] = ()
) -> Options:
    """Fill in defaults and check every given value.

    The value of ``edition`` adds the options of that preset; given ones have precedence. Without
    editions it is an unknown option like any other.

    Raises:
        BadSetup: an unknown option or edition, or a value its option does not take.
    """
    if editions and EDITION in given:
        rest = {name: value for name, value in given.items() if name != EDITION}
        given = {**_preset(editions, str(given[EDITION])), **rest}
    known = [option.name for option in schema]
    for name in given:
        if name not in known:
            raise BadSetup("option-unknown", option=name, known=known)
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in schema
    }


def _preset(editions: tuple[Edition, ...], name: str) -> Mapping[str, Value]:
    for edition in editions:
        if edition.name == name:
            return edition.options
    raise BadSetup("edition-unknown", edition=name, known=[edition.name for edition in editions])
