"""B9 The variant for experts."""

import random

from tests.titles.tables import facts_of
from wolfden.core.events import Event, Log
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState

DRAFT = (
    "pick sp1",
    "discard sp2",
    "pick sp3",
    "discard sp4",
    "pick sp5",
    "pick su1",
    "discard su2",
    "pick su3",
    "discard su4",
    "pick su5",
    "pick au1",
    "discard au2",
    "pick au3",
    "discard au4",
    "pick au5",
    "pick wi1",
    "discard wi2",
    "pick wi3",
    "discard wi4",
    "pick wi5",
)


def new(seats: int = 3) -> BrotherhoodState:
    state = GAME.setup(seats, {"seasons": "chosen", "deck": "first"})
    assert isinstance(state, BrotherhoodState)
    return state


def do(state: BrotherhoodState, *actions: str) -> list[Event]:
    log = Log()
    for action in actions:
        state.apply(state.parse(state.actors()[0], action), log)
    return log.events


def where(state: BrotherhoodState, seat: int | None) -> dict[str, str]:
    cards = state.view(seat)["cards"]
    assert isinstance(cards, list)
    return {card["card"]: card["where"] for card in cards}


def test_b9_1_the_favoured_side_picks_and_the_other_discards_before_the_first_victim() -> None:
    state = new()
    sides = []
    for action in DRAFT:
        sides.append("beast" if state.actors() == (0,) else "hunters")
        do(state, action)
    hunters_pick = ["hunters", "beast", "hunters", "beast", "hunters"]
    beast_picks = ["beast", "hunters", "beast", "hunters", "beast"]
    assert sides == hunters_pick * 2 + beast_picks * 2
    assert state.view(0)["stage"] == "hide"


def test_b9_1_three_cards_of_each_season_are_picked_and_the_last_one_is_discarded() -> None:
    state = new()
    do(state, *DRAFT)
    places = where(state, 0)
    assert {card for card, place in places.items() if place == "hand"} == {
        word.split()[1] for word in DRAFT if word.startswith("pick")
    }
    assert "pile" not in places.values()
    assert places["sp6"] == "discarded"


def test_b9_1_the_order_is_spring_summer_autumn_winter_and_a_pick_leaves_the_pile() -> None:
    state = new()
    assert {str(action) for action in state.legal(1)} == {f"pick sp{n}" for n in range(1, 7)}
    do(state, "pick sp1")
    assert {str(action) for action in state.legal(0)} == {f"discard sp{n}" for n in range(2, 7)}
    reason = state.explain(0, "discard sp1")
    assert reason is not None
    assert reason.code == "card-gone"


def test_b9_1_both_sides_see_the_hands_and_watchers_do_not() -> None:
    state = new()
    events = do(state, "pick sp1", "discard sp2")
    for seat in (0, 1, 2):
        assert facts_of(events, "pick", seat) == [{"season": "spring", "card": "sp1"}]
        assert facts_of(events, "discard", seat) == [{"season": "spring", "card": "sp2"}]
        assert (where(state, seat)["sp1"], where(state, seat)["sp2"]) == ("hand", "discarded")
    assert facts_of(events, "pick") == facts_of(events, "discard") == [{"season": "spring"}]
    assert set(where(state, None).values()) == {""}


def test_b9_1_a_watchers_world_has_hands_of_the_same_size() -> None:
    state = new()
    do(state, *DRAFT)
    hands = set()
    for seed in range(60):
        twin = state.resample(None, random.Random(seed))
        cards = [card for card, place in where(twin, 0).items() if place == "hand"]
        assert len([card for card in cards if card.startswith("sp")]) == 3
        hands.add(frozenset(cards))
    assert len(hands) > 40


def opened() -> BrotherhoodState:
    state = new()
    do(state, *DRAFT, "hide devil @mende")
    for seat, hunter in ((1, "bishop"), (2, "gamekeeper"), (1, "marquis"), (2, "envoy")):
        state.apply(state.parse(seat, f"place {hunter} @javols"))
    return state


def test_b9_2_the_favoured_side_chooses_one_of_its_cards() -> None:
    state = opened()
    assert state.actors() == (1, 2)
    assert [str(action) for action in state.legal(2)] == ["card su1", "card su3", "card su5"]
    reason = state.explain(1, "card su2")
    assert reason is not None
    assert reason.code == "card-not-in-hand"
    events = do(state, "card su1")
    assert facts_of(events, "card")[0]["card"] == "su1"
    assert where(state, None)["su1"] == "played"


def test_b9_2_in_autumn_the_beast_chooses() -> None:
    state = opened()
    do(state, "card su1", "decline", "prowl @rieutort wolves down", "end")
    assert state.actors() == (0,)
    assert [str(action) for action in state.legal(0)] == ["card au1", "card au3", "card au5"]
