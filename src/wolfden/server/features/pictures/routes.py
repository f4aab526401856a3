"""Routes of pictures and animations."""

import hashlib
from typing import Annotated, Final

from litestar import Controller, Response, get
from litestar.params import FromQuery, QueryParameter

from wolfden.server.features.pictures.service import Picture, Pictures
from wolfden.server.features.puzzles.routes import OPENED, Opened
from wolfden.server.http.requests import AnyRequest, language_of, network
from wolfden.server.services import ONE_TABLE, Found, Serving

PNG: Final = "image/png"
GIF: Final = "image/gif"
_FRESH: Final = "public, max-age=60"
_FINAL: Final = "public, max-age=86400"
_STANDING_IN: Final = "no-store"
"""A picture that only stands in for another must not be kept as that one."""


class TablePictures(Controller):
    """Pictures of one table; no guest is needed."""

    path = ONE_TABLE
    tags = ("pictures",)

    @get("/picture.png", media_type=PNG)
    async def picture(
        self,
        request: AnyRequest,
        services: Serving,
        found: Found,
        ply: FromQuery[int | None] = None,
        lang: FromQuery[str] = "",
    ) -> Response[bytes]:
        """Return the picture of a table's link, or of a moment of its game."""
        client = network(request)
        language = language_of(request, lang)
        picture = await services[Pictures].of_table(found, ply, language, client)
        return _sent(request, picture)

    @get("/animation", media_type=GIF)
    async def animation(
        self,
        request: AnyRequest,
        services: Serving,
        found: Found,
        first: Annotated[int, QueryParameter(name="from")] = 0,
        last: Annotated[int, QueryParameter(name="to")] = 2**31,
        lang: FromQuery[str] = "",
    ) -> Response[bytes]:
        """Return a stretch of a game that is over, as an animation."""
        client, language = network(request), language_of(request, lang)
        body = await services[Pictures].animation(found, first, last, language, client)
        return _response(request, body, GIF, _FINAL)


@get(
    "/api/puzzles/{puzzle:str}/picture.png",
    media_type=PNG,
    tags=["pictures"],
    dependencies=OPENED,
)
async def puzzle_picture(
    request: AnyRequest, services: Serving, opened: Opened, lang: FromQuery[str] = ""
) -> Response[bytes]:
    """Return the picture of a puzzle's link."""
    client, language = network(request), language_of(request, lang)
    picture = await services[Pictures].of_puzzle(opened, language, client)
    return _sent(request, picture)


def _sent(request: AnyRequest, picture: Picture) -> Response[bytes]:
    caching = _FINAL if picture.is_final else _FRESH
    return _response(request, picture.body, PNG, caching if picture.is_drawn else _STANDING_IN)


def _response(request: AnyRequest, body: bytes, kind: str, caching: str) -> Response[bytes]:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {
        "ETag": tag,
        "Cache-Control": caching,
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)


ROUTES: Final = (TablePictures, puzzle_picture)
