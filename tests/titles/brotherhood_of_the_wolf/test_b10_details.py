"""B10 The details of the season cards, B10.1 to B10.10."""

from tests.titles.brotherhood_of_the_wolf.seasons import (
    attack,
    before_attack,
    choosing,
    turned,
)
from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import deck
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import HUNTERS


def test_b10_1_su3_moves_one_at_a_time_and_none_twice() -> None:
    table = turned("su3", villages="mende=dragoon javols=peasant")
    table.do("shift @mende @saugues")
    assert table.why("shift @saugues @prades") == "shifted-already"
    assert table.why("shift @mende @prades") == "no-troop-here"
    assert table.why("shift @javols @saugues") == "troop-on-troop"
    assert table.may("shift @javols @mende")


def test_b10_1_su3_ends_when_every_troop_has_moved_or_one_declines() -> None:
    table = turned("su3", villages="mende=dragoon")
    table.do("shift @mende @saugues")
    assert table.stage == "troop"
    table = turned("su3", villages="mende=dragoon javols=peasant")
    table.do("shift @mende @saugues", "decline")
    assert table.stage == "troop"


def test_b10_1_the_extra_troop_may_be_declined_without_loss() -> None:
    table = turned("sp6")
    table.do("troop @mende", "decline")
    assert (table.stage, table.state.spaces) == ("prowl", [3, 3, 3, 2])


def test_b10_2_au2_is_compulsory_and_comes_after_what_is_taken_back_anyway() -> None:
    laid = "winter=saugues spring=prades/count/down summer=langeac/wolves/up"
    table = turned("au2", laid)
    events = table.do("decline")
    assert facts_of(events, "take-back") == [
        {"season": "spring"},
        {"season": "summer", "trace": "wolves"},
    ]
    assert table.stage == "prowl"


def test_b10_2_au2_finds_nothing_where_the_hunters_took_the_trace() -> None:
    table = turned("au2", "spring=prades summer=langeac", tokens="taken=wolves")
    assert facts_of(table.do("decline"), "take-back") == []


def test_b10_2_au6_leaves_the_card_of_the_present_village() -> None:
    table = Table("recall", 6, laid="spring=prades summer=langeac", card="au6", count=1)
    assert table.why("recall @langeac") == "recall-own-village"
    assert table.why("recall @saugues") == "no-card-here"


def test_b10_2_au6_leaves_the_card_of_the_start_village_in_the_first_year() -> None:
    laid = "spring=prades summer=langeac/wolves/down"
    table = turned("au6", laid)
    table.do("decline")
    assert table.stage == "prowl"
    assert table.why("prowl @prades devil down") == "village-card-lies"
    table = turned("au6", laid, start="recallable")
    table.do("decline")
    assert table.legal() == ["recall @prades", "decline"]


def test_b10_3_su6_peasants_no_longer_subtract_and_the_count_ignores_them() -> None:
    assert attack("su6", trace="count/up", villages="saugues=peasant") == 2
    assert attack("su1", trace="count/up", villages="saugues=peasant") == 0


def test_b10_4_sp3_lying_hunters_and_hunters_in_hamlets_are_present() -> None:
    table = before_attack("sp3", at="bishop=thoras marquis=chanaleilles envoy=saugues")
    table.state.lying = 0b101
    table.do("end")
    assert table.offered("examine") == {"bishop", "marquis", "envoy"}


def test_b10_4_sp3_each_hunter_investigates_once_all_the_same() -> None:
    laid = "autumn=auvers winter=chanaleilles/wolves/down spring=prades/devil/down"
    table = Table("move", 4, card="sp3", laid=laid, at="envoy=saugues")
    table.do("end")
    assert table.legal() == ["examine envoy @prades", "examine envoy @chanaleilles", "end"]
    table.do("examine envoy @prades")
    assert table.stage == "card"


def test_b10_4_wi4_also_bars_tokens_that_lie_face_up() -> None:
    table = before_attack("wi4", trace="devil/up", at="bishop=saugues")
    table.do("end")
    assert table.stage == "card"


def test_b10_5_portefaix_stops_also_the_count_and_leaves_even_if_others_protect() -> None:
    beast = "portefaix=saugues"
    table = before_attack("wi2", trace="count/up", villages="saugues=dragoon", beast=beast)
    events = table.do("end")
    assert facts_of(events, "attack")[0]["victims"] == 0
    assert facts_of(events, "portefaix-leaves") == [{"at": "saugues"}]
    table = before_attack("wi2", at="envoy=saugues", beast=beast)
    table.do("end")
    assert table.state.portefaix == -1


def test_b10_5_he_stays_until_his_village_is_attacked() -> None:
    table = before_attack("wi2", beast="portefaix=mende")
    table.do("end")
    assert table.seen("portefaix") == "mende"


