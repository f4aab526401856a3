"""Routes about tables."""

from typing import Any, Final

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.errors import NotAllowed
from wolfden.server.http.context import Myself, Serving, link
from wolfden.server.http.pictures import qr
from wolfden.server.services import Services
from wolfden.server.tables import departing, seating
from wolfden.server.tables.rematch import rematch
from wolfden.server.tables.table import Table
from wolfden.server.wire.requests import (
    Abandoning,
    HandingOver,
    Invite,
    Joining,
    Lobby,
    NewTable,
    SeatPlan,
    Starting,
)
from wolfden.server.wire.things import TableShown

MANY: Final = 50

Asked = Request[Any, Any, State]


@get("/lobby")
async def lobby(services: Serving, title: FromQuery[str] = "") -> Lobby:
    """Return public tables."""
    house = services.house
    found = {}
    for status in ("open", "running", "finished"):
        sheets = await house.reader.public(status, title, MANY)
        found[status] = [house.present(sheet).shown() for sheet in sheets]
    return Lobby(**found)


@post("/tables")
async def make(services: Serving, me: Myself, data: JSONBody[NewTable]) -> TableShown:
    """Make a table."""
    services.limits.new_tables.use(me.id)
    return (await seating.make(services.house, me.shown, data)).shown()


@get("/tables/{table:str}")
async def show(services: Serving, table: FromPath[str]) -> TableShown:
    """Return a table."""
    return (await services.house.table(table)).shown()


@post("/tables/{table:str}/join", status_code=200)
async def join(
    services: Serving, me: Myself, table: FromPath[str], data: JSONBody[Joining]
) -> TableShown:
    """Sit down."""
    found = await services.house.table(table)
    if data.invite:
        services.limits.codes.use(f"invite {me.id}")
    await seating.join(services.house, found, me.shown, data.seat, data.invite)
    return found.shown()


@post("/tables/{table:str}/leave", status_code=200)
async def leave(services: Serving, me: Myself, table: FromPath[str]) -> TableShown:
    """Get up."""
    found = await services.house.table(table)
    await seating.leave(services.house, found, me.shown)
    return found.shown()


@put("/tables/{table:str}/seats/{seat:int}")
async def plan(
    services: Serving,
    me: Myself,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatPlan],
) -> TableShown:
    """Change a seat before the start."""
    found = await services.house.table(table)
    await seating.plan_seat(services.house, found, me.shown, seat, data)
    return found.shown()


@get("/tables/{table:str}/seats/{seat:int}/invite")
async def invite(
    request: Asked, services: Serving, me: Myself, table: FromPath[str], seat: FromPath[int]
) -> Invite:
    """Return the host's link for an invited seat."""
    found = await services.house.table(table)
    return _invite(request, services, found, seat, seating.invitation(found, me.shown, seat))


def _invite(request: Asked, services: Services, table: Table, seat: int, secret: str) -> Invite:
    address = link(request, services, f"t/{table.id}?invite={secret}")
    return Invite(seat=seat, link=address, invite=secret, qr=qr(address))


@post("/tables/{table:str}/start", status_code=200)
async def start(
    services: Serving, me: Myself, table: FromPath[str], data: JSONBody[Starting]
) -> TableShown:
    """Start the game."""
    found = await services.house.table(table)
    await seating.start(services.house, found, me.shown, data.fill)
    return found.shown()


@post("/tables/{table:str}/seats/{seat:int}/hand-over", status_code=200)
async def hand_over(
    request: Asked,
    services: Serving,
    me: Myself,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[HandingOver],
) -> TableShown | Invite:
    """Hand a seat to a bot, or get the link with which another guest takes it over."""
    found = await services.house.table(table)
    if data.to == "bot":
        await seating.hand_to_bot(services.house, found, me.shown, seat, data.level)
        return found.shown()
    secret = await seating.hand_to_guest(services.house, found, me.shown, seat)
    return _invite(request, services, found, seat, secret)


@post("/tables/{table:str}/seats/{seat:int}/take-back", status_code=200)
async def take_back(
    services: Serving, me: Myself, table: FromPath[str], seat: FromPath[int]
) -> TableShown:
    """Take back a seat from a bot or another guest."""
    found = await services.house.table(table)
    await seating.take_back(services.house, found, me.shown, seat)
    return found.shown()


@post("/tables/{table:str}/seats/{seat:int}/resign", status_code=200)
async def resign(
    services: Serving, me: Myself, table: FromPath[str], seat: FromPath[int]
) -> TableShown:
    """Give up a seat."""
    found = await services.house.table(table)
    await departing.resign(services.house, found, me.shown, seat)
    return found.shown()


@post("/tables/{table:str}/abandon", status_code=200)
async def abandon(
    services: Serving, me: Myself, table: FromPath[str], data: JSONBody[Abandoning]
) -> TableShown:
    """Say whether one wants to abandon the game."""
    found = await services.house.table(table)
    await departing.abandon(services.house, found, me.shown, data.yes)
    return found.shown()


@post("/tables/{table:str}/rematch", status_code=200)
async def play_again(services: Serving, me: Myself, table: FromPath[str]) -> TableShown:
    """Make a table with the same people, or return the one somebody else made."""
    found = await services.house.table(table)
    if not found.sheet.held_by(me.id):
        raise NotAllowed("rematch-not-seated")
    return (await rematch(services.house, found, me.shown)).shown()


@get("/tables/{table:str}/qr", media_type="image/svg+xml")
async def table_qr(request: Asked, services: Serving, table: FromPath[str]) -> Response[str]:
    """Return a picture of the table's link."""
    found = await services.house.table(table)
    picture = qr(link(request, services, f"t/{found.id}"))
    return Response(picture, media_type="image/svg+xml")


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        *(lobby, make, show, join, leave, plan, invite, start, hand_over, take_back),
        *(resign, abandon, play_again, table_qr),
    ],
    tags=["tables"],
)
