"""A long game on a server: how long loading it and undoing in it take."""

import asyncio
import random
import statistics
import time
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action
from wolfden.core.record import Record
from wolfden.server.base.config import Config
from wolfden.server.database.engine import migrate
from wolfden.server.guests.wire import Guest
from wolfden.server.running import run_services
from wolfden.server.services import Services
from wolfden.server.tables import play
from wolfden.server.tables.live_game import LiveGame
from wolfden.server.tables.model import Step
from wolfden.server.tables.new_tables import planned_info
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import NewTable, SeatPlan
from wolfden.titles import TITLES

TITLE: Final = "age-of-the-wolf"
SEATS: Final = 4
OPTIONS: Final[dict[str, str | int]] = {"round-limit": 1000}
LENGTH: Final = 2000
ENTRIES_PER_BATCH: Final = 25
REPEATS: Final = 5


def measure_long_game(folder: Path, rng: random.Random, length: int = LENGTH) -> dict[str, float]:
    """Return how many milliseconds it takes to load a long game, and to undo in it."""
    actions = _long_game(rng, length)
    migrate(folder)

    async def measure() -> dict[str, float]:
        async with run_services(Config(data=folder, limits=0)) as services:
            table = await _stored(services, actions)
            return await _measured(table, actions[-1])

    return asyncio.run(measure())


def _long_game(rng: random.Random, length: int) -> list[Action]:
    """Return the first actions of a game that lasts long enough, whose last can be taken back."""
    while True:
        record = Record(TITLES.get(TITLE), SEATS, OPTIONS)
        while (actors := record.state.actors()) and not _is_long_enough(record, length):
            seat = rng.choice(actors)
            state = record.state
            code = draw(state, rng) if seat == CHANCE else rng.choice(list(state.codes(seat)))
            record.apply(Action(seat, code, state.notation()))
        if actors:
            return [step.action for step in record.steps]


def _is_long_enough(record: Record, length: int) -> bool:
    steps = record.steps
    # What a draw has revealed cannot be taken back.
    is_settled = CHANCE not in record.state.actors()
    return len(steps) >= length and is_settled and record.undoable(steps[-1].action.seat) > 0


async def _stored(services: Services, actions: list[Action]) -> Table:
    """Play the game at a table of the server, which for once does not draw itself."""
    tables = services.tables
    plans = [SeatPlan(kind="me")] * SEATS
    wanted = NewTable(title=TITLE, seats=plans, options=OPTIONS)
    info = planned_info(tables.titles.get(TITLE), Guest("long", "Long"), wanted)
    info.status = "running"
    table = await tables.add(info)
    for start in range(0, len(actions), ENTRIES_PER_BATCH):
        batch = actions[start : start + ENTRIES_PER_BATCH]

        def play_batch(live: LiveGame, at: int, batch: list[Action] = batch) -> list[Step]:
            return [step for one in batch for step in live.act(one.seat, str(one), at)]

        await table.advance(replace(table.info), play_batch)
    return table


async def _measured(table: Table, last: Action) -> dict[str, float]:
    """Load, take back the last action and do it again, some times over; return the medians."""
    loads, undos = [], []
    for _ in range(REPEATS):
        table.unload()
        began = time.perf_counter()
        live = await table.live_game()
        loads.append((time.perf_counter() - began) * 1000)
        began = time.perf_counter()
        await play.undo(table, last.seat, live.seq)
        undos.append((time.perf_counter() - began) * 1000)
        await play.act(table, last.seat, live.seq, str(last))
    return {"load_ms": statistics.median(loads), "undo_ms": statistics.median(undos)}
