"""An executor that plays on a Ray cluster.

Ray transports plans and games. Each host plays in a separate worker process, the same one that
``ProcessExecutor`` uses, so a game ends the same way on every machine.
"""

import importlib
import socket
from collections.abc import Iterable, Iterator
from typing import Any, Final

from wolfden.arena.executors import TICK, Stop, Worker
from wolfden.arena.match import MatchPlan, PlayedGame
from wolfden.core.errors import WolfdenError

RUNNING: Final = "auto"
"""The cluster this machine belongs to."""
LOCAL: Final = "local"
"""A cluster of this machine alone, started by the arena."""
CONNECT_TIMEOUT: Final = 5.0
"""Seconds to wait for a connection to the cluster."""
MAX_LOSSES: Final = 5
"""How many hosts may be lost in a row before the cluster counts as lost."""


class NoCluster(WolfdenError):
    """The cluster cannot be used."""

    code = "no_cluster"


class RayCluster:
    """Plays on hosts of a cluster: one per processor, or ``workers``.

    Raises:
        NoCluster: Ray is not installed, or the address does not answer.
    """

    def __init__(self, address: str = RUNNING, workers: int | None = None) -> None:
        try:
            # Ray's own types depend on how it was installed; this module is all that touches it.
            self._ray: Any = importlib.import_module("ray")
        except ModuleNotFoundError as error:
            raise NoCluster("extra-missing", names="ray", extra="cluster") from error
        check_address(address)
        try:
            self._ray.init(
                address=None if address == LOCAL else address,
                log_to_driver=False,
                logging_level="error",
                include_dashboard=False if address == LOCAL else None,
            )
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            reason = " ".join(str(error).split()).removesuffix(".")
            raise _unreachable(address, reason) from error
        self._number = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, plans: Iterable[MatchPlan], stop: Stop) -> Iterator[PlayedGame]:
        """Play one game per host at a time; repeat the game of a lost host, which Ray starts again.

        Raises:
            NoCluster: hosts are lost again and again.
        """
        make_host = self._ray.remote(num_cpus=1, max_restarts=-1)(Worker)
        idle = [make_host.remote() for _ in range(self._number)]
        waiting = iter(plans)
        dropped: list[MatchPlan] = []
        running: dict[Any, tuple[Any, MatchPlan]] = {}
        losses = 0
        try:
            while not stop():
                while idle and (plan := dropped.pop() if dropped else next(waiting, None)):
                    host = idle.pop()
                    running[host.play.remote(plan)] = (host, plan)
                if not running:
                    return
                ready, _ = self._ray.wait(list(running), num_returns=1, timeout=TICK)
                for ticket in ready:
                    host, plan = running.pop(ticket)
                    idle.append(host)
                    played = self._fetch(ticket)
                    if played is None:
                        dropped.append(plan)
                        losses += 1
                    else:
                        losses = 0
                        yield played
                if losses > MAX_LOSSES:
                    raise NoCluster("cluster-lost")
        finally:
            self._ray.shutdown()

    def _fetch(self, ticket: object) -> PlayedGame | None:
        """Return a played game; ``None`` if its host was lost."""
        try:
            played: PlayedGame = self._ray.get(ticket)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.RayError:
            return None
        return played


def check_address(address: str) -> None:
    """Raise ``NoCluster`` unless a remote cluster accepts connections."""
    target = address.removeprefix("ray://")
    host, colon, port = target.rpartition(":")
    if address in (RUNNING, LOCAL):
        return
    if not (host and colon and port.isascii() and port.isdigit()):
        raise NoCluster("cluster-address", address=address, local=LOCAL, running=RUNNING)
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise _unreachable(address, str(error)) from error


def _unreachable(address: str, trouble: str) -> NoCluster:
    return NoCluster("cluster-unreachable", address=address, trouble=trouble)
