"""Whatever is wrong with a command line or a file: one sentence, exit code 2, no traceback."""

import os
import subprocess
import sys
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
        (["frolic"], ["“frolic”", "play"]),
        (["play"], ["Name a game (age-of-the-wolf"]),
        (["play", "chess"], ["Unknown game “chess”", "the-wolves"]),
        (["play", "the-wolves", "--moons", "3"], ["Unknown: --moons", "wolfden play --help"]),
        (["play", "the-wolves", "--plaiers", "3"], ["--plaiers", "Similar: --players"]),
        (["play", "the-wolves", "--seed"], ["--seed needs a value"]),
        (["play", "the-wolves", "age", "wolf"], ["Unknown: age wolf"]),
        (["arena", "the-wolves", "--swap=yes"], ["--swap takes no value"]),
        (["replay"], ["Missing: FILE"]),
        (["puzzles", "make", "the-wolves"], ["Missing: --out"]),
        (["play", "the-wolves", "--packs", "bought"], ["“bought”", "dealt | chosen"]),
        (["play", "the-wolves", "--turn-limit", "0"], ["whole number from 1 to 10,000"]),
        (["play", "the-wolves", "--players", "6"], ["2 to 5 players, not 6"]),
        (["play", "the-wolves", "--players", "0"], ["2 to 5 players, not 0"]),
        (["play", "the-wolves", "--players", "two"], ["“two” is not a whole number"]),
        (["play", "the-wolves", "--seed", "-1"], ["--seed"]),
        (["play", "the-wolves", "--seats", "human"], ["2 to 5 players, not 1"]),
        (["play", "the-wolves", "--seats", "human,ghost"], ["“ghost”", "random, greedy"]),
        (
            ["play", "the-wolves", "--players", "3", "--seats", "human,random"],
            ["--seats names 2, but --players says 3"],
        ),
        (["board", "chess"], ["Unknown game “chess”"]),
        (["board", "the-wolves", "--players", "1"], ["2 to 5 players"]),
        (["board", "the-wolves", "--position", "x", "--seed", "1"], ["leave out", "--seed"]),
        (["bench", "chess"], ["Unknown game “chess”"]),
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
    refused(capsys, *arguments, binary).check_refusal("not a text file")


@pytest.mark.parametrize("arguments", [["play", "--resume"], ["replay"]])
def test_replays_that_do_not_hold(
    arguments: list[str], begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = begun.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    damaged = {
        "is not a replay": "hello\n",
        "The replay is cut off": "".join(lines[:-1]),
        "version 3 of the rules": text.replace("rules: 2", "rules: 3"),
        "Unknown game “chess”": text.replace("the-wolves", "chess"),
        "is not possible in this game: “draft @a6”": text.replace("draft @f5", "draft @a6"),
        "is not possible in this game: “draft @zz99”": text.replace("draft @f5", "draft @zz99"),
        "is not an action such as": text.replace("1 draft @f5", "draft"),
        "it ends with “...”": text.replace("...", "= full-moon 1 2 3"),
    }
    for sentence, content in damaged.items():
        file = tmp_path / "damaged.replay"
        file.write_text(content, encoding="utf-8")
        refused(capsys, *arguments, file).check_refusal(sentence)


def test_resuming_a_game_that_cannot_continue(
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
        ("not toml", "board: this is not a TOML file"),
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


def test_nothing_is_overwritten_and_a_bad_place_is_refused_immediately(
    begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refused(capsys, "play", "the-wolves", "--save", begun).check_refusal("already exists")
    below_a_file = wolfden(tmp_path, "play", "the-wolves", "--save", begun / "game.replay")
    below_a_file.check_refusal("cannot be written")


def test_a_process_says_the_same(tmp_path: Path) -> None:
    wolfden(tmp_path, "play", "chess").check_refusal("Unknown game “chess”")


def without(library: str, folder: Path) -> dict[str, str]:
    """Return an environment in which a library is not installed."""
    missing = f"raise ModuleNotFoundError('not installed', name={library!r})\n"
    (folder / f"{library}.py").write_text(missing, encoding="utf-8")
    there = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {"PYTHONPATH": there}


@pytest.mark.parametrize("library", ["rich", "prompt_toolkit"])
def test_without_a_library_of_the_terminal_the_extra_is_named(
    library: str, tmp_path: Path, finished: Path
) -> None:
    missing = without(library, tmp_path)
    done = wolfden(tmp_path, "replay", finished, **missing)
    done.check_refusal(library, "pip install 'wolfden[terminal]'")
    assert wolfden(tmp_path, "titles", **missing).code == 0


def test_a_damaged_library_is_named_with_the_way_out(tmp_path: Path, finished: Path) -> None:
    damaged = without("rich", tmp_path)
    error = "raise ImportError('undefined symbol', name='rich.table')\n"
    (tmp_path / "rich.py").write_text(error, encoding="utf-8")
    refused = wolfden(tmp_path, "replay", finished, **damaged)
    refused.check_refusal("rich.table (undefined symbol)", "delete the folder .venv")


@pytest.mark.parametrize("library", ["babel", "click", "fluent", "platformdirs"])
def test_without_a_library_of_every_command_the_extra_is_named(
    library: str, tmp_path: Path
) -> None:
    missing = without(library, tmp_path)
    refused = wolfden(tmp_path, "titles", **missing)
    refused.check_refusal(library, "pip install 'wolfden[terminal]'")
    refused = wolfden(tmp_path, "serve", "--help", **missing)
    refused.check_refusal(library, "pip install 'wolfden[server]'")


@pytest.mark.parametrize(
    ("library", "words", "extra"),
    [
        ("openskill", ["arena", "the-wolves", "--seats", "random,random"], "arena"),
        ("msgspec", ["puzzles", "check", "puzzles.jsonl"], "arena"),
        ("litestar", ["serve"], "server"),
        ("sqlalchemy", ["tables", "list"], "server"),
    ],
)
def test_without_a_library_of_a_command_its_extra_is_named(
    library: str, words: list[str], extra: str, tmp_path: Path
) -> None:
    refused = wolfden(tmp_path, *words, **without(library, tmp_path))
    refused.check_refusal(library, f"pip install 'wolfden[{extra}]'")


def test_commands_load_what_they_need_and_no_more() -> None:
    heavy = ("litestar", "matplotlib", "msgspec", "openskill", "prompt_toolkit", "rich")
    code = f"""
import sys
from wolfden.cli import main
main(["titles"])
main(["--help"])
print("loaded:", [name for name in {heavy} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "loaded: []"
