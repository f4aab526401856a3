"""The route of a guest's history."""

from litestar import get

from wolfden.server.features.history.service import HistoryService
from wolfden.server.features.history.wire import History
from wolfden.server.services import Myself, Serving


@get("/api/me/history", tags=["guests"])
async def my_history(services: Serving, me: Myself) -> History:
    """Return what the guest who asks has played and solved."""
    return await services[HistoryService].of_guest(me.id)
