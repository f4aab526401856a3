"""A seat: who holds it, who has acted there, and which bot plays."""

from collections.abc import Collection
from typing import Final, Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.players.bots import BOTS, bots_of
from wolfden.server.model import ids
from wolfden.server.model.shapes import Guest, SeatPlan, StandIn

DEFAULT_LEVEL: Final = "hunter"


class SeatInfo(Struct):
    """A seat: who holds it, who may take it back, and which bot plays for them."""

    kind: Literal["open", "invited", "guest", "bot"] = "open"
    guest: Guest | None = None
    owner: Guest | None = None
    level: str = ""
    stand_in: StandIn = ""
    invite: str = ""
    acted_by: list[str] = []
    """The ids of the guests who have acted here."""
    bot_acted: bool = False
    """Whether a bot has acted for a guest who had not resigned."""
    is_late: bool = False
    """Whether the guest was given time after a timeout, which happens once."""

    @classmethod
    def planned(cls, plan: SeatPlan, guest: Guest, game: Game) -> Self:
        """Return the seat that a guest's plan asks for; BadSetup if the bot level is unknown."""
        if plan.kind == "me":
            return cls(kind="guest", guest=guest)
        if plan.kind == "bot":
            return cls(kind="bot", level=check_level(plan.level, game))
        if plan.kind == "invited":
            return cls(kind="invited", invite=ids.random_id(ids.INVITE_LENGTH))
        return cls()

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or bool(self.stand_in)

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot plays for a guest who has not resigned."""
        return self.stand_in not in ("", "resigned")

    @property
    def is_empty(self) -> bool:
        """Whether no guest and no bot sits here yet."""
        return self.kind in ("open", "invited")

    @property
    def is_helped(self) -> bool:
        """Whether a bot or another guest has acted for the guest who holds the seat."""
        holder = self.guest.id if self.guest else ""
        return self.bot_acted or any(one != holder for one in self.acted_by)

    def after_acting(self) -> Self:
        """Return the seat after an action, with who acted noted; itself if that is known."""
        if self.is_played_by_bot:
            is_news = self.has_stand_in and not self.bot_acted
            return replace(self, bot_acted=True) if is_news else self
        holder = self.guest.id if self.guest else ""
        is_known = not holder or holder in self.acted_by
        return self if is_known else replace(self, acted_by=[*self.acted_by, holder])

    def held_from_now(self, guest: Guest, owner: Guest | None = None) -> Self:
        """Return the seat in the hands of another guest; what was done there stays known."""
        changes = {"kind": "guest", "guest": guest, "owner": owner}
        return replace(self, **changes, level="", stand_in="", invite="")

    def is_held_by(self, guest: str) -> bool:
        """Whether this guest holds the seat."""
        return self.guest is not None and self.guest.id == guest

    def is_owned_by(self, guest: str) -> bool:
        """Whether this guest handed the seat to another guest."""
        return self.owner is not None and self.owner.id == guest

    def is_of(self, guest: str) -> bool:
        """Whether this guest holds the seat, or handed it to another."""
        return self.is_held_by(guest) or self.is_owned_by(guest)

    def without_guests(self, guests: Collection[str], is_open: bool, stand_in: str) -> Self:
        """Return the seat without some guests: its owner's, open, or a bot's of level ``stand_in``.

        ``is_open``: the game has yet to begin.
        """
        owner = None if self.owner is None or self.owner.id in guests else self.owner
        seat = self._without_actors(guests)
        if self.guest is None or self.guest.id not in guests:
            is_nobodys = self.kind == "invited" and self.owner is not owner
            return type(self)() if is_nobodys else replace(seat, owner=owner)
        if owner is not None:
            return seat.held_from_now(owner)
        if is_open:
            return type(self)()
        resigned: StandIn = "resigned" if self.stand_in == "resigned" else ""
        return type(self)(kind="bot", level=self.level or stand_in, stand_in=resigned)

    def _without_actors(self, guests: Collection[str]) -> Self:
        """Return the seat without the ids of some guests; that one acted for another stays."""
        gone = set(guests).intersection(self.acted_by)
        if not gone:
            return self
        helped = self.bot_acted or any(not self.is_held_by(one) for one in gone)
        rest = [one for one in self.acted_by if one not in gone]
        return replace(self, acted_by=rest, bot_acted=helped)


def check_level(level: str, game: Game) -> str:
    """Return a bot level, the default one for an empty name; BadSetup if it is unknown.

    Only levels and styles are accepted over the network: ``package.module:Class`` would run code of
    the caller's choice, and a budget of the caller's choice could block a worker for an hour.
    """
    if level and level not in bots_of(game):
        raise BadSetup("bot-unknown", bot=level, known=list(BOTS))
    return level or DEFAULT_LEVEL
