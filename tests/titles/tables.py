"""What a test asks of a table laid out by hand, whatever the title."""

from typing import Generic, TypeVar

from wolfden.core.contract import Reason, Seat, State
from wolfden.core.errors import NotationError
from wolfden.core.events import Event, Facts, Log

S = TypeVar("S", bound=State)


class LaidTable(Generic[S]):
    """A game whose position is written down by the test; seats are counted from one."""

    state: S

    def acting(self, seat: int) -> Seat:
        """Return a seat as the contract counts it; 0 stands for the first one that is to act."""
        return seat - 1 if seat else self.state.actors()[0]

    @property
    def actor(self) -> int:
        """The seat that is to act, counted from one; 0 for chance."""
        return self.state.actors()[0] + 1

    def legal(self, beginning: str = "", seat: int = 0) -> list[str]:
        """Return the legal actions that begin with these words."""
        words = beginning.split()
        actions = [action.words for action in self.state.legal(self.acting(seat))]
        return [" ".join(action) for action in actions if list(action[: len(words)]) == words]

    def may(self, action: str, seat: int = 0) -> bool:
        """Whether this very action is legal."""
        return action in self.legal(action, seat)

    def offered(self, beginning: str, seat: int = 0) -> set[str]:
        """Return the words that may come next."""
        depth = len(beginning.split())
        return {action.split()[depth] for action in self.legal(beginning, seat)}

    def refused(self, action: str, seat: int = 0) -> Reason:
        """Return the reason against a whole action, which must not be legal."""
        assert not self.may(action, seat), f"{action} is legal"
        reason = self.state.refusal(self.acting(seat), action.split(), whole=True)
        assert reason is not None, f"{action} is not legal, and no reason is given"
        return reason

    def why(self, action: str, seat: int = 0) -> str:
        """Return the word of the reason against a whole action, which must not be legal."""
        return self.refused(action, seat).code

    def do(self, *actions: str, seat: int = 0) -> list[Event]:
        """Let the next actor do each of these actions in turn; return what happened."""
        log = Log()
        for action in actions:
            self.state.apply(self.state.parse(self.acting(seat), action), log)
            self.check()
        return log.events

    def check(self) -> None:
        """Look after each action whether the position is sound, where a title can check it."""


def facts_of(events: list[Event], name: str, seat: Seat | None = None) -> list[Facts]:
    """Return what a seat counted from zero (or a watcher) hears of all events with this name."""
    return [event.facts_for(seat) for event in events if event.name == name]


def is_whole(state: State, text: str) -> bool:
    """Whether a text is a whole action of the notation, legal or not."""
    try:
        state.parse(0, text)
    except NotationError:
        return False
    return True
