"""B8 The end."""

from typing import Any

import pytest

from tests.titles.brotherhood_of_the_wolf.table import Table
from tests.titles.tables import facts_of

LAST = "summer=prades autumn=auvers winter=langeac/wolves/down spring=saugues/predator/down"


def last_round(victims: int, tokens: str = "", **more: Any) -> Table:
    """Return the last attack, which claims two victims, after this number of them."""
    return Table("move", 12, laid=LAST, villages=f"mende={victims}", tokens=tokens, **more)


def ending(table: Table) -> tuple[str, tuple[int, ...]]:
    outcome = table.state.outcome()
    assert outcome is not None
    return (outcome.reason, outcome.scores)


def test_b8_1_the_beast_wins_with_25_victims() -> None:
    table = last_round(23)
    table.do("end")
    assert ending(table) == ("victims", (2, 0))


def test_b8_1_the_hunters_win_by_name_or_by_the_fourth_token() -> None:
    table = last_round(1, at="gamekeeper=langeac", identity="wolves")
    table.do("end", "examine gamekeeper @langeac")
    assert ending(table) == ("identity", (0, 2))
    table = last_round(
        1, "taken=count,devil,vagabond", at="gamekeeper=langeac", identity="predator"
    )
    table.do("end", "examine gamekeeper @langeac")
    assert ending(table) == ("fourth-token", (0, 2))


@pytest.mark.parametrize(
    ("victims", "taken", "reason", "scores"),
    [
        (22, "", "draw", (1, 1)),
        (18, "", "draw", (1, 1)),
        (17, "", "time", (0, 2)),
        (19, "taken=count", "draw", (1, 1)),
        (18, "taken=count", "time", (0, 2)),
    ],
)
def test_b8_2_after_round_12_victims_and_tokens_not_taken_are_counted(
    victims: int, taken: str, reason: str, scores: tuple[int, ...]
) -> None:
    table = last_round(victims, taken)
    events = table.do("end")
    assert ending(table) == (reason, scores)
    assert facts_of(events, "over") == [{"reason": reason, "identity": "devil"}]


def test_b8_2_a_draw_is_shared_by_all() -> None:
    table = last_round(20)
    table.do("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
