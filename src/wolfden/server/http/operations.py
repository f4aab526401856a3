"""Routes for whoever runs the server."""

from typing import Final

from litestar import MediaType, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from wolfden import __version__
from wolfden.server.services import Services


@get("/health")
async def health(services: Services) -> Response[dict[str, str]]:
    """Say whether the server can store what people do."""
    is_well = services.writer.is_healthy
    body = {"status": "ok" if is_well else "storage", "version": __version__}
    return Response(body, status_code=200 if is_well else 503, media_type=MediaType.JSON)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Return what the server counts."""
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


ROUTES: Final = Router("/", route_handlers=[health, metrics], tags=["operations"])
