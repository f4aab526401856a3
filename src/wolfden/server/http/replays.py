"""Routes about replays."""

from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.http.context import Myself, Serving, network, who_asks
from wolfden.server.services import Services
from wolfden.server.tables import branching, replaying
from wolfden.server.tables.table import Table
from wolfden.server.wire.requests import Fork, Moment, Replay, Upload
from wolfden.server.wire.things import TableShown

Asked = Request[Any, Any, State]


async def _looking(request: Asked, services: Services, name: str, wanted: str) -> tuple[Table, str]:
    """Return a table and the eyes it may be looked at with."""
    table = await services.house.table(name)
    guest = await who_asks(request)
    return table, replaying.allowed_eyes(table.sheet, guest.id if guest else "", wanted)


@get("/tables/{table:str}/replay")
async def replay(
    request: Asked, services: Serving, table: FromPath[str], eyes: FromQuery[str] = ""
) -> Replay:
    """Return a game from its start."""
    found, seen_by = await _looking(request, services, table, eyes)
    return await services.replays.whole(found, seen_by, network(request))


@get("/tables/{table:str}/replay.txt", media_type=MediaType.TEXT)
async def replay_file(
    request: Asked, services: Serving, table: FromPath[str], eyes: FromQuery[str] = ""
) -> Response[str]:
    """Return a game as a replay file."""
    found, seen_by = await _looking(request, services, table, eyes)
    text = await services.replays.file(found, seen_by, network(request))
    name = f'attachment; filename="{found.sheet.title}-{found.id}.replay"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@get("/tables/{table:str}/replay/{ply:int}")
async def moment(
    request: Asked,
    services: Serving,
    table: FromPath[str],
    ply: FromPath[int],
    eyes: FromQuery[str] = "",
) -> Moment:
    """Return one moment of a game."""
    found, seen_by = await _looking(request, services, table, eyes)
    return await replaying.moment(services.house, found, ply, seen_by)


@post("/tables/{table:str}/fork")
async def fork(
    services: Serving, me: Myself, table: FromPath[str], data: JSONBody[Fork]
) -> TableShown:
    """Make a table that goes on from a moment of a finished one."""
    services.limits.new_tables.use(me.id)
    found = await services.house.table(table)
    return (await branching.fork(services.house, found, me.shown, data)).shown()


@post("/replays")
async def upload(services: Serving, me: Myself, data: JSONBody[Upload]) -> TableShown:
    """Keep the game of a replay file."""
    services.limits.new_tables.use(me.id)
    return (await branching.keep_file(services.house, me.shown, data.text)).shown()


ROUTES: Final = Router(
    "/api", route_handlers=[replay, replay_file, moment, fork, upload], tags=["replays"]
)
