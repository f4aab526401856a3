"""The registry of features: what fits together is built in order, anything else is refused."""

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from litestar import get

from tests.terminal.shell import wolfden
from wolfden.core.errors import BadSetup
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.translator import Translator
from wolfden.server.base.config import Config
from wolfden.server.database.engine import migrate
from wolfden.server.feature import Feature
from wolfden.server.pages import named, plain
from wolfden.server.registry import Features, installed_features
from wolfden.server.running import run_services

pytestmark = pytest.mark.anyio

AnyFeature = Feature[object]


@get("/api/howls/{howl:str}")
async def show_howl(howl: str) -> str:
    """Answer."""
    return howl


@get("/api/howls/{number:str}")
async def show_number(number: str) -> str:
    """Answer the same requests."""
    return number


async def do_nothing(_service: object, _table: str) -> None:
    """Do a job."""


ONE = AnyFeature(
    name="one",
    package="p.one",
    routes=(show_howl,),
    jobs={"howl": do_nothing},
    pages=(plain("howls"), named("howl")),
)


def refusal(features: Sequence[AnyFeature]) -> BadSetup:
    """Return why features cannot be used together."""
    with pytest.raises(BadSetup) as caught:
        Features(features)
    return caught.value


def test_features_come_after_those_that_they_need() -> None:
    two = AnyFeature(name="two", needs=("zero", "one"))
    found = Features([two, ONE, AnyFeature(name="zero", needs=("one",))])
    assert [feature.name for feature in found] == ["one", "zero", "two"]


@pytest.mark.parametrize(
    ("other", "kind", "name"),
    [
        (AnyFeature(name="one", package="p.two"), "name", "one"),
        (AnyFeature(name="two", package="p.two", jobs={"howl": do_nothing}), "job", "howl"),
        (AnyFeature(name="two", package="p.two", pages=(plain("howls"),)), "page", "/howls"),
        (AnyFeature(name="two", package="p.two", pages=(named("howl"),)), "page", "/howl/…"),
        (
            AnyFeature(name="two", package="p.two", routes=(show_number,)),
            "route",
            "GET /api/howls/{str}",
        ),
    ],
)
def test_what_one_has_no_other_can_have(other: AnyFeature, kind: str, name: str) -> None:
    error = refusal([ONE, other])
    assert error.key == "feature-taken"
    assert error.facts == {"kind": kind, "name": name, "first": "p.one", "second": "p.two"}
    check_sentences(error)


def test_pages_with_and_without_a_name_are_different() -> None:
    other = AnyFeature(name="two", pages=(named("howls"), plain("howl")))
    assert len(Features([ONE, other]).pages) == 4


def test_what_is_needed_must_be_there() -> None:
    error = refusal([ONE, AnyFeature(name="two", needs=("three",))])
    assert (error.key, error.facts) == ("feature-needs", {"feature": "two", "needed": "three"})
    check_sentences(error)


def test_features_that_need_each_other_are_refused() -> None:
    circle = [("two", "three"), ("three", "four"), ("four", "two")]
    error = refusal([ONE, *(AnyFeature(name=name, needs=(other,)) for name, other in circle)])
    assert error.key == "feature-cycle"
    assert error.facts == {"names": "four → two → three → four"}
    check_sentences(error)


def check_sentences(error: BadSetup) -> None:
    """Check that each language has its own sentence with all facts."""
    sentences = {Translator(language).error_message(error) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert str(error) in sentences
    facts = [str(fact) for name, fact in error.facts.items() if name != "kind"]
    assert [(fact, one) for fact in facts for one in sentences if fact not in one] == []


# Installed ones.


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder in which processes find packages."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "site"), prepend=os.pathsep)
    return tmp_path / "site"


def install(site: Path, name: str, source: str) -> None:
    """Install a package with a feature."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[wolfden.features]\n{name} = {name}\n")
    (site / name).mkdir()
    (site / name / "__init__.py").write_text("")
    (site / name / "feature.py").write_text(source)


FEATURE = "from wolfden.server.feature import Feature\nFEATURE = Feature(name='{}'{})\n"
NEEDY = (
    "The server feature “howls” needs the feature “moon”, which is not installed. "
    "Install it, or uninstall “howls”."
)
TWICE = (
    "Two server features are called “tournaments”: wolfden.server.features.tournaments and howls. "
    "Uninstall one of them."
)
BROKEN = "The server feature “howls” cannot be used: {}. Repair its package or uninstall it."


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("raise RuntimeError('no voice')", BROKEN.format("RuntimeError: no voice")),
        ("FEATURE = 1", BROKEN.format("TypeError: FEATURE is of type int")),
        (
            FEATURE.format("howls", ", needs=('moon',)"),
            NEEDY,
        ),
        (
            FEATURE.format("tournaments", ""),
            TWICE,
        ),
    ],
)
def test_a_server_does_not_start_with_a_feature_it_cannot_use(
    site: Path, tmp_path: Path, source: str, sentence: str
) -> None:
    install(site, "howls", source)
    refused = wolfden(tmp_path, "serve", "--data", tmp_path / "data", "--port", "0")
    assert refused.code == 2
    assert refused.err.splitlines() == [f"wolfden: {sentence}"]
    assert not (tmp_path / "data").exists(), "nothing is touched"


async def test_a_service_that_cannot_be_made_refuses_the_start(tmp_path: Path) -> None:
    def fail(_services: object) -> object:
        raise RuntimeError("no moon")

    broken = AnyFeature(name="howls", make=fail)
    migrate(tmp_path)
    features = Features([*installed_features(), broken])
    with pytest.raises(BadSetup, match="“howls” cannot be used: RuntimeError: no moon"):
        async with run_services(Config(data=tmp_path, limits=0), features=features):
            pass


async def test_a_feature_starts_before_the_server_answers_and_is_kept_up(tmp_path: Path) -> None:
    done: list[str] = []

    class Howls:
        async def start(self) -> None:
            done.append("start")

        async def keep_up(self) -> None:
            done.append("upkeep")

    howls = Feature(
        name="howls", make=lambda _services: Howls(), start=Howls.start, upkeep=(Howls.keep_up,)
    )
    migrate(tmp_path)
    features = Features([*installed_features(), howls])
    async with run_services(Config(data=tmp_path, limits=0), features=features) as services:
        assert done == ["start"]
        await asyncio.sleep(0)
        assert done == ["start", "upkeep"]
        assert isinstance(services[Howls], Howls)


def test_our_own_features_are_found() -> None:
    folder = Path(sys.modules["wolfden.server"].__path__[0])
    folders = {path.parent.name for path in folder.glob("features/*/__init__.py")}
    assert {feature.name for feature in installed_features()} == {*folders, "guests", "tables"}
