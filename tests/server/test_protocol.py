"""The protocol's document names everything that can go over the wire."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.server.people import Guest
from wolfden.core.errors import WolfdenError
from wolfden.server import errors
from wolfden.server.wire import messages, puzzles, requests, things

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def shapes(module: object) -> list[type[msgspec.Struct]]:
    """Return the structures a module of the wire defines."""
    found = [value for value in vars(module).values() if isinstance(value, type)]
    return [value for value in found if issubclass(value, msgspec.Struct)]


@pytest.mark.anyio
async def test_every_route_is_described(ash: Guest) -> None:
    schema = await ash.get("/schema/openapi.json")
    described = re.sub(r"\{\w+\}", "{}", DOCUMENT)
    for path, methods in schema["paths"].items():
        plain = re.sub(r"\{\w+\}", "{}", path)
        for method in methods:
            assert f"`{method.upper()} {plain}" in described, f"{method} {path}"


def test_every_message_is_described() -> None:
    for shape in shapes(messages):
        tag = shape.__struct_config__.tag
        if tag is not None:
            assert f'"type": "{tag}"' in DOCUMENT, tag


def test_every_field_is_described() -> None:
    for module in (messages, puzzles, requests, things):
        for shape in shapes(module):
            for name in shape.__struct_encode_fields__:
                assert re.search(rf"\b{name}\b", DOCUMENT), f"{shape.__name__}.{name}"


def test_every_error_code_is_described() -> None:
    kinds = [value for value in vars(errors).values() if isinstance(value, type)]
    codes = {kind.code for kind in kinds if issubclass(kind, WolfdenError)} - {"error"}
    assert len(codes) > 20
    for code in (*codes, "failed"):
        assert f"`{code}`" in DOCUMENT, code
