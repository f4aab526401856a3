"""Every guide leads to its end, whatever the learner chooses, and cites rules that exist."""

import random
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action
from wolfden.core.errors import BadData, BadReplay, WolfdenError
from wolfden.core.events import Event
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay
from wolfden.teaching.guide import Course, Guide, GuideStep, Taken, guide_of, guides_of, read_guide
from wolfden.titles import TITLES

ROOT = Path(__file__).parents[2]
NAMES = [name for title in TITLES.ids() for name in guides_of(title)]
WALKS = 40
"""Games with free choices in each guide."""
MOST_PLIES = 400

LAID = (
    "a7=1-alpha,1-pack b6=hare*1 c5=lone c8=lone e3=deer*1 e6=neutral-lair,neutral-alpha f1=lone"
    " f4=lone g5=2-alpha,2-pack g6=moose*1 h2=neutral-lair h4=lone h7=lone i9=raccoon*1"
    " j4=1-alpha,1-pack j5=neutral-lair,neutral-alpha j7=lone j10=lone l5=boar*1"
    " l8=neutral-pack,neutral-pack m4=lone m7=lone n6=2-alpha,2-pack o5=neutral-lair"
    " o6=neutral-alpha,neutral-alpha"
)
SMALL = f'''
seat = 1
until = "end"
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
goal = "howl at=h4/h7 | den"
rules = ["W10.1"]
[step.end]
[step.over]
'''


def guide(name: str) -> Guide:
    """Return a guide that is there."""
    found = guide_of(name)
    assert found is not None
    return found


Choose = Callable[[Record, GuideStep], Action]
"""What a learner does at a step."""


def walk(found: Guide, choose: Choose, seed: int = 0) -> tuple[Course, Record]:
    """Play a game to the end of its guide; bots that the script leaves choose by chance."""
    rng = random.Random(seed)
    record = Record(TITLES.get(found.title), found.replay.seats, position=found.position)
    course = Course(found, record.state)
    while not course.is_over:
        assert course.ply < MOST_PLIES, "the guide comes to its end"
        state, cue = record.state, course.cue(record.state)
        if cue is not None:
            action = state.parse(cue.seat, cue.words)
        elif found.seat in state.actors():
            action = choose(record, found.steps[course.taken[-1].number])
        elif state.actors() == (CHANCE,):
            action = Action(CHANCE, draw(state, rng), state.notation())
        else:
            action = rng.choice(state.legal(state.actors()[0]))
        events = record.apply(action)
        course.add(action.seat, str(action), events, record.state)
    return course, record


def by_script(found: Guide) -> Choose:
    """Return a learner who does what the script says."""
    own = iter([line.text for line in found.replay.lines if line.seat == found.seat])
    return lambda record, _step: record.state.parse(found.seat, next(own))


def by_chance(found: Guide, seed: int) -> Choose:
    """Return a learner who does anything the page offers."""
    rng = random.Random(seed)

    def choose(record: Record, step: GuideStep) -> Action:
        legal = record.state.legal(found.seat)
        asked = [action for action in legal if step.allows(str(action))]
        return rng.choice(asked or legal)

    return choose


def walks_by_chance(name: str) -> Iterator[tuple[Course, Record]]:
    """Return some games of learners who choose freely."""
    found = guide(name)
    return (walk(found, by_chance(found, seed), seed) for seed in range(WALKS))


def test_every_side_of_every_title_has_a_guide() -> None:
    assert guide_of("chess") is None
    assert guides_of("chess") == ()
    for title in TITLES.ids():
        found = [guide(name) for name in guides_of(title)]
        sides = TITLES.get(title).sides(found[0].replay.seats)
        assert {sides[one.seat] for one in found if sides} == set(sides)
        assert found


@pytest.mark.parametrize("name", NAMES)
def test_the_script_shows_every_step_and_reaches_every_goal(name: str) -> None:
    found = guide(name)
    course, record = walk(found, by_script(found))
    assert [taken.number for taken in course.taken] == list(range(len(found.steps)))
    assert all(taken.is_reached == found.steps[taken.number].wants for taken in course.taken)
    assert [str(step.action) for step in record.steps] == [line.text for line in found.replay.lines]


@pytest.mark.parametrize("name", NAMES)
def test_free_choices_always_lead_to_the_end(name: str) -> None:
    found = guide(name)
    for course, _record in walks_by_chance(name):
        last = course.taken[-1]
        assert found.steps[last.number] is found.steps[-1]
        wanting = [taken for taken in course.taken if found.steps[taken.number].wants]
        assert all(taken.done > taken.ply for taken in wanting)
        begun = [taken.number for taken in course.taken]
        assert begun == sorted(set(begun))


