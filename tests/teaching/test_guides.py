"""Every guide plays through, asks for what is legal and cites rules that exist."""

import re
from pathlib import Path

import pytest

from wolfden.core.errors import BadData, BadReplay, WolfdenError
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay
from wolfden.teaching.guide import Guide, guide_of, guided_titles, read_guide
from wolfden.titles import TITLES

ROOT = Path(__file__).parents[2]

LAID = (
    "a7=1-alpha,1-pack b6=hare*1 c5=lone c8=lone e3=deer*1 e6=neutral-lair,neutral-alpha f1=lone"
    " f4=lone g5=2-alpha,2-pack g6=moose*1 h2=neutral-lair h4=lone h7=lone i9=raccoon*1"
    " j4=1-alpha,1-pack j5=neutral-lair,neutral-alpha j7=lone j10=lone l5=boar*1"
    " l8=neutral-pack,neutral-pack m4=lone m7=lone n6=2-alpha,2-pack o5=neutral-lair"
    " o6=neutral-alpha,neutral-alpha"
)
SMALL = f'''
seat = 1
ending = "over"
script = """
wolfden-replay 1
title: the-wolves
rules: 1
seats: 2
position| position the-wolves rules=1 seats=2
position| regions 3 6 4 8 7
position| moons full crescent/quarter full crescent quarter/full
position| hexes {LAID}
position| pack seat=1 home=forest
position| pack seat=2 home=tundra actions=1
position| turn stage=act seat=1 turn=1

1 howl @h4 +forest/rock,home  # hello, howl
1 end  # end
2 end
...
"""
[step.hello]
point = ["hex:h4"]
[step.howl]
rules = ["W10.1"]
[step.end]
[step.over]
'''


def guide(title: str) -> Guide:
    """Return a guide that is there."""
    found = guide_of(title)
    assert found is not None
    return found


def course(found: Guide) -> Record:
    """Return the game of a guide before its first action."""
    return Record(
        TITLES.get(found.title), found.script.seats, found.script.options, found.script.position
    )


def test_every_title_has_a_guide() -> None:
    assert guided_titles() == set(TITLES.ids())
    assert guide_of("chess") is None


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_guide_asks_for_what_is_legal(title: str) -> None:
    found = guide(title)
    record = course(found)
    asked = {step.ply: step.ask for step in found.steps if step.ask}
    for ply, line in enumerate(found.script.lines):
        if line.seat == found.seat:
            legal = [str(action) for action in record.state.legal(line.seat)]
            assert asked[ply] == line.text
            assert line.text in legal
        record.apply(record.state.parse(line.seat, line.text))
    assert found.seat in record.state.actors() or record.state.is_over


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_guide_has_as_many_steps_as_one_can_take_in(title: str) -> None:
    steps = guide(title).steps
    assert 12 <= len(steps) <= 20
    assert [step.ply for step in steps] == sorted(step.ply for step in steps)


@pytest.mark.parametrize("title", TITLES.ids())
def test_the_rules_a_guide_cites_are_there(title: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8")
    for step in guide(title).steps:
        for rule in step.rules:
            chapter, _, number = rule.partition(".")
            listed = re.search(rf"### {chapter} .*?^{number}\. ", text, re.MULTILINE | re.DOTALL)
            assert f"**{rule}**" in text or listed, f"{step.name}: {rule}"


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_script_is_followed_until_it_is_left(title: str) -> None:
    found = guide(title)
    record = course(found)
    for ply, line in enumerate(found.script.lines):
        cue = found.script.cue(record.state, ply)
        assert cue is not None
        assert (cue.seat, cue.words) == (line.seat, line.text)
        if line.seat == found.seat:
            for other in record.state.legal(line.seat)[:5]:
                left = record.state.copy()
                left.apply(other)
                is_off = found.script.cue(left, ply + 1) is None
                assert is_off == (str(other) != line.text or ply + 1 == len(found.script.lines))
        record.apply(record.state.parse(line.seat, line.text))
    assert found.script.cue(record.state, len(found.script.lines)) is None


def test_steps_come_before_the_actions_that_name_them() -> None:
    small = read_guide(SMALL, "small.toml")
    steps = [(step.name, step.ply, step.ask) for step in small.steps]
    assert steps == [
        ("hello", 0, ""),
        ("howl", 0, "howl @h4 +forest/rock,home"),
        ("end", 1, "end"),
        ("over", 3, ""),
    ]
    assert small.steps[0].point == ("hex:h4",)
    assert small.steps[1].rules == ("W10.1",)


@pytest.mark.parametrize(
    ("old", "new", "kind", "problem"),
    [
        ("seat = 1", "seat = 3", BadData, "'seat' must be one of 1 to 2, not 3"),
        ("seat = 1", "seat = 2", BadData, "must end with the learner to act"),
        ("  # hello, howl", "", BadData, "no step asks the learner for 'howl"),
        ("# hello, howl", "# Hello, howl", BadData, "'Hello' is not a name of a step"),
        ("2 end", "2 end  # watch", BadData, "where nobody waits for the learner"),
        ("# hello, howl", "# hello, hello", BadData, "'hello' is twice"),
        (
            "[step.end]",
            "[step.stop]",
            BadData,
            "small.toml: step: “end” is missing; it must be a table.",
        ),
        (
            "[step.end]",
            "[step.end]\n[step.stop]",
            BadData,
            "small.toml: step: unknown key “stop”. Possible: end, hello,",
        ),
        ('"hex:h4"', '"h4"', BadData, "must hold targets such as 'hex:c4', not 'h4'"),
        ('"W10.1"', '"10.1"', BadData, "must hold numbers of rules such as 'W6.1'"),
        (
            "point =",
            "points =",
            BadData,
            "small.toml: step: hello: unknown key “points”. Possible: point,",
        ),
        (
            "howl @h4",
            "howl @h5",
            BadReplay,
            "Line 13 of the replay is not possible in this game: “howl @h5 +forest/rock,home”",
        ),
        (
            "rules: 1\n",
            "rules: 3\n",
            WolfdenError,
            "This game was played under version 3 of the rules; this Wolfden has version",
        ),
    ],
)
def test_a_guide_that_does_not_fit_is_refused(
    old: str, new: str, kind: type[WolfdenError], problem: str
) -> None:
    assert old in SMALL
    with pytest.raises(kind) as caught:
        read_guide(SMALL.replace(old, new), "small.toml")
    assert problem in str(caught.value)


def test_a_script_is_an_ordinary_replay() -> None:
    script = SMALL.split('"""')[1].lstrip()
    replay, _ = open_replay(script, TITLES)
    assert len(replay.lines) == 3
