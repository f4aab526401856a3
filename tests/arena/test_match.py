"""One game: played by the rules, the same again with the same seed, forfeited by who breaks it."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.bots import HERE
from tests.arena.games import BROTHERHOOD, WOLVES, short_plan
from wolfden.arena.match import play
from wolfden.arena.tournament import Tournament, make_settings, run_match
from wolfden.core.text.replay import open_replay
from wolfden.titles import TITLES


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_game_is_played_to_its_end_and_can_be_replayed(title: str) -> None:
    played = play(Tournament(make_settings(title, ["random", "random"], seed=5)).plan(1))
    replay, record = open_replay(played.replay, TITLES)
    outcome = record.state.outcome()
    assert outcome is not None
    result = played.result
    ended = (outcome.reason, outcome.scores, outcome.ranks)
    assert (result.reason, result.scores, result.ranks) == ended
    assert replay.names == {0: "random", 1: "random"}
    assert all(result.times)
    assert result.forfeit is None


def test_the_same_plan_is_the_same_game() -> None:
    plan = short_plan("random", "alpha:simulations=5")
    assert play(plan).replay == play(plan).replay
    assert play(plan).replay != play(replace(plan, seed="another")).replay


@pytest.mark.parametrize(
    ("bot", "fault", "words"),
    [
        ("Raising", "raised", "it raised LookupError: lost my trail"),
        ("Leaving", "raised", "it raised SystemExit"),
        ("Unmakeable", "raised", "no den to come from"),
        ("Mute", "illegal", "something of the type NoneType, which is not an action"),
        ("Usurper", "illegal", "an action of seat 3, which is not its own"),
        ("Cheating", "illegal", "stop: "),
        ("Dreaming", "illegal", "means nothing on this board"),
    ],
)
def test_who_misbehaves_forfeits(bot: str, fault: str, words: str) -> None:
    played = play(short_plan("random", HERE + bot, "random"))
    forfeit = played.result.forfeit
    assert forfeit is not None
    assert (forfeit.seat, forfeit.fault) == (1, fault)
    assert words in forfeit.message
    assert "\n" not in forfeit.message
    assert played.result.ranks == (1, 3, 1)
    assert played.result.scores == ()
    replay, record = open_replay(played.replay, TITLES)
    assert not record.state.is_over
    if replay.lines:
        assert replay.lines[-1].comment == str(forfeit)


def test_a_team_forfeits_together() -> None:
    bots = ["random", "random", HERE + "Unmakeable"]
    played = play(Tournament(make_settings(BROTHERHOOD, bots, seed=1)).plan(1))
    assert played.result.forfeit is not None
    assert played.result.ranks == (1, 2, 2)


def test_bots_that_plan_together_are_asked_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALLIED_FOLDER", str(tmp_path))
    table = run_match(BROTHERHOOD, ["random", HERE + "Allied"], players=3, games=1, seed=1)
    assert table.games == 1
    assert table.forfeits == ()
    assert [file.name for file in tmp_path.iterdir()] == ["together"]


def test_a_match_without_a_seed_draws_one() -> None:
    one, other = (make_settings(WOLVES, ["random", "random"]) for _ in range(2))
    assert one.seed != other.seed
