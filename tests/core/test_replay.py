"""Replay files: what they hold, and what is wrong with bad ones."""

import random
import time
from pathlib import Path

import pytest
from hypothesis import example, given, strategies as st

from tests.support.refusals import Refusal, refusals
from tests.toy.tables import AMBUSH, AMBUSH_ONLY, BOTH_BID, ambush, do, position, record
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadPosition, BadReplay, WolfdenError
from wolfden.core.record import Record
from wolfden.core.text.replay import (
    MAX_LENGTH,
    Replay,
    ReplayLine,
    open_replay,
    read,
    replay_of,
    replayed,
    write,
)
from wolfden.titles import TITLES

FOLDER = Path(__file__).parent
FINISHED = """\
wolfden-replay 1
title: ambush
rules: 3
seats: 2
option highest-bid: 4
name 1: Ash
name 2: Birch of the Hill

~ draw elk
~ draw fox
2 swap  (3.5)
~ draw owl
2 bid 2  (12)  # bold
1 bid 4  # bolder still
1 show
2 fold
~ roll 4
= shown 7 0
"""

STORY = "Snow fell.\n\n  Nobody spoke.\n# so it was\n"


def changed(old: str, new: str) -> str:
    """Return the sample with one text replaced, which must be there."""
    assert old in FINISHED
    return FINISHED.replace(old, new)


# What a file holds.


def test_reading_takes_the_file_apart() -> None:
    replay = read(FINISHED)
    assert (replay.title, replay.rules, replay.seats) == ("ambush", 3, 2)
    assert replay.options == {"highest-bid": "4"}
    assert replay.names == {0: "Ash", 1: "Birch of the Hill"}
    assert replay.lines[0] == ReplayLine(CHANCE, "draw elk", None, "", 9)
    assert replay.lines[2] == ReplayLine(1, "swap", 3.5, "", 11)
    assert replay.lines[4] == ReplayLine(1, "bid 2", 12.0, "bold", 13)
    assert replay.lines[5] == ReplayLine(0, "bid 4", None, "bolder still", 14)
    assert replay.result == "shown 7 0"


def test_writing_gives_the_same_file_again() -> None:
    assert write(read(FINISHED)) == FINISHED


def test_a_replay_plays_through() -> None:
    replay, game = open_replay(FINISHED, AMBUSH_ONLY)
    assert replay.title == "ambush"
    assert len(game.steps) == 9
    assert game.options["highest-bid"] == 4
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.scores == (7, 0)


def test_a_record_becomes_a_replay() -> None:
    _replay, game = open_replay(FINISHED, AMBUSH_ONLY)
    again = replay_of(game, {0: "Ash", 1: "Birch of the Hill"})
    without_notes = FINISHED.replace("  (3.5)", "").replace("  (12)  # bold", "")
    assert write(again) == without_notes.replace("  # bolder still", "")


def test_a_running_game_ends_in_dots() -> None:
    game = record()
    do(game, "~ draw owl")
    text = write(replay_of(game))
    assert text.splitlines()[-2:] == ["~ draw owl", "..."]
    assert open_replay(text, AMBUSH_ONLY)[1].state.dump() == game.state.dump()


def test_a_game_without_any_action_is_a_replay_too() -> None:
    text = write(replay_of(record()))
    assert text.splitlines()[-2:] == ["", "..."]
    assert open_replay(text, AMBUSH_ONLY)[1].steps == []


def test_a_document_takes_several_lines() -> None:
    game = Record(AMBUSH, 2, {"story": STORY})
    text = write(replay_of(game))
    assert "option story| Snow fell.\noption story|\noption story|   Nobody spoke.\n" in text
    replay, again = open_replay(text, AMBUSH_ONLY)
    assert again.options["story"] == STORY
    assert write(replay) == text


def test_a_document_of_one_line_ends_like_a_file() -> None:
    replay = Replay("ambush", 3, 2, {"story": "Snow fell."})
    text = write(replay)
    assert "option story: Snow fell.\n" in text
    assert write(read(text)) == text
    assert open_replay(text, AMBUSH_ONLY)[1].options["story"] == "Snow fell.\n"


