"""The rooms of server and page: one folder for each feature, and layers as file names inside it."""

import re
from collections import Counter
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, Module, modules

SERVER = "wolfden.server"
PAGE = PACKAGE / "web" / "js"
MOST_FILES = 15
"""Modules of a folder, besides the migrations of the database."""
IMPORTED = re.compile(r"""^(?:import|export)\b[^;"'(=]*["'](\.[^"']+)["']""", re.MULTILINE)
"""The module that a statement of JavaScript imports when it is loaded."""
PURE = ("calls", "clocks", "codes", "hours", "live_game", "model", "pairing", "wire")
"""Modules without I/O: data, and the rules of tables."""
IMPURE = {
    *("asyncio", "socket", "threading", "subprocess", "multiprocessing", "sqlite3"),
    *("sqlalchemy", "alembic", "litestar", "uvicorn", "httpx", "aiosmtplib"),
    *("psycopg", "procrastinate"),
}
"""What data and rules of tables do not need: event loop, network, database, processes."""


def server_modules() -> list[Module]:
    """Return the modules of the server."""
    return [module for module in modules() if module.name.startswith(f"{SERVER}.")]


def last_of(name: str) -> str:
    """Return the name of a module without its packages."""
    return name.rpartition(".")[2]


def imported(module: Module) -> set[str]:
    """Return the modules of the server that a module imports."""
    names = {one.name for one in server_modules()}
    found = set()
    for name in module.imports():
        # A name is a module, or something inside one.
        found |= {candidate for candidate in (name, name.rpartition(".")[0]) if candidate in names}
    return found - {module.name}


def page_modules() -> list[Path]:
    """Return the modules that the page of all titles consists of."""
    return sorted(PAGE.rglob("*.js"))


def test_modules_of_the_server_do_not_import_each_other_in_a_cycle() -> None:
    check_acyclic({module.name: imported(module) for module in server_modules()})


def test_modules_of_the_page_do_not_import_each_other_in_a_cycle() -> None:
    graph = {
        str(path): {
            str((path.parent / name).resolve())
            for name in IMPORTED.findall(path.read_text(encoding="utf-8"))
        }
        for path in page_modules()
    }
    assert {found for names in graph.values() for found in names} & graph.keys()
    check_acyclic(graph)


def check_acyclic(graph: Mapping[str, set[str]]) -> None:
    """Check that no module imports itself through others."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_a_folder_can_be_surveyed() -> None:
    python = [
        module.path
        for module in server_modules()
        if module.path.stem != "__init__" and "versions" not in module.path.parts
    ]
    folders = Counter(path.parent for path in (*python, *page_modules()))
    assert {folder.name: count for folder, count in folders.items() if count > MOST_FILES} == {}


def test_the_model_needs_no_network_no_database_and_no_event_loop() -> None:
    impure = [
        f"{module.place} imports {name}"
        for module in server_modules()
        if last_of(module.name) in PURE
        for name in module.imports()
        if name.split(".")[0] in IMPURE
    ]
    assert impure == []


def test_what_is_stored_knows_no_service_and_no_route() -> None:
    upwards = [
        f"{module.place} imports {name}"
        for module in server_modules()
        if last_of(module.name) in (*PURE, "store")
        for name in imported(module)
        if last_of(name) in ("service", "routes", "sockets", "services")
    ]
    assert upwards == []
