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
        """The value of a table that says nothing."""
        return self.values[0]

    @property
    def expects(self) -> str:
        """What a right value looks like, for help and error texts."""
        return " | ".join(self.values)

    def read(self, value: Value) -> Value:
        """Return the value if it is one of the named ones.

        Raises:
            BadSetup: it is none of them.
        """
        if str(value) not in self.values:
            raise BadSetup("option-value", option=self.name, value=str(value), known=self.expects)
        return str(value)


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within bounds."""

    name: str
    low: int
    high: int
    default_number: int

    @property
    def default(self) -> Value:
        """The value of a table that says nothing."""
        return self.default_number

    @property
    def expects(self) -> str:
        """What a right value looks like, for help and error texts."""
        return f"a whole number from {self.low} to {self.high}"

    def read(self, value: Value) -> Value:
        """Return the number.

        Raises:
            BadSetup: it is no whole number within the bounds.
        """
        text = str(value)
        is_number = text.isascii() and text.isdigit() and len(text) <= 9
        if not is_number or not self.low <= int(text) <= self.high:
            raise BadSetup(
                "option-number", option=self.name, value=text, low=self.low, high=self.high
            )
        return int(text)


@dataclass(frozen=True)
class Document:
    """An option that holds the text of a file, such as an owner's board; empty by default."""

    name: str

    @property
    def default(self) -> Value:
        """The value of a table that says nothing."""
        return ""

    @property
    def expects(self) -> str:
        """What a right value looks like, for help and error texts."""
        return "the text of a file"

    def read(self, value: Value) -> Value:
        """Return the text; what it says is checked by the title."""
        return str(value)


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
