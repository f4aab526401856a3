"""The commands of the server: ``wolfden serve`` and what its operator needs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from click.core import ParameterSource

from wolfden.command_line import Command, Group, Option, argument, one_of, option, pass_translator
from wolfden.core.text.files import read_text, write_text
from wolfden.i18n.translator import Translator
from wolfden.server import running
from wolfden.server.admin import AdminTools, back_up, open_admin_tools
from wolfden.server.config import Config, settings
from wolfden.server.edge.context import rotate_keys
from wolfden.server.store.database import lock_folder

FOUND_SOMETHING: Final = 1
STATUSES: Final = ("open", "running", "finished", "abandoned")

T = TypeVar("T")


@click.pass_context
def _serve(ctx: click.Context, /, opens_page: bool, **given: Any) -> int:
    """Run a server; where no port was asked for, a taken one gives way to a free one."""
    takes_any_port = ctx.get_parameter_source("port") is ParameterSource.DEFAULT
    return running.serve(Config(**given), ctx.obj, opens_page, takes_any_port)


serve = Command(
    "serve",
    callback=_serve,
    params=[Option(["--open", "opens_page"], is_flag=True), *settings()],
    epilog="cli-serve-more",
)


class DataCommand(Command):
    """A command that works on the data folder of a server."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return everything the command takes."""
        return [_DATA, *super().get_params(ctx)]


(_DATA,) = settings("data")


@click.command(cls=DataCommand)
@argument("file", type=Path)
@pass_translator
def backup(translator: Translator, file: Path, data: Path) -> int:
    """Copy the database while the server runs."""
    back_up(data, file)
    print(translator.translate("backup-done", {"path": str(file)}))
    return 0


def _ask(data: Path, question: Callable[[AdminTools], Awaitable[T]]) -> T:
    """Return what the database of a server answers."""

    async def ask() -> T:
        async with open_admin_tools(data) as opened:
            return await question(opened)

    return asyncio.run(ask())


class DataGroup(Group):
    """Commands that work on the data folder of a server."""

    command_class = DataCommand


tables = DataGroup("tables")
guests = DataGroup("guests")


@tables.command("list")
@option("--status", type=one_of(STATUSES), metavar="STATUS")
def _list_tables(status: str | None, data: Path) -> int:
    print(*_ask(data, lambda opened: opened.table_lines(status or "")), sep="\n")
    return 0


@tables.command("show")
@argument("table")
@pass_translator
def _show_table(translator: Translator, table: str, data: Path) -> int:
    print(*_ask(data, lambda opened: opened.table_facts(table, translator)), sep="\n")
    return 0


@tables.command("export")
@argument("table")
@argument("file", type=Path)
@pass_translator
def _export_table(translator: Translator, table: str, file: Path, data: Path) -> int:
    write_text(file, _ask(data, lambda opened: opened.export(table)))
    print(translator.translate("game-exported", {"path": str(file)}))
    return 0


@tables.command("import")
@argument("file", type=Path, nargs=-1, required=True)
def _import_tables(file: tuple[Path, ...], data: Path) -> int:
    async def import_all(opened: AdminTools) -> None:
        for path in file:
            print(f"{await opened.import_replay(read_text(path))}  {path}")

    _ask(data, import_all)
    return 0


@tables.command("verify")
@pass_translator
def _verify_tables(translator: Translator, data: Path) -> int:
    async def verify(opened: AdminTools) -> tuple[int, int]:
        wrong = count = 0
        async for table, problem in opened.verify(translator):
            count += 1
            if problem:
                wrong += 1
                print(f"{table}  {problem}")
        return count, wrong

    count, wrong = _ask(data, verify)
    print(translator.translate("tables-verified", {"tables": count, "wrong": wrong}))
    return FOUND_SOMETHING if wrong else 0


@guests.command("list")
@pass_translator
def _list_guests(translator: Translator, data: Path) -> int:
    print(*_ask(data, lambda opened: opened.guest_lines(translator)), sep="\n")
    return 0


@guests.command("delete")
@argument("guest")
@pass_translator
def _delete_guest(translator: Translator, guest: str, data: Path) -> int:
    with lock_folder(data):
        _ask(data, lambda opened: opened.delete_guest(guest))
    print(translator.translate("guest-deleted", {"guest": guest}))
    return 0


@guests.command("rotate-key")
@pass_translator
def _rotate_key(translator: Translator, data: Path) -> int:
    print(translator.translate("keys-rotated", {"count": rotate_keys(data)}))
    return 0
