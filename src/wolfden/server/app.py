"""The web application: routes, sockets, errors, and the services behind them."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, cast

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from wolfden import __version__
from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.server.config import Config
from wolfden.server.gate import App, Gate
from wolfden.server.http import guests, guides, operations, puzzles, replays, tables, titles
from wolfden.server.http.context import provide_files, provide_me, provide_services
from wolfden.server.http.description import describe_bodies, describe_errors
from wolfden.server.http.faults import failed, misunderstood, refused, too_deep, unreadable
from wolfden.server.http.page import PageFiles, page
from wolfden.server.limits import Limits
from wolfden.server.live.home_socket import home_socket
from wolfden.server.live.table_socket import table_socket
from wolfden.server.services import running
from wolfden.titles import TITLES

MAX_BODY: Final = 256 * 1024


def make_app(config: Config, shelf: Registry = TITLES) -> Gate:
    """Return the application of a server, behind its gate."""
    limits = Limits(config.limits)
    files = PageFiles()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(config, limits, shelf) as services:
            app.state.services = services
            app.state.files = files
            yield

    app = _routed(lifespan)
    describe_bodies(app)
    describe_errors(app)
    return Gate(cast("App", app), limits, config.url, files.inline_scripts())


def _routed(lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    return Litestar(
        route_handlers=[
            *(guests.ROUTES, titles.ROUTES, tables.ROUTES, replays.ROUTES),
            *(guides.ROUTES, puzzles.ROUTES, operations.ROUTES),
            *(table_socket, home_socket, page),
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "me": Provide(provide_me),
            "files": Provide(provide_files, sync_to_thread=False),
        },
        exception_handlers={
            WolfdenError: refused,
            HTTPException: misunderstood,
            SQLAlchemyError: unreadable,
            RecursionError: too_deep,
            Exception: failed,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Wolfden", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
