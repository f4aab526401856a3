"""Servers that are stopped while they start, and the proof that each ends well and keeps all."""

import asyncio
import random
import signal
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.support.crashing import Crowd, check_database, until_continuing
from tests.support.servers import WAIT, Constants, Running, begin, launch, log_of
from wolfden.server.app import STOP_SECONDS
from wolfden.titles import TITLES

START_SECONDS = 2.0
SLOWER = 1.5
"""How much longer than the first start of a run another one may take."""
SPARE_SECONDS = 1.0
"""How much later than promised a process may end: the system has to notice, too."""
FAULTS = ("Traceback", "stop_took_too_long", "closing failed", "never awaited", "was destroyed")
"""Lines that are in no log of a server that ends by itself."""
TROUBLE = (*FAULTS, "close_took_too_long")
"""Lines that are in no log of a server that ends well."""
IN_TIME = STOP_SECONDS + SPARE_SECONDS
"""How long an operator's server may take to end."""
PATIENT: Constants = {
    ("wolfden.server.app", "STOP_SECONDS"): WAIT,
    ("wolfden.server.running", "CLOSE_SECONDS"): WAIT,
}
"""Deadlines of a server that nothing but a fault makes it miss, however slow the machine is."""


@dataclass
class StopTally:
    """What stopping servers came to."""

    stops: int = 0
    before_start: int = 0
    """Ended by the signal itself: there was nothing to close yet."""
    interrupted: int = 0
    """Stopped while the services started."""
    serving: int = 0
    longest: float = 0.0
    """Seconds from the signal to the end."""
    acknowledged: int = 0
    stored: int = 0

    def add(self, code: int | None, seconds: float, log: str, trouble: Sequence[str]) -> None:
        """Count a server that was stopped; AssertionError if it did not end well."""
        assert code in (0, -signal.SIGTERM), (code, seconds, log)
        assert not any(word in log for word in trouble), log
        self.stops += 1
        self.longest = max(self.longest, seconds)
        if code:
            assert "server started" not in log, log
            self.before_start += 1
        elif "server started" in log:
            self.serving += 1
        else:
            self.interrupted += 1


def stop_server(
    server: Running, tally: StopTally, trouble: Sequence[str] = TROUBLE, patience: float = IN_TIME
) -> None:
    """Stop a server, in whatever stage it is, and count it; ``trouble`` is not to be logged."""
    began = time.perf_counter()
    server.send_signal(signal.SIGTERM)
    code = server.wait(patience)
    seconds = time.perf_counter() - began
    if code is None:
        server.kill()
    tally.add(code, seconds, server.log.read_text(), trouble)


async def stop_rounds(
    data: Path,
    moments: Iterable[float],
    tables: int,
    database: str = "",
    start: Callable[..., Running] = begin,
    patience: float = IN_TIME,
) -> StopTally:
    """Stop a server at moments of its first seconds; raise if one does not end well.

    A moment is a share of the time in which a server has surely started: two seconds, or more where
    the machine is busy. People play at some tables meanwhile, and come back whenever there is a
    server: what was acknowledged must be stored.
    """
    flags = {"database": database} if database else {}
    began, tally = time.perf_counter(), StopTally()
    server = launch(data, **flags)
    seconds = max(START_SECONDS, SLOWER * (time.perf_counter() - began))
    crowd = Crowd(server.url, random.Random(1))
    try:
        for number in range(tables):
            title = TITLES.ids()[number % len(TITLES.ids())]
            await crowd.open_table(title, "me", "me", "random" if number % 2 else "me")
        await until_continuing(crowd)
        server.stop()
        for moment in moments:
            log_of(data).write_text("")
            stopped = start(data, port=server.port, **flags)
            await asyncio.sleep(moment * seconds)
            await asyncio.to_thread(stop_server, stopped, tally, TROUBLE, patience)
        server = await asyncio.to_thread(launch, data, port=server.port, **flags)
        await until_continuing(crowd)
    finally:
        await crowd.leave()
        server.kill()
    tally.stored = check_database(data, crowd.ledgers, database)
    tally.acknowledged = sum(len(one.acknowledged) for one in crowd.ledgers)
    return tally
