"""B3 Phase 1, season."""

from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of
from wolfden.core.contract import CHANCE

YEAR = "spring=langeac summer=auvers autumn=saugues winter=la-besseyre"


def test_b3_1_a_random_card_of_the_season_not_seen_before() -> None:
    table = Table("card", 5, laid=YEAR.replace("langeac", "prades"), played="su4,au1,wi1,sp1")
    assert table.state.actors() == (CHANCE,)
    assert table.offered("card") == {"su1", "su2", "su3", "su5", "su6"}
    assert table.state.weights() == [1, 1, 1, 1, 1]
    assert facts_of(table.draw("su5"), "card") == [
        {"card": "su5", "round": 5, "season": "summer", "year": 1765}
    ]


def test_b3_1_only_the_newest_card_is_in_force() -> None:
    table = Table("move", 1, card="su2", laid="spring=langeac summer=auvers/wolves/down")
    assert table.state.rule().foot == 3
    table.do("end")
    assert table.stage == "card"
    assert table.state.rule().foot == 2
    table.draw("au5")
    assert (table.state.rule().foot, table.state.rule().ride) == (2, 0)


def test_b3_2_one_troop_of_the_season_goes_to_a_village_without_a_troop() -> None:
    table = Table("troop", 2, villages="mende=dragoon javols=peasant", laid="summer=auvers")
    assert len(table.legal("troop")) == 28
    assert table.why("troop @mende") == "troop-on-troop"
    assert table.why("troop @javols") == "troop-on-troop"
    assert table.why("troop @barjac") == "troop-in-hamlet"
    table.do("troop @saugues")
    assert table.state.peasants >> table.place("saugues") & 1
    assert table.state.spaces == [2, 1, 3, 3]
    assert table.stage == "prowl"


def test_b3_2_any_hunter_may_place_it() -> None:
    for seat in (2, 3, 4, 5):
        table = Table("troop", seats=5)
        assert table.state.actors() == (1, 2, 3, 4)
        table.do("troop @saugues", seat=seat)
        assert table.stage == "prowl"


def test_b3_2_it_stays_for_good() -> None:
    table = Table("move", villages="auvers=dragoon", laid="spring=langeac summer=auvers/count/up")
    table.do("end")
    assert table.state.dragoons >> table.place("auvers") & 1


def test_b3_2_declining_loses_it() -> None:
    table = Table("troop")
    assert facts_of(table.do("decline"), "troop-lost") == [{"troop": "dragoon"}]
    assert table.state.spaces == [2, 3, 3, 3]
    assert table.state.troops() == 0


def test_b3_2_an_empty_space_gives_nothing() -> None:
    table = Table("card", 1, spaces="summer=0")
    table.draw("su1")
    assert table.stage == "prowl"


def test_b3_2_portefaix_and_moving_troops_come_first() -> None:
    table = Table("card", 4, laid="autumn=saugues winter=la-besseyre", villages="mende=dragoon")
    table.draw("sp7")
    assert table.stage == "portefaix"
    table.do("portefaix @javols")
    assert table.stage == "troop"
    table = Table("card", 1, villages="mende=dragoon", deck="first")
    table.draw("su3")
    assert table.stage == "shift"
    table.do("decline")
    assert table.stage == "troop"
