"""Routes about plans for the moves of others."""

from litestar import Controller, post, put
from litestar.params import FromPath, JSONBody

from wolfden.server.features.plans.service import Plans
from wolfden.server.features.plans.wire import NewPlans, PlannedMoves, PlansShown
from wolfden.server.services import ONE_TABLE, AtTable, Serving
from wolfden.server.tables.wire import PositionShown

SeatPath = FromPath[int]


class SeatPlans(Controller):
    """What a seat is to reply to what others may do."""

    path = f"{ONE_TABLE}/seats/{{seat:int}}/plans"
    tags = ("tables",)

    @put("/")
    async def plan_ahead(
        self, services: Serving, at: AtTable, seat: SeatPath, data: JSONBody[NewPlans]
    ) -> PlansShown:
        """Store what a seat is to reply to what others may do."""
        return await services[Plans].store(at, seat, data)

    @post("/position", status_code=200)
    async def planned_position(
        self, services: Serving, at: AtTable, seat: SeatPath, data: JSONBody[PlannedMoves]
    ) -> PositionShown:
        """Return the position after some actions from now on."""
        return await services[Plans].look(at, seat, data)
