"""News for guests who are not at the table: the lobby; notices by push, webhook and e-mail."""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Coroutine
from functools import cache
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import aiosmtplib
import httpx

from wolfden.core.contract import Seat
from wolfden.i18n.languages import ENGLISH, UnknownLanguage, parse_language
from wolfden.i18n.messages import Message
from wolfden.i18n.translator import Translator
from wolfden.server.config import Config
from wolfden.server.log import log
from wolfden.server.model.clocks import now
from wolfden.server.model.errors import Refusal
from wolfden.server.model.shapes import TableShown
from wolfden.server.service.connections import Connection, ConnectionRegistry
from wolfden.server.service.groups import Groups
from wolfden.server.service.guests import GuestService
from wolfden.server.service.jobs import Jobs
from wolfden.server.service.limits import Limits, SharedLimit
from wolfden.server.service.mail import Mailer
from wolfden.server.service.messages import (
    ENCODER,
    Home,
    MyTable,
    OfferedTables,
    OpenTables,
    YourTurn,
)
from wolfden.server.service.plans import Plans
from wolfden.server.service.push import Pusher, PushMessage
from wolfden.server.service.tables import Listener, Table, TableService
from wolfden.server.service.webhooks import Webhooks
from wolfden.server.store.jobs import INVITE, NOTICE, Job
from wolfden.server.store.peers import PeerQueries
from wolfden.server.store.queries import GuestRow

GATHER_SECONDS: Final = 0.5
"""Changes of the open tables within this time are sent to the lobby as one message."""
MAX_TABLES: Final = 50
MAX_MAILS: Final = 20
"""Mails under way at once."""


