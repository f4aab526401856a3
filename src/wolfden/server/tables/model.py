"""A table and its seats: what is stored of them, and what every visitor may see."""

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, Literal, Self

from msgspec import Struct, field
from msgspec.structs import replace

from wolfden.core.contract import Action, Game, Outcome, Seat
from wolfden.core.errors import BadSetup, OtherRules
from wolfden.core.events import Event
from wolfden.core.options import Document
from wolfden.server.base.errors import BadRequest, NotYours, WrongState
from wolfden.server.guests.wire import HIDDEN_NAME, Guest, Holiday
from wolfden.server.tables import wire as shapes
from wolfden.server.tables.wire import Result, Settings, StandIn, TableShown, UndoRequest


class Entry(Struct, frozen=True):
    """One line of a table's history; ``words`` is an action, or the reason of an end.

    ``ply`` counts the actions up to it that were not undone.
    """

    seq: int
    kind: Literal["act", "undo", "end"]
    ply: int
    seat: Seat
    words: str
    at: int


class Step(Struct, frozen=True):
    """A new entry, with the action itself and the events it caused."""

    entry: Entry
    action: Action | None = None
    events: tuple[Event, ...] = ()


class SeatInfo(Struct, omit_defaults=True):
    """A seat: who holds it, who may take it back, and which bot plays for them."""

    kind: Literal["open", "invited", "guest", "bot"] = "open"
    guest: Guest | None = None
    owner: Guest | None = None
    level: str = ""
    stand_in: StandIn = ""
    invite: str = ""
    person: str = ""
    """Who plays here at the device of the guest; empty: the guest."""
    acted_by: list[str] = []
    """The ids of the guests who have acted here."""
    bot_acted: bool = False
    """Whether a bot has acted for a guest who had not resigned."""
    is_late: bool = False
    """Whether the guest was given time after a timeout, which happens once."""

    @property
    def player(self) -> Guest | None:
        """The guest who holds the seat, by the name of the person who plays here.

        Who handed the seat over has gone with the name; one that is hidden stays so.
        """
        is_shared = self.person and self.owner is None
        if self.guest is None or not is_shared or self.guest.name == HIDDEN_NAME:
            return self.guest
        return replace(self.guest, name=self.person)

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


PAIRED_BOTS: Final = "bots"
"""The last word of what is wanted alike where bot accounts are paired, and no people."""
FILE: Final = "file"
"""Replaces the value of an option that holds a whole file."""


class ClockState(Struct):
    """Milliseconds left for each seat when the clocks last changed, and since when they run."""

    left: list[int]
    since: int
    away: dict[str, Holiday] = {}
    """The holidays of guests, by their ids."""


