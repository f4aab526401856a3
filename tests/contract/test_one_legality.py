"""The list of legal actions and the refusals that explain it are the same rules, verb by verb."""

import os
import random
from collections import Counter
from pathlib import Path

import pytest

import wolfden
from tests.contract.checks import check_derived, random_move
from tests.contract.tables import tables
from tests.toy.tables import AMBUSH
from wolfden.core.contract import Game, State
from wolfden.titles import TITLES

COMPARED = int(os.environ.get("WOLFDEN_CONTRACT_STATES", "10" if wolfden.COMPILED else "3"))
"""How many states with each verb are compared, if as many come up; plain Python takes its time."""
STEPS = 100
"""How far games are played that begin in the middle."""

POSITIONS = Path(__file__).parents[1] / "titles"
ALL_GAMES = [*[TITLES.get(title) for title in TITLES.ids()], AMBUSH]


class Comparison:
    """Random games in which states are compared that offer a verb seen too rarely so far."""

    def __init__(self, game: Game) -> None:
        notation = game.setup(game.meta().min_seats).notation()
        self.compared = Counter(dict.fromkeys(notation.domains(), 0))
        self._verbs: dict[int, str] = {}

    def play(self, state: State, rng: random.Random, steps: int) -> None:
        """Play on from a state, at most so many steps."""
        for _step in range(steps):
            actors = state.actors()
            if not actors:
                return
            for seat in actors:
                self._compare(state, seat)
            state.play(*random_move(state, actors, rng))

    def _compare(self, state: State, seat: int) -> None:
        codes = state.codes(seat)
        for code in codes:
            if code not in self._verbs:
                self._verbs[code] = state.notation().write(code).split()[0]
        verbs = {self._verbs[code] for code in codes}
        if any(self.compared[verb] < COMPARED for verb in verbs):
            check_derived(state, seat)
            self.compared.update(verbs)


def positions(game: Game) -> list[State]:
    """Return the counted positions of a title: rare situations, where random games seldom come."""
    folder = POSITIONS / game.meta().id.replace("-", "_") / "perft"
    return [game.load(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.txt"))]


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.meta().id)
def test_the_list_is_what_the_refusals_leave(game: Game) -> None:
    comparison = Comparison(game)
    rng = random.Random(1)
    for state in positions(game):
        comparison.play(state, rng, STEPS)
    for table in tables(game):
        comparison.play(game.setup(table.seats, table.options), rng, 100 * STEPS)
    missing = [verb for verb, states in comparison.compared.items() if states == 0]
    assert not missing, "these verbs never came up"
