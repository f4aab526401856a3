"""Random games through every interface of the lab: the shortest program of each kind.

Needs the extra ``lab``. Run it with the id of a title and a number of seats::

    python examples/lab_random.py the-wolves 3
"""

import sys

import numpy as np
import pyspiel

from wolfden.lab.aec import env
from wolfden.lab.batch import Batch, random_words
from wolfden.lab.single import SeatEnv
from wolfden.lab.spiel import register, short_name


def turns(title: str, seats: int, rng: np.random.Generator) -> dict[str, float]:
    """Play a game in PettingZoo; return what each agent gains."""
    table = env(title, seats)
    table.reset(seed=1)
    gained = {}
    for agent in table.agent_iter():
        seen, reward, ended, cut, _info = table.last()
        gained[agent] = float(reward)
        over = ended or cut
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return gained


def against_bots(title: str, seats: int, rng: np.random.Generator) -> float:
    """Play one seat in Gymnasium against random bots; return what it gains."""
    table = SeatEnv(title, seats, bots="random")
    seen, _info = table.reset(seed=1)
    while True:
        word = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, _cut, _info = table.step(word)
        if ended:
            return reward


def tree(title: str, seats: int, rng: np.random.Generator) -> list[float]:
    """Play a game in OpenSpiel, chance included; return what each player gains."""
    register()
    state = pyspiel.load_game(f"{short_name(title)}(players={seats})").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            words, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(words, p=shares)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return list(state.returns())


def many(title: str, seats: int, rng: np.random.Generator) -> int:
    """Step 64 games together a thousand times; return how many have ended."""
    batch = Batch(title, seats, games=64)
    ended = 0
    for _step in range(1000):
        batch.step(random_words(batch.masks, rng))
        ended += int(batch.ended.sum())
    return ended


def main(title: str, seats: int) -> None:
    """Play, and print what came of it."""
    rng = np.random.default_rng(1)
    print("PettingZoo:", turns(title, seats, rng))
    print("Gymnasium:", against_bots(title, seats, rng))
    print("OpenSpiel:", tree(title, seats, rng))
    print("Batch:", many(title, seats, rng), "games ended")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python examples/lab_random.py TITLE SEATS, such as the-wolves 3")
    main(sys.argv[1], int(sys.argv[2]))
