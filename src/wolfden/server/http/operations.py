"""Routes for whoever runs the server."""

from ipaddress import ip_address
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from wolfden import __version__
from wolfden.server.errors import NotAllowed
from wolfden.server.http.context import Serving, address_of

Asked = Request[Any, Any, State]


@get("/health")
async def health(services: Serving) -> Response[dict[str, str]]:
    """Say whether the server can store what people do."""
    is_well = services.writer.is_healthy
    body = {"status": "ok" if is_well else "storage", "version": __version__}
    return Response(body, status_code=200 if is_well else 503, media_type=MediaType.JSON)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, services: Serving) -> Response[bytes]:
    """Return what the server counts, to the machine itself unless the operator says otherwise.

    How long bots think would tell players of their hands.
    """
    if services.config.metrics == "local" and not _is_local(address_of(request)):
        raise NotAllowed("figures-local")
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


ROUTES: Final = Router("/", route_handlers=[health, metrics], tags=["operations"])
