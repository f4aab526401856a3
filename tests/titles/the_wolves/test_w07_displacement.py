"""W7 Displacement."""

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table


def pushing(hexes: str, terrain: str = "grass") -> Table:
    """Return a table where seat 1 has paid for a move to a terrain."""
    table = Table(3, hexes)
    table.pack(1, terrains=1)
    table.do(f"move {terrain} +token")
    return table


def refuges(table: Table, walk: str) -> set[str]:
    """Return the hexes offered to the wolf that a walk displaces."""
    return {word[1:] for word in table.offered(walk)}


# Around f3 (seat 1 comes from h4 and displaces the wolf on f3):
#
#          f2
#     e3 ~      g3 !
#          f3 2-pack
#     e4        g4
#          f4 *      h4 1-alpha


def test_w7_1_all_nearest_hexes_without_piece_or_token_are_offered() -> None:
    # Prey on g3 and the lone wolf on f4 are in the way; the terrain is irrelevant.
    table = pushing("h4=1-alpha f3=2-pack")
    assert refuges(table, "walk alpha@h4 @f3") == {"f2", "g4", "e4"}
    assert table.why("walk alpha@h4 @f3 >g3") == "refuge-not-nearest"
    assert table.why("walk alpha@h4 @f3 >f4") == "refuge-not-nearest"


def test_w7_1_a_token_hex_counts_again_once_the_token_is_gone() -> None:
    table = pushing("h4=1-alpha f3=2-pack g3=- f4=-")
    assert refuges(table, "walk alpha@h4 @f3") == {"f2", "g3", "g4", "f4", "e4"}


def test_w7_1_the_active_player_chooses_and_nobody_else() -> None:
    table = pushing("h4=1-alpha f3=2-pack")
    assert table.actor == 1
    assert table.why("walk alpha@h4 @f3") == "refuge-needed"
    events = table.do("walk alpha@h4 @f3 >e4")
    assert table.on("e4") == "2-pack"
    assert [event.seat for event in events if event.name == "displace"] == [1]


def test_w7_1_a_hex_with_one_piece_of_the_same_colour_takes_it() -> None:
    table = pushing("h4=1-alpha f3=2-pack f2=2-den g4=2-alpha e4=2-pack")
    assert refuges(table, "walk alpha@h4 @f3") == {"f2", "g4", "e4"}
    table.do("walk alpha@h4 @f3 >f2")
    assert table.on("f2") == "2-den,2-pack"


def test_w7_1_a_hex_with_two_pieces_or_another_colour_does_not() -> None:
    table = pushing("h4=1-alpha f3=2-pack f2=2-den,2-pack g4=3-den e4=1-den")
    two_steps_away = {"e2", "g2", "h2", "h3", "h4", "g5", "f5", "e5", "d4", "d3"}
    assert refuges(table, "walk alpha@h4 @f3") == two_steps_away
    assert table.why("walk alpha@h4 @f3 >g4") == "refuge-not-nearest"
    assert table.why("walk alpha@h4 @f3 >f2") == "refuge-not-nearest"


def test_w7_1_only_the_nearest_ones() -> None:
    # One free neighbour is left: the hexes two steps away are not offered.
    table = pushing("h4=1-alpha f3=2-pack f2=3-den g4=3-den")
    assert refuges(table, "walk alpha@h4 @f3") == {"e4"}
    assert table.why("walk alpha@h4 @f3 >e5") == "refuge-not-nearest"


def test_w7_1_the_hex_the_alpha_has_just_left_is_offered() -> None:
    table = pushing("g4=1-alpha f3=2-pack f2=3-den e4=3-den")
    assert refuges(table, "walk alpha@g4 @f3") == {"g4"}
    table.do("walk alpha@g4 @f3 >g4")
    assert (table.on("f3"), table.on("g4")) == ("1-alpha", "2-pack")


def test_w7_1_the_hex_the_alpha_has_left_is_no_refuge_if_someone_stays_there() -> None:
    table = pushing("g4=1-alpha,1-pack f3=2-pack f2=3-den")
    assert refuges(table, "walk alpha@g4 @f3") == {"e4"}


