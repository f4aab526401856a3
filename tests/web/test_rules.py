"""What accompanies the rules on the page: their pictures, the events they explain, the aids."""

import json
import re
from pathlib import Path

import pytest

from scripts.make_rule_pictures import album_of, albums
from tests.web.rulebooks import RULE_LETTERS, texts_of
from wolfden.i18n.rulebook import rule_key
from wolfden.titles import TITLES

EVENT = re.compile(r'"?([a-z-]+)"?: "([WAB]\d+\.\d+)"')
LEAST_PICTURES = 5


def page_of(title: str) -> Path:
    """Return the folder of a title's page."""
    return TITLES.files("page")[title]


def illustrated(title: str) -> list[str]:
    """Return the rules of a title that have a picture."""
    album = json.loads(album_of(title).read_text(encoding="utf-8"))
    return [picture["rule"] for picture in album["pictures"]]


def test_the_pictures_are_what_the_games_make_today() -> None:
    stale = [
        title for title, text in albums() if album_of(title).read_text(encoding="utf-8") != text
    ]
    assert not stale, "run: python -m scripts.make_rule_pictures"


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_every_picture_belongs_to_one_rule(title: str) -> None:
    rules = illustrated(title)
    known = texts_of("en", f"rules-{title}")
    assert len(set(rules)) == len(rules) >= LEAST_PICTURES
    assert [rule for rule in rules if rule_key(rule) not in known] == []


def test_every_picture_says_what_it_shows_and_every_caption_has_its_picture() -> None:
    rules = [rule for title in RULE_LETTERS for rule in illustrated(title)]
    captions = sorted(rule_key(rule).replace("rule-", "picture-") for rule in rules)
    texts = [key for title in RULE_LETTERS for key in texts_of("en", f"rules-{title}")]
    assert sorted(key for key in texts if key.startswith("picture-")) == captions


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_every_text_of_the_player_aid_is_shown(title: str) -> None:
    code = (page_of(title) / "aid.js").read_text(encoding="utf-8")
    sections = re.findall(r'\bid: "([a-z]+)"', code)
    shown = {f"aid-{title}-goal", f"aid-{title}-sign"}
    for key in texts_of("en", f"aid-{title}"):
        numbered = [one for one in sections if re.fullmatch(rf"aid-{title}-{one}(-\d+)?", key)]
        assert key in shown or numbered, key
