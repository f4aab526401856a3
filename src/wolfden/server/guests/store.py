"""What is read and written about guests and their codes."""

from collections.abc import Collection
from typing import Final

import msgspec
import sqlalchemy as sa

from wolfden.server.base.errors import NoGuest, NotAllowed, NotFound
from wolfden.server.database.engine import Queries, convert_row
from wolfden.server.database.schema import (
    CHAT,
    CODES,
    GUESTS,
    SITTERS,
    TABLES,
)
from wolfden.server.database.statements import has_fewer, insert_if, update_rows
from wolfden.server.database.writer import Change, Values, insert_with
from wolfden.server.guests.hours import next_awake
from wolfden.server.guests.wire import Guest, Holiday, Me, Sleep

MAX_BOTS: Final = 20
"""Bot accounts a guest may have."""


class GuestRow(msgspec.Struct, kw_only=True):
    """Everything stored about a guest. Bot accounts have an owner."""

    id: str
    name: str
    session: int = 1
    owner: str = ""
    token: bytes | None = None
    email: str = ""
    confirmed: bool = False
    webhook: str = ""
    language: str = ""
    muted: list[str] = []
    sleep: Sleep | None = None
    holiday: Holiday | None = None
    created: int
    seen: int = 0

    @property
    def person(self) -> str:
        """The id of the person behind the guest: its own, or of the owner of a bot account."""
        return self.owner or self.id

    @property
    def public(self) -> Guest:
        """The guest as others see it."""
        return Guest(self.id, self.name, bot=bool(self.owner))

    def reachable_from(self, at: int) -> int:
        """Return when the guest may be notified: now, after the holiday, or in the morning."""
        if self.holiday is not None and self.holiday.start <= at:
            at = max(at, self.holiday.end)
        return at if self.sleep is None else next_awake(at, self.sleep)

    @property
    def me(self) -> Me:
        """The guest as it sees itself."""
        same = {name: getattr(self, name) for name in Me.__struct_fields__ if name != "guest"}
        return Me(guest=self.public, **same)


_GUEST: Final = sa.select(GUESTS).where(GUESTS.c.id == sa.bindparam("name"))
_DELETE_EXPIRED: Final = sa.delete(CODES).where(CODES.c.expires < sa.bindparam("before"))


_LOCK_GUEST: Final = (
    sa.update(GUESTS).where(GUESTS.c.id == sa.bindparam("key")).values(owner=GUESTS.c.owner)
)
_SIGN_OUT: Final = (
    sa.update(GUESTS).where(GUESTS.c.id == sa.bindparam("key")).values(session=GUESTS.c.session + 1)
)
_INSERT_BOT: Final = insert_if(GUESTS, has_fewer(MAX_BOTS, GUESTS.c.owner))


def delete_expired_codes(before: int) -> Change:
    """Delete codes that have expired."""
    return Change(_DELETE_EXPIRED, [{"before": before}])


def sign_out(guest: str) -> Change:
    """Make all cookies of a guest invalid."""
    return Change(_SIGN_OUT, [{"key": guest}])


def require_session(guest: GuestRow) -> Change:
    """Let a job fail with NoGuest if the guest's session was signed out since it was read."""
    present: Values = {"session": guest.session}
    return update_rows(GUESTS, {"id": guest.id, **present}, present).or_raise(NoGuest())


def change_mail(guest: str, address: str, is_confirmed: bool) -> Change:
    """Confirm a guest's address or drop it; NotFound unless the guest still has it."""
    kept: Values = {"email": address if is_confirmed else "", "confirmed": is_confirmed}
    changed = update_rows(GUESTS, {"id": guest, "email": address}, kept)
    return changed.or_raise(NotFound("mail-link"))


def insert_bot(bot: GuestRow) -> list[Change]:
    """Store a new bot account; NotAllowed if its owner is gone, or has ``MAX_BOTS``."""
    refusal = NotAllowed("bots-enough", most=MAX_BOTS)
    inserted = insert_with(_INSERT_BOT, bot)
    return [lock_guest(bot.owner).or_raise(refusal), inserted.or_raise(refusal)]


