"""What is sent and received about players and pairings."""

from typing import Annotated

from msgspec import Meta, Struct

from wolfden.server.features.ratings.model import RatingShown
from wolfden.server.guests.wire import Guest
from wolfden.server.tables.wire import Clock


class NewPairing(Struct, forbid_unknown_fields=True):
    """What a guest wants to play with anyone; ``fill``: bots take the seats left after a while."""

    title: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=20)]
    clock: Clock = Clock()
    rated: bool = True
    fill: bool = True


class Person(Struct):
    """A guest one has played with."""

    guest: Guest
    games: int
    last: int
    ratings: list[RatingShown]


class PeopleList(Struct):
    """The guests one has played with, the latest first."""

    people: list[Person]


class PlayerShown(Struct):
    """A player as every visitor may see them; ``met``: whether one may invite them."""

    guest: Guest
    since: int
    ratings: list[RatingShown]
    met: bool


class Invitation(Struct, forbid_unknown_fields=True):
    """What a guest is invited to."""

    title: Annotated[str, Meta(max_length=60)]
