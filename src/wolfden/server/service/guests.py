"""Guests: new ones, moving to another device, bot accounts, deletion."""

import secrets
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from wolfden.server.model import ids
from wolfden.server.model.clocks import now
from wolfden.server.model.errors import BadRequest, NotAllowed, NotFound
from wolfden.server.model.shapes import ChangedGuest
from wolfden.server.store.database import Database
from wolfden.server.store.queries import GuestQueries, GuestRow, delete_expired_codes
from wolfden.server.store.schema import CHAT, CODES, GUESTS
from wolfden.server.store.writer import delete, insert, update

MINUTE: Final = 60_000
DEVICE_CODE_LASTS: Final = 10 * MINUTE
FOREVER: Final = 2**53
MAX_BOTS: Final = 20
CACHE_SIZE: Final = 4096


class GuestService:
    """All guests and bot accounts; those used lately are cached."""

    def __init__(self, database: Database) -> None:
        self.queries = GuestQueries(database)
        self._writer = database.writer
        self._cache: dict[str, GuestRow] = {}

    async def get(self, name: str) -> GuestRow | None:
        """Return a guest by id, if there is one."""
        guest = self._cache.get(name)
        if guest is None:
            guest = await self.queries.guest(name)
            if guest is not None:
                self._remember(guest)
        return guest

    def _remember(self, guest: GuestRow) -> None:
        if len(self._cache) >= CACHE_SIZE:
            self._cache.clear()
        self._cache[guest.id] = guest

    def forget(self, name: str) -> None:
        """Forget what is cached of a guest who was changed elsewhere."""
        self._cache.pop(name, None)

    def forget_all(self) -> None:
        """Forget all that is cached."""
        self._cache.clear()

    async def by_session(self, name: str, session: int) -> GuestRow | None:
        """Return the guest with this id, unless the session was signed out."""
        guest = await self.get(name)
        return guest if guest is not None and guest.session == session else None

    async def by_token(self, token: str) -> GuestRow | None:
        """Return the bot account of a token, if it is valid."""
        return await self.queries.by_token(ids.digest(token))

    async def create(self, name: str) -> GuestRow:
        """Create a guest."""
        guest = GuestRow(id=ids.random_id(ids.GUEST_LENGTH), name=clean_name(name), created=now())
        await self._writer.write(insert(GUESTS, guest))
        self._remember(guest)
        return guest

    async def change(self, guest: GuestRow, wanted: ChangedGuest) -> GuestRow:
        """Change name, addresses, language or mute list of a guest."""
        fields = {name: getattr(wanted, name) for name in wanted.__struct_fields__}
        given = {name: value for name, value in fields.items() if value is not UNSET}
        if "name" in given:
            given["name"] = clean_name(given["name"])
        return await self._update(replace(guest, **given))

    async def sign_out_others(self, guest: GuestRow) -> GuestRow:
        """Make all cookies given so far invalid."""
        return await self._update(replace(guest, session=guest.session + 1))

    async def _update(self, guest: GuestRow) -> GuestRow:
        await self._writer.write(update(GUESTS, guest))
        self._remember(guest)
        return guest

    async def device_code(self, guest: GuestRow) -> tuple[str, int]:
        """Return a code for moving to another device, and when it expires."""
        return await self._code(guest, "device", ids.DEVICE_LENGTH, now() + DEVICE_CODE_LASTS)

    async def recovery_code(self, guest: GuestRow) -> tuple[str, int]:
        """Return a code that restores the guest if the cookie is lost."""
        return await self._code(guest, "recovery", ids.RECOVERY_LENGTH, FOREVER)

    async def _code(self, guest: GuestRow, kind: str, length: int, expires: int) -> tuple[str, int]:
        if guest.owner:
            raise NotAllowed("bot-no-codes")
        code = ids.random_id(length)
        row = {"digest": ids.digest(code), "guest": guest.id, "kind": kind, "expires": expires}
        # A new code replaces the earlier ones of its kind.
        earlier = delete(CODES, guest=guest.id, kind=kind)
        await self._writer.write(delete_expired_codes(now()), earlier, insert(CODES, row))
        return ids.format_code(code), expires

    async def redeem(self, code: str) -> GuestRow:
        """Return the guest of a code, which is used up; NotFound if it is not valid."""
        digest = ids.digest(ids.normalize_code(code))
        guest = await self.queries.by_code(digest, now())
        if guest is None:
            raise NotFound("code-gone")
        await self._writer.write(delete(CODES, digest=digest))
        self._remember(guest)
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
        if len(await self.bots_of(owner)) >= MAX_BOTS:
            raise NotAllowed("bots-enough", most=MAX_BOTS)
        token = secrets.token_urlsafe(32)
        bot = GuestRow(
            id=ids.random_id(ids.GUEST_LENGTH),
            name=clean_name(name),
            owner=owner.id,
            token=ids.digest(token),
            created=now(),
        )
        await self._writer.write(insert(GUESTS, bot))
        return bot, token

    async def remove(self, guest: GuestRow) -> None:
        """Delete a guest with all chat messages and bot accounts."""
        await self._writer.write(delete(CHAT, guest=guest.id))
        for bot in await self.bots_of(guest):
            await self._delete(bot.id)
        await self._delete(guest.id)

    async def remove_bot(self, owner: GuestRow, name: str) -> None:
        """Delete a bot account; NotFound if the guest has none with this id."""
        if name not in [bot.id for bot in await self.bots_of(owner)]:
            raise NotFound("bot-account-none")
        await self._delete(name)

    async def _delete(self, name: str) -> None:
        await self._writer.write(delete(GUESTS, id=name))
        self._cache.pop(name, None)


def clean_name(name: str) -> str:
    """Return a name without extra spaces and invisible characters; BadRequest if it is empty."""
    clean = ids.plain_text(name)
    if not clean:
        raise BadRequest("name-empty")
    return clean