def lock_guest(guest: str) -> Change:
    """Let other transactions that count what a guest has wait."""
    return Change(_LOCK_GUEST, [{"key": guest}])


def _exists(guest: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    return sa.exists().where(GUESTS.c.id == guest)


class GuestQueries(Queries):
    """Reads what is stored about guests."""

    async def guest(self, name: str) -> GuestRow | None:
        """Return a guest by id."""
        # Every request asks this: the statement is not built each time.
        rows = await self._rows(_GUEST, {"name": name})
        return convert_row(rows[0], GuestRow) if rows else None

    async def by_token(self, digest: bytes) -> GuestRow | None:
        """Return the bot account of a token."""
        return await self._one(GUESTS.c.token == digest)

    async def by_code(self, digest: bytes, at: int) -> GuestRow | None:
        """Return the guest a code stands for, if it is still valid."""
        fitting = sa.select(CODES.c.guest).where(CODES.c.digest == digest, CODES.c.expires > at)
        return await self._one(GUESTS.c.id.in_(fitting))

    async def muting(self, guests: Collection[str], sender: str) -> set[str]:
        """Return those of the guests who have muted the sender."""
        query = sa.select(GUESTS.c.id, GUESTS.c.muted).where(GUESTS.c.id.in_(guests))
        return {row.id for row in await self._rows(query) if sender in row.muted}

    async def unused(self, unseen_since: int, idle_since: int, limit: int) -> list[GuestRow]:
        """Return some guests whom nobody can be any more, or who never sat down anywhere.

        The former were not seen since ``unseen_since``, when cookies end; the latter since
        ``idle_since``. Codes and bot accounts in use keep a guest.
        """
        bots = GUESTS.alias()
        has_code = sa.exists().where(CODES.c.guest == GUESTS.c.id)
        has_bot = sa.exists().where(bots.c.owner == GUESTS.c.id, bots.c.seen >= unseen_since)
        has_table = sa.exists().where(SITTERS.c.guest == GUESTS.c.id)
        is_gone = sa.or_(GUESTS.c.seen < unseen_since, ~has_table)
        is_old = sa.and_(GUESTS.c.seen < idle_since, GUESTS.c.owner == "")
        query = sa.select(GUESTS).where(is_old, is_gone, ~has_code, ~has_bot)
        return await self._read(GuestRow, query.limit(limit))

    async def traces_of_deleted(self, before: int, limit: int) -> list[str]:
        """Return the ids of some guests who are at tables or in chats, and do not exist.

        Tables and lines made since ``before`` are left alone: their guest may be on the way.
        """
        at_tables = sa.select(SITTERS.c.guest.label("guest")).join(TABLES)
        in_chats = sa.select(CHAT.c.guest.label("guest"))
        traces = [
            at_tables.where(TABLES.c.created < before, ~_exists(SITTERS.c.guest)),
            in_chats.where(CHAT.c.at < before, ~_exists(CHAT.c.guest)),
        ]
        rows = await self._rows(sa.union(*traces).limit(limit))
        return [row.guest for row in rows]

    async def mute_lists_with(self, name: str) -> list[GuestRow]:
        """Return the guests who have muted a guest."""
        return await self._all(sa.cast(GUESTS.c.muted, sa.Text).contains(f'"{name}"'))

    async def bots_of(self, owner: str) -> list[GuestRow]:
        """Return the bot accounts of a guest."""
        return await self._all(GUESTS.c.owner == owner)

    async def sleepers(self) -> list[GuestRow]:
        """Return the guests who have sleeping hours or a holiday."""
        names = (GUESTS.c.sleep, GUESTS.c.holiday)
        return await self._all(sa.or_(*[sa.cast(one, sa.Text) != "null" for one in names]))

    async def every(self) -> list[GuestRow]:
        """Return all guests."""
        return await self._all(GUESTS.c.id != "")

    async def _one(self, condition: sa.ColumnElement[bool]) -> GuestRow | None:
        return await self._first(GuestRow, sa.select(GUESTS).where(condition))

    async def _all(self, condition: sa.ColumnElement[bool]) -> list[GuestRow]:
        query = sa.select(GUESTS).where(condition).order_by(GUESTS.c.created)
        return await self._read(GuestRow, query)
