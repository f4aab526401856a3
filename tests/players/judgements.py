"""Inputs and outputs of networks at moments of games; run by itself, of plain sources.

``python -m tests.players.judgements TITLE=WEIGHTS …`` writes them as JSON.
"""

import json
import sys

from tests.players.moments import moments
from wolfden.players.learning import ActionFeatures, Features
from wolfden.players.weights import best_judge
from wolfden.titles import TITLES

Judgements = dict[str, list[float]]
"""Numbers of all moments, one after the other, by what they stand for."""


def judgements(title: str, weights: str) -> Judgements:
    """Return the inputs and outputs of a network with a policy."""
    game = TITLES.get(title)
    judge = best_judge(game, weights)
    learned = judge.learned
    assert learned is not None
    found: Judgements = {"codes": [], "inputs": [], "actions": [], "chances": [], "factors": []}
    for moment in moments(game, 6, 12):
        state, seat = moment.state, moment.seat
        codes = state.codes(seat)
        found["codes"] += codes
        for viewpoint in learned.encoder.viewpoints(state):
            inputs = Features()
            learned.encoder.encode(state, viewpoint, inputs)
            found["inputs"] += flat(inputs.pairs())
        actions = ActionFeatures()
        learned.encoder.encode_actions(state, seat, codes, actions)
        for row in actions.rows():
            found["actions"] += [len(row), *flat(row)]
        found["chances"] += learned.chances(state)
        found["factors"] += learned.factors(state, seat, codes, judge.weights(state, seat, codes))
    return found


def flat(pairs: list[tuple[int, float]]) -> list[float]:
    """Return numbered values as one list."""
    return [one for pair in pairs for one in pair]


if __name__ == "__main__":
    orders = dict(word.split("=", 1) for word in sys.argv[1:])
    print(json.dumps({title: judgements(title, weights) for title, weights in orders.items()}))
