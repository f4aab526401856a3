"""B10 The season cards, one by one."""

import pytest

from tests.titles.brotherhood_of_the_wolf.seasons import (
    attack,
    before_attack,
    choosing,
    goals,
    turned,
)
from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of

# Summer.


def test_b10_card_su1_one_victim_fewer() -> None:
    assert attack("su1") == 1
    assert attack("su1", "saint-flour") == 0
    assert attack("su1", "saint-flour", "wolves/up", villages="saint-flour=peasant") == 0


def test_b10_card_su2_three_leagues_on_foot_or_four_riding() -> None:
    table = before_attack("su2", at="marquis=paulhac envoy=lajo")
    leagues = table.state.setting.board.leagues
    assert leagues[table.place("paulhac")][table.place("saugues")] == 3
    assert facts_of(table.do("move marquis @saugues"), "move")[0]["how"] == "walks"
    four = next(w for w in table.legal("move envoy") if far(table, "lajo", w) == 4)
    assert facts_of(table.do(four), "move")[0]["how"] == "rides"
    assert table.state.lying == 0b1000


def far(table: Table, start: str, move: str) -> int:
    return table.state.setting.board.leagues[table.place(start)][table.place(move.split()[2][1:])]


def test_b10_card_su3_up_to_two_troops_move() -> None:
    table = turned("su3", villages="mende=dragoon javols=peasant")
    table.do("shift @mende @saugues", "shift @javols @mende")
    assert table.stage == "troop"
    assert table.state.dragoons == 1 << table.place("saugues")
    assert table.state.peasants == 1 << table.place("mende")


def test_b10_card_su3_without_troops_is_passed_over() -> None:
    assert turned("su3").stage == "troop"


@pytest.mark.parametrize("village", ["grandrieu", "javols", "le-malzieu"])
def test_b10_card_su4_no_victims_in_the_special_villages(village: str) -> None:
    start = {"grandrieu": "auroux", "javols": "serverette", "le-malzieu": "saint-chely"}[village]
    table = Table("move", card="su4", laid=f"spring={start} summer={village}/predator/up")
    table.do("end")
    assert table.state.victims == 0


def test_b10_card_su4_victims_elsewhere() -> None:
    assert attack("su4") == 2


def test_b10_card_su5_the_trace_lies_face_up_without_power() -> None:
    table = choosing("su5")
    assert table.offered("prowl @auvers devil") == {"up"}
    assert table.why("prowl @auvers devil down") == "face-up-only"
    assert goals(table, "wolves up") == {2, 3, 4}
    assert attack("su5", trace="predator/up") == 2
    assert attack("su5", trace="count/up", villages="saugues=dragoon") == 0
    table = before_attack("su5", trace="devil/up")
    table.do("end")
    assert table.stage == "card"


def test_b10_card_su6_peasants_protect_like_dragoons() -> None:
    assert attack("su6", villages="saugues=peasant") == 0
    assert attack("su6") == 2


# Autumn.


def test_b10_card_au1_fog() -> None:
    table = before_attack("au1")
    assert facts_of(table.do("end"), "fog") == [{"victims": 2, "total": 2}]
    assert table.state.hidden == 1


def test_b10_card_au2_the_beast_takes_back_a_trace() -> None:
    table = turned("au2", "spring=prades summer=langeac/wolves/down", at="gamekeeper=langeac")
    events = table.do("decline")
    assert facts_of(events, "take-back") == [{"season": "summer"}]
    assert table.state.traces == [-1, -1, -1, -1]
    assert "wolves" in table.offered("prowl @auvers")
    table.do("prowl @auvers devil down", "end")
    # The village can no longer be investigated.
    assert table.stage == "card"


def test_b10_card_au3_one_more_if_any() -> None:
    assert attack("au3") == 3
    assert attack("au3", at="envoy=saugues") == 0
    assert attack("au3", "saint-flour", villages="saint-flour=peasant") == 0


