"""The bare library says in English what Fluent says."""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from wolfden.core.events import Fact
from wolfden.core.text.english import ENGLISH, Texts
from wolfden.i18n.languages import text_files

SAID = ("problem-", "error-", "reason-", "option-", "note-", "rule-")
"""The texts that the library and the documents take from here."""


def bundle_of(sources: list[str]) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


SOURCES = [path.read_text(encoding="utf-8") for path in text_files("en")]
BUNDLE = bundle_of(SOURCES)


MESSAGES = {
    entry.id.name: entry
    for source in SOURCES
    for entry in FluentParser().parse(source).body
    if isinstance(entry, ast.Message)
}


def messages() -> list[ast.Message]:
    return [message for name, message in MESSAGES.items() if name.startswith(SAID)]


class Facts(visitor.Visitor):
    """Finds the facts that a text and those in it use, and the words it chooses by."""

    def __init__(self) -> None:
        self.choices: dict[str, set[str]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(MESSAGES[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.choices.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        words = self.choices.setdefault(node.selector.id.name, set())
        keys = [variant.key for variant in node.variants]
        if all(isinstance(key, ast.Identifier) for key in keys):
            words |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.generic_visit(node)


def samples(message: ast.Message) -> list[dict[str, Fact]]:
    """Return facts for a text: plain ones, numbers, and each word it chooses by."""
    facts = Facts()
    facts.visit(message)
    words: list[dict[str, Fact]] = [
        {
            name: sorted(choices)[turn % len(choices)] if choices else "c4"
            for name, choices in facts.choices.items()
        }
        for turn in range(max([1, *map(len, facts.choices.values())]))
    ]
    numbers: list[dict[str, Fact]] = [
        dict.fromkeys(facts.choices, number) for number in (0, 1, 2, 12345)
    ]
    return [*words, *numbers]


def test_every_text_is_said_as_fluent_says_it() -> None:
    found = messages()
    assert len(found) > 900
    for message in found:
        for facts in samples(message):
            pattern = BUNDLE.get_message(message.id.name).value
            assert pattern is not None
            said, errors = BUNDLE.format_pattern(pattern, facts)
            assert errors == []
            assert ENGLISH.say(message.id.name, facts) == said


def test_a_list_is_said_with_commas() -> None:
    assert ENGLISH.say("problem-verb", {"word": "sing", "known": ["walk", "stop"]}) == (
        "“sing” is not an action. An action begins with: walk, stop."
    )


def test_what_no_file_has_says_nothing(tmp_path: Path) -> None:
    assert ENGLISH.say("problem-never-heard") == ""
    assert Texts([tmp_path / "none.ftl"]).keys() == []


def test_the_file_added_first_counts(tmp_path: Path) -> None:
    first, second = tmp_path / "first.ftl", tmp_path / "second.ftl"
    first.write_text(
        "a = one\n    two\n\n    three\n# a note\nb = { a }, { $n ->\n [x] X\n *[y] Y\n}!\n"
    )
    second.write_text('a = other\nc = { "{" }{ $none }\n')
    texts = Texts([first])
    texts.add(second)
    assert texts.say("a") == "one\ntwo\n\nthree"
    assert texts.say("b", {"n": "x"}) == "one\ntwo\n\nthree, X!"
    assert texts.say("c") == "{{$none}"
    assert texts.keys() == ["a", "b", "c"]


def test_long_texts_are_read(tmp_path: Path) -> None:
    count = 20_000
    path = tmp_path / "long.ftl"
    path.write_text("a = " + "{ $x }[" * count + "\n" + "    \n" * count + "    b\n")
    assert re.fullmatch(r"(y\[)+\n+b", Texts([path]).say("a", {"x": "y"}))
