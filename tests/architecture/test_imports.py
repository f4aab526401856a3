"""Imports run one way: front ends, players, games, core."""

import ast
import re
import sys
from functools import cache

from tests.architecture.sources import ROOT, Module, modules, titles

LAYERS = (
    ("sources", ""),
    ("core",),
    ("players.learning", "players.heuristics"),
    ("titles",),
    ("players", "i18n"),
    ("command_line",),
    ("drawing", "lab", "testing"),
    ("arena", "teaching"),
    ("terminal", "bench", "server", "training"),
    ("cli", "commands", "new_title", "__main__"),
)
"""The packages from the ground up, and modules below theirs; '' is the package itself."""
DRAWINGS = ("terminal",)
"""Parts of a title that belong to a higher layer: what draws and narrates it."""

TEACHING_PARTS = {"guide", "hints", "puzzles", "review", "analysis"}
"""Parts of ``teaching`` above its base, ``actions``, ``moments`` and ``thinking``."""

LONGEST_CHAIN = 20
"""Modules of the longest chain of imports, from the one that nobody imports to the last."""

LAYER = {package: layer for layer, packages in enumerate(LAYERS) for package in packages}


_IMPORTS = (ast.Import, ast.ImportFrom)


def package_of(name: str) -> str:
    """Return the package of a dotted name, or its module where that has its own layer."""
    parts = [*name.split("."), ""]
    module = ".".join(parts[1:3])
    return module if module in LAYER else parts[1]


def layer_of(module: Module) -> int:
    """Return the layer of a module."""
    parts = module.name.split(".")
    if package_of(module.name) == "titles" and len(parts) > 3 and parts[3] in DRAWINGS:
        return LAYER["terminal"]
    return LAYER[package_of(module.name)]


def rules() -> list[Module]:
    """Return the modules of core and games."""
    return [module for module in modules() if LAYER["core"] <= layer_of(module) <= LAYER["titles"]]


def ours(module: Module) -> list[str]:
    """Return what a module imports from this package."""
    return [name for name in module.imports() if name.split(".")[0] == "wolfden"]


def test_every_module_is_in_a_known_package() -> None:
    unknown = [module.place for module in modules() if package_of(module.name) not in LAYER]
    assert unknown == [], "LAYERS must say where they belong"


def test_imports_run_one_way() -> None:
    upwards = [
        f"{module.place} imports {name}"
        for module in modules()
        for name in ours(module)
        # Other names belong to the package itself, such as its version.
        if LAYER.get(package_of(name), LAYER[""]) > layer_of(module)
    ]
    assert upwards == []


def test_titles_never_import_each_other() -> None:
    """Neither do their modules in higher layers: each imports its own title only."""
    names = set(titles())
    across = []
    for module in modules():
        own = names & set(module.name.split("."))
        for name in ours(module):
            others = names & set(name.split(".")) - own
            if own and others:
                across.append(f"{module.place} imports {name}")
    assert across == []


def test_rooms_of_teaching_do_not_import_each_other() -> None:
    """Guides, hints, puzzles, reviews and analyses share modules of the floor alone."""
    across = []
    for module in modules():
        if (own := teaching_part(module.name)) in TEACHING_PARTS:
            others = TEACHING_PARTS - {own}
            across += [
                f"{module.place} imports {name}"
                for name in ours(module)
                if teaching_part(name) in others
            ]
    assert across == []
    assert {teaching_part(module.name) for module in modules()} >= TEACHING_PARTS


def teaching_part(name: str) -> str:
    """Return the part of a dotted name right below ``teaching``; nothing for other names."""
    return name.removeprefix("wolfden.teaching.").split(".")[0] if "teaching." in name else ""


def test_rules_know_no_bot() -> None:
    named = [
        f"{module.place} imports {name}"
        for module in modules()
        if ".rules." in module.name
        for name in ours(module)
        if ".bot." in name
    ]
    assert named == []


def test_core_knows_no_title() -> None:
    named = [
        f"{module.place} imports {name}"
        for module in modules()
        if package_of(module.name).split(".")[0] in ("core", "players")
        for name in ours(module)
        if set(titles()) & set(name.split("."))
    ]
    assert named == []


def test_core_and_games_need_the_standard_library_only() -> None:
    foreign = [
        f"{module.place} imports {name}"
        for module in rules()
        for name in set(module.imports()) - _for_type_checkers(module)
        if name.split(".")[0] not in {*sys.stdlib_module_names, "wolfden"}
    ]
    assert foreign == []


def _for_type_checkers(module: Module) -> set[str]:
    """Return names imported under ``if TYPE_CHECKING``: they are never loaded."""
    found: set[str] = set()
    for node in module.tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            part = Module(module.path, "", ast.Module(node.body, []))
            found |= set(part.imports())
    return found


def test_rules_use_no_clock_and_no_random_generator() -> None:
    """Same state, same action, same result: only a generator handed in may decide anything."""
    forbidden = {"time", "datetime", "secrets", "uuid", "threading", "logging", "socket"}
    problems = []
    for module in rules():
        if module.place == "core/processes.py":
            continue  # not rules: child processes and signals
        used = {name.split(".")[0] for name in module.imports()}
        problems += [f"{module.place} imports {name}" for name in used & forbidden]
        problems += [
            f"{module.place} uses {ast.unparse(node)}"
            for node in ast.walk(module.tree)
            if isinstance(node, ast.Attribute)
            and ast.unparse(node.value) == "random"
            and node.attr != "Random"
        ]
    assert problems == []


def test_relative_and_inner_imports_are_seen() -> None:
    path = next(module.path for module in modules() if module.place == "core/chance.py")
    text = (
        "def f():\n    from .text import replay\n    from ..titles import TITLES\n    import json\n"
    )
    module = Module(path, text, ast.parse(text))
    assert list(module.imports()) == ["wolfden.core.text.replay", "wolfden.titles.TITLES", "json"]


def test_no_chain_of_imports_is_long() -> None:
    """What a module imports is loaded with it, and has to be understood before it."""
    known = {module.name: module for module in modules()}

    @cache
    def chain_from(name: str) -> list[str]:
        body = [node for node in known[name].tree.body if isinstance(node, _IMPORTS)]
        module = Module(known[name].path, "", ast.Module([*body], []))
        # A name is a module, or something inside one.
        names = {one for found in module.imports() for one in (found, found.rpartition(".")[0])}
        chains = [chain_from(one) for one in sorted(names & known.keys() - {name})]
        return [name, *max(chains, key=len, default=[])]

    longest = max(map(chain_from, known), key=len)
    assert len(longest) <= LONGEST_CHAIN, " -> ".join(longest)


def test_benchmarks_and_scripts_import_shared_helpers_only() -> None:
    """What they share with tests is ``tests.support``; a change of a test breaks no benchmark."""
    stray = [
        f"{path.name} imports {name}"
        for folder in ("benchmarks", "scripts", "examples")
        for path in (ROOT / folder).rglob("*.py")
        for name in re.findall(
            r"^(?:from|import) (tests[\w.]*)", path.read_text(encoding="utf-8"), re.MULTILINE
        )
        if not name.startswith("tests.support")
    ]
    assert stray == []
