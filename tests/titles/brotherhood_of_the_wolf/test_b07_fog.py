"""B7 Fog."""

from typing import Any

from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of

LAID = "spring=prades summer=langeac/wolves/down autumn=saugues/predator/down"
HIDDEN = "spring=prades summer=langeac/wolves/down autumn=saugues/predator/down"
IN_FOG = "hidden=autumn victims=2 haunts=saugues,chanaleilles"


def fog(**more: Any) -> Table:
    """Return the moment before an attack from Langeac on Saugues that fog will hide."""
    return Table("move", 2, card="au1", laid=LAID, **more)


def after_fog(stage: str, laid: str = "", **more: Any) -> Table:
    """Return a moment of the winter after it."""
    return Table(stage, 3, laid=HIDDEN.replace("/wolves/down", "") + laid, beast=IN_FOG, **more)


def test_b7_1_the_number_is_public_and_counts_immediately_the_village_is_not() -> None:
    table = fog()
    events = table.do("end")
    assert facts_of(events, "attack") == []
    assert facts_of(events, "fog") == facts_of(events, "fog", 1) == [{"victims": 2, "total": 2}]
    assert facts_of(events, "fog", 0)[0]["at"] == "saugues"
    assert table.seen("victims", 2) == 2
    assert table.state.victims_by_village[table.place("saugues")] == 0


def test_b7_1_protection_applies_without_revealing_where() -> None:
    for table in (fog(villages="saugues=dragoon"), fog(at="envoy=saugues")):
        events = table.do("end")
        assert facts_of(events, "fog") == [{"victims": 0, "total": 0}]


def test_b7_1_the_beasts_figure_leaves_the_map() -> None:
    table = fog()
    table.do("end")
    for seat in (0, 2):
        assert table.seen("beast", seat) == {
            "hidden": True,
            "at": "",
            "identity": "",
            "chosen": False,
        }
        spaces = table.seen("spaces", seat)
        assert isinstance(spaces, list)
        assert (spaces[1]["village"], spaces[1]["open"], spaces[1]["victims"]) == ("", False, 2)
    beast = table.seen("beast", 1)
    assert isinstance(beast, dict)
    assert beast["at"] == "saugues"


def test_b7_1_no_investigation_of_that_village_this_season() -> None:
    table = fog(at="envoy=saugues")
    table.do("end")
    assert table.stage == "card"
    table = fog(at="envoy=saugues gamekeeper=langeac")
    table.do("end")
    assert table.legal() == ["examine gamekeeper @langeac", "end"]
    assert table.why("examine envoy @saugues") == "no-trace-here"


def test_b7_1_hunters_keep_every_village_that_would_have_had_as_many_victims() -> None:
    table = fog()
    ground = table.state.setting.board
    table.do("end")
    possible = table.seen("possible", 2)
    assert isinstance(possible, dict)
    far = ground.leagues[table.place("langeac")]
    assert possible["here"] == [
        ground.ids[village]
        for village in range(30)
        if far[village] == 3 and ground.ids[village] not in ("prades", "langeac")
    ]


def test_b7_2_next_season_the_beast_moves_from_its_hidden_place() -> None:
    table = after_fog("prowl")
    ground = table.state.setting.board
    far = ground.leagues[table.place("saugues")]
    chosen = {word.split()[1][1:] for word in table.legal("prowl") if word.endswith("devil down")}
    assert chosen == {
        ground.ids[village]
        for village in range(30)
        if 1 <= far[village] <= 4 and ground.ids[village] not in ("prades", "langeac")
    }


def test_b7_2_both_cards_are_revealed_together() -> None:
    table = after_fog("move", " winter=grandrieu/count/down")
    events = table.do("end")
    assert facts_of(events, "reveal") == [{"at": "saugues", "victims": 2}]
    assert facts_of(events, "attack")[0]["at"] == "grandrieu"
    assert table.state.victims_by_village[table.place("saugues")] == 2
    assert table.state.hidden == -1


def test_b7_2_the_hidden_village_counts_as_the_previous_one() -> None:
    table = after_fog("move", " winter=grandrieu/count/down", at="marquis=saugues")
    table.do("end")
    assert table.may("examine marquis @saugues")
    assert facts_of(table.do("examine marquis @saugues"), "ask")[0]["trace"] == "predator"


def test_b7_2_it_is_revealed_at_the_end_of_the_game() -> None:
    # The attack that fog hides is the last one the Beast needs.
    table = fog(villages="mende=24")
    events = table.do("end")
    assert facts_of(events, "reveal") == [{"at": "saugues", "victims": 1}]
    assert facts_of(events, "over")[0]["reason"] == "victims"
    beast = table.seen("beast", 2)
    assert isinstance(beast, dict)
    assert beast["at"] == "saugues"


def test_b7_2_also_when_the_hunters_win_in_the_fog() -> None:
    table = fog(at="gamekeeper=langeac", identity="wolves")
    table.do("end")
    events = table.do("examine gamekeeper @langeac")
    assert [event.name for event in events] == ["examine", "ask", "reveal", "over"]
