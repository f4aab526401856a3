"""Gymnasium's own checker, and one seat against bots."""

import random

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra lab")

from gymnasium.utils.env_checker import check_env

from tests.lab.tables import every_table
from wolfden.core.errors import BadSetup
from wolfden.core.text.replay import open_replay
from wolfden.lab.single import SeatEnv, register
from wolfden.titles import TITLES

FIRST = TITLES.ids()[0]


@every_table
@pytest.mark.filterwarnings("ignore:.*A Box observation space m..imum value is")
def test_the_checker_finds_nothing(title: str, seats: int) -> None:
    check_env(SeatEnv(title, seats, seat=seats - 1, bots="random"), skip_render_check=True)


@every_table
def test_one_seat_plays_a_whole_game_against_bots(title: str, seats: int) -> None:
    table = SeatEnv(title, seats, seat=seats - 1, bots=["random"] * (seats - 1), illegal="raise")
    rng = random.Random(seats)
    seen, _info = table.reset(seed=seats)
    over, gained = False, 0.0
    while not over:
        assert seen["action_mask"].any()
        assert (seen["action_mask"] == table.action_masks()).all()
        word = rng.choice(seen["action_mask"].nonzero()[0].tolist())
        seen, gained, over, cut, _info = table.step(word)
        assert not cut
    assert -1.0 <= gained <= 1.0
    _replay, record = open_replay(table.replay(), TITLES)
    assert record.state.is_over


def test_an_illegal_word_loses_or_raises() -> None:
    lenient = SeatEnv(FIRST, 2, bots="random")
    lenient.reset(seed=1)
    _seen, gained, over, _cut, info = lenient.step(0)
    assert (gained, over, info) == (-1.0, True, {"illegal": True})
    with pytest.raises(gymnasium.error.ResetNeeded):
        lenient.step(0)
    strict = SeatEnv(FIRST, 2, bots="random", illegal="raise")
    with pytest.raises(gymnasium.error.ResetNeeded):
        strict.step(0)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="may not be chosen"):
        strict.step(0)
    with pytest.raises(ValueError, match="not in the action space"):
        strict.step(-1)


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="seat 2 is not one of 0 to 1"):
        SeatEnv(FIRST, 2, seat=2)
    with pytest.raises(ValueError, match="1 bots are needed, not 2"):
        SeatEnv(FIRST, 2, bots=["random", "random"])
    with pytest.raises(BadSetup):
        SeatEnv(FIRST, 2, bots="nobody")


def test_titles_are_made_by_name() -> None:
    names = register()
    assert register() == names
    made = gymnasium.make(names[0], seats=2, bots="random", disable_env_checker=True)
    seen, _info = made.reset(seed=4)
    again, _info = gymnasium.make(names[0], seats=2, bots="random", disable_env_checker=True).reset(
        seed=4
    )
    assert (seen["observation"] == again["observation"]).all()
