"""What worker processes are asked: decisions, hints, evaluations, reviews, documents, pictures."""

import asyncio
import math
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from wolfden.core.contract import Game, Json, Seat, State
from wolfden.core.errors import BadData
from wolfden.core.options import Options
from wolfden.core.secrecy import known_world
from wolfden.players.advice import Estimate
from wolfden.server.features.analysis import tasks as analysis_process
from wolfden.server.features.bots import tasks as bot_process
from wolfden.server.features.pictures import tasks as picture_process
from wolfden.server.tables import setups as document_process
from wolfden.server.tables.bots import thinking_seconds
from wolfden.server.tables.model import document_names
from wolfden.server.tables.setups import ReplayRead
from wolfden.server.workers.pool import Kind, Limits, WorkerFailed, WorkerPool
from wolfden.teaching.hints import ReasonedHint
from wolfden.teaching.thinking import Thought

MOST_UNANSWERED: Final = 4
"""How many hints, evaluations, documents or pictures each an asker may wait for."""
READERS: Final = 2
"""Processes for documents; each asker has one of them at a time, so others never wait for it."""
REVIEW_SECONDS: Final = 120.0
"""How long a piece of a review may take, besides the time of any job: uncompiled, it needs it."""
MEGABYTE: Final = 2**20
DOCUMENT_CPU_SECONDS: Final = 10
DOCUMENT_MEMORY: Final = 1024 * MEGABYTE
PICTURE_CPU_SECONDS: Final = 90
ANIMATION_SECONDS: Final = 120.0
"""How long an animation may take, besides the time of any job: others may have precedence."""
PICTURE_MEMORY: Final = 1536 * MEGABYTE

Answer = TypeVar("Answer")


