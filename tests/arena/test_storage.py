"""The folder of a tournament: finished games are kept for good, and nothing is mixed up."""

from pathlib import Path

import pytest

from tests.arena.games import short_settings
from wolfden.arena.executors import InProcessExecutor
from wolfden.arena.tournament import (
    JOURNAL,
    SETTINGS,
    OtherTournament,
    Tournament,
    make_settings,
    run_match,
)
from wolfden.core.errors import BadSetup
from wolfden.core.text.files import BadFile

EXECUTOR = InProcessExecutor()
FOUR = {"turn-limit": 4}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a tournament with three finished games."""
    path = tmp_path / "arena"
    tournament = Tournament(short_settings(), path)
    assert len(list(tournament.play(3, EXECUTOR))) == 3
    tournament.close()
    return path


def test_a_tournament_continues_where_it_was(folder: Path) -> None:
    tournament = Tournament(short_settings(), folder)
    played = list(tournament.play(5, EXECUTOR))
    tournament.close()
    assert [one.result.number for one in played] == [4, 5]
    straight = Tournament(short_settings())
    for one in straight.play(5, EXECUTOR):
        kept = folder / "replays" / f"{one.result.number:06}.replay"
        assert kept.read_text(encoding="utf-8") == one.replay


def test_a_line_cut_in_two_is_played_again(folder: Path) -> None:
    journal = folder / JOURNAL
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-20])
    tournament = Tournament(short_settings(), folder)
    assert [one.result.number for one in tournament.play(3, EXECUTOR)] == [3]
    tournament.close()
    assert journal.read_bytes().count(b"\n") == 3


def test_a_line_that_is_no_game_is_reported(folder: Path) -> None:
    journal = folder / JOURNAL
    journal.write_bytes(b'{"number": "one"}\n' + journal.read_bytes())
    with pytest.raises(
        BadFile,
        match=r"cannot be used: line 1 is damaged, or it is not the expected file \(Exp",
    ):
        Tournament(short_settings(), folder)


def test_other_settings_are_refused(folder: Path) -> None:
    with pytest.raises(OtherTournament, match="seed: 1, not 2"):
        Tournament(short_settings(seed=2), folder)
    with pytest.raises(OtherTournament, match="entrants: random,random, not random,cub"):
        Tournament(short_settings("random", "cub"), folder)
    with pytest.raises(OtherTournament, match="turn-limit: 3, not 4"):
        Tournament(
            make_settings("the-wolves", ["random"] * 2, seed=1, limit=60, options=FOUR), folder
        )


def test_fewer_games_than_there_are_cannot_be_asked_for(folder: Path) -> None:
    tournament = Tournament(short_settings(), folder)
    with pytest.raises(BadSetup, match="Game 3 is already finished"):
        list(tournament.play(2, EXECUTOR))
    tournament.close()


def test_settings_that_cannot_be_read_are_reported(folder: Path) -> None:
    (folder / SETTINGS).write_text("{}", encoding="utf-8")
    with pytest.raises(BadFile, match="cannot be used: Object missing required field `title`"):
        Tournament(short_settings(), folder)


def test_what_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear wolf", encoding="utf-8")
    with pytest.raises(OtherTournament, match="not a folder of the arena"):
        Tournament(short_settings(), tmp_path)
    with pytest.raises(OtherTournament, match="not a folder of the arena"):
        Tournament(short_settings(), tmp_path / "letter.txt")
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_two_arenas_cannot_share_a_folder(folder: Path) -> None:
    first = Tournament(short_settings(), folder)
    with pytest.raises(OtherTournament, match=r"Wait until it has finished\."):
        Tournament(short_settings(), folder)
    first.close()
    Tournament(short_settings(), folder).close()


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadFile, match=r"cannot be written: it is a folder, or part of its path is"):
        Tournament(short_settings(), tmp_path / "file" / "below")


def test_a_match_can_be_kept_and_watched(tmp_path: Path) -> None:
    seen: list[int] = []
    table = run_match(
        "the-wolves",
        ["random", "random"],
        games=2,
        seed=1,
        options={"turn-limit": 3},
        out=tmp_path / "match",
        on_game=lambda played: seen.append(played.result.number),
    )
    assert (table.games, seen) == (2, [1, 2])
    assert len(list((tmp_path / "match" / "replays").iterdir())) == 2


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_are_no_tournament(games: int) -> None:
    with pytest.raises(BadSetup, match="at least one game"):
        run_match("the-wolves", ["random", "random"], games=games)
