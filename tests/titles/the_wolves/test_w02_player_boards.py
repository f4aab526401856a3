"""W2 Pieces and player boards."""

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table
from wolfden.titles.the_wolves.rules.tables import tables
from wolfden.titles.the_wolves.rules.vocabulary import PREY, TERRAINS

ALL_COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])
TRACKS = pytest.mark.parametrize("track", ["spread", "speed", "howl"])


# W2.1


@ALL_COUNTS
def test_w2_1_the_pieces_of_a_player(players: int) -> None:
    pack, alpha, den, lair = tables(players).pieces
    assert (alpha, pack, den, lair) == (4, 8, 12, 4)


@ALL_COUNTS
def test_w2_1_six_wolves_of_the_board_are_pack_wolves_and_two_alphas(players: int) -> None:
    # With the two pairs of the draft that makes 8 pack wolves and 4 alphas.
    order = tables(players).wolf_is_alpha
    assert (order.count(False), order.count(True)) == (6, 2)


def test_w2_1_a_player_has_twelve_dens() -> None:
    table = Table(3, "h4=1-alpha")
    table.pack(1, terrains=2, spread=4, speed=4, howl=3)
    assert table.offered("den @g5 +token,token") == {"^howl"}
    table.pack(1, howl=4)
    assert table.legal("den") == []
    assert table.why("den @g5 +token,token ^howl") == "no-den-left"


def test_w2_1_a_player_has_four_lairs() -> None:
    table = Table(3, "f3=1-alpha f2=1-den")
    table.pack(1, terrains=2, lairs=3)
    assert table.legal("lair @f2")
    table.pack(1, lairs=4)
    assert table.legal("lair") == []
    assert table.why("lair @f2 +token,token") == "no-lair-left"


def test_w2_1_a_player_has_six_terrain_tiles() -> None:
    table = Table(3, homes="forest rock grass")
    shown = [table.legal(f"move {terrain}") for terrain in TERRAINS]
    tiles = sorted(action.split()[2] for actions in shown for action in actions)
    assert tiles == [
        "+desert/forest",
        "+forest/rock",
        "+grass/tundra",
        "+home",
        "+rock/grass",
        "+tundra/desert",
    ]


# W2.2

ATTRIBUTES = {"spread": [2, 3, 3, 4, 4], "speed": [3, 4, 4, 5, 5], "howl": [2, 3, 3, 4, 4]}


@ALL_COUNTS
@TRACKS
def test_w2_2_attributes_grow_with_the_dens_taken(players: int, track: str) -> None:
    table = Table(players)
    found = []
    for taken in range(5):
        table.pack(1, **{track: taken})
        state = table.state
        values = {
            "spread": state.spread(0),
            "speed": state.speed(0),
            "howl": state.howl_range(0),
        }
        found.append(int(values.pop(track)))
        assert all(value == ATTRIBUTES[other][0] for other, value in values.items())
    assert found == ATTRIBUTES[track]


@TRACKS
def test_w2_2_a_track_has_four_dens(track: str) -> None:
    table = Table(3, "f3=1-alpha")
    table.pack(1, terrains=2, **{track: 4})
    assert f"^{track}" not in table.offered("den @f2 +token,token")
    assert table.why(f"den @f2 +token,token ^{track}") == "track-empty"


# W2.3

BONUS = [
    (2, "spread", "action", "terrain"),
    (2, "speed", "action", "terrain"),
    (2, "howl", "action", "terrain"),
    (3, "spread", "action", "terrain"),
    (3, "speed", "terrain", "action"),
    (3, "howl", "terrain", "action"),
    (4, "spread", "action", "terrain"),
    (4, "speed", "terrain", "action"),
    (4, "howl", "terrain", "action"),
    (5, "spread", "action", "terrain"),
    (5, "speed", "terrain", "action"),
    (5, "howl", "terrain", "action"),
]


@pytest.mark.parametrize(("players", "track", "second", "fourth"), BONUS)
def test_w2_3_the_second_and_fourth_den_of_a_track_give_a_token(
    players: int, track: str, second: str, fourth: str
) -> None:
    gained = []
    for taken in range(4):
        table = Table(players, "f7=1-alpha")
        table.pack(1, terrains=2, actions=0, **{track: taken})
        events = table.do(f"den @f7 +token,token ^{track}")
        gained.append([facts["token"] for facts in facts_of(events, "gain")])
        assert table.has(1, "actions") == gained[-1].count("action")
        assert table.has(1, "terrains") == gained[-1].count("terrain")
    assert gained == [[], [second], [], [fourth]]


# W2.4


@pytest.mark.parametrize(
    ("players", "points"),
    [
        (2, [0, 0, 0, 2, 5]),
        (3, [0, 0, 0, 3, 7]),
        (4, [0, 0, 0, 3, 7]),
        (5, [0, 0, 0, 3, 7]),
    ],
)
@TRACKS
def test_w2_4_points_of_an_attribute_track(players: int, points: list[int], track: str) -> None:
    table = Table(players)
    found = []
    for taken in range(5):
        table.pack(1, **{track: taken})
        found.append(table.score(1, track))
    assert found == points


# W2.5


@pytest.mark.parametrize(
    ("players", "alpha", "lone"),
    [(2, "h5", "h4"), (3, "j4", "k4"), (4, "l4", "m4"), (5, "l7", "m7")],
)
def test_w2_5_wolves_leave_the_board_in_their_order(players: int, alpha: str, lone: str) -> None:
    order = []
    for taken in range(8):
        table = Table(players, f"{alpha}=1-alpha")
        table.pack(1, wolves=taken, terrains=2)
        table.do(f"howl @{lone} +token,token")
        order.append(table.on(lone))
        assert table.has(1, "wolves") == taken + 1
    p, a = "1-pack", "1-alpha"
    assert order == [p, p, a, p, p, a, p, p]


