"""What one connection may ask at a table, and the answers."""

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.server.errors import NotAllowed, NotYours, TooMany
from wolfden.server.live.connection import Connection
from wolfden.server.metrics import ACTION_SECONDS
from wolfden.server.moments import now
from wolfden.server.services import Services
from wolfden.server.tables import play
from wolfden.server.tables.retelling import entries_since
from wolfden.server.tables.table import Table
from wolfden.server.telling.news import state_message, tell_table
from wolfden.server.wire import messages as wire


class Desk:
    """Handles the messages of one connection."""

    def __init__(self, services: Services, table: Table, line: Connection, key: str) -> None:
        self.table = table
        self.line = line
        self._services = services
        self._house = services.house
        self._key = key

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
            self.table.connections.add(self.line)
            tell_table(self.table)
            if self.table.sheet.status != "open":
                await self._send_state(since)

    async def leave(self) -> None:
        """Tell the others that somebody went."""
        self.table.connections.discard(self.line)
        tell_table(self.table)

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
                with ACTION_SECONDS.time():
                    await self._act(message)
                self._ack(message.id)
            case wire.Undo():
                await self._undo(message)
                self._ack(message.id)
            case wire.Sync():
                async with self.table.lock:
                    await self._send_state(message.seq, message.id)
            case wire.Explain():
                await self._explain(message)
            case wire.Ping():
                self._answer(wire.Pong(message.id, now()))
            case _:
                raise NotAllowed("not yet")

    def _seat(self) -> Seat:
        if self.line.seat is None:
            raise NotYours("watchers do not play: sit down, or connect with a seat of yours")
        return self.line.seat

    def _answer(self, message: object) -> None:
        self.line.post(wire.ENCODER.encode(message))

    def _ack(self, name: wire.Id) -> None:
        self._answer(wire.Ack(name, self.table.sheet.seq))

    async def _act(self, message: wire.Act) -> None:
        seat = self._seat()
        play.check_own_hand(self.table, seat)
        await play.act(self._house, self.table, seat, message.seq, message.action)

    async def _undo(self, message: wire.Undo) -> None:
        seat = self._seat()
        play.check_own_hand(self.table, seat)
        await play.undo(self._house, self.table, seat, message.seq)

    async def _explain(self, message: wire.Explain) -> None:
        seat = self._seat()
        async with self.table.lock:
            course = await self._house.course(self.table)
            reason = course.state.explain(seat, message.words)
        if reason is None:
            self._answer(wire.Explanation(message.id, allowed=True))
            return
        explained = wire.Explanation(message.id, allowed=False)
        self._answer(
            replace(
                explained,
                code=reason.code,
                rule=reason.rule,
                sentence=reason.sentence,
                facts={**reason.facts},
            )
        )
