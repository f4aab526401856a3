"""What request handlers are given: the services, the guest, the table, and links."""

import io
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, cast

import segno
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import Message, Scope

from wolfden.core.registry import Registry
from wolfden.server.config import Config
from wolfden.server.edge.connection import ConnectionRegistry
from wolfden.server.edge.cookies import NAME, CookieSigner, guest_cookie
from wolfden.server.edge.gate import Limits, network_of
from wolfden.server.edge.page import PageFiles
from wolfden.server.model.errors import NoGuest
from wolfden.server.model.shapes import Guest
from wolfden.server.service.chat import Chat
from wolfden.server.service.guests import GuestService
from wolfden.server.service.lobby import Lobby
from wolfden.server.service.replays import Replays
from wolfden.server.service.table import Table
from wolfden.server.service.tables import TableService
from wolfden.server.service.timers import AbsenceWatcher
from wolfden.server.service.workers import Workers
from wolfden.server.store.guests import GuestRow
from wolfden.server.store.writer import Writer


class Watcher(Protocol):
    """A listener of all tables with work of its own."""

    def on_change(self, table: Table) -> None:
        """Look at a table that has changed."""

    async def stop(self) -> None:
        """End its work."""


@dataclass
class Services:
    """Everything a request or a message may need."""

    config: Config
    titles: Registry
    limits: Limits
    cookies: CookieSigner
    connections: ConnectionRegistry
    writer: Writer
    guests: GuestService
    tables: TableService
    replays: Replays
    workers: Workers
    lobby: Lobby
    chat: Chat
    absence: AbsenceWatcher
    watchers: tuple[Watcher, ...]


Serving = NamedDependency[Services]
"""The services of the running server, as handlers ask for them."""
Myself = NamedDependency[GuestRow]
"""The guest who asks, for handlers that need one."""
Found = NamedDependency[Table]
"""The table that the path names."""


class Place(NamedTuple):
    """A guest at a table: the first arguments of what guests do there."""

    tables: TableService
    table: Table
    guest: Guest


AtTable = NamedDependency[Place]
"""The table that the path names and the guest who asks."""
AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]
_BEARER = "bearer "
_NEW_COOKIE = "wolfden.new_cookie"
"""Where in a scope a renewed cookie waits for the response."""


def provide_services(state: State) -> Services:
    """Return the services of the running server."""
    services: Services = state.services
    return services


def provide_files(state: State) -> PageFiles:
    """Return the files of the page."""
    files: PageFiles = state.files
    return files


async def provide_me(request: AnyRequest) -> GuestRow:
    """Return the guest who asks.

    Raises:
        NoGuest: cookie or token is missing or invalid.
    """
    guest = await find_guest(request)
    if guest is None:
        raise NoGuest()
    return guest


async def provide_found(services: Serving, table: FromPath[str]) -> Table:
    """Return the table that the path names.

    Raises:
        NotFound: there is none.
    """
    return await services.tables.get(table)


async def provide_place(services: Serving, me: Myself, table: FromPath[str]) -> Place:
    """Return the table that the path names, with the guest who asks.

    Raises:
        NoGuest, NotFound: as ``provide_me`` and ``provide_found``.
    """
    return Place(services.tables, await services.tables.get(table), me.public)


async def find_guest(request: AnyConnection) -> GuestRow | None:
    """Return the guest of a cookie or token, if it is a valid one."""
    services: Services = request.app.state.services
    authorization = request.headers.get("authorization", "")
    if authorization.lower().startswith(_BEARER):
        return await services.guests.by_token(authorization[len(_BEARER) :].strip())
    signed = services.cookies.read(request.cookies.get(NAME, ""))
    guest = await services.guests.by_session(signed.guest, signed.session) if signed else None
    if signed is None or guest is None:
        return None
    services.limits.requests.use(guest.id)
    if signed.is_old:
        value = services.cookies.sign(guest.id, guest.session)
        cast("dict[str, Any]", request.scope)[_NEW_COOKIE] = guest_cookie(
            value, is_secure(request, services)
        )
    return guest


async def send_new_cookie(message: Message, scope: Scope) -> None:
    """Add a renewed cookie to a response; Litestar calls this before it sends anything."""
    cookie = cast("dict[str, Any]", scope).get(_NEW_COOKIE)
    if cookie is not None and message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), cookie.to_encoded_header()]


def address_of(request: AnyConnection) -> str:
    """Return the address a request comes from."""
    return request.client.host if request.client else "unknown"


def network(request: AnyConnection) -> str:
    """Return what rate limits count as one address."""
    return network_of(address_of(request))


def link(request: AnyConnection, services: Services, path: str) -> str:
    """Return the address of a page, as people reach the server."""
    base = services.config.url or str(request.base_url)
    return f"{base.rstrip('/')}/{path}"


def is_secure(request: AnyConnection, services: Services) -> bool:
    """Whether people reach the server by HTTPS."""
    return link(request, services, "").startswith("https")


def qr_code(link: str) -> str:
    """Return a link as an SVG picture that cameras read."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(
        picture,
        kind="svg",
        scale=4,
        border=2,
        xmldecl=False,
        nl=False,
        svgclass=None,
        lineclass=None,
    )
    return picture.getvalue().decode()
