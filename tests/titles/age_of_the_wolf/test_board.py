"""Boards: our ring, owners' files, and what is refused in them."""

import re
from pathlib import Path

import pytest

from tests.support.refusals import Refusal, refusals
from wolfden.core.contract import CHANCE
from wolfden.core.errors import BadData
from wolfden.titles.age_of_the_wolf.game import GAME, META
from wolfden.titles.age_of_the_wolf.rules.board import OUR_BOARD, OWNERS_BOARD, board

FJORD = Path(__file__).with_name("fjord.toml").read_text(encoding="utf-8")
"""Two packs on both sides of a fjord."""


def changed(old: str, new: str) -> str:
    """Return the fjord with one thing changed."""
    assert old in FJORD
    return FJORD.replace(old, new, 1)


def test_an_owner_s_board_is_played_on() -> None:
    state = GAME.setup(2, {"board": FJORD})
    ground = board(2, own=FJORD)
    assert ground.names == ["north", "moor", "south"]
    assert ground.channel_names == ["north~south"]
    assert [ground.names[place] for place in ground.starts] == ["north", "south"]
    view = state.view(None)
    assert (view["board"], view["notes"]) == (OWNERS_BOARD, [])
    regions = view["regions"]
    assert isinstance(regions, list)
    assert regions[0]["ring"] == [20, 60, 0, 90]
    assert regions[1]["outline"] == [[0, 0], [40, 0], [40, 40]]


def test_our_own_board_is_called_so() -> None:
    view = GAME.setup(2).view(None)
    assert (view["board"], view["notes"]) == (OUR_BOARD, ["note-age-of-the-wolf-board"])
    assert "reconstruction" in META.note


def names_of(**options: str) -> list[object]:
    """Return what the regions of a board are called."""
    regions = GAME.setup(2, options).view(None)["regions"]
    assert isinstance(regions, list)
    return [region["name"] for region in regions]


def test_our_regions_are_named_in_the_texts_alone() -> None:
    assert names_of()[:2] == ["Ember Wood", "Ashen Shore"]
    assert all(names_of())


def test_a_region_that_is_not_ours_needs_its_own_name() -> None:
    unnamed = changed('name = "Moor"\n', "")
    with pytest.raises(BadData, match=re.escape("“name” is missing; it must be a text.")):
        GAME.setup(2, {"board": unnamed})
    ours = unnamed.replace('"moor"', '"red-forest"')
    assert names_of(board=ours) == ["North Shore", "Ember Wood", "South Shore"]
    assert names_of(board=FJORD.replace('"moor"', '"red-forest"'))[1] == "Moor"


def test_an_owner_may_give_the_printed_values_of_predators() -> None:
    own = "[predators]\nhuman = 25\ntiger = 15\nbear = 5\n" + FJORD
    assert board(2, own=own).values == [25, 15, 5]
    assert board(2, own=FJORD).values == [30, 20, 10]


TOKENS = "[predators]\nhuman = 30\ntiger = 20\nbear = [10, 15" + ", 10" * 18 + "]\n" + FJORD
"""One bear is worth more than the others."""


def test_a1_4_each_token_may_have_its_own_value() -> None:
    ground = board(2, own=TOKENS)
    assert ground.predators == ["human", "tiger", "bear-10", "bear-15"]
    assert (ground.values, ground.counts) == ([30, 20, 10, 15], [5, 15, 19, 1])
    state = GAME.setup(2, {"board": TOKENS, "packs": "seats"})
    for action in ("first 1", "predator bear-15"):
        state.apply(state.parse(CHANCE, action))
    assert "moor=bear-15" in state.dump()
    assert GAME.load(state.dump()).dump() == state.dump()
    view = state.view(None)
    assert view["values"] == {"human": [30], "tiger": [20], "bear": [10, 15]}
    moor = view["regions"][1]  # type: ignore[index]
    assert (moor["predators"], moor["predator_values"]) == (["bear"], [15])
    assert moor["predators_worth"] == 15


def test_a5_8_of_one_kind_the_lowest_token_goes_first() -> None:
    rows = [f"board| {row}" for row in TOKENS.replace("prey = 20", "prey = 25").splitlines()]
    lines = ["position age-of-the-wolf rules=2 seats=2", *rows]
    lines += ["regions north=1:25,bear-10 south=2:5 moor=bear-15", "pack seat=1 lead=north scare=1"]
    lines += ["pack seat=2 lead=south", "turn stage=move step=move seat=1 active=1 first=1 round=1"]
    state = GAME.load("\n".join(lines) + " moves=1")
    state.apply(state.parse(0, "scare @north @moor"))
    assert "moor=bear-10,bear-15" in state.dump(), "10 and 15 find food for 25"
    poorer = GAME.load(
        "\n".join(lines).replace("board| prey = 25", "board| prey = 20") + " moves=1"
    )
    poorer.apply(poorer.parse(0, "scare @north @moor"))
    assert "moor=bear-15" in poorer.dump()


