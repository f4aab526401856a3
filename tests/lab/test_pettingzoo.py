"""PettingZoo's own tests, and what its users expect of wrong actions."""

import random
import warnings
from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra lab")

with warnings.catch_warnings():
    # Its tests load one of its games, if that is installed, in a deprecated way.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        seed_test,
    )
from pettingzoo.utils import parallel_to_aec

from tests.lab.tables import every_table
from wolfden.core.text.replay import open_replay
from wolfden.lab.aec import env, parallel_env, raw_env
from wolfden.lab.spec import RenderMode
from wolfden.titles import TITLES

pytestmark = [
    # Observations with a mask are dictionaries; PettingZoo allows this to its own games only.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Tests without masks choose words that may not be chosen.
    pytest.mark.filterwarnings("ignore:.*Illegal move made"),
]
FIRST = TITLES.ids()[0]


@every_table
def test_the_turn_based_interface(title: str, seats: int) -> None:
    api_test(env(title, seats), num_cycles=30)


@every_table
def test_the_parallel_interface(title: str, seats: int) -> None:
    parallel_api_test(parallel_env(title, seats), num_cycles=30)


@every_table
def test_the_same_seed_plays_the_same_game(title: str, seats: int) -> None:
    seed_test(partial(env, title, seats), num_cycles=12)
    parallel_seed_test(partial(parallel_env, title, seats), num_cycles=12)


@every_table
def test_games_are_cut_off_after_a_number_of_cycles(title: str, seats: int) -> None:
    def as_turns(max_cycles: int) -> object:
        return parallel_to_aec(parallel_env(title, seats, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(parallel_env, title, seats), env=as_turns))


def test_a_whole_game_rewards_every_seat_and_is_a_replay() -> None:
    table = raw_env(FIRST, 2)
    table.reset(seed=1)
    rng = random.Random(1)
    gained: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, ended, cut, _info = table.last()
        assert not cut
        if ended:
            gained[agent] = reward
            table.step(None)
            continue
        words = observation["action_mask"].nonzero()[0]
        table.step(rng.choice(words.tolist()))
    assert sorted(gained.values()) in ([-1.0, 1.0], [0.0, 0.0])
    _replay, record = open_replay(table.replay(), TITLES)
    assert record.state.is_over


def test_an_illegal_word_loses() -> None:
    table = env(FIRST, 2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(0)
    assert table.rewards[agent] == -1.0
    assert all(table.terminations.values())


def test_wrong_actions_raise_what_pettingzoo_raises() -> None:
    table = env(FIRST, 2)
    with pytest.raises(AssertionError, match="reset"):
        table.step(1)
    table.reset(seed=1)
    with pytest.raises(AssertionError):
        table.step(10**6)
    bare = raw_env(FIRST, 2)
    with pytest.raises(AttributeError, match="call reset"):
        bare.observe("seat_1")
    bare.reset(seed=1)
    with pytest.raises(ValueError, match="may not be chosen"):
        bare.step(0)
    with pytest.raises(ValueError, match="is to choose a word"):
        bare.step(None)
    with pytest.raises(ValueError, match="seats, not 9"):
        env(FIRST, 9)


def test_agents_know_their_team() -> None:
    title = next(title for title in TITLES.ids() if TITLES.get(title).sides(4))
    table = raw_env(title, 4, render_mode="ansi")
    table.reset(seed=1)
    sides = TITLES.get(title).sides(4)
    for seat, agent in enumerate(table.possible_agents):
        mates = [f"seat_{one + 1}" for one in range(4) if sides[one] == sides[seat]]
        assert table.team(agent) == mates
    assert table.render() == table.game.state.dump()
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array, not 'human'"):
        raw_env(title, 4, render_mode=cast("RenderMode", "human"))


def test_pixels_are_what_a_watcher_sees() -> None:
    table = raw_env(FIRST, 2, render_mode="rgb_array")
    table.reset(seed=1)
    pixels = table.render()
    assert not isinstance(pixels, str)
    assert pixels is not None
    assert (pixels.dtype.name, pixels.ndim, pixels.shape[2]) == ("uint8", 3, 3)
    assert len({tuple(colour) for colour in pixels.reshape(-1, 3)[::97].tolist()}) > 10


def test_the_state_is_what_all_agents_know_together() -> None:
    table = raw_env(FIRST, 3)
    table.reset(seed=1)
    state = table.state()
    assert table.state_space.contains(state)
    parts = [table.observe(agent)["observation"].tolist() for agent in table.possible_agents]
    assert state.tolist() == [one for part in parts for one in part]


def test_a_parallel_game_advances_by_waiting_and_acting() -> None:
    table = parallel_env(FIRST, 3)
    found, _infos = table.reset(seed=3)
    rng = random.Random(3)
    rewards: dict[str, float] = {}
    while table.agents:
        words = {
            agent: rng.choice(seen["action_mask"].nonzero()[0].tolist())
            for agent, seen in found.items()
        }
        found, rewards, ended, _cut, _infos = table.step(words)
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert table.step({}) == ({}, {}, {}, {}, {})
