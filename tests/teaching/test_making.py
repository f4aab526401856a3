"""Making puzzles: what is kept, what is never lost, and continuing."""

from pathlib import Path

import msgspec
import pytest

from tests.teaching.orders import FRUITFUL, WOLVES, made, order
from wolfden.core.contract import CHANCE
from wolfden.core.text.files import BadFile
from wolfden.i18n.messages import Message
from wolfden.teaching.puzzles.criteria import ALIKE, CLEAR, FEWEST_CHOICES
from wolfden.teaching.puzzles.library import SearchedGame, Source, read_set, state_of
from wolfden.teaching.puzzles.making import OtherPuzzles, make


class Patience:
    """Says to stop after a number of calls."""

    def __init__(self, most: int) -> None:
        self.left = most

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_a_puzzle_has_one_answer_that_is_clearly_best(tmp_path: Path) -> None:
    puzzles = made(tmp_path / "puzzles.jsonl")
    assert puzzles
    for puzzle in puzzles:
        state = state_of(puzzle, WOLVES)
        assert state.dump() == puzzle.position
        assert state.actors() == (puzzle.seat,)
        legal = [str(action) for action in state.legal(puzzle.seat)]
        assert sorted(choice.action for choice in puzzle.choices) == sorted(legal)
        assert len(legal) >= FEWEST_CHOICES
        good = [puzzle.chance_of(action) for action in puzzle.accepted]
        others = [one.chance for one in puzzle.choices if one.action not in puzzle.accepted]
        assert max(good) - min(good) <= ALIKE + 0.001
        assert min(good) - max(others) >= CLEAR - 0.001
        assert puzzle.greedy not in puzzle.accepted
        assert puzzle.line[0].action == puzzle.accepted[0]
        for move in puzzle.line:
            assert move.seat in (*state.actors(), CHANCE)
            state.apply(state.parse(move.seat, move.action))


def test_the_same_source_makes_the_same_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    made(one)
    made(other)
    assert one.read_bytes() == other.read_bytes()


def test_a_stopped_command_continues_and_loses_nothing(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    made(whole)
    messages: list[Message] = []
    for patience in range(15, 200, 15):
        if make(order(parts), messages.append, Patience(patience)):
            break
        before = parts.read_bytes()
        assert whole.read_bytes().startswith(before)
    assert parts.read_bytes() == whole.read_bytes()
    assert "making-stopped" in [sentence.key for sentence in messages]


def test_a_line_cut_in_two_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    made(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-400])
    made(path)
    assert path.read_bytes() == whole


def test_more_games_are_added(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    made(path)
    first = path.read_bytes()
    assert make(order(path, games=2), lambda _sentence: None, lambda: False)
    assert path.read_bytes().startswith(first)
    looked = [line for line in read_set(path).lines if isinstance(line, SearchedGame)]
    assert [line.game for line in looked] == [0, 1]
    assert all(line.moments >= line.choices >= line.searched >= line.kept for line in looked)


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85"])
def test_a_line_of_a_file_may_hold_other_line_separators(sign: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    source = Source("the-wolves", 1, 2, {"board": f"one{sign}two\n"}, seed=1, simulations=1)
    path.write_bytes(msgspec.json.encode(source) + b"\n")
    assert read_set(path).source == source


def test_another_source_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    made(path)
    with pytest.raises(
        OtherPuzzles,
        match=r"was made from another source \(title, rules, players, options, seed or",
    ):
        make(order(path, seed=FRUITFUL + 1), lambda _sentence: None, lambda: False)


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text("hello\n", encoding="utf-8")
    with pytest.raises(
        BadFile,
        match=r"cannot be used: line 1 is damaged, or it is not the expected file \(JSON",
    ):
        make(order(path), lambda _sentence: None, lambda: False)
    assert path.read_text(encoding="utf-8") == "hello\n"
