"""Puzzles: what is asked, whether an answer is right, and why.

Everything that leaves here is what the puzzle's seat may know. The rest of a puzzle's world is
made up to fit that, and is never sent.
"""

from datetime import date, timedelta
from random import Random
from typing import Final

from wolfden.core.changes import changes
from wolfden.core.choices import legal_tree
from wolfden.core.contract import Game, Json, State
from wolfden.core.registry import Registry
from wolfden.core.secrecy import known_world
from wolfden.core.text.position import seats_of
from wolfden.server.base.errors import NotFound
from wolfden.server.features.plans.model import play_moves
from wolfden.server.features.puzzles.wire import (
    Answered,
    Answering,
    ChoiceTold,
    LineStep,
    PuzzleDay,
    PuzzleDays,
    PuzzleShown,
    Question,
    Solution,
)
from wolfden.server.tables.live_game import redact_entry
from wolfden.server.tables.model import teams_of
from wolfden.teaching.puzzles import library
from wolfden.teaching.puzzles.library import Puzzle, Source

DAYS: Final = 30
"""How many past days are listed."""
CHOICES: Final = 6
"""How many actions a solution compares."""


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
        return known_world(self.state(), self.puzzle.seat, rng)


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