@ALL_COUNTS
def test_w2_5_points_of_the_wolves_taken(players: int) -> None:
    table = Table(players)
    found = []
    for taken in range(9):
        table.pack(1, wolves=taken)
        found.append(table.score(1, "wolves"))
    assert found == [0, 1, 2, 3, 4, 6, 8, 10, 12]


# W2.6


@ALL_COUNTS
def test_w2_6_points_of_the_lairs(players: int) -> None:
    table = Table(players)
    found = []
    for built in range(5):
        table.pack(1, lairs=built)
        found.append(table.score(1, "lairs"))
    assert found == [0, 5, 10, 15, 20]


@pytest.mark.parametrize(
    ("players", "alpha", "den"),
    [(2, "h5", "h6"), (3, "f2", "f3"), (4, "h2", "h3"), (5, "h5", "h6")],
)
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_w2_6_each_lair_gives_a_terrain_token_immediately(
    players: int, alpha: str, den: str, built: int
) -> None:
    table = Table(players, f"{alpha}=1-alpha {den}=1-den")
    table.pack(1, terrains=2, lairs=built)
    events = table.do(f"lair @{den} +token,token")
    assert facts_of(events, "gain") == [{"token": "terrain", "by": "lair"}]
    assert table.has(1, "terrains") == 1
    assert table.has(1, "lairs") == built + 1


# W2.7


@pytest.mark.parametrize(
    ("players", "points"),
    [
        (2, [0, 2, 5, 9, 14, 20]),
        (3, [0, 1, 4, 9, 16, 25]),
        (4, [0, 1, 4, 9, 16, 25]),
        (5, [0, 1, 4, 9, 16, 25]),
    ],
)
def test_w2_7_points_of_the_hunt_track(players: int, points: list[int]) -> None:
    table = Table(players)
    found = []
    for count in range(6):
        table.pack(1, prey=",".join(PREY[:count]))
        found.append(table.score(1, "hunt"))
    assert found == points


@pytest.mark.parametrize(("players", "tokens"), [(2, 0), (3, 1), (4, 1), (5, 1)])
def test_w2_7_a_hunt_gives_an_action_token_but_not_with_two_players(
    players: int, tokens: int
) -> None:
    table = Table(players)
    ground = table.state.setting.board
    prey = ground.prey[0]
    around = [ground.names[place] for place in ground.neighbours[prey]]
    table.lay(" ".join(f"{name}=1-pack" for name in around[:3]))
    before = table.has(1, "actions")
    events = table.do("move forest +home", "stop")
    assert len(facts_of(events, "hunt")) == 1
    assert facts_of(events, "gain") == [{"token": "action", "by": "hunt"}] * tokens
    assert table.has(1, "actions") == before + tokens


# W2.8


def test_w2_8_only_the_highest_value_of_each_track_counts() -> None:
    table = Table(3)
    table.pack(1, spread=4, speed=4, howl=4, wolves=8, lairs=4, prey=",".join(PREY))
    parts = ["spread", "speed", "howl", "wolves", "lairs", "hunt"]
    assert [table.score(1, part) for part in parts] == [7, 7, 7, 12, 20, 25]


def test_w2_8_the_score_is_the_sum_of_the_six_tracks_and_the_tokens() -> None:
    table = Table(3)
    table.moon(22, scored=2)
    table.pack(1, spread=3, wolves=5, prey="hare,boar", regions=10, tokens=2, lesser=3)
    table.do("end")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 3 + 6 + 4 + 10 + 3


# W2.9

TILES = ["forest/rock", "rock/grass", "grass/tundra", "tundra/desert", "desert/forest"]


@ALL_COUNTS
def test_w2_9_the_same_five_two_faced_tiles_for_everyone(players: int) -> None:
    assert tables(players).tile_names == TILES


@pytest.mark.parametrize("home", TERRAINS)
def test_w2_9_the_home_tile_shows_home_on_both_faces(home: str) -> None:
    rest = [terrain for terrain in TERRAINS if terrain != home]
    table = Table(3, homes=" ".join([home, *rest]))
    assert table.may(f"move {home} +home")
    assert not [action for t in rest for action in table.legal(f"move {t} +home")]
    table.do(f"move {home} +home", "stop")
    assert table.may(f"move {home} +home")


def test_w2_9_at_the_start_the_five_tiles_show_their_fronts() -> None:
    table = Table(3)
    for tile in TILES:
        front, back = tile.split("/")
        assert table.may(f"move {front} +{tile}")
        assert not table.may(f"move {back} +{tile}")


def test_w2_9_a_turned_tile_shows_its_back() -> None:
    table = Table(3)
    table.pack(1, backs="rock/grass")
    assert table.may("move grass +rock/grass")
    assert not table.may("move rock +rock/grass")


def test_w2_9_all_backs_show_five_different_terrains_too() -> None:
    table = Table(3, begun=False, tiles="chosen")
    table.do("tiles backs", "tiles fronts", "tiles fronts")
    packs = table.state.view(None)["packs"]
    assert isinstance(packs, list)
    assert [tile["shows"] for tile in packs[0]["tiles"]] == [t.split("/")[1] for t in TILES]
    assert [tile["shows"] for tile in packs[1]["tiles"]] == [t.split("/")[0] for t in TILES]
