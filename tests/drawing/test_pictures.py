"""Pictures show what the page shows of a table, in every language, and need nothing else."""

import importlib.util
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.titles.age_of_the_wolf.recipes import LAKELAND
from wolfden.cli import main
from wolfden.core.contract import State
from wolfden.core.errors import BadData, BadSetup, UnknownTitle
from wolfden.core.registry import Registry
from wolfden.drawing import HTML, SVG, draw
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN = sorted(path.stem for path in DOCS.glob("*.svg"))
LATIN = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
SPEAKERS = {language: Translator(language) for language in LANGUAGES}
"""Texts are read once for all pictures."""


def shown(title: str) -> State:
    """Return the position that the documentation shows."""
    return TITLES.get(title).load((DOCS / f"{title}.txt").read_text(encoding="utf-8"))


def seen(title: str) -> Any:
    """Return what a watcher sees of it; its shape is the title's own."""
    return shown(title).view(None)


def drawn(title: str, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw(title, shown(title), SPEAKERS[language]))


def targets(picture: ElementTree.Element, kind: str) -> set[str]:
    found = (one.get("data-target", "") for one in picture.iter())
    return {target for target in found if target.startswith(f"{kind}:")}


def lines(picture: ElementTree.Element) -> list[str]:
    """Return everything a picture says, the style sheet left out."""
    return [
        text
        for one in picture.iter()
        if not one.tag.endswith("style")
        for text in (one.text, one.tail)
        if text and text.strip()
    ]


def names_in(view: object) -> set[str]:
    """Return the words of a view that are names, of places and of boards."""
    if isinstance(view, dict):
        own = [view[key] for key in ("name", "region", "board") if key in view]
        found = {word for one in own for word in LATIN.findall(str(one))}
        return found.union(*(names_in(below) for below in view.values()))
    return set[str]().union(*map(names_in, view)) if isinstance(view, list) else set()


def test_pictures_and_positions_come_in_pairs() -> None:
    assert sorted(path.stem for path in DOCS.glob("*.txt")) == SHOWN == sorted(TITLES.ids())


@pytest.mark.parametrize("title", SHOWN)
def test_a_picture_is_drawn_from_its_position(title: str) -> None:
    picture = draw(title, shown(title), SPEAKERS["en"])
    assert (DOCS / f"{title}.svg").read_text(encoding="utf-8") == picture


def test_the_map_of_the_wolves_has_every_hex_and_piece() -> None:
    view, picture = seen("the-wolves"), drawn("the-wolves")
    hexes = [*view["hexes"], *view["water"]]
    assert targets(picture, "hex") == {f"hex:{place['hex']}" for place in hexes}
    standing = [one for one in picture.iter() if "piece" in one.get("class", "").split()]
    assert len(standing) == sum(len(land["pieces"]) for land in view["hexes"])


def test_the_board_of_age_of_the_wolf_has_every_region() -> None:
    view, picture = seen("age-of-the-wolf"), drawn("age-of-the-wolf")
    assert len(targets(picture, "region")) == len(view["regions"])


def test_the_map_of_brotherhood_of_the_wolf_has_every_village() -> None:
    view, picture = seen("brotherhood-of-the-wolf"), drawn("brotherhood-of-the-wolf")
    assert len(targets(picture, "village")) == len(view["places"])


@pytest.mark.parametrize("title", SHOWN)
def test_every_seat_has_a_card(title: str) -> None:
    cards = drawn(title).findall(f".//{{{HTML}}}article")
    assert [card.get("data-seat") for card in cards] == [str(seat) for seat in range(len(cards))]
    assert len(cards) > 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_of_brotherhood_has_a_card_for_each_seat_and_no_more(seats: int) -> None:
    state = TITLES.get("brotherhood-of-the-wolf").setup(seats)
    picture = ElementTree.fromstring(draw("brotherhood-of-the-wolf", state, SPEAKERS["en"]))
    assert len(picture.findall(f".//{{{HTML}}}article")) == seats


@pytest.mark.parametrize("title", SHOWN)
def test_a_picture_needs_nothing_but_itself(title: str) -> None:
    picture = drawn(title)
    ids = {one.get("id") for one in picture.iter()}
    for one in picture.iter():
        assert not one.tag.endswith(("script", "image", "link", "iframe"))
        for name, value in one.attrib.items():
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value.startswith("#")
            for reference in re.findall(r"url\(#([^)]+)\)|^#(.+)", value):
                assert set(reference) & ids
            assert "url(" not in value.replace("url(#", "")
    style = picture.findtext(f"{{{SVG}}}style", "")
    assert "url(" not in style
    assert "@import" not in style
    assert "light-dark" not in style


