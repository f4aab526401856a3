"""What everyone sees: the whole table, the same for all."""

import json
import random

import pytest

from tests.titles.the_wolves.table import Table
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Json
from wolfden.titles.the_wolves.game import GAME

FIELDS = {
    "stage",
    "seat",
    "first",
    "turn",
    "actions",
    "free_actions",
    "walkers",
    "ground",
    "walked",
    "moon",
    "hexes",
    "water",
    "regions",
    "printed",
    "packs",
}
HEX_FIELDS = {"hex", "q", "r", "region", "terrain", "pieces", "lone_wolf", "prey", "stack"}
PACK_FIELDS = {
    "home",
    "tiles",
    "pays",
    "action_tokens",
    "terrain_tokens",
    "tracks",
    "wolves",
    "lairs",
    "prey",
    "region_points",
    "region_tokens",
    "lesser_points",
    "score",
}


def rows(view: Json, key: str) -> list[Json]:
    """Return a list of tables in a view."""
    found = view[key]
    assert isinstance(found, list)
    return found


def row_of(view: Json, name: str) -> Json:
    """Return what a view says of one hex."""
    return next(row for row in rows(view, "hexes") if row["hex"] == name)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_view_is_json_and_equal_for_all_along_a_game(players: int) -> None:
    rng = random.Random(players)
    state = GAME.setup(players, {"tiles": "chosen", "turn-limit": 12})
    while not state.is_over:
        view = state.view(None)
        assert json.loads(json.dumps(view)) == view
        assert all(state.view(seat) == view for seat in range(players))
        assert state.resample(0, rng).view(0) == view
        seat = state.actors()[0]
        state.play(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.codes(seat)))


def test_the_fields_of_a_view() -> None:
    view = Table(3, "h4=1-alpha").state.view(None)
    assert set(view) == FIELDS
    assert {frozenset(row) for row in rows(view, "hexes")} == {frozenset(HEX_FIELDS)}
    assert {frozenset(row) for row in rows(view, "packs")} == {frozenset(PACK_FIELDS)}
    regions = {frozenset(row) for row in rows(view, "regions")}
    assert regions == {frozenset({"region", "lake", "token", "control"})}
    assert {frozenset(row) for row in rows(view, "water")} == {frozenset({"hex", "q", "r", "kind"})}


def test_a_view_is_no_window_into_the_state() -> None:
    state = Table(3, "h4=1-alpha").state
    before = state.dump()
    view = state.view(0)
    rows(view, "hexes").clear()
    rows(view, "packs").clear()
    assert state.dump() == before
    assert len(rows(state.view(0), "packs")) == 3


def test_a_hex_shows_terrain_pieces_and_tokens() -> None:
    view = Table(3, "f3=1-alpha,2-den g3=deer*1").state.view(None)
    row = row_of(view, "f3")
    assert (row["terrain"], row["region"], row["lone_wolf"]) == ("grass", 1, False)
    assert row["pieces"] == [{"owner": 1, "kind": "den"}, {"owner": 0, "kind": "alpha"}]
    assert (row_of(view, "g3")["prey"], row_of(view, "g3")["stack"]) == ("deer", 1)
    assert row_of(view, "f4")["lone_wolf"] is True
    assert row_of(view, "h4")["region"] == -1


def test_hexes_lie_where_their_coordinates_say() -> None:
    table = Table(3)
    ground = table.state.setting.board
    for row in rows(table.state.view(None), "hexes"):
        place = ground.hexes[table.hex(str(row["hex"]))]
        assert (row["q"], row["r"]) == (place.q, place.r)


def test_water_is_lake_or_chasm() -> None:
    water = rows(Table(3).state.view(None), "water")
    kinds = {str(row["hex"]): row["kind"] for row in water}
    assert kinds["e3"] == "lake"
    assert kinds["h5"] == "chasm"
    assert sorted(map(str, kinds.values())) == ["chasm"] * 6 + ["lake"] * 6


def test_a_region_shows_its_board_token_and_control() -> None:
    hexes = "f3=1-alpha,1-pack e4=2-lair"
    region = rows(Table(3, hexes).state.view(None), "regions")[1]
    assert region == {
        "region": "2",
        "lake": "e3",
        "token": "crescent",
        "control": [
            {"owner": 1, "control": 3, "alphas": 0, "leads": True},
            {"owner": 0, "control": 2, "alphas": 1, "leads": False},
        ],
    }


