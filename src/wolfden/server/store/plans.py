"""Plans of seats for games over days."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as upsert

from wolfden.server.model.plans import Plan
from wolfden.server.store.database import Queries
from wolfden.server.store.schema import PLANS
from wolfden.server.store.writer import Change, Conflict, Values, delete, insert_with

_INSERT: Final = upsert(PLANS)
_UPSERT: Final = _INSERT.on_conflict_do_update(
    index_elements=[PLANS.c.table_id, PLANS.c.seat],
    set_={
        **{name: _INSERT.excluded[name] for name in ("guest", "seq", "lines", "ended")},
        "revision": PLANS.c.revision + 1,
    },
)
_ADVANCE: Final = (
    sa.update(PLANS)
    .where(
        PLANS.c.table_id == sa.bindparam("key"),
        PLANS.c.seat == sa.bindparam("place"),
        PLANS.c.revision == sa.bindparam("read"),
    )
    .values(
        seq=sa.bindparam("seq"),
        lines=sa.bindparam("lines"),
        ended=sa.bindparam("ended"),
        revision=PLANS.c.revision + 1,
    )
)


def upsert_plan(plan: Plan) -> Change:
    """Store the plan of a seat in place of the one it had."""
    return insert_with(_UPSERT, plan)


def advance_plan(plan: Plan) -> Change:
    """Store how far a plan is; Conflict if it was changed since it was read."""
    lines = [[{"seat": move.seat, "action": move.action} for move in line] for line in plan.lines]
    row: Values = {"key": plan.table_id, "place": plan.seat, "read": plan.revision}
    changed: Values = {"seq": plan.seq, "lines": lines, "ended": plan.ended}
    return Change(_ADVANCE, [{**row, **changed}]).or_raise(Conflict())


def delete_plan(table: str, seat: int) -> Change:
    """Delete the plan of a seat."""
    return delete(PLANS, table_id=table, seat=seat)


class PlanQueries(Queries):
    """Reads what seats have planned."""

    async def of_table(self, table: str) -> list[Plan]:
        """Return the plans of a table's seats."""
        query = sa.select(PLANS).where(PLANS.c.table_id == table)
        return await self._read(Plan, query.order_by(PLANS.c.seat))
