"""Send a server odd requests, messages and bytes, and look at its answers, log and memory.

::

    python benchmarks/wire_fuzz.py --requests 100 --bytes 50000 --messages 900000

``--requests`` is for each operation of the server's OpenAPI. The first tenth of the messages warms
the server up; memory is read then, on the way and in the end.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.fuzzing import (
    ByteFuzzer,
    Findings,
    MessageFuzzer,
    RequestFuzzer,
    memory_mb,
)
from tests.support.servers import Running, serving
from wolfden import how_it_runs

PARTS = 10
CONNECTIONS = 12
SHOWN = 20


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Send a server odd input.")
    parser.add_argument("--requests", type=int, default=20, help="requests for each operation")
    parser.add_argument("--bytes", type=int, default=1_000, help="damaged requests and frames")
    parser.add_argument("--messages", type=int, default=20_000, help="damaged messages")
    parser.add_argument("--seed", type=int, default=1, help="seed of the input")
    return parser.parse_args()


def fuzz(server: Running, given: argparse.Namespace) -> tuple[Findings, list[float]]:
    """Send everything; return what came of it, and the memory after each part."""
    findings, rng = Findings(), random.Random(given.seed)
    memory = [memory_mb(server)]

    def report(what: str) -> None:
        memory.append(memory_mb(server))
        faults = len(findings.faults)
        print(f"{what}: {findings.inputs} inputs, {faults} faults, {memory[-1]:.0f} MB", flush=True)

    if given.requests:
        RequestFuzzer(server.url, findings, rng).fuzz(given.requests)
        report("requests")
    if given.bytes:
        asyncio.run(ByteFuzzer(server, findings, rng).fuzz(given.bytes))
        report("bytes")
    for _ in range(PARTS):
        messages = MessageFuzzer(server.url, findings, rng)
        asyncio.run(messages.fuzz(given.messages // PARTS, CONNECTIONS))
        report("messages")
    findings.look_at_log(server)
    return findings, memory


def main() -> int:
    """Fuzz and report; return the exit status."""
    given = arguments()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as server:
        findings, memory = fuzz(server, given)
    for fault in findings.faults[:SHOWN]:
        print(fault)
    for answer, count in findings.answers.most_common():
        print(f"{answer:<30} {count:>9}")
    print(
        f"{findings.inputs} inputs, {len(findings.faults)} faults, slowest answer"
        f" {findings.slowest:.1f} s; memory {', '.join(f'{one:.0f}' for one in memory)} MB;"
        f" {time.perf_counter() - began:.0f} s, {how_it_runs()}"
    )
    return 1 if findings.faults else 0


if __name__ == "__main__":
    sys.exit(main())
