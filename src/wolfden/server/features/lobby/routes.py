"""The route of the lobby."""

from litestar import get
from litestar.params import FromQuery

from wolfden.server.features.groups.service import Groups
from wolfden.server.features.lobby.service import MAX_TABLES
from wolfden.server.features.lobby.wire import Lobby
from wolfden.server.http.requests import AnyRequest
from wolfden.server.services import Serving, find_guest


@get("/api/lobby", tags=["tables"])
async def lobby(request: AnyRequest, services: Serving, title: FromQuery[str] = "") -> Lobby:
    """Return public tables, and those that are offered to the groups of the guest who asks."""
    tables = services.tables
    found = {
        status: tables.describe_all(await tables.queries.public(status, title, MAX_TABLES))
        for status in ("open", "running", "finished")
    }
    guest = await find_guest(request)
    offered = await services[Groups].offered_tables(guest) if guest else []
    return Lobby(**found, groups=offered)
