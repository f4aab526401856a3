"""Servers that are killed while people play, and the proof that nothing was lost."""

import asyncio
import os
import random
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import Connection, NullPool, create_engine, select, text
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.support.people import Guest, Player
from tests.support.servers import Running, launch
from wolfden.core.contract import Game
from wolfden.server.database import backups
from wolfden.server.database.engine import FILE, convert_row
from wolfden.server.database.schema import ENTRIES, SNAPSHOTS, TABLES
from wolfden.server.sharing.postgres import parse_url
from wolfden.server.tables.live_game import LiveGame, Snapshot
from wolfden.server.tables.model import Entry, TableInfo
from wolfden.titles import TITLES

GONE = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, TimeoutError)
PAUSE = 0.05
UNDO_SHARE = 0.15

Entries = dict[int, tuple[str, str]]
"""Kind and words of entries by their ``seq``."""


@dataclass
class Ledger:
    """What the server acknowledged at one table."""

    table: str
    guest: Guest
    acknowledged: Entries = field(default_factory=dict)


@dataclass
class Tally:
    """What a run of rounds came to."""

    rounds: int = 0
    tables: int = 0
    acknowledged: int = 0
    stored: int = 0


class Crowd:
    """People who play at random at some tables and come back whenever the server does."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self.url = url
        self.ledgers: list[Ledger] = []
        self._rng = rng
        self._tasks: list[asyncio.Task[None]] = []

    async def open_table(self, title: str, *seats: str) -> None:
        """Make a table; every seat called ``me`` gets a guest who plays it."""
        http = httpx.AsyncClient(base_url=self.url, timeout=20)
        guest = await Guest(self.url, http).come_in("Ash")
        table = await guest.table(title, *seats)
        ledger = Ledger(table["id"], guest)
        self.ledgers.append(ledger)
        for seat, kind in enumerate(seats):
            if kind == "me":
                self._tasks.append(asyncio.create_task(self._play(ledger, seat, title, seats)))

    async def _play(self, ledger: Ledger, seat: int, title: str, seats: tuple[str, ...]) -> None:
        """Play one seat for ever: through crashes, and at a new table when a game is over."""
        known = 0
        while True:
            least = max(ledger.acknowledged, default=0)
            with suppress(*GONE):
                async with ledger.guest.at(ledger.table, f"?seat={seat}&seq={known}") as player:
                    await player.until("state")
                    assert player.seq >= least, "something acknowledged was lost"
                    while await self._act_once(ledger, player):
                        known = player.seq
                if seat == seats.index("me"):
                    await self.open_table(title, *seats)
                return
            await asyncio.sleep(PAUSE)

    async def _act_once(self, ledger: Ledger, player: Player) -> bool:
        """Act or take back once; return whether the game continues."""
        legal = await player.my_turn()
        if not legal:
            return False
        seq, words, kind = player.seq, self._rng.choice(legal), "act"
        if player.last["undo"] and self._rng.random() < UNDO_SHARE:
            words, kind = "", "undo"
            answer = await player.ask("undo", seq=seq)
        else:
            answer = await player.act(words)
        if answer["type"] == "ack":
            ledger.acknowledged[seq + 1] = (kind, words)
        elif player.seq < answer["seq"]:
            await player.until("update")
        return True

    async def leave(self) -> None:
        """Let everybody go."""
        broken = [task for task in self._tasks if task.done() and task.exception()]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for ledger in self.ledgers:
            await ledger.guest.http.aclose()
        for task in broken:
            await task

    def is_continuing(self, since: dict[str, int]) -> bool:
        """Whether something was acknowledged at every table that has not been left since then."""
        present = [ledger for ledger in self.ledgers if ledger.table in since]
        moved = [max(one.acknowledged, default=0) > since[one.table] for one in present]
        return len(self.ledgers) > len(since) or all(moved)

    def reached(self) -> dict[str, int]:
        """Return the last ``seq`` acknowledged at each table."""
        return {one.table: max(one.acknowledged, default=0) for one in self.ledgers}


def _be_silent(_round: int, _tally: Tally) -> None:
    """Report nothing."""


async def crash_rounds(
    data: Path,
    rounds: int,
    tables: int,
    seed: int,
    start: Callable[..., Running] = launch,
    report: Callable[[int, Tally], None] = _be_silent,
) -> Tally:
    """Kill a server under load again and again; raise if anything was lost."""
    rng = random.Random(seed)
    server = await asyncio.to_thread(start, data)
    crowd = Crowd(server.url, rng)
    checked: dict[str, int] = {}
    try:
        for number in range(tables):
            title = TITLES.ids()[number % len(TITLES.ids())]
            await crowd.open_table(title, "me", "me", "random" if number % 2 else "me")
        for number in range(rounds):
            await until_continuing(crowd)
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            server.kill()
            # Games that nothing was acknowledged of since the last look are looked at in the end.
            moved = [
                one for one in crowd.ledgers if checked.get(one.table) != len(one.acknowledged)
            ]
            check_database(data, moved)
            checked |= {one.table: len(one.acknowledged) for one in moved}
            server = await asyncio.to_thread(start, data, port=server.port)
            report(number + 1, Tally(number + 1, len(checked), sum(checked.values())))
        await until_continuing(crowd)
    finally:
        await crowd.leave()
        server.stop()
    stored = check_database(data, crowd.ledgers)
    kept = sum(len(one.acknowledged) for one in crowd.ledgers)
    return Tally(rounds, len(crowd.ledgers), kept, stored)


async def until_continuing(crowd: Crowd) -> None:
    """Wait until people have acted since now, at every table."""
    since = crowd.reached()
    async with asyncio.timeout(60):
        while not crowd.is_continuing(since):
            await asyncio.sleep(PAUSE)


# What must be true of a database, whenever the server died.


def check_database(data: Path, ledgers: list[Ledger], url: str = "") -> int:
    """Make sure that all acknowledged entries are stored and every game checks out."""
    place = parse_url(url) if url else f"sqlite:///{data / FILE}"
    engine = create_engine(place, poolclass=NullPool)
    with engine.connect() as database:
        if not url:
            assert database.execute(text("PRAGMA integrity_check")).scalar_one() == "ok"
        return sum(check_table(database, one.table, one.acknowledged) for one in ledgers)


def check_table(database: Connection, table: str, acknowledged: Entries) -> int:
    """Make sure that a table is as its acknowledged entries say; return how many it has."""
    row = database.execute(select(TABLES).where(TABLES.c.id == table)).one()
    info = convert_row(row, TableInfo)
    query = select(ENTRIES).where(ENTRIES.c.table_id == info.id).order_by(ENTRIES.c.seq)
    entries = [convert_row(row, Entry) for row in database.execute(query)]
    assert [entry.seq for entry in entries] == list(range(1, info.seq + 1))
    for seq, (kind, words) in acknowledged.items():
        assert (entries[seq - 1].kind, entries[seq - 1].words) == (kind, words)
    game = TITLES.get(info.title)
    live = LiveGame(game, info)
    live.replay(entries)
    assert (live.seq, live.ply) == (info.seq, info.ply)
    # A game that ran out of time is over, although its rules would let someone act.
    assert info.actors == (list(live.state.actors()) if info.status == "running" else [])
    _check_snapshots(database, game, info, entries, live.state.dump())
    return len(entries)


def _check_snapshots(
    database: Connection, game: Game, info: TableInfo, entries: list[Entry], position: str
) -> None:
    """Every position stored on the way leads to the same end as the whole game."""
    query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == info.id)
    for row in database.execute(query):
        live = LiveGame(game, info, convert_row(row, Snapshot))
        live.replay([entry for entry in entries if entry.seq > live.seq])
        assert live.state.dump() == position


def back_up_and_die(step: str, data: Path, target: Path) -> None:
    """Make a backup and be killed after a step of it; runs in a separate process."""
    do = getattr(backups, step)

    def do_and_die(*args: object) -> None:
        do(*args)
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(backups, step, do_and_die)
    backups.make_backup(data, target)
