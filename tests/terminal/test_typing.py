"""Playing on a real terminal, a pseudo one: colour, completion, leaving by keys and by closing."""

import os
import pty
import select
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.shell import COMMAND, DEADLINE, QUICK_BOTS, environment
from wolfden.core.text.replay import open_replay
from wolfden.titles import TITLES

POSITION_QUESTION = b"\x1b[6n"
"""What a program writes to ask where the cursor is; a real terminal answers it."""


class Terminal:
    """A person's terminal with a game running in it."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, TERM="xterm-256color", COLUMNS="120", LINES="50", **more),
            start_new_session=True,
        )
        os.close(theirs)
        self._is_open = True
        self.seen = b""
        self._noticed = 0

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self._ours, keys.encode())

    def wait_for(self, text: str) -> None:
        """Read until a text appears after the one last waited for."""
        until = time.monotonic() + DEADLINE
        while text.encode() not in self.seen[self._noticed :]:
            assert time.monotonic() < until, self.seen[self._noticed :].decode(errors="replace")
            if select.select([self._ours], [], [], 0.2)[0]:
                new = os.read(self._ours, 65536)
                self.seen += new
                if POSITION_QUESTION in new:
                    self.type("\x1b[1;1R")
        self._noticed = self.seen.index(text.encode(), self._noticed) + len(text)

    def end(self) -> int:
        """Wait for the process to end by itself."""
        return self.process.wait(timeout=DEADLINE)

    def close(self) -> None:
        """Close the window, as a person does who has had enough."""
        if self._is_open:
            self._is_open = False
            os.close(self._ours)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """Return a terminal in which a game has just begun."""
    path = str(tmp_path / "game.replay")
    opened = Terminal(tmp_path, "play", "the-wolves", *QUICK_BOTS, "--seed", "5", "--save", path)
    opened.wait_for("Choose a hex")
    opened.wait_for("Seat 1>")
    yield opened
    opened.close()
    if opened.process.poll() is None:
        opened.process.kill()
    opened.process.wait(timeout=DEADLINE)


def own_actions(path: Path) -> list[str]:
    """Return what the first seat has done in a kept game."""
    lines = open_replay(path.read_text(encoding="utf-8"), TITLES)[0].lines
    return [line.text for line in lines if line.seat == 0]


def test_a_word_is_completed_and_played(terminal: Terminal, tmp_path: Path) -> None:
    assert b"\x1b[" in terminal.seen
    terminal.type("dr")
    terminal.wait_for("draft")  # the menu of words
    terminal.type("\t")
    terminal.wait_for("aft")  # what is added to the line
    terminal.type(" @g7\r")
    terminal.wait_for("places an alpha and a pack wolf on g7")
    terminal.wait_for("Seat 1>")
    terminal.type("quit\r")
    terminal.wait_for("The game is saved in")
    assert terminal.end() == 0
    assert own_actions(tmp_path / "game.replay") == ["draft @g7"]


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_leaving_by_a_key_keeps_the_game(key: str, terminal: Terminal, tmp_path: Path) -> None:
    terminal.type("1\r")
    terminal.wait_for("places an alpha and a pack wolf on f5")
    terminal.wait_for("Seat 1>")
    terminal.type(key)
    terminal.wait_for("The game is saved in")
    assert terminal.end() == 0
    assert own_actions(tmp_path / "game.replay") == ["draft @f5"]


def test_closing_the_terminal_keeps_the_game(terminal: Terminal, tmp_path: Path) -> None:
    terminal.type("1\r")
    terminal.wait_for("places an alpha and a pack wolf on f5")
    terminal.wait_for("Seat 1>")
    terminal.close()
    terminal.end()
    assert own_actions(tmp_path / "game.replay") == ["draft @f5"]


def test_no_color_is_respected(tmp_path: Path) -> None:
    opened = Terminal(tmp_path, "board", "the-wolves", "--seed", "1", NO_COLOR="1")
    try:
        opened.wait_for("Moon")
        assert b"\x1b[48" not in opened.seen
        assert b"\x1b[38" not in opened.seen
        opened.wait_for("after prey")
        assert opened.end() == 0
    finally:
        opened.close()


def test_what_one_person_saw_is_wiped_before_another_sits_down(tmp_path: Path) -> None:
    seats = ("--seats", "human,human", "--seed", "3", "--save", str(tmp_path / "hidden.replay"))
    terminal = Terminal(tmp_path, "play", "brotherhood-of-the-wolf", *seats)
    try:
        terminal.wait_for("Seat 1>")
        terminal.type("hide devil @mende\r")
        terminal.wait_for("\x1b[3J")
        terminal.wait_for("Pass the keyboard to Seat 2")
        terminal.type("\r")
        terminal.wait_for("\x1b[3J")
        terminal.wait_for("Seat 2>")
        shown = len(terminal.seen)
        terminal.type("\x1b[A\x1b[A\r")  # what the first person typed does not come back
        terminal.wait_for("Seat 2>")
        assert b"devil" not in terminal.seen[shown:]
        terminal.type("quit\r")
        assert terminal.end() == 0
    finally:
        terminal.close()
        terminal.process.kill()
        terminal.process.wait(timeout=DEADLINE)
