"""W3 Set-up, 3 to 5 players."""

from collections import Counter

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import HOMES, Table
from wolfden.core.contract import CHANCE
from wolfden.core.events import Log
from wolfden.core.hexes import Hex
from wolfden.titles.the_wolves.game import GAME
from wolfden.titles.the_wolves.rules.vocabulary import STAGES, TERRAINS

WITH_START = pytest.mark.parametrize("players", [3, 4, 5])
NORTH = ["f5", "g5", "h4", "i5", "j4"]
SOUTH = ["f7", "g7", "h7", "i7", "j6"]


def drafting(players: int = 3) -> Table:
    return Table(players, begun=False)


# W3.1


@WITH_START
def test_w3_1_a_lone_wolf_on_each_marked_hex(players: int) -> None:
    table = drafting(players)
    ground = table.state.setting.board
    lone = [name for name in ground.names if table.on(name) == "lone"]
    assert lone == sorted((ground.names[place] for place in ground.lone_wolves), key=table.hex)
    assert len(lone) == 2 * ground.region_count


# W3.2

PREY = {
    3: "moose deer raccoon boar hare hare",
    4: "moose deer raccoon raccoon boar boar hare hare",
    5: "moose moose deer deer raccoon raccoon boar boar hare hare",
}


@WITH_START
def test_w3_2_the_prey_by_number_of_players(players: int) -> None:
    table = drafting(players)
    ground = table.state.setting.board
    stacks = [table.on(ground.names[place]) for place in ground.prey]
    assert Counter(stacks) == Counter(f"{kind}*2" for kind in PREY[players].split())
    assert len([name for name in ground.names if "*" in table.on(name)]) == len(stacks)


@WITH_START
def test_w3_2_prey_is_laid_at_random(players: int) -> None:
    state = GAME.setup(players)
    while state.legal(CHANCE)[0].words[0] == "region":
        state.apply(state.legal(CHANCE)[0])
    found = {action.words[1]: weight for action, weight in state.chance()}
    assert found == Counter(PREY[players].split())


def test_w3_2_what_is_laid_is_not_left_to_lay() -> None:
    state = GAME.setup(3)
    while state.legal(CHANCE)[0].words[0] == "region":
        state.apply(state.legal(CHANCE)[0])
    state.apply(state.parse(CHANCE, "prey moose"))
    state.apply(state.parse(CHANCE, "prey hare"))
    found = {action.words[1]: weight for action, weight in state.chance()}
    assert found == {"deer": 1, "raccoon": 1, "boar": 1, "hare": 1}


# W3.3

TOKENS = {
    3: {"crescent": 2, "quarter": 2, "full": 2},
    4: {"crescent": 2, "quarter": 3, "full": 3},
    5: {"crescent": 3, "quarter": 4, "full": 3},
}


@WITH_START
def test_w3_3_region_tokens_by_number_of_players_at_random(players: int) -> None:
    state = GAME.setup(players)
    while state.legal(CHANCE)[0].words[0] != "moon":
        state.apply(state.legal(CHANCE)[0])
    found = {action.words[1]: weight for action, weight in state.chance()}
    assert found == TOKENS[players]


@WITH_START
def test_w3_3_one_token_on_each_lake(players: int) -> None:
    regions = drafting(players).state.view(None)["regions"]
    assert isinstance(regions, list)
    assert Counter(region["token"] for region in regions) == TOKENS[players]


# W3.4


@WITH_START
def test_w3_4_packs_are_dealt_at_random_and_all_different(players: int) -> None:
    state = GAME.setup(players)
    while state.legal(CHANCE)[0].words[0] != "pack":
        state.apply(state.legal(CHANCE)[0])
    dealt: list[str] = []
    for seat in range(players):
        outcomes = state.chance()
        assert {action.words[1] for action, _ in outcomes} == set(TERRAINS) - set(dealt)
        assert {weight for _, weight in outcomes} == {1}
        action = outcomes[-1][0]
        dealt.append(action.words[1])
        state.apply(action)
        packs = state.view(None)["packs"]
        assert isinstance(packs, list)
        assert packs[seat]["home"] == dealt[-1]
    assert len(set(dealt)) == players


def test_w3_4_a_pack_belongs_to_one_seat() -> None:
    table = Table(3, homes="", begun=False, packs="chosen")
    table.do("pack grass")
    assert table.why("pack grass") == "pack-taken"


# W3.5


@WITH_START
def test_w3_5_the_draft_goes_in_snake_order(players: int) -> None:
    table = drafting(players)
    order = []
    while STAGES[table.state.stage] == "draft":
        order.append(table.actor)
        table.do(table.legal()[0])
    seats = list(range(1, players + 1))
    assert order == [*seats, *reversed(seats)]


