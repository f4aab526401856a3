"""Reading a command line: what cannot be understood is told in one sentence."""

import argparse
from typing import NoReturn

from wolfden.core.errors import WolfdenError


class BadUsage(WolfdenError):
    """The command line cannot be understood."""

    code = "bad_usage"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are sentences to be raised, not prints and exits."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong."""
        raise BadUsage(f"{message} ({self.prog} --help says more)")
