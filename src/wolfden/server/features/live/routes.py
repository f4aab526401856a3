"""The route of games worth watching."""

from litestar import get

from wolfden.server.features.live.service import LiveGames
from wolfden.server.features.live.wire import LiveList
from wolfden.server.services import Serving


@get("/api/live", tags=["tables"])
async def live(services: Serving) -> LiveList:
    """Return running games worth watching."""
    return LiveList(await services[LiveGames].best())
