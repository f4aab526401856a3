"""Guests: coming in, being recognised, moving to another device, bot accounts, leaving."""

import secrets
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from wolfden.server import codes
from wolfden.server.cookies import Cookies
from wolfden.server.errors import BadRequest, NoGuest, NotAllowed, NotFound
from wolfden.server.moments import now
from wolfden.server.storage import guests as stored
from wolfden.server.storage.guests import GuestReader, GuestRow
from wolfden.server.storage.writer import Writer
from wolfden.server.texts import plain_text
from wolfden.server.wire.requests import ChangedGuest

MINUTE: Final = 60_000
DEVICE_LASTS: Final = 10 * MINUTE
FOREVER: Final = 2**53
MAX_BOTS: Final = 20
_CACHE: Final = 4096


class Guests:
    """Everybody who has ever come in. Those seen lately are kept in memory."""

    def __init__(self, reader: GuestReader, writer: Writer, cookies: Cookies) -> None:
        self._reader = reader
        self._writer = writer
        self._cookies = cookies
        self._known: dict[str, GuestRow] = {}

    async def get(self, name: str) -> GuestRow | None:
        """Return a guest by id, if there is one."""
        guest = self._known.get(name)
        if guest is None:
            guest = await self._reader.guest(name)
            if guest is not None:
                self._keep(guest)
        return guest

    def _keep(self, guest: GuestRow) -> None:
        if len(self._known) >= _CACHE:
            self._known.clear()
        self._known[guest.id] = guest

    async def by_cookie(self, cookie: str) -> tuple[GuestRow, bool] | None:
        """Return the guest of a cookie and whether to renew it; ``None``: not valid."""
        found = self._cookies.read(cookie)
        if found is None:
            return None
        name, session, is_old = found
        guest = await self.get(name)
        if guest is None or guest.session != session:
            return None
        return guest, is_old

    async def by_token(self, token: str) -> GuestRow | None:
        """Return the bot account of a token, if it is valid."""
        return await self._reader.by_token(codes.digest(token))

    def cookie(self, guest: GuestRow) -> str:
        """Return a fresh cookie."""
        return self._cookies.sign(guest.id, guest.session)

    async def come_in(self, name: str) -> GuestRow:
        """Make a new guest."""
        guest = GuestRow(id=codes.drawn(codes.GUEST_LENGTH), name=tidy_name(name), created=now())
        await self._writer.write(stored.made(guest))
        self._keep(guest)
        return guest

    async def change(self, guest: GuestRow, wanted: ChangedGuest) -> GuestRow:
        """Change what a guest says about itself."""
        fields = {name: getattr(wanted, name) for name in wanted.__struct_fields__}
        given = {name: value for name, value in fields.items() if value is not UNSET}
        if "name" in given:
            given["name"] = tidy_name(given["name"])
        return await self._changed(replace(guest, **given))

    async def sign_out_others(self, guest: GuestRow) -> GuestRow:
        """Make all cookies given so far invalid."""
        return await self._changed(replace(guest, session=guest.session + 1))

    async def _changed(self, guest: GuestRow) -> GuestRow:
        await self._writer.write(stored.changed(guest))
        self._keep(guest)
        return guest

    async def device_code(self, guest: GuestRow) -> tuple[str, int]:
        """Return a code for moving to another device, and when it expires."""
        return await self._code(guest, "device", codes.DEVICE_LENGTH, now() + DEVICE_LASTS)

    async def recovery_code(self, guest: GuestRow) -> tuple[str, int]:
        """Return a code to be kept for the day the cookie is lost."""
        return await self._code(guest, "recovery", codes.RECOVERY_LENGTH, FOREVER)

    async def _code(self, guest: GuestRow, kind: str, length: int, expires: int) -> tuple[str, int]:
        if guest.owner:
            raise NotAllowed("bot-no-codes")
        code = codes.drawn(length)
        changes = stored.code_made(codes.digest(code), guest.id, kind, expires)
        await self._writer.write(stored.codes_expired(now()), *changes)
        return codes.grouped(code), expires

    async def redeem(self, code: str) -> GuestRow:
        """Return the guest a code stands for; the code is used up.

        Raises:
            NotFound: it stands for nobody (any more).
        """
        digest = codes.digest(codes.plain(code))
        guest = await self._reader.by_code(digest, now())
        if guest is None:
            raise NotFound("code-gone")
        await self._writer.write(stored.code_used(digest))
        self._keep(guest)
        return guest

    async def everyone(self) -> list[GuestRow]:
        """Return all guests and bot accounts."""
        return await self._reader.everyone()

    async def bots_of(self, guest: GuestRow) -> list[GuestRow]:
        """Return the bot accounts of a guest."""
        return await self._reader.bots_of(guest.id)

    async def make_bot(self, owner: GuestRow, name: str) -> tuple[GuestRow, str]:
        """Make a bot account; return it and its token.

        Raises:
            NotAllowed: the owner is a bot itself, or has too many.
        """
        if owner.owner:
            raise NotAllowed("bot-no-bots")
        if len(await self.bots_of(owner)) >= MAX_BOTS:
            raise NotAllowed("bots-enough", most=MAX_BOTS)
        token = secrets.token_urlsafe(32)
        bot = GuestRow(
            id=codes.drawn(codes.GUEST_LENGTH),
            name=tidy_name(name),
            owner=owner.id,
            token=codes.digest(token),
            created=now(),
        )
        await self._writer.write(stored.made(bot))
        return bot, token

    async def remove(self, guest: GuestRow) -> None:
        """Delete a guest with all bot accounts."""
        for bot in await self.bots_of(guest):
            await self._removed(bot.id)
        await self._removed(guest.id)

    async def remove_bot(self, owner: GuestRow, name: str) -> None:
        """Delete a bot account.

        Raises:
            NotFound: the guest has none with this id.
        """
        if name not in [bot.id for bot in await self.bots_of(owner)]:
            raise NotFound("bot-account-none")
        await self._removed(name)

    async def _removed(self, name: str) -> None:
        await self._writer.write(stored.removed(name))
        self._known.pop(name, None)


def tidy_name(name: str) -> str:
    """Return a name without stray spaces and invisible signs.

    Raises:
        BadRequest: nothing is left of it.
    """
    tidy = plain_text(name)
    if not tidy:
        raise BadRequest("name-empty")
    return tidy


def known(guest: GuestRow | None) -> GuestRow:
    """Return the guest.

    Raises:
        NoGuest: there is none.
    """
    if guest is None:
        raise NoGuest()
    return guest
