"""Games word by word: the same actions as the rules allow, and nothing that a seat cannot know."""

import random

import numpy as np
import pytest

from tests.lab.tables import a_game, every_table, play_words
from tests.toy.tables import AMBUSH_ONLY
from wolfden.core.contract import CHANCE
from wolfden.core.text.replay import open_replay
from wolfden.lab.actions import WAIT_WORD, action_table, entries, paths_of
from wolfden.lab.spec import Spec
from wolfden.lab.words import OVER, WAIT, WordGame, entry_code, rewards_of, split_words
from wolfden.titles import TITLES


def completions(game: WordGame) -> list[int]:
    """Return the code of every action that can be reached by choosing words."""
    found = []
    for word in game.words():
        if word == WAIT:
            continue
        twin = game.copy()
        twin.choose(word)
        if len(twin.history) > len(game.history):
            found.append(entry_code(twin.history[-1]))
        else:
            found += completions(twin)
    return found


@every_table
def test_words_lead_to_exactly_the_legal_actions(title: str, seats: int) -> None:
    rng = random.Random(seats)
    game = a_game(title, seats)
    for _moment in range(5):
        play_words(game, 12, rng)
        if game.seat == OVER:
            break
        assert sorted(completions(game)) == sorted(game.state.codes(game.seat))


@every_table
def test_numbers_and_actions_are_the_same_thing(title: str, seats: int) -> None:
    table = action_table(title)
    rng = random.Random(seats)
    game = a_game(title, seats)
    for _moment in range(4):
        play_words(game, 15, rng)
        for action in game.state.legal(game.seat):
            numbers = table.encode(game.state, game.seat, str(action))
            assert table.decode(game.state, game.seat, numbers) == str(action)


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_title_has_one_table_of_words(title: str) -> None:
    table = action_table(title)
    assert table.words[WAIT] == WAIT_WORD
    assert len(set(table.words)) == len(table) == len(table.numbers)
    for seats in range(TITLES.get(title).meta().min_seats, TITLES.get(title).meta().max_seats + 1):
        for verb, slots in TITLES.get(title).setup(seats).notation().domains().items():
            words = [part for slot in slots for word in slot for part in split_words(word)]
            assert {verb, *words} <= set(table.words)


@every_table
def test_chance_chooses_words_by_their_weight(title: str, seats: int) -> None:
    game = a_game(title, seats)
    rng = random.Random(1)
    seen = 0
    for _word in range(120):
        if game.seat == CHANCE:
            seen += 1
            assert sum(weight for _one, weight in game.weights()) <= sum(game.state.weights())
            assert [word for word, _weight in game.weights()] == game.words()
        game.choose(rng.choice(game.words()))
        if game.seat == OVER:
            break
    assert seen > 0


@every_table
def test_twins_have_equal_arrays(title: str, seats: int) -> None:
    spec = Spec(title, seats)
    rng = random.Random(seats)
    game = spec.begin(None)
    for _moment in range(5):
        play_words(game, 14, rng)
        if game.seat == OVER:
            break
        twin = WordGame(game.state.resample(game.seat, rng), spec.paths, None)
        twin.ask(game.seat)
        game.ask(game.seat)
        seat = game.seat
        assert np.array_equal(spec.mask(game, seat), spec.mask(twin, seat))
        assert np.array_equal(spec.observation(game, seat), spec.observation(twin, seat))


def test_seats_that_may_act_together_are_asked_in_turn() -> None:
    title, seats = next((t, 4) for t in TITLES.ids() if TITLES.get(t).sides(4))
    rng = random.Random(2)
    game = a_game(title, seats, random.Random(2))
    while len(game.state.actors()) < 3:
        game.choose(rng.choice([word for word in game.words() if word != WAIT]))
    asked = []
    actors = game.state.actors()
    while game.can_wait:
        asked.append(game.seat)
        game.choose(WAIT)
    asked.append(game.seat)
    assert sorted(asked) == sorted(actors)
    assert WAIT not in game.words(), "one of them has to act"
    with pytest.raises(ValueError, match="may not be chosen"):
        game.choose(WAIT)


@every_table
def test_a_game_of_the_lab_is_a_replay_of_the_rules(title: str, seats: int) -> None:
    spec = Spec(title, seats)
    rng = random.Random(seats)
    game = spec.begin(random.Random(seats))
    while game.seat != OVER:
        game.choose(rng.choice(game.words()))
    _replay, record = open_replay(spec.replay(game), TITLES)
    assert record.state.dump() == game.state.dump()
    assert len(entries(list(game.history))) == len(record.steps)
    gained = rewards_of(game.state)
    assert max(gained) <= 1.0
    parties = {game.state.team(seat)[0] for seat in range(seats)}
    assert sum(gained[party] for party in parties) == pytest.approx(0.0)


def test_a_word_that_may_not_be_chosen_changes_nothing() -> None:
    title = TITLES.ids()[0]
    game = a_game(title, 2, random.Random(1))
    before, words = game.state.dump(), game.words()
    for word in (-1, WAIT, 4000, 10**6):
        with pytest.raises(ValueError, match="may not be chosen"):
            game.choose(word)
    assert (game.state.dump(), game.words()) == (before, words)


def test_after_the_end_no_word_may_be_chosen() -> None:
    rng = random.Random(1)
    game = a_game(TITLES.ids()[0], 2, rng)
    play_words(game, 10**6, rng)
    assert game.words() == []
    with pytest.raises(ValueError, match="the game is over"):
        game.choose(1)


def test_options_may_change_the_board() -> None:
    """Two packs on a ring of four sectors have regions that the standard board lacks."""
    spec = Spec("age-of-the-wolf", 2, {"ring": "four"})
    rng = random.Random(1)
    game = spec.begin(None)
    for _moment in range(4):
        play_words(game, 10, rng)
        assert sorted(completions(game)) == sorted(game.state.codes(game.seat))
    assert "blue" in game.state.dump()


def test_a_title_without_an_encoder_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wolfden.lab.actions.TITLES", AMBUSH_ONLY)
    with pytest.raises(ValueError, match="ambush has no encoder"):
        Spec("ambush", 2)


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="no title 'chess'"):
        Spec("chess", 2)
    with pytest.raises(ValueError, match="seats, not 9"):
        Spec(TITLES.ids()[0], 9)
    assert paths_of(TITLES.ids()[0], 2) is paths_of(TITLES.ids()[0], 2)
    table = action_table(TITLES.ids()[0])
    state = TITLES.get(TITLES.ids()[0]).setup(2)
    with pytest.raises(ValueError, match="not a word"):
        table.encode(state, 0, "sing loudly")
    with pytest.raises(ValueError, match="not the number"):
        table.decode(state, 0, [10**6])
