"""What the title knows of good play."""

import random
from collections.abc import Iterator

import pytest

from tests.titles.age_of_the_wolf.table import Table
from wolfden.core.contract import CHANCE
from wolfden.titles.age_of_the_wolf.bot.heuristics import HEURISTICS
from wolfden.titles.age_of_the_wolf.game import GAME, AgeState


def chance_of(table: Table, seat: int = 1) -> float:
    """Return how likely a seat is to win."""
    return HEURISTICS.chances(table.state)[seat - 1]


def weights_of(table: Table) -> dict[str, float]:
    """Return the weight of every legal action."""
    seat = table.actor - 1
    weights = HEURISTICS.weights(table.state, seat, table.state.codes(seat))
    return dict(zip(table.legal(), weights, strict=True))


def quick_game(seats: int, seed: int) -> Iterator[AgeState]:
    """Play a game by quick codes and hand out each of its positions, the last one too."""
    rng = random.Random(seed)
    state = GAME.setup(seats)
    assert isinstance(state, AgeState)
    while actors := state.actors():
        yield state
        codes = state.codes(actors[0])
        if actors[0] == CHANCE:
            state.play(CHANCE, rng.choices(codes, state.weights())[0])
        else:
            code = HEURISTICS.quick_code(state, actors[0], codes, rng)
            assert code in codes
            state.play(actors[0], code)
    yield state


