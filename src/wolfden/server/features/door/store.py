"""What is stored of the door: the hash of its password, and invitations."""

from typing import Final

import msgspec
import sqlalchemy as sa

from wolfden.server.base.errors import NotFound, WrongKey
from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import CODES, DOOR_PASSWORD, INVITATIONS
from wolfden.server.database.statements import update_rows
from wolfden.server.database.writer import Change, delete, insert

_DELETE_EXPIRED: Final = sa.delete(INVITATIONS).where(
    INVITATIONS.c.used == 0, INVITATIONS.c.expires < sa.bindparam("before")
)


class InvitationRow(msgspec.Struct):
    """An invitation, with the digest of its code; ``used`` is when it was, 0 before."""

    id: str
    digest: bytes
    created: int
    expires: int
    used: int = 0

    def state(self, at: int) -> tuple[str, int]:
        """Return whether it is used, expired or free, and since or until when."""
        if self.used:
            return "used", self.used
        return ("expired" if self.expires <= at else "free"), self.expires


class DoorQueries(Queries):
    """Reads the password's hash, invitations, and passes of codes for other devices."""

    async def password(self) -> str:
        """Return the hash of the password; empty if there is none."""
        rows = await self._rows(sa.select(DOOR_PASSWORD.c.hash))
        return rows[0].hash if rows else ""

    async def used(self) -> list[str]:
        """Return the ids of the invitations that people came in with."""
        rows = await self._rows(sa.select(INVITATIONS.c.id).where(INVITATIONS.c.used > 0))
        return [row.id for row in rows]

    async def by_digest(self, digest: bytes, at: int) -> InvitationRow | None:
        """Return the invitation of a code, if it can still be used."""
        free = (INVITATIONS.c.used == 0, INVITATIONS.c.expires > at)
        query = sa.select(INVITATIONS).where(INVITATIONS.c.digest == digest, *free)
        return await self._first(InvitationRow, query)

    async def every(self) -> list[InvitationRow]:
        """Return all invitations, oldest first."""
        return await self._read(
            InvitationRow, sa.select(INVITATIONS).order_by(INVITATIONS.c.created)
        )

    async def pass_of_code(self, digest: bytes, at: int) -> str:
        """Return the pass of the device that made a code; empty if the code does not work."""
        query = sa.select(CODES.c.door).where(CODES.c.digest == digest, CODES.c.expires > at)
        rows = await self._rows(query)
        return rows[0].door if rows else ""


def store_password(stored: str) -> list[Change]:
    """Store the hash of the password in place of the one before; none if it is empty."""
    row = {"number": 1, "hash": stored}
    return [delete(DOOR_PASSWORD, number=1), *([insert(DOOR_PASSWORD, row)] if stored else [])]


def use_invitation(name: str, at: int) -> Change:
    """Mark an invitation as used; WrongKey if it was used or revoked meanwhile."""
    used = update_rows(INVITATIONS, {"id": name, "used": 0}, {"used": at})
    return used.or_raise(WrongKey("door-wrong"))


def add_invitations(*new: InvitationRow) -> list[Change]:
    """Store new invitations, and forget those that expired unused before."""
    return [Change(_DELETE_EXPIRED, [{"before": new[0].created}]), insert(INVITATIONS, *new)]


def revoke_invitation(name: str) -> Change:
    """Delete an invitation and so its pass; NotFound if there is none."""
    gone = NotFound("invitation-unknown", invitation=name)
    return delete(INVITATIONS, id=name).or_raise(gone)