def test_b10_5_in_fog_he_leaves_at_the_reveal() -> None:
    table = before_attack("au1", beast="portefaix=saugues")
    assert facts_of(table.do("end"), "fog") == [{"victims": 0, "total": 0}]
    assert table.seen("portefaix") == "saugues"
    table.draw("wi2")
    table.do("decline", "prowl @prades count down")
    events = table.do("end")
    assert facts_of(events, "portefaix-leaves") == [{"at": "saugues"}]
    assert table.state.portefaix == -1


def test_b10_5_in_fog_over_another_village_he_stays() -> None:
    table = before_attack("au1", beast="portefaix=auvers")
    table.do("end")
    table.draw("wi2")
    table.do("decline", "prowl @prades count down", "end")
    assert table.seen("portefaix") == "auvers"


def test_b10_6_wi6_the_envoy_stands_and_protects() -> None:
    table = before_attack("wi6", at="envoy=saugues")
    assert facts_of(table.do("end"), "attack")[0]["victims"] == 0


def test_b10_6_wi6_the_devil_may_still_move_him() -> None:
    table = choosing("wi6", at="envoy=saugues")
    table.do("prowl @saugues devil up")
    assert table.offered("drag") == set(HUNTERS)
    table.do("drag envoy @thoras")
    assert table.why("move envoy @saugues") == "hunter-frozen"
    assert facts_of(table.do("end"), "attack")[0]["victims"] == 2
    table = before_attack("wi6", trace="devil/up", at="envoy=saugues", devil="before-attack")
    table.do("end")
    assert table.offered("drag") == set(HUNTERS)
    assert facts_of(table.do("drag envoy @thoras"), "attack")[0]["victims"] == 2


def test_b10_1_su9_the_extra_troop_may_be_declined_without_loss() -> None:
    table = turned("su9")
    table.do("troop @mende", "decline")
    assert (table.stage, table.state.spaces) == ("prowl", [2, 3, 3, 3])


def test_b10_2_au9_leaves_a_trace_that_goes_two_seasons_later() -> None:
    laid = "spring=prades summer=langeac/wolves/down"
    table = turned("au9", laid, at="gamekeeper=langeac")
    table.do("decline", "recall @langeac")
    assert table.state.traces[0] == 0
    table.do("prowl @auvers devil down", "end")
    table.draw("wi2")
    events = table.do("decline")
    assert facts_of(events, "take-back") == [{"season": "summer"}]
    assert "wolves" in table.offered("prowl @la-besseyre")


def test_b10_6_au7_the_bishop_stands_and_the_devil_may_still_move_him() -> None:
    table = choosing("au7", at="bishop=saugues")
    table.do("prowl @saugues devil up", "drag bishop @thoras")
    assert table.why("move bishop @saugues") == "hunter-frozen"
    table = before_attack("au7", at="bishop=saugues")
    assert facts_of(table.do("end"), "attack")[0]["victims"] == 0


def test_b10_7_a_call_reaches_four_leagues_from_lying_hunters_too() -> None:
    table = before_attack("su8", at="bishop=le-malzieu,lying")
    table.do("end")
    assert table.why("call @barjac") == "call-too-far"
    assert table.why("call @mende") == "call-too-far"
    assert table.why("move bishop @mende") == "call-now"
    table.do("call @saugues")
    assert table.state.victims == 0


def test_b10_7_the_count_does_not_help_against_a_called_village() -> None:
    table = before_attack("su8", trace="count/up", at="bishop=le-malzieu")
    table.do("end", "call @saugues")
    assert table.state.victims == 0


def test_b10_7_a_call_lasts_one_season_and_comes_before_a_devil_who_waits() -> None:
    table = before_attack("su8", trace="devil/up", at="bishop=le-malzieu", devil="before-attack")
    table.do("end", "call @saugues")
    assert table.stage == "drag"
    table.do("decline")
    assert table.state.called == -1, "the next season has begun"


def test_b10_8_lying_hunters_in_a_special_village_are_present_everywhere() -> None:
    laid = "winter=langeac/wolves/down spring=saugues/devil/down"
    table = Table("move", 4, card="sp8", laid=laid, at="bishop=javols,lying")
    table.do("end")
    assert table.legal() == ["examine bishop @saugues", "examine bishop @langeac", "end"]


def test_b10_9_the_count_ignores_dragoons_near_and_far() -> None:
    assert attack("su7", trace="count/up", villages="prades=dragoon") == 2
    assert attack("wi7", "le-malzieu", "count/up", villages="le-malzieu=peasant") == 0


def test_b10_10_the_first_edition_can_be_chosen() -> None:
    names = {card.title: card.id for card in deck("", "first").cards}
    assert set(names) == {card.title for card in deck().cards}
    changed = [card for card in deck().cards if names[card.title] != card.id]
    assert len(changed) == 13
    table = Table("prowl", 1, card="su1", deck="first")
    assert table.state.setting.deck is deck("", "first")
