"""B6 Phase 4, the attack and the investigations."""

import pytest

from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import IDENTITIES

LAID = "spring=langeac summer=saugues/predator/down"
TWO = "spring=prades summer=langeac/wolves/down autumn=saugues/predator/down"


def test_b6_1_the_village_is_revealed_and_the_beast_moves_there() -> None:
    table = Table("move", laid=LAID)
    assert table.seen("beast", 2) == {
        "hidden": False,
        "at": "langeac",
        "identity": "",
        "chosen": True,
    }
    events = table.do("end")
    way = {"from": "langeac", "at": "saugues", "leagues": 3}
    assert facts_of(events, "attack") == [{**way, "victims": 2, "total": 2}]
    assert table.state.beast == table.place("saugues")


@pytest.mark.parametrize(
    ("village", "leagues"),
    [("auvers", 2), ("la-besseyre", 2), ("saugues", 3), ("saint-flour", 4)],
)
def test_b6_2_victims_are_five_less_the_leagues(village: str, leagues: int) -> None:
    table = Table("move", laid=f"spring=langeac summer={village}/devil/down")
    table.do("end")
    assert table.state.victims_by_village[table.place(village)] == 5 - leagues


def test_b6_2_peasants_take_off_one_and_never_below_zero() -> None:
    table = Table("move", laid="spring=langeac summer=saint-flour/devil/down")
    table.state.peasants = 1 << table.place("saint-flour")
    table.do("end")
    assert table.state.victims == 0
    far = Table("move", laid="spring=langeac summer=grandrieu/wolves/up")
    far.state.peasants = 1 << far.place("grandrieu")
    far.do("end")
    assert far.state.victims == 0


def test_b6_2_a_standing_hunter_or_dragoons_cancel_everything() -> None:
    for table in (
        Table("move", laid=LAID, at="envoy=saugues"),
        Table("move", laid=LAID, villages="saugues=dragoon"),
        Table("move", laid="spring=langeac summer=saugues/predator/up", at="envoy=saugues"),
    ):
        table.do("end")
        assert table.state.victims == 0


def test_b6_2_what_comes_if_any_comes_last() -> None:
    free = Table("move", 2, card="au3", laid="summer=langeac autumn=saugues/devil/down")
    free.do("end")
    assert free.state.victims == 3
    guarded = Table(
        "move",
        2,
        card="au3",
        laid="summer=langeac autumn=saugues/devil/down",
        villages="saugues=dragoon",
    )
    guarded.do("end")
    assert guarded.state.victims == 0


def test_b6_3_the_beast_wins_immediately_with_the_25th_victim() -> None:
    # The gamekeeper could take the very trace of the true identity: there is no time for it.
    laid = "spring=prades summer=langeac/wolves/up autumn=saugues/predator/down"
    at = "gamekeeper=langeac"
    table = Table("move", 2, laid=laid, at=at, identity="wolves", villages="mende=24")
    table.do("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("victims", (2, 0), (0,))
    assert table.state.victims == 25
    assert table.state.victims_by_village[table.place("saugues")] == 1


def test_b6_4_a_hunter_in_the_beasts_village_turns_up_the_trace() -> None:
    table = Table("examine", laid=LAID, at="envoy=saugues")
    assert table.legal() == ["examine envoy @saugues", "end"]
    events = table.do("examine envoy @saugues")
    assert facts_of(events, "examine") == [
        {"hunter": "envoy", "at": "saugues", "trace": "predator"}
    ]
    assert table.state.faces == 1
    assert table.state.taken == 0


def test_b6_4_standing_or_lying() -> None:
    table = Table("examine", laid=LAID, at="envoy=saugues,lying")
    assert table.may("examine envoy @saugues")


def test_b6_4_also_in_the_village_attacked_the_season_before() -> None:
    table = Table("examine", 2, laid=TWO, at="gamekeeper=langeac marquis=saugues")
    assert table.legal() == ["examine gamekeeper @langeac", "examine marquis @saugues", "end"]
    assert facts_of(table.do("examine gamekeeper @langeac"), "ask") == [
        {"trace": "wolves", "answer": "no"}
    ]
    assert facts_of(table.do("examine marquis @saugues"), "ask") == [
        {"trace": "predator", "answer": "no"}
    ]
    assert table.stage == "card"


def test_b6_4_not_elsewhere_and_not_before() -> None:
    table = Table("examine", 2, laid=TWO, at="gamekeeper=langeac marquis=prades")
    assert table.why("examine marquis @prades") == "no-trace-here"
    assert table.why("examine marquis @langeac") == "examine-too-far"


def test_b6_4_several_hunters_may_look_each_once() -> None:
    table = Table("examine", laid=LAID, at="envoy=saugues marquis=saugues")
    table.do("examine envoy @saugues")
    assert table.why("examine envoy @saugues") == "examined-already"
    events = table.do("examine marquis @saugues")
    assert facts_of(events, "ask") == [{"trace": "predator", "answer": "no"}]


def test_b6_4_investigating_is_optional() -> None:
    table = Table("examine", laid=LAID, at="envoy=saugues")
    table.do("end")
    assert (table.stage, table.state.faces) == ("card", 0)


def test_b6_4_a_taken_token_stays_with_the_hunters() -> None:
    table = Table("examine", laid=LAID, at="marquis=saugues")
    table.do("examine marquis @saugues")
    assert table.seen("traces") == {"taken": ["predator"], "count": 1, "marker": ""}
    assert table.state.traces[0] == -1


def test_b6_4_yes_wins_the_game_immediately() -> None:
    table = Table("examine", laid=LAID, at="marquis=saugues", identity="predator")
    events = table.do("examine marquis @saugues")
    assert facts_of(events, "ask") == [{"trace": "predator", "answer": "yes"}]
    assert facts_of(events, "over") == [{"reason": "identity", "identity": "predator"}]
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1))


