"""What request handlers are given: the services, the guest by a signed cookie, the table, links."""

import io
import os
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import segno
from itsdangerous import BadSignature, TimestampSigner
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from litestar.types import Message, Scope

from wolfden.core.registry import Registry
from wolfden.server.config import Config
from wolfden.server.edge.budget import network_of
from wolfden.server.model import ids
from wolfden.server.model.errors import BadRequest, Banned, NoGuest, StorageFailed, require
from wolfden.server.service.analyses import Analyses
from wolfden.server.service.bots import BotTurns
from wolfden.server.service.chat import Chat
from wolfden.server.service.connections import Close, ConnectionRegistry
from wolfden.server.service.groups import Groups
from wolfden.server.service.guests import GuestService
from wolfden.server.service.history import HistoryService
from wolfden.server.service.jobs import Jobs, LocalJobs, SharedJobs
from wolfden.server.service.limits import Limits
from wolfden.server.service.live import LiveGames
from wolfden.server.service.mail import Mailer, MailLinks
from wolfden.server.service.moderation import Moderation
from wolfden.server.service.notices import Lobby, Notices
from wolfden.server.service.peers import Peers
from wolfden.server.service.people import People
from wolfden.server.service.pictures import Pictures
from wolfden.server.service.plans import Plans
from wolfden.server.service.privacy import Exporter
from wolfden.server.service.puzzles import OpenPuzzle
from wolfden.server.service.replays import Replays
from wolfden.server.service.reviews import Reviews
from wolfden.server.service.seating import GuestAtTable
from wolfden.server.service.tables import Table, TableService
from wolfden.server.service.timers import Timers
from wolfden.server.service.tournaments import Tournaments
from wolfden.server.service.workers import Workers
from wolfden.server.store import jobs
from wolfden.server.store.database import KEYS, Database
from wolfden.server.store.postgres import load_keys as shared_keys
from wolfden.server.store.queries import GuestRow

NAME: Final = "wolfden"
LASTS: Final = 400 * 24 * 60 * 60
"""Seconds a cookie is valid; browsers do not allow more."""
RENEWED_AFTER: Final = 24 * 60 * 60
"""Seconds after which a cookie in use is replaced by a new one."""
_SALT: Final = "wolfden guest"
_BEARER: Final = "bearer "
_NEW_COOKIE: Final = "wolfden.new_cookie"
"""Where in a scope a renewed cookie waits for the response."""

_CHANGING: Final = ("POST", "PUT", "PATCH")

AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]


@dataclass(frozen=True)
class SignedGuest:
    """What a valid cookie says; ``is_old``: it is time to renew it."""

    guest: str
    session: int
    is_old: bool


class CookieSigner:
    """Signs and reads cookies. The newest key signs; older ones stay valid."""

    def __init__(self, keys: list[str]) -> None:
        self._signer = TimestampSigner(keys, salt=_SALT)

    def sign(self, guest: str, session: int) -> str:
        """Return the value of a guest's cookie."""
        return self._signer.sign(f"{guest}-{session}").decode()

    def read(self, value: str) -> SignedGuest | None:
        """Return what a cookie says; ``None`` if it is not valid."""
        try:
            text, signed = self._signer.unsign(value, return_timestamp=True)
        except BadSignature:
            return None
        age = time.time() - signed.timestamp()
        if age > LASTS:
            return None
        guest, _, session = text.decode().partition("-")
        # Signed in the future: the clock was set back since. It is ours all the same.
        return SignedGuest(guest, int(session), abs(age) > RENEWED_AFTER)


def load_keys(folder: Path) -> list[str]:
    """Return the keys of a data folder, oldest first; the first start generates one.

    A new last line in the file rotates the key; removing a line invalidates what it signed.
    StorageFailed if the file cannot be read or written.
    """
    path = folder / KEYS
    try:
        if not path.exists():
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w", encoding="ascii") as file:
                file.write(f"{secrets.token_urlsafe(32)}\n")
        keys = path.read_text(encoding="ascii").split()
    except (OSError, ValueError) as error:
        raise StorageFailed("keys-unusable", path=str(path), trouble=str(error)) from error
    if not keys:
        raise StorageFailed("keys-empty", path=str(path))
    return keys


def rotate_keys(folder: Path) -> int:
    """Add a new key to sign with; return how many keys are valid now."""
    keys = [*load_keys(folder), secrets.token_urlsafe(32)]
    fresh = folder / f"{KEYS}.new"
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write("".join(f"{key}\n" for key in keys))
    fresh.replace(folder / KEYS)
    return len(keys)


class Services:
    """Everything a request or a message may need; built once for a server."""

    def __init__(self, config: Config, titles: Registry, database: Database) -> None:
        self.config, self.titles = config, titles
        self.limits = Limits(config.limits, database)
        keys = shared_keys(database.write_engine) if database.is_shared else load_keys(config.data)
        self.cookies = CookieSigner(keys)
        self.mail_links = MailLinks(keys, config)
        self.connections = ConnectionRegistry(config.limits)
        self.database = database
        self.guests, self.tables = GuestService(database), TableService(database, titles)
        self.replays = Replays(self.limits.replays)
        seconds, memory = config.job_seconds, config.worker_memory
        self.workers = Workers(config.workers, seconds, memory, config.limits)
        self.pictures = Pictures(titles, self.workers, self.limits.pictures)
        self.live = LiveGames(self.tables, self.workers)
        self.chat = Chat(database, self.guests)
        self.jobs: Jobs = SharedJobs(database) if database.is_shared else LocalJobs(database)
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
        self.peers = Peers(
            *(database, self.tables, self.chat, self.lobby, self.connections),
            *(self.jobs, self.timers),
        )
        self.tables.listeners += [
            *(self.jobs, self.timers, bots, self.lobby, self.notices, self.peers, self.plans)
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
    if authorization.lower().startswith(_BEARER):
        bot = await services.guests.by_token(authorization[len(_BEARER) :].strip())
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


async def refuse_null_characters(request: AnyRequest) -> None:
    """Refuse a body with a null character; Litestar calls this before it decodes the body."""
    if request.method in _CHANGING and ids.has_null(await request.body()):
        raise BadRequest("null-character")


async def send_new_cookie(message: Message, scope: Scope) -> None:
    """Add a renewed cookie to a response; Litestar calls this before it sends anything."""
    cookie = cast("dict[str, Any]", scope).get(_NEW_COOKIE)
    if cookie is not None and message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), cookie.to_encoded_header()]


def address_of(request: AnyConnection) -> str:
    """Return the address a request comes from."""
    return request.client.host if request.client else "unknown"


def network(request: AnyConnection) -> str:
    """Return what rate limits count as one address."""
    return network_of(address_of(request))


def link(request: AnyConnection, path: str) -> str:
    """Return the address of a page, as people reach the server."""
    base = provide_services(request.app.state).config.url or str(request.base_url)
    return f"{base.rstrip('/')}/{path}"


def qr_code(link: str) -> str:
    """Return a link as an SVG picture that cameras read."""
    svg = io.BytesIO()
    segno.make(link, error="m").save(
        svg, kind="svg", scale=4, border=2, xmldecl=False, nl=False, svgclass=None, lineclass=None
    )
    return svg.getvalue().decode()
