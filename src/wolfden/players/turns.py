"""Whose move it is among bots: one place for every table, arena and screen."""

import random
from collections.abc import Mapping

from wolfden.core.contract import Action, Seat, State
from wolfden.core.perspective import Perspective
from wolfden.players.player import Player


def bot_action(state: State, bots: Mapping[Seat, Player], rng: random.Random) -> Action | None:
    """Return what one of the bots does now; ``None`` if they leave the next action to people.

    Where several seats may act in any order, what people can do too (such as ending the phase for
    all) is left to them.
    """
    actors = state.actors()
    people = [seat for seat in actors if seat not in bots]
    left_to_people = {code for seat in people for code in state.codes(seat)}
    for seat in actors:
        if seat not in bots or left_to_people.issuperset(state.codes(seat)):
            continue
        action = bots[seat].choose(Perspective(state, seat, rng))
        if action.code not in left_to_people:
            return action
    return None
