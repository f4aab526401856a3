"""The commands of the server: ``wolfden serve`` and what its operator needs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from wolfden.command_line import Command, Group, Option, argument, one_of, option, pass_translator
from wolfden.core.errors import IllegalAction, WolfdenError
from wolfden.core.text.files import read_text, write_text
from wolfden.core.text.position import drop_documents
from wolfden.i18n.narration import narrator_of
from wolfden.i18n.translator import Translator
from wolfden.server.base.config import Config, settings
from wolfden.server.base.errors import NotFound, StorageFailed, require
from wolfden.server.base.log import set_up_log
from wolfden.server.database import backups
from wolfden.server.database.engine import KEYS, Database, lock_folder, migrate
from wolfden.server.features.moderation.service import Moderation
from wolfden.server.features.moderation.store import ReportRow
from wolfden.server.features.replays.service import TRUTH, replay_file
from wolfden.server.guests.cookies import load_keys, rotate_keys
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import GuestRow
from wolfden.server.guests.wire import Guest
from wolfden.server.jobs.calls import jobs_after
from wolfden.server.services import sharing_of
from wolfden.server.sharing import postgres
from wolfden.server.sharing.transfer import transfer
from wolfden.server.tables.live_game import LiveGame, standing_entries
from wolfden.server.tables.model import TableInfo, result_by_rules
from wolfden.server.tables.new_tables import add_replay
from wolfden.server.tables.seating import delete_guest
from wolfden.server.tables.setups import read_replay
from wolfden.server.tables.table import TableService
from wolfden.titles import TITLES

FOUND_SOMETHING: Final = 1
STATUSES: Final = ("open", "running", "finished", "abandoned")
OPERATOR: Final = Guest("", "operator")


@click.pass_context
def _serve(ctx: click.Context, /, opens_page: bool, **given: Any) -> int:
    """Run a server; where no port was asked for, a taken one gives way to a free one."""
    takes_any_port = ctx.get_parameter_source("port") is ParameterSource.DEFAULT
    # Other commands need no web server.
    from wolfden.server.app import serve  # noqa: PLC0415

    return serve(Config(**given), ctx.obj, opens_page, takes_any_port)


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
        return [*_PLACE, *super().get_params(ctx)]


_PLACE: Final = settings("data", "database")


@click.command(cls=DataCommand)
@argument("folder", type=Path)
@pass_translator
def backup(translator: Translator, folder: Path, data: Path, database: str) -> int:
    """Copy database and keys while the server runs."""
    if database:
        raise StorageFailed("backup-postgres")
    backups.make_backup(data, folder)
    print(translator.translate("backup-done", {"path": str(folder)}))
    return 0


@click.command(cls=DataCommand)
@argument("backup", type=Path)
@pass_translator
def restore(translator: Translator, backup: Path, data: Path, database: str) -> int:
    """Make a data folder of a backup."""
    if database:
        raise StorageFailed("backup-postgres")
    with lock_folder(data):
        backups.restore_backup(backup, data)
    has_keys = str((data / KEYS).exists()).lower()
    print(translator.translate("restore-done", {"folder": str(data), "keys": has_keys}))
    return 0


@click.command("migrate-data", cls=Command)
@argument("source", type=Path, metavar="FROM")
@argument("target", metavar="TO")
@pass_translator
def migrate_data(translator: Translator, source: Path, target: str) -> int:
    """Move the database of a folder to PostgreSQL, then replay every game there."""
    postgres.parse_url(target)
    backups.require_database(source)
    with lock_folder(source):
        counts = transfer(source, target, load_keys(source))
    facts = {"tables": counts["tables"], "guests": counts["guests"], "entries": counts["entries"]}
    print(translator.translate("data-moved", {**facts, "url": postgres.shown(target)}))
    return _check_moved(translator, data=source, database=target)


class DataGroup(Group):
    """Commands that work on the data folder of a server."""

    command_class = DataCommand


tables = DataGroup("tables")
guests = DataGroup("guests")
reports = DataGroup("reports")


class Opened:
    """The opened database of a data folder."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self._folder = folder
        self.database = Database(folder, url=url)
        self.sharing = sharing_of(self.database)
        self.tables = TableService(self.database, TITLES, self.sharing)
        self.guests = GuestService(self.database)
        self.moderation = Moderation(self.tables, self.guests)

    async def guest(self, name: str) -> GuestRow:
        """Return a guest; NotFound if there is none."""
        return require(await self.guests.get(name), NotFound("guest-unknown", guest=name))

    async def table(self, name: str) -> TableInfo:
        """Return the info of a table; NotFound if there is none."""
        missing = NotFound("table-unknown", table=name)
        return require(await self.tables.queries.info(name), missing)

    async def report(self, name: str) -> ReportRow:
        """Return a report; NotFound if there is none."""
        missing = NotFound("report-unknown", report=name)
        return require(await self.moderation.queries.report(name), missing)

    def lock(self) -> AbstractContextManager[None]:
        """Prevent servers from using the folder, unless they share the database."""
        return self.sharing.lock(self._folder)

    async def carry_out(self, decision: Awaitable[None]) -> None:
        """Store a decision and carry it out; a running server does that by itself."""
        await self.moderation.load()
        await decision
        try:
            with self.lock():
                await self.moderation.carry_out()
        except StorageFailed as error:
            if error.key != "data-in-use":
                raise


