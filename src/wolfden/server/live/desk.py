"""What one connection may ask at a table, and the answers."""

from collections.abc import Awaitable
from time import perf_counter
from typing import assert_never

from wolfden.core.contract import Seat
from wolfden.server.errors import NotYours, TooMany
from wolfden.server.live.advice import Adviser
from wolfden.server.live.connection import Connection
from wolfden.server.live.questions import explanation, preview
from wolfden.server.metrics import ACTION_SECONDS
from wolfden.server.moments import now
from wolfden.server.services import Services
from wolfden.server.tables import consent, play
from wolfden.server.tables.retelling import entries_since
from wolfden.server.tables.table import Table
from wolfden.server.telling.news import state_message, table_message, tell_table_soon
from wolfden.server.wire import messages as wire


class Desk:
    """Handles the messages of one connection."""

    def __init__(self, services: Services, table: Table, line: Connection, key: str) -> None:
        self.table = table
        self.line = line
        self.is_busy = False
        """Whether something that was asked is being done."""
        self._services = services
        self._house = services.house
        self._key = key
        self._adviser = Adviser(services.house, services.workers, table, line)

    def count(self) -> None:
        """Count a message; close the line of somebody who does not stop.

        Raises:
            TooMany: slow down.
        """
        try:
            self._services.limits.messages.use(self._key)
        except TooMany:
            try:
                self._services.limits.floods.use(self._key)
            except TooMany:
                self.line.close(4429)
            raise

    async def come_in(self, since: int | None) -> None:
        """Tell a new connection everything, and the others that somebody came."""
        async with self.table.lock:
            tell_table_soon(self.table)
            self.table.connections.add(self.line)
            self.line.post(table_message(self.table))
            if self.table.sheet.status != "open":
                await self._send_state(since)
            self.line.post(await self._services.talk.log(self.table, self.line))
            for marks in await self._services.talk.marks(self.table, self.line):
                self.line.post(marks)
        if self.line.seat is not None:
            await self._services.presence.came(self.table, self.line.seat)

    def leave(self) -> None:
        """Tell the others that somebody went."""
        self.table.connections.discard(self.line)
        self._adviser.stop()
        tell_table_soon(self.table)
        self._services.presence.look(self.table)

    async def _send_state(self, since: int | None, name: wire.Id = None) -> None:
        course = await self._house.course(self.table)
        entries = await entries_since(self._house, self.table, course, self.line.seat, since)
        self.line.post(state_message(self.table, course, self.line.seat, entries, name))

    async def handle(self, message: wire.Message) -> None:
        """Do what a message asks.

        Raises:
            WolfdenError: it was not done, and why.
        """
        match message:
            case wire.Act():
                began = perf_counter()
                await self._done(message.id, self._act(message))
                ACTION_SECONDS.observe(perf_counter() - began)
            case wire.Undo():
                await self._done(message.id, self._undo(message))
            case wire.Answer():
                seat = self._seat()
                answered = consent.answer(
                    self._house, self.table, seat, message.request, message.yes
                )
                await self._done(message.id, answered)
            case wire.Say():
                await self._done(message.id, self._say(message))
            case wire.Mark():
                marked = self._services.talk.mark(
                    self.table, self.line, message.room, bytes(message.data)
                )
                await self._done(message.id, marked)
            case _:
                await self._tell(message)

    async def _tell(
        self,
        message: wire.Explain
        | wire.PreviewAction
        | wire.Hint
        | wire.Evaluate
        | wire.Sync
        | wire.Ping,
    ) -> None:
        """Answer a question; nothing changes by it."""
        match message:
            case wire.Explain():
                async with self.table.lock:
                    course = await self._house.course(self.table)
                    self._answer(explanation(course.state, self._seat(), message))
            case wire.PreviewAction():
                async with self.table.lock:
                    course = await self._house.course(self.table)
                    self._answer(preview(course.state, self._seat(), course.seq, message))
            case wire.Hint():
                await self._adviser.hint(self._seat(), message.id)
            case wire.Evaluate():
                await self._adviser.evaluate(message.id)
            case wire.Sync():
                async with self.table.lock:
                    await self._send_state(message.seq, message.id)
            case wire.Ping():
                self._answer(wire.Pong(message.id, now()))
            case _:
                assert_never(message)

    def _seat(self) -> Seat:
        if self.line.seat is None:
            raise NotYours("watcher-plays")
        return self.line.seat

    def _answer(self, message: object) -> None:
        self.line.post(wire.ENCODER.encode(message))

    async def _done(self, name: wire.Id, deed: Awaitable[None]) -> None:
        """Do something, and say so once it is stored."""
        await deed
        self._answer(wire.Ack(name, self.table.sheet.seq))

    async def _act(self, message: wire.Act) -> None:
        seat = self._seat()
        play.check_own_hand(self.table, seat)
        await play.act(self._house, self.table, seat, message.seq, message.action)

    async def _undo(self, message: wire.Undo) -> None:
        seat = self._seat()
        play.check_own_hand(self.table, seat)
        if message.ply is None:
            await play.undo(self._house, self.table, seat, message.seq)
        else:
            await consent.ask(self._house, self.table, seat, message.seq, message.ply)

    async def _say(self, message: wire.Say) -> None:
        self._services.limits.chat.use(self._key)
        await self._services.talk.say(self.table, self.line, message.room, message.text)
