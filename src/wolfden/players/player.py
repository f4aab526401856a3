"""The interface of players, and which bot of a game acts next."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping

from wolfden.core.contract import Action, Game, Perspective, Seat, State


class Player(ABC):
    """Decides for a seat from what that seat knows.

    A subclass needs ``choose`` alone; ``game`` and ``rng`` are there for it.
    """

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game = game
        """The title that is played."""
        self.rng = rng
        """Where its random choices come from, so that the same seed plays the same game."""

    @abstractmethod
    def choose(self, perspective: Perspective) -> Action:
        """Return one of the perspective's legal actions."""

    def plans_with(self, other: "Player") -> bool:
        """Whether two players of a team decide as one; then one is asked for both."""
        return False

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return a legal action of one of these seats, all of the perspective's team.

        Only called for players that plan together; the perspective belongs to the first of them.
        """
        return self.choose(perspective)


def bot_action(state: State, bots: Mapping[Seat, Player], rng: random.Random) -> Action | None:
    """Return the next action of a bot; ``None`` if it is left to people.

    Where several seats may act in any order, actions that people have too (such as ending the phase
    for all) are left to them. Bots of a team that plan together choose among all their actions.
    """
    actors = state.actors()
    people = [seat for seat in actors if seat not in bots]
    left_to_people = {code for seat in people for code in state.codes(seat)}
    waiting = [
        seat for seat in actors if seat in bots and not left_to_people.issuperset(state.codes(seat))
    ]
    while waiting:
        allies = _allies(state, bots, waiting[0])
        together = tuple(seat for seat in waiting if seat in allies)
        planner = bots[allies[0]]
        action = planner.choose_for(Perspective(state, allies[0], rng), together)
        if action.code not in left_to_people:
            return action
        waiting = [seat for seat in waiting if seat not in together]
    return None


def _allies(state: State, bots: Mapping[Seat, Player], seat: Seat) -> list[Seat]:
    """Return the seats of a team whose bots plan with that of ``seat``, including it."""
    return [
        ally
        for ally in state.team(seat)
        if ally == seat or (ally in bots and bots[seat].plans_with(bots[ally]))
    ]
