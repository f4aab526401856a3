"""Features of the server: each one declares what it imports, and keeps to what is public."""

import ast
from collections.abc import Iterator

from tests.architecture.sources import Module
from tests.architecture.test_server import SERVER, imported, last_of, server_modules
from wolfden.server.feature import Feature
from wolfden.server.registry import installed_features

FEATURES = f"{SERVER}.features"
PLATFORM = ("base", "database", "http", "jobs", "sharing", "workers")
"""What all features build on."""
TASKS = ("analysis", "bots", "pictures")
"""Features whose tasks worker processes run; ``workers`` names them."""
PRIVATE = ("broadcast", "calls", "feature", "routes", "setups", "sockets", "store")
"""Modules of ``tables`` that are for itself, ``guests`` and what all features build on."""
STORED_THERE = {("chat", "store"), ("upkeep", "store")}
"""Features whose rows are stored along with a table."""
BELOW = ("store", "database", "engine", "writer", "schema", "statements")
"""What routes leave to their service."""


def own_features() -> dict[str, Feature[object]]:
    """Return the features by the packages they are in."""
    return {feature.package: feature for feature in installed_features()}


def package_of(name: str) -> str:
    """Return the package of a feature, or the part of the server, that a module is in."""
    depth = 4 if name.startswith(f"{FEATURES}.") else 3
    return ".".join(name.split(".")[:depth])


def among_features() -> Iterator[tuple[Module, Feature[object], str]]:
    """Yield each module of a feature with what it imports of the packages of others."""
    features = own_features()
    for module in server_modules():
        feature = features.get(package_of(module.name))
        if feature is not None:
            for name in imported(module):
                if package_of(name) != feature.package:
                    yield module, feature, name


def test_a_feature_imports_only_those_that_it_needs() -> None:
    stray = [
        f"{module.place} imports {name}"
        for module, feature, name in among_features()
        if name.startswith(f"{FEATURES}.")
        if name.split(".")[3] not in feature.needs
    ]
    assert stray == []


def test_a_feature_needs_only_what_it_imports() -> None:
    used = {(feature.name, last_of(package_of(name))) for _, feature, name in among_features()}
    needed = {(one.name, other) for one in own_features().values() for other in one.needs}
    assert needed - used == set()


def test_what_features_build_on_imports_none() -> None:
    stray = [
        f"{module.place} imports {name}"
        for module in server_modules()
        if module.name.split(".")[2] in PLATFORM
        for name in imported(module)
        if name.startswith(f"{FEATURES}.")
        if not (module.name == f"{SERVER}.workers.asking" and name.split(".")[3] in TASKS)
    ]
    assert stray == []


def test_features_keep_to_what_is_public_of_tables() -> None:
    stray = [
        f"{module.place} imports {name}"
        for module, feature, name in among_features()
        if package_of(name) == f"{SERVER}.tables" and feature.name != "guests"
        if last_of(name) in PRIVATE and (feature.name, last_of(name)) not in STORED_THERE
    ]
    assert stray == []


def test_routes_leave_storage_to_their_service() -> None:
    stray = [
        f"{module.place} imports {name}"
        for module in server_modules()
        if last_of(module.name) == "routes"
        for name in imported(module)
        if last_of(name) in BELOW
    ]
    assert stray == []


def test_nothing_imports_what_a_feature_declares() -> None:
    """The registry alone does, by name; so declarations may import whatever they need."""
    known = [
        f"{module.place} imports {name}"
        for module in server_modules()
        for name in imported(module)
        if last_of(name) == "feature" and name != f"{SERVER}.feature"
    ]
    assert known == []


def test_every_job_that_the_server_asks_for_is_done_by_a_feature() -> None:
    asked = {
        node.args[0].value
        for module in server_modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Job" and node.args
        if isinstance(node.args[0], ast.Constant)
    }
    done = {name for feature in installed_features() for name in feature.jobs}
    assert asked
    assert asked - done == set()
