"""B4 Phase 2, the Beast."""

from typing import Any

import pytest

from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of

YEAR = "spring=langeac summer=auvers autumn=saugues/count/down winter=la-besseyre/wolves/down"


def villages(table: Table, token: str, face: str) -> set[str]:
    """Return the villages the Beast may choose with this trace."""
    return {w.split()[1][1:] for w in table.legal("prowl") if w.split()[2:] == [token, face]}


def spaces(table: Table, seat: int = 0) -> list[dict[str, object]]:
    found = table.seen("spaces", seat)
    assert isinstance(found, list)
    return found


def test_b4_1_the_trace_of_two_seasons_ago_and_the_card_of_last_year_come_back() -> None:
    table = Table("troop", 4, laid=YEAR)
    events = table.do("decline")
    assert facts_of(events, "take-back") == [{"village": "langeac"}, {"season": "autumn"}]
    assert table.state.slots[3] == -1
    assert table.state.traces == [-1, -1, 0, -1]
    assert table.offered("prowl @auvers") == set()
    assert table.offered("prowl @langeac") == {"predator", "count", "devil", "vagabond"}


def test_b4_1_a_trace_taken_back_face_down_is_not_shown() -> None:
    events = Table("troop", 4, laid=YEAR).do("decline")
    assert facts_of(events, "take-back", 0)[1] == {"season": "autumn", "trace": "count"}
    assert facts_of(events, "take-back", 1)[1] == {"season": "autumn"}
    events = Table("troop", 4, laid=YEAR.replace("count/down", "count/up")).do("decline")
    assert facts_of(events, "take-back", 1)[1] == {"season": "autumn", "trace": "count"}


def test_b4_2_one_to_four_leagues() -> None:
    table = Table("prowl", laid="spring=mende")
    ground = table.state.setting.board
    far = ground.leagues[table.place("mende")]
    assert villages(table, "devil", "down") == {
        ground.ids[village] for village in range(30) if 1 <= far[village] <= 4
    }


def test_b4_2_no_village_twice_within_a_year() -> None:
    table = Table("prowl", 3, laid="spring=saugues summer=prades autumn=langeac/devil/down")
    assert table.why("prowl @saugues wolves down") == "village-card-lies"
    assert table.why("prowl @prades wolves up") == "village-card-lies"
    assert table.may("prowl @auvers wolves down")


def test_b4_2_a_free_token_face_down_or_face_up() -> None:
    laid = "spring=saugues summer=langeac/devil/down"
    table = Table("prowl", 2, laid=laid, tokens="taken=count")
    assert table.offered("prowl @auvers") == {"wolves", "predator", "vagabond"}
    assert table.why("prowl @auvers devil down") == "token-lies"
    assert table.why("prowl @auvers count down") == "token-taken"
    assert table.offered("prowl @auvers vagabond") == {"down", "up"}


def test_b4_2_the_choice_is_secret_but_for_a_token_face_up() -> None:
    table = Table("prowl")
    events = table.do("prowl @saugues predator down")
    assert facts_of(events, "prowl", 0) == [{"face": "down", "at": "saugues", "trace": "predator"}]
    assert facts_of(events, "prowl", 1) == facts_of(events, "prowl") == [{"face": "down"}]
    for seat in (0, 2):
        space = spaces(table, seat)[0]
        assert (space["village"], space["token"], space["card"]) == ("", "", True)
    table = Table("prowl")
    assert facts_of(table.do("prowl @saugues predator up"), "prowl") == [
        {"face": "up", "trace": "predator"}
    ]
    assert (spaces(table)[0]["village"], spaces(table)[0]["token"]) == ("", "predator")


def test_b4_2_legality_is_tested_on_the_pair() -> None:
    table = Table("prowl")
    five = "@saint-paul"
    assert table.legal(f"prowl {five}") == [f"prowl {five} wolves up"]
    assert table.why(f"prowl {five} wolves down") == "only-with-pack"
    assert table.why(f"prowl {five} devil up") == "only-with-pack"


def test_b4_3_it_passes_through_anything_and_may_end_anywhere_but_in_a_hamlet() -> None:
    at = "bishop=desges gamekeeper=pinols marquis=les-chazes envoy=auvers"
    table = Table("prowl", at=at, villages="la-besseyre=dragoon saugues=peasant")
    for village in ("auvers", "la-besseyre", "saugues", "ruynes"):
        assert table.may(f"prowl @{village} devil down")
    assert table.why("prowl @desges devil down") == "prowl-to-hamlet"


def test_b4_3_it_never_stays() -> None:
    assert Table("prowl").why("prowl @langeac devil down") == "prowl-in-place"


