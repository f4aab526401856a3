"""The web application: routes, sockets, errors, and the services behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from wolfden import __version__
from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.games import TITLES
from wolfden.server.config import Config
from wolfden.server.http import guests, operations, tables, titles
from wolfden.server.http.context import provide_me, provide_services
from wolfden.server.http.faults import failed, misunderstood, refused
from wolfden.server.live.table_socket import table_socket
from wolfden.server.services import running

MAX_BODY: Final = 256 * 1024


def make_app(config: Config, shelf: Registry = TITLES) -> Litestar:
    """Return the application of a server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(config, shelf) as services:
            app.state.services = services
            yield

    return Litestar(
        route_handlers=[
            *(guests.ROUTES, titles.ROUTES, tables.ROUTES, operations.ROUTES),
            table_socket,
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "me": Provide(provide_me),
        },
        exception_handlers={
            WolfdenError: refused,
            HTTPException: misunderstood,
            Exception: failed,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Wolfden", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
