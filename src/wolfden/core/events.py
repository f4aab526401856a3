"""What happened, as data: events, each with what every seat may know of it."""

from collections.abc import Mapping

from wolfden.core.machine import mypyc_attr

Fact = str | int | list[str] | list[int]
Facts = dict[str, Fact]

_NOTHING: dict[int, Facts] = {}


class Event:
    """One thing that happened.

    ``name`` is a stable lower-case word; ``seat`` is who did it or to whom it happened. ``public``
    are facts for everyone, ``private`` further ones for single seats; what a seat may not know is
    in neither. ``reveals`` marks that something hidden was revealed, which no undo takes back.
    """

    def __init__(
        self, name: str, seat: int, public: Facts, private: Mapping[int, Facts], reveals: bool
    ) -> None:
        self.name = name
        self.seat = seat
        self.public = public
        self.private = private
        self.reveals = reveals

    def facts_for(self, seat: int | None) -> Facts:
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

    def add(
        self,
        name: str,
        seat: int,
        public: Facts,
        private: Mapping[int, Facts] = _NOTHING,
        reveals: bool = False,
    ) -> None:
        """Record one event."""
        self.events.append(Event(name, seat, public, private, reveals))
