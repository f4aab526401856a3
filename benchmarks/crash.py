"""Kill a server under load again and again, and check that nothing acknowledged was lost.

::

    python benchmarks/crash.py --rounds 50

People play at random at tables of every title, with and without bots, and take back now and then.
At a random moment the server is killed as a power failure would kill it. All acknowledged actions
must be in the database then, every game must replay to the position the server had, and after a
restart everybody goes on from the last ``seq`` they know.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.crashing import crash_rounds


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Kill a server under load.")
    parser.add_argument("--rounds", type=int, default=50, help="how often it is killed")
    parser.add_argument("--tables", type=int, default=9, help="tables played at")
    parser.add_argument("--seed", type=int, default=1, help="seed of the moments")
    return parser.parse_args()


def main() -> int:
    """Run the rounds and report."""
    given = arguments()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        tally = asyncio.run(crash_rounds(data, given.rounds, given.tables, given.seed))
    print(
        f"{tally.rounds} crashes, {tally.tables} tables: {tally.acknowledged} acknowledged entries,"
        f" all stored; {tally.stored} entries in all, every game replays"
        f" ({time.perf_counter() - began:.0f} s)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
