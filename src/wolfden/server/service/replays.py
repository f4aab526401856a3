"""Replays: whose knowledge may be used, every step, any moment, a file, and missed entries."""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import Struct

from wolfden.core.contract import Seat
from wolfden.core.record import Record
from wolfden.core.text.replay import Line, replay_of, told_words, write
from wolfden.players.weights import best_judge
from wolfden.server.model import live_game
from wolfden.server.model.errors import BadRequest, NoStep, NotAllowed, NotYours, WrongState
from wolfden.server.model.live_game import Entry, LiveGame, Step, redact_entry, standing_entries
from wolfden.server.model.shapes import EntryTold, Result, TableShown
from wolfden.server.model.table import TableInfo
from wolfden.server.service.tables import Table

TRUTH: Final = "truth"
WATCH: Final = "watch"
CACHE_SIZE: Final = 12
"""Games kept: a long one is a few megabytes."""
MAX_MISSED: Final = 200

Key = tuple[object, ...]
Build = Callable[[Table, str], Coroutine[Any, Any, Any]]


class Replay(Struct):
    """A game from its start, as one audience may know it."""

    table: TableShown
    eyes: str
    names: list[str]
    entries: list[EntryTold]
    result: Result | None


class Moment(Struct, omit_defaults=True):
    """A game after some of its actions."""

    ply: int
    eyes: str
    view: dict[str, object]
    actors: list[int]
    views: list[dict[str, object]] | None = None
    chances: list[float] | None = None


def allowed_eyes(info: TableInfo, guest: str, wanted: str) -> str:
    """Return whose knowledge a game may be seen with: a seat's number, watch or truth.

    NotYours or NotAllowed: not these eyes, or not before the end. WrongState: it has not started.
    """
    if info.status == "open":
        raise WrongState("replay-not-begun")
    seats = [str(seat) for seat in range(len(info.seats))]
    if wanted not in ("", TRUTH, WATCH, *seats):
        raise BadRequest("eyes-unknown", eyes=wanted, known=[WATCH, TRUTH])
    if info.status != "running":
        return wanted or TRUTH
    mine = [str(seat) for seat in info.held_by(guest)] if guest else []
    if wanted == TRUTH:
        raise NotAllowed("truth-later")
    if not mine and not info.settings.watchers:
        raise NotAllowed("no-watchers")
    eyes = wanted or (mine[0] if mine else WATCH)
    if eyes not in (*mine, WATCH):
        raise NotYours("own-eyes-only")
    return eyes


def _seat(eyes: str) -> Seat | None:
    return None if eyes in (TRUTH, WATCH) else int(eyes)


class Replays:
    """Replays of any table; the last ones are cached.

    ``count_use`` is called with the client's key for each replay that is not cached; it may raise.
    """

    def __init__(self, count_use: Callable[[str], None]) -> None:
        self._count_use = count_use
        self._cache: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()

    async def game(self, table: Table, eyes: str, client: str) -> Replay:
        """Return a game from its start; TooMany if the client wants too many."""
        key = (table.id, table.info.seq, eyes)
        entries: list[EntryTold] = await self._cached(_entries, table, eyes, key, client)
        info = table.info
        return Replay(table.describe(), eyes, info.player_names(), entries, info.result)

    async def file(self, table: Table, eyes: str, client: str) -> str:
        """Return the text of a game's replay file; TooMany as ``game``."""
        info = table.info
        key = (table.id, info.seq, eyes, info.status, *info.player_names())
        text: str = await self._cached(replay_file, table, eyes, key, client)
        return text

    async def _cached(self, build: Build, table: Table, eyes: str, key: Key, client: str) -> Any:
        """Return what was built for a key; clients that ask meanwhile wait for the same task."""
        task = self._cache.get(key)
        if task is None:
            self._count_use(client)
            task = self._cache[key] = asyncio.create_task(build(table, eyes))
            if len(self._cache) > CACHE_SIZE:
                self._cache.popitem(last=False)
        self._cache.move_to_end(key)
        try:
            # A client that disconnects must not cancel it for the others.
            return await asyncio.shield(task)
        except Exception:
            self._cache.pop(key, None)
            raise


async def _entries(table: Table, eyes: str) -> list[EntryTold]:
    """Return every action of a game that stands, from its start."""
    entries = await table.entries()

    def replay() -> list[EntryTold]:
        steps = LiveGame(table.game, table.info).replay(entries)
        if eyes == TRUTH:
            return [live_game.reveal_entry(step, len(table.info.seats)) for step in steps]
        return [redact_entry(step, _seat(eyes)) for step in steps]

    return await asyncio.to_thread(replay)


async def replay_file(table: Table, eyes: str) -> str:
    """Return the text of a game's replay file."""
    entries = standing_entries(await table.entries(), 0)
    return await asyncio.to_thread(_write_file, table, entries, eyes)


def _write_file(table: Table, entries: list[Entry], eyes: str) -> str:
    info = table.info
    record = Record(table.game, len(info.seats), info.options, info.position)
    for entry in entries:
        record.apply(record.state.parse(entry.seat, entry.words))
    replay = replay_of(record, dict(enumerate(info.player_names())))
    if info.status == "running":
        replay.position = ""
    if eyes != TRUTH:
        replay.lines = [
            Line(step.action.seat, told_words(step.action, step.events, _seat(eyes)))
            for step in record.steps
        ]
    return write(replay)


async def moment(table: Table, ply: int, eyes: str) -> Moment:
    """Return a game after ``ply`` actions; NotFound if it has fewer."""
    if not 0 <= ply <= table.info.ply:
        raise NoStep(ply, table.info.ply)
    state = (await table.game_at(ply)).state
    found = Moment(ply=ply, eyes=eyes, view=state.view(_seat(eyes)), actors=list(state.actors()))
    if eyes == TRUTH:
        found.views = [state.view(seat) for seat in range(len(table.info.seats))]
        # One evaluation without any search, so that a graph can ask for many moments.
        found.chances = best_judge(table.game).values_now(state.copy(), random.Random(ply))
    return found


async def missed_entries(
    table: Table, live: LiveGame, seat: Seat | None, since: int | None
) -> list[EntryTold]:
    """Return the entries after ``since`` as a seat may know them, at most the last 200."""
    if since is None or since >= live.seq:
        return []
    since = max(since, live.seq - MAX_MISSED)
    audience = live_game.audience_of(live.state, seat)
    recent = [step for step in table.recent if step.entry.seq > since]
    if recent and recent[0].entry.seq == since + 1 and len(recent) == live.seq - since:
        return [redact_entry(step, audience) for step in recent]
    past = await table.stored_game(since)
    entries = await table.entries(past.seq)
    steps = {step.entry.seq: step for step in past.replay(entries)}
    return [
        live_game.redact_undone_entry(entry)
        if entry.kind == "act" and entry.seq not in steps
        else redact_entry(steps.get(entry.seq, Step(entry)), audience)
        for entry in entries
        if entry.seq > since
    ]
