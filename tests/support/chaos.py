"""Many processes, one PostgreSQL, a proxy, everything that can fail, and what must hold then."""

import asyncio
import json
import random
import signal
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Final

import httpx
import psycopg
from sqlalchemy import Connection, NullPool, create_engine, select, text

from tests.support.crashing import GONE, Ledger, check_table
from tests.support.people import Guest, Json, Player, choose_action
from tests.support.postgres import Postgres
from tests.support.proxies import cutting, free_port, running_nginx
from tests.support.servers import Running, launch
from wolfden.server.database.engine import convert_row
from wolfden.server.database.schema import ENTRIES, TABLES
from wolfden.server.sharing.postgres import parse_url
from wolfden.server.tables.live_game import LiveGame
from wolfden.server.tables.model import Entry, TableInfo
from wolfden.titles import TITLES

UNDO_SHARE: Final = 0.1
SILENCE: Final = 15.0
"""Seconds without a message after which a client connects again, as the page does."""
FIRST_PAUSE: Final = 0.3
LONGEST_PAUSE: Final = 8.0
"""Seconds before a client connects again: they grow while it fails, as in the page."""
CONCURRENT: Final = 6
"""Tables that are opened at the same time."""
SETTLE: Final = 300.0


@dataclass
class Toll:
    """What a run came to."""

    seconds: float = 0.0
    tables: int = 0
    acknowledged: int = 0
    stored: int = 0
    by_bots: int = 0
    reconnected: int = 0
    settled: float = 0.0
    blows: Counter[str] = field(default_factory=Counter)


