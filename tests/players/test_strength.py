"""What was measured of bots: ratings, and how far chances are trusted."""

import random
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from tests.players.moments import moments
from tests.players.nim import Nim, NimHeuristics, NimState
from wolfden.core.contract import CHANCE, Perspective
from wolfden.players.advice import Scale, estimate, evaluate
from wolfden.players.heuristics import heuristics_of
from wolfden.players.levels import LEVELS, Budget
from wolfden.players.strength import (
    LEAST,
    Ladder,
    LevelStep,
    Trust,
    measurements_of,
    read_measurements,
    trust_in,
)
from wolfden.titles import TITLES

OURS = ("age-of-the-wolf", "brotherhood-of-the-wolf", "the-wolves")
FEW = Budget(simulations=8)


def test_a_step_with_a_fair_share_adds_nothing_and_ten_times_the_odds_400_points() -> None:
    ladder = Ladder(
        0.25, (LevelStep("cub", 10, 5, 0.25, 99), LevelStep("yearling", 10, 5, 10 / 13, 99))
    )
    assert ladder.ratings == {"pup": 1000, "cub": 1000, "yearling": 1400}
    assert ladder.budgets == (5, 10)


@pytest.mark.parametrize("title", OURS)
def test_levels_of_our_titles_are_rated_in_their_order(title: str) -> None:
    ladders = measurements_of(title).ladders
    assert set(ladders) == {2, 4}
    for ladder in ladders.values():
        ratings = ladder.ratings
        assert list(ratings) == list(LEVELS)[: len(ratings)]
        assert list(ratings.values()) == sorted(set(ratings.values()))


@pytest.mark.parametrize("title", TITLES.ids())
def test_options_of_measurements_are_those_that_have_other_defaults(title: str) -> None:
    meta, measured = TITLES.get(title).meta(), measurements_of(title).options
    assert meta.changed_options(meta.read_options(measured)) == measured
    assert set(measured) <= {option.name for option in meta.offered_options()}


def test_chances_are_moved_towards_the_average_and_less_so_later() -> None:
    trust = Trust((0.6, 0.4), (0.0, 0.5, 1.0), (0.05, 0.2, 0.5))
    assert trust.chances((0.9, 0.1), 0.0) == pytest.approx([0.6, 0.4])
    # Odds of 9 and 1.5, a quarter of the way from the latter: 1.5 ** 0.75 * 9 ** 0.25.
    assert trust.chances((0.9, 0.1), 0.25) == pytest.approx([0.7013, 0.2987], abs=1e-4)
    assert trust.chances((0.9, 0.1), 1.0) == pytest.approx([0.9, 0.1])
    assert [trust.certainty(at) for at in (0.0, 0.5, 1.0)] == ["low", "fair", "high"]


@pytest.mark.parametrize("title", OURS)
def test_shown_odds_are_between_search_and_average(title: str) -> None:
    game = TITLES.get(title)
    assert {2, 4} <= set(measurements_of(title).trust)
    for moment in moments(game, 5, 20):
        eyes = Perspective(moment.state, moment.seat, random.Random(1))
        found, shown = evaluate(eyes, game, "a", FEW), estimate(eyes, game, "a", FEW)
        trust, heuristics = trust_in(game, len(found)), heuristics_of(game)
        assert trust is not None
        assert heuristics is not None
        trust = trust.by(heuristics.order(moment.state, len(found)))
        parties = {min(moment.state.team(seat)) for seat in range(len(found))}
        assert sum(shown.chances[one] for one in parties) == pytest.approx(1.0)
        for one, other in combinations(parties, 2):
            odds, *ends = (
                max(chances[one], LEAST) / max(chances[other], LEAST)
                for chances in (shown.chances, found, trust.prior)
            )
            assert min(ends) * 0.999 <= odds <= max(ends) * 1.001


def test_priors_go_by_the_order_in_which_seats_play() -> None:
    trust = Trust((0.5, 0.3, 0.2), (0.0, 1.0), (0.05,))
    assert trust.by([0, 1, 2]) == trust
    assert trust.by([2, 0, 1]).prior == (0.3, 0.2, 0.5)
    assert trust.by([]).prior == (1 / 3,) * 3


def test_a_drawn_first_player_has_the_prior_of_the_first() -> None:
    game = TITLES.get("the-wolves")
    state = game.setup(3)
    assert Scale(game, state, 3).chances([1 / 3] * 3) == pytest.approx([1 / 3] * 3)
    while "stage=first" not in state.dump():
        state.apply(state.legal(CHANCE)[0])
    state.apply(state.parse(CHANCE, "first 2"))
    shown = Scale(game, state, 3).chances([1 / 3] * 3)
    assert shown[1] > shown[2] > shown[0]


def test_one_seat_is_shown_as_all_are_where_two_play() -> None:
    for title in OURS:
        scale = Scale(TITLES.get(title), TITLES.get(title).setup(2), 2)
        assert scale.chance(0, 0.3) == pytest.approx(scale.chances([0.3, 0.7])[0])


@pytest.mark.parametrize("title", OURS)
def test_progress_is_what_all_seats_can_see(title: str) -> None:
    heuristics = heuristics_of(TITLES.get(title))
    assert heuristics is not None
    for moment in moments(TITLES.get(title), 12, 30):
        progress = heuristics.progress(moment.state)
        assert 0.0 <= progress <= 1.0
        assert heuristics.progress(moment.twin) == progress


def test_what_is_over_or_was_not_measured_stays_as_it_is() -> None:
    assert Scale(Nim(), NimState(7), 2).chance(0, 0.8) == 0.8
    assert Scale(Nim(), NimState(7), 2).certainty == "high"
    over = NimState(1)
    over.apply(over.legal(0)[0])
    assert Scale(Nim(NimHeuristics()), over, 2).chance(0, 1.0) == 1.0


def test_other_numbers_of_seats_are_trusted_as_the_next_fewer() -> None:
    wolves, brotherhood = TITLES.get("the-wolves"), TITLES.get("brotherhood-of-the-wolf")
    fewer, found = trust_in(wolves, 4), trust_in(wolves, 5)
    assert fewer is not None
    assert found == replace(fewer, prior=(0.2,) * 5)
    fewer, found = trust_in(brotherhood, 4), trust_in(brotherhood, 5)
    assert fewer is not None
    assert found == replace(fewer, prior=(*fewer.prior, fewer.prior[-1]))


@pytest.mark.parametrize(
    "text",
    [
        "[ladder.2]\nfair = 0.5\n",
        "[trust.2]\nprior = [1.0]\nweights = [0.1, 0.2]\ngains = [0.1]\n",
        "[trust.2]\nprior = [0.5, 0.5]\nweights = [0.1]\ngains = [0.1]\n",
        "not toml",
    ],
)
def test_a_file_that_lacks_something_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "strength.toml"
    path.write_text(text)
    with pytest.raises((ValueError, KeyError)):
        read_measurements(path)
