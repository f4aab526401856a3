"""The wheel, installed with each extra alone in a clean environment: what the extra is for works.

The plain wheel is built here; ``WOLFDEN_WHEEL`` names another one to test instead, such as the
compiled one of `make wheel`, whose build takes longer than a test may.

uv installs, from where pip would: it takes a second where pip takes half a minute, and keeps what
it has downloaded. PyTorch and Ray are too large for this; of `train`, `cluster` and `bench` the
imports are checked in `tests/architecture/test_dependencies.py`, and nothing else.
"""

import ast
import os
import random
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

import wolfden
from tests.support.people import guest
from tests.support.servers import launch_program, serving
from wolfden.sources import MANIFEST
from wolfden.titles import TITLES

ROOT = Path(__file__).parents[1]
REPLAY = ROOT / "tests" / "titles" / "age_of_the_wolf" / "replays"
SOURCES = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
"""What a wheel is built from."""
COMPILED = (".so", ".pyd", ".pyc")
SETTINGS = {
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "cert": ("SSL_CERT_FILE", " "),
}
"""What pip's settings are called by uv, and what separates several values."""
UV = shutil.which(
    "uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
)
NO_INDEX = 2
"""The exit code of uv where an index does not answer; 1 is a set that cannot be installed."""
DEADLINE = 120
"""Seconds after which a program that hangs fails its test."""
LAB = """
import sys

import numpy as np

sys.path.insert(0, sys.argv[1])
from lab_random import against_bots, tree, turns

rng = np.random.default_rng(1)
for play in (turns, against_bots, tree):
    print(play("age-of-the-wolf", 2, rng))
"""
"""A random game in PettingZoo, in Gymnasium and in OpenSpiel."""


class Installation:
    """A clean environment with the wheel and one extra."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = str(folder / "venv" / "bin" / "python")
        outside = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
        plain = {key: value for key, value in os.environ.items() if key not in outside}
        self.environment = plain | {"XDG_DATA_HOME": str(folder / "data")}

    def run(self, *words: str | Path, answers: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of the environment to its end."""
        return subprocess.run(
            [self.folder / "venv" / "bin" / words[0], *words[1:]],
            input=answers,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            timeout=DEADLINE,
            check=False,
        )

    def wolfden(self, *words: str | Path, answers: str = "") -> str:
        """Run a command that must succeed; return what it says."""
        done = self.run("wolfden", *words, answers=answers)
        assert done.returncode == 0, done.stderr
        return done.stdout


Install = Callable[[str], Installation]


def uv(*words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run uv with the settings of pip."""
    assert UV is not None, "uv is not installed: the extra dev brings it"
    environment = settings_of_pip() | os.environ
    return subprocess.run(
        [UV, "--no-config", *words],
        input=given,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def settings_of_pip() -> dict[str, str]:
    """Return the settings of uv by which it finds what pip finds."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    # What is set in the environment counts more than what is set in a file.
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):
        name, _, value = line.partition("=")
        if known := SETTINGS.get(name.rpartition(".")[2]):
            variable, between = known
            found[variable] = between.join(ast.literal_eval(value).split())
    return found


@cache
def missing_reason() -> str:
    """Return why nothing can be installed here, or an empty string."""
    if UV is None:
        return "uv is not installed here"
    done = uv("pip", "compile", "--quiet", "--refresh", "-", given="click")
    silent = done.stderr.splitlines()[-1].strip() if done.returncode == NO_INDEX else ""
    return silent and f"no index of packages answers here: {silent}"


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel of the sources in a folder."""
    for name in SOURCES:
        source, copy = ROOT / name, folder / name
        shutil.copytree(source, copy) if source.is_dir() else shutil.copy(source, copy)
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    return subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *flags, "."],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel to test: one of the plain sources, or the one that was asked for."""
    if given := os.environ.get("WOLFDEN_WHEEL"):
        return Path(given).resolve()
    folder = tmp_path_factory.mktemp("wheel")
    done = build(folder, WOLFDEN_COMPILE="0")
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built


def is_plain(wheel: Path) -> bool:
    """Whether a wheel is for every Python and system."""
    return wheel.name.endswith("-py3-none-any.whl")


@pytest.fixture
def install(wheel: Path, tmp_path: Path) -> Iterator[Install]:
    """Return what installs the wheel with an extra; the environments are not kept.

    Continuous integration can always install, so nothing is skipped there.
    """
    if "CI" not in os.environ and missing_reason():
        pytest.skip(missing_reason())

    def install(extra: str) -> Installation:
        made = uv("venv", "--quiet", "--python", sys.executable, tmp_path / "venv")
        assert made.returncode == 0, made.stderr
        new = Installation(tmp_path)
        wanted = f"wolfden{extra and f'[{extra}]'} @ {wheel.as_uri()}"
        done = uv("pip", "install", "--quiet", "--python", new.python, wanted)
        assert done.returncode == 0, done.stderr
        return new

    yield install
    shutil.rmtree(tmp_path / "venv", ignore_errors=True)


