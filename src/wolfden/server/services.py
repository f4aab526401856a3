"""The services of a server, and what request handlers are given of them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from litestar.types import Message, Scope

from wolfden.core.registry import Registry
from wolfden.server.base.config import Config
from wolfden.server.base.errors import Banned, NoGuest, require
from wolfden.server.database.engine import Database
from wolfden.server.features.absence.service import Timers
from wolfden.server.features.analysis.service import Analyses
from wolfden.server.features.bots.service import BotTurns
from wolfden.server.features.chat.service import Chat
from wolfden.server.features.door.service import Door
from wolfden.server.features.groups.service import Groups
from wolfden.server.features.history.service import HistoryService
from wolfden.server.features.live.service import LiveGames
from wolfden.server.features.lobby.service import Lobby
from wolfden.server.features.moderation.service import Moderation
from wolfden.server.features.notices.mail import Mailer, MailLinks
from wolfden.server.features.notices.service import Notices
from wolfden.server.features.people.service import People
from wolfden.server.features.pictures.service import Pictures
from wolfden.server.features.plans.service import Plans
from wolfden.server.features.privacy.service import Exporter
from wolfden.server.features.puzzles.service import OpenPuzzle
from wolfden.server.features.replays.service import Replays
from wolfden.server.features.reviews.service import Reviews
from wolfden.server.features.tournaments.service import Tournaments
from wolfden.server.guests.cookies import LASTS, NAME, CookieSigner
from wolfden.server.guests.service import GuestService
from wolfden.server.guests.store import GuestRow
from wolfden.server.http.connections import Close, ConnectionRegistry
from wolfden.server.http.limits import Limits
from wolfden.server.http.requests import _CHANGING, BEARER, AnyConnection, AnyRequest
from wolfden.server.jobs import job as jobs
from wolfden.server.sharing.shared import sharing_of
from wolfden.server.tables.seating import GuestAtTable
from wolfden.server.tables.table import Table, TableService
from wolfden.server.workers.asking import Workers

_NEW_COOKIE: Final = "wolfden.new_cookie"
"""Where in a scope a renewed cookie waits for the response."""


class Services:
    """Everything a request or a message may need; built once for a server."""

    def __init__(self, config: Config, titles: Registry, database: Database) -> None:
        self.config, self.titles = config, titles
        self.sharing = sharing_of(database)
        self.limits = Limits(config, self.sharing)
        keys = self.sharing.keys(config.data)
        self.cookies = CookieSigner(keys)
        self.mail_links = MailLinks(keys, config)
        self.connections = ConnectionRegistry(config.limits)
        self.database = database
        self.door = Door(config, database, self.limits, keys, self.connections)
        self.guests = GuestService(database)
        self.tables = TableService(database, titles, self.sharing)
        self.sharing.attach(self.tables, self.connections)
        self.replays = Replays(self.limits.replays)
        seconds, memory = config.job_seconds, config.worker_memory
        self.workers = Workers(config.workers, seconds, memory, config.limits)
        self.pictures = Pictures(titles, self.workers, self.limits.pictures)
        self.live = LiveGames(self.tables, self.workers)
        self.chat = Chat(database, self.guests, self.sharing)
        self.jobs = self.sharing.jobs
        self._add_people()
        self.history, self.exporter = HistoryService(database, titles), Exporter(self.tables)
        self.plans, self.timers = Plans(self.tables), Timers(self.tables, self.jobs)
        self.lobby = Lobby(self.tables, self.groups, self.plans)
        self.reviews = Reviews(self.tables, self.workers, self.jobs, config.review_simulations)
        self.analyses = Analyses(self.tables, titles, self.workers, config.analysis_seconds)
        bots = BotTurns(self.workers, self.tables, config.min_bot_seconds)
        mailer = Mailer(config, self.mail_links)
        self.notices = Notices(
            *(config, self.tables, self.guests, self.lobby),
            *(self.connections, mailer, self.limits, self.jobs),
            plans=self.plans,
        )
        self.jobs.runs = self._runs(bots)
        self.tables.listeners += [
            *(self.sharing, self.timers, bots, self.lobby, self.notices, self.plans, self.chat)
        ]

    def _add_people(self) -> None:
        """Add what guests do with each other, and what the operator decides about them."""
        self.people = People(self.tables, self.guests, self.jobs)
        self.groups = Groups(self.tables, self.guests)
        self.tournaments = Tournaments(self.tables, self.guests, self.groups, self.jobs)
        self.moderation = Moderation(
            self.tables,
            self.guests,
            lambda guest: self.connections.close(guest, Close.SIGNED_OUT),
            self.tournaments.withdraw_everywhere,
        )

    def _runs(self, bots: BotTurns) -> dict[str, Callable[..., Awaitable[None]]]:
        """Return what does the jobs of each kind."""
        return {
            jobs.BOTS: bots.play,
            jobs.CLOCK: self.timers.on_clock,
            jobs.ABSENCE: self.timers.on_absence,
            jobs.NOTICE: self.notices.notify_seat,
            jobs.REVIEW: self.reviews.make,
            jobs.RATING: self.people.rate,
            jobs.FILL: self.people.fill,
            jobs.INVITE: self.notices.notify_invited,
            jobs.PLAN: self.plans.play,
            jobs.ROUND: self.tournaments.step,
        }


Serving = NamedDependency[Services]
"""The services of the running server, as handlers ask for them."""
Myself = NamedDependency[GuestRow]
"""The guest who asks, for handlers that need one."""
Found = NamedDependency[Table]
"""The table that the path names."""
AtTable = NamedDependency[GuestAtTable]
"""The table that the path names and the guest who asks."""
Opened = NamedDependency[OpenPuzzle]
"""The puzzle that the path names."""


def provide_services(state: State) -> Services:
    """Return the services of the running server."""
    return cast("Services", state.services)


async def provide_me(request: AnyRequest) -> GuestRow:
    """Return the guest who asks; NoGuest if cookie or token is missing or invalid.

    Banned guests may look, take their data along and delete it, and nothing else (Banned).
    """
    guest = require(await find_guest(request), NoGuest())
    if request.method in _CHANGING and provide_services(request.app.state).guests.is_banned(guest):
        raise Banned()
    return guest


async def provide_found(services: Serving, table: FromPath[str]) -> Table:
    """Return the table that the path names; NotFound if there is none."""
    return await services.tables.get(table)


async def provide_place(services: Serving, me: Myself, table: FromPath[str]) -> GuestAtTable:
    """Return the table that the path names, with the guest who asks."""
    return GuestAtTable(await services.tables.get(table), me.public)


async def provide_opened(services: Serving, puzzle: FromPath[str]) -> OpenPuzzle:
    """Return the puzzle that the path names; NotFound if there is none."""
    return OpenPuzzle(puzzle, services.titles)


DEPENDENCIES: Final = {
    "services": Provide(provide_services, sync_to_thread=False),
    "me": Provide(provide_me),
    "found": Provide(provide_found),
    "at": Provide(provide_place),
    "opened": Provide(provide_opened),
}
"""What handlers can ask for by these names."""


async def find_guest(request: AnyConnection) -> GuestRow | None:
    """Return the guest of a cookie or token, if it is a valid one."""
    services = provide_services(request.app.state)
    authorization = request.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        bot = await services.guests.by_token(authorization[len(BEARER) :].strip())
        if bot is not None:
            await services.guests.mark_seen(bot)
        return bot
    signed = services.cookies.read(request.cookies.get(NAME, ""))
    guest = await services.guests.by_session(signed.guest, signed.session) if signed else None
    if signed is None or guest is None:
        return None
    services.limits.requests.use(guest.id)
    await services.guests.mark_seen(guest)
    if signed.is_old:
        cast("dict[str, Any]", request.scope)[_NEW_COOKIE] = new_cookie(request, guest)
    return guest


def new_cookie(request: AnyConnection, guest: GuestRow) -> Cookie:
    """Return the cookie that carries a guest's signed id."""
    value = provide_services(request.app.state).cookies.sign(guest.id, guest.session)
    https = link(request, "").startswith("https")
    return Cookie(NAME, value=value, max_age=LASTS, httponly=True, samesite="lax", secure=https)


async def send_new_cookie(message: Message, scope: Scope) -> None:
    """Add a renewed cookie to a response; Litestar calls this before it sends anything."""
    cookie = cast("dict[str, Any]", scope).get(_NEW_COOKIE)
    if cookie is not None and message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), cookie.to_encoded_header()]


def link(request: AnyConnection, path: str) -> str:
    """Return the address of a page, as people reach the server."""
    base = provide_services(request.app.state).config.url or str(request.base_url)
    return f"{base.rstrip('/')}/{path}"
