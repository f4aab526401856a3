"""Damaged texts are refused with an error of ours, or are games that play on to their end."""

from benchmarks.fuzz import READERS, fuzz


def test_damaged_texts_are_refused_or_played_on() -> None:
    tally, faults = fuzz(600, seed=7)
    assert faults == []
    assert {kind for kind in READERS if tally[f"{kind} refused"]} == set(READERS)
    assert tally["position accepted"] > 0
    assert tally["document accepted"] > 0