class Lobby(Listener):
    """Connections to the lobby, and what they are sent when tables change."""

    def __init__(self, tables: TableService, groups: Groups, plans: Plans) -> None:
        super().__init__()
        self._tables, self._groups, self._plans = tables, groups, plans
        self._connections: set[Connection] = set()
        self._by_guest: defaultdict[str, set[Connection]] = defaultdict(set)
        self._is_due = False
        """Whether the open tables are about to be sent."""
        self._due_groups: set[str] = set()
        """The groups whose tables are about to be sent."""

    async def add(self, connection: Connection) -> None:
        """Add a connection and send it its guest's tables and the open ones."""
        self._connections.add(connection)
        if connection.guest is not None:
            self._by_guest[connection.guest.id].add(connection)
        await self._send_home(connection)

    async def _send_home(self, connection: Connection) -> None:
        """Send a connection its guest's tables and the open ones."""
        guest = connection.guest
        mine = await self._tables.queries.of_guest(guest.id, MAX_TABLES) if guest else []
        home = Home(self._tables.describe_all(mine), await self._open_tables())
        connection.post(ENCODER.encode(home))

    def remove(self, connection: Connection) -> None:
        """Forget a connection."""
        self._connections.discard(connection)
        if connection.guest is not None:
            own = self._by_guest[connection.guest.id]
            own.discard(connection)
            if not own:
                del self._by_guest[connection.guest.id]

    def on_change(self, table: Table) -> None:
        """Send a table to its members, and the open tables to all if it is or was one of them."""
        if not self._connections:
            return
        if not table.info.members().isdisjoint(self._by_guest):
            if self._plans.may_reply(table):
                self._start(self._show_unless_answered(table), "lobby after plans")
            else:
                self._show(table)
        # Its start takes a table off the list; later changes do not matter to the others.
        if not table.info.moved > table.info.started > 0:
            if table.info.public:
                self.refresh()
            if table.info.group_id:
                self._refresh_group(table.info.group_id)

    def _show(self, table: Table) -> None:
        """Send a table to its members."""
        message = ENCODER.encode(MyTable(table.describe()))
        for guest in table.info.members():
            for connection in self._by_guest.get(guest, ()):
                connection.post(message)

    async def _show_unless_answered(self, table: Table) -> None:
        """Send a table to its members, unless a plan is about to change it."""
        if not await self._plans.replying_seats(table):
            self._show(table)

    def on_removed(self, guests: Collection[str], group: str) -> None:
        """Send the lists that had a table of these guests, of which nothing else is known here."""
        self.refresh()
        if group:
            self._refresh_group(group)
        for guest in self._by_guest.keys() & guests:
            for connection in self._by_guest[guest]:
                self._start(self._send_home(connection), "lobby without a table")

    def shows(self, guests: Collection[str], is_listed: bool) -> bool:
        """Whether a connection here shows a table of these guests, or in the list of open ones."""
        return (is_listed and bool(self._connections)) or not self._by_guest.keys().isdisjoint(
            guests
        )

    def refresh(self) -> None:
        """Send the open tables to all connections, in a moment."""
        if self._connections and not self._is_due:
            self._is_due = True
            self._start(self._broadcast_open_tables(), "lobby")

    async def _broadcast_open_tables(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        # Changes while the tables are read are sent another time.
        self._is_due = False
        message = ENCODER.encode(OpenTables(await self._open_tables()))
        for connection in self._connections:
            connection.post(message)

    def _refresh_group(self, group: str) -> None:
        """Send the tables of a group to its members, in a moment."""
        if self._by_guest and group not in self._due_groups:
            self._due_groups.add(group)
            self._start(self._broadcast_offered(group), "lobby of a group")

    async def _broadcast_offered(self, group: str) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        self._due_groups.discard(group)
        for guest in self._by_guest.keys() & await self._groups.members(group):
            message = ENCODER.encode(OfferedTables(await self._groups.offered_to(guest)))
            for connection in self._by_guest.get(guest, ()):
                connection.post(message)

    async def _open_tables(self) -> list[TableShown]:
        infos = await self._tables.queries.public("open", "", MAX_TABLES)
        return self._tables.describe_all(infos)

    def notify_turn(self, table: Table, seat: Seat, guest: str) -> None:
        """Tell a guest's lobby connections that it is the guest's turn."""
        if connections := self._by_guest.get(guest):
            message = ENCODER.encode(YourTurn(table.id, seat, table.info.seq))
            for connection in connections:
                connection.post(message)


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
        mailer: Mailer,
        limits: Limits,
        jobs: Jobs,
        plans: Plans,
    ) -> None:
        super().__init__()
        self._config, self._tables, self._guests, self._lobby = config, tables, guests, lobby
        self._webhooks = Webhooks(config.webhooks == "any")
        self._connections, self._mailer = connections, mailer
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
        """Notify the guest of a seat if it is still to act, and not connected to any process.

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
            await self._notify(table, seat, one.owner.id, INVITE)

    async def _is_connected(self, guest: str) -> bool:
        """Whether a guest is connected to this process or another."""
        if self._connections.has(guest):
            return True
        return await PeerQueries(self._tables.database).is_connected(guest)

    async def resume(self) -> None:
        """Let notices that waited for the morning wait again; a shared database kept their jobs."""
        if self._tables.database.is_shared:
            return
        at = now()
        for guest in await self._guests.queries.sleepers():
            later = guest.reachable_from(at)
            running = await self._tables.queries.running_of(guest.id, MAX_TABLES)
            for info in running if later > at else ():
                for seat in info.due_seats().intersection(info.held_by(guest.id)):
                    self._jobs.add(Job(NOTICE, info.id, seat, later))

    async def _notify(self, table: Table, seat: Seat, name: str, task: str = NOTICE) -> None:
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
        kind = "turn" if task == NOTICE else "invite"
        path = f"/t/{table.id}?seat={seat}" if task == NOTICE else f"/t/{table.id}"
        link = f"{self._config.url.rstrip('/')}{path}"
        title = Message(f"title-{table.info.title}")
        facts: dict[str, str | Message] = {"name": guest.name, "title": title, "link": link}
        facts["host"] = next((one.guest.name for one in table.info.seats if one.guest), "")
        subject = translator.translate(f"notice-{kind}-subject")
        text = translator.translate(f"notice-{kind}", facts)
        name = f"{kind}.{table.id}.{seat}"
        heading = translator.translate(f"push-{kind}-title")
        push = PushMessage(heading, translator.translate(f"push-{kind}", facts), path, name)
        return Notice(f"{name}.{table.info.seq}", subject, text, push)

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


def translator_of(language: str) -> Translator:
    """Return the translator of a guest's language, English if we do not have it."""
    try:
        return _translator(parse_language(language))
    except UnknownLanguage:
        return _translator(ENGLISH)


@cache
def _translator(language: str) -> Translator:
    """Return the translator of a language of ours; what guests call theirs is without end."""
    return Translator(language)
