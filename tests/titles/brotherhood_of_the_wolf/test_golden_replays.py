"""What the golden games of Brotherhood of the Wolf show, taken together."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from wolfden.core.record import Record
from wolfden.core.text.replay import Replay, open_replay, read, write
from wolfden.titles import TITLES
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import deck
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import END_REASONS

FOLDER = Path(__file__).parent / "replays"
FILES = sorted(FOLDER.glob("*.txt"))


@cache
def opened(path: Path) -> tuple[Replay, Record]:
    """Read and play a file through, once for all tests."""
    return open_replay(path.read_text(encoding="utf-8"), TITLES)


def events(path: Path) -> list[str]:
    return [event.name for step in opened(path)[1].steps for event in step.events]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_game_ends_as_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    replay, record = opened(path)
    outcome = record.state.outcome()
    assert outcome is not None
    assert replay.result.split() == [outcome.reason, *map(str, outcome.scores)]
    assert write(read(text)) == text


def test_every_way_to_end_every_number_of_seats_and_every_switch() -> None:
    replays = [opened(path)[0] for path in FILES]
    assert {replay.result.split()[0] for replay in replays} == set(END_REASONS) - {"running"}
    assert {replay.seats for replay in replays} == {2, 3, 4, 5}
    assert {name for replay in replays for name in replay.options} == {
        "seasons",
        "figures",
        "command",
        "devil",
        "cards",
    }


def test_games_of_the_first_rules_are_played_by_them() -> None:
    older = {"devil": "before-attack", "powers": "forced", "start": "recallable"}
    played = [opened(path) for path in FILES]
    first = [record for replay, record in played if replay.rules == 1]
    assert len(first) == 9
    for record in first:
        assert {name: record.options[name] for name in older} == older
    todays = [record for replay, record in played if replay.rules == 2]
    assert {record.options["devil"] for record in todays} == {"at-once", "before-attack"}
    assert {(record.options["powers"], record.options["start"]) for record in todays} == {
        ("chosen", "kept")
    }


def test_fog_hides_the_last_attack_of_a_game() -> None:
    by_name = {path.stem: events(path) for path in FILES}
    last = by_name["2p-time-fog-in-the-last-round"][-3:]
    assert last == ["fog", "reveal", "over"] or last[1:] == ["reveal", "over"]
    assert by_name["3p-victims-in-fog"][-3:] == ["fog", "reveal", "over"]


def test_every_kind_of_event_happens() -> None:
    found = Counter(name for path in FILES for name in events(path))
    wanted = ["lead", "pick", "discard", "hide", "place", "start", "card", "portefaix", "troop"]
    wanted += ["take-back", "prowl", "move", "attack", "fog", "reveal", "examine", "ask", "over"]
    wanted += ["recognise", "drag", "shift", "troop-lost", "recall", "power"]
    assert [name for name in wanted if not found[name]] == []


def test_most_cards_are_played() -> None:
    played = {
        event.public["card"]
        for path in FILES
        for step in opened(path)[1].steps
        for event in step.events
        if event.name == "card"
    }
    assert played <= set(deck().ids)
    assert len(played) > 20
