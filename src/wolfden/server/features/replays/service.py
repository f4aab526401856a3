"""Replays: whose knowledge may be used, every step, any moment, and a file."""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import nullcontext, suppress
from typing import Any, Final

from wolfden.core.contract import Game, Seat, State
from wolfden.core.errors import OtherRules
from wolfden.core.record import Record
from wolfden.core.secrecy import redact_words
from wolfden.core.text.replay import (
    UNFINISHED,
    Replay as FileReplay,
    ReplayLine,
    replay_of,
    write,
)
from wolfden.players.advice import Scale
from wolfden.players.weights import best_judge
from wolfden.server.base.errors import BadRequest, NoStep, NotAllowed, NotYours, WrongState
from wolfden.server.base.limits import RateLimit
from wolfden.server.features.replays.wire import Moment, Replay
from wolfden.server.tables import live_game
from wolfden.server.tables.live_game import LiveGame, redact_entry, standing_entries
from wolfden.server.tables.model import Entry, Step, TableInfo
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import EntryTold

TRUTH: Final = "truth"
WATCH: Final = "watch"
CACHE_SIZE: Final = 12
"""Games kept: a long one is a few megabytes."""

Key = tuple[object, ...]
Build = Callable[[Table, str], Coroutine[Any, Any, Any]]


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
    held = info.held_by(guest) if guest else []
    # People who share a device see a running game at their table only, one after the other.
    are_several = len({info.seats[seat].person for seat in held}) > 1
    mine = [] if are_several else [str(seat) for seat in held]
    if wanted == TRUTH:
        raise NotAllowed("truth-later")
    if not held and not info.settings.watchers:
        raise NotAllowed("no-watchers")
    eyes = wanted or (mine[0] if mine else WATCH)
    if eyes not in (*mine, WATCH):
        raise NotYours("own-eyes-only")
    return eyes


def _seat(eyes: str) -> Seat | None:
    return None if eyes in (TRUTH, WATCH) else int(eyes)


class Replays:
    """Replays of any table; the last ones are cached.

    ``limit`` counts, by the client's key, each replay that is not cached.
    """

    def __init__(self, limit: RateLimit) -> None:
        self.limit = limit
        self._cache: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()

    async def game(self, table: Table, eyes: str, client: str) -> Replay:
        """Return a game from its start; TooMany if the client wants too many."""
        key = (table.id, table.info.seq, eyes)
        entries: list[EntryTold] = await self._cached(_entries, table, eyes, key, client)
        info = table.info
        rules = table.game.meta().rules_version
        return Replay(table.describe(), eyes, info.player_names(), rules, entries, info.result)

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
            self.limit.use(client)
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
    entries, info = await table.entries(), await table.full_info()

    def tell(step: Step) -> EntryTold:
        if eyes == TRUTH:
            return live_game.reveal_entry(step, len(info.seats))
        return redact_entry(step, _seat(eyes))

    def replay() -> list[EntryTold]:
        standing = standing_entries(entries, 0)
        told: list[EntryTold] = []
        with suppress(OtherRules) if info.is_over else nullcontext():
            live = LiveGame(table.game, info)
            for entry in standing:
                told += [tell(step) for step in live.replay([entry])]
        # What the rules of today do not allow any more is told by its words alone.
        return told + [live_game.reveal_words(entry) for entry in standing[len(told) :]]

    return await asyncio.to_thread(replay)


async def replay_file(table: Table, eyes: str) -> str:
    """Return the text of a game's replay file."""
    entries = standing_entries(await table.entries(), 0)
    info = await table.full_info()
    return await asyncio.to_thread(_write_file, table.game, info, entries, eyes)


def _write_file(game: Game, info: TableInfo, entries: list[Entry], eyes: str) -> str:
    if error := live_game.other_rules(game, info):
        if not info.is_over:
            raise error
        return write(_stored_replay(info, entries))
    record = Record(game, len(info.seats), info.options, info.position)
    for entry in entries:
        record.apply(record.state.parse(entry.seat, entry.words))
    replay = replay_of(record, dict(enumerate(info.player_names())))
    if info.status == "running":
        replay.position = ""
    if eyes != TRUTH:
        replay.lines = [
            ReplayLine(step.action.seat, redact_words(step.action, step.events, _seat(eyes)))
            for step in record.steps
        ]
    return write(replay)


def _stored_replay(info: TableInfo, entries: list[Entry]) -> FileReplay:
    """Return the replay of a game under old rules, as it is stored."""
    result = info.result
    return FileReplay(
        title=info.title,
        rules=info.rules,
        seats=len(info.seats),
        options=info.options,
        names=dict(enumerate(info.player_names())),
        position=info.position,
        lines=[ReplayLine(entry.seat, entry.words) for entry in entries],
        result=" ".join([result.reason, *map(str, result.scores)]) if result else UNFINISHED,
    )


async def moment(table: Table, ply: int, eyes: str) -> Moment:
    """Return a game after ``ply`` actions; NotFound if it has fewer.

    Of a game under old rules, the last moment up to there that ours can show.
    """
    if not 0 <= ply <= table.info.ply:
        raise NoStep(ply, table.info.ply)
    past = await table.game_at(ply)
    return show_moment(table, past.state, past.ply, eyes)


def show_moment(table: Table, state: State, ply: int, eyes: str) -> Moment:
    """Return a position of a table's game as some eyes see it."""
    found = Moment(ply=ply, eyes=eyes, view=state.view(_seat(eyes)), actors=list(state.actors()))
    if eyes == TRUTH:
        found.views = [state.view(seat) for seat in range(len(table.info.seats))]
        # One evaluation without any search, so that a graph can ask for many moments.
        values = best_judge(table.game).values_now(state.copy(), random.Random(ply))
        scale = Scale(table.game, state, len(values))
        found.chances = scale.chances(values)
        found.certainty = scale.certainty
    return found
