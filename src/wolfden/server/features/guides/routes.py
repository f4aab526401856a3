"""Routes about guided first games."""

from litestar import Controller, get, post
from litestar.params import FromPath

from wolfden.server.features.guides import wire
from wolfden.server.services import ONE_TABLE, AtTable, Myself, Serving
from wolfden.server.tables import new_tables
from wolfden.server.tables.wire import TableShown


class Guides(Controller):
    """Guided first games."""

    tags = ("guides",)

    @post("/api/guides/{guide:str}")
    async def begin(self, services: Serving, me: Myself, guide: FromPath[str]) -> TableShown:
        """Create the table of a guided first game."""
        await services.limits.new_tables.use(me.id)
        return (await new_tables.create_guided(services.tables, me.public, guide)).describe()

    @get(f"{ONE_TABLE}/guide")
    async def steps(self, at: AtTable) -> wire.GuideShown:
        """Return the steps of a guided first game that have begun, to who plays it."""
        found = new_tables.find_guide(at.table.info.guide)
        at.table.info.require_member(at.guest)
        async with at.table.lock:
            live = await at.table.live_game()
            return wire.show(found, live)
