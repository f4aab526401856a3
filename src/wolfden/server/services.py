"""The services of a server, and what request handlers are given of them."""

from typing import Any, Final, TypeVar, cast

from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from litestar.types import Message, Scope

from wolfden.core.registry import Registry
from wolfden.server.base.config import Config
from wolfden.server.base.errors import Banned, NoGuest, require
from wolfden.server.database.engine import Database
from wolfden.server.guests.cookies import LASTS, NAME, CookieSigner
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import GuestRow
from wolfden.server.http.connections import ConnectionRegistry
from wolfden.server.http.limits import Limits
from wolfden.server.http.requests import BEARER, CHANGING, AnyConnection, AnyRequest
from wolfden.server.sharing.alone import Alone
from wolfden.server.sharing.shared import Shared
from wolfden.server.tables.seating import GuestAtTable
from wolfden.server.tables.table import Listener, Table, TableService
from wolfden.server.workers.asking import Workers

_NEW_COOKIE: Final = "wolfden.new_cookie"
"""Where in a scope a renewed cookie waits for the response."""
ONE_TABLE: Final = "/api/tables/{table:str}"
"""The path of what ``Found`` and ``AtTable`` are about."""

S = TypeVar("S")


def sharing_of(database: Database) -> Alone | Shared:
    """Return how a process uses a database: a file alone, PostgreSQL with others."""
    return Shared(database) if database.url else Alone(database)


class Services:
    """Everything a request or a message may need; built once for a server.

    What all features build on are attributes; the service of a feature is found by its class.
    """

    def __init__(self, config: Config, titles: Registry, database: Database) -> None:
        self.config, self.titles, self.database = config, titles, database
        self.sharing = sharing_of(database)
        self.keys = self.sharing.keys(config.data)
        self.cookies = CookieSigner(self.keys)
        self.limits = Limits(config, self.sharing)
        self.connections = ConnectionRegistry(config.limits)
        self.guests = GuestService(database)
        self.tables = TableService(database, titles, self.sharing)
        self.sharing.attach(self.tables, self.connections)
        self.tables.add_listener(self.sharing)
        seconds, memory = config.job_seconds, config.worker_memory
        self.workers = Workers(config.workers, seconds, memory, config.limits)
        self.jobs = self.sharing.jobs
        self._by_class: dict[type, Any] = {}

    def __getitem__(self, kind: type[S]) -> S:
        """Return the service of this class."""
        return cast("S", self._by_class[kind])

    def add(self, service: object) -> None:
        """Add the service of a feature."""
        self._by_class[type(service)] = service
        if isinstance(service, Listener):
            self.tables.add_listener(service)


Serving = NamedDependency[Services]
"""The services of the running server, as handlers ask for them."""
Myself = NamedDependency[GuestRow]
"""The guest who asks, for handlers that need one."""
Found = NamedDependency[Table]
"""The table that the path names."""
AtTable = NamedDependency[GuestAtTable]
"""The table that the path names and the guest who asks."""


def provide_services(state: State) -> Services:
    """Return the services of the running server."""
    return cast("Services", state.services)


async def provide_me(request: AnyRequest) -> GuestRow:
    """Return the guest who asks; NoGuest if cookie or token is missing or invalid.

    Banned guests may look, take their data along and delete it, and nothing else (Banned).
    """
    guest = require(await find_guest(request), NoGuest())
    if request.method in CHANGING and provide_services(request.app.state).guests.is_banned(guest):
        raise Banned()
    return guest


async def provide_found(services: Serving, table: FromPath[str]) -> Table:
    """Return the table that the path names; NotFound if there is none."""
    return await services.tables.get(table)


async def provide_place(services: Serving, me: Myself, table: FromPath[str]) -> GuestAtTable:
    """Return the table that the path names, with the guest who asks."""
    return GuestAtTable(await services.tables.get(table), me.public)


DEPENDENCIES: Final = {
    "services": Provide(provide_services, sync_to_thread=False),
    "me": Provide(provide_me),
    "found": Provide(provide_found),
    "at": Provide(provide_place),
}
"""What handlers can ask for by these names."""


async def find_guest(request: AnyConnection) -> GuestRow | None:
    """Return the guest of a cookie or token, if it is a valid one."""
    services = provide_services(request.app.state)
    authorization = request.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        bot = await services.guests.by_token(authorization[len(BEARER) :].strip())
        if bot is not None:
            await services.guests.mark_seen(bot)
        return bot
    signed = services.cookies.read(request.cookies.get(NAME, ""))
    guest = await services.guests.by_session(signed.guest, signed.session) if signed else None
    if signed is None or guest is None:
        return None
    services.limits.requests.use(guest.id)
    await services.guests.mark_seen(guest)
    if signed.is_old:
        cast("dict[str, Any]", request.scope)[_NEW_COOKIE] = new_cookie(request, guest)
    return guest


def new_cookie(request: AnyConnection, guest: GuestRow) -> Cookie:
    """Return the cookie that carries a guest's signed id."""
    value = provide_services(request.app.state).cookies.sign(guest.id, guest.session)
    https = link(request, "").startswith("https")
    return Cookie(NAME, value=value, max_age=LASTS, httponly=True, samesite="lax", secure=https)


async def send_new_cookie(message: Message, scope: Scope) -> None:
    """Add a renewed cookie to a response; Litestar calls this before it sends anything."""
    cookie = cast("dict[str, Any]", scope).get(_NEW_COOKIE)
    if cookie is not None and message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), cookie.to_encoded_header()]


def link(request: AnyConnection, path: str) -> str:
    """Return the address of a page, as people reach the server."""
    base = provide_services(request.app.state).config.url or str(request.base_url)
    return f"{base.rstrip('/')}/{path}"
