"""B11 The examples of the digest."""

import pytest

from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of

TO_SAUGUES = "spring=langeac summer=saugues/"


def test_b11_1_from_langeac_within_four_leagues() -> None:
    table = Table("prowl")
    ground = table.state.setting.board
    chosen = {word.split()[1][1:] for word in table.legal("prowl") if word.endswith("devil down")}
    assert {ground.names[table.place(village)] for village in chosen} == {
        "Auvers",
        "La Besseyre",
        "Prades",
        "Saugues",
        "Chanaleilles",
        "Ruynes",
        "Saint-Flour",
        "Le Malzieu",
    }


@pytest.mark.parametrize(
    ("trace", "villages", "at", "victims"),
    [
        ("devil/down", "", "", 2),
        ("devil/down", "saugues=peasant", "", 1),
        ("predator/up", "", "", 3),
        ("devil/down", "saugues=dragoon", "", 0),
        ("devil/down", "", "envoy=saugues", 0),
    ],
)
def test_b11_2_langeac_to_saugues(trace: str, villages: str, at: str, victims: int) -> None:
    table = Table("move", laid=TO_SAUGUES + trace, villages=villages, at=at)
    way = {"from": "langeac", "at": "saugues", "leagues": 3}
    assert facts_of(table.do("end"), "attack") == [{**way, "victims": victims, "total": victims}]


@pytest.mark.parametrize(("village", "leagues"), [("saint-paul", 5), ("serverette", 6)])
def test_b11_3_the_wolf_pack_at_five_or_six_leagues_claims_nobody(
    village: str, leagues: int
) -> None:
    table = Table("prowl")
    table.do(f"prowl @{village} wolves up")
    facts = facts_of(table.do("end"), "attack")[0]
    assert (facts["leagues"], facts["victims"]) == (leagues, 0)


def test_b11_4_javols_in_spring_and_in_summer() -> None:
    laid = "winter=serverette spring=javols/wolves/down"
    at = "marquis=javols gamekeeper=la-panouse"
    table = Table("move", 4, laid=laid, at=at, identity="count")
    assert facts_of(table.do("end"), "attack")[0]["victims"] == 0
    events = table.do("examine marquis @javols")
    assert facts_of(events, "examine")[0]["trace"] == "wolves"
    assert facts_of(events, "ask") == []
    assert table.state.traces[3] == 0
    table.draw("su10")
    table.do("decline", "prowl @marvejols devil up")
    assert facts_of(table.do("move gamekeeper @javols"), "move")[0]["how"] == "rides"
    table.do("end")
    assert facts_of(table.do("examine gamekeeper @javols"), "ask") == [
        {"trace": "wolves", "answer": "no"}
    ]
    assert table.state.outcome() is None


@pytest.mark.parametrize(("victims", "reason"), [(22, "draw"), (21, "time")])
def test_b11_5_the_count_after_round_12(victims: int, reason: str) -> None:
    laid = "winter=langeac spring=saugues/predator/down"
    tokens = "taken=wolves,count"
    at = "envoy=saugues"
    table = Table("move", 12, laid=laid, tokens=tokens, villages=f"mende={victims}", at=at)
    table.do("end", "end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.reason, table.state.victims) == (reason, victims)
