"""The door of a closed server: who has a pass, and what keys give one."""

import asyncio
import math
from pathlib import Path
from typing import Any, Final

from litestar.datastructures import Cookie

from wolfden.core.errors import BadSetup
from wolfden.server.base import ids
from wolfden.server.base.errors import TooMany, WrongKey
from wolfden.server.base.log import log
from wolfden.server.base.times import DAY, now
from wolfden.server.database.engine import Database
from wolfden.server.features.door import model
from wolfden.server.features.door.store import (
    DoorQueries,
    InvitationRow,
    add_invitations,
    store_password,
    use_invitation,
)
from wolfden.server.guests.codes import normalize_code
from wolfden.server.guests.cookies import LASTS, Signer
from wolfden.server.http.connections import Close
from wolfden.server.services import Services

PAUSE = "door-wait"
"""The key of the sentence about too many wrong keys."""


NAME: Final = "wolfden-door"
"""The name of the cookie with the pass."""


class Door:
    """The door of a server, which may be open: then everybody comes in, and nothing is read.

    A *pass* says what let a browser in: the password or an invitation. It is signed, in a
    cookie, and ends when the password changes or the invitation is revoked. Then all connections
    are closed; those who may stay connect again.
    """

    def __init__(self, services: Services) -> None:
        self.is_closed = services.config.is_closed
        self.signer = Signer(services.keys, "wolfden door")
        self.queries = DoorQueries(services.database)
        self._config, self._database = services.config, services.database
        self._tries, self._mistakes = services.limits.door_tries, services.limits.door_mistakes
        self._connections = services.connections
        self._stored = ""
        """The hash of the password; empty: there is none."""
        self._valid: set[str] = set()
        """The passes that let in."""
        self._reading, self._checking = asyncio.Lock(), asyncio.Lock()

    def cookie(self, name: str, scope: Any) -> Cookie:
        """Return the cookie that carries a pass, for the sender of a request."""
        secure = (self._config.url or str(scope["scheme"])).startswith("https")
        value = self.signer.sign(name)
        return Cookie(
            NAME, value=value, max_age=LASTS, httponly=True, samesite="lax", secure=secure
        )

    async def start(self) -> None:
        """Store the password that the settings name, and read who may come in.

        BadSetup if its file has none that can be used.
        """
        if not self.is_closed:
            return
        path = self._config.password_file
        password = read_password(Path(path)) if path else ""
        async with self._database.exclusively("door"):
            stored = await self.queries.password()
            wanted = await _hash_of(password, stored) if password else ""
            if wanted != stored:
                await self._database.writer.write(*store_password(wanted))
                log.info("door password changed", has_password=bool(wanted))
        await self.refresh()

    async def refresh(self) -> None:
        """Read which passes let in; connections are closed when some do so no more."""
        async with self._reading:
            self._stored = await self.queries.password()
            valid = {model.invitation_pass(name) for name in await self.queries.used()}
            if self._stored:
                valid.add(model.password_pass(self._stored))
            ended, self._valid = self._valid - valid, valid
        if ended:
            log.info("door passes ended", count=len(ended))
            self._connections.close_all(Close.RECONNECT)

    async def follow(self) -> None:
        """Read again which passes let in, if the server is closed."""
        if self.is_closed:
            await self.refresh()

    async def admits(self, name: str) -> bool:
        """Whether a pass lets in; another process may have given it a moment ago."""
        if name not in self._valid:
            await self.refresh()
        return name in self._valid

    async def enter(self, key: str, network: str) -> str:
        """Return the pass for a key: the password, an invitation, or a code for another device.

        WrongKey if it is none of them, TooMany if an address has tried too many wrong ones. One
        key is checked at a time, so that tries at the same moment count before the next.
        """
        self._tries.use(network)
        await self._check_mistakes(network)
        async with self._checking:
            await self._check_mistakes(network)
            try:
                return await self._pass_for(key)
            except WrongKey:
                await self._mistakes.spend(network)
                raise

    async def _check_mistakes(self, network: str) -> None:
        if wait := await self._mistakes.wait(network):
            raise TooMany(math.ceil(wait), PAUSE)

    async def _pass_for(self, key: str) -> str:
        digest, at = ids.digest(normalize_code(key)), now()
        invitation = await self.queries.by_digest(digest, at)
        if invitation is not None:
            await self._database.writer.write(use_invitation(invitation.id, at))
            log.info("invitation used", invitation=invitation.id)
            await self.refresh()
            return model.invitation_pass(invitation.id)
        found = await self.queries.pass_of_code(digest, at)
        if found and await self.admits(found):
            return found
        # Hashing releases the interpreter's lock, so the event loop is not blocked.
        stored = self._stored
        if stored and await _is_password(stored, key):
            return model.password_pass(stored)
        raise WrongKey("door-wrong")


def read_password(path: Path) -> str:
    """Return the password in the first line of a file; BadSetup if it cannot be used."""
    try:
        first, *_ = path.read_text(encoding="utf-8").splitlines() or [""]
    except (OSError, ValueError) as error:
        raise BadSetup("password-file", path=str(path), trouble=str(error)) from error
    password = model.normalize_password(first)
    if len(password) < model.LEAST:
        raise BadSetup("password-short", path=str(path), least=str(model.LEAST))
    return password


async def _is_password(stored: str, given: str) -> bool:
    return await asyncio.to_thread(model.is_password, stored, given)


async def _hash_of(password: str, stored: str) -> str:
    """Return the hash of a password: the one that is stored, if that is its own."""
    if stored and await _is_password(stored, password):
        return stored
    return await asyncio.to_thread(model.hash_password, password)


async def invite(database: Database, count: int, days: int) -> list[tuple[str, str]]:
    """Make invitations; return the id and the code of each."""
    at = now()
    codes = {
        ids.random_id(ids.TABLE_LENGTH): ids.random_id(ids.INVITE_LENGTH) for _ in range(count)
    }
    new = [
        InvitationRow(name, ids.digest(code), created=at, expires=at + days * DAY)
        for name, code in codes.items()
    ]
    await database.writer.write(*add_invitations(*new))
    return list(codes.items())
