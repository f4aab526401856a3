"""The gate before all routes: host and origin check, rate limits, security headers."""

import asyncio
import math
import re
import socket
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from wolfden.core.errors import WolfdenError
from wolfden.server.base.config import Config
from wolfden.server.base.errors import (
    BadRequest,
    ForeignHost,
    ForeignOrigin,
    TooMany,
    error_body,
    status_of,
)
from wolfden.server.base.limits import RateLimit
from wolfden.server.base.log import count_refusal, request_context
from wolfden.server.http.budget import PATIENCE, Account, Budget, MeasuredWork, network_of
from wolfden.server.http.connections import Close
from wolfden.server.http.direct import EXTENSION, DirectProtocol

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

REQUESTS_PER_SECOND: Final = 20
REQUESTS_AT_ONCE: Final = 60
FILES_PER_SECOND: Final = 100
FILES_AT_ONCE: Final = 1000
"""Pages and their files: a browser asks for many at once, and a school may have one address."""
REQUEST_SECONDS: Final = 0.0002
"""What a request costs besides the work of the application: reading, sending, its task."""
_HOST: Final = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:(?P<port>[0-9]{1,5}))?")
_ORIGIN: Final = re.compile(r"https?://(?P<host>(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?)")
_OPEN_PATHS: Final = ("/health",)
"""What may be asked for under any name: it is the same for everybody."""
_SIGNED_PATHS: Final = ("/mail/",)
"""What needs no origin: the link itself is the permission, and no cookie is looked at."""
_FRAMED_PATHS: Final = ("/embed/",)
"""Pages that other sites may show in a frame; they show what everybody may see."""
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_LIMITED_PATHS: Final = ("/api/", "/ws/")


class HostList:
    """The names under which a server is reached; an IP address and ``localhost`` always are.

    A page of another site can let its own name lead to this machine (DNS rebinding). The browser
    then takes it for the same site, but it still sends that name.
    """

    def __init__(self, config: Config) -> None:
        machine = socket.gethostname()
        own = [config.host, urlsplit(config.url).hostname or "", machine, f"{machine}.local"]
        given = config.hosts.split(",")
        self._names = {name.strip().lower().rstrip(".") for name in (*own, *given)} - {""}

    def __contains__(self, name: str) -> bool:
        if "*" in self._names or name in self._names:
            return True
        if name == "localhost" or name.endswith(".localhost"):
            return True
        with suppress(ValueError):
            return bool(ip_address(name.strip("[]")))
        return False


def parse_host(text: str) -> tuple[str, str]:
    """Return the name and the port in a header ``Host``; BadRequest if it is malformed.

    >>> parse_host("Den.Example:8080"), parse_host("[::1]")
    (('den.example', '8080'), ('[::1]', ''))
    """
    found = _HOST.fullmatch(text.lower())
    if found is None:
        raise BadRequest("host-malformed")
    return found["name"].rstrip("."), found["port"] or ""


