"""What is sent and received about actions planned ahead."""

from typing import Annotated

from msgspec import Meta, Struct

from wolfden.server.features.plans import model
from wolfden.server.features.plans.model import MOST_MOVES, Ended
from wolfden.teaching.actions import Move

Line = Annotated[list[Move], Meta(max_length=MOST_MOVES)]


class PlansShown(Struct, tag="plans"):
    """What one's own seat has planned: lines from ``seq`` on, or how the plan ended."""

    seat: int
    seq: int
    lines: list[list[Move]]
    ended: Ended


class NewPlans(Struct, forbid_unknown_fields=True):
    """What a seat is to reply: lines of actions from the entry ``seq`` on; none: no plan."""

    seq: int
    lines: Annotated[list[Line], Meta(max_length=model.MOST_LINES)]


class PlannedMoves(Struct, forbid_unknown_fields=True):
    """Actions from the entry ``seq`` on."""

    seq: int
    moves: Line = []