def test_b4_4_the_wolf_pack_adds_two_leagues_only_face_up() -> None:
    table = Table("prowl", laid="spring=mende")
    ground = table.state.setting.board
    near = villages(table, "wolves", "down")
    far = villages(table, "wolves", "up")
    leagues = {ground.leagues[table.place("mende")][table.place(name)] for name in far - near}
    assert leagues == {5, 6}
    assert near < far


def struck(table: Table) -> int:
    """Return the victims of the attack that follows when nobody moves."""
    return int(str(facts_of(table.do("end"), "attack")[0]["victims"]))


def test_b4_4_the_predator_adds_a_victim() -> None:
    assert struck(Table("move", laid="spring=langeac summer=saugues/predator/down")) == 2
    assert struck(Table("move", laid="spring=langeac summer=saugues/predator/up")) == 3


def test_b4_4_dragoons_do_not_protect_from_the_count() -> None:
    guarded = "saugues=dragoon"
    down = Table("move", laid="spring=langeac summer=saugues/count/down", villages=guarded)
    up = Table("move", laid="spring=langeac summer=saugues/count/up", villages=guarded)
    assert (struck(down), struck(up)) == (0, 2)


def test_b4_4_the_count_does_not_pass_a_standing_hunter() -> None:
    laid = "spring=langeac summer=saugues/count/up"
    assert struck(Table("move", laid=laid, at="marquis=saugues")) == 0


DEVIL_UP = "spring=langeac summer=saugues/devil/up"


def test_b4_4_the_devil_may_move_one_hunter_one_league_before_the_hunters_move() -> None:
    table = Table("prowl", at="marquis=saugues,lying bishop=barjac,moved")
    table.do("prowl @saugues devil up")
    assert (table.stage, table.state.actors()) == ("drag", (0,))
    assert spaces(table)[0]["open"] is False
    ground = table.state.setting.board
    near = ground.neighbours[table.place("saugues")]
    assert table.offered("drag marquis") == {f"@{ground.ids[place]}" for place in near}
    assert table.why("drag marquis @langeac") == "drag-one-league"
    assert facts_of(table.do("drag marquis @thoras"), "drag") == [
        {"hunter": "marquis", "from": "saugues", "to": "thoras"}
    ]
    # Phase 3 begins: he stands up, has not moved yet, and may go back.
    assert table.stage == "move"
    assert (table.state.lying, table.state.moved) == (0, 0)
    table.do("move marquis @saugues")
    assert struck(table) == 0


def test_b4_4_the_devil_used_immediately_may_move_nobody_and_does_not_act_again() -> None:
    table = Table("prowl", at="marquis=saugues")
    table.do("prowl @saugues devil up", "decline")
    assert table.stage == "move"
    assert struck(table) == 0
    table = Table("prowl")
    table.do("prowl @saugues devil down")
    assert table.stage == "move"


def test_b4_4_a_devil_without_power_moves_nobody() -> None:
    for devil in ("at-once", "before-attack"):
        table = Table("prowl", card="su5", devil=devil)
        table.do("prowl @saugues devil up")
        assert table.stage == "move"
        assert struck(table) == 2


def test_b4_4_offers_of_the_devil_used_immediately_do_not_depend_on_the_hidden_village() -> None:
    """The question comes for every village with the same choices; no answer reveals anything."""
    seen = set()
    for village in ("saugues", "auvers", "le-malzieu"):
        table = Table("prowl", at="marquis=saugues")
        table.do(f"prowl @{village} devil up")
        goals = str(table.seen("possible", 2))
        seen.add((table.stage, tuple(table.legal()), goals))
        table.do("drag marquis @thoras")
        assert str(table.seen("possible", 2)) == goals
    assert len(seen) == 1


def test_b4_4_before_the_attack_the_devil_may_undo_a_guard() -> None:
    table = Table("move", laid=DEVIL_UP, at="marquis=saugues", devil="before-attack")
    table.do("end")
    assert (table.stage, table.state.actors()) == ("drag", (0,))
    assert spaces(table)[0]["open"] is False
    assert table.offered("drag marquis") == {
        f"@{table.state.setting.board.ids[place]}"
        for place in table.state.setting.board.neighbours[table.place("saugues")]
    }
    assert table.why("drag marquis @langeac") == "drag-one-league"
    assert facts_of(table.do("drag marquis @thoras"), "attack")[0]["victims"] == 2


def test_b4_4_before_the_attack_it_may_move_nobody_and_who_lies_keeps_lying() -> None:
    table = Table("move", laid=DEVIL_UP, at="marquis=thoras", devil="before-attack")
    table.do("end")
    assert facts_of(table.do("drag marquis @saugues"), "attack")[0]["victims"] == 0
    table = Table("drag", laid=DEVIL_UP, at="marquis=thoras,lying", devil="before-attack")
    assert facts_of(table.do("drag marquis @saugues"), "attack")[0]["victims"] == 2
    table = Table("drag", laid=DEVIL_UP, at="marquis=saugues", devil="before-attack")
    assert facts_of(table.do("decline"), "attack")[0]["victims"] == 0