class Gate:
    """Wraps the application; every request passes here first."""

    def __init__(self, app: App, config: Config, inline_scripts: Sequence[str] = ()) -> None:
        self._app = app
        self.budget = Budget(config)
        self._limit = RateLimit(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE, config.address_limits)
        self._file_limit = RateLimit(FILES_PER_SECOND, FILES_AT_ONCE, config.address_limits)
        self._own = urlsplit(config.url).netloc.lower()
        self._hosts = HostList(config)
        self._headers = _security_headers(inline_scripts, "'none'")
        self._framed_headers = _security_headers(inline_scripts, "*")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        with request_context(client[0] if client else "?") as request:
            usual = self._framed_headers if _is_framed(scope) else self._headers
            account = Account(self.budget, client)
            direct: object = (scope.get("extensions") or {}).get(EXTENSION)
            if isinstance(direct, DirectProtocol):
                direct.account.key, account = account.key, direct.account
            account.add(REQUEST_SECONDS)
            work = self._admit(scope, receive, _with_headers(send, usual, request), account)
            try:
                await MeasuredWork(work, account)
            finally:
                account.settle()

    async def _admit(self, scope: Scope, receive: Receive, send: Send, account: Account) -> None:
        try:
            await _check_time(account)
            headers = _single_headers(scope)
            _check_address(scope)
            self._check_host(scope, headers)
            self._check_origin(scope, headers)
            self._count(scope)
        except WolfdenError as error:
            count_refusal(error.code, path=scope["path"])
            await _reject(scope, receive, send, error)
            return
        await self._app(scope, receive, send)

    def _count(self, scope: Scope) -> None:
        """Count a request for its address; TooMany if there are too many."""
        path, address = scope["path"], (scope.get("client") or ["?"])[0]
        if path.startswith(_LIMITED_PATHS):
            self._limit.use(network_of(address))
        elif path not in _OPEN_PATHS:
            self._file_limit.use(network_of(address))

    def _check_host(self, scope: Scope, headers: dict[bytes, str]) -> None:
        """Refuse names that are not ours; browsers always send one, programs may send none."""
        name, _ = parse_host(headers.get(b"host") or "localhost")
        if name not in self._hosts and scope["path"] not in _OPEN_PATHS:
            raise ForeignHost()

    def _check_origin(self, scope: Scope, headers: dict[bytes, str]) -> None:
        """Refuse what a page of another site makes its visitors' browsers send.

        Browsers name the origin of every such request; programs send none.
        """
        if scope["type"] == "http" and scope["method"] in _SAFE_METHODS:
            return
        if scope["path"].startswith(_SIGNED_PATHS):
            return
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise ForeignOrigin()
            return
        here = {self._own, headers.get(b"host", "").lower()} - {""}
        found = _ORIGIN.fullmatch(origin.lower())
        if found is None or found["host"] not in here:
            raise ForeignOrigin()


async def _check_time(account: Account) -> None:
    """Let an address that has used up its time wait a little; TooMany if that does not do."""
    if wait := account.wait():
        # A timer may be a millisecond early.
        await asyncio.sleep(min(wait + 0.001, PATIENCE))
        if wait := account.wait():
            raise TooMany(math.ceil(wait))


def _is_framed(scope: Scope) -> bool:
    """Whether a page may be shown in the frame of another site: it has nothing to click away."""
    return str(scope["path"]).startswith(_FRAMED_PATHS)


def _with_headers(send: Send, usual: list[tuple[bytes, bytes]], request: str) -> Send:
    """Return a ``send`` that adds the headers every response carries."""
    own = (b"x-request-id", request.encode())

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", ()))
            names = {name.lower() for name, _ in given}
            added = [header for header in usual if header[0] not in names]
            message["headers"] = [*given, *added, own]
        await send(message)

    return send_with_headers


def _check_address(scope: Scope) -> None:
    """Refuse a null character in an address: no id has one, and PostgreSQL fails on it."""
    is_in_query = scope["type"] == "http" and b"%00" in scope.get("query_string", b"")
    if is_in_query or "\x00" in scope["path"]:
        raise BadRequest("null-character")


def _single_headers(scope: Scope) -> dict[bytes, str]:
    """Return the headers by name; BadRequest if there are two that decide who may enter."""
    headers: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        if name in headers and name in (b"host", b"origin"):
            raise BadRequest("host-malformed")
        headers[name] = value.decode("latin-1")
    return headers


def _security_headers(
    inline_scripts: Sequence[str], frame_ancestors: str
) -> list[tuple[bytes, bytes]]:
    """Return the headers of a response; ``frame_ancestors`` says who may frame a page."""
    policy = {
        "default-src": "'none'",
        "script-src": " ".join(["'self'", *inline_scripts]),
        "style-src": "'self'",
        "img-src": "'self' data: blob:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": frame_ancestors,
    }
    headers = {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
    }
    if frame_ancestors == "'none'":
        headers["x-frame-options"] = "DENY"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def _reject(scope: Scope, receive: Receive, send: Send, error: WolfdenError) -> None:
    if scope["type"] == "websocket":
        await receive()
        code = Close.TOO_MANY if isinstance(error, TooMany) else Close.NOT_YOURS
        await send({"type": "websocket.close", "code": code})
        return
    headers = [(b"content-type", b"application/json")]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.retry_after).encode()))
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(error_body(error))})
