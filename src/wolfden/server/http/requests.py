"""What handlers read from requests: addresses, bodies; and links as pictures."""

import io
from typing import Any, Final

import segno
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import State

from wolfden.i18n.languages import ENGLISH, UnknownLanguage, parse_language
from wolfden.server.base import typed_text as ids
from wolfden.server.base.errors import BadRequest
from wolfden.server.http.budget import network_of

BEARER: Final = "bearer "
"""What comes before the token of a bot account, in lower case."""
PASS: Final = "wolfden.pass"
"""Where in the scope of a request the pass is that let it in at the door."""
CHANGING: Final = ("POST", "PUT", "PATCH")
_MOST_WISHES: Final = 8
"""Languages of a header that are looked at."""

AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]


async def refuse_null_characters(request: AnyRequest) -> None:
    """Refuse a body with a null character; Litestar calls this before it decodes the body."""
    if request.method in CHANGING and ids.has_null(await request.body()):
        raise BadRequest("null-character")


def address_of(request: AnyConnection) -> str:
    """Return the address a request comes from."""
    return request.client.host if request.client else "unknown"


def pass_of(request: AnyConnection) -> str:
    """Return the pass that let a request in at the door; empty where the door is open."""
    return str(request.scope.get(PASS, ""))


def network(request: AnyConnection) -> str:
    """Return what rate limits count as one address."""
    return network_of(address_of(request))


def language_of(request: AnyRequest, wanted: str = "") -> str:
    """Return the language that a request names or prefers; English if there is none of ours."""
    header = request.headers.get("accept-language", "")
    wishes = [wanted, *[one.partition(";")[0] for one in header.split(",")[:_MOST_WISHES]]]
    for wish in filter(None, wishes):
        try:
            return parse_language(wish)
        except UnknownLanguage:
            continue
    return ENGLISH


def qr_code(link: str) -> str:
    """Return a link as an SVG picture that cameras read."""
    svg = io.BytesIO()
    segno.make(link, error="m").save(
        svg, kind="svg", scale=4, border=2, xmldecl=False, nl=False, svgclass=None, lineclass=None
    )
    return svg.getvalue().decode()
