"""The number of action sequences from named positions: an alarm for any change in legality."""

import pytest

from tests.perft.count import Entry, count, entries
from wolfden.core.contract import State
from wolfden.core.events import Log
from wolfden.titles import TITLES


def wolves(name: str) -> State:
    """Return a named position of The Wolves."""
    return next(entry for entry in entries() if entry.name == name).load()


def legal(state: State) -> list[str]:
    """Return the legal actions of the only actor as text."""
    (actor,) = state.actors()
    return [str(action) for action in state.legal(actor)]


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: f"{entry.title}-{entry.name}")
def test_counts_are_as_written(entry: Entry) -> None:
    state = entry.load()
    depths = range(1, len(entry.counts) + 1)
    assert tuple(count(state, depth) for depth in depths) == entry.counts


@pytest.mark.parametrize("title", TITLES.ids())
def test_every_title_has_six_named_positions(title: str) -> None:
    assert len([entry for entry in entries() if entry.title == title]) >= 6


# The positions show what they are named for.


def test_displacement_goes_three_steps_when_all_nearer_hexes_are_closed() -> None:
    pushes = [text for text in legal(wolves("displacement-far-away")) if ">" in text]
    assert pushes == [f"walk alpha@b7 @a8 >{refuge}" for refuge in ("b5", "c6", "c9", "d7", "d8")]


def test_the_protected_pair_is_safe_and_the_single_wolf_is_not() -> None:
    state = wolves("protected-pair")
    dominations = [text for text in legal(state) if text.startswith("dominate")]
    assert dominations == [
        "dominate 3-pack@h8 +forest/rock,token,token",
        "dominate 3-pack@h8 +token,token,token",
    ]
    reason = state.explain(0, "dominate 2-pack@g9")
    assert reason is not None
    assert (reason.code, reason.rule) == ("dominate-pair", "W11.1")


def test_a_lair_drives_the_enemy_alpha_to_either_free_neighbour() -> None:
    state = wolves("lair-under-alpha")
    lairs = [text for text in legal(state) if text.startswith("lair")]
    assert lairs == [f"lair @b7 +forest/rock,token >{refuge}" for refuge in ("a7", "c7")]
    state.apply(state.parse(0, lairs[0]))
    assert " a7=2-alpha " in state.dump()
    assert " b7=1-lair " in state.dump()


def test_the_hunter_chooses_between_two_equal_prey() -> None:
    state = wolves("hunt-choice")
    assert legal(state) == ["hunt hare@d6", "hunt hare@d9"]
    state.apply(state.parse(0, "hunt hare@d9"))
    assert "d6=hare*2" in state.dump()
    assert "d9=hare*1" in state.dump()


def test_one_end_scores_two_phases() -> None:
    state, log = wolves("two-phases"), Log()
    assert legal(state) == ["end"]
    state.apply(state.parse(1, "end"), log)
    phases = [event.public["phase"] for event in log.events if event.name == "phase"]
    assert phases == ["crescent", "quarter"]
