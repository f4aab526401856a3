"""W16 Two players.

In these tests, unless one says otherwise, the regions from f5 to j6 show a crescent, d2 to h3 and
a6 to e7 a full moon, h8 to l9 a crescent on a quarter and k5 to o6 a quarter on a full moon. The
neutral pack stands beside the lakes i6, g3, d6, k9 and n5.
"""

from collections import Counter

import pytest

from tests.titles.tables import facts_of
from tests.titles.the_wolves.table import Table
from wolfden.core.contract import CHANCE
from wolfden.titles.the_wolves.game import GAME
from wolfden.titles.the_wolves.rules.vocabulary import STAGES

STACKS = ["crescent", "full", "full", "crescent/quarter", "quarter/full"]


def tokens(table: Table) -> list[str]:
    regions = table.state.view(None)["regions"]
    assert isinstance(regions, list)
    return [region["token"] for region in regions]


def scored(hexes: str, date: int, phases: int = 0) -> Table:
    table = Table(2, hexes)
    table.moon(date, scored=phases)
    table.do("end")
    return table


def prizes(table: Table) -> list[tuple[int, int]]:
    """Return the points of region tokens and of lower values of both seats."""
    return [(table.has(seat, "regions"), table.has(seat, "lesser")) for seat in (1, 2)]


# W16.1


def test_w16_1_five_regions_and_no_start_board() -> None:
    ground = Table(2).state.setting.board
    assert (ground.region_count, ground.has_start, ground.size) == (5, False, 75)
    assert min(ground.slots) == 0


def test_w16_1_one_prey_token_of_each_kind_one_a_region() -> None:
    table = Table(2)
    ground = table.state.setting.board
    found = Counter(table.on(ground.names[place]) for place in ground.prey)
    assert found == Counter(["moose*1", "deer*1", "raccoon*1", "boar*1", "hare*1"])
    assert sorted(ground.slots[place] for place in ground.prey) == [0, 1, 2, 3, 4]


def test_w16_1_prey_is_laid_at_random() -> None:
    state = GAME.setup(2)
    while state.legal(CHANCE)[0].words[0] == "region":
        state.apply(state.legal(CHANCE)[0])
    assert [weight for _action, weight in state.chance()] == [1, 1, 1, 1, 1]


# W16.2


def test_w16_2_region_tokens_lie_in_five_stacks_at_random() -> None:
    state = GAME.setup(2)
    while state.legal(CHANCE)[0].words[0] != "moon":
        state.apply(state.legal(CHANCE)[0])
    found = {action.words[1]: weight for action, weight in state.chance()}
    assert found == Counter(STACKS)
    assert tokens(Table(2)) == STACKS


def test_w16_2_the_upper_token_is_scored_in_its_phase_and_the_lower_one_stays() -> None:
    table = scored("j8=1-alpha,1-pack j9=1-alpha,1-pack", 7)
    assert prizes(table)[0] == (4, 0)
    assert tokens(table) == ["", "full", "full", "quarter", "quarter/full"]


def test_w16_2_the_lower_token_is_scored_in_its_own_phase() -> None:
    table = Table(2, "j8=1-alpha,1-pack j9=1-alpha,1-pack")
    table.moon(7)
    table.do("end")
    table.moon(13, scored=1)
    table.do("end")
    assert prizes(table)[0] == (4 + 6, 0)
    assert tokens(table) == ["", "full", "full", "", "full"]


def test_w16_2_a_covered_token_is_not_scored() -> None:
    # Both phases are reached in one turn: crescent first, then the quarter that lay below.
    table = Table(2, "j8=1-alpha,1-pack j9=1-alpha,1-pack")
    table.moon(13)
    events = table.do("end")
    slots = [(facts["phase"], facts["slot"]) for facts in facts_of(events, "region-scored")]
    assert slots == [("crescent", 0), ("crescent", 3), ("quarter", 3), ("quarter", 4)]


# W16.3


