"""The form that position texts of all titles share."""

import re
from pathlib import Path

import pytest
from wolfden_ambush.game import META

from tests.toy.tables import AMBUSH, BOTH_BID, ambush, position
from wolfden.core.errors import BadPosition
from wolfden.core.options import Options, read_options
from wolfden.core.text.position import MAX_LENGTH, LineWords, read_position, write_position
from wolfden.titles import TITLES

KEYWORDS = ("hand", "die")
STORY = "Snow fell.\n\n  Nobody spoke.\n# no comment, but part of the story\n"


def test_the_first_line_names_title_rules_and_seats() -> None:
    assert AMBUSH.setup(2).dump().splitlines()[0] == "position ambush rules=3 seats=2"


def test_only_changed_options_are_written() -> None:
    options = read_options(META.options, {"highest-bid": 2})
    text = write_position(META, 2, options, ["die side=0"])
    assert text == "position ambush rules=3 seats=2\noptions highest-bid=2\ndie side=0\n"


def test_documents_take_a_line_for_each_of_theirs() -> None:
    options = read_options(META.options, {"story": STORY, "deck": "large"})
    text = write_position(META, 2, options, [])
    assert text.splitlines() == [
        "position ambush rules=3 seats=2",
        "options deck=large",
        "story| Snow fell.",
        "story|",
        "story|   Nobody spoke.",
        "story| # no comment, but part of the story",
    ]
    assert read_position(text, META, KEYWORDS).options == options


def test_a_position_comes_back_as_it_was_written() -> None:
    spread: list[Options] = [{}, {"deck": "large", "highest-bid": 4}, {"story": STORY}]
    for options in spread:
        text = AMBUSH.setup(3, options).dump()
        assert AMBUSH.load(text).dump() == text
    assert ambush(BOTH_BID).dump().splitlines()[1:3] == BOTH_BID.split("; ")


def test_blank_lines_and_comments_are_skipped() -> None:
    text = position("hand seat=1 card=owl; # seat 2 has nothing yet;; die side=0")
    assert AMBUSH.load(text).dump() == ambush("hand seat=1 card=owl").dump()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a position: it must begin with “position ambush”."),
        ("wolfden-replay 1", "This is not a position: it must begin with “position ambush”."),
        ("position", "This is not a position: it must begin with “position ambush”."),
        ("position chess rules=1 seats=2", "This is a position of chess, not of ambush."),
        ("position ambush seats=2", "position: “rules” is missing."),
        (
            "position ambush rules=1 seats=2",
            "The position is for version 1 of the rules; this Wolfden has version 3.",
        ),
        (
            "position ambush rules=three seats=2",
            "position: “rules” must be a whole number from 1 to 10,000, not “three”.",
        ),
        ("position ambush rules=3", "position: “seats” is missing."),
        (
            "position ambush rules=3 seats=9",
            "position: “seats” must be a whole number from 2 to 3, not “9”.",
        ),
        ("position ambush rules=3 seats=2 mood=dark", "position: unknown key “mood”."),
        ("position ambush rules=3 seats=2 seats=3", "position: a key appears twice in this line."),
        (position("moon side=1"), "Unknown line “moon”. A position has: hand, die."),
        (position("die side=1; die side=2"), "The line “die” appears twice."),
        (position("die side=5"), "die: “side” must be a whole number from 0 to 4, not “5”."),
        (position("die size=1"), "die: unknown key “size”."),
        (position("hand seat=1 card=wolf"), "hand: “wolf” is not one of , fox, owl, elk."),
        (position("hand card=fox"), "hand: “seat” is missing."),
        (
            position("die side=2"),
            "die: it is rolled after all have decided and someone has shown (T4)",
        ),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        AMBUSH.load(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("options deck=huge", "Option deck: “huge” is not one of small | large."),
        ("options mood=dark", "Unknown option “mood”. Available: deck, highest-bid, story."),
        ("mood| dark", "Unknown option “mood”. Available: deck, highest-bid, story."),
    ],
)
def test_bad_options_are_refused_as_part_of_the_position(line: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        AMBUSH.load(position(line))
    assert str(caught.value) == sentence


def test_a_position_that_is_too_long_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadPosition, match="at most 262,144 are read"):
        AMBUSH.load(position("die side=1") + "#" * MAX_LENGTH)


def test_words_hand_out_values_by_name() -> None:
    words = LineWords("pack", ["seat=2", "prey=hare,elk", "home=rock", "late"])
    assert words.plain() == ["late"]
    assert words.number("seat", 1, 5) == 2
    assert words.number("dens", 0, 4, 1) == 1
    assert words.text("home") == "rock"
    assert words.text("name", "Ash") == "Ash"
    assert words.choice("home", ("forest", "rock")) == 1
    assert words.choice("tiles", ("fronts", "backs"), "backs") == 1
    assert words.several("prey", ("elk", "deer", "hare")) == [2, 0]
    assert words.several("kin", ("elk",)) == []
    words.finish()


def test_a_list_names_each_thing_once() -> None:
    words = LineWords("pack", ["prey=hare,hare"])
    with pytest.raises(BadPosition, match=r"pack: “prey=hare,hare” names something twice\."):
        words.several("prey", ("hare",))


@pytest.mark.parametrize("text", ["", "-1", "1.0", "five", "٣", "123456789"])
def test_only_plain_digits_make_a_number(text: str) -> None:
    with pytest.raises(BadPosition, match="must be a whole number from 0 to 9"):
        LineWords("pack", [f"dens={text}"]).number("dens", 0, 9)


def test_a_line_that_is_not_there_is_empty() -> None:
    text = read_position(position(""), META, KEYWORDS)
    assert text.line("die").plain() == []
    assert text.line("die").text("side", "0") == "0"


@pytest.mark.parametrize("title", TITLES.ids())
def test_the_position_in_the_documents_is_one(title: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    found = re.search(rf"```\n(position {title} .*?)```", page, re.DOTALL)
    assert found
    assert TITLES.get(title).load(found[1]).dump() == found[1]


def test_loose_words_are_refused() -> None:
    with pytest.raises(BadPosition, match="die: “now” is not of the form name=value"):
        AMBUSH.load(position("die now side=0"))
    with pytest.raises(BadPosition, match="options: a key appears twice in this line"):
        AMBUSH.load(position("options deck=small; story| one; options story=two"))
