"""A8 Cards."""

import json
import random

from tests.titles.age_of_the_wolf.table import Table
from tests.titles.tables import facts_of
from wolfden.core.contract import CHANCE
from wolfden.core.events import Log

ROAM = "stage=roam step=roam"


def test_a8_1_scared_predators_flee_together_to_one_region_adjacent_to_theirs() -> None:
    table = Table("red-forest=1:25 red-steppe=bear,bear green-forest=2:5", hands={1: "scare"})
    events = table.do("scare @red-steppe @green-lowland")
    assert (table.on("red-steppe"), table.on("green-lowland")) == ("", "bear*2")
    assert facts_of(events, "drive") == [
        {"from": "red-steppe", "to": "green-lowland", "predators": ["bear", "bear"]}
    ]


def test_a8_1_the_region_may_be_one_s_own_or_adjacent_to_it() -> None:
    table = Table(
        "red-steppe=1:5,bear red-mountain=bear red-lowland=bear green-forest=2:5",
        hands={1: "scare"},
    )
    assert table.offered("scare") == {"@red-steppe", "@red-mountain"}
    assert table.why("scare @red-lowland sea") == "scare-too-far"
    assert table.why("scare @red-forest @red-ridge") == "scare-nothing"


def test_a8_1_or_into_water_from_a_coast() -> None:
    table = Table("red-forest=1:25 red-tundra=bear green-forest=2:5", hands={1: "scare"})
    table.do("scare @red-tundra sea")
    assert table.on("red-tundra") == ""


def with_attackers_waiting(details: str = "printed") -> Table:
    """Seat 1 has moved against wolves; a bear is next to that region only."""
    table = Table(
        "red-forest=1:25 red-steppe=2:5 green-lowland=bear green-forest=2:5",
        hands={1: "scare"},
        details=details,
    )
    assert table.why("scare @green-lowland sea") == "scare-too-far"
    table.do("move @red-forest @red-steppe 10 pack")
    return table


def test_a8_1_attackers_waiting_for_their_battle_do_not_reach() -> None:
    table = with_attackers_waiting()
    assert table.why("scare @green-lowland sea") == "scare-too-far"


def test_a8_1_in_version_1_attackers_reached_too() -> None:
    assert with_attackers_waiting(details="version-1").may("scare @green-lowland sea")


def test_a8_2_extra_wolves_in_every_den_region() -> None:
    table = Table(
        "red-forest=1:10,den red-steppe=1:10,den red-ridge=1:5 green-forest=2:5",
        hands={1: "breed"},
    )
    table.do("breed")
    assert (table.on("red-forest"), table.on("red-steppe")) == ("1:15,den", "1:15,den")
    assert table.on("red-ridge") == "1:5"


def test_a8_3_an_extra_move_repeats_step_2_before_step_3() -> None:
    table = Table(
        "red-forest=1:30 red-ridge=bear red-steppe=bear green-forest=2:5",
        hands={1: "extra extra"},
    )
    assert table.why("extra") == "extra-too-early"
    table.do("move @red-forest @red-ridge 10 pack", "extra")
    table.do("move @red-forest @red-steppe 10 pack", "extra")
    table.do("move @red-forest @red-mountain 5 pack")
    assert table.stage == "roll"


def test_a8_4_frozen_sea_freezes_one_channel_until_the_end_of_the_turn() -> None:
    table = Table("red-tundra=1:10 red-island=1:10 green-forest=2:5", hands={1: "freeze freeze"})
    table.do("freeze red-tundra~red-island")
    assert table.may("move @red-island @green-tundra 5 pack") is False
    table.do("freeze red-island~green-tundra")
    assert table.may("move @red-island @green-tundra 5 pack")
    table.do("next", "end", "draw scare")
    channels = table.state.view(None)["channels"]
    assert isinstance(channels, list)
    assert not any(channel["frozen"] for channel in channels)


def test_a8_4_both_ways() -> None:
    table = Table(
        "red-tundra=1:10 red-island=1:10 green-forest=2:5", turn=ROAM, hands={1: "freeze"}
    )
    table.do("freeze red-tundra~red-island")
    assert table.may("roam @red-tundra @red-island 5 pack")
    assert table.may("roam @red-island @red-tundra 5 pack")


def test_a8_5_a_card_is_played_only_where_it_has_an_effect() -> None:
    table = Table("red-forest=1:25 green-forest=2:5", hands={1: "scare breed extra freeze freeze"})
    assert table.legal("scare") == []
    assert table.why("breed") == "breed-without-den"
    table.do("freeze red-tundra~red-island")
    assert table.why("freeze red-tundra~red-island") == "freeze-again"
    table.do("next", "next")
    assert table.stage == "roam"
    assert table.why("extra") == "extra-too-late"


