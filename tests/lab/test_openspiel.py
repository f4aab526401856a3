"""OpenSpiel's own tests of simulated games, and what seats observe."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra lab")

from tests.lab.tables import every_table
from wolfden.lab.spiel import WolfdenState, register, short_name
from wolfden.lab.words import WordGame
from wolfden.titles import TITLES

register()


def a_state(title: str, seats: int, steps: int, seed: int) -> WolfdenState:
    """Return a state after some random choices of chance and the seats."""
    rng = random.Random(seed)
    state = pyspiel.load_game(f"{short_name(title)}(players={seats})").new_initial_state()
    for _step in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_table
def test_simulated_games(title: str, seats: int) -> None:
    game = pyspiel.load_game(f"{short_name(title)}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_table
def test_games_without_teams_are_zero_sum(title: str, seats: int) -> None:
    game = pyspiel.load_game(f"{short_name(title)}(players={seats})")
    state = a_state(title, seats, 100_000, seats)
    is_zero = game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    teams = TITLES.get(title).sides(seats)
    assert is_zero == (len(set(teams)) == len(teams))
    assert game.utility_sum() == (0.0 if is_zero else None)
    assert (sum(state.returns()) == pytest.approx(0.0)) or not is_zero


@every_table
def test_chance_is_explicit_and_adds_up_to_one(title: str, seats: int) -> None:
    state = a_state(title, seats, 0, 1)
    rng = random.Random(seats)
    seen = 0
    for _step in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _word, share in outcomes) == pytest.approx(1.0)
            assert [word for word, _share in outcomes] == state.legal_actions()
            seen += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert seen > 0


@every_table
def test_information_states_are_equal_where_a_seat_sees_the_same(title: str, seats: int) -> None:
    state = a_state(title, seats, 60, seats)
    for seat in range(seats):
        twin = state.clone()
        words = twin.words
        world = WordGame(words.state.resample(seat, random.Random(1)), words.paths, None)
        world.observed, world.seat, world.depth = words.observed, words.seat, words.depth
        twin.words = world
        if seat != words.seat:
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
    texts = [state.information_state_string(seat) for seat in range(seats)]
    assert all(len(text.splitlines()) >= len(state.words.history) for text in texts)


def test_hidden_actions_are_hidden_in_information_states() -> None:
    """Two games that differ in what one seat may not see are the same to that seat."""
    title = next(title for title in TITLES.ids() if TITLES.get(title).sides(3))
    state = a_state(title, 3, 0, 1)
    while state.current_player() != 0:
        state.apply_action(state.legal_actions()[0])
    length = len(state.words.history)
    twins = [state.clone(), state.clone()]
    for place, twin in ((0, twins[0]), (-1, twins[1])):
        while len(twin.words.history) == length:
            twin.apply_action(twin.legal_actions()[place])
    assert twins[0].information_state_string(1) == twins[1].information_state_string(1)
    assert twins[0].information_state_string(0) != twins[1].information_state_string(0)


def test_a_clone_goes_its_own_way() -> None:
    title = TITLES.ids()[-1]
    state = a_state(title, 2, 30, 3)
    before = str(state)
    twin = state.clone()
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert sum(twin.returns()) == pytest.approx(0.0)
    assert state.returns() == [0.0, 0.0]


def test_wrong_actions_and_numbers_of_players_are_refused() -> None:
    state = a_state(TITLES.ids()[0], 2, 0, 1)
    with pytest.raises(ValueError, match="may not be chosen"):
        state._apply_action(0)
    with pytest.raises((pyspiel.SpielError, ValueError)):
        pyspiel.load_game(f"{short_name(TITLES.ids()[0])}(players=9)")