def test_b10_card_au4_no_reinforcement() -> None:
    table = turned("au4")
    assert table.stage == "prowl"
    assert table.state.spaces == [3, 2, 3, 3]


def test_b10_card_au5_no_riding() -> None:
    table = before_attack("au5", at="marquis=paulhac")
    assert table.why("move marquis @saugues") == "move-too-far"
    assert {far(table, "paulhac", move) for move in table.legal("move marquis")} == {1, 2}


def second_autumn() -> Table:
    """Return the autumn of 1765 after *Back to the prey* has come."""
    laid = "autumn=mende winter=auvers spring=prades summer=langeac/wolves/down"
    table = Table("card", 6, laid=laid, deck="first")
    table.draw("au6")
    return table


def test_b10_card_au6_the_beast_may_take_back_a_village_card() -> None:
    table = second_autumn()
    table.do("decline")
    assert table.stage == "recall"
    assert table.legal() == ["recall @auvers", "recall @prades", "decline"]
    assert facts_of(table.do("recall @prades"), "recall") == [{"village": "prades"}]
    assert table.may("prowl @prades devil down")


def test_b10_card_au6_may_be_declined_or_find_nothing() -> None:
    table = second_autumn()
    table.do("decline", "decline")
    assert table.why("prowl @prades devil down") == "village-card-lies"
    table = turned("au6")
    table.do("decline")
    assert table.stage == "prowl"


# Winter.


def test_b10_card_wi1_one_league_on_foot_two_riding() -> None:
    table = before_attack("wi1", at="marquis=paulhac envoy=paulhac")
    assert {far(table, "paulhac", move) for move in table.legal("move marquis")} == {1, 2}
    assert facts_of(table.do("move marquis @le-malzieu"), "move")[0]["how"] == "walks"
    two = next(w for w in table.legal("move envoy") if far(table, "paulhac", w) == 2)
    assert facts_of(table.do(two), "move")[0]["how"] == "rides"
    assert table.state.lying == 0b1000


def test_b10_card_wi2_six_less_the_leagues() -> None:
    assert attack("wi2") == 3


def test_b10_card_wi3_five_leagues_and_at_most_three_count() -> None:
    assert goals(choosing("wi3"), "devil down") == {2, 3, 4, 5}
    assert goals(choosing("wi3"), "wolves up") == {2, 3, 4, 5, 6, 7}
    assert attack("wi3", "saint-paul") == 2
    assert attack("wi3", "auvers") == 3


def test_b10_card_wi4_no_investigation() -> None:
    table = before_attack("wi4", at="bishop=saugues")
    table.do("end")
    assert table.stage == "card"


def test_b10_card_wi5_dragoons_protect_only_the_special_villages() -> None:
    assert attack("wi5", villages="saugues=dragoon") == 2
    assert attack("wi5", "le-malzieu", villages="le-malzieu=dragoon") == 0


def test_b10_card_wi6_no_reinforcement_and_the_envoy_stays() -> None:
    table = turned("wi6")
    assert table.state.spaces == [3, 3, 2, 3]
    table.do("prowl @saugues devil down")
    assert table.offered("move") == {"bishop", "gamekeeper", "marquis"}
    assert table.why("move envoy @mende") == "hunter-frozen"


# Spring.


def test_b10_card_sp1_portefaix() -> None:
    table = turned("sp1")
    assert len(table.legal("portefaix")) == 30
    assert table.why("portefaix @barjac") == "portefaix-in-hamlet"
    table.do("portefaix @saugues", "decline", "prowl @saugues predator up")
    assert facts_of(table.do("end"), "attack")[0]["victims"] == 0
    assert table.state.portefaix == -1


def test_b10_card_sp1_moves_him_if_he_is_there() -> None:
    table = turned("sp1", beast="portefaix=mende")
    table.do("portefaix @saugues")
    assert table.seen("portefaix") == "saugues"


def test_b10_card_sp2_at_most_three_leagues() -> None:
    assert goals(choosing("sp2"), "devil down") == {2, 3}
    assert goals(choosing("sp2"), "wolves up") == {2, 3, 4, 5}


