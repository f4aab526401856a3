"""What the server counts, for Prometheus at ``/metrics``."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class MoveHistogram(Collector):
    """A histogram of what every move does, in the event loop alone.

    Those of the library serve any thread, and cost a move more than its rules do.
    """

    def __init__(self, name: str, documentation: str, buckets: Sequence[float]) -> None:
        self._name, self._documentation = name, documentation
        self._bounds = list(buckets)
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, amount: float) -> None:
        """Count an amount."""
        self._counts[bisect_left(self._bounds, amount)] += 1
        self._sum += amount

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Return how many amounts there were up to each bound, and their sum."""
        bounds = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._documentation, buckets, self._sum)


class MoveCounter(Collector):
    """A counter of what every move does, by a label, in the event loop alone."""

    def __init__(self, name: str, documentation: str, label: str) -> None:
        self._name, self._documentation, self._label = name, documentation, label
        self.counts: Tally[str] = Tally()
        """How many there were, by the value of the label."""
        REGISTRY.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Return all counts."""
        family = CounterMetricFamily(self._name, self._documentation, labels=[self._label])
        for value, count in self.counts.items():
            family.add_metric([value], count)
        yield family


ACTIONS: Final = MoveCounter("wolfden_actions", "actions stored, chance included", "title")
REFUSALS: Final = Counter("wolfden_refusals", "messages and requests refused", ["code"])
LIMITED: Final = Counter(
    "wolfden_limited",
    "connections not read for a while, or cut, for what they cost",
    ["how"],
)
CONNECTIONS: Final = Gauge("wolfden_connections", "open WebSocket connections")
TABLES_AWAKE: Final = Gauge("wolfden_tables_awake", "tables whose game is in memory")
ACTION_SECONDS: Final = MoveHistogram(
    "wolfden_action_seconds", "from an action's arrival to its acknowledgement", buckets=_FAST
)
WRITE_SECONDS: Final = Histogram("wolfden_write_seconds", "one transaction", buckets=_FAST)
WRITER_JOBS: Final = Gauge("wolfden_writer_jobs", "changes waiting for the next transaction")
WRITER_SECONDS: Final = MoveHistogram(
    "wolfden_writer_seconds", "from handing a change to the writer to its commit", buckets=_FAST
)
BATCH_SIZE: Final = Histogram(
    "wolfden_write_batch", "jobs in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 512)
)
THINKING_SECONDS: Final = Histogram(
    "wolfden_thinking_seconds", "a bot's decision", ["level"], buckets=(0.01, 0.1, 0.3, 1, 3, 10)
)
BOT_FAILURES: Final = Counter("wolfden_bot_failures", "bot decisions that failed")
WORKER_RESTARTS: Final = Counter("wolfden_worker_restarts", "workers replaced", ["reason"])
SLOW_NAMES: Final = Counter(
    "wolfden_slow_names", "host names of webhooks and pushes that were not found in time"
)
JOBS_WAITING: Final = Gauge("wolfden_jobs_waiting", "jobs that wait for a worker", ["queue"])
OLDEST_JOB_SECONDS: Final = Gauge(
    "wolfden_oldest_job_seconds", "how long the oldest waiting job waits", ["queue"]
)
LOOP_LAG_SECONDS: Final = Histogram(
    "wolfden_loop_lag_seconds", "how late the event loop wakes a sleeper", buckets=_FAST
)
BACKUP_TIME: Final = Gauge(
    "wolfden_backup_last_success_timestamp_seconds", "when the last good backup was made"
)
BACKUP_SECONDS: Final = Gauge("wolfden_backup_seconds", "how long the last good backup took")
BACKUP_BYTES: Final = Gauge("wolfden_backup_bytes", "size of the last good backup")
BACKUP_FAILURES: Final = Counter("wolfden_backup_failures", "backups that failed")
DELETED: Final = Counter(
    "wolfden_deleted", "guests, tables and chats of tables deleted because they were old", ["kind"]
)
