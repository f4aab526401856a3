"""Routes about guided first games."""

from litestar import Controller, get, post
from litestar.params import FromPath

from wolfden.server.features.guides import wire
from wolfden.server.services import Myself, Serving
from wolfden.server.tables import new_tables
from wolfden.server.tables.wire import TableShown


class Guides(Controller):
    """Guided first games."""

    path = "/api"
    tags = ("guides",)

    @get("/guides/{title:str}")
    async def guide(self, services: Serving, title: FromPath[str]) -> wire.GuideShown:
        """Return the steps of a guided first game; what others do in it stays on the server."""
        found = new_tables.find_guide(services.tables, title)
        return wire.GuideShown(found.title, found.seat, found.steps)

    @post("/guides/{title:str}")
    async def begin(self, services: Serving, me: Myself, title: FromPath[str]) -> TableShown:
        """Create the table of a guided first game."""
        await services.limits.new_tables.use(me.id)
        return (await new_tables.create_guided(services.tables, me.public, title)).describe()
