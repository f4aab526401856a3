"""What a seat knows, and nothing beyond it."""

import gc
import random
from collections import Counter
from types import FunctionType, ModuleType

from tests.toy.tables import BOTH_BID, DEALT, ambush
from wolfden.core.contract import Perspective, State


def reachable(start: object) -> list[object]:
    """Return everything that can be reached from an object, except through code."""
    found = {id(start): start}
    queue = [start]
    while queue:
        for one in gc.get_referents(queue.pop()):
            if id(one) not in found and not isinstance(one, type | ModuleType | FunctionType):
                found[id(one)] = one
                queue.append(one)
    return list(found.values())


def test_a_perspective_holds_no_handle_to_the_true_state() -> None:
    state = ambush(BOTH_BID)
    perspective = Perspective(state, 0, random.Random(1))
    worlds = [one for one in reachable(perspective) if isinstance(one, State)]
    assert len(worlds) == 1
    assert worlds[0] is not state


def test_view_and_choices_are_those_of_the_seat() -> None:
    state = ambush(DEALT)
    for seat in (0, 1):
        perspective = Perspective(state, seat, random.Random(1))
        assert perspective.seat == seat
        assert perspective.view() == state.view(seat)
        assert perspective.legal() == state.legal(seat)


def test_perspectives_of_twin_states_are_the_same_but_for_the_dice() -> None:
    """What the seat may not know has no way into its perspective."""
    one = ambush("hand seat=1 card=owl bid=3; hand seat=2 card=fox bid=1")
    other = ambush("hand seat=1 card=owl bid=3; hand seat=2 card=elk bid=3")
    assert one.view(0) == other.view(0)
    seen = [Counter(_worlds(state, 2000)) for state in (one, other)]
    assert seen[0].keys() == seen[1].keys()
    assert all(abs(seen[0][world] - seen[1][world]) < 200 for world in seen[0])


def _worlds(state: State, count: int) -> list[str]:
    rng = random.Random(3)
    return [Perspective(state, 0, rng).resample(rng).dump() for _ in range(count)]


def test_resampled_worlds_differ_only_in_what_is_hidden() -> None:
    state = ambush(BOTH_BID)
    perspective = Perspective(state, 0, random.Random(1))
    rng = random.Random(2)
    worlds = [perspective.resample(rng) for _ in range(60)]
    assert {world.dump().splitlines()[1] for world in worlds} == {"hand seat=1 card=owl bid=3"}
    hidden = {world.dump().splitlines()[2] for world in worlds}
    assert {line.split()[2] for line in hidden} == {"card=fox", "card=owl", "card=elk"}
    assert all(world.view(0) == state.view(0) for world in worlds)


def test_playing_in_a_world_does_not_change_the_perspective() -> None:
    perspective = Perspective(ambush(DEALT), 0, random.Random(1))
    before = perspective.view()
    world = perspective.resample(random.Random(2))
    world.apply(world.parse(0, "bid 1"))
    assert perspective.view() == before
    assert [str(action) for action in perspective.legal()] == ["swap", "bid 1", "bid 2", "bid 3"]


def test_later_moves_of_the_game_do_not_reach_an_old_perspective() -> None:
    state = ambush(DEALT)
    perspective = Perspective(state, 0, random.Random(1))
    before = perspective.view()
    state.apply(state.parse(1, "bid 1"))
    assert perspective.view() == before