def with_database(work: Callable[..., Awaitable[int | None]]) -> Callable[..., int]:
    """Return a command that opens the database of its data folder while it works."""

    def run(*args: Any, data: Path, database: str, **names: Any) -> int:
        set_up_log(level=logging.WARNING)

        async def work_on_it() -> int:
            if not database:
                backups.require_database(data)
            migrate(data, database)
            opened = Opened(data, database)
            opened.database.writer.start()
            try:
                return await work(opened, *args, **names) or 0
            finally:
                await opened.database.close()

        return asyncio.run(work_on_it())

    return run


def _add_decision(
    group: DataGroup,
    word: str,
    find: Callable[[Opened, str], Awaitable[object]],
    decide: Callable[[Moderation, str], Awaitable[None]],
    text: str,
) -> None:
    """Add a command with which the operator decides about a guest, a table or a report."""
    kind = find.__name__

    @group.command(word)
    @argument(kind)
    @pass_translator
    @with_database
    async def run(opened: Opened, translator: Translator, **named: str) -> None:
        name = named[kind]
        await find(opened, name)
        await opened.carry_out(decide(opened.moderation, name))
        print(translator.translate(text, {kind: name}))


@tables.command("list")
@option("--status", type=one_of(STATUSES), metavar="STATUS")
@with_database
async def _list_tables(opened: Opened, status: str | None) -> None:
    lines = [
        f"{info.id}  {info.status:<9}  {info.title:<24}  {info.ply:>5}"
        f"  {format_day(info.moved)}  {', '.join(info.player_names())}"
        for info in await opened.tables.queries.every(status or "")
    ]
    print(*lines, sep="\n")


@tables.command("show")
@argument("table")
@pass_translator
@with_database
async def _show_table(opened: Opened, translator: Translator, table: str) -> None:
    """Print everything about a table but hidden information."""
    info = await opened.table(table)
    is_public = {"public": str(info.public).lower()}
    counts = {"standing": info.ply, "entries": info.seq}
    facts = {
        "table": info.id,
        "title": info.title,
        "rules": str(info.rules),
        "status": info.status,
        "public": translator.translate("tables-is-public", is_public),
        "seats": ", ".join(info.player_names()),
        "actions": translator.translate("tables-actions", counts),
        "created": format_day(info.created),
        "moved": format_day(info.moved),
        "result": info.result.reason if info.result else "–",
    }
    labels = {name: translator.translate("tables-fact", {"fact": name}) for name in facts}
    width = max(map(len, labels.values()))
    for name, fact in facts.items():
        print(f"{labels[name]:<{width}}  {fact}")


@tables.command("export")
@argument("table")
@argument("file", type=Path)
@pass_translator
@with_database
async def _export_table(opened: Opened, translator: Translator, table: str, file: Path) -> None:
    """Write a game as a replay file, with all hidden information."""
    write_text(file, await replay_file(await opened.tables.get(table), TRUTH))
    print(translator.translate("game-exported", {"path": str(file)}))


@tables.command("import")
@argument("file", type=Path, nargs=-1, required=True)
@with_database
async def _import_tables(opened: Opened, file: tuple[Path, ...]) -> None:
    for path in file:
        table = await add_replay(opened.tables, OPERATOR, read_replay(read_text(path)))
        print(f"{table.id}  {path}")


@with_database
async def _check_moved(opened: Opened, translator: Translator) -> int:
    """Replay every game, and store the jobs of the running ones."""
    for info in await opened.tables.queries.every("running"):
        for job in jobs_after(info, info.due_seats(), set):
            await opened.sharing.jobs.add_with(job)
    return await _verify(opened, translator)


@tables.command("verify")
@pass_translator
@with_database
async def _verify_tables(opened: Opened, translator: Translator) -> int:
    """Check the file, then replay every game under the present rules; print all problems."""
    if not opened.database.url:
        backups.check_file(opened.database.path)
    return await _verify(opened, translator)


async def _verify(opened: Opened, translator: Translator) -> int:
    """Replay every game under the present rules; print tables and their problems."""
    infos = await opened.tables.queries.every()
    wrong = 0
    for info in infos:
        if problem := await _problem(opened, info, translator):
            wrong += 1
            print(f"{info.id}  {problem}")
    print(translator.translate("tables-verified", {"tables": len(infos), "wrong": wrong}))
    return FOUND_SOMETHING if wrong else 0