class Workers:
    """Processes that think, that read documents and that draw; started when first needed.

    ``seconds`` is how long a job may take, besides the thinking time of a bot's level; ``memory``
    the megabytes of a process; ``factor`` scales how much an asker may ask at a time, 0 allows all.
    """

    def __init__(
        self, count: int, seconds: float = 30, memory: int = 2048, factor: float = 1
    ) -> None:
        most = MOST_UNANSWERED * factor or math.inf
        kinds = [
            Kind("bots", share=8),
            Kind("hints", share=2, most=most, yields=True),
            Kind("evaluations", most=most, yields=True),
            Kind("analyses", most=most, yields=True),
            Kind("reviews", yields=True),
        ]
        limits = Limits(seconds, memory=memory * MEGABYTE)
        self.thinking: Final = WorkerPool(count, kinds, limits, bot_process.__name__)
        documents = [Kind("documents", most=most, concurrency=1)]
        limits = Limits(seconds, DOCUMENT_CPU_SECONDS, DOCUMENT_MEMORY)
        self.reading: Final = WorkerPool(READERS, documents, limits, document_process.__name__)
        pictures = [
            Kind("pictures", most=most),
            Kind("animations", most=1 if factor else math.inf, yields=True),
        ]
        limits = Limits(seconds, PICTURE_CPU_SECONDS, PICTURE_MEMORY)
        self.drawing: Final = WorkerPool(1, pictures, limits, picture_process.__name__)
        self._pools = [self.thinking, self.reading, self.drawing]

    async def decide(
        self, table: str, host: str, title: str, state: State, levels: dict[Seat, str]
    ) -> tuple[Seat, str] | None:
        """Return the seat of a team's bots that acts and its action; ``None`` for neither.

        Hosts share the workers fairly. WorkerFailed if no worker survives the question.
        """
        world = known_world(state, min(levels), secrets.SystemRandom())
        seed = secrets.token_hex(16)
        seconds = sum(thinking_seconds(levels.values()))
        work, args = bot_process.decide, (table, title, world, levels, seed)
        ask = self.thinking.ask
        return await ask("bots", (host,), work, *args, seconds=seconds, table=table)

    def hint(
        self, askers: tuple[str, ...], title: str, state: State, seat: Seat, seats: int
    ) -> Awaitable[ReasonedHint]:
        """Return what a good player would do on a seat that may act; the state is read immediately.

        TooMany if an asker has too many questions waiting.
        """
        world = known_world(state, seat, secrets.SystemRandom())
        seed = secrets.token_hex(16)
        return self.thinking.ask("hints", askers, bot_process.hint, title, world, seat, seats, seed)

    def evaluate(
        self, askers: tuple[str, ...], title: str, state: State, seat: Seat | None, seats: int
    ) -> Awaitable[Estimate]:
        """Return every seat's chance to win, from what ``seat`` knows; the state is read now.

        A watcher is answered as the last seat would be, in a world a watcher thinks possible.
        TooMany as ``hint``.
        """
        world = known_world(state, seat, secrets.SystemRandom())
        eyes = seats - 1 if seat is None else seat
        work, seed = bot_process.evaluate, secrets.token_hex(16)
        return self.thinking.ask("evaluations", askers, work, title, world, eyes, seed)

    def review(self, table: str, work: Callable[..., Answer], *args: object) -> Awaitable[Answer]:
        """Do a piece of work of a table's review; tables share fairly, after bots and hints."""
        return self.thinking.ask("reviews", (table,), work, *args, seconds=REVIEW_SECONDS)

    def think(
        self, askers: tuple[str, ...], name: str, seconds: float, *args: object
    ) -> Awaitable[Thought]:
        """Think for some seconds about a question of the analysis board; TooMany as ``hint``.

        The search of a question is in the worker that was asked before, until ``end_question``.
        """
        work = analysis_process.think
        ask = self.thinking.ask
        return ask("analyses", askers, work, name, *args, seconds=seconds, table=name)

    def end_question(self, name: str) -> None:
        """Drop the search of a question of the analysis board."""
        worker = self.thinking.by_table.pop(name, None)
        if worker is not None:
            worker.post(analysis_process.forget, name)

    # Documents. A setup without any is checked here: its size is bounded by the title.

    async def check_setup(
        self, askers: tuple[str, ...], game: Game, seats: int, options: Options
    ) -> None:
        """Check seats and options of a new table.

        BadSetup or BadData if the title refuses them, TooMany as ``hint``.
        """
        if _has_documents(game, options):
            work = document_process.check_setup
            await self.read(askers, work, game.meta().id, seats, options)
        else:
            document_process.check_setup(game, seats, options)

    async def preview(
        self, askers: tuple[str, ...], game: Game, seats: int, options: Options
    ) -> Json:
        """Return a board dealt as an example; raises as ``check_setup``."""
        if not _has_documents(game, options):
            return document_process.preview(game, seats, options)
        return await self.read(askers, document_process.preview, game.meta().id, seats, options)

    async def read_replay(self, askers: tuple[str, ...], text: str) -> ReplayRead:
        """Return the game of a replay file.

        BadReplay, UnknownTitle, BadSetup or BadData say what is wrong, and where; TooMany as
        ``hint``.
        """
        return await self.read(askers, document_process.read_replay, text)

    async def read(
        self, askers: tuple[str, ...], work: Callable[..., Answer], *args: object
    ) -> Answer:
        """Let the worker for documents do something; BadData if that is too much for it."""
        try:
            return await self.reading.ask("documents", askers, work, *args)
        except WorkerFailed as error:
            raise BadData("document-costly") from error

    def draw(
        self, askers: tuple[str, ...], work: Callable[..., bytes], *args: object
    ) -> Awaitable[bytes]:
        """Draw a picture; TooMany as ``hint``."""
        return self.drawing.ask("pictures", askers, work, *args)

    def prepare_pictures(self, titles: Sequence[str]) -> None:
        """Let the workers that draw load the pages of titles before they are needed."""
        for worker in self.drawing.workers[:1]:
            worker.warm_up()
            for title in titles:
                worker.post(picture_process.prepare, title)

    def animate(
        self, askers: tuple[str, ...], work: Callable[..., bytes], *args: object
    ) -> Awaitable[bytes]:
        """Draw an animation, which no picture waits for; TooMany if an asker waits for another."""
        ask = self.drawing.ask
        return ask("animations", askers, work, *args, seconds=ANIMATION_SECONDS)

    def forget(self, table: str) -> None:
        """Drop the bots of a table that is over or no longer in use."""
        worker = self.thinking.by_table.pop(table, None)
        if worker is not None:
            worker.post(bot_process.drop_sessions, table)

    def warm_up(self) -> None:
        """Start a worker before the first question, because one is to be expected."""
        workers = self.thinking.workers
        if not any(worker.is_started for worker in workers):
            workers[0].warm_up()

    @property
    def is_healthy(self) -> bool:
        """Whether jobs seem to get done; without pictures a server is well."""
        return self.thinking.is_healthy and self.reading.is_healthy

    def measure(self) -> None:
        """Set the metrics of the queues to what they are now."""
        for pool in self._pools:
            pool.measure()

    def processes(self) -> list[int]:
        """Return the ids of the worker processes."""
        workers = [worker for pool in self._pools for worker in pool.workers]
        return [process.pid or 0 for worker in workers for process in worker.processes()]

    async def stop(self) -> None:
        """End the workers of all pools at the same time, without waiting for answers."""
        await asyncio.gather(*(pool.stop() for pool in self._pools))


def _has_documents(game: Game, options: Options) -> bool:
    return any(options.get(name) for name in document_names(game))
