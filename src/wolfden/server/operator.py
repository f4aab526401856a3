"""What whoever runs a server needs beside it: look, copy out and in, verify, delete, back up."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

from wolfden.core.contract import Game
from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.i18n.speaker import Speaker
from wolfden.server.cookies import Cookies, load_keys
from wolfden.server.errors import NotFound, StorageFailed
from wolfden.server.guests import Guests
from wolfden.server.storage import talk
from wolfden.server.storage.database import FILE, Database, migrate
from wolfden.server.storage.guests import GuestReader
from wolfden.server.storage.tables import TableReader
from wolfden.server.storage.writer import Writer
from wolfden.server.tables.branching import keep_file
from wolfden.server.tables.course import Course, standing
from wolfden.server.tables.departing import let_go
from wolfden.server.tables.house import House
from wolfden.server.tables.replaying import TRUTH, names, replay_file
from wolfden.server.tables.results import result_by_rules
from wolfden.server.tables.sheet import Sheet
from wolfden.server.wire.things import Guest
from wolfden.titles import TITLES

OPERATOR = Guest("", "operator")


class Office:
    """A data folder, opened for its operator."""

    def __init__(self, folder: Path, titles: Registry = TITLES) -> None:
        self.database = Database(folder)
        self.writer = Writer(self.database.writing)
        self.reader = TableReader(self.database.reading)
        self.house = House(self.reader, self.writer, titles)
        cookies = Cookies(load_keys(folder))
        self.guests = Guests(GuestReader(self.database.reading), self.writer, cookies)

    # Tables.

    async def table_lines(self, status: str) -> list[str]:
        """Return a line for every table."""
        sheets = await self.reader.every(status)
        return [
            f"{sheet.id}  {sheet.status:<9}  {sheet.title:<24}  {sheet.ply:>5}"
            f"  {_day(sheet.moved)}  {', '.join(names(sheet))}"
            for sheet in sheets
        ]

    async def table_facts(self, name: str, speaker: Speaker) -> list[str]:
        """Return everything about a table but what is hidden in it."""
        sheet = await self._sheet(name)
        counts = {"standing": sheet.ply, "entries": sheet.seq}
        facts = {
            "table": sheet.id,
            "title": sheet.title,
            "rules": str(sheet.rules),
            "status": sheet.status,
            "public": speaker.say("tables-is-public", {"public": str(sheet.public).lower()}),
            "seats": ", ".join(names(sheet)),
            "actions": speaker.say("tables-actions", counts),
            "created": _day(sheet.created),
            "moved": _day(sheet.moved),
            "result": sheet.result.reason if sheet.result else "–",
        }
        labels = {name: speaker.say("tables-fact", {"fact": name}) for name in facts}
        width = max(map(len, labels.values()))
        return [f"{labels[name]:<{width}}  {fact}" for name, fact in facts.items()]

    async def _sheet(self, name: str) -> Sheet:
        sheet = await self.reader.sheet(name)
        if sheet is None:
            raise NotFound("table-unknown", table=name)
        return sheet

    async def export(self, name: str) -> str:
        """Return a game as a replay file, with everything in it."""
        return await replay_file(self.house, await self.house.table(name), TRUTH)

    async def take_in(self, text: str) -> str:
        """Keep the game of a replay file; return the id of its table."""
        return (await keep_file(self.house, OPERATOR, text)).id

    async def verify(self, speaker: Speaker) -> AsyncIterator[tuple[str, str]]:
        """Replay every game under the present rules; yield tables and what is wrong with them."""
        for sheet in await self.reader.every(""):
            yield sheet.id, await self._problem(sheet, speaker)

    async def _problem(self, sheet: Sheet, speaker: Speaker) -> str:
        """Return how a stored game differs from what the rules make of it, or nothing."""
        try:
            game = self.house.titles.get(sheet.title)
            course = Course(game, sheet)
            course.follow(await self.reader.entries(sheet.id, 0))
            if (course.seq, course.ply) != (sheet.seq, sheet.ply):
                return speaker.say("verify-length", {"found": course.ply, "stored": sheet.ply})
            ply = await self._wrong_snapshot(sheet, game)
            if ply is not None:
                return speaker.say("verify-snapshot", {"actions": ply})
        except WolfdenError as error:
            return speaker.trouble(error, sheet.title)
        outcome = course.state.outcome()
        if sheet.status == "finished" and outcome is not None and sheet.result is not None:
            resigned = [seat for seat, row in enumerate(sheet.seats) if row.stand_in == "resigned"]
            if result_by_rules(outcome, resigned) != sheet.result:
                result = f"{outcome.reason} {' '.join(map(str, outcome.scores))}"
                return speaker.say("verify-result", {"result": result})
        return ""

    async def _wrong_snapshot(self, sheet: Sheet, game: Game) -> int | None:
        """Return after how many actions a kept position is not the one the game comes to."""
        snapshots = {snapshot.ply: snapshot for snapshot in await self.reader.snapshots(sheet.id)}
        course = Course(game, sheet)
        for entry in standing(await self.reader.entries(sheet.id, 0), 0):
            course.follow([entry])
            kept = snapshots.get(course.ply)
            if kept is not None and course.state.dump() != kept.position:
                return course.ply
        return None

    # Guests.

    async def guest_lines(self, speaker: Speaker) -> list[str]:
        """Return a line for every guest."""
        kinds = {kind: speaker.say("guests-kind", {"kind": kind}) for kind in ("bot", "person")}
        width = max(map(len, kinds.values()))
        return [
            f"{guest.id}  {_day(guest.created)}"
            f"  {kinds['bot' if guest.owner else 'person']:<{width}}  {guest.name}"
            for guest in await self.guests.everyone()
        ]

    async def delete_guest(self, name: str) -> None:
        """Delete everything about a guest; the server must not run meanwhile.

        Raises:
            NotFound: there is no such guest.
        """
        guest = await self.guests.get(name)
        if guest is None:
            raise NotFound("guest-unknown", guest=name)
        await let_go(self.house, guest.shown)
        await self.writer.write(talk.forgotten(guest.id))
        await self.guests.remove(guest)


def _day(milliseconds: int) -> str:
    if not milliseconds:
        return "–"
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@asynccontextmanager
async def office(folder: Path) -> AsyncIterator[Office]:
    """Open a data folder for as long as the block lasts.

    Raises:
        StorageFailed: there is no database in it.
    """
    if not (folder / FILE).exists():
        raise _no_database(folder)
    migrate(folder)
    opened = Office(folder)
    opened.writer.start()
    try:
        yield opened
    finally:
        await opened.writer.stop()
        await opened.database.close()


def back_up(folder: Path, target: Path) -> None:
    """Copy the database as it is at this moment, while the server runs.

    Raises:
        StorageFailed: there is none, or the copy cannot be written.
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
