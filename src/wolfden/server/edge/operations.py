"""Routes for the operator of the server."""

from ipaddress import ip_address
from typing import Final

from litestar import MediaType, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from wolfden import __version__
from wolfden.server.edge.context import AnyRequest, Serving, address_of
from wolfden.server.model.errors import NotAllowed


@get("/health")
async def health(services: Serving) -> Response[dict[str, str]]:
    """Return whether the server can write to its database."""
    is_healthy = services.writer.is_healthy
    body = {"status": "ok" if is_healthy else "storage", "version": __version__}
    return Response(body, status_code=200 if is_healthy else 503, media_type=MediaType.JSON)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, services: Serving) -> Response[bytes]:
    """Return the metrics, only to the machine itself unless the operator says otherwise.

    How long bots think would give away their hands.
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
