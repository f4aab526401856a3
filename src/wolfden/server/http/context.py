"""What request handlers are given: the services, who asks, and how links begin."""

from typing import Any, cast

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from wolfden.server.cookies import NAME
from wolfden.server.gate import RENEWED, Scope
from wolfden.server.guests import known
from wolfden.server.http.page import PageFiles
from wolfden.server.limits import network_of
from wolfden.server.services import Services
from wolfden.server.storage.guests import GuestRow

Serving = NamedDependency[Services]
"""The services of the running server, as handlers ask for them."""
Myself = NamedDependency[GuestRow]
"""The guest who asks, for handlers that need one."""
Asking = ASGIConnection[Any, Any, Any, State]
_BEARER = "bearer "


def provide_services(state: State) -> Services:
    """Return the services of the running server."""
    services: Services = state.services
    return services


def provide_files(state: State) -> PageFiles:
    """Return the files of the page."""
    files: PageFiles = state.files
    return files


async def provide_me(request: Request[Any, Any, State]) -> GuestRow:
    """Return the guest who asks.

    Raises:
        NoGuest: it is nobody known.
    """
    return known(await who_asks(request))


async def who_asks(request: Asking) -> GuestRow | None:
    """Return the guest of a cookie or token, if it is a valid one."""
    services: Services = request.app.state.services
    authorization = request.headers.get("authorization", "")
    if authorization.lower().startswith(_BEARER):
        return await services.guests.by_token(authorization[len(_BEARER) :].strip())
    cookie = request.cookies.get(NAME)
    if not cookie:
        return None
    found = await services.guests.by_cookie(cookie)
    if found is None:
        return None
    guest, is_old = found
    services.limits.requests.use(guest.id)
    if is_old:
        cast("Scope", request.scope)[RENEWED] = services.guests.cookie(guest)
    return guest


def address_of(request: Asking) -> str:
    """Return the address a request comes from."""
    return request.client.host if request.client else "unknown"


def network(request: Asking) -> str:
    """Return what limits count as one address."""
    return network_of(address_of(request))


def link(request: Asking, services: Services, path: str) -> str:
    """Return the address of a page, as people reach the server."""
    base = services.config.url or str(request.base_url)
    return f"{base.rstrip('/')}/{path}"
