"""The commands of the server: ``wolfden serve`` and what its operator needs."""

import argparse
import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final

from wolfden.core.files import read_text, write_text
from wolfden.server.config import Config, add_flags, read_config
from wolfden.server.cookies import rotate_keys
from wolfden.server.operator import Office, back_up, office
from wolfden.server.running import serve
from wolfden.server.storage.database import locked
from wolfden.usage import Parser

FOUND_SOMETHING: Final = 1
STATUSES: Final = ("open", "running", "finished", "abandoned")

Run = Callable[[argparse.Namespace, Config], int]
Errand = Callable[[Office, argparse.Namespace], Coroutine[object, object, int]]


def main(words: list[str]) -> int:
    """Run one command of the server and return the exit code."""
    given = _parser().parse_args(words)
    run: Run = given.run
    return run(given, read_config(given, os.environ))


def _parser() -> Parser:
    parser = Parser(prog="wolfden", allow_abbrev=False)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    starting = _command(commands, "serve", "run a table server", _serve)
    starting.epilog = "Every flag can also be an environment variable, such as WOLFDEN_PORT."
    add_flags(starting)
    starting.add_argument("--open", action="store_true", help="open the page in your browser")
    _add_tables(_group(commands, "tables", "look after the tables of a server"))
    _add_guests(_group(commands, "guests", "look after the guests of a server"))
    backup = _command(commands, "backup", "copy the database while the server runs", _back_up)
    backup.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    add_flags(backup, "data")
    return parser


Commands = argparse._SubParsersAction  # noqa: SLF001 (argparse names it nowhere else)


def _command(commands: "Commands[Parser]", name: str, what: str, run: Run) -> Parser:
    parser = commands.add_parser(name, help=what, description=f"{what.capitalize()}.")
    parser.set_defaults(run=run)
    return parser


def _group(commands: "Commands[Parser]", name: str, what: str) -> "Commands[Parser]":
    parser = commands.add_parser(name, help=what, description=f"{what.capitalize()}.")
    return parser.add_subparsers(metavar="WHAT", required=True)


def _add_tables(commands: "Commands[Parser]") -> None:
    listing = _errand(commands, "list", "list all tables", _list_tables)
    listing.add_argument("--status", choices=STATUSES, default="", help="only these")
    showing = _errand(commands, "show", "show one table", _show_table)
    showing.add_argument("table", metavar="TABLE")
    exporting = _errand(commands, "export", "write a game as a replay file", _export)
    exporting.add_argument("table", metavar="TABLE")
    exporting.add_argument("file", type=Path, metavar="FILE")
    importing = _errand(commands, "import", "keep replay files as tables", _import)
    importing.add_argument("files", nargs="+", type=Path, metavar="FILE")
    _errand(commands, "verify", "replay every game under the present rules", _verify)


def _add_guests(commands: "Commands[Parser]") -> None:
    _errand(commands, "list", "list all guests", _list_guests)
    what = "delete everything about a guest, while the server is stopped"
    deleting = _command(commands, "delete", what, _delete_guest)
    deleting.add_argument("guest", metavar="GUEST")
    add_flags(deleting, "data")
    what = "sign cookies with a new key from the next start on; the old ones stay valid"
    add_flags(_command(commands, "rotate-key", what, _rotate_key), "data")


def _errand(commands: "Commands[Parser]", name: str, what: str, errand: Errand) -> Parser:
    """Add a command that looks into the database."""

    def run(given: argparse.Namespace, config: Config) -> int:
        return asyncio.run(_at_office(config, given, errand))

    parser = _command(commands, name, what, run)
    add_flags(parser, "data")
    return parser


async def _at_office(config: Config, given: argparse.Namespace, errand: Errand) -> int:
    async with office(config.data) as opened:
        return await errand(opened, given)


# The commands.


def _serve(given: argparse.Namespace, config: Config) -> int:
    return serve(config, given.open)


def _back_up(given: argparse.Namespace, config: Config) -> int:
    back_up(config.data, given.file)
    print(f"The backup is in {given.file}")
    return 0


def _rotate_key(_given: argparse.Namespace, config: Config) -> int:
    count = rotate_keys(config.data)
    print(f"{count} keys are believed; the newest signs from the next start on")
    return 0


def _delete_guest(given: argparse.Namespace, config: Config) -> int:
    async def delete(opened: Office, given: argparse.Namespace) -> int:
        await opened.delete_guest(given.guest)
        print(f"Guest {given.guest} is deleted")
        return 0

    with locked(config.data):
        return asyncio.run(_at_office(config, given, delete))


async def _list_tables(opened: Office, given: argparse.Namespace) -> int:
    print(*await opened.table_lines(given.status), sep="\n")
    return 0


async def _show_table(opened: Office, given: argparse.Namespace) -> int:
    print(*await opened.table_facts(given.table), sep="\n")
    return 0


async def _export(opened: Office, given: argparse.Namespace) -> int:
    write_text(given.file, await opened.export(given.table))
    print(f"The game is in {given.file}")
    return 0


async def _import(opened: Office, given: argparse.Namespace) -> int:
    for file in given.files:
        print(f"{await opened.take_in(read_text(file))}  {file}")
    return 0


async def _verify(opened: Office, _given: argparse.Namespace) -> int:
    wrong = count = 0
    async for table, problem in opened.verify():
        count += 1
        if problem:
            wrong += 1
            print(f"{table}  {problem}")
    print(f"{count} tables, {wrong} of them differ from the present rules")
    return FOUND_SOMETHING if wrong else 0


async def _list_guests(opened: Office, _given: argparse.Namespace) -> int:
    print(*await opened.guest_lines(), sep="\n")
    return 0
