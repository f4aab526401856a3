"""Texts that speak of other texts: a hex of the pieces on it, a piece of whose it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class SeatRef:
    """A seat, to be named in the language that is spoken; below zero it is chance."""

    seat: int


@dataclass(frozen=True)
class Message:
    """A text by its key, with what it speaks of.

    ``english`` is for texts that a table may bring along itself, such as a card of its own: the key
    is spoken only if it says the same in English.
    """

    key: str
    args: Mapping[str, Part] = field(default_factory=dict)
    english: str = ""


Part = str | int | SeatRef | Message | Sequence["Part"]
"""An argument of a text: as it is, a seat, a text inside the text, or a list of these."""
