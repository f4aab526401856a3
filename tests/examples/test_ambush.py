"""Ambush as a title from outside: installed, it plays everywhere; broken, it harms no other."""

import json
import os
from pathlib import Path
from shutil import copytree

import httpx
import pytest

from tests.support.servers import launch_command, serving
from tests.terminal.shell import wolfden
from tests.toy.tables import AMBUSH_ONLY, FOLDER
from wolfden.i18n.generate import generated, main
from wolfden.i18n.languages import sections
from wolfden.i18n.rulebook import rule_key
from wolfden.i18n.translator import Translator
from wolfden.i18n.vocabulary import load_vocabulary
from wolfden.teaching.guide import read_guide

TEXTS = [FOLDER / "texts" / f"{language}.ftl" for language in ("en", "cs")]


def install(site: Path, title: str, package: str, source: Path | None = None) -> Path:
    """Put a package with an entry point into a folder; return the folder of the package."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[wolfden.titles]\n{title} = {package}\n")
    if source is not None:
        copytree(source, site / package)
    return site / package


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder in which processes find packages."""
    folder = tmp_path / "site"
    packages = os.pathsep.join(map(str, (folder, FOLDER.parent)))
    monkeypatch.setenv("PYTHONPATH", packages, prepend=os.pathsep)
    return folder


def write_module(package: Path, **modules: str) -> None:
    """Write the modules of a package."""
    package.mkdir(exist_ok=True)
    for name, source in {"__init__": "", **modules}.items():
        (package / f"{name}.py").write_text(source)


def test_an_installed_title_plays_in_terminal_and_arena(site: Path, tmp_path: Path) -> None:
    install(site, "ambush", "wolfden_ambush")
    listed = wolfden(tmp_path, "titles")
    assert "ambush                   Ambush, 2–3 players, still incomplete, rules T." in listed.out
    assert listed.err == ""
    played = wolfden(tmp_path, "play", "ambush", "--seats", "random,random", "--seed", "1")
    assert (played.code, played.err) == (0, "")
    assert "Score sheet" in played.out
    asked = wolfden(
        tmp_path,
        "play",
        "ambush",
        "--seats",
        "human,random",
        "--seed",
        "2",
        answers="bid 1\nshow\n",
    )
    assert "Bid on your card, or swap it first." in asked.out
    assert "The die is rolled, and all that was shown counts." in asked.out
    results = ["--out", str(tmp_path / "results")]
    fought = wolfden(
        tmp_path, "arena", "ambush", "--seats", "greedy,random", "--games", "2", *results
    )
    assert (fought.code, "Ambush, 2 seats, 2 games" in fought.out) == (0, True), fought.err
    drawn = wolfden(tmp_path, "board", "ambush", "--players", "2", "--svg", tmp_path / "board.svg")
    assert drawn.code == 0, drawn.err
    assert "ambush-board" in (tmp_path / "board.svg").read_text()


def test_an_installed_title_is_served(site: Path, tmp_path: Path) -> None:
    install(site, "ambush", "wolfden_ambush")
    install(site, "broken", "broken_title")
    # As an operator starts it: forked servers know the titles of this process only.
    running = serving(tmp_path / "data", launch_command)
    with running as server, httpx.Client(base_url=server.url) as page:
        titles = {one["id"]: one for one in page.get("/api/titles").json()["titles"]}
        assert titles["ambush"]["guides"] == ["ambush"]
        assert len(titles) == 4
        module = page.get("/titles/ambush/page/index.js")
        assert module.text == (FOLDER / "page" / "index.js").read_text()
        texts = page.get("/locales/en/ambush.ftl").text
        assert texts == sections(TEXTS[0].read_text())["game"]
        assert "title-ambush = Přepadení" in page.get("/locales/cs/titles.ftl").text
        assert page.get("/titles/ambush/game.py").status_code == 404
        assert page.get("/titles/ambush/sample.json").json()["seats"] == 3
    lines = (tmp_path / "data.log").read_text().splitlines()
    problems = [json.loads(line)["problem"] for line in lines if "title unusable" in line]
    assert len(problems) == 1
    assert "the package broken_title cannot be used" in problems[0]


