"""Odd requests, messages and bytes: no failure, no hang, nothing in the log."""

import asyncio
import random
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support.fuzzing import ByteFuzzer, Findings, MessageFuzzer, RequestFuzzer
from tests.support.servers import serving

needs_schemathesis = pytest.mark.skipif(
    find_spec("schemathesis") is None, reason="schemathesis is not installed here"
)


def check(findings: Findings, inputs: int) -> None:
    assert findings.faults == []
    assert findings.inputs >= inputs


@needs_schemathesis
def test_odd_requests_of_every_operation_are_answered(tmp_path: Path, database_url: str) -> None:
    findings = Findings()
    with serving(tmp_path / "data", database=database_url) as server:
        rng = random.Random(len(database_url))
        RequestFuzzer(server.url, findings, rng).fuzz(cases_an_operation=2)
        findings.look_at_log(server)
    check(findings, inputs=100)


def test_odd_messages_are_answered(tmp_path: Path, database_url: str) -> None:
    findings = Findings()
    with serving(tmp_path / "data", database=database_url) as server:
        fuzzer = MessageFuzzer(server.url, findings, random.Random(2))
        asyncio.run(fuzzer.fuzz(messages=1000, connections=6))
        findings.look_at_log(server)
    check(findings, inputs=1000)


def test_odd_bytes_are_answered(tmp_path: Path) -> None:
    findings = Findings()
    with serving(tmp_path / "data") as server:
        asyncio.run(ByteFuzzer(server, findings, random.Random(3)).fuzz(200))
        findings.look_at_log(server)
    check(findings, inputs=200)
