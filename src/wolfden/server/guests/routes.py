"""Routes about guests, their devices and their bot accounts, and behind links in e-mail."""

from html import escape
from typing import Final

from litestar import Controller, MediaType, Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET

from wolfden import __version__
from wolfden.server.base.errors import BadRequest
from wolfden.server.base.log import log
from wolfden.server.base.translators import translator_of
from wolfden.server.features.history.wire import History
from wolfden.server.features.notices.wire import NewPush
from wolfden.server.guests.store import GuestRow
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
from wolfden.server.tables import wire
from wolfden.server.tables.clocks import turns_of
from wolfden.server.tables.seating import delete_guest

MAX_TABLES: Final = 100
LAST_MOMENT: Final = 2**53
"""Later than every time we store, and small enough for every database."""
_MAIL_POLICY: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
}


async def _close_connections(services: Services, guest: str) -> None:
    services.connections.close(guest, Close.RECONNECT)


async def _delete(services: Services, guest: GuestRow) -> None:
    """Delete a guest, whose connections end."""
    services.connections.close(guest.id, Close.SIGNED_OUT)
    names = await delete_guest(services.tables, services.guests, guest)
    log.info("guests deleted", guests=names)
    for name in names:
        services.connections.close(name, Close.SIGNED_OUT)


def _code(request: AnyRequest, code: str, expires: int) -> Code:
    address = link(request, f"move/{code}")
    return Code(code=code, link=address, qr=qr_code(address), expires=expires)


def _require_https(services: Services, address: str) -> None:
    """Raise BadRequest for a plain http address, unless the operator allows any."""
    if services.config.webhooks == "public" and address.startswith("http:"):
        raise BadRequest("webhook")


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
        can_mail, push_key = bool(services.config.smtp), services.notices.pusher.public_key
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
        _require_https(services, str(data.webhook))
        guest = await services.guests.change(me, data)
        if guest.holiday != me.holiday:
            await services.tables.refresh_holidays(guest.id)
        if guest.name != me.name:
            await services.tables.refresh_names(guest.id)
        if data.email is not UNSET:
            await services.notices.ask_to_confirm(guest, network(request))
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

    @post("/me/pushes", status_code=204)
    async def add_push(self, services: Serving, me: Myself, data: JSONBody[NewPush]) -> None:
        """Send pushes to this browser, until it or its guest wants no more."""
        _require_https(services, data.endpoint)
        await services.notices.pusher.register(me, data)

    @delete("/me/pushes")
    async def remove_push(self, services: Serving, me: Myself, endpoint: FromQuery[str]) -> None:
        """Send no more pushes to a browser."""
        await services.notices.pusher.forget(me.id, endpoint)

    @get("/me/turns")
    async def my_turns(self, services: Serving, me: Myself) -> wire.TurnList:
        """Return the games in which the guest is to act, the most urgent first."""
        infos = await services.tables.queries.running_of(me.id, MAX_TABLES)
        return wire.TurnList(turns_of(infos, me.id))

    @get("/me/history")
    async def my_history(self, services: Serving, me: Myself) -> History:
        """Return what the guest who asks has played and solved."""
        return await services.history.of_guest(me.id)

    @get("/me/tables")
    async def my_tables(
        self, services: Serving, me: Myself, ended: FromQuery[int] = 0, after: FromQuery[str] = ""
    ) -> wire.TableList:
        """Return the tables of the guest who asks, or more of them after one that ended."""
        last = (min(max(ended, 0), LAST_MOMENT), after) if after.isalnum() else None
        infos = await services.tables.queries.of_guest(me.id, MAX_TABLES, last)
        link = ""
        if len(infos) == MAX_TABLES:
            link = f"/api/me/tables?ended={infos[-1].ended or LAST_MOMENT}&after={infos[-1].id}"
        return wire.TableList(services.tables.describe_all(infos), link)

    @get("/me/export", media_type=MediaType.JSON)
    async def export(self, services: Serving, me: Myself) -> Response[bytes]:
        """Return everything stored about the guest who asks."""
        await services.limits.exports.use(me.id)
        name = f'attachment; filename="wolfden-{me.id}.json"'
        body = await services.exporter.export(me)
        headers = {"Content-Disposition": name}
        return Response(body, media_type=MediaType.JSON, headers=headers)

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


# Pages behind links in e-mail: a button, since programs follow links by themselves.


@get("/mail/{purpose:str}", include_in_schema=False)
async def show_mail_link(
    services: Serving, purpose: FromPath[str], token: FromQuery[str]
) -> Response[str]:
    """Ask whether to do what a link is for; NotFound if it is not ours."""
    name, address = services.mail_links.read(purpose, token)
    guest = await services.guests.get(name)
    label = translator_of(guest.language if guest else "").translate(f"mail-{purpose}-button")
    button = f'<form method="post"><button>{escape(label)}</button></form>'
    return _mail_page(guest, f"<p>{escape(address)}</p>{button}")


@post("/mail/{purpose:str}", include_in_schema=False, status_code=200)
async def use_mail_link(
    services: Serving, purpose: FromPath[str], token: FromQuery[str]
) -> Response[str]:
    """Do what a link is for; mail programs send this too, to unsubscribe."""
    name, address = services.mail_links.read(purpose, token)
    guest = await services.guests.get(name)
    await services.guests.change_mail(name, address, is_confirmed=purpose == "confirm")
    done = translator_of(guest.language if guest else "").translate("mail-done")
    return _mail_page(guest, f"<p>{escape(done)}</p>")


def _mail_page(guest: GuestRow | None, body: str) -> Response[str]:
    language = escape(guest.language if guest and guest.language else "en")
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Wolfden</title>'
        f"<main><h1>Wolfden</h1>{body}</main></html>"
    )
    return Response(text, media_type=MediaType.HTML, headers=_MAIL_POLICY)


ROUTES: Final = (Guests, show_mail_link, use_mail_link)
