"""The sheet of a table: what was agreed, who sits where, and how far the game is.

A sheet is one row of the database. The game itself is a list of entries beside it.
"""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from wolfden.core.contract import Game, Seat
from wolfden.core.options import Document
from wolfden.server.tables.teams import teams
from wolfden.server.wire.things import (
    Guest,
    Origin,
    Result,
    SeatShown,
    Settings,
    StandIn,
    Status,
    TableShown,
)

FILE: Final = "file"
"""What is shown of an option that holds a whole file."""

SeatKind = Literal["open", "invited", "guest", "bot"]


class SeatRow(Struct):
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
        """Whether nobody sits here yet."""
        return self.kind in ("open", "invited")

    def is_held_by(self, guest: str) -> bool:
        """Whether this guest holds the seat."""
        return self.guest is not None and self.guest.id == guest

    def is_owned_by(self, guest: str) -> bool:
        """Whether this guest handed the seat to somebody else."""
        return self.owner is not None and self.owner.id == guest


class ClockState(Struct):
    """Milliseconds left for each seat when the clocks last changed, and since when they run."""

    left: list[int]
    since: int


class Sheet(Struct, kw_only=True):
    """Everything about a table but its game."""

    id: str
    title: str
    rules: int
    options: dict[str, str | int]
    settings: Settings
    position: str = ""
    status: Status = "open"
    public: bool = False
    host: str
    seats: list[SeatRow]
    seq: int = 0
    ply: int = 0
    actors: list[Seat] = field(default_factory=list)
    clock: ClockState | None = None
    result: Result | None = None
    abandon: list[Seat] = field(default_factory=list)
    source: str = ""
    source_ply: int = 0
    rematch: str = ""
    guide: str = ""
    """The title whose guide leads through this game; empty at all other tables."""
    created: int
    started: int = 0
    finished: int = 0
    moved: int = 0

    def held_by(self, guest: str) -> list[Seat]:
        """Return the seats a guest holds."""
        return [seat for seat, row in enumerate(self.seats) if row.is_held_by(guest)]

    def people(self) -> list[Seat]:
        """Return the seats held by guests, whoever plays for them at the moment."""
        return [
            seat
            for seat, row in enumerate(self.seats)
            if row.kind == "guest" and row.stand_in != "resigned"
        ]

    def bots(self) -> dict[Seat, str]:
        """Return the seats a bot decides for, with its level."""
        return {seat: row.level for seat, row in enumerate(self.seats) if row.is_played_by_bot}

    def by_hand(self, actors: Iterable[Seat]) -> list[Seat]:
        """Return those of the actors that neither chance nor a bot decides for."""
        seats = self.seats
        return [seat for seat in actors if seat >= 0 and not seats[seat].is_played_by_bot]

    def sitters(self) -> set[str]:
        """Return the guests whose table this is: host, holders and owners of seats."""
        guests = [guest for row in self.seats for guest in (row.guest, row.owner) if guest]
        return {self.host, *[guest.id for guest in guests]} - {""}

    def row(self) -> dict[str, object]:
        """Return the sheet as a row of the database."""
        row: dict[str, object] = msgspec.to_builtins(self)
        return row


def sheet_of(row: dict[str, object]) -> Sheet:
    """Return the sheet that a row of the database holds."""
    return msgspec.convert(row, Sheet)


def shown(sheet: Sheet, game: Game, here: set[str], watching: int) -> TableShown:
    """Return a table as everybody may see it; ``here`` are guests with a connection."""
    seats = [
        SeatShown(
            seat=seat,
            kind=row.kind,
            guest=row.guest,
            level=row.level,
            stand_in=row.stand_in,
            here=row.guest is not None and row.guest.id in here,
        )
        for seat, row in enumerate(sheet.seats)
    ]
    return TableShown(
        id=sheet.id,
        title=sheet.title,
        rules=sheet.rules,
        status=sheet.status,
        public=sheet.public,
        host=sheet.host,
        options=_shown_options(sheet, game),
        settings=sheet.settings,
        teams=teams(game, len(sheet.seats)),
        seats=seats,
        seq=sheet.seq,
        ply=sheet.ply,
        actors=sheet.actors,
        created=sheet.created,
        started=sheet.started,
        finished=sheet.finished,
        moved=sheet.moved,
        watching=watching,
        result=sheet.result,
        abandon=sheet.abandon,
        origin=Origin(sheet.source, sheet.source_ply) if sheet.source else None,
        rematch=sheet.rematch,
        guide=sheet.guide,
    )


def _shown_options(sheet: Sheet, game: Game) -> dict[str, str | int]:
    """Return the options; of a whole file only that there is one."""
    files = {option.name for option in game.meta().options if isinstance(option, Document)}
    return {
        name: FILE if name in files and value else value for name, value in sheet.options.items()
    }
