"""Age of the Wolf in the terminal: everything is drawn and narrated, and no hand is revealed."""

import random
import re
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from tests.terminal.faces import (
    WIDTHS,
    check_sentences,
    drawn,
    drawn_in_colour,
    event_names,
    questions,
)
from tests.terminal.shell import wolfden
from wolfden.core.contract import CHANCE
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import face_of
from wolfden.titles import TITLES
from wolfden.titles.age_of_the_wolf.game import META
from wolfden.titles.age_of_the_wolf.rules.scene import Scene
from wolfden.titles.age_of_the_wolf.rules.vocabulary import CARDS, END_REASONS, STAGES

FACE = face_of(META.id, Translator("en"))
GOLDEN = Path(__file__).parents[1] / "titles" / "age_of_the_wolf" / "replays"
MOST_DECISIONS = 600


@cache
def played(seats: int, seed: int, decisions: int = MOST_DECISIONS) -> Record:
    """Return a game some random decisions on, not to be changed."""
    record = Record(TITLES.get(META.id), seats, {"round-limit": 12})
    rng = random.Random(seed)
    record.resolve_chance(rng)
    while decisions and not record.state.is_over:
        record.apply(rng.choice(record.state.legal(record.state.actors()[0])))
        record.resolve_chance(rng)
        decisions -= 1
    return record


