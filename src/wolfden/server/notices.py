"""Telling guests who are elsewhere that it is their turn: webhook and e-mail, once a turn."""

import asyncio
from collections.abc import Awaitable
from email.message import EmailMessage
from functools import cache
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import httpx
import structlog

from wolfden.core.contract import Seat
from wolfden.i18n.languages import ENGLISH, UnknownLanguage, parse_language
from wolfden.i18n.messages import Message
from wolfden.i18n.translator import Translator
from wolfden.server.config import Config
from wolfden.server.guests import Guests
from wolfden.server.live.home import Lobby
from wolfden.server.storage.guests import GuestRow
from wolfden.server.tables.house import House
from wolfden.server.tables.table import Table
from wolfden.server.webhooks import post_in_the_open

TIMEOUT: Final = 10.0
MOST_AT_ONCE: Final = 20
POSTED: Final = {"username": "Wolfden", "allowed_mentions": {"parse": []}}
"""Beside the text of a message: who sends it, and that no name in it calls anybody."""

log = structlog.get_logger()


class Notices:
    """Hears of every change of a table; sends a message when a turn begins."""

    def __init__(self, config: Config, house: House, guests: Guests, lobby: Lobby) -> None:
        self._config = config
        self._house = house
        self._guests = guests
        self._lobby = lobby
        self._sending: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(MOST_AT_ONCE)

    def look(self, table: Table) -> None:
        """Note whose turn has begun, and tell them."""
        due = table.due_now()
        begun, table.due = due - table.due, due
        for seat in begun:
            guest = table.sheet.seats[seat].guest
            if guest is None:
                continue
            self._lobby.tell_turn(table, seat, guest.id)
            if not table.has_connection(seat):
                task = asyncio.create_task(self._tell(table, seat, guest.id))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    def _is_here(self, guest: str) -> bool:
        lines = [line for table in self._house.tables() for line in table.connections]
        return self._lobby.has(guest) or any(
            line.guest is not None and line.guest.id == guest for line in lines
        )

    async def _tell(self, table: Table, seat: Seat, name: str) -> None:
        guest = await self._guests.get(name)
        if guest is None or not (guest.webhook or guest.email) or self._is_here(name):
            return
        link = f"{self._config.url.rstrip('/')}/t/{table.id}?seat={seat}"
        translator = _translator(guest.language)
        title = Message(f"title-{table.sheet.title}")
        text = translator.translate(
            "notice-turn", {"name": guest.name, "title": title, "link": link}
        )
        async with self._room:
            if guest.webhook:
                await self._try("webhook", guest, self._post(guest.webhook, text))
            if guest.email and self._config.smtp:
                await self._try("e-mail", guest, self._mail(guest.email, text, translator))

    async def _try(self, what: str, guest: GuestRow, sending: Awaitable[None]) -> None:
        try:
            await sending
        except (OSError, ValueError, httpx.HTTPError, aiosmtplib.SMTPException) as error:
            log.warning("a notice was not sent", what=what, guest=guest.id, error=str(error))

    async def _post(self, address: str, text: str) -> None:
        """Post to a webhook; the form is the one Discord and its like understand."""
        content = {**POSTED, "content": text}
        if self._config.webhooks == "public":
            await post_in_the_open(address, content, TIMEOUT)
            return
        async with httpx.AsyncClient(timeout=TIMEOUT) as http:
            (await http.post(address, json=content)).raise_for_status()

    async def _mail(self, address: str, text: str, translator: Translator) -> None:
        message = EmailMessage()
        message["From"], message["To"] = self._config.mail_from, address
        message["Subject"] = translator.translate("notice-subject")
        message.set_content(f"{text}\n\n{translator.translate('notice-foot')}\n")
        server = urlsplit(self._config.smtp)
        await aiosmtplib.send(
            message,
            hostname=server.hostname,
            port=server.port or 25,
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            timeout=TIMEOUT,
        )

    async def stop(self) -> None:
        """Give messages under way a moment, then leave them."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=1.0)
        for task in self._sending:
            task.cancel()


@cache
def _translator(language: str) -> Translator:
    """Return who speaks the language a guest has chosen; a guest may have chosen none of ours."""
    try:
        return Translator(parse_language(language))
    except UnknownLanguage:
        return Translator(ENGLISH)
