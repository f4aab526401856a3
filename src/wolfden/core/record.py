"""A game being played: its state, everything done so far, and what may be taken back."""

import random
from collections.abc import Mapping
from typing import Final, final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Game, Seat, State
from wolfden.core.errors import BadPosition, NothingToUndo
from wolfden.core.events import Event, Log
from wolfden.core.options import Options, Value
from wolfden.core.text.position import options_of, seats_of


@final
class Step:
    """One action of a record, with the state before it and the events it caused."""

    def __init__(self, action: Action, before: State, events: tuple[Event, ...]) -> None:
        self.action: Final = action
        self.before: Final = before
        self.events: Final = events

    @property
    def is_final(self) -> bool:
        """Whether no undo may reach back past this step: chance acted, or a secret came out."""
        return self.action.seat == CHANCE or any(event.reveals for event in self.events)


class Record:
    """A running or finished game.

    Undo is computed, not declared: a seat takes back its own actions up to the last step of
    another seat, of chance, or one that revealed something.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Value] | None = None, position: str = ""
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: Options = game.meta().read_options(options or {})
        self.position = position
        if position and seats_of(position) not in ("", str(seats)):
            raise BadPosition("position-seats", found=seats_of(position), seats=seats)
        self.state: State = game.load(position) if position else game.setup(seats, self.options)
        if position:
            self._take_options(options or {})
        self.steps: list[Step] = []

    def _take_options(self, given: Mapping[str, Value]) -> None:
        """Take the options of the position, which must be those that were given."""
        found = options_of(self.position, self.game.meta())
        for name in given:
            if found[name] != self.options[name]:
                raise BadPosition("position-options", option=name)
        self.options = found

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action and keep it.

        Raises:
            WrongSeat, IllegalAction: as ``State.apply``; nothing is kept then.
        """
        before = self.state.copy()
        log = Log()
        self.state.apply(action, log)
        step = Step(action, before, tuple(log.events))
        self.steps.append(step)
        return step.events

    def resolve_chance(self, rng: random.Random) -> list[Step]:
        """Let chance act until a player is to act or the game is over; return its steps."""
        start = len(self.steps)
        while self.state.actors() == (CHANCE,):
            code = draw(self.state, rng)
            self.apply(Action(CHANCE, code, self.state.notation()))
        return self.steps[start:]

    def state_at(self, ply: int) -> State:
        """Return the state after ``ply`` actions; the last one if there are not as many."""
        return self.steps[ply].before if ply < len(self.steps) else self.state

    def undoable(self, seat: Seat) -> int:
        """Return how many of its last actions ``seat`` may take back."""
        count = 0
        for step in reversed(self.steps):
            if step.action.seat != seat or step.is_final:
                break
            count += 1
        return count

    def undo(self, seat: Seat) -> Action:
        """Take back the last action of ``seat`` and return it.

        Raises:
            NothingToUndo: the last step is not its own, or no longer its to take back.
        """
        if self.undoable(seat) == 0:
            raise NothingToUndo()
        step = self.steps.pop()
        self.state = step.before
        return step.action
