"""Plans: seats of games over days reply by themselves to what they expected.

A reply is an action like any other: it goes through ``Table.advance``, which checks it and decides
by the table's version and the number of the entry, so that it is played once, whichever process
comes first. How far the plan is, is stored in the same transaction.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from wolfden.core.contract import Seat, State
from wolfden.core.errors import WolfdenError
from wolfden.server.base.errors import NotFound, Stale, StorageFailed
from wolfden.server.database.writer import Change
from wolfden.server.features.plans import model, store
from wolfden.server.features.plans.wire import NewPlans, PlannedMoves, PlansShown
from wolfden.server.http.connections import Connection
from wolfden.server.sharing.interface import retry_on_conflict
from wolfden.server.tables.live_game import redact_entry, show_position
from wolfden.server.tables.model import Entry
from wolfden.server.tables.play import act_as_planned, require_no_bot
from wolfden.server.tables.seating import GuestAtTable
from wolfden.server.tables.table import Listener, Table, TableService
from wolfden.server.tables.wire import ENCODER, PositionShown

NOTHING: Final = model.Plan(table_id="", seat=0, guest="", seq=0, lines=[])


class Plans(Listener):
    """Stores, shows and carries out what seats have planned."""

    def __init__(self, tables: TableService) -> None:
        super().__init__()
        self._tables = tables
        self._queries = store.PlanQueries(tables.database)

    # What a guest asks for.

    @retry_on_conflict
    async def store(self, at: GuestAtTable, seat: Seat, wanted: NewPlans) -> PlansShown:
        """Store what a seat of the guest is to reply, in place of what it had planned.

        Stale if the game has moved on; NotAllowed where seats cannot plan; else as
        ``checked_lines``.
        """
        table = at.table
        async with table.lock:
            state = await self._require_seat(at, seat)
            plan = model.Plan(
                table_id=table.id, seat=seat, guest=at.guest.id, seq=wanted.seq, lines=[]
            )
            change = store.delete_plan(table.id, seat)
            if wanted.lines:
                _require_seq(table, wanted.seq)
                plan.lines = model.checked_lines(state, seat, wanted.lines)
                change = store.upsert_plan(plan)
            expected = (table.id, table.info.version)
            await self._tables.database.writer.write(change, expected=expected)
        shown = _shown(plan, seat)
        for connection in table.connections:
            if connection.seat == seat:
                _post(connection, shown)
        return shown

    async def look(self, at: GuestAtTable, seat: Seat, asked: PlannedMoves) -> PositionShown:
        """Return the position after some actions from now on; raises as ``play_line``."""
        async with at.table.lock:
            state = (await self._require_seat(at, seat)).copy()
            _require_seq(at.table, asked.seq)
        entries = [redact_entry(step, None) for step in model.play_line(state, asked.moves)]
        return show_position(state, seat, entries)

    async def _require_seat(self, at: GuestAtTable, seat: Seat) -> State:
        at.table.info.require_holder(at.guest, seat)
        require_no_bot(at.table, seat)
        state = (await at.table.live_game()).state
        model.require_plans(at.table.info, state)
        return state

    # Carrying out.

    async def play(self, name: str) -> None:
        """Play the replies that are due at a table, and end plans that the game has left."""
        while await self._play_next(await self._tables.get(name)):
            pass

    @staticmethod
    def may_reply(table: Table) -> bool:
        """Whether a plan may answer what has happened at a table."""
        return table.info.status == "running" and table.info.settings.clock.kind == "days"

    async def replying_seats(self, table: Table) -> set[Seat]:
        """Return the seats whose planned replies are about to be played."""
        with suppress(NotFound, StorageFailed):
            async with table.lock:
                plans = [plan for plan in await self._queries.of_table(table.id) if not plan.ended]
                if plans and table.info.status == "running":
                    state = (await table.live_game()).state
                    present = [plan.follow(await table.entries(plan.seq)) for plan in plans]
                    return {plan.seat for plan in present if _can_reply(state, plan)}
        return set()

    @retry_on_conflict
    async def _play_next(self, table: Table) -> bool:
        """Play one reply; return whether there was one."""
        async with table.lock:
            if table.info.status != "running":
                return False
            for plan in await self._queries.of_table(table.id):
                if not plan.ended and await self._go_on(table, plan):
                    return True
        return False

    async def _go_on(self, table: Table, plan: model.Plan) -> bool:
        one = table.info.seats[plan.seat]
        if not one.is_held_by(plan.guest) or one.is_played_by_bot:
            await self._write(table, store.delete_plan(table.id, plan.seat))
            return False
        present = plan.follow(await table.entries(plan.seq))
        if present.ended:
            await self._write(table, store.advance_plan(present))
        if not present.reply:
            return False
        entry = Entry(table.info.seq + 1, "act", 0, plan.seat, present.reply, 0)
        after = present.follow([entry])
        try:
            await act_as_planned(table, plan.seat, present.reply, store.advance_plan(after))
        except StorageFailed:
            raise
        except WolfdenError:
            await self._write(table, store.advance_plan(present.stopped("illegal")))
            return False
        return True

    async def _write(self, table: Table, change: Change) -> None:
        await self._tables.database.writer.write(change)
        self.on_change(table)

    # What connections are told.

    def on_change(self, table: Table) -> None:
        """Tell the connections of seats what has become of their plans."""
        if table.info.settings.clock.kind != "days":
            return
        if seated := [one for one in table.connections if one.seat is not None]:
            self._start(self._tell(table, seated), "plans")

    async def _tell(self, table: Table, connections: Iterable[Connection]) -> None:
        with suppress(NotFound, StorageFailed):
            await self.send(table, connections)

    async def send(self, table: Table, connections: Iterable[Connection]) -> None:
        """Tell connections of seats what these have planned, where they may."""
        async with table.lock:
            is_slow = table.info.settings.clock.kind == "days"
            if not is_slow or not (table.info.status == "running" and await table.can_load()):
                return
            if not model.allows_plans(table.info, (await table.live_game()).state):
                return
            plans = {plan.seat: plan for plan in await self._queries.of_table(table.id)}
            for connection in connections:
                seat = connection.seat
                if seat is None or connection.is_closed:
                    continue
                plan = plans.get(seat, NOTHING)
                if plan.lines:
                    plan = plan.follow(await table.entries(plan.seq))
                _post(connection, _shown(plan, seat))


def _can_reply(state: State, plan: model.Plan) -> bool:
    """Whether a plan has a reply to play now."""
    with suppress(WolfdenError):
        return bool(plan.reply) and state.explain(plan.seat, plan.reply) is None
    return False


def _require_seq(table: Table, seq: int) -> None:
    if seq != table.info.seq:
        raise Stale()


def _shown(plan: model.Plan, seat: Seat) -> PlansShown:
    return PlansShown(seat, plan.seq, plan.lines, plan.ended)


def _post(connection: Connection, shown: PlansShown) -> None:
    """Send a connection what its seat has planned, unless it knows that."""
    message = ENCODER.encode(shown)
    if connection.plans != message:
        connection.plans = message
        connection.post(message)
