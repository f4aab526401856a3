"""What the view shows, field by field."""

import json
from typing import Any

from tests.titles.brotherhood_of_the_wolf.games import steps
from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.titles.brotherhood_of_the_wolf.game import GAME

FIELDS = {
    "notes",
    "stage",
    "round",
    "rounds",
    "season",
    "year",
    "left",
    "victims",
    "victims_to_win",
    "ending",
    "map",
    "places",
    "roads",
    "hunters",
    "spaces",
    "traces",
    "portefaix",
    "beast",
    "card",
    "cards",
    "possible",
    "reach",
}


def view(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return the view of a seat counted from one; 0: of a watcher."""
    return table.state.view(seat - 1 if seat else None)


def test_the_fields_are_always_the_same_and_can_be_sent() -> None:
    for state, _seat, _code in steps(3):
        for observer in (0, 1, None):
            seen = state.view(observer)
            assert set(seen) == FIELDS
            assert json.loads(json.dumps(seen)) == seen


def test_the_map_is_in_it() -> None:
    seen: dict[str, Any] = GAME.setup(2).view(None)
    assert (len(seen["places"]), len(seen["roads"])) == (66, 110)
    assert seen["places"][0] == {
        "id": "saint-flour",
        "name": "Saint-Flour",
        "number": 1,
        "east": 3080,
        "north": 45030,
        "start": True,
        "special": False,
        "troop": "",
        "moved_here": False,
        "protected": False,
        "victims": 0,
    }


def test_pieces_are_in_their_places() -> None:
    laid = "spring=prades summer=langeac/wolves/up autumn=saugues/predator/down"
    at = "bishop=mende,lying envoy=javols,moved"
    villages = "mende=dragoon,2 javols=peasant"
    seen = view(Table("move", 2, card="au3", laid=laid, at=at, villages=villages))
    places = {place["id"]: place for place in seen["places"]}
    assert (places["mende"]["troop"], places["mende"]["victims"]) == ("dragoon", 2)
    assert places["javols"]["troop"] == "peasant"
    hunters = {hunter["hunter"]: hunter for hunter in seen["hunters"]}
    assert (hunters["bishop"]["at"], hunters["bishop"]["lying"]) == ("mende", True)
    assert (hunters["envoy"]["at"], hunters["envoy"]["moved"]) == ("javols", True)
    assert (seen["season"], seen["year"], seen["round"]) == ("autumn", 1764, 2)
    assert (seen["card"]["card"], seen["card"]["ours"]) == ("au3", True)
    assert seen["spaces"][0]["token"] == "wolves"


def test_only_the_beast_sees_what_is_hidden() -> None:
    table = Table("move", laid="spring=langeac summer=saugues/predator/down")
    own, hunters, watchers = view(table, 1), view(table, 2), view(table)
    assert own["spaces"][0]["village"] == "saugues"
    assert own["spaces"][0]["token"] == "predator"
    assert own["beast"]["identity"] == "devil"
    assert hunters == watchers
    assert "predator" not in json.dumps(hunters["spaces"])
    assert "saugues" not in json.dumps([hunters["spaces"], hunters["beast"]])
    assert "devil" not in json.dumps(hunters["beast"])


def test_the_table_of_possibilities_is_in_it() -> None:
    table = Table("move", laid="spring=langeac summer=saugues/predator/down", tokens="taken=count")
    possible = view(table, 2)["possible"]
    assert possible["identities"] == ["wolves", "predator", "devil", "vagabond"]
    assert possible["here"] == ["langeac"]
    assert len(possible["goals"]) == 8
    assert possible["traces"] == [["wolves", "predator", "devil", "vagabond"], [], [], []]


def test_b4_2_the_beast_alone_sees_what_its_reach_would_bring() -> None:
    table = Table("prowl", laid="spring=langeac", at="bishop=saugues")
    assert view(table, 2)["reach"] == []
    assert view(table)["reach"] == []
    found = {one["village"]: one for one in view(table, 1)["reach"]}
    offered = {str(action).split()[1].removeprefix("@") for action in table.state.legal(0)}
    assert set(found) == offered
    assert "bishop" in found["saugues"]["watched"]
    assert found["saugues"]["victims"] == 0
    far = [one for one in found.values() if one["leagues"] > 4]
    assert far
    assert all(one["victims"] == -1 and set(one["powers"]) == {"wolves"} for one in far)


def test_b4_2_between_choices_the_beast_sees_what_it_may_reach_next() -> None:
    table = Table("move", laid="spring=langeac summer=saugues/predator/down")
    assert view(table, 2)["reach"] == []
    assert view(table)["reach"] == []
    found = {one["village"]: one["leagues"] for one in view(table, 1)["reach"]}
    assert found
    board = table.state.setting.board
    start = board.ids.index("saugues")
    assert all(board.leagues[start][board.ids.index(one)] == far for one, far in found.items())
    assert "saugues" not in found
    assert "langeac" not in found


def test_b6_2_the_reach_counts_as_the_attack_does() -> None:
    start = Table("prowl", laid="spring=langeac")
    for one in view(start, 1)["reach"]:
        for face, victims in (("down", one["victims"]), ("up", one["powers"].get("predator", -1))):
            if victims >= 0:
                table = Table("prowl", laid="spring=langeac")
                table.do(f"prowl @{one['village']} predator {face}", "end")
                assert table.state.view(None)["victims"] == victims


def test_b10_card_su5_the_reach_promises_no_power() -> None:
    start = Table("prowl", card="su5", villages="saugues=dragoon")
    for one in view(start, 1)["reach"]:
        assert set(one["powers"].values()) == {one["victims"]}
        for token in ("predator", "count"):
            table = Table("prowl", card="su5", villages="saugues=dragoon")
            table.do(f"prowl @{one['village']} {token} up", "end")
            assert table.state.view(None)["victims"] == one["victims"]


def test_b5_1_a_hunter_who_lies_stands_up_before_the_beast_strikes() -> None:
    table = Table("prowl", laid="spring=langeac", at="bishop=saugues,lying")
    found = {one["village"]: one for one in view(table, 1)["reach"]}
    table.do("prowl @saugues predator up", "end")
    assert table.state.view(None)["victims"] == found["saugues"]["powers"]["predator"] == 0


def test_b6_2_the_view_says_which_villages_are_protected() -> None:
    table = Table("prowl", at="bishop=saugues marquis=mende,lying", villages="javols=dragoon")
    places = {place["id"]: place["protected"] for place in view(table)["places"]}
    assert {name for name, safe in places.items() if safe} == {"saugues", "javols"}