def test_w16_3_the_neutral_pack_stands_beside_the_lakes() -> None:
    table = Table(2)
    names = table.state.setting.board.names
    found = {name: table.on(name) for name in names if "neutral" in table.on(name)}
    assert found == {
        "j5": "neutral-pack,neutral-pack",  # crescent, lake i6
        "h2": "neutral-alpha,neutral-lair",  # full, lake g3
        "e6": "neutral-alpha,neutral-lair",  # full, lake d6
        "l8": "neutral-lair",  # crescent on quarter, lake k9
        "o5": "neutral-lair",  # quarter on full, lake n5
        "o6": "neutral-alpha,neutral-alpha",
    }


def test_w16_3_the_neutral_pack_follows_the_tokens() -> None:
    table = Table(2, moons="quarter/full crescent full crescent/quarter full")
    assert table.on("j5") == "neutral-lair"
    assert table.on("j6") == "neutral-alpha,neutral-alpha"
    assert table.on("h2") == "neutral-pack,neutral-pack"
    assert table.on("o6") == ""


def test_w16_3_the_neutral_pack_never_acts() -> None:
    table = Table(2)
    table.do("end")
    assert table.actor == 2
    table.do("end")
    assert table.actor == 1


@pytest.mark.parametrize(
    ("alpha", "piece"),
    [("j4", "neutral-pack@j5"), ("h3", "neutral-alpha@h2"), ("l9", "neutral-lair@l8")],
)
def test_w16_3_the_neutral_pack_cannot_be_dominated(alpha: str, piece: str) -> None:
    table = Table(2, f"{alpha}=1-alpha")
    table.pack(1, terrains=3)
    assert table.legal("dominate") == []
    assert table.why(f"dominate {piece} +token,token,token") == "dominate-neutral"


def test_w16_3_not_even_a_single_neutral_pack_wolf() -> None:
    table = Table(2, "j4=1-alpha j5=neutral-pack")
    table.pack(1, terrains=3)
    assert table.legal("dominate") == []
    assert table.why("dominate neutral-pack@j5 +token,token,token") == "dominate-neutral"


def test_w16_3_the_neutral_pack_cannot_be_displaced() -> None:
    table = Table(2, "j4=1-alpha j5=neutral-pack")
    table.do("move rock +rock/grass")
    assert "@j5" not in table.offered("walk alpha@j4")
    assert table.why("walk alpha@j4 @j5 >j6") == "walk-onto-neutral"


def test_w16_3_the_neutral_pack_cannot_be_joined() -> None:
    table = Table(2, "l7=1-alpha,1-pack")
    table.do("move forest +home")
    for wolf in ("alpha", "pack"):
        assert "@l8" not in table.offered(f"walk {wolf}@l7")
        assert table.why(f"walk {wolf}@l7 @l8") == "walk-onto-neutral"


def test_w16_3_no_den_beside_the_neutral_pack() -> None:
    table = Table(2, "l7=1-alpha")
    table.pack(1, terrains=2)
    assert table.why("den @l8 +token,token ^speed") == "den-on-rival"


def test_w16_3_a_displaced_wolf_does_not_go_to_the_neutral_pack() -> None:
    # The neighbours of l7: k8, l8 (neutral lair) and, across the border, k7, l6 and m7 (lone).
    table = Table(2, "k7=1-alpha l7=2-pack")
    table.do("move forest +home")
    assert table.offered("walk alpha@k7 @l7") == {">k7", ">k8", ">l6"}


def test_w16_3_the_neutral_pack_ranks_and_its_token_is_discarded() -> None:
    # Region h8 to l9: neutral lair 3, seat 1 has 2, seat 2 has 1. Second place still scores.
    table = scored("j8=1-alpha j9=1-pack i8=2-pack", 7)
    assert prizes(table) == [(0, 2), (0, 0)]
    assert tokens(table)[3] == "quarter"


def test_w16_3_the_neutral_pack_can_be_second_and_takes_nothing() -> None:
    # Region f5 to j6: two neutral pack wolves against three wolves of seat 1; seat 2 is third.
    table = scored("h5=1-alpha,1-pack h6=1-pack g5=2-pack", 7)
    assert prizes(table) == [(4, 0), (0, 0)]


