"""The guard of a closed server: it answers every request without a pass, and reveals nothing.

It is a layer between the gate and the routes. A list of paths needs no pass: the door itself, what
its page needs, and what people and programs outside have to reach.
"""

import re
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request
from litestar.datastructures import State

from wolfden.server.base.errors import DoorClosed, error_body, status_of
from wolfden.server.base.log import count_refusal
from wolfden.server.features.door.page import HEADERS, DoorPage
from wolfden.server.features.door.service import Door
from wolfden.server.http.connections import Close
from wolfden.server.http.gate import App, Message, Receive, Scope, Send
from wolfden.server.http.requests import BEARER, PASS, language_of
from wolfden.server.services import Services

TOKEN: Final = "token"
"""The pass of requests with the token of a bot account."""
_COOKIE: Final = re.compile(rb"(?:^|[;\s])wolfden-door=([\w.:-]+)")
_OPEN: Final = re.compile(
    r"/door(/[a-z0-9]{1,40})?|/api/door|/health"
    # What the page of the door is drawn with.
    r"|/icon\.svg|/css/(door|fonts|tokens)\.css|/vendor/source-[a-z0-9-]+/[a-z0-9-]+\.woff2"
    # Links in e-mail are signed, and mail programs send them without cookies.
    r"|/mail/[a-z]+"
)
READING: Final = ("GET", "HEAD")
_METRICS: Final = "/metrics"


class Pass(NamedTuple):
    """What a request may come in with; ``is_old``: it is time to renew the cookie."""

    name: str
    is_old: bool = False


class Doorkeeper:
    """Wraps the routes of a closed server; ``state`` gets its services when they run."""

    def __init__(self, app: App, state: State) -> None:
        self._app, self._state = app, state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request with a pass in, and answer any other one here."""
        services: Services = self._state.services
        found = await _find_pass(services, scope)
        if found is not None:
            scope[PASS] = found.name
            await self._app(scope, receive, _private(services, scope, send, found))
        elif _is_open(services, scope):
            await self._app(scope, receive, send)
        else:
            count_refusal(DoorClosed.code, path=scope["path"])
            await (_close if scope["type"] == "websocket" else _answer)(scope, receive, send)


async def _find_pass(services: Services, scope: Scope) -> Pass | None:
    """Return the pass of a request, if it has one that lets in."""
    headers = dict(scope["headers"])
    authorization = headers.get(b"authorization", b"").decode("latin-1")
    if authorization.lower().startswith(BEARER):
        bot = await services.guests.by_token(authorization[len(BEARER) :].strip())
        return None if bot is None else Pass(TOKEN)
    cookie = _COOKIE.search(headers.get(b"cookie", b""))
    signed = services[Door].signer.read(cookie[1].decode()) if cookie else None
    if signed is None or not await services[Door].admits(signed.text):
        return None
    return Pass(signed.text, signed.is_old)


def _is_open(services: Services, scope: Scope) -> bool:
    """Whether a path is open to everybody; metrics where their route asks who reads them."""
    if scope["type"] == "websocket":
        return False
    is_metrics = scope["path"] == _METRICS and services.config.metrics == "local"
    return is_metrics or _OPEN.fullmatch(scope["path"]) is not None


def _private(services: Services, scope: Scope, send: Send, found: Pass) -> Send:
    """Return a ``send`` that lets no cache on the way keep an answer, and renews an old pass."""

    async def send_privately(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [_as_private(*header) for header in message.get("headers", ())]
            if found.is_old:
                cookie = services[Door].cookie(found.name, scope)
                headers.append(cookie.to_encoded_header())
            message["headers"] = headers
        await send(message)

    return send_privately


def _as_private(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    is_caching = name.lower() == b"cache-control"
    return name, value.replace(b"public", b"private") if is_caching else value


async def _close(_scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a WebSocket and close it: browsers show the code of accepted ones only."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": Close.DOOR})


async def _answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the page of the door where a page was asked for, else with the error."""
    error = DoorClosed("door-closed")
    request: Request[Any, Any, State] = Request(scope, receive, send)  # type: ignore[arg-type] # as ASGI has it
    accepted = request.headers.get("accept", "")
    is_page = scope["method"] in READING and "text/html" in accepted
    if is_page:
        query = scope["query_string"].decode("latin-1")
        to = f"{scope['path']}?{query}" if query else scope["path"]
        body = DoorPage.before(to, language_of(request)).render().encode()
    else:
        body = msgspec.json.encode(error_body(error))
    kind = "text/html; charset=utf-8" if is_page else "application/json"
    headers = {"Content-Type": kind, "Content-Length": str(len(body)), **HEADERS}
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    start = {"type": "http.response.start", "status": status_of(error), "headers": encoded}
    await send(start)
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
