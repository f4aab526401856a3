"""B1 Things."""

import pytest

from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.titles.brotherhood_of_the_wolf.game import GAME
from wolfden.titles.brotherhood_of_the_wolf.rules.board import board
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import season_of, year_of
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import HUNTERS, IDENTITIES


def test_b1_1_thirty_numbered_villages_and_hamlets_without_number() -> None:
    places = Table("prowl").seen("places")
    assert isinstance(places, list)
    numbers = [place["number"] for place in places]
    assert numbers[:30] == list(range(1, 31))
    assert set(numbers[30:]) == {0}
    assert len(numbers) == 66


def test_b1_1_every_road_is_one_league_and_distance_is_the_shortest_path() -> None:
    ground = board()
    for place, near in enumerate(ground.neighbours):
        assert all(ground.leagues[place][there] == 1 for there in near)
        for there in range(ground.size):
            if there != place:
                steps = [ground.leagues[place][by] for by in ground.neighbours[there]]
                assert ground.leagues[place][there] == 1 + min(steps)


def test_b1_1_special_villages() -> None:
    ground = board()
    assert {ground.names[village] for village in ground.special} == {
        "Grandrieu",
        "Javols",
        "Le Malzieu",
    }


def test_b1_2_five_identities_each_with_one_trace_token() -> None:
    table = Table("prowl")
    assert table.offered("prowl @auvers") == set(IDENTITIES)
    assert table.offered("prowl @auvers devil") == {"down", "up"}


@pytest.mark.parametrize(
    ("hunter", "knows"),
    [("bishop", "devil"), ("gamekeeper", "wolves"), ("marquis", "predator"), ("envoy", "count")],
)
def test_b1_3_each_hunter_knows_one_identity_and_the_vagabond(hunter: str, knows: str) -> None:
    hunters = Table("move", laid="spring=langeac summer=auvers/wolves/down").seen("hunters")
    assert isinstance(hunters, list)
    assert hunters[HUNTERS.index(hunter)]["symbols"] == [knows, "vagabond"]


@pytest.mark.parametrize(
    ("seats", "leaders"), [(2, [1, 1, 1, 1]), (3, [1, 2, 1, 2]), (4, [1, 2, 3, 1])]
)
def test_b1_3_all_four_hunters_play_whatever_the_number_of_people(
    seats: int, leaders: list[int]
) -> None:
    hunters = GAME.setup(seats).view(None)["hunters"]
    assert isinstance(hunters, list)
    assert [hunter["seat"] for hunter in hunters] == leaders


def test_b1_3_figures_may_be_chosen_in_turn() -> None:
    state = GAME.setup(3, {"figures": "chosen"})
    for seat, hunter in ((1, "envoy"), (2, "bishop"), (1, "marquis"), (2, "gamekeeper")):
        assert state.actors() == (seat,)
        state.apply(state.parse(seat, f"lead {hunter}"))
    hunters = state.view(None)["hunters"]
    assert isinstance(hunters, list)
    assert [hunter["seat"] for hunter in hunters] == [2, 2, 1, 1]
    assert state.actors() == (0,)


def test_b1_3_each_person_moves_only_their_own_figures() -> None:
    table = Table("move", laid="spring=langeac summer=auvers/wolves/down", seats=3)
    assert table.state.actors() == (1, 2)
    assert table.offered("move", seat=2) == {"bishop", "marquis"}
    assert table.offered("move", seat=3) == {"gamekeeper", "envoy"}
    assert table.why("move envoy @mende", seat=2) == "not-your-hunter"


def test_b1_3_with_shared_command_everyone_moves_all() -> None:
    laid = "spring=langeac summer=auvers/wolves/down"
    table = Table("move", laid=laid, seats=3, command="shared")
    assert table.offered("move", seat=2) == set(HUNTERS)
    assert table.offered("move", seat=3) == set(HUNTERS)


def test_b1_4_three_troops_on_each_season_space() -> None:
    spaces = GAME.setup(2).view(None)["spaces"]
    assert isinstance(spaces, list)
    assert [(space["season"], space["troop"], space["troops"]) for space in spaces] == [
        ("summer", "dragoon", 3),
        ("autumn", "peasant", 3),
        ("winter", "peasant", 3),
        ("spring", "dragoon", 3),
    ]


def test_b1_5_twelve_rounds_from_summer_1764_to_spring_1767() -> None:
    seasons = [(season_of(number), year_of(number)) for number in range(13)]
    assert seasons[:4] == [(3, 1764), (0, 1764), (1, 1764), (2, 1764)]
    assert seasons[4] == (3, 1765)
    assert seasons[-1] == (3, 1767)
