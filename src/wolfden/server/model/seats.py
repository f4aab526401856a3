"""Seats of a table: who holds them, who may take them back, and which bot plays there."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from wolfden.core.errors import BadSetup
from wolfden.players.bots import BOTS, LEVELS
from wolfden.server.model import ids
from wolfden.server.model.shapes import Guest, SeatPlan, StandIn

MAX_THINKING_SECONDS: Final = {name: level.budget.seconds for name, level in LEVELS.items()}
"""The most seconds a bot thinks about a decision; bots not listed need none."""

DEFAULT_LEVEL: Final = "hunter"

SeatKind = Literal["open", "invited", "guest", "bot"]


class SeatInfo(Struct):
    """A seat: who holds it, who may take it back, and which bot plays for them."""

    kind: SeatKind = "open"
    guest: Guest | None = None
    owner: Guest | None = None
    level: str = ""
    stand_in: StandIn = ""
    invite: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or bool(self.stand_in)

    @property
    def is_empty(self) -> bool:
        """Whether no guest and no bot sits here yet."""
        return self.kind in ("open", "invited")

    def is_held_by(self, guest: str) -> bool:
        """Whether this guest holds the seat."""
        return self.guest is not None and self.guest.id == guest

    def is_owned_by(self, guest: str) -> bool:
        """Whether this guest handed the seat to another guest."""
        return self.owner is not None and self.owner.id == guest

    def played_by_bot(self, why: StandIn, level: str) -> "SeatInfo":
        """Return the seat with a bot playing until its holder takes it back."""
        return replace(self, stand_in=why, level=level, invite="")

    def played_by_holder(self) -> "SeatInfo":
        """Return the seat with its holder playing again."""
        return replace(self, stand_in="", level="")


def seat_from_plan(plan: SeatPlan, guest: Guest) -> SeatInfo:
    """Return the seat that a guest's plan asks for.

    Raises:
        BadSetup: the bot level is unknown.
    """
    if plan.kind == "me":
        return SeatInfo(kind="guest", guest=guest)
    if plan.kind == "bot":
        return SeatInfo(kind="bot", level=check_level(plan.level))
    if plan.kind == "invited":
        return SeatInfo(kind="invited", invite=ids.random_id(ids.INVITE_LENGTH))
    return SeatInfo()


def check_level(level: str) -> str:
    """Return a bot level, the default one for an empty name.

    Only plain names are accepted over the network: ``package.module:Class`` would run code of the
    caller's choice, and a budget of the caller's choice could block a worker for an hour.

    Raises:
        BadSetup: the level is unknown.
    """
    if level and level not in BOTS:
        raise BadSetup("bot-unknown", bot=level, known=list(BOTS))
    return level or DEFAULT_LEVEL
