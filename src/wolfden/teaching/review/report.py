"""A review in words: the report of ``wolfden review``.

Actions and rolls are described by the title's vocabulary, so nothing here knows a title.
"""

from collections.abc import Iterator
from math import ceil
from typing import Final, cast

from babel.numbers import format_decimal

from wolfden.core.contract import Json, Seat
from wolfden.core.events import Facts
from wolfden.core.record import Record
from wolfden.i18n.messages import Part, SeatRef
from wolfden.i18n.narration import narrator_of
from wolfden.i18n.translator import Translator
from wolfden.teaching.moments import KnownEvent
from wolfden.teaching.review.model import Decision, Luck, Reason, Review

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""The most columns of a graph."""
NOTABLE: Final = 0.05
"""Rolls and draws that changed less of every chance are not reported."""
MOST_LUCK: Final = 8
INDENT: Final = "    "


class ReviewReport:
    """The review of a game as text in the language of a translator."""

    def __init__(self, review: Review, record: Record, translator: Translator) -> None:
        self._review = review
        self._record = record
        self._translator = translator
        self._narrator = narrator_of(review.title)
        self._say = translator.translate

    def report(self) -> Iterator[str]:
        """Yield the lines of the report."""
        review, say = self._review, self._say
        title = say(f"title-{review.title}")
        facts = {"actions": len(self._record.steps), "simulations": review.simulations}
        yield from (say("review-title", {"title": title}), say("review-facts", facts), "")
        yield say("review-chances")
        yield from self._graphs()
        yield f"{INDENT}{say('review-chances-early')}"
        yield from ("", *self._summary(), "", say("review-mistakes"))
        mistakes = review.costly()
        for decision in mistakes:
            yield from self._mistake(decision)
        if not mistakes:
            yield say("review-no-mistakes")
        yield from ("", say("review-chance-events"), *self._luck())

    # Chances.

    def _graphs(self) -> Iterator[str]:
        """Yield a line for each seat: its chance over the game as small bars."""
        rows = [self._review.own_chances(point) for point in self._review.points]
        step = ceil(len(rows) / WIDTH)
        shown = [*rows[:-1:step], rows[-1]]
        for seat, name in enumerate(self._names()):
            bars = "".join(BARS[round(row[seat] * (len(BARS) - 1))] for row in shown)
            first, last = (self._share(row[seat]) for row in (shown[0], shown[-1]))
            yield f"{INDENT}{name}  {bars}  {first} → {last}"

    def _share(self, share: float, sign: str = "") -> str:
        return self._say("review-percent", {"percent": f"{_percent(share):{sign}}"})

    def _names(self) -> list[str]:
        """Return the seats, each with its side and player if there are any, equally long."""
        count = len(self._review.names)
        seats = [self._translator.seat(seat) for seat in range(count)]
        if self._record.game.sides(count):
            seats = [f"{name}, {self._role(seat, count)}" for seat, name in enumerate(seats)]
        names = [
            f"{seat} ({name})" if name else seat
            for seat, name in zip(seats, self._review.names, strict=True)
        ]
        return [name.ljust(max(map(len, names))) for name in names]

    def _role(self, seat: Seat, seats: int) -> str:
        facts: dict[str, Part] = {"number": seat + 1, "place": seat, "seats": seats}
        return self._say(f"role-{self._review.title}", facts)

    def _summary(self) -> Iterator[str]:
        heads = [self._say(key) for key in ("review-lost", "review-luck")]
        names = self._names()
        player = self._say("review-player").ljust(len(names[0]))
        yield f"{INDENT}{'  '.join([player, *heads])}"
        for seat, name in enumerate(names):
            lost, luck = self._review.lost(seat), self._review.lucky(seat)
            numbers = [self._share(lost), self._share(luck, "+")]
            cells = [number.rjust(len(head)) for number, head in zip(numbers, heads, strict=True)]
            yield f"{INDENT}{'  '.join([name, *cells])}"

    # Mistakes.

    def _mistake(self, decision: Decision) -> Iterator[str]:
        say, reason = self._say, decision.reason
        name = self._translator.seat(decision.seat)
        cost: dict[str, Part] = {
            "name": name,
            "number": decision.ply + 1,
            "percent": _percent(decision.loss),
        }
        yield say("review-mistake", cost)
        yield from self._turn("review-played", decision, decision.action, 0.0)
        yield from self._turn("review-better", decision, decision.preferred, decision.loss)
        if reason is not None:
            view = self._record.steps[decision.ply].before.view(decision.seat)
            found = {
                say("review-round", {"name": name}): [*self._round(reason, view)],
                say("review-trials"): [*self._changes(reason)],
            }
            for head, changes in found.items():
                if changes:
                    yield f"{INDENT}{head}"
                    yield from (f"{INDENT * 2}{change}" for change in changes)
            if not (reason.gained or any(found.values())):
                yield f"{INDENT}{say('review-unexplained')}"
        if decision.is_uncertain:
            yield f"{INDENT}{say('review-hidden', {'name': name})}"

    def _turn(self, key: str, decision: Decision, action: str, gain: float) -> Iterator[str]:
        """Yield an action with its chance, and what happens in the rest of the turn."""
        reason = decision.reason
        chance = self._say("review-chance", {"percent": _percent(decision.chance + gain)})
        yield f"{INDENT}{self._say(key)}: {action} ({chance})"
        if reason is not None:
            events = reason.gained if gain else reason.missed
            view = self._record.steps[decision.ply].before.view(decision.seat)
            if sentences := self._sentences(events, view):
                yield f"{INDENT * 2}{' '.join(sentences)}"

    def _round(self, reason: Reason, view: Json) -> Iterator[str]:
        """Yield what the better action changes before the seat's next turn."""
        for tally in reason.tallies:
            numbers = {key: self._average(getattr(tally, key)) for key in ("chosen", "preferred")}
            part = self._say(f"part-{self._review.title}-{tally.name}")
            facts: dict[str, Part] = {"part": part, "now": tally.now, **numbers}
            if tally.seat < 0:
                yield self._say("review-tally-table", facts)
            else:
                yield self._say("review-tally", {"name": SeatRef(tally.seat), **facts})
        for one in reason.likely:
            shares = {key: _percent(getattr(one, key)) for key in ("chosen", "preferred")}
            for sentence in self._sentences([one.told], view):
                yield self._say("review-likely", {"event": sentence, **shares})

    def _average(self, number: float) -> str:
        return format_decimal(number, "0.#", self._translator.language)

    def _changes(self, reason: Reason) -> Iterator[str]:
        title = self._review.title
        for part in reason.parts:
            name = f"part-{title}-{part.part}" if part.part else "score-total"
            facts = {"part": self._say(name), "points": self._number(part.difference)}
            yield self._say("review-part", {"name": SeatRef(part.seat), **facts})
        for ending in reason.endings:
            shares = {key: _percent(getattr(ending, key)) for key in ("chosen", "preferred")}
            names: list[Part] = [SeatRef(seat) for seat in ending.winners] or ["–"]
            text = self._say(f"ending-{title}-{ending.reason}")
            yield self._say("review-ending", {"ending": text, "names": names, **shares})

    def _number(self, number: float) -> str:
        return format_decimal(number, "+0.0;-0.0", self._translator.language)

    def _sentences(self, events: list[KnownEvent], view: Json) -> list[str]:
        found = [
            self._narrator.event_text(event.name, event.seat, cast("Facts", event.facts), view)
            for event in events
        ]
        texts = [self._translator.format_message(text) for text in found if text is not None]
        return [text[:1].upper() + text[1:] for text in texts]

    # Luck.

    def _luck(self) -> Iterator[str]:
        """Yield the rolls and draws that changed most, in the order of the game."""
        notable = [one for one in self._review.luck if _weight(one) >= NOTABLE]
        most = sorted(notable, key=_weight, reverse=True)[:MOST_LUCK]
        for luck in sorted(most, key=lambda one: one.ply):
            yield f"{self._luck_name(luck)}: {', '.join(self._luck_changes(luck))}"
            if luck.told:
                view = self._record.steps[luck.ply].before.view(None)
                yield f"{INDENT}{' '.join(self._sentences(luck.told, view))}"
        if not most:
            yield self._say("review-no-chance-events", {"percent": _percent(NOTABLE)})

    def _luck_name(self, luck: Luck) -> str:
        if luck.ply == 0:
            return self._say("review-deal")
        return self._say("review-number", {"number": luck.ply + 1})

    def _luck_changes(self, luck: Luck) -> Iterator[str]:
        for seat, change in enumerate(luck.changes):
            facts: dict[str, Part] = {"name": SeatRef(seat), "percent": f"{_percent(change):+}"}
            yield self._say("review-change", facts)


def _weight(luck: Luck) -> float:
    return max(map(abs, luck.changes))


def _percent(share: float) -> int:
    return round(100 * share)