def test_w7_1_the_hex_the_alpha_has_left_takes_it_beside_a_den_of_the_same_colour() -> None:
    # The alpha stood on a den of seat 2, whose wolf may now go there.
    table = pushing("g4=1-alpha,2-den f3=2-pack f2=3-den e4=3-den")
    assert refuges(table, "walk alpha@g4 @f3") == {"g4"}


def test_w7_1_nearness_is_walking_distance() -> None:
    # d2 is in a corner behind the lake e3: its neighbours are e2 and d3. With both taken, the
    # next ones are 2 steps away; e4, two hexes off across the lake but 2 steps by d3, is one.
    table = pushing("f2=1-alpha d2=2-pack e2=3-den d3=3-den", "desert")
    steps = table.state.setting.board.steps[table.hex("d2")]
    found = refuges(table, "walk alpha@f2 @d2")
    assert found == {"f2", "e4", "d4"}
    assert {steps[table.hex(name)] for name in found} == {2}


def test_w7_1_a_hex_across_the_lake_is_not_near() -> None:
    # e2 and e4 are two hexes apart over the lake e3, but three steps.
    #   near e2: f1 (lone wolf), f2, d2; two steps: f3, g2, d3, g3 (prey)
    table = pushing("f3=1-alpha e2=2-pack f2=3-den d2=3-den", "desert")
    assert refuges(table, "walk alpha@f3 @e2") == {"f3", "g2", "d3"}


def test_w7_1_walking_of_the_displaced_is_not_limited_by_speed() -> None:
    # All hexes within three steps of f3 are taken.
    table = Table(3, "f3=2-pack")
    ground = table.state.setting.board
    steps = ground.steps[table.hex("f3")]
    near = [n for place, n in enumerate(ground.names) if 0 < steps[place] <= 3 and not table.on(n)]
    table.lay(" ".join(f"{name}=lone" for name in near))
    table.lay("f2=1-alpha,3-den")
    table.do("move grass +grass/tundra")
    found = refuges(table, "walk alpha@f2 @f3")
    assert found
    assert {steps[table.hex(name)] for name in found} == {4}


def full_map(hexes: str) -> Table:
    """Return a table with a lone wolf on every empty hex: more than a box holds."""
    table = Table(3)
    empty = [name for name in table.state.setting.board.names if not table.on(name)]
    table.lay(" ".join(f"{name}=lone" for name in empty))
    table.lay(hexes)
    table.pack(1, terrains=2)
    return table


def test_w7_1_without_any_refuge_the_walk_is_not_allowed() -> None:
    # The alpha shares its hex with a den of seat 3: the hex it leaves is no refuge either.
    table = full_map("f2=1-alpha,3-den f3=2-pack")
    table.do("move grass +token")
    assert table.legal("walk alpha@f2 @f3") == []
    assert table.why("walk alpha@f2 @f3 >e4") == "no-refuge"
    table.lay("a8=-")
    assert refuges(table, "walk alpha@f2 @f3") == {"a8"}


def test_w7_1_without_any_refuge_the_lair_is_not_allowed() -> None:
    table = full_map("f2=1-alpha f3=1-den,2-pack")
    assert table.legal("lair") == []
    assert table.why("lair @f3 +token,token >e4") == "no-refuge"
    table.lay("a8=-")
    assert table.may("lair @f3 +token,token >a8")


def test_w7_2_displaced_wolves_hunt_nothing_at_that_moment() -> None:
    # Seat 2 has wolves on g2 and h2 beside the prey g3. Pushed to f2, its third wolf completes
    # the ring; the prey stays, for it is seat 1's action.
    table = pushing("h4=1-alpha f3=2-pack g2=2-pack h2=2-pack")
    events = table.do("walk alpha@h4 @f3 >f2", "stop")
    assert facts_of(events, "hunt") == []
    assert table.on("g3") == "deer*2"
    # In its own turn the first action of seat 2 takes it.
    table.do("end")
    events = table.do("move rock +home", "stop")
    assert facts_of(events, "hunt") == [{"prey": "deer", "at": "g3"}]
