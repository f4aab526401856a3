"""Plans of seats for games over days."""

from typing import Final

import sqlalchemy as sa
from msgspec import to_builtins

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import PLANS
from wolfden.server.database.statements import insert_or_update, update_rows
from wolfden.server.database.writer import Change, Conflict, Values, delete, insert_with
from wolfden.server.features.plans.model import Plan

_UPSERT: Final = insert_or_update(PLANS, revision=PLANS.c.revision + 1)


def upsert_plan(plan: Plan) -> Change:
    """Store the plan of a seat in place of the one it had."""
    return insert_with(_UPSERT, plan)


def advance_plan(plan: Plan) -> Change:
    """Store how far a plan is; Conflict if it was changed since it was read."""
    read: Values = {"table_id": plan.table_id, "seat": plan.seat, "revision": plan.revision}
    changed: Values = {"seq": plan.seq, "lines": to_builtins(plan.lines), "ended": plan.ended}
    new = {**changed, "revision": plan.revision + 1}
    return update_rows(PLANS, read, new).or_raise(Conflict())


def delete_plan(table: str, seat: int) -> Change:
    """Delete the plan of a seat."""
    return delete(PLANS, table_id=table, seat=seat)


class PlanQueries(Queries):
    """Reads what seats have planned."""

    async def of_table(self, table: str) -> list[Plan]:
        """Return the plans of a table's seats."""
        query = sa.select(PLANS).where(PLANS.c.table_id == table)
        return await self._read(Plan, query.order_by(PLANS.c.seat))
