"""Routes for operators: health and metrics."""

from ipaddress import ip_address
from typing import Final

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from wolfden import __version__
from wolfden.server.base.errors import NotAllowed
from wolfden.server.http.gate import parse_host
from wolfden.server.http.requests import AnyRequest, address_of, pass_of
from wolfden.server.services import Serving

_PROXY_HEADERS: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")


@get("/health", tags=["operations"])
async def health(request: AnyRequest, services: Serving) -> Response[dict[str, str]]:
    """Return whether the database can be read and written, and workers do their jobs; why not.

    Before a closed door the status alone.
    """
    problem = await services.database.problem()
    status = "ok" if services.workers.is_healthy else "workers"
    body = {"status": "storage" if problem else status}
    if not services.config.is_closed or pass_of(request):
        body |= {"version": __version__, **({"reason": problem} if problem else {})}
    status_code = 200 if body["status"] == "ok" else 503
    return Response(body, status_code=status_code, media_type=MediaType.JSON)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, services: Serving) -> Response[bytes]:
    """Return the metrics, only to the machine itself unless the operator says otherwise.

    How long bots think would give away their hands.
    """
    if services.config.metrics == "local" and not _is_local(request):
        raise NotAllowed("figures-local")
    services.workers.measure()
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _is_local(request: AnyRequest) -> bool:
    """Whether a request was made on this machine, and not passed on by a proxy on it."""
    if any(name in request.headers for name in _PROXY_HEADERS):
        return False
    host, _ = parse_host(request.headers.get("host") or "localhost")
    asked = "127.0.0.1" if host == "localhost" else host.strip("[]")
    try:
        return ip_address(address_of(request)).is_loopback and ip_address(asked).is_loopback
    except ValueError:
        return False
