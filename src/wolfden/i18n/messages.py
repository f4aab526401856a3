"""Texts and their arguments, before a language is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class SeatRef:
    """A seat, to be named in the reader's language; below zero it is chance."""

    seat: int


@dataclass(frozen=True)
class Message:
    """A text by its key, with its arguments.

    ``english`` is for texts that a table may define itself, such as an additional card: the key is
    translated only if its English text is the same.
    """

    key: str
    args: Mapping[str, Part] = field(default_factory=dict)
    english: str = ""


Part = str | int | SeatRef | Message | Sequence["Part"]
"""An argument of a text: as it is, a seat, a text inside the text, or a list of these."""
