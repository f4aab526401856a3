"""Errors as answers: always a code and a sentence, never a traceback."""

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.errors import WolfdenError
from wolfden.server.errors import TooMany, status_of, told
from wolfden.server.metrics import REFUSALS

Asked = Request[Any, Any, State]

_CODES = {401: "no_guest", 403: "not_allowed", 404: "not_found", 413: "too_large", 429: "too_many"}

log = structlog.get_logger()


def refused(_request: Asked, error: WolfdenError) -> Response[dict[str, object]]:
    """Answer what Wolfden itself refuses."""
    REFUSALS.labels(error.code).inc()
    headers = {"Retry-After": str(error.retry_after)} if isinstance(error, TooMany) else {}
    return Response(
        told(error), status_code=status_of(error), headers=headers, media_type=MediaType.JSON
    )


def misunderstood(_request: Asked, error: HTTPException) -> Response[dict[str, object]]:
    """Answer what the framework refuses: unknown paths, bodies of a wrong shape."""
    code = _CODES.get(error.status_code, "bad_request")
    details = error.extra if isinstance(error.extra, list) else []
    problems = [f"{one.get('key', 'body')}: {one.get('message', '')}" for one in details]
    message = "; ".join(problems) or error.detail
    REFUSALS.labels(code).inc()
    return Response(
        {"code": code, "message": message},
        status_code=error.status_code,
        headers=error.headers,
        media_type=MediaType.JSON,
    )


def unreadable(request: Asked, error: SQLAlchemyError) -> Response[dict[str, object]]:
    """Answer that the database cannot be used at the moment."""
    log.error("the database cannot be read", path=request.url.path, error=str(error))
    body: dict[str, object] = {"code": "storage", "message": "the database cannot be read now"}
    return Response(body, status_code=503, media_type=MediaType.JSON)


def too_deep(_request: Asked, _error: RecursionError) -> Response[dict[str, object]]:
    """Answer a body whose lists lie in lists in lists without end."""
    REFUSALS.labels("bad_request").inc()
    body: dict[str, object] = {"code": "bad_request", "message": "the body is nested too deeply"}
    return Response(body, status_code=400, media_type=MediaType.JSON)


def failed(request: Asked, error: Exception) -> Response[dict[str, object]]:
    """Answer a fault of our own, and note it in the log."""
    log.error("a request failed", path=request.url.path, exc_info=error)
    body: dict[str, object] = {"code": "failed", "message": "this failed, and it is our fault"}
    return Response(body, status_code=500, media_type=MediaType.JSON)
