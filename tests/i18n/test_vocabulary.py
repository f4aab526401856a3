"""The vocabularies hold every event, fact and rule, and what is made from them is fresh."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.rulebooks import key_of, texts_of
from wolfden.core.events import Event
from wolfden.core.text.replay import open_replay
from wolfden.i18n.generate import generated, rules_module
from wolfden.i18n.messages import Message
from wolfden.i18n.narration import Narrator
from wolfden.i18n.vocabulary import BrokenVocabulary, Vocabulary, load_vocabulary
from wolfden.titles import TITLES

FOLDERS = {title: path.parent for title, path in TITLES.files("vocabulary.toml").items()}
GOLDEN = Path(__file__).parents[1] / "titles"
LOGGED = re.compile(r'log\.add\(\s*"([a-z-]+)"')


def events_of(title: str) -> list[Event]:
    """Return every event of the golden games of a title."""
    folder = GOLDEN / title.replace("-", "_") / "replays"
    games = [open_replay(path.read_text("utf-8"), TITLES)[1] for path in folder.glob("*.txt")]
    return [event for game in games for step in game.steps for event in step.events]


@pytest.mark.parametrize("title", FOLDERS)
def test_every_event_of_the_golden_games_is_in_the_vocabulary(title: str) -> None:
    known = load_vocabulary(FOLDERS[title]).source["events"]
    missing = {
        f"{event.name}: {fact}"
        for event in events_of(title)
        for fact in ("", *event.public, *(key for own in event.private.values() for key in own))
        if event.name not in known or (fact and fact not in known[event.name].get("facts", {}))
    }
    assert missing == set(), "[events] of vocabulary.toml lacks them"


@pytest.mark.parametrize("title", FOLDERS)
def test_every_event_in_the_rules_is_in_the_vocabulary(title: str) -> None:
    code = "".join(path.read_text("utf-8") for path in (FOLDERS[title] / "rules").glob("*.py"))
    logged = set(LOGGED.findall(code))
    assert logged
    assert logged - load_vocabulary(FOLDERS[title]).source["events"].keys() == set()


def rules_of(event: dict[str, Any]) -> list[str]:
    """Return the rules that can be behind an event."""
    rules = event["rule"] if isinstance(event["rule"], list) else [event["rule"]]
    return [rule.partition(" if ")[0] for rule in rules]


@pytest.mark.parametrize("title", FOLDERS)
def test_every_rule_of_events_and_reasons_has_a_text(title: str) -> None:
    source = load_vocabulary(FOLDERS[title]).source
    named = {rule for event in source["events"].values() for rule in rules_of(event)}
    named |= {*source["reasons"].values(), *source.get("reasons_two_players", {}).values()}
    known = texts_of("en", f"rules-{title}")
    assert {rule for rule in named if key_of(rule) not in known} == set()


@pytest.mark.parametrize("title", FOLDERS)
def test_what_is_made_from_a_vocabulary_is_fresh(title: str) -> None:
    stale = [
        path.name for path, text in generated(FOLDERS[title]) if path.read_text("utf-8") != text
    ]
    assert stale == [], "run: python -m wolfden.i18n.generate"


SMALL: dict[str, Any] = {
    "prefix": "wolves",
    "terms": {"prey": ["hare", "deer"]},
    "kinds": {"prey": {"text": "wolves-prey", "args": {"prey": "it"}}},
    "events": {"prey": {"rule": "W3.2", "facts": {"at": "word", "prey": "prey"}}},
}
"""A vocabulary that can be used."""


def vocabulary(**changed: object) -> Vocabulary:
    """Return a small vocabulary with some sections changed."""
    return Vocabulary(FOLDERS["the-wolves"] / "vocabulary.toml", {**SMALL, **changed})


@pytest.mark.parametrize(
    ("section", "content", "sentence"),
    [
        ("verb", {}, "unknown key 'verb'"),
        ("kinds", {"prey": {"txt": "wolves-prey"}}, "[kinds.prey]: unknown key 'txt'"),
        ("kinds", {"prey": {"text": "wolves-pray"}}, "[kinds.prey]: no English text has the key"),
        ("events", {"prey": {}}, "[events.prey]: the rule that makes it happen is missing"),
        ("events", {"pray": {"rule": "W3.2"}}, "[events.pray]: no English text has the key"),
        (
            "events",
            {"prey": {"rule": ["W16.1 if two", "W3.2"]}},
            "[events.prey]: 'two': 'two' is unknown here",
        ),
        (
            "events",
            {"prey": {"rule": "W3.2", "facts": {"at": "hax"}}},
            "[events.prey]: unknown kind 'hax'",
        ),
        (
            "events",
            {"prey": {"rule": "W3.2", "args": {"at": "hex"}}},
            "[events.prey]: 'hex': 'hex' is unknown here",
        ),
        ("words", [{"form": "<it:hexes>"}], "[words]: the form '<it:hexes>' speaks of unknown"),
        ("words", [{"be": "pray(it)"}], "[words]: 'pray(it)': 'pray' is not a kind"),
        ("words", [{"be": "it ?"}], "[words]: 'it ?': it cannot be read"),
        ("words", [{"be": "it it"}], "[words]: 'it it': it cannot be read"),
        ("words", [{"be": "(it"}], "[words]: '(it': it cannot be read"),
        ("words", [{"be": "it +"}], "[words]: 'it +': it cannot be read"),
        ("words", [{"be": "= it"}], "[words]: '= it': it cannot be read"),
    ],
)
def test_a_broken_vocabulary_says_what_and_where(
    section: str, content: object, sentence: str
) -> None:
    with pytest.raises(BrokenVocabulary) as raised:
        vocabulary(**{section: content})
    assert "vocabulary.toml" in str(raised.value)
    assert sentence in str(raised.value)


def test_a_file_that_is_not_toml_says_so(tmp_path: Path) -> None:
    (tmp_path / "vocabulary.toml").write_text("prefix = ", "utf-8")
    with pytest.raises(BrokenVocabulary, match=r"vocabulary\.toml: Invalid value"):
        load_vocabulary(tmp_path)


def test_the_file_is_named_once(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").touch()
    file = tmp_path / "vocabulary.toml"
    file.write_text('[[brief]]\ntext = "no-such-text"\n', "utf-8")
    with pytest.raises(BrokenVocabulary) as raised:
        load_vocabulary(tmp_path)
    assert str(raised.value).startswith(f"{file}: [brief]: no English text has the key")


def test_words_and_names_of_their_numbers_are_equally_many() -> None:
    broken = vocabulary(constants={"prey": ["HARE"]})
    with pytest.raises(BrokenVocabulary, match="'prey' has 2 words, and 1 names for them"):
        rules_module(broken)


def test_an_event_that_no_vocabulary_has_is_not_narrated() -> None:
    assert Narrator(vocabulary()).event_text("news", 0, {}, {}) is None


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("view.one + 2 - 1", 2),
        ("-1", -1),
        ("view.none or 'text'", "text"),
        ("view.zero or view.one", 1),
        ("view.one and 'yes'", "yes"),
        ("view.none and 'yes'", None),
        ("!view.none", True),
        ("view.one < 2 and view.one > 0", True),
        ("view.none < 2", None),
        ("view.one in list(1, 2)", True),
        ("view.rows[id='b'].name", "B"),
        ("view.rows[1].name", "B"),
        ("view.rows[7].name", None),
        ("count(view.rows) != 2", False),
        ("index(terms.prey, 'deer')", 1),
        ("split('a/b', '/')", ["a", "b"]),
        ("split(view.none, '/')", []),
        ("most(1, view.table)", 9),
        ("groups(list('a', 'b', 'a'))", [{"thing": "a", "count": 2}, {"thing": "b", "count": 1}]),
        ("where(view.rows, 'name', 'A')", [{"id": "a", "name": "A"}]),
        ("prey('hare')", Message("wolves-prey", {"prey": "hare"})),
        ("prey(list())", []),
        ("prey(view.none)", None),
    ],
)
def test_expressions(expression: str, value: object) -> None:
    words = vocabulary(kinds={**SMALL["kinds"], "it": {"be": expression}})
    view = {
        "one": 1,
        "zero": 0,
        "rows": [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}],
        "table": {"x": 9, "y": 2},
    }
    assert Narrator(words).phrase("it", "", view) == value
