"""The protocol's document names everything that can go over the wire."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import msgspec
import pytest

import wolfden.server
from tests.support.people import Guest
from wolfden.core import errors as core_errors
from wolfden.core.errors import WolfdenError
from wolfden.server.base import errors
from wolfden.teaching import thinking
from wolfden.teaching.analysis import study
from wolfden.teaching.review import model as review

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "generate_http.py"
PAGES = ("docs/protocol.md", "docs/http.md")
DOCUMENT = "\n".join((ROOT / page).read_text(encoding="utf-8") for page in PAGES)


def wire_modules() -> list[ModuleType]:
    """Return the modules of the server that say what is sent and received."""
    found = walk_packages(wolfden.server.__path__, "wolfden.server.")
    return [import_module(one.name) for one in found if one.name.endswith(".wire")]


def shapes(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structures a module of the wire defines."""
    found = [value for value in vars(module).values() if isinstance(value, type)]
    own = [value for value in found if value.__module__ == module.__name__]
    return [value for value in own if issubclass(value, msgspec.Struct)]


@pytest.mark.anyio
async def test_every_route_is_described(ash: Guest) -> None:
    schema = await ash.get("/schema/openapi.json")
    described = re.sub(r"\{\w+\}", "{}", DOCUMENT)
    for path, methods in schema["paths"].items():
        plain = re.sub(r"\{\w+\}", "{}", path)
        for method in methods:
            assert f"`{method.upper()} {plain}" in described, f"{method} {path}"


def test_the_reference_of_routes_is_up_to_date() -> None:
    check = [sys.executable, str(SCRIPT), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"run: python scripts/generate_http.py\n{done.stdout}{done.stderr}"


@pytest.mark.anyio
async def test_the_description_says_what_is_refused(ash: Guest) -> None:
    schema = await ash.get("/schema/openapi.json")
    for name in ("NewGuest", "NewTable", "Settings", "Upload"):
        assert schema["components"]["schemas"][name]["additionalProperties"] is False
    answer = await ash.ask("PUT", "/api/guests")
    assert (answer.status_code, answer.json()["code"]) == (405, "bad_request")
    assert "POST" in answer.headers["allow"]


@pytest.mark.anyio
async def test_a_replay_file_is_plain_text(ash: Guest) -> None:
    schema = await ash.get("/schema/openapi.json")
    content = schema["paths"]["/api/tables/{table}/replay.txt"]["get"]["responses"]["200"][
        "content"
    ]
    table = await ash.table("the-wolves", "me", "random")
    answer = await ash.ask("GET", f"/api/tables/{table['id']}/replay.txt")
    assert list(content) == ["text/plain"]
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_every_message_is_described() -> None:
    for shape in (one for module in wire_modules() for one in shapes(module)):
        tag = shape.__struct_config__.tag
        if tag is not None:
            assert f'"type": "{tag}"' in DOCUMENT, tag


def test_every_field_is_described() -> None:
    for module in (*wire_modules(), review, study, thinking):
        for shape in shapes(module):
            for name in shape.__struct_encode_fields__:
                assert re.search(rf"\b{name}\b", DOCUMENT), f"{shape.__name__}.{name}"


def test_every_error_code_is_described() -> None:
    named = {**vars(core_errors), **vars(errors)}.values()
    kinds = [value for value in named if isinstance(value, type)]
    codes = {kind.code for kind in kinds if issubclass(kind, WolfdenError)} - {"error"}
    assert len(codes) > 20
    for code in (*codes, "failed"):
        assert f"`{code}`" in DOCUMENT, code
