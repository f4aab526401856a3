"""The pages behind links in e-mail: a button, since programs follow links by themselves."""

from html import escape
from typing import Final

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery

from wolfden.server.edge.context import Serving
from wolfden.server.service.notices import translator_of
from wolfden.server.store.queries import GuestRow

_POLICY: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
}


@get("/mail/{purpose:str}", include_in_schema=False)
async def ask(services: Serving, purpose: FromPath[str], token: FromQuery[str]) -> Response[str]:
    """Ask whether to do what a link is for; NotFound if it is not ours."""
    name, address = services.mail_links.read(purpose, token)
    guest = await services.guests.get(name)
    label = translator_of(guest.language if guest else "").translate(f"mail-{purpose}-button")
    button = f'<form method="post"><button>{escape(label)}</button></form>'
    return _page(guest, f"<p>{escape(address)}</p>{button}")


@post("/mail/{purpose:str}", include_in_schema=False, status_code=200)
async def do(services: Serving, purpose: FromPath[str], token: FromQuery[str]) -> Response[str]:
    """Do what a link is for; mail programs send this too, to unsubscribe."""
    name, address = services.mail_links.read(purpose, token)
    guest = await services.guests.get(name)
    await services.guests.change_mail(name, address, is_confirmed=purpose == "confirm")
    done = translator_of(guest.language if guest else "").translate("mail-done")
    return _page(guest, f"<p>{escape(done)}</p>")


def _page(guest: GuestRow | None, body: str) -> Response[str]:
    language = escape(guest.language if guest and guest.language else "en")
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Wolfden</title>'
        f"<main><h1>Wolfden</h1>{body}</main></html>"
    )
    return Response(text, media_type=MediaType.HTML, headers=_POLICY)


ROUTES: Final = (ask, do)
