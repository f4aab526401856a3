"""Sentences about events, questions and things, by the vocabulary of a title.

``web/js/toolkit/narration.js`` is the same for the page, function by function, and has a few more.
Nothing here knows a title: an empty value (nothing, no, zero, an empty text or list) makes a case
pass on to the next.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from wolfden.core.errors import BadData
from wolfden.core.events import Facts
from wolfden.i18n.messages import Message, Part, SeatRef
from wolfden.i18n.vocabulary import BrokenVocabulary, Case, Node, Vocabulary, load_vocabulary
from wolfden.titles import TITLES

_EMPTY: Final[tuple[Any, ...]] = (None, False, 0, "", [], {})

Scope = Mapping[str, Any]
"""The values of the names in an expression."""


class Narrator:
    """Describes what happens in a title, from views and from facts only."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._page = vocabulary.page
        self._tallies = vocabulary.tallies
        self._source = vocabulary.source
        self._shared = {"terms": self._page["terms"], "verbs": self._page["verbs"]}

    def event_text(self, name: str, seat: int, facts: Facts, view: Any) -> Message | None:
        """Return the sentence of an event, from ``facts`` alone; ``None`` if it has none."""
        event = self._page["events"].get(name)
        if event is None:
            return None
        scope = {**self._shared, "view": view, "seat": seat, **facts}
        self._give_names(event, scope)
        is_described = "untold" not in event or _is_empty(self._value(event["untold"], scope))
        return self._text(event, scope) if is_described else None

    def tallies(self, view: Any, seats: int) -> dict[tuple[int, str], int]:
        """Return what players count of a view, by seat and name; of the whole table by seat -1."""
        places = [(-1, "table"), *[(seat, "seat") for seat in range(seats)]]
        return {
            (seat, name): self._value(node, {**self._shared, "view": view, "seat": seat}) or 0
            for seat, of in places
            for name, node in self._tallies[of].items()
        }

    def distinguishing_facts(self, name: str) -> list[str]:
        """Return the facts in which events of a name differ: those that are not numbers.

        An event of numbers alone, such as a roll, has none; nor has one that is not worth counting.
        """
        counted = self._source.get("tallies", {}).get("events")
        is_counted = not self.is_routine(name) and (counted is None or name in counted)
        event = self._source["events"].get(name, {}) if is_counted else {}
        return [fact for fact, kind in event.get("facts", {}).items() if kind != "number"]

    def is_routine(self, name: str) -> bool:
        """Whether an event goes with many others, and says nothing of a turn by itself."""
        return name in self._source.get("tallies", {}).get("routine", [])

    def question(self, view: Any, chosen: Sequence[str], options: Sequence[str]) -> Message:
        """Return the question after the words chosen, with the words that may follow."""
        verb, first, second, *_more = [*chosen, None, None, None]
        words = {"verb": verb, "first": first, "second": second}
        lists = {"chosen": list(chosen), "options": list(options)}
        asked = self._first_text("questions", {**self._shared, "view": view, **words, **lists})
        assert isinstance(asked, Message)
        return asked

    def fact_texts(self, facts: Facts, view: Any = None) -> dict[str, Part]:
        """Return the facts of a refusal, as they are named in its sentence."""
        kinds = self._page["facts"]
        return {
            name: self.phrase(kinds[name], fact, view) if name in kinds else fact
            for name, fact in facts.items()
        }

    def describe(self, thing: str, view: Any, place: int | None = None) -> Part:
        """Return the meaning of a target (``hex:c4``) or of the ``place``-th word of an action."""
        kind, colon, rest = thing.partition(":")
        if colon and kind in self._page["targets"]:
            return self.phrase(self._page["targets"][kind], rest, view)
        scope = {**self._shared, "view": view, "it": thing, "place": place}
        text: Part = self._first_text("words", scope)
        return text

    def phrase(self, kind: str, it: Any, view: Any = None) -> Part:
        """Return something of a kind as part of a sentence."""
        if kind == "word":
            return self.describe(it, view)
        text: Part = self._call(kind, [it], {"view": view})
        return text

    # Cases.

    def _first_text(self, cases: str | list[Case], scope: Scope) -> Any:
        """Return what the first case that fits says."""
        for case in self._page[cases] if isinstance(cases, str) else cases:
            text = self._case(case, dict(scope))
            if text is not None:
                return text
        return None

    def _case(self, case: Case, scope: dict[str, Any]) -> Any:
        if "form" in case and not _matches(case["form"], scope["it"], scope):
            return None
        if "options" in case:
            options = scope["options"]
            if not options or not all(_matches(case["options"], one, scope) for one in options):
                return None
        self._give_names(case, scope)
        if "when" in case and _is_empty(self._value(case["when"], scope)):
            return None
        for field in ("be", "value"):
            if field in case:
                return self._value(case[field], scope)
        return self._text(case, scope)

    def _give_names(self, case: Case, scope: dict[str, Any]) -> None:
        """Give names to values that a case needs."""
        for name, node in case.get("let", {}).items():
            scope[name] = self._value(node, scope)

    def _text(self, case: Case, scope: Scope) -> Message | None:
        key = self._value(case["text"], scope)
        if key is None:
            return None
        args = {name: self._value(node, scope) for name, node in case.get("args", {}).items()}
        english = self._value(case["english"], scope) if "english" in case else ""
        return Message(key, {name: one for name, one in args.items() if one is not None}, english)

    # Expressions.

    def _value(self, node: Node, scope: Scope) -> Any:  # noqa: C901 (one line each)
        match node:
            case ["is", value]:
                return value
            case ["name", name]:
                return scope.get(name)
            case ["get", inner, name]:
                return _member(self._value(inner, scope), name)
            case ["at", inner, key]:
                return _member(self._value(inner, scope), self._value(key, scope))
            case ["find", inner, field, key]:
                sought = self._value(key, scope)
                return next(
                    (one for one in self._value(inner, scope) or [] if one[field] == sought), None
                )
            case ["and", one, other]:
                first = self._value(one, scope)
                return None if _is_empty(first) else self._value(other, scope)
            case ["or", one, other]:
                first = self._value(one, scope)
                return self._value(other, scope) if _is_empty(first) else first
            case ["!", inner]:
                return _is_empty(self._value(inner, scope))
            case ["join", parts]:
                values = [self._value(part, scope) for part in parts]
                return None if None in values else "".join(map(str, values))
            case ["call", kind, *given]:
                return self._call(kind, [self._value(one, scope) for one in given], scope)
            case ["place", kind, inner]:
                it = self._value(inner, scope)
                [case, *_others] = self._page["kinds"][kind]
                return None if it is None else self._value(case["place"], {**scope, "it": it})
        sign, one, other = node
        return _compared(sign, self._value(one, scope), self._value(other, scope))

    def _call(self, kind: str, given: list[Any], scope: Scope) -> Any:
        if kind in _FUNCTIONS:
            return _FUNCTIONS[kind](*given)
        [it] = given
        if it is None:
            return None
        if isinstance(it, list):
            return [self._call(kind, [one], scope) for one in it]
        inner = {**self._shared, "view": scope.get("view"), "it": it}
        return self._first_text(self._page["kinds"][kind], inner)


