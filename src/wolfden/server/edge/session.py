"""The session of one connection at a table: what it may ask, and the answers."""

from collections.abc import Awaitable
from time import perf_counter
from typing import assert_never

from wolfden.core.contract import Seat
from wolfden.server.edge import wire
from wolfden.server.edge.connection import SocketConnection
from wolfden.server.edge.context import Services
from wolfden.server.metrics import ACTION_SECONDS
from wolfden.server.model.clocks import now
from wolfden.server.model.errors import NotYours, TooMany
from wolfden.server.service import play
from wolfden.server.service.advice import Adviser, explain, preview
from wolfden.server.service.broadcast import broadcast_table_soon, state_message
from wolfden.server.service.messages import ENCODER, Ack, Id, Pong, TableNews
from wolfden.server.service.replays import missed_entries
from wolfden.server.service.table import Table

Question = wire.Explain | wire.PreviewAction | wire.Hint | wire.Evaluate | wire.Sync | wire.Ping


class TableSession:
    """Handles the messages of one connection."""

    def __init__(
        self, services: Services, table: Table, connection: SocketConnection, key: str
    ) -> None:
        self.table = table
        self.connection = connection
        self.is_busy = False
        """Whether a message is being handled."""
        self._services = services
        self._tables = services.tables
        self._key = key
        self._adviser = Adviser(services.tables, services.workers, table, connection)

    def count_message(self) -> None:
        """Count a message for the rate limit; close a connection that ignores it.

        Raises:
            TooMany: the limit is exceeded.
        """
        limits = self._services.limits
        try:
            limits.messages.use(self._key)
        except TooMany:
            try:
                limits.floods.use(self._key)
            except TooMany:
                self.connection.close(4429)
            raise

    async def enter(self, since: int | None) -> None:
        """Send a new connection everything, and tell the others that it is there."""
        async with self.table.lock:
            broadcast_table_soon(self.table)
            self.table.connections.add(self.connection)
            self._answer(TableNews(self.table.describe()))
            if self.table.info.status != "open":
                await self._send_state(since)
            chat = self._services.chat
            self.connection.post(await chat.history(self.table, self.connection))
            for marks in await chat.marks(self.table, self.connection):
                self.connection.post(marks)
        if self.connection.seat is not None:
            await self._services.absence.on_arrival(self.table, self.connection.seat)

    def leave(self) -> None:
        """Tell the others that the connection is gone."""
        self.table.connections.discard(self.connection)
        self._adviser.stop()
        broadcast_table_soon(self.table)
        self._services.absence.on_change(self.table)

    async def _send_state(self, since: int | None, name: Id = None) -> None:
        live = await self._tables.live_game(self.table)
        seat = self.connection.seat
        entries = await missed_entries(self._tables, self.table, live, seat, since)
        self.connection.post(state_message(self.table, live, seat, entries, name))

    async def handle(self, message: wire.Message) -> None:
        """Do what a message asks.

        Raises:
            WolfdenError: it was not done, and why.
        """
        tables, table = self._tables, self.table
        match message:
            case wire.Act():
                started = perf_counter()
                acted = play.act(tables, table, self._seat(), message.seq, message.action)
                await self._acknowledge(message.id, acted)
                ACTION_SECONDS.observe(perf_counter() - started)
            case wire.Undo():
                undone = play.undo(tables, table, self._seat(), message.seq, message.ply)
                await self._acknowledge(message.id, undone)
            case wire.Answer():
                seat = self._seat()
                answered = play.answer_undo(tables, table, seat, message.request, message.yes)
                await self._acknowledge(message.id, answered)
            case wire.Say():
                await self._acknowledge(message.id, self._say(message))
            case wire.Mark():
                data = bytes(message.data)
                marked = self._services.chat.mark(table, self.connection, message.room, data)
                await self._acknowledge(message.id, marked)
            case _:
                await self._answer_question(message)

    async def _answer_question(self, message: Question) -> None:
        """Answer a question; it changes nothing."""
        match message:
            case wire.Explain():
                async with self.table.lock:
                    state = (await self._tables.live_game(self.table)).state
                    self._answer(explain(state, self._seat(), message.words, message.id))
            case wire.PreviewAction():
                async with self.table.lock:
                    live = await self._tables.live_game(self.table)
                    seat, words = self._seat(), message.action
                    self._answer(preview(live.state, seat, live.seq, words, message.id))
            case wire.Hint():
                await self._adviser.hint(self._seat(), message.id)
            case wire.Evaluate():
                await self._adviser.evaluate(message.id)
            case wire.Sync():
                async with self.table.lock:
                    await self._send_state(message.seq, message.id)
            case wire.Ping():
                self._answer(Pong(message.id, now()))
            case _:
                assert_never(message)

    def _seat(self) -> Seat:
        if self.connection.seat is None:
            raise NotYours("watcher-plays")
        return self.connection.seat

    def _answer(self, message: object) -> None:
        self.connection.post(ENCODER.encode(message))

    async def _acknowledge(self, name: Id, change: Awaitable[None]) -> None:
        """Wait until a change is stored, then say so."""
        await change
        self._answer(Ack(name, self.table.info.seq))

    async def _say(self, message: wire.Say) -> None:
        self._services.limits.chat.use(self._key)
        await self._services.chat.say(self.table, self.connection, message.room, message.text)