@pytest.mark.parametrize("name", NAMES)
def test_a_goal_is_reached_by_nothing_but_what_it_names(name: str) -> None:
    """As the file says it, read without our own reader."""
    found = guide(name)
    stem = name.replace(found.title, "guide", 1)
    folder = TITLES.folder(found.title)
    assert folder is not None
    steps = tomllib.loads((folder / f"{stem}.toml").read_text(encoding="utf-8"))["step"]
    for course, record in walks_by_chance(name):
        for taken in course.taken:
            step = found.steps[taken.number]
            if step.goal:
                events = [
                    event for one in record.steps[taken.ply : taken.done] for event in one.events
                ]
                meant = [one.split() for one in steps[step.name]["goal"].split("|")]
                is_there = any(
                    is_meant(event, words, found.seat) for event in events for words in meant
                )
                assert taken.is_reached == is_there, (step.name, taken)


def is_meant(event: Event, words: list[str], seat: int) -> bool:
    """Return whether an event is what a goal names."""
    facts = dict(word.split("=") for word in words[1:])
    known = event.facts_for(seat)
    return event.name == words[0] and all(
        str(known.get(fact)) in values.split("/") for fact, values in facts.items()
    )


@pytest.mark.parametrize("name", NAMES)
def test_at_least_every_third_step_is_a_goal(name: str) -> None:
    steps = guide(name).steps
    assert 10 <= len(steps) <= 20
    for place in range(len(steps) - 2):
        assert any(step.goal for step in steps[place : place + 3]), steps[place].name


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_a_guide_cites_are_there(name: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{guide(name).title}.md").read_text(encoding="utf-8")
    for step in guide(name).steps:
        for rule in step.rules:
            chapter, _, number = rule.partition(".")
            listed = re.search(rf"### {chapter} .*?^{number}\. ", text, re.MULTILINE | re.DOTALL)
            assert f"**{rule}**" in text or listed, f"{step.name}: {rule}"


@pytest.mark.parametrize("name", NAMES)
def test_what_is_taken_back_has_not_happened(name: str) -> None:
    found = guide(name)
    course, record = walk(found, by_script(found))
    again = Course(found, record.state_at(0))
    kept: list[tuple[Taken, ...]] = [again.taken]
    for ply, step in enumerate(record.steps, 1):
        after = record.state_at(ply)
        again.add(step.action.seat, str(step.action), step.events, after)
        kept.append(again.taken)
    assert kept[-1] == course.taken
    for taken in reversed(kept[:-1]):
        again.drop()
        assert again.taken == taken


def small(text: str = SMALL) -> Guide:
    """Return a guide of two steps that want something."""
    return read_guide(text, "small")


def test_steps_come_before_the_actions_that_name_them() -> None:
    steps = small().steps
    assert [(step.name, step.asks, len(step.goal)) for step in steps] == [
        ("hello", (), 0),
        ("howl", (), 2),
        ("end", ("end",), 0),
        ("over", (), 0),
    ]
    assert steps[0].point == ("hex:h4",)
    assert steps[1].rules == ("W10.1",)


def test_others_do_what_the_script_has_where_it_is_legal() -> None:
    found = small()
    record = Record(TITLES.get(found.title), found.replay.seats, position=found.position)
    course = Course(found, record.state)
    assert course.cue(record.state) is None, "the learner is to act"
    for words in ("move forest +home", "stop", "end"):
        action = record.state.parse(found.seat, words)
        course.add(found.seat, words, record.apply(action), record.state)
    cue = course.cue(record.state)
    assert cue is not None
    assert (cue.seat, cue.words) == (1, "end")


def test_what_a_missed_goal_was_in_the_way_of_is_not_asked_for_again() -> None:
    """The turn is over: the step that asks for its end is left out."""
    found = small()
    record = Record(TITLES.get(found.title), found.replay.seats, position=found.position)
    course = Course(found, record.state)
    events = record.apply(record.state.parse(0, "end"))
    course.add(0, "end", events, record.state)
    assert [(taken.number, taken.done, taken.is_reached) for taken in course.taken] == [
        (0, -1, False),
        (1, 1, False),
    ]
    course.add(1, "end", record.apply(record.state.parse(1, "end")), record.state)
    assert [taken.number for taken in course.taken] == [0, 1, 3]
    assert course.is_over


@pytest.mark.parametrize(
    ("old", "new", "kind", "problem"),
    [
        ("seat = 1", "seat = 3", BadData, "'seat' must be one of 1 to 2, not 3"),
        ("seat = 1", "seat = 2", BadData, "must end with the learner to act"),
        ("  # hello, howl", "", BadData, "no step asks the learner for 'howl"),
        ("| den", "| Den!", BadData, "'goal' must hold events such as 'den at=c4/d5', not 'Den!'"),
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
            "small.toml: step: hello: unknown key “points”. Possible: ask, goal, point,",
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
        small(SMALL.replace(old, new))
    assert problem in str(caught.value)


def test_a_script_is_an_ordinary_replay() -> None:
    script = SMALL.split('"""')[1].lstrip()
    replay, _ = open_replay(script, TITLES)
    assert len(replay.lines) == 3
