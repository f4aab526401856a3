"""Illegal attempts, as files: under each position what cannot be done in it, and why.

::

    # A comment.
    $STEP = stage=roam step=roam
    == table
    regions: red-ridge=1:25 green-forest=2:5
    turn: $STEP
    first: end; draw scare
    lose @red-forest 15 pack => lose-elsewhere A3.6

A heading says how the position is made, the rows below it of what; an attempt names the code of its
reason and the rule. What begins with ``$`` stands for a longer text.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Template

from wolfden.core.contract import State


@dataclass(frozen=True)
class Attempt:
    """Something that cannot be done in a position; ``words`` may be the beginning of an action."""

    words: str
    code: str
    rule: str
    heading: str
    fields: Mapping[str, str]

    @property
    def first(self) -> list[str]:
        """What is done before the attempt."""
        return [action for action in self.fields.get("first", "").split("; ") if action]

    def field(self, name: str, default: str = "") -> str:
        """Return what is said of the position."""
        return self.fields.get(name, default)

    def number(self, name: str, default: int = 0) -> int:
        """Return a number that is said of the position."""
        return int(self.fields.get(name, default))

    def pairs(self, name: str) -> dict[str, str]:
        """Return names and values that are said of the position, such as ``speed=4 howl=4``."""
        return dict(pair.split("=", 1) for pair in self.field(name).split())


def played(state: State, actions: list[str]) -> State:
    """Return the state after these actions, each of the first seat that may act."""
    for action in actions:
        state.apply(state.parse(state.actors()[0], action))
    return state


def read_attempts(file: Path, **texts: str) -> list[Attempt]:
    """Return the attempts of a file; ``texts`` are further texts that it may use."""
    heading = ""
    fields: dict[str, str] = {}
    attempts = []
    for row in file.read_text(encoding="utf-8").splitlines():
        text = Template(row).substitute(texts) if row[:1] not in ("$", "#") else row
        if row.startswith("$"):
            name, _sign, value = row[1:].partition(" = ")
            texts[name] = Template(value).substitute(texts)
        elif row.startswith("== "):
            heading, fields = row.removeprefix("== "), {}
        elif " => " in text:
            words, _arrow, refusal = text.partition(" => ")
            code, rule = refusal.split()
            attempts.append(Attempt(words, code, rule, heading, fields))
        elif row and not row.startswith("#"):
            name, _colon, value = text.partition(":")
            fields[name] = value.strip()
    return attempts
