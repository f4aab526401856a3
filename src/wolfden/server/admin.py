"""Tools of the operator: list, export, import, verify, delete, back up."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

from wolfden.core.contract import Game
from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.i18n.translator import Translator
from wolfden.server.model.errors import NotFound, StorageFailed
from wolfden.server.model.live_game import LiveGame, standing_entries
from wolfden.server.model.shapes import Guest
from wolfden.server.model.table import TableInfo, result_by_rules
from wolfden.server.service.guests import GuestService
from wolfden.server.service.new_tables import import_replay
from wolfden.server.service.replays import TRUTH, replay_file
from wolfden.server.service.seating import release_guest_seats
from wolfden.server.service.tables import TableService
from wolfden.server.store.database import FILE, Database, migrate
from wolfden.server.store.tables import delete_chat
from wolfden.titles import TITLES

OPERATOR = Guest("", "operator")


class AdminTools:
    """What an operator may do with a data folder."""

    def __init__(self, folder: Path, titles: Registry = TITLES) -> None:
        self.database = Database(folder)
        self.tables = TableService(self.database, titles)
        self.queries = self.tables.queries
        self.guests = GuestService(self.database)

    # Tables.

    async def table_lines(self, status: str) -> list[str]:
        """Return a line for every table."""
        infos = await self.queries.every(status)
        return [
            f"{info.id}  {info.status:<9}  {info.title:<24}  {info.ply:>5}"
            f"  {_day(info.moved)}  {', '.join(info.player_names())}"
            for info in infos
        ]

    async def table_facts(self, name: str, translator: Translator) -> list[str]:
        """Return everything about a table but hidden information."""
        info = await self._info(name)
        counts = {"standing": info.ply, "entries": info.seq}
        facts = {
            "table": info.id,
            "title": info.title,
            "rules": str(info.rules),
            "status": info.status,
            "public": translator.translate(
                "tables-is-public", {"public": str(info.public).lower()}
            ),
            "seats": ", ".join(info.player_names()),
            "actions": translator.translate("tables-actions", counts),
            "created": _day(info.created),
            "moved": _day(info.moved),
            "result": info.result.reason if info.result else "–",
        }
        labels = {name: translator.translate("tables-fact", {"fact": name}) for name in facts}
        width = max(map(len, labels.values()))
        return [f"{labels[name]:<{width}}  {fact}" for name, fact in facts.items()]

    async def _info(self, name: str) -> TableInfo:
        info = await self.queries.info(name)
        if info is None:
            raise NotFound("table-unknown", table=name)
        return info

    async def export(self, name: str) -> str:
        """Return a game as a replay file, with all hidden information."""
        return await replay_file(await self.tables.get(name), TRUTH)

    async def import_replay(self, text: str) -> str:
        """Store the game of a replay file; return the id of its table."""
        return (await import_replay(self.tables, OPERATOR, text)).id

    async def verify(self, translator: Translator) -> AsyncIterator[tuple[str, str]]:
        """Replay every game under the present rules; yield tables and their problems."""
        for info in await self.queries.every():
            yield info.id, await self._problem(info, translator)

    async def _problem(self, info: TableInfo, translator: Translator) -> str:
        """Return how a stored game differs from its replay, or an empty string."""
        try:
            game = self.tables.titles.get(info.title)
            live = LiveGame(game, info)
            live.replay(await self.queries.entries(info.id))
            if (live.seq, live.ply) != (info.seq, info.ply):
                return translator.translate(
                    "verify-length", {"found": live.ply, "stored": info.ply}
                )
            ply = await self._wrong_snapshot(info, game)
            if ply is not None:
                return translator.translate("verify-snapshot", {"actions": ply})
        except WolfdenError as error:
            return translator.error_message(error, info.title)
        outcome = live.state.outcome()
        if info.status != "finished" or outcome is None or info.result is None:
            return ""
        if result_by_rules(outcome, info.resigned()) == info.result:
            return ""
        result = f"{outcome.reason} {' '.join(map(str, outcome.scores))}"
        return translator.translate("verify-result", {"result": result})

    async def _wrong_snapshot(self, info: TableInfo, game: Game) -> int | None:
        """Return after how many actions a stored position differs from the game."""
        snapshots = {snapshot.ply: snapshot for snapshot in await self.queries.snapshots(info.id)}
        live = LiveGame(game, info)
        for entry in standing_entries(await self.queries.entries(info.id), 0):
            live.replay([entry])
            stored = snapshots.get(live.ply)
            if stored is not None and live.state.dump() != stored.position:
                return live.ply
        return None

    # Guests.

    async def guest_lines(self, translator: Translator) -> list[str]:
        """Return a line for every guest."""
        kinds = {
            kind: translator.translate("guests-kind", {"kind": kind}) for kind in ("bot", "person")
        }
        width = max(map(len, kinds.values()))
        return [
            f"{guest.id}  {_day(guest.created)}"
            f"  {kinds['bot' if guest.owner else 'person']:<{width}}  {guest.name}"
            for guest in await self.guests.queries.every()
        ]

    async def delete_guest(self, name: str) -> None:
        """Delete everything about a guest, or raise NotFound; the server must not run meanwhile."""
        guest = await self.guests.get(name)
        if guest is None:
            raise NotFound("guest-unknown", guest=name)
        await release_guest_seats(self.tables, guest.public)
        await self.database.writer.write(delete_chat(guest.id))
        await self.guests.remove(guest)


def _day(milliseconds: int) -> str:
    if not milliseconds:
        return "–"
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@asynccontextmanager
async def open_admin_tools(folder: Path) -> AsyncIterator[AdminTools]:
    """Open a data folder for as long as the block lasts; StorageFailed if it has no database."""
    if not (folder / FILE).exists():
        raise _no_database(folder)
    migrate(folder)
    opened = AdminTools(folder)
    opened.database.writer.start()
    try:
        yield opened
    finally:
        await opened.database.close()


def back_up(folder: Path, target: Path) -> None:
    """Copy the database as it is at this moment, while the server runs.

    StorageFailed if there is none, or the copy cannot be written.
    """
    if not (folder / FILE).exists():
        raise _no_database(folder)
    if target.exists():
        raise StorageFailed("file-there", path=str(target))
    try:
        with (
            closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(target)) as copy,
        ):
            source.backup(copy)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise StorageFailed("backup-failed", path=str(target), trouble=str(error)) from error


def _no_database(folder: Path) -> StorageFailed:
    return StorageFailed("database-none", folder=str(folder))
