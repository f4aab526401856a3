"""W15 End."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table
from wolfden.core.contract import Outcome
from wolfden.core.errors import WrongSeat


def ended(table: Table) -> Outcome:
    """Return the outcome of a game that is over."""
    outcome = table.state.outcome()
    assert outcome is not None
    assert table.state.is_over
    return outcome


def at_full_moon(hexes: str = "") -> Table:
    """Return a table in whose present turn the full moon was reached."""
    table = Table(3, hexes)
    table.moon(22, scored=2)
    return table


# W15.1


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_w15_1_the_game_ends_right_after_the_full_moon_in_the_middle_of_a_round(seat: int) -> None:
    table = at_full_moon("i8=2-alpha")
    table.seat(seat)
    events = table.do("end")
    assert facts_of(events, "over") == [{"reason": "full-moon"}]
    assert ended(table).reason == "full-moon"
    assert table.has(2, "regions") == 8


def test_w15_1_before_that_there_is_no_outcome() -> None:
    table = at_full_moon()
    assert table.state.outcome() is None
    assert not table.state.is_over


def test_w15_1_afterwards_nobody_may_act() -> None:
    table = at_full_moon()
    table.do("end")
    assert table.state.actors() == ()
    assert table.state.legal(0) == []
    with pytest.raises(WrongSeat, match=r"The game is over: no seat can act\."):
        table.state.apply(table.state.parse(1, "end"))


# W15.2


def test_w15_2_the_score_adds_tokens_lower_values_and_the_six_tracks() -> None:
    table = at_full_moon("i8=1-alpha h9=2-pack")
    table.pack(
        1, spread=4, speed=3, howl=2, lairs=2, wolves=3, prey="hare,boar", regions=4, lesser=5
    )
    table.do("end")
    outcome = ended(table)
    assert dict(outcome.parts[0]) == {
        "spread": 7,
        "speed": 3,
        "howl": 0,
        "lairs": 10,
        "hunt": 4,
        "wolves": 3,
        "regions": 12,
        "lesser": 5,
    }
    assert outcome.scores[0] == 44
    assert outcome.scores[1] == 4


def test_w15_2_the_highest_score_wins() -> None:
    table = at_full_moon()
    table.pack(2, lairs=1)
    table.pack(3, wolves=3)
    table.do("end")
    assert ended(table).ranks == (3, 1, 2)
    assert ended(table).winners == (1,)


# W15.3


def test_w15_3_ties_go_to_more_region_tokens() -> None:
    table = at_full_moon("i3=1-alpha i4=1-pack")
    table.pack(1, lesser=8)
    table.pack(2, regions=4, tokens=1, lesser=4)
    table.pack(3, regions=8, tokens=2)
    table.do("end")
    assert ended(table).ranks == (3, 2, 1)


def test_w15_3_then_to_more_wolves_on_the_map() -> None:
    table = at_full_moon("g5=1-pack i5=2-alpha f5=2-pack h4=3-den j4=3-lair")
    table.do("end")
    assert ended(table).ranks == (2, 1, 3)


def test_w15_3_then_to_more_alphas_on_the_map() -> None:
    table = at_full_moon("g5=1-alpha,1-pack i5=2-alpha f5=2-alpha h4=3-pack j4=3-pack")
    table.do("end")
    assert ended(table).ranks == (2, 1, 3)


def test_w15_3_then_the_victory_is_shared() -> None:
    table = at_full_moon("g5=1-alpha,1-pack i5=2-alpha f5=2-pack h4=3-pack j4=3-pack")
    table.do("end")
    assert ended(table).ranks == (1, 1, 3)
    assert ended(table).winners == (0, 1)


# W15.4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_w15_4_a_standstill_is_twice_the_players_turns_without_any_action(players: int) -> None:
    table = Table(players)
    for _turn in range(2 * players - 1):
        table.do("end")
        assert not table.state.is_over
    events = table.do("end")
    assert facts_of(events, "over") == [{"reason": "standstill"}]
    assert ended(table).reason == "standstill"


def test_w15_4_an_action_starts_the_count_again() -> None:
    table = Table(3)
    table.do("end", "end", "end", "end", "end")
    table.do("move grass +home", "stop", "end")
    for _turn in range(5):
        table.do("end")
        assert not table.state.is_over
    table.do("end")
    assert ended(table).reason == "standstill"


def test_w15_4_the_remaining_phases_are_scored_in_order() -> None:
    table = Table(3, "f3=1-alpha e5=2-alpha i8=2-alpha")
    events = table.do("end", "end", "end", "end", "end", "end")
    phases = [facts["phase"] for facts in facts_of(events, "phase")]
    assert phases == ["crescent", "quarter", "full"]
    assert [table.has(seat, "regions") for seat in (1, 2, 3)] == [4, 6 + 8, 0]


def test_w15_4_phases_scored_before_are_not_scored_again() -> None:
    table = Table(3, "f3=1-alpha", moons="crescent crescent quarter quarter full full")
    table.moon(9)
    events = table.do("end", "end", "end", "end", "end", "end")
    assert [facts["phase"] for facts in facts_of(events, "phase")] == [
        "crescent",
        "quarter",
        "full",
    ]
    assert table.has(1, "regions") == 4


def test_w15_4_after_turn_250_the_game_ends() -> None:
    table = Table(3, "f3=2-alpha")
    table.state.turn = 249
    table.do("end")
    assert not table.state.is_over
    events = table.do("move rock +home", "stop", "end")
    assert facts_of(events, "over") == [{"reason": "turn-limit"}]
    assert ended(table).scores == (0, 4, 0)


def test_w15_4_the_turn_limit_is_an_option() -> None:
    table = Table(3, turn_limit=2)
    table.do("end")
    assert not table.state.is_over
    table.do("move rock +home", "stop", "end")
    assert ended(table).reason == "turn-limit"


def test_w15_4_a_full_moon_in_the_last_turn_is_a_full_moon() -> None:
    table = Table(3, turn_limit=1)
    table.moon(22, scored=2)
    table.do("end")
    assert ended(table).reason == "full-moon"