VAGABOND = "spring=prades summer=langeac/vagabond/down autumn=saugues/predator/down"


def test_b6_5_the_first_time_the_hunters_take_the_black_marker() -> None:
    table = Table("examine", 2, laid=VAGABOND, at="bishop=langeac", identity="vagabond")
    events = table.do("examine bishop @langeac")
    assert facts_of(events, "recognise") == [{"at": "langeac"}]
    assert facts_of(events, "ask") == []
    assert table.seen("traces") == {"taken": [], "count": 0, "marker": "langeac"}
    assert table.state.traces[0] == IDENTITIES.index("vagabond")


def test_b6_5_the_second_time_in_another_village_they_take_the_token_and_ask() -> None:
    at, marker = "envoy=langeac", "marker=mende"
    table = Table("examine", 2, laid=VAGABOND, at=at, tokens=marker)
    assert facts_of(table.do("examine envoy @langeac"), "ask") == [
        {"trace": "vagabond", "answer": "no"}
    ]
    table = Table("examine", 2, laid=VAGABOND, at=at, tokens=marker, identity="vagabond")
    table.do("examine envoy @langeac")
    assert table.state.ending == 2


def test_b6_5_a_village_counts_once() -> None:
    at = "bishop=langeac envoy=langeac marquis=saugues"
    table = Table("examine", 2, laid=VAGABOND, at=at)
    table.do("examine bishop @langeac")
    assert table.why("examine envoy @langeac") == "vagabond-again"
    # In another year, face down: it is turned up, and does not count again.
    table = Table("examine", 2, laid=VAGABOND, at=at, tokens="marker=langeac")
    events = table.do("examine envoy @langeac")
    assert facts_of(events, "examine")[0]["trace"] == "vagabond"
    assert facts_of(events, "recognise") == facts_of(events, "ask") == []


def test_b6_6_a_token_already_face_up_may_be_taken_by_who_knows_it() -> None:
    laid = "spring=prades summer=langeac/wolves/up autumn=saugues/predator/up"
    at = "gamekeeper=langeac bishop=langeac marquis=saugues"
    table = Table("examine", 2, laid=laid, at=at)
    assert table.legal() == ["examine gamekeeper @langeac", "examine marquis @saugues", "end"]
    assert table.why("examine bishop @langeac") == "no-symbol"
    table.do("examine gamekeeper @langeac", "examine marquis @saugues")
    assert table.state.taken == 0b11


def test_b6_7_the_fourth_token_wins() -> None:
    table = Table("examine", laid=LAID, at="marquis=saugues", tokens="taken=wolves,count,vagabond")
    table.do("examine marquis @saugues")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("fourth-token", (1,))


def test_b6_7_the_black_marker_does_not_count() -> None:
    tokens = "taken=wolves,count marker=mende"
    table = Table("examine", laid=LAID, at="marquis=saugues", tokens=tokens)
    table.do("examine marquis @saugues")
    assert table.state.outcome() is None


def test_b6_7_the_true_identity_is_the_reason_given() -> None:
    tokens = "taken=wolves,count,vagabond"
    table = Table("examine", laid=LAID, at="marquis=saugues", tokens=tokens, identity="predator")
    table.do("examine marquis @saugues")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "identity"


def test_b6_8_a_removed_trace_or_card_cannot_be_investigated() -> None:
    gone = "spring=prades summer=langeac autumn=saugues/predator/down"
    table = Table("examine", 2, laid=gone, at="gamekeeper=langeac envoy=saugues")
    assert table.why("examine gamekeeper @langeac") == "no-trace-here"
