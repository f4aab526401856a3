"""Routes about guests, their devices and their bot accounts."""

from litestar import Controller, Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from wolfden import __version__
from wolfden.server.base.log import log
from wolfden.server.features.notices.service import Notices
from wolfden.server.features.notices.webhooks import require_https
from wolfden.server.guests.wire import (
    BotList,
    BotMade,
    ChangedGuest,
    Code,
    GivenCode,
    Me,
    NewGuest,
    Session,
)
from wolfden.server.http.connections import Close
from wolfden.server.http.requests import AnyRequest, network, pass_of, qr_code
from wolfden.server.services import Myself, Services, Serving, find_guest, link, new_cookie
from wolfden.server.tables.seating import delete_guest


async def _close_connections(services: Services, guest: str) -> None:
    services.connections.close(guest, Close.RECONNECT)


async def _delete(services: Services, guest: Myself) -> None:
    """Delete a guest, whose connections end."""
    services.connections.close(guest.id, Close.SIGNED_OUT)
    names = await delete_guest(services.tables, services.guests, guest)
    log.info("guests deleted", guests=names)
    for name in names:
        services.connections.close(name, Close.SIGNED_OUT)


def _code(request: AnyRequest, code: str, expires: int) -> Code:
    address = link(request, f"move/{code}")
    return Code(code=code, link=address, qr=qr_code(address), expires=expires)


class Guests(Controller):
    """Guests, their devices and their bot accounts."""

    path = "/api"
    tags = ("guests",)

    @post("/guests")
    async def come_in(
        self, request: AnyRequest, services: Serving, data: JSONBody[NewGuest]
    ) -> Response[Me]:
        """Create a guest."""
        await services.limits.new_guests.use(network(request))
        guest = await services.guests.create(data.name)
        log.info("guest created", guest=guest.id)
        return Response(guest.me, status_code=201, cookies=[new_cookie(request, guest)])

    @get("/session")
    async def show_session(self, request: AnyRequest, services: Serving) -> Session:
        """Return the guest who asks, if the browser has one."""
        guest = await find_guest(request)
        can_mail, push_key = bool(services.config.smtp), services[Notices].pusher.public_key
        return Session(guest.me if guest else None, __version__, can_mail, push_key)

    @get("/me")
    async def show_me(self, me: Myself) -> Me:
        """Return the guest who asks."""
        return me.me

    @patch("/me")
    async def change_me(
        self, request: AnyRequest, services: Serving, me: Myself, data: JSONBody[ChangedGuest]
    ) -> Me:
        """Change the guest who asks."""
        require_https(services.config, str(data.webhook))
        guest = await services.guests.change(me, data)
        if guest.holiday != me.holiday:
            await services.tables.refresh_holidays(guest.id)
        if guest.name != me.name:
            await services.tables.refresh_names(guest.id)
        if data.email is not UNSET:
            await services[Notices].ask_to_confirm(guest, network(request))
        return guest.me

    @delete("/me")
    async def remove_me(self, services: Serving, me: Myself) -> None:
        """Delete everything about the guest who asks."""
        await _delete(services, me)

    @post("/me/sign-out-others", status_code=200)
    async def sign_out_others(
        self, request: AnyRequest, services: Serving, me: Myself
    ) -> Response[Me]:
        """Invalidate the cookies of all other devices, and close their connections."""
        guest = await services.guests.sign_out_others(me)
        log.info("other devices signed out", guest=me.id)
        # Connections do not know their device. This one reconnects, with the cookie it then has.
        closing = BackgroundTask(_close_connections, services, me.id)
        return Response(guest.me, background=closing, cookies=[new_cookie(request, guest)])

    @post("/me/device-code")
    async def device_code(self, request: AnyRequest, services: Serving, me: Myself) -> Code:
        """Return a code for moving to another device."""
        return _code(request, *await services.guests.device_code(me, pass_of(request)))

    @post("/me/recovery-code")
    async def recovery_code(self, request: AnyRequest, services: Serving, me: Myself) -> Code:
        """Return a code that restores the guest if the cookie is lost."""
        return _code(request, *await services.guests.recovery_code(me, pass_of(request)))

    @post("/devices", status_code=200)
    async def move_here(
        self, request: AnyRequest, services: Serving, data: JSONBody[GivenCode]
    ) -> Response[Me]:
        """Make this device the guest of a code."""
        await services.limits.codes.use(network(request))
        guest = await services.guests.redeem(data.code)
        log.info("device signed in", guest=guest.id)
        return Response(guest.me, cookies=[new_cookie(request, guest)])

    @get("/me/bots")
    async def my_bots(self, services: Serving, me: Myself) -> BotList:
        """Return the bot accounts of the guest who asks."""
        return BotList([bot.public for bot in await services.guests.bots_of(me)])

    @post("/me/bots")
    async def make_bot(self, services: Serving, me: Myself, data: JSONBody[NewGuest]) -> BotMade:
        """Create a bot account."""
        bot, token = await services.guests.create_bot(me, data.name)
        log.info("bot account created", guest=me.id, bot=bot.id)
        return BotMade(bot.public, token)

    @delete("/me/bots/{bot:str}")
    async def remove_bot(self, services: Serving, me: Myself, bot: FromPath[str]) -> None:
        """Delete a bot account."""
        await _delete(services, await services.guests.bot_of(me, bot))
