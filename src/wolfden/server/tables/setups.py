"""Code that runs in the worker process for documents: files that clients send are read here.

Boards, maps, cards, replays and positions are written by strangers. Reading one may take long, or
much memory; here that ends this process, and the server starts another.
"""

import random
from dataclasses import dataclass
from typing import Final

from wolfden.core.contract import Game, Json, Seat
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.core.text.position import drop_documents
from wolfden.core.text.replay import open_replay
from wolfden.server.tables.live_game import SNAPSHOT_EVERY, Snapshot, public_digest
from wolfden.server.tables.model import result_by_rules
from wolfden.server.tables.wire import Result
from wolfden.titles import TITLES

MOST_SNAPSHOTS: Final = 20


@dataclass(frozen=True)
class ReplayRead:
    """The game of a replay file, played through and found right."""

    title: str
    rules: int
    names: list[str]
    options: Options
    position: str
    actions: list[tuple[Seat, str]]
    snapshots: list[Snapshot]
    result: Result | None
    """``None``: the game is not over."""
    digests: list[bytes]
    """Of all positions; see ``public_digest``."""


def check_setup(game: Game | str, seats: int, options: Options) -> None:
    """Check seats and options of a table; BadSetup or BadData if the title refuses them.

    A game does not travel between processes; its id does.
    """
    _record(game, seats, options)


def _record(game: Game | str, seats: int, options: Options) -> Record:
    return Record(TITLES.get(game) if isinstance(game, str) else game, seats, options)


def preview(game: Game | str, seats: int, options: Options) -> Json:
    """Return a board dealt as an example, as a watcher sees it."""
    record = _record(game, seats, options)
    record.resolve_chance(random.Random())
    return record.state.view(None)


def read_replay(text: str) -> ReplayRead:
    """Return the game of a replay file.

    BadReplay, UnknownTitle, BadSetup or BadData say what is wrong with the file, and where.
    """
    replay, record = open_replay(text, TITLES)
    outcome = record.state.outcome()
    steps = record.steps
    every = max(SNAPSHOT_EVERY, len(steps) // MOST_SNAPSHOTS)
    return ReplayRead(
        title=replay.title,
        rules=record.game.meta().rules_version,
        names=[replay.names.get(seat) or f"seat {seat + 1}" for seat in range(replay.seats)],
        options=record.options,
        # Written again: a position that a client sent may be mostly comments.
        position=record.state_at(0).dump() if replay.position else "",
        actions=[(step.action.seat, str(step.action)) for step in steps],
        snapshots=[
            Snapshot(ply, ply, drop_documents(steps[ply].before.dump()))
            for ply in range(every, len(steps), every)
        ],
        result=result_by_rules(outcome, []) if outcome else None,
        digests=[
            public_digest(replay.title, replay.seats, state)
            for state in (*(step.before for step in steps), record.state)
        ],
    )
