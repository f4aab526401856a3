"""What floods a server: frames and requests by kind, and how they are sent without end."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Final


def masked(first: int, payload: bytes = b"") -> bytes:
    """Return a frame of a client, whose mask changes nothing."""
    return bytes([first, 0x80 | len(payload), 0, 0, 0, 0]) + payload


FLOODS: Final = {
    "pings": (b"", masked(0x89)),
    "long_pings": (b"", masked(0x89, b"x" * 125)),
    "pongs": (b"", masked(0x8A)),
    "texts": (b"", masked(0x81)),
    "binaries": (b"", masked(0x82)),
    "continuations": (masked(0x01), masked(0x00)),
    "closes": (b"", masked(0x88)),
    "frame_bytes": (b"", b"\x81\xfe\x40\x00\0\0\0\0" + b"x" * 16_384),
}
"""Frames by kind: what comes once, and what comes without end."""
UPGRADE: Final = (
    b"GET /ws/home HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: d29sdmVzIGF0IGR1c2s4MQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HEAD: Final = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED: Final = HEAD.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n"
STREAMS: Final = {
    "endless_headers": (HEAD, b"a:b\r\n"),
    "endless_header": (HEAD + b"a: ", b"x"),
    "endless_trailers": (CHUNKED + b"1\r\nx\r\n0\r\n", b"a:b\r\n"),
    "small_chunks": (CHUNKED, b"1\r\nx\r\n"),
    "empty_lines": (b"", b"\r\n"),
    "pipelined": (b"", HEAD + b"\r\n"),
    "pipelined_pages": (b"", HEAD.replace(b"/health", b"/") + b"\r\n"),
    "no_requests": (b"", b"x\r\n\r\n"),
}
"""Requests by kind, likewise."""


async def pour(
    port: int, address: str, answers: Counter[str], beginning: bytes, first: bytes, again: bytes
) -> None:
    """Connect from an address, and send something without end; count what is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    if beginning:
        writer.write(beginning)
        answer = await reader.readuntil(b"\r\n")
        answers[answer.split()[1].decode()] += 1
        if b" 101 " not in answer:
            writer.transport.abort()
            return
    reading = asyncio.create_task(_read_all(answers, reader, is_socket=bool(beginning)))
    block = again * max(1, 40_000 // len(again))
    try:
        writer.write(first)
        while True:
            writer.write(block)
            await writer.drain()
    except OSError:
        answers["cut off"] += 1
    finally:
        reading.cancel()
        writer.transport.abort()


async def _read_all(answers: Counter[str], reader: asyncio.StreamReader, is_socket: bool) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            if not is_socket and data.startswith(b"HTTP/1.1 "):
                answers[data[9:12].decode()] += 1
