"""Notices for guests who are not at the table, by push, webhook and e-mail."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import aiosmtplib
import httpx

from wolfden.core.contract import Seat
from wolfden.i18n.messages import Message
from wolfden.i18n.translator import Translator
from wolfden.server.base.config import Config
from wolfden.server.base.errors import Refusal
from wolfden.server.base.log import log
from wolfden.server.base.times import now
from wolfden.server.base.translators import translator_of
from wolfden.server.features.lobby.service import MAX_TABLES, Lobby
from wolfden.server.features.notices.mail import Mailer, MailLinks
from wolfden.server.features.notices.push import Pusher, PushMessage
from wolfden.server.features.notices.webhooks import Webhooks
from wolfden.server.features.plans.service import Plans
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import GuestRow
from wolfden.server.http.connections import ConnectionRegistry
from wolfden.server.http.limits import Limits, SharedLimit
from wolfden.server.jobs.job import Job
from wolfden.server.jobs.queue import Jobs
from wolfden.server.tables.table import Listener, Table, TableService

MAX_MAILS: Final = 20
"""Mails under way at once."""


class Notice(NamedTuple):
    """What a guest is sent; ``name`` is the same should it go out twice."""

    name: str
    subject: str
    text: str
    push: PushMessage


class Notices(Listener):
    """Sends absent guests a notice that it is their turn, once per turn.

    A guest has one notice on its way at a time, so nobody's slow webhook takes the places of the
    others.
    """

    def __init__(
        self,
        config: Config,
        tables: TableService,
        guests: GuestService,
        lobby: Lobby,
        connections: ConnectionRegistry,
        keys: list[str],
        limits: Limits,
        jobs: Jobs,
        plans: Plans,
    ) -> None:
        super().__init__()
        self._config, self._tables, self._guests, self._lobby = config, tables, guests, lobby
        self._webhooks = Webhooks(config.webhooks == "any")
        self._connections = connections
        self.mail_links = MailLinks(keys, config)
        self._mailer = Mailer(config, self.mail_links)
        self._limits = limits
        self._jobs = jobs
        self._plans = plans
        self.pusher = Pusher(tables.database, self._webhooks, f"mailto:{config.mail_from}")
        self._mail_slots = asyncio.Semaphore(MAX_MAILS)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """The lock that a guest's notices wait for, while there are any."""

    def on_change(self, table: Table) -> None:
        """Tell lobby connections of guests whose turn has begun; a job does the rest."""
        if not table.begun:
            return
        if self._plans.may_reply(table):
            self._start(self._tell_unanswered(table, table.begun), "turns after plans")
        else:
            self._tell_turns(table, table.begun)

    async def _tell_unanswered(self, table: Table, begun: set[Seat]) -> None:
        """Tell of the turns that no plan answers."""
        answered = await self._plans.replying_seats(table)
        self._tell_turns(table, begun & table.info.due_seats() - answered)

    def _tell_turns(self, table: Table, begun: set[Seat]) -> None:
        for seat in begun:
            if guest := table.info.seats[seat].guest:
                self._lobby.notify_turn(table, seat, guest.id)

    async def notify_seat(self, name: str, seat: Seat) -> None:
        """Notify the guest of a seat if it is still to act, and has no connection.

        A seat that has planned its reply does not have to act.
        """
        await self._plans.play(name)
        table = await self._tables.get(name)
        guest = table.info.seats[seat].guest
        if guest is None or seat not in table.info.due_seats():
            return
        if not await self._is_connected(guest.id):
            await self._notify(table, seat, guest.id)

    async def notify_invited(self, name: str, seat: Seat) -> None:
        """Tell a guest that a seat is kept for them, unless they have come or the game began."""
        table = await self._tables.get(name)
        one = table.info.seats[seat]
        if table.info.status != "open" or one.kind != "invited" or one.owner is None:
            return
        if not await self._is_connected(one.owner.id):
            await self._notify(table, seat, one.owner.id, "invite")

    async def _is_connected(self, guest: str) -> bool:
        """Whether a guest has a connection."""
        return self._connections.has(guest) or await self._tables.sharing.is_connected(guest)

    async def resume(self) -> None:
        """Let notices that waited for the morning wait again."""
        at = now()
        for guest in await self._guests.queries.sleepers():
            later = guest.reachable_from(at)
            running = await self._tables.queries.running_of(guest.id, MAX_TABLES)
            for info in running if later > at else ():
                for seat in info.due_seats().intersection(info.held_by(guest.id)):
                    self._jobs.add(Job("notice", info.id, seat, later))

    async def _notify(self, table: Table, seat: Seat, name: str, task: str = "notice") -> None:
        guest = await self._guests.get(name)
        if guest is None:
            return
        browsers = await self.pusher.browsers(name)
        if not (guest.webhook or guest.email or browsers):
            return
        later = guest.reachable_from(now())
        if later > now():
            self._jobs.add(Job(task, table.id, seat, later))
            return
        translator = translator_of(guest.language)
        notice = self._write(table, seat, guest, task, translator)
        async with self._turns.setdefault(name, asyncio.Lock()):
            for browser in browsers:
                pushed = self.pusher.send(browser, notice.push)
                await self._try("push", guest, pushed, self._limits.pushes)
            if guest.webhook:
                posted = self._webhooks.post(guest.webhook, notice.text, name)
                await self._try("webhook", guest, posted, self._limits.posts)
            if guest.confirmed and guest.email and self._mailer.is_on:
                async with self._mail_slots:
                    mailed = self._mailer.send(
                        guest, notice.subject, notice.text, translator, notice.name
                    )
                    await self._try("e-mail", guest, mailed, self._limits.mails)

    def _write(
        self, table: Table, seat: Seat, guest: GuestRow, task: str, translator: Translator
    ) -> Notice:
        kind = "turn" if task == "notice" else "invite"
        path = f"/t/{table.id}?seat={seat}" if task == "notice" else f"/t/{table.id}"
        link = f"{self._config.url.rstrip('/')}{path}"
        title = Message(f"title-{table.info.title}")
        player = table.info.seats[seat].player if task == "notice" else None
        name = player.name if player else guest.name
        facts: dict[str, str | Message] = {"name": name, "title": title, "link": link}
        facts["host"] = next((one.guest.name for one in table.info.seats if one.guest), "")
        subject = translator.translate(f"notice-{kind}-subject")
        text = translator.translate(f"notice-{kind}", facts)
        topic = f"{kind}.{table.id}.{seat}"
        heading = translator.translate(f"push-{kind}-title")
        push = PushMessage(heading, translator.translate(f"push-{kind}", facts), path, topic)
        return Notice(f"{topic}.{table.info.seq}", subject, text, push)

    async def ask_to_confirm(self, guest: GuestRow, client: str) -> None:
        """Start asking the owner of a guest's new address; TooMany if too many are asked."""
        if not (self._mailer.is_on and guest.email) or guest.confirmed:
            return
        for key in (guest.id, client, guest.email.lower()):
            await self._limits.confirmations.use(key)
        asked = self._mailer.ask_to_confirm(guest, translator_of(guest.language))
        self._start(self._try("confirmation", guest, asked))

    async def _try(
        self,
        what: str,
        guest: GuestRow,
        sending: Coroutine[Any, Any, None],
        limit: SharedLimit | None = None,
    ) -> None:
        try:
            if limit is not None:
                await limit.use(guest.id)
            await sending
        except (OSError, ValueError, httpx.HTTPError, aiosmtplib.SMTPException, Refusal) as error:
            log.warning("a notice was not sent", what=what, guest=guest.id, error=str(error))
        finally:
            sending.close()

    async def stop(self) -> None:
        """Wait a moment for notices under way, then cancel them."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1.0)
        await super().stop()
        await self._webhooks.stop()
