"""The rules on the page: every number has its text, in every language, and its pictures."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from docs.screens.rulepictures import FOLDER, albums
from tests.web.languages import read
from tests.web.test_languages import LOCALES, WEB, offered
from wolfden.games import TITLES

DOCS = Path(__file__).parents[2] / "docs" / "rules"
LETTERS = {"the-wolves": "W", "age-of-the-wolf": "A", "brotherhood-of-the-wolf": "B"}
NUMBER = re.compile(r"\b[WAB]\d+(?:\.\d+)?\b")
EVENT = re.compile(r'"?([a-z-]+)"?: "([WAB]\d+\.\d+)"')
LEAST_PICTURES = 5
HERE = [title for title in LETTERS if (LOCALES / "en" / f"rules-{title}.ftl").exists()]


def key_of(number: str) -> str:
    """Return the key of the text of a rule or a chapter."""
    return f"rule-{number.lower().replace('.', '-')}"


def texts_of(language: str, file: str) -> dict[str, str]:
    """Return the texts of a file as they are written, by their keys."""
    source = (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")
    found = re.split(r"^([a-z][a-z0-9-]*) =", source, flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


def numbers_of(title: str) -> set[str]:
    """Return the rules of a title that its documentation, its refusals or its tests speak of."""
    letter = LETTERS[title]
    text = (DOCS / f"{title}.md").read_text(encoding="utf-8")
    reasons = vars(import_module(f"wolfden.games.{title.replace('-', '_')}.reasons"))["REASONS"]
    told = {number for number in NUMBER.findall(text) if number.startswith(letter)}
    return told | {number for number in NUMBER.findall(str(reasons)) if number[0] == letter}


@pytest.mark.parametrize("title", HERE)
def test_every_rule_that_is_spoken_of_has_a_text(title: str) -> None:
    known = texts_of("en", f"rules-{title}")
    numbers = numbers_of(title)
    assert len(numbers) > 30
    assert {number for number in numbers if key_of(number) not in known} == set()


@pytest.mark.parametrize("title", HERE)
def test_every_text_of_the_rules_can_be_shown(title: str) -> None:
    letter = LETTERS[title].lower()
    form = re.compile(rf"rule-({letter}\d+)(-\d+)?(-intro|-ruling|-rebuilt)?")
    keys = list(read((LOCALES / "en" / f"rules-{title}.ftl").read_text("utf-8"), []))
    source, *rules = keys
    assert source == f"rules-{title}-sources"
    for key in rules:
        found = form.fullmatch(key)
        assert found, key
        assert f"rule-{found[1]}" in keys, f"{key} has no chapter"
        assert found[3] is None or key.removesuffix(found[3]) in keys, f"{key} has no rule"


@pytest.mark.parametrize("title", HERE)
def test_the_reference_says_what_is_a_ruling_or_rebuilt(title: str) -> None:
    keys = texts_of("en", f"rules-{title}")
    assert any(key.endswith("-ruling") for key in keys)
    is_rebuilt = title != "the-wolves"
    assert any(key.endswith("-rebuilt") for key in keys) == is_rebuilt


@pytest.mark.parametrize("language", offered())
@pytest.mark.parametrize(
    "file", [*(f"rules-{title}" for title in HERE), *(f"aid-{title}" for title in LETTERS)]
)
def test_every_language_names_the_same_rules_and_numbers(language: str, file: str) -> None:
    english = texts_of("en", file)
    for key, text in texts_of(language, file).items():
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(english[key])), key
        assert cells(text) == cells(english[key]), key


def cells(text: str) -> list[list[str]]:
    """Return the tables of a text, with the words of their cells left out."""
    rows = [
        line.strip().split("|")[1:] for line in text.splitlines() if line.strip().startswith("|")
    ]
    return [
        [cell.strip() if re.fullmatch(r"[\d /–]+", cell) else "" for cell in row] for row in rows
    ]


@pytest.mark.parametrize("title", HERE)
def test_every_event_names_a_rule_that_has_a_text(title: str) -> None:
    known = texts_of("en", f"rules-{title}")
    code = (WEB / "js" / "games" / title / "rules.js").read_text(encoding="utf-8")
    named = dict(EVENT.findall(code))
    assert {number for number in named.values() if key_of(number) not in known} == set()
    folder = Path(str(import_module(f"wolfden.games.{title.replace('-', '_')}").__file__)).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    told = set(re.findall(r'\.tell\(\s*"([a-z-]+)"', source))
    assert told
    assert told - named.keys() == set()


def test_the_pictures_are_what_the_games_make_today() -> None:
    stale = [
        title
        for title, text in albums()
        if (FOLDER / f"{title}.json").read_text(encoding="utf-8") != text
    ]
    assert not stale, "run: python -m docs.screens.rulepictures"


@pytest.mark.parametrize("title", HERE)
def test_every_picture_stands_at_a_rule_and_says_what_it_shows(title: str) -> None:
    pictures = json.loads((FOLDER / f"{title}.json").read_text(encoding="utf-8"))["pictures"]
    rules = [picture["rule"] for picture in pictures]
    known = texts_of("en", f"rules-{title}")
    captions = texts_of("en", "pictures")
    assert len(set(rules)) == len(rules) >= LEAST_PICTURES
    for rule in rules:
        assert key_of(rule) in known
        assert key_of(rule).replace("rule-", "picture-") in captions


def test_every_caption_has_its_picture() -> None:
    rules = [
        picture["rule"]
        for title in LETTERS
        for picture in json.loads((FOLDER / f"{title}.json").read_text("utf-8"))["pictures"]
    ]
    assert sorted(texts_of("en", "pictures")) == sorted(
        key_of(rule).replace("rule-", "picture-") for rule in rules
    )


@pytest.mark.parametrize("title", LETTERS)
def test_every_text_of_the_player_aid_is_shown(title: str) -> None:
    code = (WEB / "js" / "games" / title / "aid.js").read_text(encoding="utf-8")
    sections = re.findall(r'\bid: "([a-z]+)"', code)
    shown = {f"aid-{title}-goal", f"aid-{title}-sign"}
    for key in texts_of("en", f"aid-{title}"):
        numbered = [one for one in sections if re.fullmatch(rf"aid-{title}-{one}(-\d+)?", key)]
        assert key in shown or numbered, key


def test_every_title_has_its_letter() -> None:
    assert set(LETTERS) == set(TITLES.ids())