class TableInfo(Struct, kw_only=True):
    """Everything about a table but its game.

    Documents, that is options that hold a file and the position the game starts from, are stored
    apart, so that lists of tables need not read them: here are their digests. A game is set up
    with ``with_documents``.
    """

    id: str
    title: str
    rules: int
    options: dict[str, str | int]
    settings: Settings
    position: str = ""
    status: shapes.Status = "open"
    public: bool = False
    host: str
    seats: list[SeatInfo]
    seq: int = 0
    ply: int = 0
    actors: list[Seat] = field(default_factory=list)
    clock: ClockState | None = None
    result: Result | None = None
    abandon: list[Seat] = field(default_factory=list)
    source: str = ""
    source_ply: int = 0
    rematch: str = ""
    undo_request: UndoRequest | None = None
    """The last request to undo more than a seat may alone, and how it ended."""
    version: int = 1
    """Counts the changes of the table."""
    guide: str = ""
    """The guide that leads through this game; empty at all other tables."""
    pairing: str = ""
    """What guests wanted alike who were paired here; empty at all other tables."""
    fill_at: int = 0
    """When bots take the seats that are still empty; 0: never."""
    unrated: shapes.Unrated = ""
    """Why a game that was to be rated is not."""
    tournament: str = ""
    """The tournament that this game is part of; empty at all other tables."""
    group_id: str = ""
    """The group that the table is offered to."""
    created: int
    started: int = 0
    finished: int = 0
    moved: int = 0

    def by_todays_rules(self, game: Game) -> Self:
        """Return the info as today's rules play the game; unchanged where they cannot."""
        meta = game.meta()
        if self.rules == meta.rules_version:
            return self
        try:
            options = meta.read_options(meta.todays_options(self.rules, self.options))
        except (OtherRules, BadSetup):
            return self
        return replace(self, rules=meta.rules_version, options=options)

    def document_digests(self, game: Game) -> list[str]:
        """Return the digests of all documents of this table."""
        given = [str(self.options.get(name, "")) for name in document_names(game)]
        return [digest for digest in (*given, self.position) if digest]

    def with_documents(self, game: Game, texts: Mapping[str, str]) -> Self:
        """Return the info with texts in place of their digests.

        The digest of a text that is lost stays; a title refuses it, as it does a damaged text.
        """
        return self._replace_documents(game, lambda digest: texts.get(digest, digest))

    def without_documents(self, game: Game) -> tuple[Self, dict[str, str]]:
        """Return the info with digests in place of texts, and the texts by digest."""
        texts = {_digest(text): text for text in self.document_digests(game)}
        return self._replace_documents(game, _digest), texts

    def _replace_documents(self, game: Game, other: Callable[[str], str]) -> Self:
        names = document_names(game)
        given = self.options.items()
        options = {name: other(str(one)) if one and name in names else one for name, one in given}
        return replace(self, options=options, position=self.position and other(self.position))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, with a result or without."""
        return self.status in ("finished", "abandoned")

    @property
    def ended(self) -> int:
        """When the game was over; 0 before."""
        return (self.finished or self.moved or self.created) if self.is_over else 0

    @property
    def starts_by_itself(self) -> bool:
        """Whether an open table is to start now, because no seat is empty."""
        return self.settings.autostart and not any(seat.is_empty for seat in self.seats)

    def held_by(self, guest: str) -> list[Seat]:
        """Return the seats a guest holds."""
        return [seat for seat, one in enumerate(self.seats) if one.is_held_by(guest)]

    def guest_seats(self) -> list[Seat]:
        """Return the seats held by guests, even while a bot plays for them."""
        held = [seat for seat, one in enumerate(self.seats) if one.kind == "guest"]
        return [seat for seat in held if self.seats[seat].stand_in != "resigned"]

    def resigned(self) -> list[Seat]:
        """Return the seats that were given up for good."""
        return [seat for seat, one in enumerate(self.seats) if one.stand_in == "resigned"]

    def bots(self) -> dict[Seat, str]:
        """Return the seats a bot decides for, with its level."""
        return {seat: one.level for seat, one in enumerate(self.seats) if one.is_played_by_bot}

    def has_bot_to_act(self) -> bool:
        """Whether a bot decides for one of the seats that are to act."""
        seats = self.seats
        return bool([one for one in self.actors if one >= 0 and seats[one].is_played_by_bot])

    def without_bots(self, actors: Iterable[Seat]) -> list[Seat]:
        """Return those of the actors that neither chance nor a bot decides for."""
        seats = self.seats
        return [seat for seat in actors if seat >= 0 and not seats[seat].is_played_by_bot]

    def due_seats(self) -> set[Seat]:
        """Return the seats that are to act and whose guests play themselves."""
        if self.status != "running":
            return set()
        seats = self.seats
        people = [seat for seat in self.actors if seat >= 0 and seats[seat].kind == "guest"]
        return {seat for seat in people if not seats[seat].stand_in}

    @property
    def is_among_friends(self) -> bool:
        """Whether those who play know who they play with, so that people may share a device."""
        return not (self.public or self.pairing or self.tournament or self.settings.rated)

    @property
    def pairs_people(self) -> bool:
        """Whether people wait here for people, and not for bot accounts."""
        return bool(self.pairing) and self.pairing.split()[-1] != PAIRED_BOTS

    def guests(self) -> set[str]:
        """Return the ids of holders and owners of seats."""
        guests = [guest for one in self.seats for guest in (one.guest, one.owner) if guest]
        return {guest.id for guest in guests} - {""}

    def members(self) -> set[str]:
        """Return the ids of host, holders and owners of seats, and of those who have acted."""
        acted = {guest for one in self.seats for guest in one.acted_by}
        return {self.host, *self.guests(), *acted} - {""}

    def with_guests(self, guests: Mapping[str, Guest]) -> Self:
        """Return the table with guests by their ids as they are now; others stay."""

        def known(guest: Guest | None) -> Guest | None:
            return guests.get(guest.id, guest) if guest else None

        seats = [replace(one, guest=known(one.guest), owner=known(one.owner)) for one in self.seats]
        return replace(self, seats=seats)

    def without_names(self) -> Self:
        """Return the table without the names of guests that have an id."""
        found = [guest for one in self.seats for guest in (one.guest, one.owner) if guest]
        return self.with_guests({one.id: replace(one, name="") for one in found if one.id})

    def stop_rating(self, why: shapes.Unrated) -> None:
        """Let the game count for no rating from now on."""
        if self.settings.rated:
            self.settings, self.unrated = replace(self.settings, rated=False), why

    def player_names(self) -> list[str]:
        """Return the name of each seat's player."""
        return [one.player.name if one.player else f"bot {one.level}" for one in self.seats]

    def let_bot_play(self, seat: Seat, why: StandIn, level: str = "") -> None:
        """Let a bot play a seat until its holder takes it back."""
        one = self.seats[seat]
        level = level or one.level or self.settings.stand_in
        self.seats[seat] = replace(one, stand_in=why, level=level, invite="")

    def without_guests(self, guests: Collection[str]) -> Self | None:
        """Return the table without some guests; None if it was open and theirs alone.

        Before the start their seats are open again; afterwards their owners or bots have them.
        """
        is_open = self.status == "open"
        seats = [one.without_guests(guests, is_open, self.settings.stand_in) for one in self.seats]
        if self.host not in guests:
            return replace(self, seats=seats)
        others = [one.guest.id for one in seats if one.guest and self.status == "open"]
        if self.status == "open" and not others:
            return None
        return replace(self, seats=seats, host=others[0] if others else "")

    # Conditions; each raises what it says.

    def seat(self, seat: Seat) -> SeatInfo:
        """Return a seat, or raise BadRequest if the table has no such seat."""
        if not 0 <= seat < len(self.seats):
            raise BadRequest("no-such-seat", seat=seat + 1, seats=len(self.seats))
        return self.seats[seat]

    def require_host(self, guest: Guest) -> None:
        """Raise NotYours unless the guest is the host."""
        if self.host != guest.id:
            raise NotYours("host-only")

    def require_open(self) -> None:
        """Raise WrongState unless the game has yet to start."""
        if self.status != "open":
            raise WrongState("not-open")

    def require_running(self) -> None:
        """Raise WrongState unless the game runs."""
        if self.status != "running":
            raise WrongState("not-running", status=self.status)

    def require_member(self, guest: Guest) -> list[Seat]:
        """Return the seats a guest holds, or raise NotYours if there are none."""
        seats = self.held_by(guest.id)
        if not seats:
            raise NotYours("not-seated")
        return seats

    def require_holder(self, guest: Guest, seat: Seat) -> None:
        """Raise unless the game runs and the guest holds the seat and has not resigned."""
        self.require_running()
        if not self.seat(seat).is_held_by(guest.id):
            raise NotYours("seat-not-yours", seat=seat + 1)
        self.require_not_resigned(seat)

    def require_not_resigned(self, seat: Seat) -> None:
        """Raise WrongState if the seat was given up for good."""
        if self.seats[seat].stand_in == "resigned":
            raise WrongState("given-up")

    def teams(self, game: Game) -> list[list[Seat]]:
        """Return the teams of the game at this table."""
        return teams_of(game, len(self.seats))

    def last_team(self, game: Game) -> list[Seat] | None:
        """Return the only team with a seat that has not resigned; ``None`` while there are more."""
        resigned = set(self.resigned())
        teams = [team for team in self.teams(game) if not resigned.issuperset(team)]
        return teams[0] if len(teams) == 1 else None

    def describe(
        self,
        game: Game,
        present: Collection[str],
        watching: int,
        deadline: int | None,
        away: list[Seat],
    ) -> TableShown:
        """Return the table as every visitor may see it.

        ``present`` are connected guests, ``away`` seats of guests who are on holiday.
        """
        seats = [
            shapes.SeatShown(
                seat=seat,
                kind=one.kind,
                guest=one.player,
                level=one.level,
                stand_in=one.stand_in,
                here=one.guest is not None and one.guest.id in present,
                helped=one.is_helped,
            )
            for seat, one in enumerate(self.seats)
        ]
        files, given = document_names(game), self.options.items()
        return TableShown(
            options={name: FILE if name in files and value else value for name, value in given},
            teams=self.teams(game),
            seats=seats,
            watching=watching,
            deadline=deadline,
            away=away,
            paired=bool(self.pairing),
            origin=shapes.Origin(self.source, self.source_ply) if self.source else None,
            **{name: getattr(self, name) for name in _SAME_FIELDS},
        )


