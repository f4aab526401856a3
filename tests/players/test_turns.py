"""Whose move it is among bots, and bots of a team that plan together."""

import random
from typing import Final, Self

from tests.players.nim import Nim, NimState
from wolfden.core.contract import Action, Outcome, Perspective, Seat
from wolfden.core.events import Log
from wolfden.players.bots import make_bot
from wolfden.players.player import Player, bot_action
from wolfden.titles import TITLES

GIVE_UP: Final = 1
SAVE: Final = 2
WAIT: Final = 3
BROTHERHOOD: Final = TITLES.get("brotherhood-of-the-wolf")


class Rescue(NimState):
    """Seats 1 and 2 against seat 3, who only watches: seat 2 can save them, either can give up."""

    def __init__(self, stones: int = 5, wind: bool = False) -> None:
        super().__init__(stones, wind)
        self.saved = False

    def actors(self) -> tuple[Seat, ...]:
        return (0, 1) if self.stones else ()

    def codes(self, seat: Seat) -> list[int]:
        if seat not in self.actors():
            return []
        return [GIVE_UP, WAIT] if seat == 0 else [GIVE_UP, SAVE]

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        self.saved = code == SAVE
        self.stones = self.stones - 1 if code == WAIT else 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.saved = self.saved
        return twin

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        return (2,) if seat == 2 else (0, 1)

    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        scores = (1, 1, 0) if self.saved else (0, 0, 1)
        parts = tuple((("saved", score),) for score in scores)
        return Outcome("saved", scores, parts, tuple(2 - score for score in scores))


def bots(*names: str) -> dict[Seat, Player]:
    """Return bots on the first seats; an empty name leaves a seat to a person."""
    return {seat: make_bot(name, Nim(), str(seat)) for seat, name in enumerate(names) if name}


def test_a_team_plays_the_best_action_of_all_its_seats() -> None:
    for name in ("greedy", "alpha:simulations=40"):
        action = bot_action(Rescue(), bots(name, name), random.Random(1))
        assert action is not None
        assert (action.seat, action.code) == (1, SAVE)


def test_one_of_a_team_alone_decides_for_itself_only() -> None:
    action = bot_action(Rescue(), bots("alpha:simulations=40"), random.Random(1))
    assert action is not None
    assert (action.seat, action.code) == (0, WAIT)


def test_what_people_can_do_too_is_left_to_them() -> None:
    state = Rescue(1)
    assert bot_action(state, bots("", "alpha:simulations=40"), random.Random(1)) is not None
    quitter = {1: QUITTER}
    assert bot_action(state, quitter, random.Random(1)) is None


class Quitter(Player):
    """Gives up."""

    def choose(self, perspective: Perspective) -> Action:
        return perspective.legal()[0]


QUITTER = Quitter(Nim(), random.Random(1))


def test_bots_of_different_levels_do_not_plan_together() -> None:
    one, other = make_bot("alpha", Nim(), "1"), make_bot("hunter", Nim(), "2")
    assert one.plans_with(make_bot("alpha", Nim(), "3"))
    assert not one.plans_with(other)
    assert not one.plans_with(make_bot("greedy", Nim(), "4"))
    assert not make_bot("random", Nim(), "5").plans_with(make_bot("random", Nim(), "6"))
    mixed: dict[Seat, Player] = {0: QUITTER, 1: other}
    action = bot_action(Rescue(), mixed, random.Random(1))
    assert action is not None
    assert (action.seat, action.code) == (0, GIVE_UP)


def test_no_bot_acts_where_only_people_may() -> None:
    assert bot_action(Rescue(), {}, random.Random(1)) is None
    assert bot_action(NimState(3), {1: QUITTER}, random.Random(1)) is None


def test_hunters_that_search_play_a_whole_game_together() -> None:
    rng = random.Random(3)
    state = BROTHERHOOD.setup(4)
    table = {
        seat: make_bot("random" if seat == 0 else "alpha:simulations=3", BROTHERHOOD, str(seat))
        for seat in range(4)
    }
    seats = set()
    while not state.is_over:
        if state.actors() == (-1,):
            state.apply(rng.choice(state.legal(-1)))
            continue
        action = bot_action(state, table, rng)
        assert action is not None
        seats.add(action.seat)
        state.apply(action)
    assert seats == {0, 1, 2, 3}