class Client:
    """A guest who plays a seat through all faults, and remembers what was acknowledged."""

    def __init__(self, ledger: Ledger, seat: int, rng: random.Random, pace: float) -> None:
        self.ledger, self.seat = ledger, seat
        self.player: Player | None = None
        self.connects = 0
        self.is_quiet = False
        self._rng, self._pace = rng, pace

    async def play(self) -> None:
        """Connect, act and connect again, for ever."""
        known, pause = 0, FIRST_PAUSE
        while True:
            least = max(self.ledger.acknowledged, default=0)
            with suppress(*GONE):
                where = f"?seat={self.seat}&seq={known}"
                async with self.ledger.guest.at(self.ledger.table, where) as player:
                    self.connects += 1
                    self.player = player
                    async with asyncio.timeout(SILENCE):
                        await player.until("state")
                    assert player.seq >= least, "something acknowledged was lost"
                    pause = FIRST_PAUSE
                    while True:
                        known = player.seq
                        await self._step(player)
            self.player = None
            await asyncio.sleep(self._rng.random() * pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _step(self, player: Player) -> None:
        """Act if it is our turn; else take in what comes."""
        legal = player.last["legal"]
        if self.is_quiet or not legal or player.last["result"]:
            await self._hear(player)
            return
        await asyncio.sleep(self._rng.random() * 2 * self._pace)
        seq, kind, words = player.seq, "act", choose_action(self._rng, legal)
        fields: Json = {"action": words}
        if player.last["undo"] and self._rng.random() < UNDO_SHARE:
            kind, words, fields = "undo", "", {}
        async with asyncio.timeout(SILENCE):
            answer = await player.ask(kind, seq=seq, **fields)
        if answer["type"] == "ack":
            self.ledger.acknowledged[seq + 1] = (kind, words)
            while player.seq <= seq:
                await self._hear(player)
        elif player.seq < answer["seq"]:
            await self._hear(player)
        elif answer["code"] == "storage":
            await asyncio.sleep(0.2)

    @staticmethod
    async def _hear(player: Player) -> None:
        """Take in a message; after a silence, make sure that the server is still there."""
        try:
            async with asyncio.timeout(SILENCE / 3):
                await player.hear()
        except TimeoutError:
            async with asyncio.timeout(SILENCE):
                await player.ask("ping")


class Chaos:
    """Servers on one database behind nginx, and blows at random."""

    flags: ClassVar[dict[str, object]] = {}
    """How the servers are started, besides database and port."""

    def __init__(self, postgres: Postgres, folder: Path, workers: int, seed: int) -> None:
        self.url = postgres.new_database()
        self.toll = Toll()
        self._postgres, self._folder = postgres, folder
        self._rng = random.Random(seed)
        self._ports = [free_port() for _ in range(workers)]
        self._servers: dict[int, Running] = {}
        self._clients: list[Client] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self, seconds: float, tables: int, pace: float = 0.05) -> Toll:
        """Play under blows for some seconds; raise if anything is lost, wrong or stuck."""
        loop = asyncio.get_running_loop()
        with ExitStack() as stack:
            stack.callback(self._stop_servers)
            await asyncio.gather(*[self._launch(port) for port in self._ports])
            proxy = stack.enter_context(running_nginx(self._folder / "nginx", self._ports))
            async with cutting(proxy, self._rng) as (self._cutter, port):
                try:
                    await self._open_tables(f"http://127.0.0.1:{port}", tables, pace)
                    begun = loop.time()
                    while loop.time() < begun + seconds:
                        await asyncio.sleep(self._rng.random())
                        await self._strike()
                    self.toll.seconds = loop.time() - begun
                    await self._settle()
                finally:
                    await self._end_clients()
        self._count()
        return self.toll

    async def _launch(self, port: int) -> None:
        """Start a server at a port; again and again while the database is away."""
        data, flags = self._folder / str(port), {**self.flags, "database": self.url, "port": port}
        for _ in range(20):
            with suppress(AssertionError):
                self._servers[port] = await asyncio.to_thread(launch, data, **flags)
                return
            await asyncio.sleep(0.5)
        raise AssertionError("a server does not start any more")

    async def _open_tables(self, url: str, tables: int, pace: float) -> None:
        """Open all tables, a few at a time; then everybody begins to play."""
        for start in range(0, tables, CONCURRENT):
            numbers = range(start, min(tables, start + CONCURRENT))
            await asyncio.gather(*[self._open_table(url, number, pace) for number in numbers])
        self._tasks += [asyncio.create_task(client.play()) for client in self._clients]

    async def _open_table(self, url: str, number: int, pace: float) -> None:
        http = httpx.AsyncClient(base_url=url, timeout=60)
        guest = await Guest(url, http).come_in("Ash")
        title = TITLES.ids()[number % len(TITLES.ids())]
        seats = ("me", "random", "me") if number % 2 else ("me", "me", "me")
        # Every fifth table has a clock that runs out while people are kept away.
        settings: Json = {"stand_in": "random"}
        if number % 5 == 4:
            settings["clock"] = {"kind": "live", "bank": 10, "increment": 2}
            settings["timeout"] = "loss"
        table = await guest.table(title, *seats, settings=settings)
        ledger = Ledger(table["id"], guest)
        for seat, kind in enumerate(seats):
            if kind == "me":
                client = Client(ledger, seat, random.Random(self._rng.random()), pace)
                self._clients.append(client)

    # Blows.

    async def _strike(self) -> None:
        kinds = {"kill": 3, "stop": 3, "restart": 1, "terminate": 2, "cut": 3, "delay": 2}
        kind = self._rng.choices(list(kinds), list(kinds.values()))[0]
        self.toll.blows[kind] += 1
        if kind == "kill":
            server = self._servers[self._rng.choice(self._ports)]
            await asyncio.to_thread(server.kill)
            await self._launch(server.port)
        elif kind == "stop":
            server = self._servers[self._rng.choice(self._ports)]
            server.send_signal(signal.SIGSTOP)
            await asyncio.sleep(self._rng.random() * 4)
            server.send_signal(signal.SIGCONT)
        elif kind == "restart":
            mode = self._rng.choice(["immediate", "fast"])
            await asyncio.to_thread(self._postgres.stop, mode)
            await asyncio.sleep(self._rng.random())
            await asyncio.to_thread(self._postgres.start)
        elif kind == "terminate":
            await asyncio.to_thread(self._terminate_backends)
        elif kind == "cut":
            self._cutter.cut(self._rng.random())
        else:
            self._cutter.delay = self._rng.choice([0.0, 0.05, 0.3])

    def _terminate_backends(self) -> None:
        """Cut about half of the connections to the database."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                " AND random() < 0.5"
            )

    # What must hold.

    async def _settle(self) -> None:
        """Wait until everyone who is connected has the true position, and nothing is left to do."""
        loop = asyncio.get_running_loop()
        self._cutter.delay = 0.0
        for client in self._clients:
            client.is_quiet = True
        begun = loop.time()
        wrong: list[str] = ["not looked"]
        try:
            async with asyncio.timeout(SETTLE):
                while wrong:
                    await asyncio.sleep(0.5)
                    self._raise_failures()
                    # Copied here: clients continue while the database is read.
                    seqs = [one.player.seq if one.player else -1 for one in self._clients]
                    wrong = await asyncio.to_thread(self._unsettled, seqs)
                    if not wrong:
                        shown = [_shown(one.player) for one in self._clients]
                        wrong = await asyncio.to_thread(self._differing, shown)
        except TimeoutError:
            raise AssertionError(f"does not settle: {len(wrong)}, {wrong[:10]}") from None
        self.toll.settled = loop.time() - begun

    def _raise_failures(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    def _unsettled(self, seqs: list[int]) -> list[str]:
        """Return what is still on its way: clients behind, bots to act, jobs under way."""
        engine = create_engine(parse_url(self.url), poolclass=NullPool)
        with engine.connect() as database:
            jobs = "SELECT task_name, status FROM procrastinate.procrastinate_jobs"
            due = f"{jobs} WHERE scheduled_at IS NULL OR scheduled_at < now()"
            left = [f"job {row}" for row in database.execute(text(due))]
            found = [convert_row(row, TableInfo) for row in database.execute(select(TABLES))]
        infos = {info.id: info for info in found}
        left += [f"{info.title} {info.id}: a bot is to act" for info in found if _waits(info)]
        for client, seq in zip(self._clients, seqs, strict=True):
            info = infos[client.ledger.table]
            if seq != info.seq:
                left.append(f"{info.id} seat {client.seat}: at {seq} instead of {info.seq}")
        return left

    def _differing(self, shown: list[tuple[int, str]]) -> list[str]:
        """Return the clients that have fallen behind; raise if one has another position."""
        engine = create_engine(parse_url(self.url), poolclass=NullPool)
        games: dict[str, LiveGame] = {}
        left = []
        with engine.connect() as database:
            for client, (seq, view) in zip(self._clients, shown, strict=True):
                table = client.ledger.table
                if table not in games:
                    info, entries = _load(database, table)
                    games[table] = LiveGame(TITLES.get(info.title), info)
                    games[table].replay(entries)
                live, name = games[table], f"{table} seat {client.seat}"
                if seq != live.seq:
                    left.append(f"{name}: at {seq} instead of {live.seq}")
                    continue
                true = json.loads(json.dumps(live.state.view(client.seat)))
                assert json.loads(view) == true, f"{name}: a client has another position at {seq}"
        return left

    async def _end_clients(self) -> None:
        for task in self._tasks:
            task.cancel()
        outcomes = await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in self._clients:
            await client.ledger.guest.http.aclose()
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome

    def _stop_servers(self) -> None:
        for server in self._servers.values():
            server.send_signal(signal.SIGCONT)
            if server.is_alive:
                server.stop()

    def _count(self) -> None:
        """Check all that is stored, and count it."""
        engine = create_engine(parse_url(self.url), poolclass=NullPool)
        ledgers = {client.ledger.table: client.ledger for client in self._clients}
        with engine.connect() as database:
            for ledger in ledgers.values():
                self.toll.stored += check_table(database, ledger.table, ledger.acknowledged)
                self.toll.by_bots += _check_ends_and_bots(database, ledger.table)
        self.toll.tables = len(ledgers)
        self.toll.acknowledged = sum(len(one.acknowledged) for one in ledgers.values())
        self.toll.reconnected = sum(client.connects - 1 for client in self._clients)


def _load(database: Connection, table: str) -> tuple[TableInfo, list[Entry]]:
    row = database.execute(select(TABLES).where(TABLES.c.id == table)).one()
    query = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    entries = [convert_row(row, Entry) for row in database.execute(query)]
    return convert_row(row, TableInfo), entries


def _shown(player: Player | None) -> tuple[int, str]:
    """Return what a client has of a game: the number of the last entry, and the view as text."""
    return (player.seq, json.dumps(player.view)) if player else (-1, "")


def _waits(info: TableInfo) -> bool:
    """Whether a table waits for a bot."""
    # Where bots and people are a team, a bot may leave an action to a person.
    is_alone = max(map(len, info.teams(TITLES.get(info.title)))) == 1
    is_due = not set(info.actors).isdisjoint(info.bots())
    return info.status == "running" and is_due and is_alone


def _check_ends_and_bots(database: Connection, table: str) -> int:
    """Make sure that a game ended once at most, and last; return how often bots acted."""
    info, entries = _load(database, table)
    ends = [entry.seq for entry in entries if entry.kind == "end"]
    assert ends in ([], [info.seq])
    bots = [seat for seat, one in enumerate(info.seats) if one.kind == "bot"]
    return sum(entry.kind == "act" and entry.seat in bots for entry in entries)
