"""Routes about tables and their replays."""

from typing import Final

from litestar import MediaType, Response, Router, get, post, put
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.edge import wire
from wolfden.server.edge.context import (
    AnyRequest,
    AtTable,
    Found,
    Myself,
    Place,
    Services,
    Serving,
    find_guest,
    link,
    network,
    provide_found,
    provide_place,
    qr_code,
)
from wolfden.server.model.errors import NotAllowed
from wolfden.server.model.shapes import Fork, NewTable, SeatPlan, TableShown
from wolfden.server.service import new_tables, replays, seating
from wolfden.server.service.tables import Table

MAX_TABLES: Final = 50
SVG: Final = "image/svg+xml"


@get("/lobby")
async def lobby(services: Serving, title: FromQuery[str] = "") -> wire.Lobby:
    """Return public tables."""
    tables = services.tables
    found = {
        status: tables.describe_all(await tables.queries.public(status, title, MAX_TABLES))
        for status in ("open", "running", "finished")
    }
    return wire.Lobby(**found)


@post("/tables")
async def make(services: Serving, me: Myself, data: JSONBody[NewTable]) -> TableShown:
    """Create a table."""
    services.limits.new_tables.use(me.id)
    return (await new_tables.create_table(services.tables, me.public, data)).describe()


@post("/replays")
async def upload(services: Serving, me: Myself, data: JSONBody[wire.Upload]) -> TableShown:
    """Store the game of a replay file."""
    services.limits.new_tables.use(me.id)
    return (await new_tables.import_replay(services.tables, me.public, data.text)).describe()


# One table.


@get("/")
async def show(found: Found) -> TableShown:
    """Return a table."""
    return found.describe()


@post("/join", status_code=200)
async def join(services: Serving, at: AtTable, data: JSONBody[wire.Joining]) -> TableShown:
    """Sit down."""
    if data.invite:
        services.limits.codes.use(f"invite {at.guest.id}")
    await seating.join(*at, data.seat, data.invite)
    return at.table.describe()


@post("/leave", status_code=200)
async def leave(at: AtTable) -> TableShown:
    """Get up."""
    await seating.leave(*at)
    return at.table.describe()


@put("/seats/{seat:int}")
async def plan(at: AtTable, seat: FromPath[int], data: JSONBody[SeatPlan]) -> TableShown:
    """Change a seat before the start."""
    await seating.plan_seat(*at, seat, data)
    return at.table.describe()


@get("/seats/{seat:int}/invite")
async def invite(
    request: AnyRequest, services: Serving, at: AtTable, seat: FromPath[int]
) -> wire.Invite:
    """Return the host's link for an invited seat."""
    secret = seating.invitation(at.table, at.guest, seat)
    return _invite(request, services, at, seat, secret)


def _invite(
    request: AnyRequest, services: Services, at: Place, seat: int, secret: str
) -> wire.Invite:
    address = link(request, services, f"t/{at.table.id}?invite={secret}")
    return wire.Invite(seat=seat, link=address, invite=secret, qr=qr_code(address))


@post("/start", status_code=200)
async def start(at: AtTable, data: JSONBody[wire.Starting]) -> TableShown:
    """Start the game."""
    await seating.start(*at, data.fill)
    return at.table.describe()


@post("/seats/{seat:int}/hand-over", status_code=200)
async def hand_over(
    request: AnyRequest,
    services: Serving,
    at: AtTable,
    seat: FromPath[int],
    data: JSONBody[wire.HandingOver],
) -> TableShown | wire.Invite:
    """Hand a seat to a bot, or get the link with which another guest takes it over."""
    if data.to == "bot":
        await seating.hand_to_bot(*at, seat, data.level)
        return at.table.describe()
    return _invite(request, services, at, seat, await seating.hand_to_guest(*at, seat))


@post("/seats/{seat:int}/take-back", status_code=200)
async def take_back(at: AtTable, seat: FromPath[int]) -> TableShown:
    """Take back a seat from a bot or another guest."""
    await seating.take_back(*at, seat)
    return at.table.describe()


@post("/seats/{seat:int}/resign", status_code=200)
async def resign(at: AtTable, seat: FromPath[int]) -> TableShown:
    """Give up a seat."""
    await seating.resign(*at, seat)
    return at.table.describe()


@post("/abandon", status_code=200)
async def abandon(at: AtTable, data: JSONBody[wire.Abandoning]) -> TableShown:
    """Say whether one wants to abandon the game."""
    await seating.abandon(*at, data.yes)
    return at.table.describe()


@post("/rematch", status_code=200)
async def play_again(at: AtTable) -> TableShown:
    """Create a table with the same players, or return the one that exists."""
    if not at.table.info.held_by(at.guest.id):
        raise NotAllowed("rematch-not-seated")
    return (await new_tables.create_rematch(*at)).describe()


@post("/fork")
async def fork(services: Serving, at: AtTable, data: JSONBody[Fork]) -> TableShown:
    """Create a table that goes on from a moment of a finished one."""
    services.limits.new_tables.use(at.guest.id)
    return (await new_tables.fork(*at, data)).describe()


@get("/qr", media_type=SVG)
async def table_qr(request: AnyRequest, services: Serving, found: Found) -> Response[str]:
    """Return a picture of the table's link."""
    return Response(qr_code(link(request, services, f"t/{found.id}")), media_type=SVG)


# Replays.


async def _eyes(request: AnyRequest, table: Table, wanted: str) -> str:
    """Return whose knowledge the client may see a game with."""
    guest = await find_guest(request)
    return replays.allowed_eyes(table.info, guest.id if guest else "", wanted)


@get("/replay")
async def replay(
    request: AnyRequest, services: Serving, found: Found, eyes: FromQuery[str] = ""
) -> replays.Replay:
    """Return a game from its start."""
    allowed = await _eyes(request, found, eyes)
    return await services.replays.game(found, allowed, network(request))


@get("/replay.txt", media_type=MediaType.TEXT)
async def replay_file(
    request: AnyRequest, services: Serving, found: Found, eyes: FromQuery[str] = ""
) -> Response[str]:
    """Return a game as a replay file."""
    allowed = await _eyes(request, found, eyes)
    text = await services.replays.file(found, allowed, network(request))
    name = f'attachment; filename="{found.info.title}-{found.id}.replay"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@get("/replay/{ply:int}")
async def moment(
    request: AnyRequest, found: Found, ply: FromPath[int], eyes: FromQuery[str] = ""
) -> replays.Moment:
    """Return one moment of a game."""
    allowed = await _eyes(request, found, eyes)
    return await replays.moment(found, ply, allowed)


_ONE_TABLE: Final = {"found": Provide(provide_found), "at": Provide(provide_place)}

ROUTES: Final = (
    Router("/api", route_handlers=[lobby, make], tags=["tables"]),
    Router("/api", route_handlers=[upload], tags=["replays"]),
    Router(
        "/api/tables/{table:str}",
        route_handlers=[
            *(show, join, leave, plan, invite, start, hand_over, take_back),
            *(resign, abandon, play_again, table_qr),
        ],
        dependencies=_ONE_TABLE,
        tags=["tables"],
    ),
    Router(
        "/api/tables/{table:str}",
        route_handlers=[replay, replay_file, moment, fork],
        dependencies=_ONE_TABLE,
        tags=["replays"],
    ),
)