def test_a2_1_a_start_region_may_be_poor() -> None:
    poor = changed("prey = 25", "prey = 15")
    state = GAME.setup(2, {"board": poor, "packs": "seats"})
    for action in ("first 1", "predator bear", *["draw freeze"] * 6):
        state.apply(state.parse(CHANCE, action))
        assert GAME.load(state.dump()).dump() == state.dump()
    for seat, action in ((0, "next"), (0, "end"), (CHANCE, "draw extra"), (1, "next"), (1, "end")):
        state.apply(state.parse(seat, action))
        assert GAME.load(state.dump()).dump() == state.dump()
    assert str(state.legal(1)[0]) == "lose @south 15 pack"


def test_a1_5_two_regions_may_share_a_border_and_a_channel() -> None:
    both = FJORD.replace(
        'land = ["moor"]\nchannels = ["south"]', 'land = ["moor", "south"]\nchannels = ["south"]'
    ).replace(
        'land = ["moor"]\nchannels = ["north"]', 'land = ["moor", "north"]\nchannels = ["north"]'
    )
    rows = [f"board| {row}" for row in both.splitlines()]
    lines = ["position age-of-the-wolf rules=2 seats=2", *rows]
    lines += ["regions north=1:5 south=2:5", "pack seat=1 lead=north", "pack seat=2 lead=south"]
    lines += [
        "turn stage=move step=move seat=1 active=1 first=1 round=1 moves=1 frozen=north~south"
    ]
    legal = [str(action) for action in GAME.load("\n".join(lines)).legal(0)]
    assert legal == ["move @north @moor 5 lead", "move @north @south 5 lead", "next"]


def test_a2_1_a_file_may_offer_more_packs_than_play() -> None:
    third = FJORD.replace('2 = ["red", "blue"]', '2 = ["red", "blue", "yellow"]').replace(
        "coast = false\nland", 'coast = false\nstart = "yellow"\nland'
    )
    state = GAME.setup(2, {"board": third})
    state.apply(state.parse(0, "start @moor"))
    assert [str(action) for action in state.legal(1)] == ["start @north", "start @south"]
    state.apply(state.parse(1, "start @south"))
    state.apply(state.parse(CHANCE, "first 1"))
    state.apply(state.parse(CHANCE, "predator human"))
    assert "north=human" in state.dump()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sectors_of_a_ring_are_alike(seats: int) -> None:
    ground = board(seats, "packs")
    for place in range(7):
        for sector in range(seats):
            twin = place + 7 * sector
            assert ground.prey[twin] == ground.prey[place]
            assert ground.coast[twin] == ground.coast[place]
            assert len(ground.land[twin]) == len(ground.land[place])
            assert len(ground.water[twin]) == len(ground.water[place])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shapes_of_a_ring_do_not_overlap(seats: int) -> None:
    rings = [shape.ring for shape in board(seats, "packs").shapes]
    for number, (inner, outer, first, last) in enumerate(rings):
        assert 0 < inner < outer <= 100
        assert first < last
        for other_inner, other_outer, other_first, other_last in rings[:number]:
            for turn in (-360, 0, 360):
                apart = outer <= other_inner or other_outer <= inner
                aside = last + turn <= other_first or other_last <= first + turn
                assert apart or aside


TEXTS = {
    "nothing": "",
    "fjord": FJORD,
    "one-region": FJORD[: FJORD.index('\n[[region]]\nid = "moor"')],
}


@refusals(Path(__file__).with_name("boards.txt"))
def test_a_broken_board_is_refused_with_a_clear_sentence(refusal: Refusal) -> None:
    with pytest.raises(BadData, match=f"board: .*{re.escape(refusal.problem)}"):
        GAME.setup(2, {"board": refusal.breaks(TEXTS[refusal.heading])})


def bears(count: int) -> str:
    """Return the fjord with this number of poor regions along the moor."""
    names = [f"bog{number}" for number in range(count)]
    regions = "".join(
        f'\n[[region]]\nid = "{name}"\nname = "Bog"\nprey = 10\ncoast = false\nland = ["moor"]\n'
        "ring = [0, 10, 0, 90]\n"
        for name in names
    )
    listed = ", ".join(f'"{name}"' for name in names)
    return changed('land = ["north", "south"]', f'land = ["north", "south", {listed}]') + regions


def test_as_many_poor_regions_as_bears_can_be_filled() -> None:
    assert board(2, own=bears(20)).size == 23
    with pytest.raises(BadData, match=r"more regions have a prey value of 10 or less .* 20"):
        board(2, own=bears(21))


@pytest.mark.parametrize("word", ["lost", "out"])
def test_no_region_is_called_by_a_word_of_positions(word: str) -> None:
    own = FJORD.replace('"moor"', f'"{word}"')
    with pytest.raises(BadData, match=f"a region cannot have the id “{word}”"):
        GAME.setup(2, {"board": own})


@pytest.mark.parametrize("old", ["prey = 20", "[seats]"])
def test_a_number_that_no_sum_can_hold_is_refused(old: str) -> None:
    huge = {
        "prey = 20": f"prey = {2**63}",
        "[seats]": f"predators = {{ human = {2**63}, tiger = 1, bear = 1 }}\n[seats]",
    }
    with pytest.raises(BadData, match="must be a whole number from -1,000,000 to 1,000,000"):
        GAME.setup(2, {"board": changed(old, huge[old])})


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85"])
def test_a_name_with_a_line_separator_comes_back(sign: str) -> None:
    state = GAME.setup(2, {"board": changed("North Shore", f"North{sign}Shore")})
    assert GAME.load(state.dump()).dump() == state.dump()