_add_decision(tables, "close", Opened.table, Moderation.close_table, "table-closed")
_add_decision(tables, "delete", Opened.table, Moderation.delete_table, "table-deleted")


def _error_message(error: WolfdenError, title: str, translator: Translator) -> str:
    """Return what is wrong with a stored game; for an action, why the rules forbid it."""
    if isinstance(error, IllegalAction) and error.key:
        facts = narrator_of(title).fact_texts(error.facts)
        return f"{translator.translate(f'reason-{title}-{error.key}', facts)} ({error.rule})"
    return translator.error_message(error)


async def _problem(opened: Opened, info: TableInfo, translator: Translator) -> str:
    """Return how a stored game differs from its replay, or an empty string."""
    queries = opened.tables.queries
    snapshots = {one.ply: one.position for one in await queries.snapshots(info.id)}
    entries = await queries.entries(info.id)
    try:
        live = LiveGame(
            opened.tables.titles.get(info.title), await opened.tables.with_documents(info)
        )
        for entry in standing_entries(entries, 0):
            live.replay([entry])
            if live.ply in snapshots and _differs(live, snapshots[live.ply]):
                return translator.translate("verify-snapshot", {"actions": live.ply})
    except WolfdenError as error:
        return _error_message(error, info.title, translator)
    if (len(entries), live.ply) != (info.seq, info.ply):
        return translator.translate("verify-length", {"found": live.ply, "stored": info.ply})
    outcome = live.state.outcome()
    if info.status != "finished" or outcome is None or info.result is None:
        return ""
    if result_by_rules(outcome, info.resigned()) == info.result:
        return ""
    result = f"{outcome.reason} {' '.join(map(str, outcome.scores))}"
    return translator.translate("verify-result", {"result": result})


def _differs(live: LiveGame, position: str) -> bool:
    return drop_documents(live.state.dump()) != drop_documents(position)


@guests.command("list")
@pass_translator
@with_database
async def _list_guests(opened: Opened, translator: Translator) -> None:
    kinds = {
        kind: translator.translate("guests-kind", {"kind": kind}) for kind in ("bot", "person")
    }
    width = max(map(len, kinds.values()))
    lines = [
        f"{guest.id}  {format_day(guest.created)}"
        f"  {kinds['bot' if guest.owner else 'person']:<{width}}  {guest.name}"
        for guest in await opened.guests.queries.every()
    ]
    print(*lines, sep="\n")


@guests.command("delete")
@argument("guest")
@pass_translator
@with_database
async def _delete_guest(opened: Opened, translator: Translator, guest: str) -> None:
    """Delete everything about a guest; the server must not run meanwhile."""
    with opened.lock():
        await delete_guest(opened.tables, opened.guests, await opened.guest(guest))
    print(translator.translate("guest-deleted", {"guest": guest}))


_add_decision(guests, "ban", Opened.guest, Moderation.ban, "guest-banned")
_add_decision(guests, "unban", Opened.guest, Moderation.unban, "guest-unbanned")


@reports.command("list")
@option("--all", "with_closed", is_flag=True)
@with_database
async def _list_reports(opened: Opened, with_closed: bool) -> None:
    lines = [
        f"{report.id}  {format_day(report.at)}  {format_day(report.closed):<16}  {report.guest}"
        f"  {report.table_id}  {report.text or report.note}"
        for report in await opened.moderation.queries.reports(with_closed)
    ]
    print(*lines, sep="\n")


@reports.command("show")
@argument("report")
@with_database
async def _show_report(opened: Opened, report: str) -> None:
    """Print a report and the messages around the reported one."""
    found = await opened.report(report)
    guest = await opened.guests.get(found.guest)
    name = guest.name if guest else ""
    print(f"{found.id}  {format_day(found.at)}  {found.guest}  {name}  <- {found.reporter or '–'}")
    print(f"{found.table_id}  {found.room}  {found.note}")
    around = await opened.moderation.queries.chat_around(found) if found.number else []
    if found.number and found.number not in [number for number, *_ in around]:
        print(f"> {name}: {found.text}")
    for number, sender, text in around:
        print(f"{'>' if number == found.number else ' '} {sender}: {text}")


_add_decision(reports, "close", Opened.report, Moderation.close_report, "report-closed")


@guests.command("rotate-key")
@pass_translator
def _rotate_key(translator: Translator, data: Path, database: str) -> int:
    count = postgres.rotate_keys(database) if database else rotate_keys(data)
    print(translator.translate("keys-rotated", {"count": count}))
    return 0


def format_day(milliseconds: int) -> str:
    """Return a moment as operators read it; a dash if there is none."""
    if not milliseconds:
        return "–"
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