def test_a_replay_can_start_from_a_position() -> None:
    game = record(BOTH_BID)
    do(game, "1 show", "2 show", "~ roll 2")
    text = write(replay_of(game))
    assert "position| position ambush rules=3 seats=2\nposition| hand seat=1 card=owl" in text
    replay, again = open_replay(text, AMBUSH_ONLY)
    assert replay.position == position(BOTH_BID)
    assert again.state.dump() == game.state.dump()
    assert write(replay) == text
    assert write(replay_of(again)) == text


def test_comments_and_blank_lines_are_allowed_between_actions() -> None:
    text = changed("1 show\n", "# the moment of truth\n\n1 show\n")
    assert len(open_replay(text, AMBUSH_ONLY)[1].steps) == 9


def test_defaults_are_not_written() -> None:
    game = Record(AMBUSH, 2, {"deck": "small", "highest-bid": 2})
    assert replay_of(game).options == {"highest-bid": 2}


def test_line_ends_of_other_systems_are_read() -> None:
    assert read(FINISHED.replace("\n", "\r\n")) == read(FINISHED)


# What is wrong with a file.


@refusals(FOLDER / "unreadable-replays.txt")
def test_a_file_that_cannot_be_read_is_refused(refusal: Refusal) -> None:
    with pytest.raises(BadReplay) as caught:
        read(refusal.breaks({"nothing": "", "finished": FINISHED}[refusal.heading]))
    assert str(caught.value) == refusal.problem


def test_a_file_that_is_too_long_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadReplay, match="at most 524,288 are read"):
        read(FINISHED + "#" * MAX_LENGTH)


@pytest.mark.parametrize(
    "text",
    [
        changed("= shown 7 0\n", ""),
        FINISHED.partition("1 show")[0],
        FINISHED.partition("~ draw elk")[0],
        "wolfden-replay 1\ntitle: ambush\nrules: 3\nseats: 2\n",
    ],
)
def test_a_file_cut_off_is_refused(text: str) -> None:
    with pytest.raises(BadReplay) as caught:
        read(text)
    assert str(caught.value) == (
        "The replay is cut off: its last line is neither “...” nor a result such as “="
        " full-moon 54 40”."
    )


@refusals(FOLDER / "unplayable-replays.txt")
def test_a_file_that_does_not_fit_the_rules_is_refused(refusal: Refusal) -> None:
    with pytest.raises(WolfdenError) as caught:
        open_replay(refusal.breaks(FINISHED), AMBUSH_ONLY)
    assert type(caught.value).__name__ == refusal.heading
    assert str(caught.value) == refusal.problem


@pytest.mark.parametrize("remark", ["", "# a position of two\n", "\n"])
def test_a_position_for_other_seats_is_refused(remark: str) -> None:
    text = write(Replay("ambush", 3, 3, position=remark + ambush(BOTH_BID).dump()))
    with pytest.raises(BadPosition) as caught:
        open_replay(text, AMBUSH_ONLY)
    assert str(caught.value) == "The position says seats=2, but the table needs seats=3."


@pytest.mark.parametrize("note", ["Ash\n= shown 9 9", "Ash\r", "Ash\u2028Birch"])
def test_no_note_can_forge_a_line(note: str) -> None:
    """Names and comments come from people: a line break in one must not become a new line."""
    replay = read(FINISHED)
    replay.names[0] = note
    replay.lines[0] = ReplayLine(CHANCE, "draw elk", None, note)
    try:
        text = write(replay)
    except BadReplay:
        return
    assert len(text.splitlines()) == len(FINISHED.splitlines())


# Whatever was played and noted comes back.

notes = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Zl", "Zp", "Zs")), max_size=9
)