def check_titles(installed: Installation) -> None:
    """Check the smallest of the commands that every extra brings."""
    listed = installed.wolfden("titles")
    assert [line.split()[0] for line in listed.splitlines()] == list(TITLES.ids())


def names_in(wheel: Path) -> set[str]:
    """Return the files of the package in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if name.startswith("wolfden/")}


def files_of_the_package() -> set[str]:
    """Return the files of the package in the tree, but for what was compiled in place."""
    package = ROOT / "src" / "wolfden"
    return {
        f"wolfden/{path.relative_to(package).as_posix()}"
        for path in package.rglob("*")
        if path.is_file() and path.suffix not in COMPILED and path.name != MANIFEST
    }


def test_a_wheel_has_all_files_and_nothing_that_was_compiled_in_place(wheel: Path) -> None:
    names = names_in(wheel)
    assert files_of_the_package() - names == set()
    modules = {name for name in names if name.endswith(COMPILED)}
    assert is_plain(wheel) == (modules == set()) == (f"wolfden/{MANIFEST}" not in names)


def test_without_a_compiler_a_wheel_is_plain(tmp_path: Path) -> None:
    done = build(tmp_path, CC="no-such-compiler", WOLFDEN_COMPILE="1")
    assert done.returncode == 0, done.stderr
    (built,) = tmp_path.glob("*.whl")
    assert is_plain(built)
    assert files_of_the_package() - names_in(built) == set()
    assert [name for name in names_in(built) if name.endswith(COMPILED)] == []


def test_without_an_extra_the_library_runs(install: Install) -> None:
    installed = install("")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    done = installed.run("python", "-c", example)
    assert done.returncode == 0, done.stderr
    assert "ranks=" in done.stdout.splitlines()[-1]
    refused = installed.run("wolfden", "titles")
    assert refused.returncode == 2
    assert "pip install 'wolfden[" in refused.stderr


def test_the_extra_cli_is_the_commands(install: Install, wheel: Path) -> None:
    installed = install("cli")
    runs = "plain Python: not compiled" if is_plain(wheel) else "compiled"
    assert installed.wolfden("--version") == f"wolfden {wolfden.__version__} ({runs})\n"
    check_titles(installed)


def test_the_extra_terminal_plays(install: Install) -> None:
    installed = install("terminal")
    game = ["the-wolves", "--players", "2", "--seats", "human,random", "--seed", "3"]
    played = installed.wolfden("play", *game, answers="1\n1\n1\nhint\nquit\n")
    assert "The game is saved in" in played
    (saved,) = (installed.folder / "data").rglob("*.replay")
    assert "1 of " in installed.wolfden("replay", saved, "--step", "1", answers="quit\n")


def test_the_extra_arena_lets_bots_play(install: Install) -> None:
    installed = install("arena")
    game = ["age-of-the-wolf", "--seats", "random,random", "--games", "1"]
    installed.wolfden("arena", *game, "--out", "out")
    results = {path.name for path in (installed.folder / "out").iterdir()}
    assert {"results.json", "ratings.png", "ratings.svg"} <= results
    (replay,) = (installed.folder / "out").rglob("*.replay")
    assert installed.wolfden("analyse", replay, "--at", "3", "--seconds", "0.1")


def test_the_extra_lab_has_the_interfaces_of_researchers(install: Install) -> None:
    installed = install("lab")
    check_titles(installed)
    done = installed.run("python", "-c", LAB, ROOT / "examples")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 3


def test_the_extra_svg_draws(install: Install) -> None:
    installed = install("svg")
    installed.wolfden("board", "the-wolves", "--svg", "board.svg")
    assert "<svg" in (installed.folder / "board.svg").read_text(encoding="utf-8")
    replay = min(REPLAY.glob("*.txt"))
    installed.wolfden("animate", replay, "--from", "3", "--to", "4", "-o", "moves.gif")
    assert (installed.folder / "moves.gif").read_bytes().startswith(b"GIF8")


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_the_extra_server_deals_a_table(install: Install) -> None:
    installed = install("server")
    start = partial(launch_program, [installed.python, "-I", "-m", "wolfden"])
    with serving(installed.folder / "den", start) as running:
        async with guest(running.url) as ash:
            assert (await ash.get("/health"))["status"] == "ok"
            table = await ash.table("age-of-the-wolf", "me", "random")
            async with ash.at(table) as player:
                await player.play_on(random.Random(1), turns=3)
        assert running.stop() == 0
