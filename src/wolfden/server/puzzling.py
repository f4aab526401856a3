"""Puzzles at the server: what is asked, whether an answer is right, and why.

Everything that leaves here is what the puzzle's seat may know; the rest of its world, which fits
what the seat knows but was made up, is told to nobody.
"""

from datetime import date, timedelta
from random import Random
from typing import Final

from wolfden.core.changes import changes
from wolfden.core.choices import legal_tree
from wolfden.core.contract import Game, Json, State
from wolfden.core.events import Log
from wolfden.core.registry import Registry
from wolfden.core.text.position import seats_of
from wolfden.server.errors import NotFound
from wolfden.server.tables.course import Entry, Step
from wolfden.server.tables.teams import teams
from wolfden.server.telling.entries import told
from wolfden.server.wire.puzzles import (
    Answered,
    Answering,
    ChoiceTold,
    LineStep,
    PuzzleDay,
    PuzzleShown,
    Question,
    Solution,
)
from wolfden.teaching.puzzles import shelf
from wolfden.teaching.puzzles.puzzle import Puzzle, Source

DAYS: Final = 30
"""How many days can be looked back at."""
CHOICES: Final = 6
"""How many actions a solution compares."""


class Asked:
    """A puzzle that somebody looks at.

    Raises:
        NotFound: there is none of this name.
    """

    def __init__(self, name: str, titles: Registry) -> None:
        found = shelf.find(name)
        if found is None or found[0].title not in titles.ids():
            raise NotFound("puzzle-gone")
        self.source: Final[Source] = found[0]
        self.puzzle: Final[Puzzle] = found[1]
        self.game: Final[Game] = titles.get(self.source.title)

    def state(self) -> State:
        """Return the position, to be told with the eyes of the puzzle's seat only."""
        return shelf.state_of(self.puzzle, self.game)

    def question(self) -> Question:
        """Return what is asked."""
        state, seat = self.state(), self.puzzle.seat
        shown = puzzle_shown(self.source.title, self.puzzle)
        return Question(
            puzzle=shown,
            options=self.source.options,
            teams=teams(self.game, shown.seats),
            view=state.view(seat),
            actors=list(state.actors()),
            legal=legal_tree(state, seat),
        )

    def answered(self, answer: Answering) -> Answered:
        """Say whether an action is the answer.

        Raises:
            NotationError, IllegalAction: it is no action one could take.
        """
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
        """Return how it may go on, step by step, as the seat would see it."""
        state, seat = self.state(), self.puzzle.seat
        view: Json = state.view(seat)
        steps: list[LineStep] = []
        for number, move in enumerate(self.puzzle.line, start=1):
            action = state.parse(move.seat, move.action)
            log = Log()
            state.apply(action, log)
            entry = Entry(number, "act", number, move.seat, move.action, 0)
            next_view = state.view(seat)
            steps.append(
                LineStep(
                    entry=told(Step(entry, action, tuple(log.events)), seat),
                    changes=changes(view, next_view),
                    actors=list(state.actors()),
                )
            )
            view = next_view
        return steps

    def fresh_position(self, rng: Random) -> str:
        """Return the position to play on from, what the seat does not know drawn anew."""
        return self.state().resample(self.puzzle.seat, rng).dump()


def puzzle_shown(title: str, puzzle: Puzzle) -> PuzzleShown:
    """Return a puzzle as lists show it."""
    seats = int(seats_of(puzzle.position))
    return PuzzleShown(puzzle.id, title, seats, puzzle.seat, puzzle.difficulty)


def day_shown(day: date, titles: Registry) -> PuzzleDay:
    """Return the puzzles of a day."""
    return PuzzleDay(
        day.isoformat(),
        [
            puzzle_shown(title, shelf.of_day(title, day))
            for title in shelf.titles_with_puzzles(titles)
        ],
    )


def last_days(today: date, titles: Registry) -> list[PuzzleDay]:
    """Return the days one can look back at, the newest first."""
    return [day_shown(today - timedelta(days=back), titles) for back in range(DAYS)]