@given(st.integers(0, 2**32), st.integers(2, 3), notes, notes)
def test_every_game_comes_back(seed: int, seats: int, name: str, comment: str) -> None:
    rng = random.Random(seed)
    game = Record(AMBUSH, seats)
    while game.state.actors():
        game.resolve_chance(rng)
        for seat in game.state.actors()[:1]:
            game.apply(rng.choice(game.state.legal(seat)))
    replay = replay_of(game, {0: name})
    replay.lines[0] = ReplayLine(CHANCE, replay.lines[0].text, float(seed % 1000) / 4, comment)
    again = read(write(replay))
    assert again.names == {0: name}
    assert (again.lines[0].seconds, again.lines[0].comment) == (seed % 1000 / 4, comment)
    assert write(again) == write(replay)
    assert replayed(again, AMBUSH).state.dump() == game.state.dump()


@given(st.data())
def test_a_damaged_file_is_refused_or_means_the_same_game(data: st.DataObject) -> None:
    """A single changed sign never passes as another game with another result."""
    place = data.draw(st.integers(0, len(FINISHED) - 1))
    sign = data.draw(st.sampled_from("\n 0129~=.#:|xé"))
    text = FINISHED[:place] + sign + FINISHED[place + 1 :]
    try:
        _replay, game = open_replay(text, AMBUSH_ONLY)
    except WolfdenError as error:
        assert str(error)  # noqa: PT017  (either way is fine, any other error is not)
        return
    assert game.state.outcome() is not None


def test_a_game_of_the_wolves_comes_back() -> None:
    game = Record(TITLES.get("the-wolves"), 2, {"turn-limit": 3})
    rng = random.Random(2)
    while game.state.actors():
        game.resolve_chance(rng)
        for seat in game.state.actors():
            game.apply(rng.choice(game.state.legal(seat)))
    text = write(replay_of(game))
    replay, again = open_replay(text, TITLES)
    assert write(replay) == write(replay_of(again)) == text
    assert again.state.dump() == game.state.dump()


def time_to_read(size: int) -> int:
    """Return the time that a bad line of some length takes, the shortest of a few tries."""
    text = FINISHED.replace("1 show", "1" + " " * size + "(")
    times: list[int] = []
    for _try in range(5):
        started = time.process_time_ns()
        with pytest.raises(BadReplay):
            read(text)
        times.append(time.process_time_ns() - started)
    return min(times)


def test_a_long_line_takes_time_in_proportion_to_its_length() -> None:
    """A reader that went back over the spaces would take a thousand times as long."""
    assert time_to_read(640_000) < 320 * time_to_read(20_000)


@given(seconds=st.floats(min_value=0, max_value=1e12, exclude_max=True))
@example(seconds=2e-5)
@example(seconds=12345.67)
@example(seconds=1e6)
@example(seconds=1000.00002 - 1000)
def test_times_come_back_as_they_were(seconds: float) -> None:
    text = write(Replay("ambush", 3, 2, lines=[ReplayLine(0, "bid 1", seconds)]))
    assert read(text).lines[0].seconds == seconds


@pytest.mark.parametrize("odd", ["\u2028", "\u2029", "\x85", "\x0c", "\x1c", "  ", "#", "|"])
def test_a_document_with_odd_signs_comes_back(odd: str) -> None:
    story = f"one{odd}two\n{odd}\n  three{odd}\n"
    game = Record(AMBUSH, 2, {"story": story})
    assert AMBUSH.load(game.state.dump()).dump() == game.state.dump()
    replay = read(write(replay_of(game)))
    assert replay.options["story"] == story
    assert replayed(replay, AMBUSH).state.dump() == game.state.dump()


def test_options_that_contradict_the_start_position_are_refused() -> None:
    position = AMBUSH.setup(2, {"highest-bid": 2}).dump()
    game = Record(AMBUSH, 2, position=position)
    assert game.options["highest-bid"] == 2
    assert Record(AMBUSH, 2, {"highest-bid": "2"}, position).options == game.options
    with pytest.raises(BadPosition, match="different values for the option “highest-bid”"):
        Record(AMBUSH, 2, {"highest-bid": 3}, position)


def test_a_header_is_one_line_or_a_document_and_not_both() -> None:
    text = write(replay_of(Record(AMBUSH, 2, {"story": "one\ntwo\n"})))
    with pytest.raises(BadReplay, match="option story"):
        read(text.replace("option story| two", "option story: two"))
    with pytest.raises(BadReplay, match="option story"):
        read(text.replace("option story| one", "option story: one"))
