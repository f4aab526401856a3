"""Batches of games: the same games as one by one, in one process or in several."""

import random
import signal

import numpy as np
import pytest

from tests.lab.tables import every_table
from wolfden.lab.batch import Batch, ProcessBatch, random_words
from wolfden.lab.words import OVER, rewards_of
from wolfden.titles import TITLES

FIRST = TITLES.ids()[0]


@every_table
def test_a_batch_plays_the_same_games_as_one_by_one(title: str, seats: int) -> None:
    batch = Batch(title, seats, 3, seed="s")
    single = batch.spec.begin(random.Random("s 1 0"))
    rng = np.random.default_rng(seats)
    for _step in range(60):
        assert batch.actors[1] == single.seat
        assert np.array_equal(batch.masks[1], batch.spec.mask(single, single.seat))
        expected = batch.spec.observation(single, single.seat)
        assert np.array_equal(batch.observations[1], expected)
        words = random_words(batch.masks, rng)
        batch.step(words)
        single.choose(int(words[1]))
        if single.seat == OVER:
            assert batch.ended[1]
            assert np.allclose(batch.rewards[1], rewards_of(single.state))
            return
        assert not batch.ended[1]
        assert not batch.rewards[1].any()


@pytest.mark.parametrize("title", TITLES.ids())
def test_ended_games_begin_again(title: str) -> None:
    batch = Batch(title, 2, 4, observe=False)
    rng = np.random.default_rng(1)
    ended = np.zeros(4, np.int64)
    while ended.min() < 2:
        batch.step(random_words(batch.masks, rng))
        assert batch.masks.any(axis=1).all()
        assert np.allclose(batch.rewards.sum(axis=1), 0.0)
        assert not batch.rewards[~batch.ended].any()
        ended += batch.ended
    assert batch.observations.size == 0


def test_random_words_are_all_that_may_be_chosen() -> None:
    masks = np.zeros((2, 9), np.bool_)
    masks[0, [2, 5]] = True
    masks[1, 8] = True
    rng = np.random.default_rng(0)
    seen = {tuple(random_words(masks, rng).tolist()) for _try in range(50)}
    assert seen == {(2, 8), (5, 8)}


def test_wrong_words_change_nothing() -> None:
    batch = Batch(FIRST, 2, 2)
    before = batch.game(0).state.dump()
    good = random_words(batch.masks, np.random.default_rng(0))
    with pytest.raises(ValueError, match="may not be chosen in game 1"):
        batch.step([good[0], 0])
    with pytest.raises(ValueError, match="2 words are needed"):
        batch.step([good[0]])
    assert batch.game(0).state.dump() == before
    batch.step(good)


def test_processes_play_the_same_games() -> None:
    alone = Batch(FIRST, 3, 5, seed=7)
    rng = np.random.default_rng(2)
    with ProcessBatch(FIRST, 3, 5, processes=2, seed=7) as together:
        assert len(together) == 5
        for _step in range(40):
            assert np.array_equal(alone.masks, together.masks)
            assert np.array_equal(alone.observations, together.observations)
            assert np.array_equal(alone.actors, together.actors)
            words = random_words(alone.masks, rng)
            alone.step(words)
            together.step(words)
            assert np.array_equal(alone.ended, together.ended)
            assert np.array_equal(alone.rewards, together.rewards)
        alone.step_at_random(30)
        together.step_at_random(12)
        together.step_at_random(18)
        assert np.array_equal(alone.masks, together.masks)
        assert np.array_equal(alone.observations, together.observations)
    with pytest.raises(RuntimeError, match="closed"):
        together.step(words)
    with pytest.raises(RuntimeError, match="closed"):
        together.step_at_random()
    together.close()


def test_a_wrong_word_closes_a_batch_of_processes() -> None:
    with ProcessBatch(FIRST, 2, 2, processes=2) as batch:
        with pytest.raises(ValueError, match="2 words are needed"):
            batch.step([1])
        with pytest.raises(ValueError, match="may not be chosen in game"):
            batch.step([0, 0])
        with pytest.raises(RuntimeError, match="closed"):
            batch.step([0, 0])


def test_a_killed_process_is_reported() -> None:
    batch = ProcessBatch(FIRST, 2, 2, processes=2)
    words = random_words(batch.masks, np.random.default_rng(0))
    worker = batch._workers[1]
    worker.kill()
    worker.join()
    with pytest.raises(RuntimeError, match=f"exit code -{int(signal.SIGKILL)}"):
        batch.step(words)
    assert not any(worker.is_alive() for worker in batch._workers)


def test_wrong_batches_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot be divided"):
        ProcessBatch(FIRST, 2, 1, processes=2)
    with pytest.raises(ValueError, match="no title"):
        Batch("chess", 2, 4)
