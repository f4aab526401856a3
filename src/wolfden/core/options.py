"""Options of a title: their schema, and reading the values people give."""

from collections.abc import Mapping
from dataclasses import dataclass

from wolfden.core.errors import BadSetup

Value = str | int
Options = dict[str, Value]


@dataclass(frozen=True)
class Choice:
    """An option with a few named values; the first is the default."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> Value:
        """The value of a table that does not set the option."""
        return self.values[0]

    def read(self, value: Value) -> Value:
        """Return the value if it is one of the named ones.

        Raises:
            BadSetup: it is none of them.
        """
        if str(value) not in self.values:
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

    def read(self, value: Value) -> Value:
        """Return the text, its lines ended as in files; what it says is checked by the title."""
        text = str(value).replace("\r\n", "\n")
        return f"{text}\n" if text and not text.endswith("\n") else text


Option = Choice | Number | Document


def read_options(schema: tuple[Option, ...], given: Mapping[str, Value]) -> Options:
    """Fill in defaults and check every given value.

    Raises:
        BadSetup: an unknown option, or a value its option does not take.
    """
    known = [option.name for option in schema]
    for name in given:
        if name not in known:
            raise BadSetup("option-unknown", option=name, known=known)
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in schema
    }
