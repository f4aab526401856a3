"""Whatever is wrong with a command line or a file: one sentence, exit code 2, no traceback."""

import os
from pathlib import Path

import pytest

from tests.terminal.shell import Result, wolfden
from wolfden.cli import main


def refused(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Result:
    """Run a command within this process: what is refused never comes to a game."""
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return Result(code, said.out, said.err)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["COMMAND"]),
        (["frolic"], ["“frolic”", "'play'"]),
        (["play"], ["Name a game (age-of-the-wolf"]),
        (["play", "chess"], ["no game “chess”", "the-wolves"]),
        (["play", "the-wolves", "--moons", "3"], ["--moons"]),
        (["play", "the-wolves", "--packs", "bought"], ["“bought”", "dealt | chosen"]),
        (["play", "the-wolves", "--turn-limit", "0"], ["whole number from 1 to 10,000"]),
        (["play", "the-wolves", "--players", "6"], ["2 to 5 seats, not 6"]),
        (["play", "the-wolves", "--players", "0"], ["2 to 5 seats, not 0"]),
        (["play", "the-wolves", "--players", "two"], ["“two” is no whole number"]),
        (["play", "the-wolves", "--seed", "-1"], ["--seed"]),
        (["play", "the-wolves", "--seats", "human"], ["2 to 5 seats, not 1"]),
        (["play", "the-wolves", "--seats", "human,ghost"], ["no bot “ghost”", "alpha"]),
        (
            ["play", "the-wolves", "--players", "3", "--seats", "human,random"],
            ["--seats names 2, but --players says 3"],
        ),
        (["board", "chess"], ["no game “chess”"]),
        (["board", "the-wolves", "--players", "1"], ["2 to 5 seats"]),
        (["board", "the-wolves", "--position", "x", "--seed", "1"], ["leave out", "--seed"]),
        (["bench", "chess"], ["no game “chess”"]),
    ],
)
def test_bad_command_lines(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    refused(capsys, *arguments).check_refusal(*words)


@pytest.mark.parametrize("arguments", [["play", "--resume"], ["replay"]])
def test_files_that_cannot_be_read(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refused(capsys, *arguments, tmp_path / "no").check_refusal("cannot be read", "no such file")
    refused(capsys, *arguments, tmp_path).check_refusal("cannot be read", "folder")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    refused(capsys, *arguments, binary).check_refusal("it holds no text")


@pytest.mark.parametrize("arguments", [["play", "--resume"], ["replay"]])
def test_replays_that_do_not_hold(
    arguments: list[str], begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = begun.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    damaged = {
        "This is no replay": "hello\n",
        "The replay is cut off": "".join(lines[:-1]),
        "version 2 of the rules": text.replace("rules: 1", "rules: 2"),
        "no game “chess”": text.replace("the-wolves", "chess"),
        "no hex of the start board": text.replace("draft @f5", "draft @a6"),
        "is no place of this board": text.replace("draft @f5", "draft @zz99"),
        "is no action such as": text.replace("1 draft @f5", "draft"),
        "it ends with “...”": text.replace("...", "= full-moon 1 2 3"),
    }
    for sentence, content in damaged.items():
        file = tmp_path / "damaged.replay"
        file.write_text(content, encoding="utf-8")
        refused(capsys, *arguments, file).check_refusal(sentence)


def test_going_on_with_a_game_that_cannot_go_on(
    begun: Path, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    resume = ("play", "--resume")
    refused(capsys, *resume, finished).check_refusal("is over", "wolfden replay")
    refused(capsys, *resume, begun, "--players", "3").check_refusal("leave those out")
    refused(capsys, *resume, begun, "--seats", "human,random").check_refusal("has 3 seats")
    refused(capsys, "play", "the-wolves", *resume[1:], begun, "--packs", "dealt").check_refusal(
        "leave those out"
    )


def test_steps_a_game_does_not_have(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "replay", finished, "--step", "9999").check_refusal(
        "--step takes a number from 0 to"
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("not toml", "board: this is no TOML file"),
        ("colour = 3\n", "colour"),
        ('[[region]]\nid = "1"\nterrains = ["forest"]\n', "board: region 1"),
    ],
)
@pytest.mark.parametrize("command", ["play", "board"])
def test_broken_board_files(
    command: str,
    content: str,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "board.toml"
    file.write_text(content, encoding="utf-8")
    refused(capsys, command, "the-wolves", "--board", file).check_refusal(sentence)
    missing = tmp_path / "missing.toml"
    refused(capsys, command, "the-wolves", "--board", missing).check_refusal("no such file")


def test_broken_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position"
    file.write_text("position chess rules=1 seats=2\n", encoding="utf-8")
    refused(capsys, "board", "the-wolves", "--position", file).check_refusal("position of chess")


def test_nothing_is_overwritten_and_a_bad_place_is_refused_at_once(
    begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refused(capsys, "play", "the-wolves", "--save", begun).check_refusal("is there already")
    below_a_file = wolfden(tmp_path, "play", "the-wolves", "--save", begun / "game.replay")
    below_a_file.check_refusal("cannot be written")


def test_a_process_says_the_same(tmp_path: Path) -> None:
    wolfden(tmp_path, "play", "chess").check_refusal("no game “chess”")


@pytest.mark.parametrize("library", ["rich", "prompt_toolkit", "fluent"])
def test_without_the_libraries_one_is_told_what_to_install(
    library: str, tmp_path: Path, finished: Path
) -> None:
    missing = f"raise ModuleNotFoundError('not installed', name={library!r})\n"
    (tmp_path / f"{library}.py").write_text(missing, encoding="utf-8")
    there = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    told = wolfden(tmp_path, "replay", finished, PYTHONPATH=there)
    told.check_refusal("rich, prompt_toolkit and fluent", "pip install 'wolfden[terminal]'")
    assert wolfden(tmp_path, "titles", PYTHONPATH=there).code == 0
    elsewhere = wolfden(tmp_path, "titles", PYTHONPATH=there, WOLFDEN_LANG="", LANG="fi_FI.UTF-8")
    assert (elsewhere.code, elsewhere.err) == (0, "")