def test_w16_3_tied_with_the_neutral_pack_for_first_a_player_takes_the_lower_value() -> None:
    # Two neutral pack wolves, two pack wolves of seat 1, one alpha of seat 2.
    table = scored("h5=1-pack h6=1-pack g5=2-alpha", 7)
    assert prizes(table) == [(0, 2), (0, 0)]


def test_w16_3_tied_with_the_neutral_pack_for_second_nobody_takes_the_lower_value() -> None:
    table = scored("h5=1-pack,1-pack h6=1-pack g5=2-pack f5=2-pack", 7)
    assert prizes(table) == [(4, 0), (0, 0)]


def test_w16_3_neutral_alphas_break_ties() -> None:
    # Region d2 to h3 at full moon: neutral lair and alpha 4; seat 1 has 4 without any alpha.
    table = scored("f2=1-pack,1-pack f3=1-pack,1-den", 18, 2)
    assert prizes(table)[0] == (0, 4)
    table = scored("f2=1-pack,1-alpha f3=1-alpha,1-den", 18, 2)
    assert prizes(table)[0] == (8, 0)


# W16.4


def test_w16_4_the_draft_goes_one_two_two_one() -> None:
    table = Table(2, begun=False)
    order = []
    while STAGES[table.state.stage] == "draft":
        order.append(table.actor)
        table.do(table.legal()[0])
    assert order == [1, 2, 2, 1]


def test_w16_4_the_draft_goes_two_one_one_two_where_seat_2_is_drawn() -> None:
    table = Table(2, begun=False, first=2)
    order = []
    while STAGES[table.state.stage] == "draft":
        order.append(table.actor)
        table.do(table.legal()[0])
    assert order == [2, 1, 1, 2]


def test_w16_4_an_alpha_and_a_pack_wolf_on_an_empty_hex() -> None:
    table = Table(2, begun=False)
    table.do("draft @f2")
    assert table.on("f2") == "1-alpha,1-pack"
    assert table.why("draft @f2") == "draft-on-piece"


def test_w16_4_not_on_a_token_or_on_the_neutral_pack() -> None:
    table = Table(2, begun=False)
    assert table.why("draft @f1") == "draft-on-token"  # lone wolf
    assert table.why("draft @e3") == "draft-on-token"  # prey
    assert table.why("draft @h2") == "draft-on-piece"  # neutral lair and alpha


def test_w16_4_only_in_regions_without_a_crescent_on_top() -> None:
    # Open are the regions with full (d2-h3, a6-e7) and quarter on full (k5-o6), 15 hexes each, less
    # two lone wolves, one prey and the neutral pack.
    table = Table(2, begun=False)
    ground = table.state.setting.board
    slots = Counter(ground.slots[table.hex(word[1:])] for word in table.offered("draft"))
    assert slots == {1: 11, 2: 11, 4: 10}
    assert table.why("draft @h5") == "draft-under-crescent"
    assert table.why("draft @j8") == "draft-under-crescent"


def test_w16_4_the_second_pair_may_go_anywhere_open() -> None:
    table = Table(2, begun=False)
    table.do("draft @f2")
    before = table.offered("draft")
    table.do("draft @f3")
    assert table.offered("draft") == before - {"@f3"}


# W16.5


def test_w16_5_the_first_player_starts() -> None:
    table = Table(2, begun=False)
    table.do("draft @f2", "draft @f3", "draft @e5", "draft @m5")
    assert (table.actor, table.state.turn) == (1, 1)


def test_w16_5_the_drawn_player_starts_and_the_other_has_the_token() -> None:
    table = Table(2, begun=False, first=2)
    assert (table.has(1, "actions"), table.has(2, "actions")) == (1, 0)
    table.do("draft @f2", "draft @f3", "draft @e5", "draft @m5")
    assert (table.actor, table.state.turn) == (2, 1)


def test_w16_5_the_second_player_has_an_action_token_from_the_start() -> None:
    table = Table(2, begun=False)
    assert (table.has(1, "actions"), table.has(2, "actions")) == (0, 1)


def test_w16_5_the_token_can_be_spent_in_any_turn() -> None:
    table = Table(2)
    table.pack(2, actions=1)
    table.do("end", "end", "end")
    table.do(*["move rock +home", "stop"] * 3)
    assert table.has(2, "actions") == 0
