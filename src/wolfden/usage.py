"""Reading a command line: what cannot be understood is told in one sentence."""

import argparse
import re
from math import isfinite
from typing import Final, NoReturn

from wolfden.core.errors import WolfdenError

_SLIPS: Final = (
    ("usage-required", re.compile(r"the following arguments are required: (?P<names>.+)")),
    ("usage-unknown", re.compile(r"unrecognized arguments: (?P<words>.+)")),
    ("usage-value", re.compile(r"argument (?P<name>.+): expected .*argument.*")),
    (
        "usage-choice",
        re.compile(
            r"argument (?P<name>.+?): invalid choice: '(?P<word>.*)' .*from (?P<known>.+)\)"
        ),
    ),
    ("usage-number", re.compile(r"argument (?P<name>.+): '(?P<word>.*)' is no whole number")),
    (
        "usage-count",
        re.compile(r"argument (?P<name>.+): '(?P<word>.*)' is no whole number above zero"),
    ),
    (
        "usage-seconds",
        re.compile(r"argument (?P<name>.+): '(?P<word>.*)' is no number of seconds.*"),
    ),
    ("usage-ambiguous", re.compile(r"ambiguous option: (?P<word>.+) could match (?P<known>.+)")),
)
"""How argparse tells the slips people make, and the keys that tell them in other languages."""


OPTION: Final = "option "
"""In front of a title option's name among the arguments that were read."""


def whole(word: str) -> int:
    """Read a whole number."""
    if not (word.isascii() and word.isdigit() and len(word) < 19):
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number")
    return int(word)


def count(word: str) -> int:
    """Read how many there are to be of something: at least one."""
    if not (word.isascii() and word.isdigit() and len(word) < 10 and int(word) > 0):
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number above zero")
    return int(word)


def seconds(word: str) -> float:
    """Read how long something is to take."""
    try:
        read = float(word)
    except ValueError:
        read = 0.0
    if not (isfinite(read) and read > 0):
        raise argparse.ArgumentTypeError(f"{word!r} is no number of seconds above zero")
    return read


class BadUsage(WolfdenError):
    """The command line cannot be understood."""

    code = "bad_usage"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are sentences to be raised, not prints and exits."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong."""
        more = f"{self.prog} --help"
        for key, slip in _SLIPS:
            if found := slip.fullmatch(message):
                raise BadUsage(key, help=more, **found.groupdict())
        raise BadUsage("usage", help=more, slip=message)
