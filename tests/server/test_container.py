"""The image of the server: what can be said of it without carrying out its steps.

`deploy/try-container` carries them out; it takes minutes, and an index of packages.
"""

import json
import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from msgspec.structs import fields

from wolfden.server.base.config import Config

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {f"WOLFDEN_{one.name.upper()}" for one in fields(Config)}
ELSEWHERE = {"WOLFDEN_COMPILE", "WOLFDEN_DATABASE_PASSWORD"}
"""Variables of the build and of the compose file, which the server does not read."""


@pytest.fixture(scope="module")
def trying() -> ModuleType:
    """Return the program that carries out the steps."""
    loader = SourceFileLoader("try_container", str(DEPLOY / "try-container"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def image(trying: ModuleType) -> list[tuple[str, str]]:
    """Return the instructions of the last stage."""
    steps = list(trying.instructions((DEPLOY / "Containerfile").read_text(encoding="utf-8")))
    last = max(place for place, (word, _) in enumerate(steps) if word == "FROM")
    return steps[last:]


def test_every_file_that_is_copied_is_there_and_not_ignored(trying: ModuleType) -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = 0
    for word, rest in trying.instructions((DEPLOY / "Containerfile").read_text(encoding="utf-8")):
        if word == "COPY" and not rest.startswith("--from"):
            for name in rest.split()[:-1]:
                assert (ROOT / name).exists()
                assert f"!{name}" in ignored
                copied += 1
    assert copied > 4


def test_the_server_runs_without_rights_and_stores_in_the_volume(
    image: list[tuple[str, str]],
) -> None:
    about = dict(image)
    settings = dict(
        one.split("=", 1) for word, rest in image if word == "ENV" for one in rest.split()
    )
    assert about["USER"] not in ("", "root", "0")
    assert about["VOLUME"] == settings["WOLFDEN_DATA"]
    assert about["EXPOSE"] == settings["WOLFDEN_PORT"]
    check = json.loads(about["HEALTHCHECK"].partition("CMD ")[2])
    assert f":{settings['WOLFDEN_PORT']}/health" in check[-1]
    assert json.loads(about["CMD"]) == ["wolfden", "serve"]


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "compose.postgres.yaml"])
def test_every_variable_is_a_setting(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert set(re.findall(r"WOLFDEN_[A-Z_]+", text)) - SETTINGS - ELSEWHERE == set()