def test_a_broken_title_gets_one_sentence_and_the_others_play(site: Path, tmp_path: Path) -> None:
    install(site, "ambush", "wolfden_ambush")
    install(site, "ambush", "zz_twin")
    twin = "from wolfden_ambush.game import GAME as GAME\n"
    write_module(site / "zz_twin", game=twin)
    (site / "zz_twin" / "texts").mkdir()
    (site / "zz_twin" / "texts" / "en.ftl").write_text("")
    install(site, "raising", "raising_title")
    write_module(site / "raising_title", game="raise RuntimeError('no cards')\n")
    install(site, "silent", "silent_title")
    silent = "from types import SimpleNamespace as N\nGAME = N(meta=lambda: N(id='silent'))\n"
    write_module(site / "silent_title", game=silent)
    result = wolfden(tmp_path, "titles")
    assert result.code == 0
    assert [line.split()[0] for line in result.out.splitlines()] == [
        *("age-of-the-wolf", "ambush", "brotherhood-of-the-wolf", "the-wolves")
    ]
    start = "wolfden: the title '{}' of the package {} cannot be used: "
    assert result.err.splitlines() == [
        start.format("ambush", "zz_twin") + "ValueError: the title 'ambush' is registered twice",
        start.format("raising", "raising_title") + "RuntimeError: no cards",
        start.format("silent", "silent_title")
        + "ValueError: it has no English texts, texts/en.ftl",
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("vocabulary.toml", 'rule = "T1"', "", "[events.draw]: the rule that makes it happen"),
        ("vocabulary.toml", "prefix =", "prefix", "vocabulary.toml: "),
        ("texts/en.ftl", "ambush-log-fold =", "ambush-log-f =", "the key 'ambush-log-fold'"),
    ],
)
def test_a_broken_vocabulary_is_named(
    site: Path, tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    package = install(site, "ambush", "wolfden_ambush", FOLDER)
    path = package / file
    path.write_text(path.read_text().replace(old, new, 1))
    refused = wolfden(tmp_path, "play", "ambush", "--seats", "random,random")
    refused.check_refusal(sentence, str(package / "vocabulary.toml"))
    assert wolfden(tmp_path, "board", "the-wolves").code == 0


def test_a_title_without_a_terminal_says_so(site: Path, tmp_path: Path) -> None:
    package = install(site, "ambush", "wolfden_ambush", FOLDER)
    (package / "terminal.py").unlink()
    refused = wolfden(tmp_path, "play", "ambush", "--seats", "random,random")
    refused.check_refusal("“ambush” cannot be played in the terminal: its package has no module")


def test_the_generated_files_are_what_the_vocabulary_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path, text in generated(FOLDER):
        assert path.read_text() == text, "run python -m wolfden.i18n.generate"
    package = copytree(FOLDER, tmp_path / "package")
    (package / "rules" / "vocabulary.py").unlink()
    assert main([str(package)]) == 0
    assert str(package / "rules" / "vocabulary.py") in capsys.readouterr().out
    assert main([str(tmp_path)]) == 1
    assert "vocabulary.toml" in capsys.readouterr().err


def test_texts_are_the_same_in_both_languages() -> None:
    english, czech = ({line.split(" =")[0] for line in path.read_text().splitlines()
                       if line[:1].islower()} for path in TEXTS)  # fmt: skip
    assert english == czech
    assert load_vocabulary(FOLDER).keys <= english
    assert {rule_key(f"T{number}") for number in range(1, 6)} <= english


def test_the_guide_can_be_played() -> None:
    guide = read_guide((FOLDER / "guide.toml").read_text(), "ambush", AMBUSH_ONLY)
    translator = Translator("cs", lambda language: [FOLDER / "texts" / f"{language}.ftl"])
    assert [step.asks for step in guide.steps] == [(), ("bid 3",), ("show",), ()]
    assert all(translator.has_text(f"guide-ambush-{step.name}") for step in guide.steps)
