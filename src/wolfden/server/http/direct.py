"""WebSockets without detours: whole text frames go straight to a session, and straight out.

uvicorn and websockets open and close connections and see to everything unusual. What a game
consists of, text frames in one piece, passes neither their queues nor the layers of the
application; that is most of what the network costs for each move. Everything else is taken in by
turns, see ``budget``, and whoever sends frames without end is cut off.
"""

import asyncio
from collections import deque
from functools import lru_cache
from typing import Any, ClassVar, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from wolfden.server.base.log import count_limited
from wolfden.server.http.budget import Account, Budget, Intake

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "wolfden.direct"
"""The name under which sessions find the connection in the scope of a request."""
TEXT: Final = 0x81
"""The first byte of a text in one frame."""
_WHOLE: Final = (TEXT, 0x89, 0x8A)
"""First bytes of frames that leave nothing to wait for: texts, pings and pongs."""
_MASKED: Final = 0x80
_SHORT: Final = 126
"""Below: the length itself. This: two bytes with the length follow."""
_TWO_BYTES: Final = 1 << 16
_TOO_LONG: Final = 1 << 62
"""In place of a length that is not known."""

PIECE_FRAMES: Final = 64
"""Frames that are taken in at once, before others have their turn."""
PIECE_BYTES: Final = 1024
"""Bytes that the library is given at once; a frame has six and more."""
MAX_FRAGMENTS: Final = 1000
"""Frames of one message, which may be empty and are kept until it is whole."""
FRAME_SECONDS: Final = 20e-6
"""What a frame costs that comes alone."""

Event = Any
"""A message of ASGI, or just the text that came in one frame."""


@lru_cache(maxsize=4096)
def head(size: int) -> bytes:
    """Return what goes before a text of some size in a frame of the server.

    >>> list(head(2)), list(head(500))
    ([129, 2], [129, 126, 1, 244])
    """
    if size < _SHORT:
        return bytes((TEXT, size))
    if size < _TWO_BYTES:
        return bytes((TEXT, _SHORT)) + size.to_bytes(2)
    return bytes((TEXT, _SHORT + 1)) + size.to_bytes(8)


