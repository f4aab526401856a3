"""Routes about guests, their devices and their bot accounts."""

from typing import Any, Final

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from wolfden import __version__
from wolfden.server.cookies import LASTS, NAME
from wolfden.server.errors import BadRequest
from wolfden.server.http.context import Myself, Serving, link, network, who_asks
from wolfden.server.http.pictures import qr
from wolfden.server.services import Services
from wolfden.server.storage.guests import GuestRow
from wolfden.server.tables.departing import let_go, rename
from wolfden.server.wire.requests import (
    BotList,
    BotMade,
    ChangedGuest,
    Code,
    GivenCode,
    Me,
    NewGuest,
    Session,
    TableList,
)

MANY: Final = 100
COME_AGAIN: Final = 1012
SIGNED_OUT: Final = 4401
"""Codes of connections that are closed, see the protocol."""

Asked = Request[Any, Any, State]


def cookie_of(value: str, is_secure: bool) -> Cookie:
    """Return the cookie that carries a guest's signed id."""
    return Cookie(
        key=NAME, value=value, max_age=LASTS, httponly=True, samesite="lax", secure=is_secure
    )


def _with_cookie(request: Asked, services: Services, guest: GuestRow) -> Response[Me]:
    is_secure = link(request, services, "").startswith("https")
    cookie = cookie_of(services.guests.cookie(guest), is_secure)
    return Response(guest.me, cookies=[cookie])


@post("/guests")
async def come_in(request: Asked, services: Serving, data: JSONBody[NewGuest]) -> Response[Me]:
    """Make a new guest."""
    services.limits.new_guests.use(network(request))
    response = _with_cookie(request, services, await services.guests.come_in(data.name))
    response.status_code = 201
    return response


@get("/session")
async def show_session(request: Asked) -> Session:
    """Return who asks, if anybody: being new here is no error."""
    guest = await who_asks(request)
    return Session(guest.me if guest else None, __version__)


@get("/me")
async def show_me(me: Myself) -> Me:
    """Return the guest who asks."""
    return me.me


@patch("/me")
async def change_me(services: Serving, me: Myself, data: JSONBody[ChangedGuest]) -> Me:
    """Change the guest who asks."""
    if services.config.webhooks == "public" and str(data.webhook).startswith("http:"):
        raise BadRequest("webhook")
    guest = await services.guests.change(me, data)
    if guest.name != me.name:
        await rename(services.house, guest.shown)
    return guest.me


@delete("/me")
async def remove_me(services: Serving, me: Myself) -> None:
    """Delete everything about the guest who asks."""
    await let_go(services.house, me.shown)
    await services.talk.forget(me.id)
    bots = await services.guests.bots_of(me)
    await services.guests.remove(me)
    for guest in (me, *bots):
        services.lines.close(guest.id, SIGNED_OUT)


@post("/me/sign-out-others", status_code=200)
async def sign_out_others(request: Asked, services: Serving, me: Myself) -> Response[Me]:
    """Make the cookies of all other devices invalid, and end what was opened with them."""
    response = _with_cookie(request, services, await services.guests.sign_out_others(me))
    # Connections do not know their device. This one comes back, with the cookie it then has.
    response.background = BackgroundTask(_hang_up, services, me.id)
    return response


async def _hang_up(services: Services, guest: str) -> None:
    services.lines.close(guest, COME_AGAIN)


@post("/me/device-code")
async def device_code(request: Asked, services: Serving, me: Myself) -> Code:
    """Return a code for moving to another device."""
    return _code(request, services, *await services.guests.device_code(me))


@post("/me/recovery-code")
async def recovery_code(request: Asked, services: Serving, me: Myself) -> Code:
    """Return a code to be kept for the day the cookie is lost."""
    return _code(request, services, *await services.guests.recovery_code(me))


def _code(request: Asked, services: Services, code: str, expires: int) -> Code:
    address = link(request, services, f"move/{code}")
    return Code(code=code, link=address, qr=qr(address), expires=expires)


@post("/devices", status_code=200)
async def move_here(request: Asked, services: Serving, data: JSONBody[GivenCode]) -> Response[Me]:
    """Make this device the guest a code stands for."""
    services.limits.codes.use(network(request))
    services.limits.all_codes.use("all")
    return _with_cookie(request, services, await services.guests.redeem(data.code))


@get("/me/tables")
async def my_tables(services: Serving, me: Myself) -> TableList:
    """Return the tables of the guest who asks."""
    house = services.house
    sheets = await house.reader.of_guest(me.id, MANY)
    return TableList([house.present(sheet).shown() for sheet in sheets])


@get("/me/bots")
async def my_bots(services: Serving, me: Myself) -> BotList:
    """Return the bot accounts of the guest who asks."""
    return BotList([bot.shown for bot in await services.guests.bots_of(me)])


@post("/me/bots")
async def make_bot(services: Serving, me: Myself, data: JSONBody[NewGuest]) -> BotMade:
    """Make a bot account."""
    bot, token = await services.guests.make_bot(me, data.name)
    return BotMade(bot.shown, token)


@delete("/me/bots/{bot:str}")
async def remove_bot(services: Serving, me: Myself, bot: FromPath[str]) -> None:
    """Delete a bot account."""
    await services.guests.remove_bot(me, bot)
    services.lines.close(bot, SIGNED_OUT)


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        *(
            come_in,
            show_session,
            show_me,
            change_me,
            remove_me,
            sign_out_others,
            device_code,
            recovery_code,
        ),
        *(move_here, my_tables, my_bots, make_bot, remove_bot),
    ],
    tags=["guests"],
)
