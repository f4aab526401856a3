"""The commands of the server: ``wolfden serve`` and what its operator needs."""

import argparse
import os
from collections.abc import Callable

from wolfden.server.config import add_flags, read_config
from wolfden.server.running import serve

Run = Callable[[argparse.Namespace], int]


def main(words: list[str]) -> int:
    """Run one command of the server and return the exit code."""
    parser = argparse.ArgumentParser(prog="wolfden", allow_abbrev=False)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_serve(commands.add_parser("serve", description="Run a table server.", allow_abbrev=False))
    given = parser.parse_args(words)
    run: Run = given.run
    return run(given)


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_serve)
    parser.epilog = "Every flag can also be given as an environment variable, such as WOLFDEN_PORT."
    add_flags(parser)


def _serve(given: argparse.Namespace) -> int:
    return serve(read_config(given, os.environ))
