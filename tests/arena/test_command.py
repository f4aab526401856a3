"""``wolfden arena`` as a person at a shell calls it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.arena.bots import HERE
from tests.arena.games import DEADLINE, wait_until
from wolfden.arena.executors import InProcessExecutor
from wolfden.arena.report import as_json
from wolfden.arena.tournament import Tournament, stored_settings
from wolfden.cli import main
from wolfden.i18n.translator import Translator

COMMAND = [sys.executable, "-m", "wolfden", "arena"]
QUICK = ["the-wolves", "--turn-limit", "3", "--workers", "2", "--seed", "1"]

Capture = pytest.CaptureFixture[str]


def arena(capsys: Capture, *words: str | Path) -> tuple[int, str, str]:
    """Run the command in this process; return its exit code and what it said."""
    code = main(["arena", *map(str, words)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_tournament_is_played_printed_and_stored(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "out"
    code, said, _ = arena(capsys, *QUICK, "--seats", "random,greedy", "--games", "4", "--out", out)
    assert code == 0
    assert "The Wolves, 2 seats, 4 games, seed 1" in said
    assert "share (95%)" in said
    assert "Lairs" in said
    assert f"Results, replays and pictures are in {out}" in said
    assert sorted(file.name for file in out.iterdir()) == [
        *("arena.json", "games.csv", "games.jsonl", "ratings.png", "ratings.svg", "replays"),
        *("results.json", "results.md", "scores.png", "scores.svg"),
    ]
    results = json.loads((out / "results.json").read_text(encoding="utf-8"))
    assert results["games"] == 4
    assert {row["name"] for row in results["standings"]} == {"random", "greedy"}
    for name in ("ratings", "scores"):
        ElementTree.fromstring((out / f"{name}.svg").read_bytes())
        assert (out / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    again, said, _ = arena(capsys, "the-wolves", "--games", "6", "--out", out)
    assert again == 0
    assert "The Wolves, 2 seats, 6 games, seed 1" in said


@pytest.mark.parametrize("language", ["uk", "fi"])
def test_a_tournament_is_printed_in_another_language(
    tmp_path: Path, capsys: Capture, language: str
) -> None:
    out, translator = tmp_path / "out", Translator(language)
    words = ["brotherhood-of-the-wolf", "--lang", language, "--seats", "random,random"]
    code, said, _ = arena(capsys, *words, "--games", "2", "--seed", "1", "--out", out)
    assert code == 0
    side = translator.translate("arena-side", {"side": "beast", "bots": "random"})
    for word in (
        side,
        translator.translate("arena-share"),
        translator.translate("arena-kept", {"path": str(out)}),
    ):
        assert word in said
    assert side in (out / "results.md").read_text(encoding="utf-8")
    assert translator.translate("arena-ratings") in _words(out / "ratings.svg")
    assert "beast: random" in (out / "results.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["cs", "sv"])
def test_what_cannot_be_played_is_refused_in_another_language(
    capsys: Capture, language: str
) -> None:
    code, _, complaint = arena(capsys, "the-wolves", "--lang", language, "--seats", "random,,cub")
    assert (code, complaint) == (
        2,
        f"wolfden: {Translator(language).translate('problem-entrant-empty')}\n",
    )


def test_sides_are_listed_separately(tmp_path: Path, capsys: Capture) -> None:
    words = ["brotherhood-of-the-wolf", "--seats", "random,random", "--players", "3"]
    code, said, _ = arena(capsys, *words, "--games", "2", "--seed", "1", "--out", tmp_path / "out")
    assert code == 0
    assert "Beast: random" in said
    assert "Hunters: random" in said


def test_a_bot_that_hangs_forfeits_and_the_others_play_on(tmp_path: Path, capsys: Capture) -> None:
    seats = f"random,{HERE}Hanging"
    words = [*QUICK, "--seats", seats, "--games", "2", "--limit", "2"]
    code, said, _ = arena(capsys, *words, "--out", tmp_path / "out")
    assert code == 0
    why = "forfeits because it never answered (it took longer than 2 seconds to decide)"
    assert f"Game 1: {HERE}Hanging in seat 2 {why}" in said
    assert f"Game 2: {HERE}Hanging in seat 1 {why}" in said


def test_plots_are_drawn_even_if_no_game_is_finished(tmp_path: Path, capsys: Capture) -> None:
    seats = ",".join([f"{HERE}Raising"] * 2)
    words = [*QUICK, "--seats", seats, "--games", "12"]
    code, said, _ = arena(capsys, *words, "--out", tmp_path / "out")
    assert code == 0
    assert "12 × A bot forfeited the game." in said
    assert "… and 2 more forfeits" in said
    assert "No game was played to its end." in _words(tmp_path / "out" / "scores.svg")


def _words(picture: Path) -> str:
    """Return the texts of a picture, which it has as comments next to their outlines."""
    return picture.read_text(encoding="utf-8")


def test_a_ladder_is_printed_as_markdown(tmp_path: Path, capsys: Capture) -> None:
    words = [*QUICK, "--ladder", "random,greedy", "--players", "3", "--games", "3"]
    code, said, _ = arena(capsys, *words, "--out", tmp_path / "out")
    assert code == 0
    assert "| stronger | weaker | games |" in said
    assert "| greedy | random | 3 | " in said
    seats = "--seats greedy,random,random --players 3 --games 3 --seed 1"
    assert f"wolfden arena the-wolves {seats} --turn-limit 3" in said
    assert (tmp_path / "out" / "greedy-random" / "results.json").exists()


def test_a_ladder_of_sides_lists_each_side(tmp_path: Path, capsys: Capture) -> None:
    words = ["brotherhood-of-the-wolf", "--ladder", f"random,{HERE}Faulty", "--games", "2"]
    code, said, _ = arena(capsys, *words, "--out", tmp_path / "out")
    assert code == 0
    for name in (f"{HERE}Faulty", f"Beast: {HERE}Faulty", f"Hunters: {HERE}Faulty"):
        assert f"| {name} | random | " in said
    assert f"--seats {HERE}Faulty,random --players 2 --games 2 --seed 1 --swap\n" in said


BAD = [
    (["--seats", "random,ghost"], ["“ghost”"]),
    (["--seats", "random,no.such:Bot"], ["no.such:Bot"]),
    (["--seats", "random,alpha:simulations=0"], ["alpha:simulations=0"]),
    (["--seats", "random,alpha:weights=none.bin"], ["weights in none.bin cannot be read"]),
    (["--seats", "random,alpha:style=shy"], ["The style “shy” is unknown"]),
    (["--seats", "random,,random"], ["A bot has no name"]),
    (["--seats", "random"], ["2 to 5 players, not 1"]),
    (["--seats", "random,random", "--players", "3"], ["Bots named: 2, seats: 3"]),
    (["--seats", "random,random", "--games", "0"], ["“0” is not a whole number above zero"]),
    (["--seats", "random,random", "--games", "-3"], ["“-3” is not a whole number above zero"]),
    (["--seats", "random,random", "--workers", "0"], ["“0” is not a whole number above zero"]),
    (["--seats", "random,random", "--workers", "-1"], ["“-1” is not a whole number above zero"]),
    (["--seats", "random,random", "--limit", "0"], ["“0” is not a number of seconds"]),
    (["--seats", "random,random", "--limit", "soon"], ["“soon” is not a number of seconds"]),
    (["--seats", "random,random", "--swap"], ["no sides to swap"]),
    (["--seats", "random,random", "--turn-limit", "0"], ["whole number from 1 to 10,000"]),
    ([], ["--seats is missing"]),
    (["--ladder", "--seats", "random,random"], ["A ladder seats its bots itself"]),
    (["--ladder", "random"], ["two or more different bots"]),
]


@pytest.mark.parametrize(("words", "expected"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_what_cannot_be_played_is_refused(
    words: list[str], expected: list[str], tmp_path: Path, capsys: Capture
) -> None:
    code, said, error = arena(capsys, "the-wolves", *words, "--out", tmp_path / "out")
    assert (code, said) == (2, "")
    assert len(error.splitlines()) == 1
    assert all(word in error for word in expected)
    assert not (tmp_path / "out").exists()


def test_folders_that_cannot_be_used_are_refused(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "letter").touch()
    words = [*QUICK, "--seats", "random,random", "--games", "2"]
    code, _, error = arena(capsys, *words, "--out", tmp_path)
    assert (code, "is not a folder of the arena" in error) == (2, True)
    assert arena(capsys, *words, "--out", tmp_path / "out")[0] == 0
    code, _, error = arena(capsys, *words, "--seed", "2", "--out", tmp_path / "out")
    assert (code, "other settings (seed: 1, not 2)" in error) == (2, True)


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGINT", 130)])
def test_a_signal_keeps_finished_games_and_the_arena_continues_later(
    name: str, code: int, tmp_path: Path, capsys: Capture
) -> None:
    out, gate = tmp_path / "out", tmp_path / "gate"
    gate.touch()
    seats = f"random,{HERE}Waiting"
    words = [*QUICK, "--seats", seats, "--games", "8", "--out", str(out)]
    arena_process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "ARENA_GATE": str(gate)},
        start_new_session=True,
    )
    with arena_process:
        # Each of the two workers plays three games, then waits in its fourth.
        games = out / "games.jsonl"
        wait_until(
            lambda: games.exists() and games.read_bytes().count(b"\n") == 6, "six games never ended"
        )
        if name == "SIGINT":
            # A terminal interrupts all processes in front of it, workers too.
            os.killpg(arena_process.pid, signal.SIGINT)
        else:
            arena_process.terminate()
        said, error = arena_process.communicate(timeout=DEADLINE)
    assert (arena_process.returncode, error) == (code, "")
    assert f"Stopped after 6 of 8 games. To continue, run the same command with --out {out}" in said
    assert "The Wolves, 2 seats, 6 games" in said
    kept = (out / "games.jsonl").read_bytes()
    assert arena(capsys, *words)[0] == 0
    assert (out / "games.jsonl").read_bytes().startswith(kept)
    settings = stored_settings(out)
    assert settings is not None
    straight = Tournament(settings)
    for played in straight.play(8, InProcessExecutor()):
        replay = out / "replays" / f"{played.result.number:06}.replay"
        assert replay.read_text(encoding="utf-8") == played.replay
    assert _results((out / "results.json").read_text(encoding="utf-8")) == _results(
        as_json(straight.standings())
    )


def _results(text: str) -> dict[str, object]:
    """Return what a tournament showed, without the times, which are never the same."""
    results: dict[str, object] = json.loads(text)
    rows = results["standings"]
    assert isinstance(rows, list)
    results["standings"] = [
        {key: value for key, value in row.items() if not key.endswith("_ms")} for row in rows
    ]
    return results