@cache
def golden(name: str) -> Record:
    """Return a lively game, played through, not to be changed."""
    return open_replay((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"), TITLES)[1]


def cards_in(text: str) -> set[str]:
    """Return the cards that a text names."""
    return {card for card in CARDS if FACE.translator.translate("age-card", {"card": card}) in text}


def row_of(lines: list[str], region: str) -> str:
    """Return the first line of a region."""
    return next(line for line in lines if re.match(rf" ?{region}\b(?!-)", line))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_region_is_drawn_with_prey_and_who_is_there(seats: int, width: int) -> None:
    for step in played(seats, 5).steps[::60]:
        view = step.before.view(None)
        lines = drawn(FACE, view, width).splitlines()
        assert all(len(line) <= width for line in lines)
        for region in cast(Scene, view)["regions"]:
            row = row_of(lines, region["region"])
            assert f" {region['prey']}{'≈' if region['coast'] else ' '}" in row
            if region["wolves"]:
                lead = "L" if region["lead"] else ""
                assert f" {region['owner'] + 1}:{region['wolves']}{lead}" in row
            assert ("▲" in row.partition("│")[0].partition("╭")[0]) == region["den"]
            if region["predators"] and not region["wolves"]:
                assert f"= {region['predators_worth']}" in row


def test_the_reconstruction_is_labelled_and_an_owners_board_is_not() -> None:
    note = FACE.translator.translate(f"note-{META.id}-board")
    ours = " ".join(drawn(FACE, played(3, 5).state.view(None), 400).splitlines())
    assert note in ours
    theirs = " ".join(drawn(FACE, golden("2p-own-board").state.view(None), 400).splitlines())
    assert "This is an owner's board file." in theirs
    assert note not in theirs


def test_overfull_regions_frozen_channels_and_attackers_are_highlighted() -> None:
    starving = frozen = attacked = 0
    for step in golden("4p-dens-any-number-a-turn").steps[::13]:
        view = step.before.view(None)
        table = cast(Scene, view)
        over = [region for region in table["regions"] if region["surplus"]]
        waiting = [region for region in table["regions"] if region["attackers"]]
        iced = [channel for channel in table["channels"] if channel["frozen"]]
        if not (over or waiting or iced):
            continue
        text = drawn(FACE, view, 400)
        for region in over:
            row = row_of(text.splitlines(), region["region"])
            assert f"{region['surplus']} will starve" in row
        assert text.count("⚔") == len(waiting) + 1, "once in the legend"
        assert text.count("❄") == 2 * len(iced) + 1
        starving, attacked, frozen = starving + len(over), attacked + len(waiting), frozen + 1
    assert min(starving, frozen, attacked) > 2


def test_the_hand_shown_is_that_of_the_viewer_only() -> None:
    record = played(3, 5, 20)
    own = [cast(Scene, record.state.view(seat))["hand"] for seat in range(3)]
    for seat in range(3):
        text = drawn(FACE, record.state.view(seat), 120)
        (line,) = [line for line in text.splitlines() if "Your cards" in line]
        shown = line.partition(" · ")[0]
        assert cards_in(shown) == {card for card in CARDS if own[seat][card]}
    assert "Your cards" not in drawn(FACE, record.state.view(None), 120)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_of_random_games_has_its_sentence(seats: int) -> None:
    record = played(seats, seats)
    view = record.state.view(None)
    for step in record.steps:
        for event in step.events:
            assert bool(FACE.sentence(event, None, view)) == (event.name != "end")
    check_sentences(FACE, record)


def test_every_kind_of_event_in_the_rules_happens_in_the_golden_games() -> None:
    seen: set[str] = set()
    for path in GOLDEN.glob("*.txt"):
        record = golden(path.stem)
        for step in record.steps:
            for event in step.events:
                said = FACE.sentence(event, None, record.state.view(None))
                assert bool(said) == (event.name != "end")
                seen.add(event.name)
    assert event_names(FACE) <= seen


def test_only_its_owner_reads_which_card_is_drawn() -> None:
    draws = 0
    record = golden("3p-elimination-then-dens")
    view = record.state.view(None)
    for step in record.steps:
        for event in step.events:
            for viewer in (None, 0, 1, 2):
                said = FACE.sentence(event, viewer, view)
                others = FACE.sentence(event, None, view)
                if event.name == "draw" and viewer == event.seat:
                    assert cards_in(said) == {step.action.words[1]}
                    assert others == f"Seat {viewer + 1} draws a card."
                    draws += 1
                else:
                    assert said == others
    assert draws > 20


def test_every_reason_to_end_has_its_sentence() -> None:
    for word in END_REASONS:
        assert FACE.ending(word).endswith(".")


def test_every_choice_is_asked_for_in_a_sentence_of_its_stage() -> None:
    stages: set[str] = set()
    asked: set[str] = set()
    for path in GOLDEN.glob("*.txt"):
        for step in golden(path.stem).steps:
            if found := questions(FACE, step):
                asked.update(found)
                stages.add(cast(Scene, step.before.view(step.action.seat))["stage"])
    assert stages == set(STAGES) - {"first", "predators", "cards", "draw", "roll", "over"}
    assert {"How many wolves?", "With the Lead Wolf, or without it?"} <= asked


def test_places_are_read_out_of_words() -> None:
    words = ["move", "@red-forest", "15", "lead", "sea", "red-tundra~red-island", "scare"]
    assert FACE.places(words) == {"red-forest", "red-tundra", "red-island"}


def test_marked_regions_are_highlighted_on_a_terminal() -> None:
    text = drawn_in_colour(FACE, played(2, 5).state.view(None), frozenset({"red-ridge"}))
    assert re.search(r"\x1b\[1;30;103mred-ridge", text)


def test_a_person_who_always_takes_the_first_option_comes_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.replay"
    table = ("--packs", "dealt", "--ring", "packs", "--round-limit", "3")
    options = ("--seats", "human,random", *table, "--seed", "5", "--save", path)
    done = wolfden(tmp_path, "play", META.id, *options, answers="1\n" * 400)
    assert (done.code, done.err) == (0, "")
    assert "Score sheet" in done.out
    assert FACE.ending("round-limit") in done.out
    assert open_replay(path.read_text(encoding="utf-8"), TITLES)[1].state.is_over


def test_two_people_at_one_screen_each_see_their_own_hand(tmp_path: Path) -> None:
    path = tmp_path / "two.replay"
    options = ("--seats", "human,human", "--packs", "dealt", "--seed", "2", "--save", path)
    answers = "position\nlog\n" + "next\nend\n" * 2 + "quit\n"
    done = wolfden(tmp_path, "play", META.id, *options, answers=answers)
    assert done.code == 0
    answer = done.out.partition("> position\n")[2].splitlines()[0]
    assert answer.startswith("“position” is not available while the game runs")
    narrated = (
        done.out.partition("> log\n")[2].partition("\nSeat 1> ")[0].partition("\nSeat 2> ")[0]
    )
    assert narrated.count("draws a card") >= 3, "others' cards are narrated without their kind"
    assert "pack seat=" not in done.out, "a position reveals all hands"
    record = open_replay(path.read_text(encoding="utf-8"), TITLES)[1]
    first = next(step for step in record.steps if step.action.seat != CHANCE)
    acting = first.action.seat
    beginning = done.out.partition("Your cards: ")[2].partition(" · ")[0]
    hand = cast(Scene, first.before.view(acting))["hand"]
    assert cards_in(beginning) == {card for card, count in hand.items() if count}
