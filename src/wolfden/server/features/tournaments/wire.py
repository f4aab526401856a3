"""What is sent and received about tournaments."""

from typing import Annotated

from msgspec import Meta, Struct

from wolfden.server.features.tournaments import model
from wolfden.server.guests.wire import Guest, Name
from wolfden.server.tables.wire import Clock, Level


class TournamentFacts(Struct):
    """What is told of a tournament wherever it is named."""

    id: str
    name: str
    title: str
    kind: model.Kind
    access: model.Access
    host: Guest | None
    status: model.TournamentStatus
    seats: int
    rounds: int
    most: int
    accounts: bool
    """Whether bot accounts may enter."""
    created: int


class TournamentListed(TournamentFacts):
    """A tournament in a list; ``players`` counts them."""

    round: int
    players: int


class TournamentList(Struct):
    """Tournaments open to all that are not over, and those of the guest and its groups."""

    open: list[TournamentListed]
    mine: list[TournamentListed]


class TournamentPlayer(model.Standing):
    """A player of a tournament by number, and where they stand."""

    guest: Guest | None
    left: bool


class TournamentShown(TournamentFacts):
    """A tournament as a visitor may see it; ``invite`` is for the organiser alone."""

    group: str
    bots: bool
    clock: Clock
    rated: bool
    started: int
    finished: int
    players: list[TournamentPlayer]
    """The best first."""
    played: list[model.Round]
    """The rounds that have begun."""
    is_host: bool
    is_player: bool
    may_join: bool
    invite: str


class RoundEnding(Struct, forbid_unknown_fields=True):
    """How the organiser ends a round; ``last``: the tournament ends with it."""

    last: bool = False


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to be made; a round robin at tables of two needs no number of rounds."""

    name: Name
    title: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=20)]
    clock: Clock
    kind: model.Kind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=model.MAX_ROUNDS)] = 5
    rated: bool = False
    access: model.Access = "open"
    group: Annotated[str, Meta(max_length=16)] = ""
    most: Annotated[int, Meta(ge=2, le=model.MAX_PLAYERS)] = 32
    bots: bool = False
    level: Level = ""
    accounts: bool = False
    """Whether bot accounts may enter."""
