"""Readers of texts from outside take time in proportion to their length, whatever they contain."""

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from wolfden.core.contract import Game
from wolfden.core.errors import WolfdenError
from wolfden.core.text.datafile import read_toml
from wolfden.core.text.replay import FIRST_LINE, open_replay
from wolfden.i18n.languages import parse_language
from wolfden.players.network import read_weights
from wolfden.teaching.analysis.study import open_study, read_link
from wolfden.titles import TITLES

SHORT, LONG = 2_000, 64_000
PATTERNS = (
    *(" ", "(", "#", "=", "|", ",", ":", "a", "1", "~", "-", ".", "[", '"', "\\", "\t", "\n"),
    *("a ", "a=b ", "a=", "1,", "a.", "a|\n", "1 x\n", "name 1: x\n", "line 1 after 1: x\n"),
)
GAMES = [TITLES.get(title) for title in TITLES.ids()]
STATE = GAMES[0].setup(2)
HEADERS = f"title: {GAMES[0].meta().id}\nrules: 1\nseats: 2\n"


def in_position(game: Game, before: str) -> Callable[[str], object]:
    """Return a reader of a position that ends with a text."""
    position = game.setup(2).dump() + before
    return lambda text: game.load(position + text)


READERS: dict[str, Callable[[str], object]] = {
    "replay, in its headers": lambda text: open_replay(f"{FIRST_LINE}\n{text}", TITLES),
    "replay, after its headers": lambda text: open_replay(
        f"{FIRST_LINE}\n{HEADERS}\n1 {text}\n...\n", TITLES
    ),
    "study": lambda text: open_study(text, TITLES),
    "study, after its first line": lambda text: open_study(f"wolfden-analysis 1\n{text}", TITLES),
    "link": read_link,
    "action": lambda text: STATE.parse(0, text),
    "explained action": lambda text: STATE.explain(0, text),
    "owner's file": lambda text: read_toml(text, "board"),
    "text in an owner's file": lambda text: read_toml(f'a = "{text}', "board"),
    "list in an owner's file": lambda text: read_toml(f"a = [{text}", "board"),
    "language": parse_language,
    "weights": lambda text: read_weights(text.encode(), "weights.bin", "some-title"),
    **{
        f"{game.meta().id}, {where}": in_position(game, before)
        for game in GAMES
        for where, before in (("a line", ""), ("a word", "turn stage="), ("words", "regions "))
    },
}


def time_to_read(read: Callable[[str], object], text: str) -> int:
    """Return the time that a text takes, the shortest of a few tries."""
    times: list[int] = []
    for _try in range(3):
        started = time.process_time_ns()
        with suppress(WolfdenError):
            read(text)
        times.append(time.process_time_ns() - started)
    return min(times)


@pytest.mark.parametrize("name", READERS)
def test_a_long_text_takes_time_in_proportion_to_its_length(name: str) -> None:
    """A reader that went back over what it has read would take a thousand times as long."""
    read = READERS[name]
    for pattern in PATTERNS:
        short, long = (pattern * (size // len(pattern)) for size in (SHORT, LONG))
        assert time_to_read(read, long) < 320 * max(time_to_read(read, short), 20_000), pattern