@cache
def narrator_of(title: str) -> Narrator:
    """Return the narrator of an installed title.

    Raises:
        BadData: its vocabulary cannot be used.
    """
    folder = TITLES.folder(title)
    assert folder is not None, f"the title {title} has no folder"
    try:
        return Narrator(load_vocabulary(folder))
    except BrokenVocabulary as error:
        raise BadData("title-vocabulary", title=title, reason=str(error)) from error


def _matches(form: Mapping[str, Any], text: str, scope: dict[str, Any]) -> bool:
    """Whether a text has a form; if so, its parts become names of the scope."""
    found = re.match(form["pattern"].replace("(?<", "(?P<"), text)
    if found is None:
        return False
    parts = found.groupdict()
    scope.update(
        {name: int(one) if name in form["numbers"] else one for name, one in parts.items()}
    )
    return True


def _is_empty(value: Any) -> bool:
    return not isinstance(value, SeatRef | Message) and value in _EMPTY


def _member(of: Any, key: Any) -> Any:
    """Return a member of a table or list, ``None`` where there is none."""
    if isinstance(of, dict):
        return of.get(key)
    if isinstance(of, list) and isinstance(key, int) and 0 <= key < len(of):
        return of[key]
    return None


def _compared(sign: str, one: Any, other: Any) -> Any:
    match sign:
        case "=":
            return one == other
        case "!=":
            return one != other
        case "in":
            return one in (other or [])
    if one is None or other is None:
        return None
    return {"<": one < other, ">": one > other, "+": one + other, "-": one - other}[sign]


# Functions.


def _seat(seat: int | list[int] | None) -> Part | None:
    if isinstance(seat, list):
        return [SeatRef(one) for one in seat]
    return None if seat is None else SeatRef(seat)


def _groups(things: list[str] | None) -> list[dict[str, Any]]:
    """Return different things, each with how often it is there."""
    return [{"thing": one, "count": count} for one, count in Counter(things or []).items()]


def _list(*parts: Any) -> list[Any]:
    """Return one list of what is not empty, lists inside it opened."""
    opened = [one for part in parts for one in (part if isinstance(part, list) else [part])]
    return [one for one in opened if not _is_empty(one)]


def _most(*parts: Any) -> int:
    """Return the largest of numbers and of those in tables."""
    lists = [part.values() if isinstance(part, dict) else [part] for part in parts]
    return max(int(number) for numbers in lists for number in numbers)


_FUNCTIONS: Final[dict[str, Any]] = {
    "seat": _seat,
    "count": lambda things: len(things or []),
    "groups": _groups,
    "index": lambda things, one: things.index(one) if one in things else None,
    "list": _list,
    "most": _most,
    "split": lambda text, sign: text.split(sign) if text else [],
    "where": lambda things, field, value: [one for one in things or [] if one[field] == value],
}
