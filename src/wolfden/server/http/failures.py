"""Errors as responses, and their description in the OpenAPI document."""

from typing import Any, Final

from litestar import Litestar, MediaType, Response
from litestar.exceptions import HTTPException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Schema
from litestar.openapi.spec.enums import OpenAPIType
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.errors import WolfdenError
from wolfden.server.base.errors import TooMany, error_body, status_of
from wolfden.server.base.log import count_refusal, log, request_id
from wolfden.server.http.requests import AnyRequest

FAILURES: Final = 500
"""From this status on, it is not the client's fault."""
_CODES = {401: "no_guest", 403: "not_allowed", 404: "not_found", 413: "too_large", 429: "too_many"}

Body = dict[str, object]


def _response(status: int, body: Body, headers: dict[str, str] | None = None) -> Response[Body]:
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


def refuse(request: AnyRequest, error: WolfdenError) -> Response[Body]:
    """Answer an error of Wolfden."""
    status, body = status_of(error), error_body(error)
    if status >= FAILURES:
        body["request"] = request_id()
    count_refusal(error.code, path=request.url.path, reason=str(error))
    headers = {"Retry-After": str(error.retry_after)} if isinstance(error, TooMany) else {}
    return _response(status, body, headers)


def answer_framework_error(request: AnyRequest, error: HTTPException) -> Response[Body]:
    """Answer an error of the framework: unknown paths, bodies of a wrong shape."""
    code = _CODES.get(error.status_code, "bad_request")
    details = error.extra if isinstance(error.extra, list) else []
    problems = [f"{one.get('key', 'body')}: {one.get('message', '')}" for one in details]
    message = "; ".join(problems) or error.detail
    count_refusal(code, path=request.url.path)
    return _response(error.status_code, {"code": code, "message": message}, error.headers)


def answer_unreadable(_request: AnyRequest, error: Exception) -> Response[Body]:
    """Answer a body that is nested too deeply, or not UTF-8."""
    count_refusal("bad_request")
    is_deep = isinstance(error, RecursionError)
    message = "the body is nested too deeply" if is_deep else "the body is not UTF-8"
    return _response(400, {"code": "bad_request", "message": message})


def answer_failure(request: AnyRequest, error: Exception) -> Response[Body]:
    """Answer a failure of the database or of our code, with the id that the log has."""
    code, message = log_failure("a request", error, path=request.url.path)
    body: Body = {"code": code, "message": message, "request": request_id()}
    return _response(503 if code == "storage" else 500, body)


def log_failure(what: str, error: Exception, **facts: object) -> tuple[str, str]:
    """Log a failure of the database or of our code; return code and sentence for the client."""
    if isinstance(error, SQLAlchemyError):
        log.error("the database cannot be read", error=str(error), **facts)
        return "storage", "the database cannot be read now"
    log.error(f"{what} failed", exc_info=error, **facts)
    return "failed", "this failed, and it is our fault"


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    WolfdenError: refuse,
    HTTPException: answer_framework_error,
    RecursionError: answer_unreadable,
    UnicodeDecodeError: answer_unreadable,
    Exception: answer_failure,
}

# The OpenAPI document.

METHODS: Final = ("get", "put", "post", "delete", "patch")

_TEXT: Final = Schema(type=OpenAPIType.STRING)
_SHAPE: Final = Schema(
    type=OpenAPIType.OBJECT,
    required=["code", "message"],
    properties={
        "code": _TEXT,
        "message": _TEXT,
        "key": _TEXT,
        "facts": Schema(type=OpenAPIType.OBJECT),
        "rule": _TEXT,
        "request": _TEXT,
        "retry_after": Schema(type=OpenAPIType.INTEGER),
    },
)


def describe_bodies(app: Litestar) -> None:
    """Declare that request bodies have no fields but those described."""
    ours = [shape for shape in Struct.__subclasses__() if shape.__module__.startswith("wolfden.")]
    strict = {shape.__name__ for shape in ours if shape.__struct_config__.forbid_unknown_fields}
    for schema in app.openapi_schema.components.schemas.values():
        if schema.title in strict:
            schema.additional_properties = False


def describe_errors(app: Litestar) -> None:
    """Describe our own errors in place of the framework's."""
    refusal = OpenAPIResponse(
        description="It was not done, and why; docs/protocol.md lists the codes.",
        content={"application/json": OpenAPIMediaType(schema=_SHAPE)},
    )
    for path in (app.openapi_schema.paths or {}).values():
        for method in METHODS:
            operation = getattr(path, method)
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = refusal