# Chances.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_chances_at_every_moment(seats: int) -> None:
    for state in quick_game(seats, seed=seats):
        chances = HEURISTICS.chances(state)
        assert len(chances) == seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0)
        assert all(chances[seat] == 0.0 for seat in range(seats) if state.is_out(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_packs_are_equal_before_the_first_deal(seats: int) -> None:
    state = GAME.setup(seats)
    assert isinstance(state, AgeState)
    assert HEURISTICS.chances(state) == pytest.approx([1 / seats] * seats, abs=0.1)


def test_the_end_is_certain() -> None:
    *_, over = quick_game(3, seed=5)
    outcome = over.outcome()
    assert outcome is not None
    expected = [float(seat in outcome.winners) / len(outcome.winners) for seat in range(3)]
    assert HEURISTICS.chances(over) == expected


FOUR_DENS = (
    "red-forest=1:20,den red-mountain=1:15,den red-steppe=1:20,den red-tundra=1:10,den"
    " green-forest=2:20,den"
)


def test_a_den_is_worth_more_than_the_wolves_beside_it() -> None:
    with_den = Table("red-forest=1:20,den red-ridge=1:10,den green-forest=2:20,den")
    without = Table("red-forest=1:20,den red-ridge=1:10 green-forest=2:20,den")
    assert chance_of(with_den) > chance_of(without)


def test_five_dens_that_nobody_can_reach_have_won() -> None:
    done = "stage=roam step=roam"
    far = Table(f"{FOUR_DENS} red-ridge=1:10,den", turn=done)
    assert chance_of(far) > 0.9
    near = Table(f"{FOUR_DENS} red-ridge=1:10,den green-steppe=2:20", turn=done)
    assert chance_of(near) < chance_of(far), "twenty wolves stand next to a den with ten"


def test_a_scare_card_beside_predators_endangers_a_den() -> None:
    """A5.8 A bear driven onto the ridge leaves nothing for the wolves who guard a den there."""
    regions = f"{FOUR_DENS} red-ridge=1:10,den green-steppe=bear green-ridge=2:5"
    turn = "stage=roam step=roam"
    calm = Table(regions, hands={2: "breed"}, turn=turn)
    scared = Table(regions, hands={2: "scare"}, turn=turn)
    assert chance_of(scared) < chance_of(calm)


def test_a_battle_that_is_due_counts_by_its_odds() -> None:
    regions = "red-forest=1:30,den green-forest=2:20,den red-steppe=2:10,den"
    values = []
    for amount in (5, 15, 25):
        table = Table(regions)
        table.do(f"move @red-forest @red-steppe {amount} pack")
        values.append(chance_of(table))
    assert values == sorted(values)
    table.do("roll 3")
    assert chance_of(table) > values[-1]


def test_wolves_that_will_starve_count_less() -> None:
    fed = Table(
        "red-forest=1:20,den green-forest=2:20,den",
        turn="stage=roam step=roam",
        hands={1: "freeze"},
    )
    starving = Table(
        "red-forest=1:5,den red-tundra=1:15 green-forest=2:20,den", turn="stage=roam step=roam"
    )
    assert starving.wolves(1) == fed.wolves(1)
    more = Table(
        "red-forest=1:5,den red-mountain=1:15 green-forest=2:20,den", turn="stage=roam step=roam"
    )
    assert chance_of(more) > chance_of(starving)


def test_a9_3_dens_count_more_and_more_as_the_limit_of_rounds_comes_near() -> None:
    regions = "red-forest=1:20,den red-mountain=1:15,den green-forest=2:30,den green-lowland=2:40"
    turn = "stage=move step=move moves=1 round={}"
    early, late, last = (Table(regions, turn=turn.format(number)) for number in (9, 56, 60))
    assert chance_of(early) < chance_of(late) < chance_of(last)
    assert chance_of(last) > 0.9


# Weights.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_never_shut_out_everything(seats: int) -> None:
    for state in quick_game(seats, seed=10 + seats):
        for seat in state.actors():
            if seat != CHANCE:
                codes = state.codes(seat)
                weights = HEURISTICS.weights(state, seat, codes)
                assert len(weights) == len(codes)
                assert min(weights) >= 0.0
                assert max(weights) > 0.0


def test_rolling_again_never_hurts() -> None:
    table = Table("red-forest=1:30 red-steppe=2:15 green-forest=2:5")
    table.do("move @red-forest @red-steppe 15 lead", "roll 2", "roll 2")
    assert weights_of(table) == {"reroll": 1.0, "keep": 0.0}


def test_a_pack_for_a_den_comes_first() -> None:
    table = Table("red-forest=1:30,den green-forest=2:25,den")
    weights = weights_of(table)
    best = max(weights, key=weights.__getitem__)
    assert best.startswith("move")
    assert int(best.split()[3]) >= 20


def test_nobody_leaves_a_den_for_nothing() -> None:
    table = Table("red-forest=1:10,den green-forest=2:25,den")
    weights = weights_of(table)
    assert weights["move @red-forest @red-ridge 10 lead"] < weights["next"]


def test_predators_are_driven_where_they_cost_a_den() -> None:
    regions = "red-forest=1:20,den red-lowland=1:15 red-ridge=bear red-tundra=2:10,den"
    table = Table(regions, hands={1: "scare"})
    weights = weights_of(table)
    scares = {action: weight for action, weight in weights.items() if action.startswith("scare")}
    assert max(scares, key=scares.__getitem__) == "scare @red-ridge @red-tundra"
    assert scares["scare @red-ridge @red-tundra"] > weights["next"]


def test_a_battle_is_sought_where_its_predators_can_be_driven_upon_a_den() -> None:
    """A5.6 The bear of the ridge crowds out ten wolves on the tundra, but nobody on the forest."""
    home = "red-lowland=1:20,den red-ridge=bear green-forest=2:25,den"
    near = Table(f"{home} red-tundra=2:10,den")
    far = Table(f"{home} green-tundra=2:10,den")
    move = "move @red-lowland @red-ridge 15 lead"
    assert weights_of(near)[move] > 2 * weights_of(far)[move]


def test_wolves_that_starve_beside_predators_want_to_be_rid_of_them() -> None:
    full = Table("red-steppe=1:20,den,bear green-forest=2:25,den", hands={1: "scare"})
    roomy = Table("red-lowland=1:20,den,bear green-forest=2:25,den", hands={1: "scare"})
    assert weights_of(full)["hunt @red-steppe"] > weights_of(roomy)["hunt @red-lowland"]
    scare = "scare @{} @red-mountain"
    assert (
        weights_of(full)[scare.format("red-steppe")]
        > weights_of(roomy)[scare.format("red-lowland")]
    )


def test_a_channel_without_own_wolves_is_left_open() -> None:
    table = Table("red-forest=1:20,den green-forest=2:25,den", hands={1: "freeze"})
    assert {weight for word, weight in weights_of(table).items() if "freeze" in word} == {0.0}


# Playing.


def test_the_same_seed_plays_the_same_way() -> None:
    first = [state.dump() for state in quick_game(2, seed=3)]
    assert first == [state.dump() for state in quick_game(2, seed=3)]


def test_quick_players_beat_random_ones() -> None:
    wins = 0
    for seed in range(20):
        rng = random.Random(seed)
        state = GAME.setup(2)
        assert isinstance(state, AgeState)
        while actors := state.actors():
            codes = state.codes(actors[0])
            if actors[0] == CHANCE:
                code = rng.choices(codes, state.weights())[0]
            elif actors[0] == seed % 2:
                code = HEURISTICS.quick_code(state, actors[0], codes, rng)
            else:
                code = rng.choice(codes)
            state.play(actors[0], code)
        outcome = state.outcome()
        assert outcome is not None
        wins += seed % 2 in outcome.winners
    assert wins >= 18
