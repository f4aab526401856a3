"""A game at one screen: its record, who sits there, how it looks and where it is kept."""

from collections.abc import Sequence

from wolfden.core.contract import CHANCE, Seat
from wolfden.core.files import BadFile
from wolfden.core.record import Record
from wolfden.speech.messages import SeatRef
from wolfden.terminal.face import Face
from wolfden.terminal.keeping import Keeper
from wolfden.terminal.screen import Screen
from wolfden.terminal.seating import Seating
from wolfden.terminal.story import tell


class Sitting:
    """What everyone who runs a game at this screen needs."""

    def __init__(
        self,
        record: Record,
        seating: Seating,
        face: Face,
        screen: Screen,
        keeper: Keeper | None,
    ) -> None:
        self.record = record
        self.seating = seating
        self.face = face
        self.translator = face.translator
        self.screen = screen
        self.keeper = keeper
        self.was_kept: bool | None = None
        """Whether the file holds the game as it stands; ``None`` before the first attempt."""
        self._told = self._first_untold()
        self._handed_to: Seat | None = None
        self._at_keyboard: Seat | None = None

    def hand_to(self, seat: Seat) -> None:
        """Let this seat act next, if it may: whoever sat there has passed the keyboard."""
        self._handed_to = seat

    def next_person(self, people: Sequence[Seat]) -> Seat:
        """Return who is asked of those who may act in any order.

        Whoever was handed the keyboard; else the first who can do something the others cannot.
        """
        handed, self._handed_to = self._handed_to, None
        if handed is not None and handed in people:
            return handed
        state = self.record.state
        shared = set(state.codes(people[0])).intersection(*map(state.codes, people))
        own = [seat for seat in people if not shared.issuperset(state.codes(seat))]
        return (own or list(people))[0]

    def change_places(self, seat: Seat) -> None:
        """Let a person sit down at the keyboard, hiding what only the one before may know."""
        last, self._at_keyboard = self._at_keyboard, seat
        state = self.record.state
        if last is not None and state.view(last) != state.view(seat):
            self.screen.hide_until_ready(
                self.translator.translate("terminal-hand-over", {"who": SeatRef(seat)})
            )

    def keep(self) -> None:
        """Write the game to its file.

        A file that never could be written ends the game before it begins; one that fails later
        does not: whoever plays is told, and the next action tries again.

        Raises:
            BadFile: the first attempt failed.
        """
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.record)
        except BadFile as error:
            if self.was_kept is None:
                raise
            self.was_kept = False
            self.screen.show(
                self.translator.error_message(error),
                self.translator.translate("terminal-not-saved"),
            )
        else:
            self.was_kept = True

    def _first_untold(self) -> int:
        """Return the first step to tell: a person knows the own actions."""
        steps = self.record.steps
        for index in range(len(steps), 0, -1):
            if self.seating.is_human(steps[index - 1].action.seat):
                return index
        return 0

    def news(self, viewer: Seat | None) -> list[str]:
        """Return what happened since this was last asked; the first deal is seen on the table."""
        steps = self.record.steps
        self._told = min(self._told, len(steps))
        if self._told == 0:
            while self._told < len(steps) and steps[self._told].action.seat == CHANCE:
                self._told += 1
        untold = steps[self._told :]
        self._told = len(steps)
        return tell(untold, self.face, viewer, self.record.state.view(viewer))
