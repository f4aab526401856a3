"""The layers of the server: edge, service, store, model; imports go down only, without cycles."""

from graphlib import CycleError, TopologicalSorter

import pytest

from tests.architecture.sources import Module, modules

SERVER = "wolfden.server"
LAYERS = (
    ("config", "log", "metrics", "supervisor", "systemd"),
    ("model",),
    ("store",),
    ("service",),
    ("edge",),
    ("running",),
    ("app",),
    ("command",),
)
"""Packages and modules of the server, from the lowest layer up."""

RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
IMPURE = {
    *("asyncio", "socket", "threading", "subprocess", "multiprocessing", "sqlite3"),
    *("sqlalchemy", "alembic", "litestar", "uvicorn", "httpx", "aiosmtplib"),
    *("psycopg", "procrastinate"),
}
"""What data and rules of tables do not need: event loop, network, database, processes."""


def server_modules() -> list[Module]:
    """Return the modules of the server."""
    return [module for module in modules() if module.name.startswith(f"{SERVER}.")]


def layer_of(name: str) -> str:
    """Return the part of a dotted name right below the server."""
    return name.split(".")[2]


def imported(module: Module) -> set[str]:
    """Return the modules of the server that a module imports."""
    names = {one.name for one in server_modules()}
    found = set()
    for name in module.imports():
        # A name is a module, or something inside one.
        found |= {candidate for candidate in (name, name.rpartition(".")[0]) if candidate in names}
    return found - {module.name}


def test_every_module_of_the_server_is_in_a_known_layer() -> None:
    assert {layer_of(module.name) for module in server_modules()} == set(RANK)


def test_imports_of_the_server_go_down_only() -> None:
    upwards = [
        f"{module.place} imports {name}"
        for module in server_modules()
        for name in imported(module)
        if RANK[layer_of(name)] > RANK[layer_of(module.name)]
    ]
    assert upwards == []


def test_modules_of_the_server_do_not_import_each_other_in_a_cycle() -> None:
    graph = {module.name: imported(module) for module in server_modules()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_the_model_needs_no_network_no_database_and_no_event_loop() -> None:
    impure = [
        f"{module.place} imports {name}"
        for module in server_modules()
        if layer_of(module.name) == "model"
        for name in module.imports()
        if name.split(".")[0] in IMPURE
    ]
    assert impure == []
