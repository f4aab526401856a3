"""Pictures speak every language of Wolfden, and nothing on them is left in English."""

import logging
import re
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from wolfden.core.chance import draw as draw_chance
from wolfden.core.contract import CHANCE, Action, Json
from wolfden.core.record import Record
from wolfden.games import TITLES
from wolfden.pictures import picture
from wolfden.speech.languages import LANGUAGES
from wolfden.speech.translator import Translator

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SPEAKING = ("the-wolves", "age-of-the-wolf", "brotherhood-of-the-wolf")
LATIN = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
KEPT = {"scare", "breed", "extra", "freeze", "Portefaix"}
"""Words of actions are the same in every language, and so is the name of the boy."""


@cache
def views(title: str) -> list[Json]:
    """Return what watchers and seats see of a table, from the first deal to far into a game."""
    game, rng, seen = TITLES.get(title), Random(5), []
    record = Record(game, 3)
    for step in range(700):
        if record.state.is_over:
            break
        if step % 45 < 2:
            seen.append(record.state.view(step % 3 if step % 2 else None))
        actor = record.state.actors()[0]
        if actor == CHANCE:
            dealt = draw_chance(record.state, rng)
            record.apply(Action(CHANCE, dealt, record.state.notation()))
        else:
            record.apply(rng.choice(record.state.legal(actor)))
    return [*seen, record.state.view(None), shown(title)]


@cache
def shown(title: str) -> Json:
    """Return the view of the position that the documentation shows."""
    return TITLES.get(title).load((DOCS / f"{title}.txt").read_text(encoding="utf-8")).view(None)


def lines(drawn: str) -> list[str]:
    """Return everything a picture says, the style sheet left out."""
    return [
        one.text
        for one in ElementTree.fromstring(drawn).iter()
        if one.text and one.text.strip() and not one.tag.endswith("style")
    ]


def names_in(view: object) -> set[str]:
    """Return the words of a view that are names, of places and of boards."""
    if isinstance(view, dict):
        own = [view[key] for key in ("name", "region", "board") if key in view]
        found = {word for one in own for word in LATIN.findall(str(one))}
        return found.union(*(names_in(below) for below in view.values()))
    return set[str]().union(*map(names_in, view)) if isinstance(view, list) else set()


@pytest.mark.parametrize("title", SPEAKING)
def test_the_texts_say_in_english_what_the_code_says(title: str) -> None:
    translator, note = Translator("en"), TITLES.get(title).meta().note or "no note"
    for view in views(title):
        plain = picture(title, view).replace(note, translator.translate(f"note-{title}"))
        assert (
            picture(title, view, translator).replace(note, translator.translate(f"note-{title}"))
            == plain
        )


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("title", SPEAKING)
def test_nothing_but_names_is_left_in_latin_letters(title: str, language: str) -> None:
    translator = Translator(language)
    for view in views(title):
        said = {
            word for line in lines(picture(title, view, translator)) for word in LATIN.findall(line)
        }
        assert said - names_in(view) - KEPT == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", SPEAKING)
def test_no_text_is_missing_in_a_language(
    title: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        drawn = picture(title, shown(title), Translator(language))
    assert caplog.messages == []
    assert all(line.strip() for line in lines(drawn))
