"""Guides: first games in which each step explains one thing, asks for one action or sets a goal.

A guide is a data file of its title: ``guide.toml``, or ``guide-<side>.toml`` for another side. It
holds the learner's seat, a script, and what the steps point at and want. The script is a replay
that shows one way through the guide. The comment of an action of the learner names the steps that
come before it; the last of them wants this action, or sets a goal that it is the first one to::

    1 howl @h4 +forest/rock,home  # lone-wolves, howl

A ``Course`` says how far a game has come in its guide, and what chance and the bots do in it. The
learner may do what the rules allow, so it relies on no position: steps begin when the learner is to
act and can do what they want, are left out where that is impossible, and end with what happened.
The others do what the script has for them where it is legal.

The page has the texts in every language, by the names of the steps.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from wolfden.core.contract import CHANCE, Seat, State
from wolfden.core.events import Event
from wolfden.core.registry import Registry
from wolfden.core.text.datafile import Section, read_toml
from wolfden.core.text.replay import Replay, ReplayLine, open_replay
from wolfden.titles import TITLES

FILES: Final = "guide*.toml"
ANY: Final = "*"
OPEN: Final = -1
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TARGET: Final = re.compile(r"[a-z]+:\S+")
_RULE: Final = re.compile(r"[A-Z][0-9]+(\.[0-9]+)?")
_CONDITION: Final = re.compile(r"[a-z]+(-[a-z]+)*( [a-z-]+=[^\s=]+)*")


@dataclass(frozen=True, slots=True)
class Condition:
    """An event that fulfils a goal: its name, and the values that some of its facts may have."""

    event: str
    facts: tuple[tuple[str, tuple[str, ...]], ...]

    def holds(self, event: Event, seat: Seat) -> bool:
        """Return whether an event, with what ``seat`` knows of it, is such a one."""
        known = event.facts_for(seat)
        return event.name == self.event and all(
            str(known.get(fact, "")) in values for fact, values in self.facts
        )


@dataclass(frozen=True, slots=True)
class GuideStep:
    """A step of a guide; its texts are the page's."""

    name: str
    asks: tuple[str, ...] = ()
    """How the actions begin that are offered; none: the step only explains, or any is."""
    goal: tuple[Condition, ...] = ()
    """Events of which one reaches the goal; none: any action that is asked for does."""
    until: tuple[Condition, ...] = ()
    """Events with which the goal is missed."""
    point: tuple[str, ...] = ()
    """What it points at, as the page names things: ``hex:c4``."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules it explains."""

    @property
    def wants(self) -> bool:
        """Whether it wants something of the learner."""
        return bool(self.asks or self.goal)

    def allows(self, words: str) -> bool:
        """Return whether an action is one of those that the step asks for."""
        return any(_begins(words.split(), ask.split()) for ask in self.asks)

    def can_begin(self, state: State, seat: Seat) -> bool:
        """Return whether the learner can do what is asked for, or reach the goal some way."""
        if not self.wants:
            return True
        legal = state.legal(seat) if seat in state.actors() else []
        return bool(legal) and (not self.asks or any(self.allows(str(one)) for one in legal))


def _begins(words: Sequence[str], ask: Sequence[str]) -> bool:
    return len(ask) <= len(words) and all(
        asked in (ANY, word) for asked, word in zip(ask, words, strict=False)
    )


@dataclass(frozen=True, slots=True, eq=False)
class Guide:
    """A guided first game."""

    name: str
    """The id of its title; behind it the side, where the title has another guide."""
    title: str
    seat: Seat
    """The learner's."""
    steps: tuple[GuideStep, ...]
    replay: Replay
    """One way through it."""

    @property
    def position(self) -> str:
        """The position it begins with."""
        return self.replay.position


def read_guide(text: str, name: str, titles: Registry = TITLES) -> Guide:
    """Read the text of a guide called ``name`` and play its whole script.

    Raises:
        BadData: the guide is inconsistent.
        BadReplay, UnknownTitle, BadSetup: the script cannot be played.
    """
    root = read_toml(text, f"{name}.toml")
    replay, record = open_replay(root.word("script").lstrip(), titles)
    seat = root.number("seat") - 1
    if not 0 <= seat < replay.seats:
        raise root.fail(text=f"'seat' must be one of 1 to {replay.seats}, not {seat + 1}")
    if not record.state.is_over and seat not in record.state.actors():
        raise root.fail(text="the script must end with the learner to act, or with the game")
    until = _conditions(root, "until")
    ending = [(one, "") for one in _read_names(root, root.word("ending"))]
    wanted = _named_steps(root, replay.lines, seat)
    entries = root.section("step")
    steps = _steps(entries, [*wanted, *ending], until)
    _require_goals(root, replay.lines, seat, {step.name for step in steps if step.goal})
    entries.finish()
    root.finish()
    return Guide(name, replay.title, seat, steps, replay)


