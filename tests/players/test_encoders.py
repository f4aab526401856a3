"""Inputs of networks: the same from every seat, and nothing that a seat cannot know."""

import random
from typing import cast

import pytest

from tests.players.moments import moments
from wolfden.core.chance import resolve
from wolfden.core.contract import Game, State
from wolfden.lab.words import split_words
from wolfden.players.heuristics import heuristics_of
from wolfden.players.learning import MOST_FEATURES, ActionFeatures, Encoder, Features
from wolfden.titles import TITLES
from wolfden.titles.age_of_the_wolf.rules.state import LEAD_AT, PACK_FIELDS, Position as AgePosition
from wolfden.titles.age_of_the_wolf.rules.vocabulary import MOVING
from wolfden.titles.the_wolves.rules import pieces
from wolfden.titles.the_wolves.rules.state import (
    PACK_FIELDS as BOARD_FIELDS,
    Position as WolvesPosition,
)
from wolfden.titles.the_wolves.rules.vocabulary import ACTING

SECTOR = 7


def encoder_of(game: Game) -> Encoder[State]:
    heuristics = heuristics_of(game)
    encoder = None if heuristics is None else heuristics.encoder()
    assert encoder is not None
    return encoder


def inputs(encoder: Encoder[State], state: State, seat: int) -> dict[int, float]:
    features = Features()
    encoder.encode(state, seat, features)
    return set_numbers(features)


def observed(encoder: Encoder[State], state: State, seat: int) -> dict[int, float]:
    features = Features()
    encoder.observe(state, seat, features)
    return set_numbers(features)


def offered(encoder: Encoder[State], state: State, seat: int) -> set[tuple[str, ...]]:
    """Return the legal actions of a seat in words that are counted from it."""
    actions = [split_words(str(action)) for action in state.legal(seat)]
    assert actions
    return {tuple(encoder.relative_word(state, seat, word) for word in words) for words in actions}


def set_numbers(features: Features) -> dict[int, float]:
    found = dict(features.pairs())
    assert len(found) == features.count < MOST_FEATURES, "no input is set twice"
    return found


@pytest.mark.parametrize("title", TITLES.ids())
def test_inputs_are_within_their_range(title: str) -> None:
    game = TITLES.get(title)
    encoder = encoder_of(game)
    for moment in moments(game, 20, 30):
        assert encoder.fits(moment.state)
        for seat in encoder.viewpoints(moment.state):
            found = inputs(encoder, moment.state, seat)
            assert 0 <= min(found) <= max(found) < encoder.inputs()
            assert all(abs(value) < 30 for value in found.values())
            slots = encoder.slots(moment.state, seat)
            assert slots[seat] == 0
            assert sorted(set(slots)) == list(range(max(slots) + 1))


def action_rows(encoder: Encoder[State], state: State, seat: int) -> list[list[tuple[int, float]]]:
    features = ActionFeatures()
    encoder.encode_actions(state, seat, state.codes(seat), features)
    return features.rows()


@pytest.mark.parametrize("title", TITLES.ids())
def test_features_of_actions_are_within_their_range(title: str) -> None:
    game = TITLES.get(title)
    encoder = encoder_of(game)
    for moment in moments(game, 40, 30):
        state, seat = moment.state, moment.seat
        rows = action_rows(encoder, state, seat)
        assert len(rows) == len(state.codes(seat))
        for row in rows:
            assert row, "every action has a verb"
            assert all(1 <= number < encoder.action_features() for number, _value in row)
            assert all(abs(value) < 30 for _number, value in row)


@pytest.mark.parametrize("title", TITLES.ids())
def test_features_of_actions_reveal_nothing_hidden(title: str) -> None:
    game = TITLES.get(title)
    encoder = encoder_of(game)
    for moment in moments(game, 40, 12):
        assert moment.state.codes(moment.seat) == moment.twin.codes(moment.seat)
        found = action_rows(encoder, moment.state, moment.seat)
        assert found == action_rows(encoder, moment.twin, moment.seat)


@pytest.mark.parametrize("title", TITLES.ids())
def test_observations_are_within_their_range(title: str) -> None:
    game = TITLES.get(title)
    encoder = encoder_of(game)
    for moment in moments(game, 20, 30):
        size = encoder.observation_size(moment.state)
        for seat in range(encoder.seats(moment.state)):
            found = observed(encoder, moment.state, seat)
            assert 0 <= min(found) <= max(found) < size
            assert all(abs(value) < 30 for value in found.values())


@pytest.mark.parametrize("title", TITLES.ids())
def test_observations_of_twins_are_equal(title: str) -> None:
    game = TITLES.get(title)
    encoder = encoder_of(game)
    rng = random.Random(6)
    for moment in moments(game, 40, 12):
        for seat in range(encoder.seats(moment.state)):
            twin = moment.state.resample(seat, rng)
            assert observed(encoder, moment.state, seat) == observed(encoder, twin, seat)


