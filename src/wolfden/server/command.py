"""The commands of the server: ``wolfden serve`` and what its operator needs."""

import argparse
import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final

from wolfden.core.files import read_text, write_text
from wolfden.server.admin import AdminTools, back_up, open_admin_tools
from wolfden.server.config import Config, add_flags, read_config
from wolfden.server.edge.cookies import rotate_keys
from wolfden.server.running import serve
from wolfden.server.store.database import lock_folder
from wolfden.speech.commands import translate_frame
from wolfden.speech.hearing import add_language
from wolfden.speech.speaker import Speaker
from wolfden.usage import Parser

FOUND_SOMETHING: Final = 1
STATUSES: Final = ("open", "running", "finished", "abandoned")

Run = Callable[[argparse.Namespace, Config], int]
Errand = Callable[[AdminTools, argparse.Namespace], Coroutine[object, object, int]]


def main(words: list[str], speaker: Speaker) -> int:
    """Run one command of the server and return the exit code."""
    given = _Line(speaker).parser.parse_args(words, argparse.Namespace(speaker=speaker))
    run: Run = given.run
    return run(given, read_config(given, os.environ))


class _Line:
    """The command line of the server, its help in some language."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self.parser: Final = Parser(prog="wolfden", allow_abbrev=False)
        commands = self.parser.add_subparsers(metavar="COMMAND", required=True)
        starting = self._command(commands, ("serve",), _serve)
        starting.epilog = speaker.say("cli-serve-more")
        starting.add_argument("--open", action="store_true", help=self._help("serve-open"))
        add_flags(starting, speaker)
        self._add_tables(self._group(commands, "tables"))
        self._add_guests(self._group(commands, "guests"))
        backup = self._command(commands, ("backup",), _back_up)
        backup.add_argument("file", type=Path, metavar="FILE", help=self._help("backup-file"))
        add_flags(backup, speaker, "data")

    def _help(self, name: str) -> str:
        return self._speaker.say(f"cli-{name}")

    def _added(self, commands: "Commands[Parser]", path: tuple[str, ...]) -> Parser:
        """Add a command; its path is the key of what it does."""
        what = self._help("-".join(path))
        about = f"{what[:1].upper()}{what[1:]}."
        parser = commands.add_parser(path[-1], help=what, description=about)
        translate_frame(parser, self._speaker)
        add_language(parser, self._help("lang"))
        return parser

    def _group(self, commands: "Commands[Parser]", name: str) -> "Commands[Parser]":
        parser = self._added(commands, (name,))
        return parser.add_subparsers(metavar="WHAT", required=True)

    def _command(self, commands: "Commands[Parser]", path: tuple[str, ...], run: Run) -> Parser:
        parser = self._added(commands, path)
        parser.set_defaults(run=run)
        return parser

    def _errand(
        self, commands: "Commands[Parser]", path: tuple[str, ...], errand: Errand
    ) -> Parser:
        """Add a command that looks into the database."""

        def run(given: argparse.Namespace, config: Config) -> int:
            return asyncio.run(_at_office(config, given, errand))

        parser = self._command(commands, path, run)
        add_flags(parser, self._speaker, "data")
        return parser

    def _add_tables(self, commands: "Commands[Parser]") -> None:
        listing = self._errand(commands, ("tables", "list"), _list_tables)
        what = self._help("tables-status")
        listing.add_argument("--status", choices=STATUSES, default="", help=what)
        showing = self._errand(commands, ("tables", "show"), _show_table)
        showing.add_argument("table", metavar="TABLE")
        exporting = self._errand(commands, ("tables", "export"), _export)
        exporting.add_argument("table", metavar="TABLE")
        exporting.add_argument("file", type=Path, metavar="FILE")
        importing = self._errand(commands, ("tables", "import"), _import)
        importing.add_argument("files", nargs="+", type=Path, metavar="FILE")
        self._errand(commands, ("tables", "verify"), _verify)

    def _add_guests(self, commands: "Commands[Parser]") -> None:
        self._errand(commands, ("guests", "list"), _list_guests)
        deleting = self._command(commands, ("guests", "delete"), _delete_guest)
        deleting.add_argument("guest", metavar="GUEST")
        add_flags(deleting, self._speaker, "data")
        rotating = self._command(commands, ("guests", "rotate-key"), _rotate_key)
        add_flags(rotating, self._speaker, "data")


Commands = argparse._SubParsersAction  # noqa: SLF001 (argparse names it nowhere else)


async def _at_office(config: Config, given: argparse.Namespace, errand: Errand) -> int:
    async with open_admin_tools(config.data) as opened:
        return await errand(opened, given)


# The commands.


def _tell(given: argparse.Namespace, key: str, **facts: str | int) -> None:
    speaker: Speaker = given.speaker
    print(speaker.say(key, facts))


def _serve(given: argparse.Namespace, config: Config) -> int:
    return serve(config, given.speaker, given.open)


def _back_up(given: argparse.Namespace, config: Config) -> int:
    back_up(config.data, given.file)
    _tell(given, "backup-done", path=str(given.file))
    return 0


def _rotate_key(given: argparse.Namespace, config: Config) -> int:
    _tell(given, "keys-rotated", count=rotate_keys(config.data))
    return 0


def _delete_guest(given: argparse.Namespace, config: Config) -> int:
    async def delete(opened: AdminTools, given: argparse.Namespace) -> int:
        await opened.delete_guest(given.guest)
        _tell(given, "guest-deleted", guest=given.guest)
        return 0

    with lock_folder(config.data):
        return asyncio.run(_at_office(config, given, delete))


async def _list_tables(opened: AdminTools, given: argparse.Namespace) -> int:
    print(*await opened.table_lines(given.status), sep="\n")
    return 0


async def _show_table(opened: AdminTools, given: argparse.Namespace) -> int:
    print(*await opened.table_facts(given.table, given.speaker), sep="\n")
    return 0


async def _export(opened: AdminTools, given: argparse.Namespace) -> int:
    write_text(given.file, await opened.export(given.table))
    _tell(given, "game-exported", path=str(given.file))
    return 0


async def _import(opened: AdminTools, given: argparse.Namespace) -> int:
    for file in given.files:
        print(f"{await opened.import_replay(read_text(file))}  {file}")
    return 0


async def _verify(opened: AdminTools, given: argparse.Namespace) -> int:
    wrong = count = 0
    async for table, problem in opened.verify(given.speaker):
        count += 1
        if problem:
            wrong += 1
            print(f"{table}  {problem}")
    _tell(given, "tables-verified", tables=count, wrong=wrong)
    return FOUND_SOMETHING if wrong else 0


async def _list_guests(opened: AdminTools, given: argparse.Namespace) -> int:
    print(*await opened.guest_lines(given.speaker), sep="\n")
    return 0
