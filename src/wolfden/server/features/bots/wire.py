"""Answers of bots to questions."""

from typing import Self

from msgspec import Struct, structs

from wolfden.players.strength import Certainty
from wolfden.server.tables.wire import Id
from wolfden.teaching.hints import ReasonedHint


class HintGiven(ReasonedHint, frozen=True, tag="hint", kw_only=True):
    """What a strong bot would do, and why."""

    id: Id
    seq: int
    action: str

    @classmethod
    def of(cls, name: Id, seq: int, hint: ReasonedHint) -> Self:
        """Return the answer that tells a hint."""
        action = hint.steps[0].action
        return cls(id=name, seq=seq, action=action, **structs.asdict(hint))


class Evaluation(Struct, tag="evaluation"):
    """How likely each seat is to win, and how far such chances came true in games of bots."""

    id: Id
    seq: int
    chances: list[float]
    certainty: Certainty
