"""A game at one screen: its record, its seats, how it is drawn and where it is saved."""

from collections.abc import Sequence

from wolfden.core.contract import CHANCE, Seat
from wolfden.core.record import Record
from wolfden.core.text.files import BadFile
from wolfden.i18n.messages import SeatRef
from wolfden.terminal.face import Face
from wolfden.terminal.keeping import Keeper
from wolfden.terminal.screen import Screen
from wolfden.terminal.seating import Seating


class Session:
    """What the play loop and the decisions of a game share."""

    def __init__(
        self, record: Record, seating: Seating, face: Face, screen: Screen, keeper: Keeper | None
    ) -> None:
        self.record = record
        self.seating = seating
        self.face = face
        self.translator = face.translator
        self.screen = screen
        self.keeper = keeper
        self.is_saved: bool | None = None
        """Whether the file holds the current game; ``None`` before the first attempt."""
        self._told = self._count_told()
        self._handed_to: Seat | None = None
        self._at_keyboard: Seat | None = None

    def hand_to(self, seat: Seat) -> None:
        """Let this seat act next, if it may: the keyboard was passed to it."""
        self._handed_to = seat

    def next_person(self, people: Sequence[Seat]) -> Seat:
        """Return which of the people who may act in any order is asked.

        It is the one with the keyboard; else the first with an action that the others lack.
        """
        handed, self._handed_to = self._handed_to, None
        if handed is not None and handed in people:
            return handed
        state = self.record.state
        shared = set(state.codes(people[0])).intersection(*map(state.codes, people))
        own = [seat for seat in people if not shared.issuperset(state.codes(seat))]
        return (own or list(people))[0]

    def switch_to(self, seat: Seat) -> None:
        """Ask another person, hiding what only the last one may know."""
        last, self._at_keyboard = self._at_keyboard, seat
        state = self.record.state
        if last is not None and state.view(last) != state.view(seat):
            self.screen.hide_until_ready(
                self.translator.translate("terminal-hand-over", {"who": SeatRef(seat)})
            )

    def save(self) -> None:
        """Write the game to its file.

        If the first attempt fails, the game does not begin. A later failure is shown, and the next
        action tries again.

        Raises:
            BadFile: the first attempt failed.
        """
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.record)
        except BadFile as error:
            if self.is_saved is None:
                raise
            self.is_saved = False
            self.screen.show(
                self.translator.error_message(error),
                self.translator.translate("terminal-not-saved"),
            )
        else:
            self.is_saved = True

    def _count_told(self) -> int:
        """Return the number of steps up to the last action of a person, which need no telling."""
        steps = self.record.steps
        for index in range(len(steps), 0, -1):
            if self.seating.is_human(steps[index - 1].action.seat):
                return index
        return 0

    def news(self, viewer: Seat | None) -> list[str]:
        """Return what happened since the last call; the first deal is visible on the table."""
        steps = self.record.steps
        self._told = min(self._told, len(steps))
        if self._told == 0:
            while self._told < len(steps) and steps[self._told].action.seat == CHANCE:
                self._told += 1
        untold = steps[self._told :]
        self._told = len(steps)
        return self.face.tell(untold, viewer, self.record.state.view(viewer))