@pytest.mark.parametrize(
    ("start", "village", "near", "victims"),
    [("langeac", "auvers", True, 4), ("mende", "rieutort", False, 3)],
)
def test_b4_4_the_vagabond_adds_a_victim_near_auvers(
    start: str, village: str, near: bool, victims: int
) -> None:
    table = Table("move", laid=f"spring={start} summer={village}/vagabond/up")
    leagues = table.state.setting.board.leagues
    assert (leagues[table.place("auvers")][table.place(village)] <= 3) == near
    assert leagues[table.place(start)][table.place(village)] == 2
    assert struck(table) == victims


def in_fog(trace: str, **more: Any) -> Table:
    """Return the moment before an attack in fog, from Langeac on Saugues, 3 leagues away."""
    laid = f"spring=prades summer=langeac autumn=saugues/{trace}/up"
    return Table("move", 2, card="au1", laid=laid, **more)


def haunts(table: Table) -> set[str]:
    """Return the villages that the hunters hold possible for the Beast."""
    possible = table.seen("possible", 2)
    assert isinstance(possible, dict)
    return set(possible["here"])


@pytest.mark.parametrize(
    ("trace", "villages", "used", "unused"),
    [
        ("predator", "", 3, 2),
        ("vagabond", "", 3, 2),
        ("count", "saugues=dragoon", 2, 0),
        ("count", "", 2, 2),
    ],
)
def test_b4_4_in_fog_the_beast_decides_whether_it_uses_a_power(
    trace: str, villages: str, used: int, unused: int
) -> None:
    for choice, victims in (("used", used), ("unused", unused)):
        table = in_fog(trace, villages=villages)
        table.do("end")
        assert (table.stage, table.state.actors()) == ("power", (0,))
        assert table.legal() == ["power used", "power unused"]
        events = table.do(f"power {choice}")
        assert facts_of(events, "fog") == [{"victims": victims, "total": victims}]
        assert facts_of(events, "power", 0) == [{"trace": trace, "use": choice}]
        assert facts_of(events, "power", 1) == facts_of(events, "power") == [{"trace": trace}]


def test_b4_4_in_fog_the_victims_may_have_come_with_the_power_or_without() -> None:
    """From Langeac with the vagabond: three victims are two leagues away, or three near Auvers."""
    table = in_fog("vagabond")
    table.do("end", "power unused")
    # Two victims: three leagues without the power, or four leagues with it, near Auvers.
    assert haunts(table) == {"ruynes", "saugues", "saint-flour", "chanaleilles", "le-malzieu"}
    table = in_fog("vagabond")
    table.do("end", "power used")
    assert haunts(table) == {"auvers", "la-besseyre", "ruynes", "saugues"}
    forced = in_fog("vagabond", powers="forced")
    forced.do("end")
    assert forced.seen("victims") == 3
    assert haunts(forced) == {"ruynes", "saugues"}


def test_b4_4_a_power_works_by_itself_where_it_cannot_hurt() -> None:
    """Outside fog more victims never hurt; pack and devil are choices already."""
    table = Table("move", laid="spring=langeac summer=saugues/predator/up")
    assert struck(table) == 3
    for trace in ("wolves", "devil"):
        table = in_fog(trace)
        table.do("end")
        assert table.state.hidden == 1
    table = in_fog("predator", powers="forced")
    assert facts_of(table.do("end"), "fog") == [{"victims": 3, "total": 3}]


def test_b4_4_the_question_about_a_power_does_not_depend_on_the_hidden_village() -> None:
    """It comes for every village and every guard, also where the power would change nothing."""
    for trace in ("predator", "count", "vagabond"):
        for village in ("saugues", "le-malzieu", "auvers"):
            laid = f"spring=prades summer=langeac autumn={village}/{trace}/up"
            table = Table("move", 2, card="au1", laid=laid, at=f"envoy={village}")
            table.do("end")
            assert (table.stage, table.legal()) == ("power", ["power used", "power unused"])


def test_b4_4_a_power_works_whatever_the_true_identity() -> None:
    laid = "spring=langeac summer=saugues/predator/up"
    assert struck(Table("move", laid=laid, identity="count")) == 3


def test_b4_5_a_village_out_of_reach_cannot_be_chosen() -> None:
    table = Table("prowl")
    reason = table.refused("prowl @mende wolves up")
    assert (reason.code, reason.rule) == ("prowl-too-far", "B4.5")
    assert "the Beast travels at most 6" in reason.sentence
    assert (
        "the Beast travels at most 4"
        in Table("prowl", tokens="taken=wolves").refused("prowl @mende devil up").sentence
    )
