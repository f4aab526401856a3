"""The route of everything that is stored about a guest."""

from litestar import MediaType, Response, get

from wolfden.server.features.privacy.service import Exporter
from wolfden.server.services import Myself, Serving


@get("/api/me/export", media_type=MediaType.JSON, tags=["guests"])
async def export(services: Serving, me: Myself) -> Response[bytes]:
    """Return everything stored about the guest who asks."""
    await services.limits.exports.use(me.id)
    name = f'attachment; filename="wolfden-{me.id}.json"'
    body = await services[Exporter].export(me)
    headers = {"Content-Disposition": name}
    return Response(body, media_type=MediaType.JSON, headers=headers)
