"""The hunters' table of possibilities: the truth is in it, and nothing that cannot be."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import wolfden
from tests.titles.brotherhood_of_the_wolf.games import public_part, steps, table_of, wild_table
from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.core.contract import Seat
from wolfden.core.events import Log
from wolfden.titles.brotherhood_of_the_wolf.game import BrotherhoodState
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import at_of, verb_of
from wolfden.titles.brotherhood_of_the_wolf.rules.possibilities import (
    assume,
    possibilities,
    possible_identities,
    trace_worlds,
    village_worlds,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.prowling import prowl_codes
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import (
    EMPOWER,
    HIDE,
    HIDING,
    OVER,
    PLACING,
    PROWL,
    PROWLING,
)
from wolfden.titles.brotherhood_of_the_wolf.text.check import check

GAMES = 600 if wolfden.COMPILED else 200
HUNTER = 1

World = tuple[int, tuple[int, ...], int, tuple[int, ...]]


def members(bits: int) -> set[int]:
    return {village for village in range(30) if bits >> village & 1}


@pytest.mark.parametrize("part", range(4))
def test_the_truth_is_always_inside(part: int) -> None:
    for seed in range(part, GAMES, 4):
        since: list[int] = []
        for state, _seat, code in steps(seed):
            found = possibilities(state, (HUNTER, None)[seed % 2])
            if state.stage > HIDING:
                assert state.identity in found.identities
                assert found.here >> state.beast & 1
            for slot, token in enumerate(state.traces):
                assert token in found.traces[slot] or token < 0
                assert (token < 0) == (not found.traces[slot])
            if state.has_chosen():
                assert found.goals >> state.slots[state.season()] & 1
            if state.has_chosen() or state.stage == PLACING:
                since = []
            else:
                since.append(found.goals)
            if verb_of(code) in (PROWL, HIDE):
                # Whatever is chosen now was possible at every moment since the last attack.
                assert all(goals >> at_of(code) & 1 for goals in since)


def key(state: BrotherhoodState) -> World:
    """Return all that is hidden from the hunters."""
    return (state.identity, tuple(state.traces), state.beast, tuple(state.slots))


def claimed(state: BrotherhoodState) -> set[World]:
    """Return the worlds that the table of possibilities speaks of."""
    found = set()
    for identity in possible_identities(state):
        for tokens in trace_worlds(state):
            for villages in village_worlds(state):
                world = state.copy()
                assume(world, identity, tokens, villages)
                found.add(key(world))
    return found


def facts_of(state: BrotherhoodState, seat: Seat, code: int) -> tuple[BrotherhoodState, str]:
    """Return the state after a move, and what a hunter hears of it."""
    after, log = state.copy(), Log()
    after.play(seat, code, log)
    return after, str([(event.name, event.facts_for(HUNTER)) for event in log.events])


def candidates(world: BrotherhoodState, code: int) -> list[int]:
    """Return the moves that would look to a hunter like this one."""
    if verb_of(code) in (HIDE, EMPOWER):
        return world.codes(0)
    if verb_of(code) == PROWL:
        return [c for c in world.codes(0) if public_part(c) == public_part(code)]
    return [code]


@pytest.mark.parametrize("seed", range(8) if wolfden.COMPILED else [1])
@pytest.mark.parametrize("table", [table_of, wild_table])
def test_exactly_the_worlds_that_could_have_been_played_are_possible(
    table: Callable[[int], BrotherhoodState], seed: int
) -> None:
    """Follow every hidden choice the Beast could have made, through a whole game, by the rules."""
    state = table(seed)
    worlds = [state.copy()]
    hidden = 0
    for actual, seat, code in steps(seed, state):
        now, heard = facts_of(actual, seat, code)
        following: dict[World, BrotherhoodState] = {}
        for world in worlds:
            for like in candidates(world, code):
                after, sounds = facts_of(world, seat, like)
                if sounds == heard:
                    following[key(after)] = after
        worlds = list(following.values())
        assert key(now) in following
        if now.stage != OVER:
            assert set(following) == claimed(now)
            hidden += now.hidden >= 0
    assert hidden > 0 or table == wild_table or state.setting.cards_are_chosen, "no fog"


@pytest.mark.parametrize("seed", range(6))
def test_every_world_looks_the_same_to_the_hunters(seed: int) -> None:
    rng = random.Random(seed)
    for state, _seat, _code in steps(seed):
        if rng.random() > 0.1:
            continue
        seen = state.view(HUNTER)
        for tokens in trace_worlds(state)[:4]:
            for villages in village_worlds(state)[:6]:
                world = state.copy()
                assume(world, possible_identities(state)[-1], tokens, villages)
                check(world)
                assert world.view(HUNTER) == seen
                assert world.codes(HUNTER) == state.codes(HUNTER)


@pytest.mark.parametrize("seed", range(8))
def test_every_goal_is_one_that_a_beast_in_some_world_may_choose(seed: int) -> None:
    for state, _seat, _code in steps(seed):
        if state.stage == PROWLING:
            reachable = set()
            for tokens in trace_worlds(state):
                for villages in village_worlds(state):
                    world = state.copy()
                    assume(world, state.identity, tokens, villages)
                    reachable |= {at_of(code) for code in prowl_codes(world)}
            assert members(possibilities(state, HUNTER).goals) == reachable


def test_two_tokens_left_give_each_other_away() -> None:
    # Three tokens are taken; the last trace seen was the predator's, so this one is the devil's.
    laid = "spring=prades summer=langeac/predator/up autumn=saugues/devil/down"
    table = Table("card", 3, laid=laid, tokens="taken=wolves,count,vagabond")
    assert possibilities(table.state, HUNTER).traces == [[1], [3], [], []]
    table.draw("wi2")
    table.do("decline")
    # The predator's token has gone back to the Beast, and the hunters have not forgotten.
    assert possibilities(table.state, HUNTER).traces == [[], [3], [], []]


def test_before_the_card_every_card_that_may_come_is_thought_of() -> None:
    laid = "spring=prades summer=auvers autumn=langeac/devil/down"
    table = Table("card", 3, laid=laid, played="su1,au1")
    leagues = table.state.setting.board.leagues[table.place("langeac")]

    def farthest() -> int:
        goals = members(possibilities(table.state, HUNTER).goals)
        return max(leagues[village] for village in goals)

    # Frozen rivers could take the wolf pack seven leagues away; then another card comes.
    assert farthest() == 7
    table.draw("wi2")
    assert farthest() == 6


def test_resampling_draws_every_world_and_likely_ones_more_often() -> None:
    laid = "spring=prades summer=langeac/wolves/down autumn=saugues/predator/down"
    table = Table("move", 2, laid=laid, tokens="taken=count")
    worlds = claimed(table.state)
    rng = random.Random(5)
    draws = 100 * len(worlds)
    counts = Counter(key(table.state.resample(HUNTER, rng)) for _draw in range(draws))
    assert set(counts) <= worlds
    assert len(counts) > 0.9 * len(worlds)
    leagues = table.state.setting.board.leagues[table.place("langeac")]
    goals: Counter[int] = Counter()
    for world, count in counts.items():
        goals[leagues[world[-1][1]]] += count
    near = sum(goals[far] for far in (1, 2, 3))
    assert near > 2 * goals[4], "a Beast would rather strike near by, where there are more victims"


@pytest.mark.parametrize("seed", range(6))
def test_the_same_knowledge_draws_the_same_world(seed: int) -> None:
    rng = random.Random(seed)
    for state, _seat, _code in steps(seed):
        for seat in (HUNTER, None):
            twin = state.resample(seat, rng)
            dice = rng.random()
            one = state.resample(seat, random.Random(dice))
            assert twin.resample(seat, random.Random(dice)).dump() == one.dump()
