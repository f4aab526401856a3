"""Queries about guests, bot accounts and codes.

Functions return changes for the writer; ``GuestQueries`` reads.
"""

from typing import Final

from msgspec import Struct, to_builtins
from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update

from wolfden.server.model.shapes import Guest, Me
from wolfden.server.store.database import Database
from wolfden.server.store.schema import CODES, GUESTS
from wolfden.server.store.writer import Change


class GuestRow(Struct, kw_only=True):
    """Everything stored about a guest. Bot accounts have an owner."""

    id: str
    name: str
    session: int = 1
    owner: str = ""
    token: bytes | None = None
    email: str = ""
    webhook: str = ""
    language: str = ""
    muted: list[str] = []
    created: int

    @property
    def public(self) -> Guest:
        """The guest as others see it."""
        return Guest(self.id, self.name, bot=bool(self.owner))

    @property
    def me(self) -> Me:
        """The guest as it sees itself."""
        return Me(self.public, self.email, self.webhook, self.language, self.muted)


_INSERT: Final = insert(GUESTS)
_UPDATE: Final = (
    update(GUESTS)
    .where(GUESTS.c.id == bindparam("key"))
    .values({column: bindparam(column.name) for column in GUESTS.c if column.name != "id"})
)
_DELETE: Final = delete(GUESTS).where(GUESTS.c.id == bindparam("key"))
_INSERT_CODE: Final = insert(CODES)
_DELETE_CODE: Final = delete(CODES).where(CODES.c.digest == bindparam("key"))
_DELETE_CODES: Final = delete(CODES).where(
    CODES.c.guest == bindparam("of"), CODES.c.kind == bindparam("sort")
)
_DELETE_EXPIRED: Final = delete(CODES).where(CODES.c.expires < bindparam("before"))


def _row(guest: GuestRow) -> dict[str, object]:
    row: dict[str, object] = to_builtins(guest, builtin_types=(bytes,))
    return row


def insert_guest(guest: GuestRow) -> Change:
    """Store a new guest."""
    return Change(_INSERT, [_row(guest)])


def update_guest(guest: GuestRow) -> Change:
    """Store a changed guest."""
    row = _row(guest)
    row["key"] = row.pop("id")
    return Change(_UPDATE, [row])


def delete_guest(guest: str) -> Change:
    """Delete a guest with all codes."""
    return Change(_DELETE, [{"key": guest}])


def insert_code(digest: bytes, guest: str, kind: str, expires: int) -> list[Change]:
    """Store a code; it replaces the guest's earlier codes of the kind."""
    row = {"digest": digest, "guest": guest, "kind": kind, "expires": expires}
    return [Change(_DELETE_CODES, [{"of": guest, "sort": kind}]), Change(_INSERT_CODE, [row])]


def delete_code(digest: bytes) -> Change:
    """Delete a code that was used."""
    return Change(_DELETE_CODE, [{"key": digest}])


def delete_expired_codes(before: int) -> Change:
    """Delete codes that have expired."""
    return Change(_DELETE_EXPIRED, [{"before": before}])


class GuestQueries:
    """Reads what is stored about guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guest(self, name: str) -> GuestRow | None:
        """Return a guest by id."""
        return await self._first(GUESTS.c.id == name)

    async def by_token(self, digest: bytes) -> GuestRow | None:
        """Return the bot account of a token."""
        return await self._first(GUESTS.c.token == digest)

    async def by_code(self, digest: bytes, at: int) -> GuestRow | None:
        """Return the guest a code stands for, if it is still valid."""
        fitting = select(CODES.c.guest).where(CODES.c.digest == digest, CODES.c.expires > at)
        return await self._first(GUESTS.c.id.in_(fitting))

    async def bots_of(self, owner: str) -> list[GuestRow]:
        """Return the bot accounts of a guest."""
        return await self._all(GUESTS.c.owner == owner)

    async def every(self) -> list[GuestRow]:
        """Return all guests."""
        return await self._all(GUESTS.c.id != "")

    async def _first(self, condition: ColumnElement[bool]) -> GuestRow | None:
        found = await self._all(condition)
        return found[0] if found else None

    async def _all(self, condition: ColumnElement[bool]) -> list[GuestRow]:
        query = select(GUESTS).where(condition).order_by(GUESTS.c.created)
        return await self._database.read(GuestRow, query)
