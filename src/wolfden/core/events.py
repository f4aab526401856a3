"""What happened, as data: events, each with what every seat may know of it."""

from collections.abc import Mapping

from wolfden.core.machine import mypyc_attr

Fact = str | int | list[str] | list[int]
Facts = dict[str, Fact]

_NOTHING: dict[int, Facts] = {}


class Event:
    """One thing that happened.

    ``name`` is a stable lower-case word; ``seat`` is who did it or to whom it happened (``CHANCE``
    for the dealer). ``public`` is told to everyone; ``private`` adds facts for single seats. What a
    seat may not know stands in neither, so nothing has to be cut out later. ``reveals`` marks that
    something hidden came to light: no undo reaches back past it.
    """

    def __init__(
        self, name: str, seat: int, public: Facts, private: Mapping[int, Facts], reveals: bool
    ) -> None:
        self.name = name
        self.seat = seat
        self.public = public
        self.private = private
        self.reveals = reveals

    def told(self, seat: int | None) -> Facts:
        """Return what ``seat`` (``None``: a watcher) learns from this event."""
        if seat is None or seat not in self.private:
            return dict(self.public)
        return {**self.public, **self.private[seat]}

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.public!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Collects the events of an ``apply``; hand in none and nothing is recorded."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self,
        name: str,
        seat: int,
        public: Facts,
        private: Mapping[int, Facts] = _NOTHING,
        reveals: bool = False,
    ) -> None:
        """Record one event."""
        self.events.append(Event(name, seat, public, private, reveals))
