"""Reading a command line: what cannot be understood is told in one sentence."""

import argparse
import re
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
    ("usage-ambiguous", re.compile(r"ambiguous option: (?P<word>.+) could match (?P<known>.+)")),
)
"""How argparse tells the slips people make, and the keys that tell them in other languages."""


OPTION: Final = "option "
"""In front of a title option's name among the arguments that were read."""


class BadUsage(WolfdenError):
    """The command line cannot be understood."""

    code = "bad_usage"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are sentences to be raised, not prints and exits."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong."""
        sentence, more = f"{message} ({self.prog} --help says more)", f"{self.prog} --help"
        for key, slip in _SLIPS:
            if found := slip.fullmatch(message):
                raise BadUsage(sentence, key, help=more, **found.groupdict())
        raise BadUsage(sentence, "usage", help=more, slip=message)