_SAME_FIELDS: Final = tuple(
    name
    for name in TableShown.__struct_fields__
    if name in TableInfo.__struct_fields__ and name not in ("options", "seats")
)
"""The fields that every visitor may see as they are stored."""


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def document_names(game: Game) -> list[str]:
    """Return the options of a title that hold a whole file."""
    return [option.name for option in game.meta().options if isinstance(option, Document)]


def teams_of(game: Game, seats: int) -> list[list[Seat]]:
    """Return the teams of a game, by the sides a title names; else each seat is its own."""
    sides = game.sides(seats)
    if not sides:
        return [[seat] for seat in range(seats)]
    found = dict.fromkeys(sides)
    return [[seat for seat, one in enumerate(sides) if one == side] for side in found]


def result_by_rules(outcome: Outcome, resigned: Collection[Seat]) -> Result:
    """Return a result by the rules, with those who resigned ranked last."""
    ranks = list(outcome.ranks)
    if resigned and len(resigned) < len(ranks):
        staying = sorted(rank for seat, rank in enumerate(ranks) if seat not in resigned)
        ranks = [
            len(staying) + 1 if seat in resigned else staying.index(rank) + 1
            for seat, rank in enumerate(ranks)
        ]
    return Result(
        reason=outcome.reason,
        scores=list(outcome.scores),
        ranks=ranks,
        winners=[seat for seat, rank in enumerate(ranks) if rank == 1],
        parts=[list(parts) for parts in outcome.parts],
    )


def result_by_leaving(reason: str, seats: int, winners: list[Seat]) -> Result:
    """Return the result when all teams but one have resigned or run out of time."""
    ranks = [1 if seat in winners else len(winners) + 1 for seat in range(seats)]
    return Result(reason=reason, scores=[], ranks=ranks, winners=winners, parts=[])
