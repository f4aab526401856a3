"""Measuring: the same keys for every title, ratios where the peer is there."""

import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

from wolfden.bench.command import FIGURES, OURS, as_table, measure
from wolfden.cli import BAD_USAGE, main
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

QUICK = ["--seconds", "0.01", "--rounds", "1"]


@pytest.mark.parametrize("title", TITLES.ids())
def test_every_title_prints_the_same_keys(title: str) -> None:
    command = [sys.executable, "-m", "wolfden", "bench", title, "--players", "2", "--json"]
    done = subprocess.run([*command, *QUICK], capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)
    assert {*FIGURES, "compiled", "peer", "ratio", "ends", "title", "players"} <= set(report)
    assert all(report[key] > 0 for key in (*FIGURES, *OURS))
    assert sum(report["ends"].values()) >= 1
    if find_spec("catanatron") is None:
        assert report["peer"] is report["ratio"] is None
        assert "wolfden[bench]" in done.stderr
    else:
        assert set(report["ratio"]) == set(FIGURES)


def test_plain_is_measured_on_request_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "the-wolves", *QUICK, "--players", "2", "--plain"]) == 0
    table = capsys.readouterr().out
    assert "plain Python" in table
    figures = [
        Translator("en").translate("bench-figure", {"figure": key}) for key in (*FIGURES, *OURS)
    ]
    assert all(figure in table for figure in figures)


def test_a_peer_is_printed_beside_our_figures() -> None:
    translator = Translator("en")
    report = measure(translator, "the-wolves", 2, 0.01, 1, plain=True)
    figures = dict.fromkeys(FIGURES, 50.0)
    report |= {"peer": figures, "ratio": dict.fromkeys(FIGURES, 2.0)}
    assert as_table(report, translator).count("ratio     2.00") == len(FIGURES)


@pytest.mark.parametrize("arguments", [["--players", "9"], ["--rounds", "0"], ["--seconds", "0"]])
def test_what_cannot_be_measured_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "the-wolves", *arguments]) == BAD_USAGE
    assert capsys.readouterr().err.startswith("wolfden: ")


def test_figures_are_printed_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "the-wolves", "--lang", "fi", *QUICK, "--players", "2"]) == 0
    printed = capsys.readouterr()
    assert Translator("fi").translate("bench-round", {"number": 1, "rounds": 1}) in printed.err
    assert all(
        Translator("fi").translate("bench-figure", {"figure": key}) in printed.out
        for key in FIGURES
    )
