"""Monte Carlo tree search of OpenSpiel, judged by a network of Wolfden, against random play.

Needs the extra ``lab``. The second argument is a file of weights, such as one that
``examples/lab_learning.py`` has written; without it the title's own judgement is used::

    python examples/lab_mcts.py the-wolves weights.bin --simulations 50

For titles without hidden information: this search looks at the true state.
"""

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from wolfden.lab.spiel import WolfdenState, register, short_name
from wolfden.players.weights import best_judge
from wolfden.titles import TITLES


class NetworkEvaluator:
    """An ``mcts.Evaluator``: judges by a network; untried words are equally promising."""

    def __init__(self, title: str, weights: str) -> None:
        self._judge = best_judge(TITLES.get(title), weights)
        self._rng = random.Random(1)

    def evaluate(self, state: WolfdenState) -> list[float]:
        """Return what each of two seats can expect to gain, from -1 to 1."""
        chances = self._judge.values_now(state.words.state.copy(), self._rng)
        return [2.0 * chance - 1.0 for chance in chances]

    def prior(self, state: WolfdenState) -> list[tuple[int, float]]:
        """Return the same chance for each word."""
        words = state.legal_actions()
        return [(word, 1.0 / len(words)) for word in words]


def play(title: str, weights: str, simulations: int, seed: int) -> list[float]:
    """Let the search play the first seat against random words; return what each seat gains."""
    register()
    game = pyspiel.load_game(f"{short_name(title)}(players=2)")
    rng = np.random.default_rng(seed)
    bot = mcts.MCTSBot(
        game,
        1.4,
        simulations,
        NetworkEvaluator(title, weights),
        random_state=np.random.RandomState(seed),
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            words, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(words, p=shares)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return list(state.returns())


def main(arguments: list[str] | None = None) -> None:
    """Play one game and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("weights", nargs="?", default="")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    print(
        "search and random gain:", play(given.title, given.weights, given.simulations, given.seed)
    )


if __name__ == "__main__":
    main()