class Inbox(asyncio.Queue[Event]):
    """A queue with one reader: what asyncio's does for several is left out."""

    def __init__(self) -> None:
        self._events: deque[Event] = deque()
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._events

    def put_nowait(self, item: Event) -> None:
        """Add an event."""
        self._events.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Event:
        """Return the next event as soon as there is one."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.popleft()


class DirectProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection; in the scope of its request under ``EXTENSION``."""

    budget: ClassVar[Budget]

    def __init__(self, *args: Any, **names: Any) -> None:
        super().__init__(*args, **names)
        self.queue: Inbox = Inbox()
        self._is_writable = True
        self._max_size: int = self.config.ws_max_size
        self._is_whole = True
        """Whether all frames so far came whole; else the library puts them together."""
        self._frames = 0
        """Frames that were not counted yet."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; the gate says later for whom a proxy made the connection."""
        super().connection_made(transport)
        self.account = Account(self.budget, self.client)
        self._name = "{}:{}".format(*(self.client or ("?", id(self))))
        """What the limit of frames counts."""
        self._intake = Intake(self.transport, self.account, self._take)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was not taken in."""
        self._intake.stop()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Begin a request that knows its connection; nothing is read until it is answered."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), EXTENSION: self}
            self.scope["extensions"] = extensions
            self._intake.hold()

    async def send(self, message: ASGISendEvent) -> None:
        """Send as uvicorn does; the answer to the request, and a close, let more be read."""
        if message["type"] == "websocket.send":
            await super().send(message)
            return
        # Reading goes on by the intake alone.
        self.read_paused = False
        await super().send(message)
        self._intake.release()

    def pause_writing(self) -> None:
        """Let texts wait: the client does not read."""
        super().pause_writing()
        self._is_writable = False

    def resume_writing(self) -> None:
        """Go on: the client reads."""
        super().resume_writing()
        self._is_writable = True

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts now, in one piece; return whether that is possible, or they have to wait."""
        transport = self.transport
        if not self._is_writable or self.close_sent or transport.is_closing():
            return False
        if len(texts) == 1:
            transport.writelines((head(len(texts[0])), texts[0]))
        else:
            transport.writelines([part for text in texts for part in (head(len(text)), text)])
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next event."""
        event: Event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._intake.release()
        if isinstance(event, str):
            return {"type": "websocket.receive", "text": event}
        found: ASGIReceiveEvent = event
        return found

    async def next_text(self) -> str | None:
        """Return the next message, empty if it was not a text; ``None``: the client is gone."""
        # As ``receive`` does it, which every message would pass on top.
        event: Event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._intake.release()
        if self.account.is_late:
            await self.account.pause()
        if isinstance(event, str):
            return event
        return None if event["type"] == "websocket.disconnect" else event.get("text") or ""

    def data_received(self, data: bytes) -> None:
        """Take in bytes: a whole frame at once, everything else by turns.

        What comes frame by frame of an address that has used up its time waits, too.
        """
        if not self.handshake_initiated:
            super().data_received(data)
            return
        at = 0
        if self._is_direct() and not self._intake.rest and not self.account.is_late:
            at = self._take_frame(data, 0)
            self._frames += 1
            if self._frames >= PIECE_FRAMES:
                self._count_frames()
            if at == len(data):
                return
        self._intake.receive(data[at:])

    def _is_direct(self) -> bool:
        """Whether frames come whole, after the answer to the request and before the end."""
        return self._is_whole and self.handshake_complete and not self.close_sent

    def _take(self, data: bytes, at: int) -> int:
        """Take in a few frames from a place on; return where the next one begins."""
        last = self._frames + PIECE_FRAMES
        while self._frames < last and at < len(data) and self._is_direct():
            at = self._take_frame(data, at)
            self._frames += 1
        if self._frames < last and at < len(data):
            end, before = at + PIECE_BYTES, self._frames
            super().data_received(data[at:end])
            # Where no frame came of it, reading it is work all the same.
            self._frames = max(self._frames, before + 1)
            at = min(end, len(data))
        if self._frames >= PIECE_FRAMES:
            self._count_frames()
        return at

    def handle_events(self) -> None:
        """Count what the library has found."""
        self._frames += len(self.conn.events)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        """Take in a piece of a message, of which there may be so many."""
        super().handle_cont(event)
        if len(self.frames) > MAX_FRAGMENTS:
            self._cut_off("fragments")

    def _count_frames(self) -> None:
        """Count frames; who sends too many is cut off."""
        frames = self.budget.frames
        frames.spend(self._name, self._frames)
        self.account.add(self._frames * FRAME_SECONDS)
        self._frames = 0
        if frames.wait(self._name):
            self._cut_off("frames")

    def _cut_off(self, why: str) -> None:
        if not self.transport.is_closing():
            count_limited(why, self.account.key)
            self._intake.stop()
            self.transport.abort()

    def _take_frame(self, data: bytes, at: int) -> int:
        """Take in the frame at a place if it is whole; return where the next one begins."""
        start = at + 6
        size = data[at + 1] ^ _MASKED if len(data) >= start else _TOO_LONG
        if size == _SHORT and len(data) >= start + 2:
            start += 2
            size = data[at + 2] << 8 | data[at + 3]
        elif size >= _SHORT:
            size = _TOO_LONG
        end, first = start + size, data[at]
        if end > len(data) or size > self._max_size or first not in _WHOLE:
            self._is_whole = False
            return at
        if first == TEXT:
            try:
                self._enqueue(apply_mask(data[start:end], data[start - 4 : start]).decode())
            except UnicodeDecodeError:
                super().data_received(data[at:end])
        else:
            super().data_received(data[at:end])
        return end

    def _enqueue(self, text: str) -> None:
        """Hand a text over; a client that is faster than its session has to wait."""
        if not self.queue.empty() and not self.read_paused:
            self.read_paused = True
            self._intake.hold()
        self.queue.put_nowait(text)

    def send_receive_event_to_app(self) -> None:
        """Hand over what the library put together; its client waits as well."""
        was_paused = self.read_paused
        super().send_receive_event_to_app()
        if self.read_paused and not was_paused:
            self._intake.hold()


def direct_protocol(budget: Budget) -> type[DirectProtocol]:
    """Return the protocol of a server's WebSockets."""

    class Counted(DirectProtocol):
        pass

    Counted.budget = budget
    return Counted
