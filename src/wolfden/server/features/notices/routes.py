"""Routes about pushes to browsers, and pages behind links in e-mail."""

from html import escape
from typing import Final

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.base.translators import translator_of
from wolfden.server.features.notices.service import Notices
from wolfden.server.features.notices.webhooks import require_https
from wolfden.server.features.notices.wire import NewPush
from wolfden.server.services import Myself, Serving

_MAIL_POLICY: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
}


class Pushes(Controller):
    """Browsers that pushes are sent to."""

    path = "/api/me/pushes"
    tags = ("guests",)

    @post(status_code=204)
    async def add_push(self, services: Serving, me: Myself, data: JSONBody[NewPush]) -> None:
        """Send pushes to this browser, until it or its guest wants no more."""
        require_https(services.config, data.endpoint)
        await services[Notices].pusher.register(me, data)

    @delete()
    async def remove_push(self, services: Serving, me: Myself, endpoint: FromQuery[str]) -> None:
        """Send no more pushes to a browser."""
        await services[Notices].pusher.forget(me.id, endpoint)


# Pages behind links in e-mail: a button, since programs follow links by themselves.


@get("/mail/{purpose:str}", include_in_schema=False)
async def show_mail_link(
    services: Serving, purpose: FromPath[str], token: FromQuery[str]
) -> Response[str]:
    """Ask whether to do what a link is for; NotFound if it is not ours."""
    name, address = services[Notices].mail_links.read(purpose, token)
    guest = await services.guests.get(name)
    label = translator_of(guest.language if guest else "").translate(f"mail-{purpose}-button")
    button = f'<form method="post"><button>{escape(label)}</button></form>'
    return _mail_page(guest, f"<p>{escape(address)}</p>{button}")


@post("/mail/{purpose:str}", include_in_schema=False, status_code=200)
async def use_mail_link(
    services: Serving, purpose: FromPath[str], token: FromQuery[str]
) -> Response[str]:
    """Do what a link is for; mail programs send this too, to unsubscribe."""
    name, address = services[Notices].mail_links.read(purpose, token)
    guest = await services.guests.get(name)
    await services.guests.change_mail(name, address, is_confirmed=purpose == "confirm")
    done = translator_of(guest.language if guest else "").translate("mail-done")
    return _mail_page(guest, f"<p>{escape(done)}</p>")


def _mail_page(guest: Myself | None, body: str) -> Response[str]:
    language = escape(guest.language if guest and guest.language else "en")
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Wolfden</title>'
        f"<main><h1>Wolfden</h1>{body}</main></html>"
    )
    return Response(text, media_type=MediaType.HTML, headers=_MAIL_POLICY)


ROUTES: Final = (Pushes, show_mail_link, use_mail_link)