def test_w3_5_each_time_an_alpha_and_a_pack_wolf() -> None:
    table = drafting()
    table.do("draft @h4")
    assert table.on("h4") == "1-alpha,1-pack"
    assert sum(table.on(name) != "" for name in NORTH + SOUTH) == 1


def test_w3_5_on_any_start_board_hex_that_touches_the_chasm_and_on_no_other() -> None:
    table = drafting()
    assert table.offered("draft") == {f"@{name}" for name in NORTH + SOUTH}
    assert table.why("draft @g4") == "draft-off-chasm"


def test_w3_5_a_start_board_hex_away_from_the_chasm_is_no_place_to_draft() -> None:
    # An own start board: its northern forest hex lies far off, beyond the north end of the map.
    start = """
        [start]
        chasm = [[-3, 2], [-2, 1], [-1, 0], [-1, 1], [0, 0], [1, -1]]
        north = { tundra = [-3, 1], rock = [-2, 0], desert = [-1, -1], grass = [0, -1], forest = [-1, -5] }
        south = { desert = [-3, 3], grass = [-2, 2], forest = [-1, 2], tundra = [0, 1], rock = [1, 0] }
    """  # noqa: E501 (a table of TOML stands on one line)
    table = Table(3, begun=False, board=start)
    ground = table.state.setting.board
    far_off = ground.names[ground.hexes.index(Hex(-1, -5))]
    assert len(table.legal("draft")) == 9
    assert table.why(f"draft @{far_off}") == "draft-off-chasm"


def test_w3_5_the_hex_must_be_empty() -> None:
    table = drafting()
    table.do("draft @h4")
    assert not table.may("draft @h4")
    assert table.why("draft @h4") == "draft-on-taken"


def test_w3_5_the_second_pair_goes_to_the_other_side_of_the_chasm() -> None:
    table = drafting()
    table.do("draft @h4", "draft @g7", "draft @g5")
    assert table.offered("draft") == {f"@{name}" for name in SOUTH if name != "g7"}
    assert table.why("draft @i5") == "draft-same-side"
    table.do("draft @h7")
    assert table.offered("draft") == {"@f5", "@i5", "@j4"}
    assert table.why("draft @j6") == "draft-same-side"


# W3.6


@WITH_START
def test_w3_6_chance_draws_the_first_player(players: int) -> None:
    state = GAME.setup(players)
    while "stage=first" not in state.dump():
        state.apply(state.legal(CHANCE)[0])
    assert state.view(None)["first"] == -1
    found = {action.words[1]: weight for action, weight in state.chance()}
    assert found == {str(seat + 1): 1 for seat in range(players)}
    log = Log()
    state.apply(state.parse(CHANCE, "first 2"), log)
    assert [(event.seat, event.public) for event in log.events] == [(1, {"way": "drawn"})]
    assert state.view(None)["first"] == 1
    assert state.actors() == (1,)


@WITH_START
def test_w3_6_the_drawn_player_places_first_and_last_and_plays_first(players: int) -> None:
    table = Table(players, begun=False, first=3)
    order = []
    for _pair in range(2 * players):
        order.append(table.actor)
        table.do(table.legal()[0])
    seats = [(2 + place) % players + 1 for place in range(players)]
    assert order == [*seats, *reversed(seats)]
    turns = []
    for _turn in range(players + 1):
        turns.append(table.actor)
        table.do("end")
    assert turns == [*seats, seats[0]]


@WITH_START
def test_w3_6_without_a_draw_seat_1_begins_immediately(players: int) -> None:
    table = Table(players, homes="", begun=False, first_player="seat-1")
    assert table.state.view(None)["first"] == 0
    events = table.do(*[f"pack {home}" for home in HOMES.split()[:players]])
    assert facts_of(events, "first") == [{"way": "seat-1"}]
    assert (table.actor, table.offered("")) == (1, {"draft"})


def test_w3_6_a_drawn_first_player_stands_in_the_position() -> None:
    table = Table(3, begun=False, first=2)
    text = table.state.dump()
    assert "turn stage=draft seat=2 first=2\n" in text
    assert GAME.load(text).dump() == text
    for _pair in range(6):
        table.do(table.legal()[0])
    assert "turn stage=act seat=2 first=2 turn=1\n" in table.state.dump()


@WITH_START
def test_w3_6_the_first_drafter_plays_first_and_then_clockwise(players: int) -> None:
    table = drafting(players)
    for _pair in range(2 * players):
        table.do(table.legal()[0])
    turns = []
    for _turn in range(players + 1):
        turns.append(table.actor)
        table.do("end")
    assert turns == [*range(1, players + 1), 1]
