"""Tournaments: made and run by any guest; each round is tables that are seated and started.

A tournament changes by steps that the database takes once (``store/tournaments.py``). A job takes
the next one when a game is over; it looks at everything again, so it may run at any time.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

from msgspec.structs import asdict, replace

from wolfden.server.base import ids
from wolfden.server.base.errors import (
    BadRequest,
    NotAllowed,
    NotFound,
    NotYours,
    WrongState,
    require,
)
from wolfden.server.base.log import log
from wolfden.server.base.times import DAY, now
from wolfden.server.database.writer import Change, Conflict
from wolfden.server.features.groups.service import Groups
from wolfden.server.features.tournaments import model, store
from wolfden.server.features.tournaments.wire import (
    NewTournament,
    TournamentFacts,
    TournamentList,
    TournamentListed,
    TournamentPlayer,
    TournamentShown,
)
from wolfden.server.guests.service import GuestService, clean_name
from wolfden.server.guests.store import GuestRow
from wolfden.server.guests.wire import HIDDEN_NAME, Guest
from wolfden.server.jobs.job import Job
from wolfden.server.jobs.queue import Jobs
from wolfden.server.sharing.interface import retry_on_conflict
from wolfden.server.tables.bots import check_level
from wolfden.server.tables.model import SeatInfo, TableInfo, teams_of
from wolfden.server.tables.new_tables import new_info
from wolfden.server.tables.seating import GuestAtTable, end_table, remove_player
from wolfden.server.tables.table import TableService
from wolfden.server.tables.wire import Settings

UNBEGUN_DAYS: Final = 60
"""Days after which a tournament that did not begin is deleted."""


@dataclass(frozen=True)
class _Loaded:
    """A tournament with its players and rounds, as they are stored."""

    info: model.TournamentInfo
    entrants: list[model.Entrant]
    rounds: list[model.Round]

    def entrant(self, guest: str) -> model.Entrant | None:
        """Return the player that a guest is."""
        return next((one for one in self.entrants if one.guest == guest), None)

    @property
    def gone(self) -> set[int]:
        """The numbers of players who have left."""
        return {one.number for one in self.entrants if not one.is_active}

    def require_host(self, guest: GuestRow) -> None:
        """Raise NotYours unless the guest is the organiser."""
        if self.info.host != guest.id:
            raise NotYours("organiser-only")

    def require_status(self, status: model.TournamentStatus) -> None:
        """Raise WrongState unless the tournament has a status."""
        if self.info.status != status:
            raise WrongState("tournament-status", status=self.info.status)


class Tournaments:
    """All tournaments."""

    def __init__(
        self, tables: TableService, guests: GuestService, groups: Groups, jobs: Jobs
    ) -> None:
        self._tables, self._guests, self._groups, self._jobs = tables, guests, groups, jobs
        self._queries = store.TournamentQueries(tables.database)
        self._writer = tables.database.writer
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """The lock of each tournament whose players change now."""

    @asynccontextmanager
    async def _players_of(self, name: str) -> AsyncIterator[None]:
        """Let the players of a tournament come and go one after the other.

        Many do so at the same moment; each would find the tournament changed again and again.
        """
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with lock, self._tables.database.exclusively(f"tournament {name}"):
            yield

    # Before the start.

    async def create(self, guest: GuestRow, wanted: NewTournament) -> TournamentShown:
        """Create a tournament.

        BadRequest if it makes no sense, NotAllowed if the guest organises enough of them.
        """
        if wanted.clock.kind == "none":
            # A player who does not come would hold up everyone.
            raise BadRequest("tournament-clock")
        most = wanted.most
        if wanted.kind == "round_robin" and most > model.MAX_ROBIN_PLAYERS:
            raise BadRequest("tournament-most", most=model.MAX_ROBIN_PLAYERS)
        if wanted.access == "group":
            await self._groups.require_member(wanted.group, guest.id)
        info = model.TournamentInfo(
            id=ids.random_id(ids.TABLE_LENGTH),
            name=clean_name(wanted.name),
            title=wanted.title,
            kind=wanted.kind,
            access=wanted.access,
            group_id=wanted.group if wanted.access == "group" else "",
            host=guest.id,
            invite=ids.random_id(ids.INVITE_LENGTH),
            seats=wanted.seats,
            round_count=wanted.rounds,
            most=most,
            bots=wanted.bots,
            level=check_level(wanted.level, self._tables.titles.get(wanted.title)),
            accounts=wanted.accounts,
            clock=wanted.clock,
            rated=wanted.rated,
            created=now(),
        )
        self._table_info(info, "", [SeatInfo() for _ in range(info.seats)])
        await self._writer.write(*store.insert_tournament(info))
        log.info("tournament created", tournament=info.id, guest=guest.id)
        return await self.show(info.id, guest)

    async def join(self, guest: GuestRow, name: str, invite: str) -> None:
        """Make a guest a player.

        NotAllowed without an invitation where one is needed, if the organiser has muted them, for
        bot accounts where none may enter, and for the second of one person; WrongState if the
        tournament has begun or is full.
        """
        async with self._players_of(name):
            await self._join(guest, name, invite)

    @retry_on_conflict
    async def _join(self, guest: GuestRow, name: str, invite: str) -> None:
        loaded = await self._load(name)
        loaded.require_status("open")
        if loaded.entrant(guest.id) is not None:
            return
        await self._require_welcome(loaded, guest, invite)
        if len(loaded.entrants) >= loaded.info.most:
            raise WrongState("tournament-full", most=loaded.info.most)
        new = model.Entrant(len(loaded.entrants), guest.id, joined=now())
        await self._store(loaded.info, *store.store_entrants(name, [*loaded.entrants, new]))

    async def _require_welcome(self, loaded: _Loaded, guest: GuestRow, invite: str) -> None:
        info, host = loaded.info, loaded.info.host or ""
        if await self._guests.queries.muting([host], guest.id):
            raise NotAllowed("not-welcome")
        if guest.owner and not info.accounts:
            raise NotAllowed("tournament-people")
        if guest.person in await self._persons(loaded):
            raise NotAllowed("tournament-same")
        if guest.id == host or info.access == "open":
            return
        if info.access == "group":
            if not await self._groups.has_member(info.group_id, guest.id):
                raise NotAllowed("tournament-group")
        elif not ids.is_same(info.invite, invite):
            raise NotAllowed("tournament-invited")

    async def _persons(self, loaded: _Loaded) -> set[str]:
        """Return the people who play: each player, or the owner of a bot account."""
        guests = [one.guest for one in loaded.entrants if one.guest and not one.withdrawn]
        return set((await self._tables.queries.people_behind(guests)).values())

    async def _seated(self, loaded: _Loaded) -> set[str]:
        """Return the people who still play a game of the round, who may have left just now."""
        games = (await self._games(loaded.rounds[-1])).values()
        seats = [seat for info in games if not info.is_over for seat in info.seats]
        guests = [seat.guest.id for seat in seats if seat.guest and seat.stand_in != "resigned"]
        return set((await self._tables.queries.people_behind(guests)).values())

    async def _require_neutral(self, loaded: _Loaded, guest: GuestRow) -> None:
        """Raise unless the guest is the organiser, and of a tournament that runs plays nothing."""
        loaded.require_host(guest)
        if loaded.info.status != "running":
            return
        if guest.person in await self._persons(loaded) | await self._seated(loaded):
            raise NotAllowed("organiser-plays")

    @retry_on_conflict
    async def delete(self, guest: GuestRow, name: str) -> None:
        """Let the organiser delete a tournament that does not run."""
        loaded = await self._load(name)
        loaded.require_host(guest)
        if loaded.info.status == "running":
            raise WrongState("tournament-status", status="running")
        await self._writer.write(store.delete_tournament(loaded.info))

    @retry_on_conflict
    async def start(self, guest: GuestRow, name: str) -> None:
        """Let the organiser begin: the players are numbered by lot, and the first round is made.

        WrongState if there are too few of them.
        """
        loaded = await self._load(name)
        loaded.require_host(guest)
        loaded.require_status("open")
        players = [one for one in loaded.entrants if one.is_active]
        if not model.can_go_on(loaded.info, len(players)):
            raise WrongState("tournament-few", seats=2 if loaded.info.bots else loaded.info.seats)
        secrets.SystemRandom().shuffle(players)
        entrants = [replace(one, number=number) for number, one in enumerate(players)]
        info = replace(
            loaded.info,
            status="running",
            started=now(),
            round=1,
            round_count=model.count_rounds(loaded.info, len(entrants)),
        )
        first = await self._plan(_Loaded(info, entrants, []))
        assert first is not None
        changes = [*store.store_entrants(name, entrants), store.insert_round(name, 1, first)]
        await self._store(info, *changes, has_job=True)

    # Leaving.

    async def leave(self, guest: GuestRow, name: str) -> None:
        """Let a player go: before the start without a trace, later their game is given up."""
        await self._withdraw(name, guest.id)

    async def remove_player(self, guest: GuestRow, name: str, other: str) -> None:
        """Let the organiser remove a player; a game that this ends is rated for nobody.

        NotAllowed if the organiser plays, too.
        """
        await self._require_neutral(await self._load(name), guest)
        await self._withdraw(name, other, is_removed=True)

    async def withdraw_everywhere(self, guest: str) -> None:
        """Let a guest leave all tournaments; those of the guest that have not begun are deleted."""
        await self._writer.write(store.delete_unbegun(0, guest))
        for name in await self._queries.entered(guest):
            with suppress(NotFound, WrongState):
                await self._withdraw(name, guest)

    async def _withdraw(self, name: str, guest: str, is_removed: bool = False) -> None:
        async with self._players_of(name):
            games = await self._remove(name, guest)
        for game in games:
            await self._resign(game, guest, is_removed)

    @retry_on_conflict
    async def _remove(self, name: str, guest: str) -> list[model.TournamentGame]:
        """Remove a player; return the games of the round that runs, which are to be given up."""
        loaded = await self._load(name)
        player = require(loaded.entrant(guest), NotFound("tournament-player"))
        if loaded.info.status == "open":
            rest = [one for one in loaded.entrants if one is not player]
            entrants = [replace(one, number=number) for number, one in enumerate(rest)]
            await self._store(loaded.info, *store.store_entrants(name, entrants))
            return []
        loaded.require_status("running")
        if not player.withdrawn:
            player.withdrawn = True
            await self._store(loaded.info, *store.store_entrants(name, loaded.entrants))
        return [game for game in loaded.rounds[-1].games if player.number in game.players]

    async def _resign(
        self, game: model.TournamentGame, guest: str, is_removed: bool = False
    ) -> None:
        with suppress(NotFound, WrongState, NotYours):
            table = await self._tables.get(game.table)
            if is_removed:
                await remove_player(table, guest)
                return
            for seat in table.info.held_by(guest):
                await GuestAtTable(table, Guest(guest, "")).resign(seat)

    # Rounds.

    async def end_round(self, guest: GuestRow, name: str, is_last: bool) -> None:
        """Let the organiser end a round: games that still run end as ties.

        NotAllowed if the organiser plays, too.
        """
        loaded = await self._load(name)
        await self._require_neutral(loaded, guest)
        loaded.require_status("running")
        if is_last:
            await self._make_last(name, loaded.info.round)
        for info in (await self._games(loaded.rounds[-1])).values():
            if not info.is_over:
                await end_table(self._tables, info)
        self._jobs.add(Job("round", name))

    @retry_on_conflict
    async def _make_last(self, name: str, number: int) -> None:
        """Let no round follow one."""
        info = (await self._load(name)).info
        await self._store(replace(info, round_count=max(number, info.round)))

    async def step(self, name: str) -> None:
        """Do what a running tournament waits for: tables of a round, its end, the next one."""
        while await self._take_step(name):
            pass

    @retry_on_conflict
    async def _take_step(self, name: str) -> bool:
        """Take one step; return whether there was one to take."""
        loaded = await self._load(name)
        if loaded.info.status != "running" or loaded.info.title not in self._tables.titles.ids():
            return False
        current = loaded.rounds[-1]
        if not current.is_dealt:
            await self._deal(loaded)
            current.is_dealt = True
            await self._store(loaded.info, store.update_round(name, loaded.info.round, current))
            return True
        games = await self._games(current)
        if any(not info.is_over for info in games.values()):
            return False
        for game in current.games:
            game.points = self._points(loaded, game, games.get(game.table))
        await self._close_round(loaded)
        return True

    async def _close_round(self, loaded: _Loaded) -> None:
        """Store the points of a round, and make the next one or end the tournament."""
        info, name = loaded.info, loaded.info.id
        changes = [store.update_round(name, info.round, loaded.rounds[-1])]
        following = await self._plan(loaded)
        if following is None:
            await self._store(replace(info, status="finished", finished=now()), *changes)
            log.info("tournament finished", tournament=name)
            return
        number = info.round + 1
        changes.append(store.insert_round(name, number, following))
        await self._store(replace(info, round=number), *changes)

    async def _plan(self, loaded: _Loaded) -> model.Round | None:
        """Return the next round, planned in a thread; none if the tournament is over.

        What changes meanwhile is noticed when it is stored: the caller begins again then.
        """
        info = loaded.info
        teams = len(teams_of(self._tables.titles.get(info.title), info.seats))
        work, played = model.plan_round, (loaded.entrants, loaded.rounds)
        made = await asyncio.to_thread(work, info, *played, teams)
        for game in made.games if made else ():
            game.table = ids.random_id(ids.TABLE_LENGTH)
            if model.BOT in game.players:
                # Players who are left over are listed before the bots.
                self._tables.rng.shuffle(game.players)
        return made

    async def _games(self, one: model.Round) -> dict[str, TableInfo]:
        """Return the tables of a round by id; those that were deleted are missing."""
        infos = await self._tables.queries.some([game.table for game in one.games])
        return {info.id: info for info in infos}

    def _points(
        self, loaded: _Loaded, game: model.TournamentGame, info: TableInfo | None
    ) -> list[float]:
        teams = teams_of(self._tables.titles.get(loaded.info.title), loaded.info.seats)
        if info is None or info.result is None:
            return model.tied_points(game.players, len(teams), loaded.gone)
        guests = {one.number: one.guest for one in loaded.entrants}
        points = model.table_points(info.result.ranks, teams)
        return [
            found if player == model.BOT or _plays(info.seats[seat], guests[player]) else 0.0
            for seat, (player, found) in enumerate(zip(game.players, points, strict=True))
        ]

    # Tables.

    async def _deal(self, loaded: _Loaded) -> None:
        """Make and start the tables of a round, as far as no other process has."""
        guests = {one.number: one.guest for one in loaded.entrants}
        known = await self._tables.queries.guests([one for one in guests.values() if one])
        for game in loaded.rounds[-1].games:
            people = [guests.get(number) for number in game.players]
            seats = [self._seat(loaded.info, guest, known) for guest in people]
            with suppress(Conflict):
                info = self._table_info(loaded.info, game.table, seats)
                if await self._tables.queries.info(game.table) is None:
                    await self._tables.add(info)
            await self._begin(game.table)
            for number, guest in zip(game.players, people, strict=True):
                if guest is not None and number in loaded.gone:
                    await self._resign(game, guest)

    @retry_on_conflict
    async def _begin(self, name: str) -> None:
        table = await self._tables.get(name)
        async with table.changing() as info:
            if info.status == "open":
                await table.start(info)

    @staticmethod
    def _seat(info: model.TournamentInfo, guest: str | None, known: dict[str, Guest]) -> SeatInfo:
        """Return the seat of a player, or of a bot for none."""
        if guest is None or guest not in known:
            return SeatInfo(kind="bot", level=info.level)
        return SeatInfo(kind="guest", guest=known[guest])

    def _table_info(
        self, info: model.TournamentInfo, name: str, seats: list[SeatInfo]
    ) -> TableInfo:
        """Return a table of a tournament; nobody is its host. BadSetup for bad settings."""
        settings = Settings(
            clock=info.clock,
            timeout="loss",
            stand_in=info.level,
            undo="off",
            hints=False,
            rated=info.rated,
        )
        game = self._tables.titles.get(info.title)
        options = game.meta().read_options(game.meta().quick_options)
        made = new_info(game, Guest("", ""), seats, options, settings)
        return replace(made, id=name, tournament=info.id, public=info.access == "open")

    # What is stored and shown.

    async def _load(self, name: str) -> _Loaded:
        info = require(await self._queries.tournament(name), NotFound("tournament-gone"))
        return _Loaded(info, await self._queries.entrants(name), await self._queries.rounds(name))

    async def _store(
        self, info: model.TournamentInfo, *changes: Change, has_job: bool = False
    ) -> None:
        """Store a changed tournament, with a job for its next step; Conflict if it is not new."""
        stored = [store.update_tournament(info), *changes]
        if has_job:
            await self._jobs.add_with(Job("round", info.id), *stored)
        else:
            await self._writer.write(*stored)

    async def resume(self) -> None:
        """Look after all tournaments that run; delete those that did not begin for a long time."""
        await self._writer.write(store.delete_unbegun(now() - UNBEGUN_DAYS * DAY))
        for name in await self._queries.running():
            self._jobs.add(Job("round", name))

    async def show(self, name: str, viewer: GuestRow | None, invite: str = "") -> TournamentShown:
        """Return a tournament; NotFound if there is none."""
        loaded = await self._load(name)
        info, guest = loaded.info, viewer.id if viewer else ""
        names = await self._names([info.host, *[one.guest for one in loaded.entrants]])
        player = loaded.entrant(guest) if guest else None
        rows = model.standings(info, len(loaded.entrants), loaded.rounds)
        is_host = bool(guest) and info.host == guest
        return TournamentShown(
            **_facts(TournamentShown, info, names),
            group=info.group_id,
            players=[_player(row, loaded.entrants[row.number], names) for row in rows],
            played=loaded.rounds,
            is_host=is_host,
            is_player=player is not None and not player.withdrawn,
            may_join=await self._may_join(loaded, viewer, invite),
            invite=info.invite if is_host and info.access == "invited" else "",
        )

    async def _may_join(self, loaded: _Loaded, viewer: GuestRow | None, invite: str) -> bool:
        info = loaded.info
        if info.status != "open" or len(loaded.entrants) >= info.most:
            return False
        if viewer is None:
            # A newcomer becomes a guest with the first step.
            is_invited = ids.is_same(info.invite, invite)
            return info.access == "open" or (info.access == "invited" and is_invited)
        if loaded.entrant(viewer.id) is not None:
            return False
        try:
            await self._require_welcome(loaded, viewer, invite)
        except NotAllowed:
            return False
        return True

    async def list_for(self, viewer: GuestRow | None) -> TournamentList:
        """Return the tournaments that a visitor can choose from."""
        public, mine = await self._queries.public(), list[store.TournamentLine]()
        if viewer is not None:
            groups = await self._groups.ids_of(viewer.id)
            mine = await self._queries.of_guest(viewer.id, groups)
        own = {one.id for one in mine}
        return TournamentList(
            await self._describe([one for one in public if one.id not in own]),
            await self._describe(mine),
        )

    async def of_group(self, group: str) -> list[TournamentListed]:
        """Return the tournaments of a group."""
        return await self._describe(await self._queries.of_group(group))

    async def _describe(self, lines: Sequence[store.TournamentLine]) -> list[TournamentListed]:
        known = [one for one in lines if one.title in self._tables.titles.ids()]
        names = await self._names([one.host for one in known])
        return [TournamentListed(**_facts(TournamentListed, one, names)) for one in known]

    async def _names(self, guests: Collection[str | None]) -> dict[str, Guest]:
        """Return guests by id, those that were deleted left out."""
        return await self._tables.queries.guests({one for one in guests if one})


def _plays(seat: SeatInfo, guest: str | None) -> bool:
    """Whether a player has played to the end, and no bot or other guest instead."""
    is_own = guest is not None and seat.is_held_by(guest)
    return is_own and not seat.is_played_by_bot and not seat.is_helped


def _player(
    row: model.Standing, entrant: model.Entrant, names: dict[str, Guest]
) -> TournamentPlayer:
    guest = names.get(entrant.guest or "")
    return TournamentPlayer(**asdict(row), guest=guest, left=not entrant.is_active)


def _facts(
    shape: type[TournamentFacts], info: model.TournamentInfo, names: dict[str, Guest]
) -> dict[str, Any]:
    """Return what a shape tells as it is stored; the name of a banned organiser's is hidden."""
    stored = {field: getattr(info, field) for field in info.__struct_fields__ if field != "invite"}
    same = {field: stored[field] for field in shape.__struct_fields__ if field in stored}
    host = names.get(info.host or "")
    is_hidden = host is not None and host.name == HIDDEN_NAME
    name = HIDDEN_NAME if is_hidden else info.name
    return {**same, "name": name, "host": host, "rounds": info.round_count}
