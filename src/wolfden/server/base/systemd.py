"""What systemd is told of a server: that it can be reached, that it stops, that it is alive.

The protocol is ``sd_notify``: words to a socket that the environment names. Without one, as in a
terminal, nothing is sent.
"""

import asyncio
import os
import socket
import time
from contextlib import suppress
from typing import Final

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"
ALIVE: Final = "WATCHDOG=1"
SOCKET: Final = "NOTIFY_SOCKET"
MICROSECONDS: Final = 1_000_000
NANOSECONDS: Final = 1000
"""In a microsecond."""
PATIENCE_SECONDS: Final = 1.0


def notify(message: str) -> None:
    """Send the service manager a message, if there is one that listens.

    It may be slow to read. What is said once waits a moment for room; a sign of life that finds
    none is dropped, since another one follows and the event loop must not wait.
    """
    address = os.environ.get(SOCKET, "")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket
        address = f"\0{address[1:]}"
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.settimeout(0.0 if message == ALIVE else PATIENCE_SECONDS)
        sender.sendto(message.encode(), address)


def reloading() -> str:
    """Return what says that this process restarts itself, and is ready again once it says so.

    A process that says it stops is killed if it is still there after ``TimeoutStopSec``.
    """
    return f"RELOADING=1\nMONOTONIC_USEC={time.monotonic_ns() // NANOSECONDS}"


def watchdog_seconds() -> float:
    """Return how often the service manager wants to hear of this process; 0: it does not."""
    limit, process = (os.environ.get(name, "") for name in ("WATCHDOG_USEC", "WATCHDOG_PID"))
    if not limit.isdecimal() or process not in ("", str(os.getpid())):
        return 0.0
    return int(limit) / MICROSECONDS / 2


async def report_alive() -> None:
    """Report for ever that the event loop goes on, if the service manager wants to hear of it."""
    if pause := watchdog_seconds():
        while True:
            notify(ALIVE)
            await asyncio.sleep(pause)
