"""All open connections, by whose they are."""

from collections import defaultdict
from typing import Final

from wolfden.server.live.connection import Connection

MOST_LINES: Final = 20
"""Open connections of a guest, or of an address without one."""


class Lines:
    """Open connections of each guest or address; ``factor`` scales how many, 0 allows all."""

    def __init__(self, factor: float) -> None:
        self._most = MOST_LINES * factor
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)

    def come(self, key: str, line: Connection) -> bool:
        """Note a new connection; return whether there is room for it."""
        if self._most and len(self._open.get(key, ())) >= self._most:
            return False
        self._open[key].add(line)
        return True

    def go(self, key: str, line: Connection) -> None:
        """Forget a connection that has ended."""
        self._open[key].discard(line)
        if not self._open[key]:
            del self._open[key]

    def close(self, key: str, code: int) -> None:
        """End all connections of somebody."""
        for line in list(self._open.get(key, ())):
            line.close(code)
