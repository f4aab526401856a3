"""A decision where several people may act in any order: the keyboard goes from seat to seat."""

from collections.abc import Sequence

from wolfden.core.contract import Seat
from wolfden.speech.messages import SeatRef
from wolfden.terminal.decision import Decision
from wolfden.terminal.sitting import Sitting


class TeamDecision(Decision):
    """Asks one seat, who may let another of the people who may act go first."""

    def __init__(self, sitting: Sitting, seat: Seat, people: Sequence[Seat]) -> None:
        super().__init__(sitting, seat)
        self._others = {str(other + 1): other for other in people if other != seat}
        if self._others:
            self._commands["seat"] = self._hand_over

    def _ask(self) -> None:
        super()._ask()
        if self._others and not self._chooser.chosen:
            self._screen.show(self._offer())

    def _offer(self) -> str:
        others = [SeatRef(other) for other in self._others.values()]
        first = next(iter(self._others))
        return self._translator.translate(
            "terminal-others-may-act",
            {"count": len(others), "names": others, "command": f"seat {first}"},
        )

    def _hand_over(self, words: list[str]) -> None:
        """Pass the keyboard to another seat."""
        other = self._others.get(" ".join(words))
        if other is None:
            self._screen.show(self._offer())
            return
        self._sitting.hand_to(other)
        self._done = True