def test_the_neutral_pack_is_nobodys() -> None:
    view = Table(2).state.view(None)
    assert row_of(view, "l8")["pieces"] == [{"owner": -1, "kind": "lair"}]
    neutral = {"owner": -1, "control": 3, "alphas": 0, "leads": True}
    assert rows(view, "regions")[3]["control"] == [neutral]
    assert rows(view, "regions")[3]["token"] == "crescent/quarter"


def test_a_pack_shows_its_board() -> None:
    table = Table(3)
    table.pack(1, backs="rock/grass", actions=2, terrains=1, speed=1, wolves=3, lairs=1)
    table.pack(1, prey="hare,moose", regions=4, tokens=1, lesser=3)
    pack = rows(table.state.view(None), "packs")[0]
    assert pack["home"] == "forest"
    assert rows(pack, "tiles")[:2] == [
        {"tile": "forest/rock", "shows": "forest", "back": "rock"},
        {"tile": "rock/grass", "shows": "grass", "back": "rock"},
    ]
    assert pack["pays"] == [2, 0, 2, 1, 1]  # forest with home, rock, grass, tundra, desert
    assert (pack["action_tokens"], pack["terrain_tokens"]) == (2, 1)
    tracks = pack["tracks"]
    assert isinstance(tracks, dict)
    assert tracks["speed"] == {
        "dens": 1,
        "value": 4,
        "values": [3, 4, 4, 5, 5],
        "points": [0, 0, 0, 3, 7],
        "tokens": ["", "", "terrain", "", "action"],
    }
    assert (pack["wolves"], pack["lairs"], pack["prey"]) == (3, 1, ["moose", "hare"])
    points = (pack["region_points"], pack["region_tokens"], pack["lesser_points"])
    assert points == (4, 1, 3)
    assert pack["score"] == {
        "spread": 0,
        "speed": 0,
        "howl": 0,
        "lairs": 5,
        "hunt": 4,
        "wolves": 3,
        "regions": 4,
        "lesser": 3,
    }


@pytest.mark.parametrize(
    ("players", "hunt", "token"),
    [(2, [0, 2, 5, 9, 14, 20], ""), (3, [0, 1, 4, 9, 16, 25], "action")],
)
def test_a_view_shows_what_every_board_has_printed(
    players: int, hunt: list[int], token: str
) -> None:
    assert Table(players).state.view(None)["printed"] == {
        "wolves": ["pack", "pack", "alpha", "pack", "pack", "alpha", "pack", "pack"],
        "wolf_points": [0, 1, 2, 3, 4, 6, 8, 10, 12],
        "lair_points": [0, 5, 10, 15, 20],
        "lair_token": "terrain",
        "hunt_points": hunt,
        "hunt_token": token,
        "costs": {"move": 1, "howl": 2, "den": 2, "lair": 2, "dominate": 3},
    }


def test_the_moon_shows_date_dates_and_scored_phases() -> None:
    table = Table(3)
    table.moon(10, scored=1)
    points = [[4, 2], [6, 3], [8, 4]]
    moon = {"date": 10, "dates": [9, 17, 22], "points": points, "scored": ["crescent"]}
    assert table.state.view(None)["moon"] == moon


def test_a_move_shows_its_terrain_and_who_has_walked() -> None:
    table = Table(3, "h4=1-alpha g5=1-pack")
    table.do("move grass +grass/tundra", "walk alpha@h4 @f3")
    view = table.state.view(None)
    assert (view["stage"], view["seat"], view["turn"], view["actions"]) == ("walk", 0, 1, 1)
    assert (view["walkers"], view["ground"]) == (1, "grass")
    assert view["walked"] == [{"hex": "f3", "wolf": "alpha"}]


def test_before_the_map_is_dealt_nothing_is_known_of_it() -> None:
    view = GAME.setup(3).view(None)
    assert view["stage"] == "regions"
    assert {row["terrain"] for row in rows(view, "hexes")} == {""}
    assert {row["region"] for row in rows(view, "regions")} == {""}
    assert {row["token"] for row in rows(view, "regions")} == {""}
    assert {row["home"] for row in rows(view, "packs")} == {""}
    assert rows(view, "packs")[0]["pays"] == [1, 1, 1, 1, 1]  # no home tile yet


def test_the_terrain_of_a_move_is_shown_only_while_it_lasts() -> None:
    table = Table(3, "h4=1-alpha")
    assert table.state.view(None)["ground"] == ""
    table.do("move rock +rock/grass")
    assert table.state.view(None)["ground"] == "rock"
    table.do("stop")
    assert table.state.view(None)["ground"] == ""


def test_the_view_says_how_many_actions_of_a_turn_are_free() -> None:
    assert GAME.setup(3).view(None)["free_actions"] == 2