@pytest.mark.parametrize("title", TITLES.ids())
def test_every_seat_turns_the_words_into_one_another(title: str) -> None:
    game = TITLES.get(title)
    encoder = encoder_of(game)
    for seats in range(game.meta().min_seats, game.meta().max_seats + 1):
        state = game.setup(seats)
        for slots in state.notation().domains().values():
            for words in slots:
                for seat in range(seats):
                    turned = {encoder.relative_word(state, seat, word) for word in words}
                    assert turned == set(words)
                    if seat == 0:
                        assert [encoder.relative_word(state, 0, word) for word in words] == words


def test_hunters_observe_nothing_they_cannot_know() -> None:
    game = TITLES.get("brotherhood-of-the-wolf")
    encoder = encoder_of(game)
    rng = random.Random(4)
    differs = 0
    for moment in moments(game, 60, 12):
        twin = moment.state.resample(1, rng)
        assert inputs(encoder, moment.state, 1) == inputs(encoder, twin, 1)
        differs += inputs(encoder, moment.state, 0) != inputs(encoder, twin, 0)
    assert differs > 0, "the Beast observes what it alone knows"


def reached(title: str, stage: int, decisions: int) -> State:
    """Return a position of four seats in this stage, after this number of random decisions."""
    rng = random.Random(11)
    state = TITLES.get(title).setup(4)
    while decisions > 0 or stage_of(state) != stage:
        resolve(state, rng)
        seat = rng.choice(state.actors())
        state.play(seat, rng.choice(state.codes(seat)))
        decisions -= 1
        resolve(state, rng)
    return state


def stage_of(state: State) -> int:
    position = cast("AgePosition | WolvesPosition", state)
    return position.stage


def shifted(row: list[int], by: int) -> list[int]:
    return row[-by:] + row[:-by]


def test_age_of_the_wolf_looks_the_same_from_every_pack() -> None:
    state = reached("age-of-the-wolf", MOVING, 60)
    assert isinstance(state, AgePosition)
    state.marches, state.frozen = [], 0
    twin = state.copy()
    assert isinstance(twin, AgePosition)
    for name in ("owner", "wolves", "dens", "predators", "attackers", "tired"):
        setattr(twin, name, shifted(getattr(state, name), SECTOR))
    twin.owner = [-1 if owner < 0 else (owner + 1) % 4 for owner in twin.owner]
    twin.packs = shifted(state.packs, PACK_FIELDS)
    for seat in range(4):
        place = twin.packs[seat * PACK_FIELDS + LEAD_AT]
        if place >= 0:
            twin.packs[seat * PACK_FIELDS + LEAD_AT] = (place + SECTOR) % len(twin.owner)
        twin.set_home(seat, (twin.home(seat) + SECTOR) % len(twin.owner))
    twin.cards = shifted(state.cards[:16], 4) + state.cards[16:]
    twin.active, twin.seat = (state.active + 1) % 4, (state.seat + 1) % 4
    encoder = encoder_of(TITLES.get("age-of-the-wolf"))
    for seat in range(4):
        turned = inputs(encoder, twin, (seat + 1) % 4)
        assert turned == pytest.approx(inputs(encoder, state, seat))
        assert observed(encoder, twin, (seat + 1) % 4) == observed(encoder, state, seat)
    assert offered(encoder, twin, twin.seat) == offered(encoder, state, state.seat)
    assert sorted(action_rows(encoder, twin, twin.seat)) == sorted(
        action_rows(encoder, state, state.seat)
    )


def test_the_wolves_look_the_same_from_every_pack() -> None:
    state = reached("the-wolves", ACTING, 60)
    assert isinstance(state, WolvesPosition)
    twin = state.copy()
    assert isinstance(twin, WolvesPosition)
    group = len(state.standing) // 4
    for index in range(len(state.standing)):
        twin.standing[(index + group) % len(state.standing)] = state.standing[index]
    for index in range(len(state.packs)):
        twin.packs[(index + BOARD_FIELDS) % len(state.packs)] = state.packs[index]
    for place, cell in enumerate(state.cells):
        moved = pieces.with_token(0, pieces.token_of(cell), pieces.stack_of(cell))
        for one in (pieces.first_of(cell), pieces.second_of(cell)):
            if one:
                owner = (pieces.owner_of(one) + 1) % 4
                moved = pieces.with_piece(moved, pieces.piece(owner, pieces.kind_of(one)))
        twin.cells[place] = moved
    twin.seat = (state.seat + 1) % 4
    encoder = encoder_of(TITLES.get("the-wolves"))
    for seat in range(4):
        turned = inputs(encoder, twin, (seat + 1) % 4)
        assert turned == pytest.approx(inputs(encoder, state, seat))
        assert observed(encoder, twin, (seat + 1) % 4) == observed(encoder, state, seat)
    assert offered(encoder, twin, twin.seat) == offered(encoder, state, state.seat)
