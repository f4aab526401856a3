"""Guides: first games in which each step explains one thing and asks for one action.

A guide is a data file of its title, ``guide.toml``: the learner's seat, a script, and what steps
point at. The script is a replay. The comment of an action names the steps shown before it, so no
step has to count actions; the last of them asks for the action itself::

    1 howl @h4 +forest/rock,home  # lone-wolves, howl

The page has the texts in every language, by the names of the steps.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from msgspec import Struct

from wolfden.core.contract import Seat, State
from wolfden.core.record import Record
from wolfden.core.registry import Registry
from wolfden.core.text.datafile import Section, read_toml
from wolfden.core.text.replay import Replay, ReplayLine, open_replay
from wolfden.titles import TITLES

GUIDE: Final = "guide.toml"
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_TARGET: Final = re.compile(r"[a-z]+:\S+")
_RULE: Final = re.compile(r"[A-Z][0-9]+(\.[0-9]+)?")


class GuideStep(Struct, frozen=True):
    """A step of a guide; its texts are the page's."""

    name: str
    ply: int
    """The number of actions before the step."""
    ask: str
    """The action it asks for; empty if it only explains."""
    point: tuple[str, ...]
    """What it points at, as the page names things: ``hex:c4``."""
    rules: tuple[str, ...]
    """The numbers of the rules it explains."""


@dataclass(frozen=True, slots=True)
class Cue:
    """The next action of a script."""

    seat: Seat
    words: str


class Script:
    """The actions of a replay and the position before each of them.

    A game follows the script as long as its position after each action is the script's. Nothing
    about the game is stored, so this also holds after an undo and after a restart.
    """

    def __init__(self, replay: Replay, record: Record) -> None:
        self.seats = replay.seats
        self.options = record.options
        self.position = replay.position
        self.lines: tuple[ReplayLine, ...] = tuple(replay.lines)
        self._before = [step.before.dump() for step in record.steps]

    def cue(self, state: State, ply: int) -> Cue | None:
        """Return the next action; ``None`` if the game has left the script or is past its end."""
        if ply >= len(self.lines) or state.dump() != self._before[ply]:
            return None
        line = self.lines[ply]
        return Cue(line.seat, line.text)


@dataclass(frozen=True, slots=True)
class Guide:
    """A guided first game."""

    title: str
    seat: Seat
    """The learner's."""
    steps: tuple[GuideStep, ...]
    script: Script


def read_guide(text: str, name: str, titles: Registry = TITLES) -> Guide:
    """Read the text of a guide called ``name`` and play its whole script.

    Raises:
        BadData: the guide is inconsistent.
        BadReplay, UnknownTitle, BadSetup: the script cannot be played.
    """
    root = read_toml(text, name)
    replay, record = open_replay(root.word("script").lstrip(), titles)
    seat = root.number("seat") - 1
    if not 0 <= seat < replay.seats:
        raise root.fail(text=f"'seat' must be one of 1 to {replay.seats}, not {seat + 1}")
    if not record.state.is_over and seat not in record.state.actors():
        raise root.fail(text="the script must end with the learner to act, or with the game")
    ending = _read_names(root, root.word("ending"))
    named = _named_steps(root, replay.lines, seat)
    named += [(name, len(replay.lines), "") for name in ending]
    steps = _steps(root.section("step"), named)
    root.finish()
    return Guide(replay.title, seat, steps, Script(replay, record))


Named = tuple[str, int, str]
"""The name of a step, its ply, and the action it asks for."""


def _read_names(root: Section, comment: str) -> list[str]:
    names = [name.strip() for name in comment.split(",") if name.strip()]
    for name in names:
        if not _NAME.fullmatch(name):
            raise root.fail(text=f"{name!r} is not a name of a step, such as 'first-howl'")
    return names


def _named_steps(root: Section, lines: Iterable[ReplayLine], seat: Seat) -> list[Named]:
    """Return the steps that the comments of a script name, in order."""
    found: list[Named] = []
    for ply, line in enumerate(lines):
        names = _read_names(root, line.comment)
        if line.seat != seat and names:
            raise root.fail(
                text=f"the step {names[0]!r} is before {line.text!r}, where nobody waits for"
                " the learner: steps belong to the learner's own actions"
            )
        if line.seat == seat and not names:
            text = f"no step asks the learner for {line.text!r}: name one behind a '#'"
            raise root.fail(text=text)
        found += [(name, ply, line.text if name == names[-1] else "") for name in names]
    return found


def _steps(section: Section, named: list[Named]) -> tuple[GuideStep, ...]:
    """Return the steps with their entries in the data file."""
    seen: set[str] = set()
    steps = []
    for name, ply, ask in named:
        if name in seen:
            raise section.fail(text=f"the step {name!r} is twice in the script")
        seen.add(name)
        about = section.section(name)
        point = _read_list(about, "point", _TARGET, "targets such as 'hex:c4'")
        rules = _read_list(about, "rules", _RULE, "numbers of rules such as 'W6.1'")
        about.finish()
        steps.append(GuideStep(name, ply, ask, point, rules))
    section.finish()
    return tuple(steps)


def _read_list(about: Section, key: str, form: re.Pattern[str], what: str) -> tuple[str, ...]:
    words = about.words(key) if about.has(key) else ()
    for word in words:
        if not form.fullmatch(word):
            raise about.fail(text=f"{key!r} must hold {what}, not {word!r}")
    return words


@cache
def guided_titles() -> frozenset[str]:
    """Return the titles that have a guide."""
    return frozenset(TITLES.files(GUIDE))


@cache
def guide_of(title: str) -> Guide | None:
    """Return the guide of a title; ``None`` if it has none."""
    path = TITLES.files(GUIDE).get(title)
    return None if path is None else read_guide(path.read_text(encoding="utf-8"), f"{title}.toml")
