"""B5 Phase 3, the hunters."""

from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of

LAID = "spring=langeac summer=saugues/devil/down"


def test_b5_1_each_hunter_moves_up_to_three_leagues_to_villages_and_hamlets() -> None:
    table = Table("move", laid=LAID, at="bishop=mende")
    ground = table.state.setting.board
    far = ground.leagues[table.place("mende")]
    assert table.offered("move bishop") == {
        f"@{ground.ids[place]}" for place in range(ground.size) if 1 <= far[place] <= 3
    }
    assert table.why("move bishop @mende") == "move-in-place"
    assert table.why("move bishop @langeac") == "move-too-far"


def test_b5_1_in_any_order_and_each_once() -> None:
    table = Table("move", laid=LAID)
    table.do("move envoy @mende", "move bishop @marvejols")
    assert table.offered("move") == {"gamekeeper", "marquis"}
    assert table.why("move envoy @barjac") == "moved-already"


def test_b5_1_they_may_share_places() -> None:
    table = Table("move", laid=LAID)
    table.do("move envoy @mende", "move bishop @mende", "move marquis @mende")
    assert table.state.hunters.count(table.place("mende")) == 3


def test_b5_1_up_to_two_leagues_a_hunter_stands_and_protects() -> None:
    table = Table("move", laid=LAID, at="marquis=servieres")
    assert facts_of(table.do("move marquis @saugues"), "move") == [
        {"hunter": "marquis", "from": "servieres", "to": "saugues", "leagues": 2, "how": "walks"}
    ]
    assert table.state.lying == 0
    assert facts_of(table.do("end"), "attack")[0]["victims"] == 0


def test_b5_1_exactly_three_leagues_are_a_ride_and_do_not_protect() -> None:
    table = Table("move", laid=LAID, at="marquis=paulhac")
    assert facts_of(table.do("move marquis @saugues"), "move")[0]["how"] == "rides"
    assert table.state.lying == 0b100
    assert facts_of(table.do("end"), "attack")[0]["victims"] == 2


def test_b5_1_who_rode_lies_until_the_next_phase_3() -> None:
    table = Table("move", laid=LAID, at="marquis=paulhac")
    table.do("move marquis @saugues", "end", "end")
    assert table.state.lying == 0b100
    table.draw("au8")
    assert table.state.lying == 0b100
    table.do("prowl @prades count down")
    assert table.state.lying == 0


def test_b5_1_who_does_not_move_stands() -> None:
    table = Table("move", laid=LAID, at="marquis=saugues")
    assert facts_of(table.do("end"), "attack")[0]["victims"] == 0


def test_b5_1_any_hunter_ends_the_phase_of_the_team() -> None:
    for seat in (2, 3, 4, 5):
        table = Table("move", laid=LAID, seats=5)
        table.do("end", seat=seat)
        assert table.stage == "card"
