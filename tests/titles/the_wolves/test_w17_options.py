"""W17 Options."""

import pytest

from tests.titles.the_wolves.table import Table
from wolfden.core.errors import BadSetup
from wolfden.core.options import Value
from wolfden.titles.the_wolves.game import GAME, META
from wolfden.titles.the_wolves.rules.vocabulary import TERRAINS


def rich(action_tokens: str = "any") -> Table:
    """Return a table where seat 1 has done its two actions and holds three action tokens."""
    table = Table(3, "f3=1-alpha", action_tokens=action_tokens)
    table.pack(1, actions=3)
    table.seat(1, actions=2)
    return table


def test_w17_the_defaults_come_first() -> None:
    defaults = {option.name: option.default for option in META.options}
    assert defaults == {
        "first": "drawn",
        "action-tokens": "any",
        "late-tokens": "no",
        "tiles": "fronts",
        "packs": "dealt",
        "alpha-tiebreak": "on",
        "turn-limit": 250,
        "board": "",
    }


def test_w17_first_is_drawn_or_seat_1() -> None:
    drawn = Table(3, begun=False, first=2)
    assert (drawn.actor, drawn.state.view(None)["first"]) == (2, 1)
    seated = Table(3, begun=False, first_player="seat-1")
    assert (seated.actor, seated.state.view(None)["first"]) == (1, 0)


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("ukrainian", {"alpha-tiebreak": "off"}),
        ("russian", {}),
        ("czech", {"alpha-tiebreak": "off", "action-tokens": "one", "late-tokens": "yes"}),
    ],
)
def test_w17_an_edition_is_played_as_it_is_printed(edition: str, options: dict[str, Value]) -> None:
    chosen = {"first": "drawn", "packs": "chosen", "tiles": "chosen"}
    assert META.read_options({"edition": edition}) == META.read_options({**chosen, **options})


def test_w17_rules_1_are_played_without_a_draw() -> None:
    assert META.todays_options(1, {}) == {"first": "seat-1"}
    assert META.todays_options(1, {"first": "drawn"}) == {"first": "drawn"}
    assert META.todays_options(2, {}) == {}


def test_w17_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(
        BadSetup, match=r"Unknown option “moons”\. Available: first, action-tokens, late-tokens,"
    ):
        GAME.setup(3, {"moons": "blue"})
    with pytest.raises(BadSetup, match=r"Option action-tokens: “some” is not one of any \| one\."):
        GAME.setup(3, {"action-tokens": "some"})


def test_w17_action_tokens_any_number_a_turn() -> None:
    table = rich()
    for _action in range(3):
        table.do("move forest +home", "stop")
    assert table.has(1, "actions") == 0


def test_w17_action_tokens_at_most_one_a_turn() -> None:
    table = rich(action_tokens="one")
    table.do("move forest +home", "stop")
    assert table.has(1, "actions") == 2
    assert table.legal() == ["end"]
    assert table.why("move forest +home") == "one-token-a-turn"


def test_w17_action_tokens_one_again_in_the_next_turn() -> None:
    table = rich(action_tokens="one")
    table.do("move forest +home", "stop", "end", "end", "end")
    for _action in range(3):
        table.do("move forest +home", "stop")
    assert table.has(1, "actions") == 1
    assert table.legal() == ["end"]


@pytest.mark.parametrize(
    ("players", "tokens"),
    [(2, [0, 1]), (3, [0, 0, 1]), (4, [0, 0, 1, 1]), (5, [0, 0, 0, 1, 1])],
)
def test_w17_late_tokens_for_late_seats(players: int, tokens: list[int]) -> None:
    table = Table(players, begun=False, late_tokens="yes")
    assert [table.has(seat, "actions") for seat in range(1, players + 1)] == tokens


@pytest.mark.parametrize(
    ("players", "tokens"),
    [(2, [1, 0]), (3, [0, 1, 0]), (4, [1, 0, 0, 1]), (5, [1, 0, 0, 0, 1])],
)
def test_w17_late_tokens_go_by_the_order_of_turns(players: int, tokens: list[int]) -> None:
    table = Table(players, begun=False, late_tokens="yes", first=3 if players == 3 else 2)
    assert [table.has(seat, "actions") for seat in range(1, players + 1)] == tokens


@pytest.mark.parametrize("players", [3, 4, 5])
def test_w17_late_tokens_are_not_given_by_default(players: int) -> None:
    table = Table(players, begun=False)
    assert [table.has(seat, "actions") for seat in range(1, players + 1)] == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_w17_tiles_all_fronts_without_asking(players: int) -> None:
    table = Table(players, begun=False)
    assert table.offered("") == {"draft"}
    assert [table.has(seat, "backs") for seat in range(1, players + 1)] == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_w17_tiles_each_player_chooses_before_the_draft(players: int) -> None:
    table = Table(players, begun=False, tiles="chosen")
    for seat in range(1, players + 1):
        assert table.actor == seat
        assert table.legal() == ["tiles fronts", "tiles backs"]
        table.do("tiles backs" if seat == 2 else "tiles fronts")
    table.do("first 1")
    assert table.has(2, "backs") == 0b11111
    assert table.has(1, "backs") == 0
    assert (table.actor, table.offered("")) == (1, {"draft"})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_w17_packs_chosen_in_seat_order(players: int) -> None:
    table = Table(players, homes="", begun=False, packs="chosen")
    left = list(TERRAINS)
    for seat in range(1, players + 1):
        assert table.actor == seat
        assert table.offered("pack") == set(left)
        table.do(f"pack {left.pop()}")
    table.do("first 1")
    assert [TERRAINS[home] for home in table.state.homes()] == list(reversed(TERRAINS))[:players]
    assert (table.actor, table.offered("")) == (1, {"draft"})


def test_w17_packs_chosen_then_tiles_chosen_then_the_draft() -> None:
    table = Table(3, homes="", begun=False, packs="chosen", tiles="chosen")
    table.do("pack grass", "pack rock", "pack desert")
    assert table.offered("") == {"tiles"}


@pytest.mark.parametrize(("option", "ranks"), [("on", (2, 1, 3)), ("off", (1, 1, 3))])
def test_w17_alpha_tiebreak_on_or_off(option: str, ranks: tuple[int, ...]) -> None:
    hexes = "g5=1-alpha,1-pack i5=2-alpha f5=2-alpha h4=3-pack"
    table = Table(3, hexes, alpha_tiebreak=option)
    table.moon(22, scored=2)
    table.do("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.ranks == ranks
