"""Let everything fail under a server of many processes, and check that nothing was lost.

::

    python benchmarks/chaos.py --workers 3 --tables 200 --minutes 10

People play at random at tables of every title, with bots and clocks, through nginx and several
server processes on one PostgreSQL database; all of these are started here, from the installed
programs. Processes are killed and stopped, PostgreSQL is restarted, connections are cut and
delayed. In the end every acknowledged action must be stored exactly once, every game must replay,
every client must have the true position, and bots and clocks must have acted once.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.chaos import Chaos
from tests.support.postgres import missing_reason, running_postgres
from tests.support.proxies import nginx


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Let everything fail under a server.")
    parser.add_argument("--workers", type=int, default=3, help="server processes")
    parser.add_argument("--tables", type=int, default=200, help="tables played at")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long things fail")
    parser.add_argument("--pace", type=float, default=1.0, help="mean seconds before an action")
    parser.add_argument("--seed", type=int, default=1, help="seed of the moments")
    parser.add_argument("--folder", type=Path, help="where the logs of the servers are kept")
    return parser.parse_args()


def main() -> int:
    """Run and report."""
    given = arguments()
    reason = missing_reason() or ("" if nginx() else "nginx is not installed here")
    if reason:
        print(reason)
        return 0
    with running_postgres() as postgres, tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(postgres, given.folder or Path(folder), given.workers, given.seed)
        toll = asyncio.run(chaos.run(given.minutes * 60, given.tables, given.pace))
    blows = ", ".join(f"{kind} {count}" for kind, count in sorted(toll.blows.items()))
    print(
        f"{toll.seconds:.0f} s, {given.workers} processes, {toll.tables} tables; {blows}.\n"
        f"{toll.acknowledged} actions acknowledged, all stored once; {toll.stored} entries in all,"
        f" {toll.by_bots} by bots; every game replays.\n{toll.reconnected} reconnections; every"
        f" client had the true position {toll.settled:.0f} s after the last blow."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
