"""Puzzles: what is asked, whether an answer is right, and why.

Everything that leaves here is what the puzzle's seat may know. The rest of a puzzle's world is
made up to fit that, and is never sent.
"""

from datetime import date, timedelta
from random import Random
from typing import Final

from msgspec import Struct

from wolfden.core.changes import Path, changes
from wolfden.core.choices import legal_tree
from wolfden.core.contract import Game, Json, State
from wolfden.core.registry import Registry
from wolfden.core.text.position import seats_of
from wolfden.server.model.errors import NotFound
from wolfden.server.model.live_game import redact_entry
from wolfden.server.model.plans import play_moves
from wolfden.server.model.shapes import EntryTold
from wolfden.server.model.table import teams_of
from wolfden.server.service.messages import Words
from wolfden.teaching.puzzles import library
from wolfden.teaching.puzzles.library import Difficulty, Puzzle, Source

DAYS: Final = 30
"""How many past days are listed."""
CHOICES: Final = 6
"""How many actions a solution compares."""


class PuzzleShown(Struct):
    """A puzzle in a list."""

    id: str
    title: str
    seats: int
    seat: int
    difficulty: Difficulty


class PuzzleDay(Struct):
    """The puzzles of a day, one for each title."""

    date: str
    puzzles: list[PuzzleShown]


class PuzzleDays(Struct):
    """The last days, the newest first."""

    days: list[PuzzleDay]


class Question(Struct):
    """A puzzle to be solved: what its seat knows and may do, and nothing of the answer."""

    puzzle: PuzzleShown
    options: dict[str, str | int]
    teams: list[list[int]]
    view: dict[str, object]
    actors: list[int]
    legal: object


class Answering(Struct, forbid_unknown_fields=True):
    """An action that may be the answer; or none, to be told."""

    action: Words = ""
    give_up: bool = False


class Asking(Struct, forbid_unknown_fields=True):
    """A whole action, or the first words of one, that is asked about."""

    words: Words


class ChoiceTold(Struct):
    """An action and the seat's chance to win after it."""

    action: str
    chance: float


class LineStep(Struct):
    """One step of how it may go on, as the seat would see it."""

    entry: EntryTold
    changes: list[tuple[Path, object]]
    actors: list[int]


class Solution(Struct):
    """The answer, what else was thought of, and how it may go on."""

    accepted: list[str]
    choices: list[ChoiceTold]
    greedy: str
    before: float
    line: list[LineStep]


class Answered(Struct):
    """Whether an answer is right; the solution once it is, or when the client gives up."""

    right: bool
    chance: float | None
    best: float
    solution: Solution | None


class OpenPuzzle:
    """A puzzle that a client looks at; NotFound if there is none of this name."""

    def __init__(self, name: str, titles: Registry) -> None:
        found = library.find_puzzle(name)
        if found is None or found[0].title not in titles.ids():
            raise NotFound("puzzle-gone")
        self.source: Final[Source] = found[0]
        self.puzzle: Final[Puzzle] = found[1]
        self.game: Final[Game] = titles.get(self.source.title)

    def state(self) -> State:
        """Return the position; only what the puzzle's seat knows of it may be sent."""
        return library.state_of(self.puzzle, self.game)

    def question(self) -> Question:
        """Return what is asked."""
        state, seat = self.state(), self.puzzle.seat
        described = describe_puzzle(self.source.title, self.puzzle)
        return Question(
            puzzle=described,
            options=self.game.meta().todays_options(self.source.rules, self.source.options),
            teams=teams_of(self.game, described.seats),
            view=state.view(seat),
            actors=list(state.actors()),
            legal=legal_tree(state, seat),
        )

    def check(self, answer: Answering) -> Answered:
        """Return whether a legal action is the answer; others raise as ``State.apply``."""
        puzzle = self.puzzle
        best = max(puzzle.chance_of(action) for action in puzzle.accepted)
        if answer.give_up:
            return Answered(False, None, best, self.solution())
        state = self.state()
        action = state.parse(puzzle.seat, answer.action)
        state.apply(action)
        is_right = str(action) in puzzle.accepted
        chance = puzzle.chance_of(str(action))
        return Answered(is_right, chance, best, self.solution() if is_right else None)

    def solution(self) -> Solution:
        """Return the answer and why it is the one."""
        puzzle = self.puzzle
        likely = sorted(puzzle.choices, key=lambda choice: choice.share, reverse=True)
        wanted = {*puzzle.accepted, puzzle.greedy, *[one.action for one in likely[:CHOICES]]}
        return Solution(
            accepted=puzzle.accepted,
            choices=[
                ChoiceTold(choice.action, choice.chance)
                for choice in puzzle.choices
                if choice.action in wanted
            ][:CHOICES],
            greedy=puzzle.greedy,
            before=puzzle.before,
            line=self._line(),
        )

    def _line(self) -> list[LineStep]:
        """Return a continuation, step by step, as the seat would see it."""
        state, seat = self.state(), self.puzzle.seat
        view: Json = state.view(seat)
        steps: list[LineStep] = []
        for step in play_moves(
            state, (state.parse(move.seat, move.action) for move in self.puzzle.line)
        ):
            before, view = view, state.view(seat)
            seen = changes(before, view)
            steps.append(LineStep(redact_entry(step, seat), seen, list(state.actors())))
        return steps

    def resampled_position(self, rng: Random) -> str:
        """Return the position to play on from, with all that the seat does not know redrawn."""
        return self.state().resample(self.puzzle.seat, rng).dump()


def describe_puzzle(title: str, puzzle: Puzzle) -> PuzzleShown:
    """Return a puzzle as lists show it."""
    seats = int(seats_of(puzzle.position))
    return PuzzleShown(puzzle.id, title, seats, puzzle.seat, puzzle.difficulty)


def puzzles_of_day(day: date, titles: Registry) -> PuzzleDay:
    """Return the puzzles of a day, one for each title."""
    names = library.titles_with_puzzles(titles)
    puzzles = [describe_puzzle(title, library.puzzle_of_day(title, day)) for title in names]
    return PuzzleDay(day.isoformat(), puzzles)


def puzzles_of_last_days(today: date, titles: Registry) -> PuzzleDays:
    """Return the puzzles of the last days, the newest day first."""
    days = [today - timedelta(days=back) for back in range(DAYS)]
    return PuzzleDays([puzzles_of_day(day, titles) for day in days])