@pytest.mark.parametrize("title", SHOWN)
def test_a_picture_has_a_text_alternative(title: str) -> None:
    picture = drawn(title)
    assert picture.get("role") == "img"
    assert picture.findtext(f"{{{SVG}}}title") == SPEAKERS["en"].translate(f"title-{title}")
    assert len(picture.findtext(f"{{{SVG}}}desc", "")) > 100


@pytest.mark.parametrize("title", ["age-of-the-wolf", "brotherhood-of-the-wolf"])
def test_what_is_our_own_is_said_to_be(title: str) -> None:
    notes = TITLES.get(title).meta().note_keys({})
    assert " ".join(map(SPEAKERS["en"].translate, notes)) in lines(drawn(title))


def test_an_owner_s_board_is_not_called_our_own() -> None:
    title = "age-of-the-wolf"
    state = TITLES.get(title).setup(2, {"board": LAKELAND})
    assert "our own reconstruction" not in draw(title, state, SPEAKERS["en"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", SHOWN)
def test_no_text_is_missing_in_a_language(
    title: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        said = lines(drawn(title, language))
    assert caplog.messages == []
    assert (said == lines(drawn(title))) is (language == "en")
    if language in {"uk", "ru"}:
        latin = {word for line in said for word in LATIN.findall(line)}
        assert latin - names_in(seen(title)) - {"Wolfden", "Portefaix"} == set()


@pytest.mark.parametrize("missing", ["quickjs", "fluent"])
def test_a_missing_extra_is_named(
    missing: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    find: Callable[..., object] = importlib.util.find_spec
    monkeypatch.setattr(
        "wolfden.drawing.find_spec", lambda name: None if name == missing else find(name)
    )
    with pytest.raises(BadSetup, match=r"pip install 'wolfden\[svg\]'"):
        draw("the-wolves", shown("the-wolves"))
    assert main(["board", "the-wolves", "--svg", str(tmp_path / "board.svg")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("wolfden: Not installed: ")
    assert said.count("\n") == 1


# Pages that are not ours.


def paged(tmp_path: Path, **files: str) -> Registry:
    """Return a registry in which The Wolves has another page."""
    (tmp_path / "page").mkdir()
    for name, text in files.items():
        (tmp_path / "page" / f"{name}.js").write_text(text, encoding="utf-8")
    titles = Registry()
    titles.register(TITLES.get("the-wolves"), tmp_path)
    return titles


def test_a_title_without_a_page_has_no_picture() -> None:
    titles = Registry()
    titles.register(TITLES.get("the-wolves"))
    with pytest.raises(UnknownTitle, match="Unknown game “the-wolves”"):
        draw("the-wolves", shown("the-wolves"), SPEAKERS["en"], titles)


@pytest.mark.parametrize(
    ("index", "other", "file"),
    [
        ("this is no script", "", "index.js"),
        ('import { x } from "./other.js";', "export const x = ;", "other.js"),
        ('import { x } from "./nowhere.js";', "", "nowhere.js"),
        ("export default { definitions: () => [] };", "", "index.js"),
    ],
)
def test_a_broken_page_is_named_in_one_sentence(
    tmp_path: Path, index: str, other: str, file: str
) -> None:
    titles = paged(tmp_path, index=index, other=other)
    sentence = f"The page of “the-wolves” cannot draw a picture: .*{file}"
    with pytest.raises(BadData, match=sentence) as error:
        draw("the-wolves", shown("the-wolves"), SPEAKERS["en"], titles)
    assert "\n" not in str(error.value)
    assert file in SPEAKERS["cs"].error_message(error.value)


def test_modules_may_import_and_export_in_every_way(tmp_path: Path) -> None:
    titles = paged(
        tmp_path,
        index="""import whole, { size as given, make } from "./middle.js";
import * as all from "./middle.js";
import {
  twice,
} from "./last.js";
const tree = make("svg", { viewBox: `0 0 ${given} ${twice(all.size)}`, class: "a<b\\"&" }, [whole]);
export { page as default };
const page = { definitions: () => [], board: () => tree, scores: () => [], layers: [],
  status: () => make("div", {}, []) };
""",
        middle="""export * from "./last.js";
export { half as size } from "./last.js";
const word = "a & b < c \\u0007";
export default word;
""",
        last="""export const half = 50;
export function twice(number) { return 2 * number; }
export function make(name, attributes, children) { return { name, attributes, children }; }
""",
    )
    picture = draw("the-wolves", shown("the-wolves"), SPEAKERS["en"], titles)
    boards = list(ElementTree.fromstring(picture).iter(f"{{{SVG}}}svg"))
    assert boards[-1].get("viewBox") == "0 0 50 100"
    assert boards[-1].get("class") == 'a<b"&'
    assert boards[-1].text == "a & b < c  "