def test_a8_5_an_extra_move_needs_a_movement_to_make() -> None:
    table = Table("red-island=1:5 green-forest=2:5", hands={1: "extra freeze"})
    table.do("freeze red-tundra~red-island", "move @red-island @red-tundra 5 lead")
    assert table.why("extra") == "extra-without-move"


def test_a8_5_played_cards_go_to_the_discards() -> None:
    table = Table("red-forest=1:25 green-forest=2:5", hands={1: "freeze"}, discards="scare")
    table.do("freeze red-tundra~red-island")
    assert table.state.view(None)["discards"] == {"scare": 1, "breed": 0, "extra": 0, "freeze": 1}
    assert table.hand(1) == ""


ALL = " ".join(["scare"] * 8 + ["breed"] * 7 + ["extra"] * 5 + ["freeze"] * 7)


def with_one_card_left(details: str = "printed") -> Table:
    """Seat 1 draws the last card of the deck next; it holds five and must discard one."""
    table = Table(
        "red-forest=1:25 green-forest=2:5",
        hands={1: "freeze freeze freeze freeze freeze"},
        discards=ALL.removeprefix("scare ").removesuffix(" freeze" * 4),
        turn=ROAM,
        details=details,
    )
    assert table.state.view(None)["deck"] == 1
    return table


def test_a8_5_with_the_last_card_the_discards_become_the_deck_immediately() -> None:
    table = with_one_card_left()
    events = table.do("end", "draw scare")
    assert facts_of(events, "refill") == [{"cards": 22}]
    view = table.state.view(None)
    assert (view["deck"], sum(view["discards"].values())) == (22, 0)  # type: ignore[attr-defined]
    table.do("discard freeze")
    view = table.state.view(None)
    assert (view["deck"], sum(view["discards"].values())) == (22, 1)  # type: ignore[attr-defined]


def test_a8_5_in_version_1_an_empty_deck_waited_for_the_next_draw() -> None:
    table = with_one_card_left(details="version-1")
    assert facts_of(table.do("end", "draw scare", "discard freeze"), "refill") == []
    assert table.state.view(None)["deck"] == 0
    assert facts_of(table.do("next"), "refill") == [{"cards": 23}]


def test_a8_6_hands_are_secret_in_kind_and_public_in_number() -> None:
    table = Table("red-forest=1:25 green-forest=2:5", hands={1: "scare extra", 2: "breed"})
    mine, other, watcher = (table.state.view(seat) for seat in (0, 1, None))
    assert mine["hand"] == {"scare": 1, "breed": 0, "extra": 1, "freeze": 0}
    assert other["hand"] == {"scare": 0, "breed": 1, "extra": 0, "freeze": 0}
    assert watcher["hand"] == {}
    for view in (mine, other, watcher):
        packs = view["packs"]
        assert isinstance(packs, list)
        assert [pack["hand"] for pack in packs] == [2, 1]


def test_a8_6_only_its_owner_sees_a_drawn_card() -> None:
    table = Table("red-forest=1:25 red-ridge=1:5 green-forest=2:5", turn=ROAM)
    table.do("end")
    log = Log()
    table.state.apply(table.state.parse(CHANCE, "draw scare"), log)
    event = next(event for event in log.events if event.name == "draw")
    assert (event.facts_for(0), event.facts_for(1), event.facts_for(None)) == (
        {"card": "scare"},
        {},
        {},
    )


def test_a8_6_what_a_seat_has_not_seen_is_dealt_again_in_its_possible_worlds() -> None:
    table = Table(
        "red-forest=1:25 green-forest=2:5 blue-forest=3:5",
        seats=3,
        hands={1: "scare extra", 2: "breed breed freeze", 3: "freeze"},
        discards="scare freeze",
    )
    rng = random.Random(3)
    hands: set[tuple[int, ...]] = set()
    for _world in range(60):
        twin = table.state.resample(0, rng)
        assert twin.cards[0:4] == [1, 0, 1, 0]
        assert [twin.hand_size(seat) for seat in range(5)] == [2, 3, 1, 20, 2]
        assert twin.cards[16:20] == [1, 0, 0, 1]
        assert [sum(twin.cards[kind::4]) for kind in range(4)] == [8, 7, 5, 8]
        assert json.dumps(twin.view(0)) == json.dumps(table.state.view(0))
        hands.add(tuple(twin.cards[4:8]))
    assert len(hands) > 8


def test_a8_6_possible_worlds_follow_the_multiset_of_what_is_unseen() -> None:
    table = Table(
        "red-forest=1:25 green-forest=2:5", hands={1: "extra extra extra extra", 2: "breed"}
    )
    rng = random.Random(5)
    drawn = [0, 0, 0, 0]
    for _world in range(2400):
        hand = table.state.resample(0, rng).cards[4:8]
        drawn[hand.index(1)] += 1
    expected = [800, 700, 100, 800]  # of 8 + 7 + 1 + 8 unseen cards
    assert all(abs(found - count) < 90 for found, count in zip(drawn, expected, strict=True))
