"""Notices to absent guests that it is their turn: webhook and e-mail, once per turn."""

import asyncio
import ipaddress
import socket
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
from wolfden.server.service.guests import GuestService
from wolfden.server.service.lobby import Lobby
from wolfden.server.service.table import Table
from wolfden.server.service.tables import TableService
from wolfden.server.store.guests import GuestRow

HTTPS: Final = 443
TIMEOUT: Final = 10.0
MAX_CONCURRENT: Final = 20
PAYLOAD: Final = {"username": "Wolfden", "allowed_mentions": {"parse": []}}
"""Sent along with the text: the sender, and that no name in it is a mention."""

log = structlog.get_logger()


class Notices:
    """Sends a notice when a turn begins; a listener of all tables."""

    def __init__(
        self, config: Config, tables: TableService, guests: GuestService, lobby: Lobby
    ) -> None:
        self._config = config
        self._tables = tables
        self._guests = guests
        self._lobby = lobby
        self._sending: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)

    def on_change(self, table: Table) -> None:
        """Notify the guests whose turn has begun."""
        due = table.info.due_seats()
        begun, table.notified = due - table.notified, due
        for seat in begun:
            guest = table.info.seats[seat].guest
            if guest is None:
                continue
            self._lobby.notify_turn(table, seat, guest.id)
            if not table.has_connection(seat):
                task = asyncio.create_task(self._notify(table, seat, guest.id))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    def _is_connected(self, guest: str) -> bool:
        connections = [one for table in self._tables.loaded() for one in table.connections]
        return self._lobby.has_guest(guest) or any(
            one.guest is not None and one.guest.id == guest for one in connections
        )

    async def _notify(self, table: Table, seat: Seat, name: str) -> None:
        guest = await self._guests.get(name)
        if guest is None or not (guest.webhook or guest.email) or self._is_connected(name):
            return
        link = f"{self._config.url.rstrip('/')}/t/{table.id}?seat={seat}"
        translator = _translator(guest.language)
        title = Message(f"title-{table.info.title}")
        text = translator.translate(
            "notice-turn", {"name": guest.name, "title": title, "link": link}
        )
        async with self._slots:
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
        """Post to a webhook, in the format of Discord and compatible services."""
        content = {**PAYLOAD, "content": text}
        if self._config.webhooks == "public":
            await post_to_public_address(address, content, TIMEOUT)
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
        """Wait a moment for notices under way, then cancel them."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=1.0)
        for task in self._sending:
            task.cancel()


@cache
def _translator(language: str) -> Translator:
    """Return the translator of a guest's language, English if we do not have it."""
    try:
        return Translator(parse_language(language))
    except UnknownLanguage:
        return Translator(ENGLISH)


async def post_to_public_address(address: str, content: object, timeout: float) -> None:
    """Post JSON to a webhook at a public address.

    The host name is resolved once, and the checked address is connected to: the owner of the name
    cannot redirect it in between.

    Raises:
        ValueError: the address is not public.
        OSError, httpx.HTTPError: it does not answer as it should.
    """
    url, host = await resolve_public(address)
    headers = {"host": url.netloc.decode("ascii")}
    # A proxy would resolve the name itself.
    async with httpx.AsyncClient(timeout=timeout, trust_env=False) as http:
        answer = await http.post(
            url.copy_with(host=host),
            json=content,
            headers=headers,
            extensions={"sni_hostname": url.host},
        )
    answer.raise_for_status()


async def resolve_public(address: str) -> tuple[httpx.URL, str]:
    """Return a webhook's URL and the public IP address of its host.

    Raises:
        ValueError: it is not an https URL, or its host has a private address.
        OSError: the host is unknown.
    """
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL as error:
        raise ValueError(f"a webhook needs an address: {error}") from error
    if url.scheme != "https" or not url.host:
        raise ValueError("a webhook begins with https://")
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(url.host, url.port or HTTPS, type=socket.SOCK_STREAM)
    hosts = [str(address[0]) for *_, address in found]
    if not all(ipaddress.ip_address(host).is_global for host in hosts):
        raise ValueError("a webhook must not lead to a private address")
    return url, hosts[0]
