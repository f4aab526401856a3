"""What the framework leaves out of the OpenAPI description: our errors, and what is too much."""

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Schema
from litestar.openapi.spec.enums import OpenAPIType
from msgspec import StructMeta

from wolfden.server.wire import puzzles, requests, things

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
        "retry_after": Schema(type=OpenAPIType.INTEGER),
    },
)


def describe_bodies(app: Litestar) -> None:
    """Write down that what is sent has no fields but those described."""
    shapes = {**vars(things), **vars(requests), **vars(puzzles)}
    for schema in app.openapi_schema.components.schemas.values():
        shape = shapes.get(schema.title or "")
        if isinstance(shape, StructMeta) and shape.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False


def describe_errors(app: Litestar) -> None:
    """Write our own errors into the description, in place of the framework's."""
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
