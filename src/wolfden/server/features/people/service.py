"""People: pairing, whom one has played with, invitations, ratings, players' pages."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from wolfden.server.base.errors import NotAllowed, NotFound, SeatTaken, WrongState, require
from wolfden.server.base.times import HOUR, MINUTE, now
from wolfden.server.features.people import store
from wolfden.server.features.people.wire import (
    Invitation,
    NewPairing,
    PeopleList,
    Person,
    PlayerShown,
)
from wolfden.server.features.ratings.service import Ratings
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import GuestRow
from wolfden.server.jobs.job import Job
from wolfden.server.jobs.queue import Jobs
from wolfden.server.sharing.interface import retry_on_conflict
from wolfden.server.tables.bots import DEFAULT_LEVEL
from wolfden.server.tables.model import PAIRED_BOTS, SeatInfo
from wolfden.server.tables.new_tables import create_from, planned_info
from wolfden.server.tables.seating import GuestAtTable
from wolfden.server.tables.table import Table, TableService
from wolfden.server.tables.wire import NewTable, SeatPlan, Settings

MAX_COMPANIONS: Final = 50
MAX_CANDIDATES: Final = 20
"""Tables with empty seats that are looked at before a new one is made."""
FILL_AFTER: Final = {"none": MINUTE, "live": MINUTE, "days": HOUR}
"""Milliseconds after which bots take the empty seats of a pairing, by the kind of its clock."""

Count = Callable[[], Awaitable[None]]


class People:
    """Finds opponents for guests, and rates what they play."""

    def __init__(
        self, tables: TableService, guests: GuestService, ratings: Ratings, jobs: Jobs
    ) -> None:
        self._tables, self._guests, self._ratings, self._jobs = tables, guests, ratings, jobs
        self._queries = store.PeopleQueries(tables.database)
        self._lock = asyncio.Lock()

    # Pairing.

    async def pair(self, guest: GuestRow, wanted: NewPairing, count: Count) -> Table:
        """Return a table with a seat for the guest: one that waits for others, or a new one.

        ``count`` counts a new one, which lists show, and may raise TooMany.
        """
        clock = replace(wanted.clock, sleep=None)
        words = (wanted.title, wanted.seats, clock.kind, clock.bank, clock.increment)
        # Who looks for people does not get programs; these are played with by invitation.
        apart = [*(["rated"] if wanted.rated else []), *([PAIRED_BOTS] if guest.owner else [])]
        key = " ".join(str(word) for word in (*words, *apart))
        # Two who come at the same moment are to meet, not to wait for each other.
        async with self._lock, self._tables.database.exclusively(f"pairing {key}"):
            found = await self._join(guest, key)
            if found is None:
                await count()
            return found or await self._open(guest, replace(wanted, clock=clock), key)

    async def _join(self, guest: GuestRow, key: str) -> Table | None:
        for info in await self._tables.queries.paired(key, MAX_CANDIDATES):
            others = info.guests() - {guest.id}
            people = await self._tables.queries.people_behind(others)
            if others.intersection(guest.muted) or guest.person in people.values():
                continue
            if await self._guests.queries.muting(others, guest.id):
                continue
            table = await self._tables.get(info.id)
            try:
                await GuestAtTable(table, guest.public).join(None)
            except (NotFound, SeatTaken, WrongState):
                continue
            return table
        return None

    async def _open(self, guest: GuestRow, wanted: NewPairing, key: str) -> Table:
        game = self._tables.titles.get(wanted.title)
        plans = [SeatPlan("open") for _ in range(wanted.seats)]
        plans[0] = SeatPlan("me")
        settings = Settings(clock=wanted.clock, rated=wanted.rated)
        options = dict(game.meta().quick_options)
        plan = NewTable(wanted.title, plans, options, public=True, settings=settings)
        fill_at = now() + FILL_AFTER[wanted.clock.kind] if wanted.fill else 0
        info = planned_info(game, guest.public, plan)
        table = await create_from(self._tables, replace(info, pairing=key, fill_at=fill_at))
        if fill_at:
            self._jobs.add(Job("fill", table.id, at=fill_at))
        return table

    @retry_on_conflict
    async def fill(self, name: str) -> None:
        """Let bots take the seats that are still empty, and start."""
        table = await self._tables.get(name)
        async with table.changing() as info:
            if info.status == "open" and 0 < info.fill_at <= now():
                for seat, one in enumerate(info.seats):
                    if one.is_empty:
                        info.seats[seat] = SeatInfo(kind="bot", level=DEFAULT_LEVEL)
                await table.start(info)

    # Players.

    async def companions(self, guest: GuestRow) -> PeopleList:
        """Return the guests one has played with."""
        found = await self._queries.companions(guest.id, MAX_COMPANIONS)
        ids = [one.guest for one in found]
        known, ratings = await self._tables.queries.guests(ids), await self._ratings.of_guests(ids)
        people = [
            Person(known[one.guest], one.games, one.last, ratings.get(one.guest, []))
            for one in found
            if one.guest in known
        ]
        return PeopleList(people)

    async def player(self, name: str, viewer: str) -> PlayerShown:
        """Return a player; NotFound if there is none."""
        guest = require(await self._guests.get(name), NotFound("player-gone"))
        shown = (await self._tables.queries.guests([name]))[name]
        ratings = (await self._ratings.of_guests([name])).get(name, [])
        met = bool(viewer) and await self._queries.have_met(viewer, name)
        return PlayerShown(shown, guest.created, ratings, met)

    async def invite(self, guest: GuestRow, name: str, wanted: Invitation) -> Table:
        """Create a table with a seat kept for a guest one has played with, and tell them.

        NotAllowed if they have not met, or the other has muted the guest.
        """
        other = require(await self._guests.get(name), NotFound("player-gone"))
        muting = await self._guests.queries.muting([name], guest.id)
        if muting or not await self._queries.have_met(guest.id, name):
            raise NotAllowed("invite-unknown")
        game = self._tables.titles.get(wanted.title)
        bots = [SeatPlan("bot") for _ in range(game.meta().min_seats - 2)]
        plan = NewTable(wanted.title, [SeatPlan("me"), SeatPlan("open"), *bots])
        info = planned_info(game, guest.public, plan)
        info.seats[1] = SeatInfo(kind="invited", owner=other.public)
        table = await create_from(self._tables, info)
        self._jobs.add(Job("invite", table.id, 1))
        return table

    async def resume(self) -> None:
        """Fill the seats of pairings that waited when the server stopped."""
        for table, fill_at in await self._tables.queries.to_fill():
            self._jobs.add(Job("fill", table, at=fill_at))
