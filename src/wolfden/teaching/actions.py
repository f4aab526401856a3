"""Actions as files and clients have them: a seat and the text of its action."""

from msgspec import Struct


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """An action of a seat; seat -1 is chance."""

    seat: int
    action: str


class RatedAction(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action of the seat and the search's evaluation of it."""

    action: str
    chance: float
    """The seat's chance to win after it, 0 to 1."""
    share: float = 0.0
    """The share of the deep searches' simulations that tried it, 0 to 1."""