Named = tuple[str, str]
"""The name of a step, and the action before which it is the last; empty for those that explain."""


def _read_names(root: Section, comment: str) -> list[str]:
    names = [name.strip() for name in comment.split(",") if name.strip()]
    for name in names:
        if not _NAME.fullmatch(name):
            raise root.fail(text=f"{name!r} is not a name of a step, such as 'first-howl'")
    return names


def _named_steps(root: Section, lines: Iterable[ReplayLine], seat: Seat) -> list[Named]:
    """Return the steps that the comments of a script name, in order."""
    found: list[Named] = []
    for line in lines:
        names = _read_names(root, line.comment)
        if line.seat != seat and names:
            raise root.fail(
                text=f"the step {names[0]!r} is before {line.text!r}, where nobody waits for"
                " the learner: steps belong to the learner's own actions"
            )
        found += [(name, line.text if name == names[-1] else "") for name in names]
    return found


def _require_goals(root: Section, lines: Iterable[ReplayLine], seat: Seat, goals: set[str]) -> None:
    """Raise BadData for an action of the learner that no step wants: only goals take several."""
    last = ""
    for line in lines:
        names = _read_names(root, line.comment)
        if line.seat == seat and not names and last not in goals:
            text = f"no step asks the learner for {line.text!r}: name one behind a '#'"
            raise root.fail(text=text)
        last = names[-1] if names else last


def _steps(
    section: Section, named: list[Named], until: tuple[Condition, ...]
) -> tuple[GuideStep, ...]:
    """Return the steps with their entries in the data file."""
    seen: set[str] = set()
    steps = []
    for name, words in named:
        if name in seen:
            raise section.fail(text=f"the step {name!r} is twice in the script")
        seen.add(name)
        about = section.section(name)
        goal, asks = _conditions(about, "goal"), _alternatives(about, "ask")
        steps.append(
            GuideStep(
                name=name,
                asks=asks or ((words,) if words and not goal else ()),
                goal=goal,
                until=(_conditions(about, "until") or until) if goal else (),
                point=_read_list(about, "point", _TARGET, "targets such as 'hex:c4'"),
                rules=_read_list(about, "rules", _RULE, "numbers of rules such as 'W6.1'"),
            )
        )
        about.finish()
    return tuple(steps)


def _alternatives(about: Section, key: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in about.word(key).split("|")) if about.has(key) else ()


def _conditions(about: Section, key: str) -> tuple[Condition, ...]:
    found = []
    for one in _alternatives(about, key):
        if not _CONDITION.fullmatch(one):
            text = f"{key!r} must hold events such as 'den at=c4/d5', not {one!r}"
            raise about.fail(text=text)
        event, *facts = one.split()
        pairs = (fact.split("=") for fact in facts)
        found.append(Condition(event, tuple((fact, tuple(v.split("/"))) for fact, v in pairs)))
    return tuple(found)


def _read_list(about: Section, key: str, form: re.Pattern[str], what: str) -> tuple[str, ...]:
    words = about.words(key) if about.has(key) else ()
    for word in words:
        if not form.fullmatch(word):
            raise about.fail(text=f"{key!r} must hold {what}, not {word!r}")
    return words


@cache
def _files() -> dict[str, Path]:
    """Return the files of all guides, by their names; a title's own guide first."""
    found = {}
    for title in TITLES.ids():
        folder = TITLES.folder(title)
        for path in sorted(folder.glob(FILES), key=lambda path: path.stem) if folder else ():
            found[path.stem.replace("guide", title, 1)] = path
    return found


@cache
def guides_of(title: str) -> tuple[str, ...]:
    """Return the names of the guides of a title."""
    folder = TITLES.folder(title)
    return tuple(name for name, path in _files().items() if path.parent == folder)


@cache
def guide_of(name: str) -> Guide | None:
    """Return the guide of a name; ``None`` if there is none."""
    path = _files().get(name)
    return None if path is None else read_guide(path.read_text(encoding="utf-8"), name)