def test_b10_card_sp3_investigation_from_one_league_away() -> None:
    table = before_attack("sp3", at="bishop=thoras marquis=lajo")
    table.do("end")
    assert table.legal() == ["examine bishop @saugues", "end"]


@pytest.mark.parametrize(
    ("hunter", "victims"), [("le-malzieu", 0), ("le-malzieu,lying", 1), ("saint-alban", 1)]
)
def test_b10_card_sp4_standing_in_a_special_village_protects_its_neighbours(
    hunter: str, victims: int
) -> None:
    # Saint-Chély is one league from Le Malzieu and, like it, four from Ruynes.
    table = Table(
        "move",
        4,
        card="sp4",
        laid="winter=ruynes spring=saint-chely/devil/down",
        at="envoy=barjac",
    )
    table.state.hunters[0] = table.place(hunter.removesuffix(",lying"))
    table.state.lying = 1 if "lying" in hunter else 0
    leagues = table.state.setting.board.leagues[table.place("ruynes")][table.place("saint-chely")]
    table.do("end")
    assert table.state.victims == victims * (5 - leagues)


def test_b10_card_sp5_riders_stay_standing() -> None:
    table = before_attack("sp5", at="marquis=paulhac")
    table.do("move marquis @saugues", "end")
    assert (table.state.lying, table.state.victims) == (0, 0)


def test_b10_card_sp6_one_more_troop_from_any_space() -> None:
    table = turned("sp6", spaces="summer=0")
    table.do("troop @mende")
    assert table.stage == "extra"
    assert table.offered("extra") == {"autumn", "winter", "spring"}
    assert table.why("extra summer @javols") == "space-empty"
    assert table.why("extra autumn @mende") == "troop-on-troop"
    table.do("extra autumn @javols")
    assert table.state.peasants == 1 << table.place("javols")
    assert table.state.spaces == [0, 2, 3, 2]
    assert table.stage == "prowl"


# The second edition: what is called the same is another card.


def test_b10_card_su7_dragoons_protect_two_leagues_around() -> None:
    # Prades is one league from Saugues, Thoras a hamlet one league off.
    assert attack("su7", villages="prades=dragoon") == 0
    assert attack("su7", villages="chanaleilles=dragoon") == 0
    assert attack("su7", villages="auvers=dragoon") == 2
    assert attack("su7", villages="prades=peasant") == 2


def called_out(at: str, village: str = "saugues") -> Table:
    """Return the end of phase 3 under *Fairs*."""
    table = before_attack("su8", village, at=at)
    table.do("end")
    return table


def test_b10_card_su8_hunters_in_a_special_village_call_another_to_arms() -> None:
    table = called_out("bishop=le-malzieu")
    assert table.stage == "call"
    leagues = table.state.setting.board.leagues[table.place("le-malzieu")]
    assert len(table.legal("call")) == sum(far <= 4 for far in leagues[:30])
    assert facts_of(table.do("call @saugues"), "call") == [{"at": "saugues"}]
    assert table.state.victims == 0


def test_b10_card_su8_without_a_hunter_there_nobody_is_called() -> None:
    assert called_out("bishop=saint-chely").stage == "card"
    table = called_out("bishop=le-malzieu")
    table.do("decline")
    assert table.state.victims == 2


def test_b10_card_su9_peasants_like_dragoons_and_one_more_troop() -> None:
    assert attack("su9", villages="saugues=peasant") == 0
    table = turned("su9")
    table.do("troop @mende")
    assert table.stage == "extra"
    table.do("extra winter @saugues")
    assert table.state.peasants == 1 << table.place("saugues")


def test_b10_card_su10_the_trace_lies_face_up_and_is_seen_from_one_league_away() -> None:
    table = choosing("su10")
    assert table.offered("prowl @auvers devil") == {"up"}
    assert attack("su10", trace="predator/up") == 2
    table = before_attack("su10", trace="devil/up", at="bishop=thoras marquis=lajo")
    table.do("end")
    assert table.legal() == ["examine bishop @saugues", "end"]


