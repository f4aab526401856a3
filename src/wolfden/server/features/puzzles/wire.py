"""What is sent and received about puzzles."""

from msgspec import Struct

from wolfden.core.changes import Path
from wolfden.server.tables.wire import EntryTold, Words
from wolfden.teaching.puzzles.library import Difficulty


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
