"""What the packages of an extra import is declared by the extra: nothing is there by chance."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.sources import ROOT, Module, modules

HOMES = {
    "": ("__init__.py", "sources.py", "core/", "titles/", "players/", "testing/"),
    "cli": ("__main__.py", "cli.py", "commands.py", "command_line.py", "i18n/", "new_title.py"),
    "terminal": ("terminal/",),
    "arena": ("arena/", "teaching/"),
    "cluster": ("arena/cluster.py",),
    "train": ("training/",),
    "lab": ("lab/",),
    "svg": ("drawing/",),
    "bench": ("bench/",),
    "server": ("server/",),
}
"""The modules each extra is for, by where they are; '' is an installation without any extra."""
ELSEWHERE = ("titles/*/terminal.py", "titles/*/terminal/*")
"""What draws a title in a terminal is for the extra that has the terminal."""
COMPILED = "VECTORS"
"""What `setup.py` calls the requirements of compiled modules."""
RUN_ONLY = ("__main__.py", "server/database/migrations/env.py")
"""Modules that do their work when they are loaded."""
PROGRAMS = ("tests", "scripts", "tools")
EXAMPLES = {"wolfden_ambush", "wolfden_applause", "wolfden_my_title"}
OWN = {"wolfden", *EXAMPLES, "tests", "benchmarks", "docs", "scripts", "tools"}
"""Where else modules of the project are."""
TOOLS = {"dev", "compile", "docs"}
"""Extras that no module needs: what builds and checks the package."""
PLUGINS = {"anyio"}
"""Plugins of pytest, which no test imports by name."""

IMPORTING = """
import importlib, json, sys

hidden, names = map(json.loads, sys.argv[1:])


class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name in hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, NotInstalled())
for name in names:
    importlib.import_module(name)
"""
"""Imports modules while others cannot be found."""


@cache
def declared(extra: str) -> tuple[Requirement, ...]:
    """Return what an extra declares, with what is declared by the extras it includes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[Requirement] = []
    for words in project["optional-dependencies"].get(extra, ()):
        requirement = Requirement(words)
        if requirement.name == project["name"]:
            found += [one for included in requirement.extras for one in declared(included)]
        else:
            found.append(requirement)
    return tuple(found)


@cache
def compiled() -> tuple[Requirement, ...]:
    """Return what `setup.py` declares where modules are compiled."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    values = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        if ast.unparse(node.targets[0]) == COMPILED
    ]
    return tuple(map(Requirement, ast.literal_eval(values[0])))


def extras() -> list[str]:
    """Return the names of the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["optional-dependencies"])


def names_of(requirements: Iterable[Requirement]) -> set[str]:
    """Return the names of distributions as they are compared."""
    return {canonicalize_name(one.name) for one in requirements}


@cache
def distributions() -> dict[str, set[str]]:
    """Return which distributions, of those installed here, an imported name comes from."""
    found = metadata.packages_distributions()
    return {name: set(map(canonicalize_name, owners)) for name, owners in found.items()}


def providers(name: str) -> set[str]:
    """Return the distributions of an imported name; what is not installed is called the same."""
    top = name.partition(".")[0]
    return distributions().get(top, {canonicalize_name(top)})


def foreign(module: Module) -> set[str]:
    """Return the names a module imports from other distributions, inside functions too."""
    names = {name.partition(".")[0] for name in (*module.imports(), *loaded_by_name(module))}
    return names - {*OWN, *sys.stdlib_module_names}


