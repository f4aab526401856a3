"""What the golden games of The Wolves show, taken together."""

from collections import Counter

from tests.replays.golden import events_of, golden_files, opened
from wolfden.titles import TITLES

FILES = golden_files("the-wolves")
NOBODY = -1


def test_every_way_to_end_and_every_number_of_seats() -> None:
    replays = [opened(path)[0] for path in FILES]
    ends = {replay.result.split()[0] for replay in replays}
    assert ends == {"full-moon", "standstill", "turn-limit"}
    full_moons = {replay.seats for replay in replays if replay.result.startswith("full-moon")}
    assert full_moons == {2, 3, 4, 5}


def test_every_option_is_played() -> None:
    options = {name for path in FILES for name in opened(path)[0].options}
    assert options == {option.name for option in TITLES.get("the-wolves").meta().options}


def test_everything_happens() -> None:
    found = Counter(event.name for event in events_of(FILES))
    names = ["howl", "den", "lair", "dominate", "hunt", "displace", "walk", "gain", "spend"]
    names += ["phase", "region-scored", "moon", "pay", "tiles", "pack", "draft"]
    assert {name: found[name] for name in names if found[name] < 3} == {}


def test_wolves_and_dens_are_dominated() -> None:
    lost = {
        (event.public["lost"], event.public["placed"])
        for event in events_of(FILES)
        if event.name == "dominate"
    }
    assert {("pack", "pack"), ("pack", "alpha"), ("den", "den")} <= lost


def test_one_turn_scores_two_phases() -> None:
    both = [
        [event.public["phase"] for event in step.events if event.name == "phase"]
        for path in FILES
        for step in opened(path)[1].steps
    ]
    assert ["crescent", "quarter"] in both
    assert ["crescent", "quarter", "full"] in both


def test_ties_and_empty_regions_are_scored() -> None:
    scored = [event for event in events_of(FILES) if event.name == "region-scored"]
    assert any(event.seat == NOBODY and event.public["lesser"] for event in scored), "a tie (W14.4)"
    assert any(event.seat == NOBODY and not event.public["lesser"] for event in scored), "nobody"
    assert any(event.seat >= 0 and not event.public["lesser"] for event in scored), "no second"
