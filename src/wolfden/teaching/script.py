"""A script: a stretch of a game written down beforehand, to be played along.

A script knows every position on its way. A game goes by the script for as long as the position
after so many actions is the script's position after so many actions; nothing has to be remembered
about the game, so this holds after an undo and after a restart, too.
"""

from dataclasses import dataclass

from wolfden.core.contract import Seat, State
from wolfden.core.record import Record
from wolfden.core.text.replay import Line, Replay


@dataclass(frozen=True, slots=True)
class Cue:
    """What a script has somebody do next."""

    seat: Seat
    words: str


class Script:
    """The actions of a replay and the position before each of them."""

    def __init__(self, replay: Replay, record: Record) -> None:
        self.seats = replay.seats
        self.options = record.options
        self.position = replay.position
        self.lines: tuple[Line, ...] = tuple(replay.lines)
        self._before = [step.before.dump() for step in record.steps]

    def cue(self, state: State, ply: int) -> Cue | None:
        """Return what comes next; nothing if the game has left the script or is past its end."""
        if ply >= len(self.lines) or state.dump() != self._before[ply]:
            return None
        line = self.lines[ply]
        return Cue(line.seat, line.text)
