"""Guests: new ones, moving to another device, bot accounts, deletion."""

import secrets
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import UNSET

from wolfden.server.base import ids
from wolfden.server.base.errors import BadRequest, NoGuest, NotAllowed, NotFound, require
from wolfden.server.base.times import DAY, MINUTE, now
from wolfden.server.base.typed_text import plain_text
from wolfden.server.database.engine import Database
from wolfden.server.database.schema import CHAT, CODES, GUESTS, PUSHES
from wolfden.server.database.writer import delete, insert, update_columns
from wolfden.server.features.groups.store import delete_empty_groups
from wolfden.server.features.notices.mail import check_address
from wolfden.server.features.tournaments.store import delete_unbegun
from wolfden.server.guests.codes import DEVICE_LENGTH, RECOVERY_LENGTH, format_code, normalize_code
from wolfden.server.guests.hours import check_sleep, next_holiday
from wolfden.server.guests.store import (
    GuestQueries,
    GuestRow,
    change_mail,
    delete_expired_codes,
    insert_bot,
    require_session,
    sign_out,
)
from wolfden.server.guests.wire import ChangedGuest

DEVICE_CODE_LASTS: Final = 10 * MINUTE
FOREVER: Final = 2**53


class GuestService:
    """All guests and bot accounts.

    Nothing is cached: a session that was signed out ends with the next request, and what races is
    decided by the database.
    """

    def __init__(self, database: Database) -> None:
        self.queries = GuestQueries(database)
        self._writer = database.writer
        self.banned: set[str] = set()
        """The ids of guests who may neither sit nor write."""

    def is_banned(self, guest: GuestRow) -> bool:
        """Whether a guest, or the owner of a bot account, is banned."""
        return guest.id in self.banned or guest.owner in self.banned

    async def get(self, name: str) -> GuestRow | None:
        """Return a guest by id, if there is one."""
        return await self.queries.guest(name)

    async def by_session(self, name: str, session: int) -> GuestRow | None:
        """Return the guest with this id, unless the session was signed out."""
        guest = await self.get(name)
        return guest if guest is not None and guest.session == session else None

    async def by_token(self, token: str) -> GuestRow | None:
        """Return the bot account of a token, if it is valid."""
        return await self.queries.by_token(ids.digest(token))

    async def mark_seen(self, guest: GuestRow) -> None:
        """Note that a guest is there, once a day."""
        at = now()
        if abs(at - guest.seen) > DAY:
            await self._writer.write(update_columns(GUESTS, guest.id, {"seen": at}))

    async def create(self, name: str) -> GuestRow:
        """Create a guest."""
        name, at = clean_name(name), now()
        guest = GuestRow(id=ids.random_id(ids.GUEST_LENGTH), name=name, created=at, seen=at)
        await self._writer.write(insert(GUESTS, guest))
        return guest

    async def change(self, guest: GuestRow, wanted: ChangedGuest) -> GuestRow:
        """Change what a guest has set; BadSetup or BadRequest if it makes no sense.

        NoGuest if the session was signed out meanwhile.
        """
        fields = {name: getattr(wanted, name) for name in wanted.__struct_fields__}
        given = {name: value for name, value in fields.items() if value is not UNSET}
        if "name" in given:
            given["name"] = clean_name(given["name"])
        if given.get("email"):
            given["email"] = check_address(given["email"])
        if given.get("email", guest.email) != guest.email:
            given["confirmed"] = False
        if given.get("sleep"):
            check_sleep(given["sleep"])
        if "holiday" in given:
            given["holiday"] = next_holiday(guest.holiday, given["holiday"], now())
        if given:
            columns = msgspec.to_builtins(given)
            await self._writer.write(
                require_session(guest), update_columns(GUESTS, guest.id, columns)
            )
        return await self._present(guest)

    async def change_mail(self, name: str, address: str, is_confirmed: bool) -> None:
        """Confirm a guest's address, or drop it; NotFound if the guest has it no more."""
        await self._writer.write(change_mail(name, address, is_confirmed))

    async def sign_out_others(self, guest: GuestRow) -> GuestRow:
        """Make all cookies and codes given so far invalid; browsers get no more pushes.

        Returns the guest with the new session. NoGuest if another device was faster: it has signed
        this one out.
        """
        codes, pushes = delete(CODES, guest=guest.id), delete(PUSHES, guest=guest.id)
        await self._writer.write(require_session(guest), sign_out(guest.id), codes, pushes)
        return msgspec.structs.replace(guest, session=guest.session + 1)

    async def _present(self, guest: GuestRow) -> GuestRow:
        """Return a guest as it is stored now; NoGuest if it was deleted meanwhile."""
        return require(await self.get(guest.id), NoGuest())

    async def device_code(self, guest: GuestRow, door: str = "") -> tuple[str, int]:
        """Return a code for moving to another device, and when it expires.

        ``door`` is the pass that the code gives at the door, too.
        """
        expires = now() + DEVICE_CODE_LASTS
        return await self._code(guest, "device", DEVICE_LENGTH, expires, door)

    async def recovery_code(self, guest: GuestRow, door: str = "") -> tuple[str, int]:
        """Return a code that restores the guest if the cookie is lost."""
        return await self._code(guest, "recovery", RECOVERY_LENGTH, FOREVER, door)

    async def _code(
        self, guest: GuestRow, kind: str, length: int, expires: int, door: str
    ) -> tuple[str, int]:
        if guest.owner:
            raise NotAllowed("bot-no-codes")
        code = ids.random_id(length)
        about = {"guest": guest.id, "kind": kind, "expires": expires, "door": door}
        row = {"digest": ids.digest(code), **about}
        # A new code replaces the earlier ones of its kind.
        earlier = delete(CODES, guest=guest.id, kind=kind)
        await self._writer.write(
            require_session(guest), delete_expired_codes(now()), earlier, insert(CODES, row)
        )
        return format_code(code), expires

    async def redeem(self, code: str) -> GuestRow:
        """Return the guest of a code, which is used up; NotFound if it is not valid.

        The session is that of the code: if it is signed out by now, so is the new device.
        """
        digest = ids.digest(normalize_code(code))
        gone = NotFound("code-gone")
        guest = require(await self.queries.by_code(digest, now()), gone)
        # Another device may be faster.
        await self._writer.write(delete(CODES, digest=digest).or_raise(gone))
        return guest

    async def bots_of(self, guest: GuestRow) -> list[GuestRow]:
        """Return the bot accounts of a guest."""
        return await self.queries.bots_of(guest.id)

    async def create_bot(self, owner: GuestRow, name: str) -> tuple[GuestRow, str]:
        """Create a bot account; return it and its token.

        NotAllowed if the owner is a bot itself, or has too many.
        """
        if owner.owner:
            raise NotAllowed("bot-no-bots")
        token = secrets.token_urlsafe(32)
        bot = GuestRow(
            id=ids.random_id(ids.GUEST_LENGTH),
            name=clean_name(name),
            owner=owner.id,
            token=ids.digest(token),
            created=now(),
            seen=now(),
        )
        await self._writer.write(require_session(owner), *insert_bot(bot))
        return bot, token

    async def bot_of(self, owner: GuestRow, name: str) -> GuestRow:
        """Return a bot account; NotFound if the guest has none with this id."""
        for bot in await self.bots_of(owner):
            if bot.id == name:
                return bot
        raise NotFound("bot-account-none")

    async def remove(self, names: Iterable[str]) -> None:
        """Delete guests with all that is theirs: codes, chat, bot accounts; also from mute lists.

        Groups go with their last member, and tournaments that have not begun with their organiser.
        """
        for name in names:
            muting = await self.queries.mute_lists_with(name)
            lists = {one.id: [other for other in one.muted if other != name] for one in muting}
            muted = [update_columns(GUESTS, key, {"muted": new}) for key, new in lists.items()]
            gone = (delete(CHAT, guest=name), delete(GUESTS, owner=name), delete(GUESTS, id=name))
            await self._writer.write(
                *(*muted, delete_unbegun(0, name), *gone, delete_empty_groups())
            )


def clean_name(name: str) -> str:
    """Return a name without extra spaces and invisible characters; BadRequest if it is empty."""
    clean = plain_text(name)
    if not clean:
        raise BadRequest("name-empty")
    return clean