def loaded_by_name(module: Module) -> Iterator[str]:
    """Yield what a module loads by a name written in it."""
    constants = {
        node.target.id: node.value
        for node in module.tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            argument: ast.expr | None = node.args[0]
            if isinstance(argument, ast.Name):
                argument = constants.get(argument.id)
            if isinstance(argument, ast.Constant):
                yield str(argument.value)


def home_of(module: Module) -> str:
    """Return the extra that a module is for: of those that claim it, the most exact."""
    path = Path(module.place)
    if any(path.match(pattern) for pattern in ELSEWHERE):
        return "terminal"
    claims = [
        (len(place), extra)
        for extra, places in HOMES.items()
        for place in places
        if module.place.startswith(place)
    ]
    return max(claims)[1]


@cache
def used_by(extra: str) -> tuple[Module, ...]:
    """Return the modules of an extra, and those of others that are loaded along with them."""
    known = {module.name: module for module in modules()}
    reached = {module.name: module for module in modules() if home_of(module) == extra}
    waiting = list(reached.values())
    while waiting:
        for name in when_imported(waiting.pop()).imports():
            # A name is a module, or something inside one.
            found = known.get(name) or known.get(name.rpartition(".")[0])
            if found is not None and found.name not in reached:
                reached[found.name] = found
                waiting.append(found)
    return tuple(reached.values())


def when_imported(module: Module) -> Module:
    """Return a module without what is not run when it is loaded."""
    later = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    body = [
        node
        for node in module.tree.body
        if not isinstance(node, later)
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    ]
    return Module(module.path, module.text, ast.Module(body, []))


def installed_with(extra: str) -> set[str]:
    """Return the distributions that an installation with one extra has, of those known here."""
    found = {"wolfden"}
    waiting = [*declared(extra), *compiled()]
    seen = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        found.add(name)
        for wanted in ("", *sorted(requirement.extras)):
            if (name, wanted) not in seen:
                seen.add((name, wanted))
                waiting += required(name, wanted)
    return found


def required(name: str, extra: str) -> list[Requirement]:
    """Return what an installed distribution requires on this machine, for one of its extras."""
    try:
        lines = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []
    found = map(Requirement, lines)
    return [one for one in found if one.marker is None or one.marker.evaluate({"extra": extra})]


@pytest.mark.parametrize("extra", HOMES)
def test_what_the_packages_of_an_extra_import_is_declared_by_it(extra: str) -> None:
    allowed = names_of([*declared(extra), *compiled()])
    stray = [
        f"{module.place} imports {name}"
        for module in used_by(extra)
        for name in sorted(foreign(module if home_of(module) == extra else when_imported(module)))
        if not providers(name) & allowed
    ]
    assert stray == []


@pytest.mark.parametrize("extra", HOMES)
def test_the_packages_of_an_extra_load_with_what_it_installs(extra: str) -> None:
    """A library that another one needs may be there by chance, from an extra for development."""
    there = installed_with(extra)
    hidden = [name for name, owners in distributions().items() if not owners & there]
    absent = {name for module in used_by(extra) for name in foreign(module)} - {*distributions()}
    names = [
        module.name
        for module in modules()
        if home_of(module) == extra
        if not absent & foreign(when_imported(module))
        if module.place not in RUN_ONLY
    ]
    words = [sys.executable, "-c", IMPORTING, json.dumps(hidden), json.dumps(names)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_extra_is_for_some_modules() -> None:
    assert {*HOMES} == {"", *extras()} - TOOLS
    assert {home_of(module) for module in modules()} == {*HOMES}


@pytest.mark.parametrize("extra", [one for one in HOMES if one])
def test_every_extra_brings_the_commands(extra: str) -> None:
    """``wolfden --version`` and ``wolfden titles`` answer in each installation with an extra."""
    assert names_of(declared("cli")) <= names_of(declared(extra))


def installed_by_make() -> list[str]:
    """Return the extras that a development environment has."""
    found = re.search(r"^EXTRAS := (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1].split(",")


def test_constraints_pin_what_make_installs() -> None:
    """Each package has one version on each supported Python, and the version is allowed."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line) for line in lines if not line.startswith("#")]
    for python in ("3.11", "3.12", "3.13"):
        machine = {"python_version": python, "python_full_version": f"{python}.1"}
        here = [pin for pin in pins if pin.marker is None or pin.marker.evaluate(machine)]
        versions = {canonicalize_name(pin.name): str(pin.specifier) for pin in here}
        assert len(versions) == len(here)
        for wanted in (one for extra in installed_by_make() for one in declared(extra)):
            pinned = versions[canonicalize_name(wanted.name)]
            assert pinned.startswith("==")
            assert wanted.specifier.contains(pinned.removeprefix("=="))


def test_what_tests_and_scripts_import_is_declared_too() -> None:
    allowed = {name for extra in installed_by_make() for name in names_of(declared(extra))}
    assert allowed >= PLUGINS
    stray = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path, text in programs()
        for name in sorted(foreign(Module(path, text, ast.parse(text))))
        if not providers(name) & allowed
    ]
    assert stray == []


def test_every_dependency_is_named_with_a_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    named = set(map(canonicalize_name, re.findall(r"[\w.-]+", reasons)))
    everything = [*compiled(), *(one for extra in extras() for one in declared(extra))]
    assert names_of(everything) - named == set()


def programs() -> Iterator[tuple[Path, str]]:
    """Yield the tests and the programs of the project, and their texts."""
    for path in sorted(one for folder in PROGRAMS for one in (ROOT / folder).rglob("*")):
        if path.is_file() and "node_modules" not in path.parts and path.suffix in {"", ".py"}:
            text = path.read_text(encoding="utf-8")
            if path.suffix or text.startswith("#!/usr/bin/env python"):
                yield path, text