@cache
def _turns(guide: Guide) -> tuple[tuple[Seat, str, int], ...]:
    """Return the lines of a script, each with the number of its turn: seats act in turns."""
    found, last, turn = [], CHANCE, 0
    for line in guide.replay.lines:
        if line.seat not in (CHANCE, last):
            last, turn = line.seat, turn + 1
        found.append((line.seat, line.text, turn))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Taken:
    """A step that has begun."""

    number: int
    """Its place in the guide, from 0."""
    ply: int
    """The number of actions before it."""
    done: int = OPEN
    """The number of actions after which the learner had done what it wants, or not."""
    is_reached: bool = False


@dataclass(frozen=True, slots=True)
class Cue:
    """What another seat, or chance, does next."""

    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class _Moment:
    """How far a game had come after an action."""

    seat: Seat
    words: str
    taken: tuple[Taken, ...]
    next: int
    """The first step that has neither begun nor been left out."""


class Course:
    """A game on the way through its guide."""

    def __init__(self, guide: Guide, state: State) -> None:
        """Begin with the position of a guide."""
        self.guide = guide
        self._moments = [self._begin(_Moment(guide.seat, "", (), 0), 0, state)]

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return len(self._moments) - 1

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The steps that have begun."""
        return self._moments[-1].taken

    @property
    def is_over(self) -> bool:
        """Whether no step is left."""
        now = self._moments[-1]
        return now.next == len(self.guide.steps) and self._open(now.taken) is None

    def add(self, seat: Seat, words: str, events: Sequence[Event], state: State) -> None:
        """Take in an action, what it caused, and the position after it.

        An action that misses a goal may be what a later step wants, such as the end of the turn:
        the steps up to that one are left out.
        """
        before, ply = self._moments[-1], self.ply + 1
        taken, number, last = before.taken, before.next, self._open(before.taken)
        if last is not None:
            ended = self._ended(last.number, seat, words, events)
            if ended is not None:
                taken = (*taken[:-1], replace(last, done=ply, is_reached=ended))
            if ended is False:
                later = range(number, len(self.guide.steps))
                passed = (one for one in later if self._ended(one, seat, words, events))
                number = next(passed, number - 1) + 1
        self._moments.append(self._begin(_Moment(seat, words, taken, number), ply, state))

    def drop(self) -> None:
        """Forget the last action: it was taken back."""
        self._moments.pop()

    def cue(self, state: State) -> Cue | None:
        """Return what the script has for one of those to act; ``None`` if nothing is legal.

        Everyone goes through their own actions of the script, in order, and passes over those that
        the rules do not allow by now: chance any, a seat only those of its next turn in the script.
        """
        for seat in state.actors():
            if seat == self.guide.seat:
                continue
            left = self._left(seat)
            legal = {str(action) for action in state.legal(seat)} if left else set()
            found = next((words for words in left if words in legal), None)
            if found is not None:
                return Cue(seat, found)
        return None

    def _left(self, seat: Seat) -> list[str]:
        """Return what is next for a seat in the script, behind the last action that it has done."""
        left = [(words, turn) for who, words, turn in _turns(self.guide) if who == seat]
        for moment in self._moments[1:]:
            found = [place for place, (words, _) in enumerate(left) if words == moment.words]
            if moment.seat == seat and found:
                del left[: found[0] + 1]
        return [words for words, turn in left if seat == CHANCE or turn == left[0][1]]

    def _open(self, taken: tuple[Taken, ...]) -> Taken | None:
        is_open = taken and taken[-1].done == OPEN and self.guide.steps[taken[-1].number].wants
        return taken[-1] if is_open else None

    def _ended(self, number: int, seat: Seat, words: str, events: Sequence[Event]) -> bool | None:
        """Return whether a step ends with its goal reached or missed; ``None``: it does not end."""
        own, step = self.guide.seat, self.guide.steps[number]
        if not step.goal:
            return step.allows(words) if seat == own and step.wants else None
        if any(one.holds(event, own) for one in step.goal for event in events):
            return True
        is_missed = any(one.holds(event, own) for one in step.until for event in events)
        return False if is_missed else None

    def _begin(self, now: _Moment, ply: int, state: State) -> _Moment:
        """Begin the steps that can, up to one that wants something."""
        taken, number, steps = now.taken, now.next, self.guide.steps
        if self._open(taken) is not None:
            if not state.is_over:
                return now
            taken = (*taken[:-1], replace(taken[-1], done=ply))
        is_due = state.is_over or self.guide.seat in state.actors()
        while is_due and number < len(steps) and self._open(taken) is None:
            if steps[number].can_begin(state, self.guide.seat):
                taken = (*taken, Taken(number, ply))
            number += 1
        return _Moment(now.seat, now.words, taken, number)
