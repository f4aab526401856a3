"""Routes about guided first games."""

from typing import Final

from litestar import Router, get, post
from litestar.params import FromPath

from wolfden.server.http.context import Myself, Serving
from wolfden.server.tables.guiding import guide_for, make_guided
from wolfden.server.wire.requests import GuideShown, StepShown
from wolfden.server.wire.things import TableShown


@get("/guides/{title:str}")
async def guide(services: Serving, title: FromPath[str]) -> GuideShown:
    """Return the steps of a guided first game; what others do in it stays on the server."""
    found = guide_for(services.house, title)
    steps = [
        StepShown(step.name, step.ply, step.ask, step.point, step.rules) for step in found.steps
    ]
    return GuideShown(found.title, found.seat, steps)


@post("/guides/{title:str}")
async def begin(services: Serving, me: Myself, title: FromPath[str]) -> TableShown:
    """Make the table of a guided first game."""
    services.limits.new_tables.use(me.id)
    return (await make_guided(services.house, me.shown, title)).shown()


ROUTES: Final = Router("/api", route_handlers=[guide, begin], tags=["guides"])
