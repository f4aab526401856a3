"""The gate before all routes: foreign pages stay out, nobody floods, answers carry safe headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from wolfden.core.errors import WolfdenError
from wolfden.server.cookies import LASTS, NAME
from wolfden.server.errors import ForeignOrigin, TooMany, status_of, told
from wolfden.server.limits import Limits, network_of
from wolfden.server.metrics import REFUSALS

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

RENEWED: Final = "wolfden.renewed"
"""Where in a scope a handler leaves a fresh cookie for its guest."""

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_COUNTED: Final = ("/api/", "/ws/")


class Gate:
    """Wraps the application; every request passes here first."""

    def __init__(self, app: App, limits: Limits, address: str, inline_scripts: list[str]) -> None:
        self._app = app
        self._limits = limits
        self._own = urlsplit(address).netloc if address else ""
        self._headers = _safe_headers(inline_scripts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check_origin(scope, headers)
            if scope["path"].startswith(_COUNTED):
                address = (scope.get("client") or ["?"])[0]
                self._limits.requests.use(f"from {network_of(address)}")
        except WolfdenError as error:
            REFUSALS.labels(error.code).inc()
            await _turn_away(scope, receive, self._dressed(scope, send), error)
            return
        is_answer = scope["type"] == "http"
        await self._app(scope, receive, self._dressed(scope, send) if is_answer else send)

    def _check_origin(self, scope: Scope, headers: dict[bytes, str]) -> None:
        """Refuse what a page of another site lets its visitors' browsers send.

        Browsers name the origin of every such request; programs send none.
        """
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise ForeignOrigin()
            return
        here = {self._own, headers.get(b"host", "")} - {""}
        if urlsplit(origin).netloc not in here:
            raise ForeignOrigin()

    def _dressed(self, scope: Scope, send: Send) -> Send:
        """Return a ``send`` that adds the headers every answer carries."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [*self._headers]
                if RENEWED in scope:
                    added.append((b"set-cookie", _cookie(scope)))
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        return dressed


def _safe_headers(inline_scripts: list[str]) -> list[tuple[bytes, bytes]]:
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
        "frame-ancestors": "'none'",
    }
    headers = {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _cookie(scope: Scope) -> bytes:
    secure = "; Secure" if scope["scheme"] == "https" else ""
    settings = f"HttpOnly; Max-Age={LASTS}; Path=/; SameSite=lax{secure}"
    return f"{NAME}={scope[RENEWED]}; {settings}".encode()


async def _turn_away(scope: Scope, receive: Receive, send: Send, error: WolfdenError) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send(
            {"type": "websocket.close", "code": 4429 if isinstance(error, TooMany) else 4403}
        )
        return
    headers = [(b"content-type", b"application/json")]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.retry_after).encode()))
    start = {"type": "http.response.start", "status": status_of(error), "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": msgspec.json.encode(told(error))})