def test_b10_card_au7_the_trace_goes_and_the_bishop_stays() -> None:
    table = turned("au7", "spring=prades summer=langeac/wolves/down", at="gamekeeper=langeac")
    assert facts_of(table.do("decline"), "take-back") == [{"season": "summer"}]
    table.do("prowl @auvers devil down")
    assert table.offered("move") == {"gamekeeper", "marquis", "envoy"}
    assert table.why("move bishop @mende") == "hunter-frozen"
    table.do("end")
    assert table.stage == "card"


def test_b10_card_au8_no_reinforcement_and_at_most_three_leagues_count() -> None:
    table = turned("au8")
    assert (table.stage, table.state.spaces) == ("prowl", [3, 2, 3, 3])
    assert attack("au8", "saint-flour") == 2
    assert attack("au8", "saint-paul", "wolves/up") == 2


def own_card_gone(**more: str) -> Table:
    """Return the Beast's choice after it has taken back the card of its present village."""
    laid = "spring=prades summer=langeac/wolves/down"
    table = turned("au9", laid, at="gamekeeper=langeac", **more)
    table.do("decline")
    assert table.legal() == ["recall @langeac", "decline"]
    assert facts_of(table.do("recall @langeac"), "recall") == [{"village": "langeac"}]
    return table


def test_b10_card_au9_takes_the_card_whose_trace_could_be_investigated() -> None:
    table = own_card_gone()
    assert table.stage == "prowl"
    assert table.state.traces[0] >= 0, "the trace stays"
    assert table.why("prowl @langeac devil down") == "prowl-in-place"
    table.do("prowl @auvers devil down", "end")
    assert table.stage == "card", "nobody can investigate in Langeac"


def test_b10_card_au9_may_be_declined() -> None:
    table = turned("au9", "spring=prades summer=langeac/wolves/down", at="gamekeeper=langeac")
    table.do("decline", "decline", "prowl @auvers devil down", "end")
    assert table.legal() == ["examine gamekeeper @langeac", "end"]


def test_b10_card_wi7_troops_protect_only_the_special_villages() -> None:
    assert attack("wi7", villages="saugues=dragoon") == 2
    assert attack("wi7", villages="saugues=peasant") == 2
    assert attack("wi7", "le-malzieu", villages="le-malzieu=dragoon") == 0


def test_b10_card_sp7_portefaix_and_at_most_one_victim() -> None:
    table = turned("sp7")
    assert table.stage == "portefaix"
    assert attack("sp7") == 1
    assert attack("sp7", beast="portefaix=saugues") == 0


@pytest.mark.parametrize("village", ["grandrieu", "javols", "le-malzieu"])
def test_b10_card_sp8_hunters_investigate_from_the_special_villages(village: str) -> None:
    table = before_attack("sp8", at=f"bishop={village} marquis=thoras")
    table.do("end")
    assert table.legal() == ["examine bishop @saugues", "end"]


def test_b10_card_sp9_every_hunter_recognises_every_trace() -> None:
    table = before_attack("sp9", trace="wolves/down", at="envoy=saugues")
    table.do("end", "examine envoy @saugues")
    assert table.state.taken == 1


def test_b10_card_sp10_three_leagues_for_the_beast_and_on_foot() -> None:
    assert goals(choosing("sp10"), "devil down") == {2, 3}
    table = before_attack("sp10", at="marquis=paulhac")
    assert facts_of(table.do("move marquis @saugues"), "move")[0]["how"] == "walks"
    table.do("end")
    assert table.state.victims == 0


def test_b10_card_sp11_investigation_from_two_leagues_away() -> None:
    table = before_attack("sp11", at="bishop=lajo marquis=le-malzieu envoy=thoras")
    table.do("end")
    assert table.offered("examine") == {"bishop", "envoy"}
