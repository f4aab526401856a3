"""Try searches that the bots do not have: ``python -m benchmarks.searches TITLE --trees 2``.

One bot with such a search plays among bots of ``alpha:simulations=N``, seats or sides changing:

* ``--trees K`` searches K times, each time with the whole budget, and adds up the visits: what K
  processes could do in the time of one;
* ``--ponder N`` searches N simulations before every decision of another seat and continues in the
  tree of what really happened: what a bot could do while people think. Only for titles without
  secrets, where one tree serves all seats.

``docs/strength.md`` says what was measured.
"""

import argparse
import random
from typing import Final

from wolfden.arena.intervals import wilson
from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Game, Json, Perspective, Seat, State
from wolfden.players.bots import Level, SearchPlayer, make_bot
from wolfden.players.judging import Judge, result
from wolfden.players.player import Player, bot_action
from wolfden.players.search import FEW_OUTCOMES, Budget, Search, new_forest, spend
from wolfden.players.tree import Forest, Node, code_of_key, follow_revealed, key_of
from wolfden.players.weights import best_judge
from wolfden.titles import TITLES

REPORT_EVERY: Final = 20


class SeveralTrees(SearchPlayer):
    """Adds up the visits of several trees; keeps all of them while its turn lasts."""

    def __init__(self, judge: Judge, level: Level, rng: random.Random, trees: int) -> None:
        super().__init__(judge, level, rng)
        self._trees = trees
        self._kept: tuple[Json, list[Forest]] | None = None
        """What the player will see if only its own action happens, and the trees for then."""

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return the action of these seats that all trees together visited most."""
        world = perspective.resample(self._rng)
        judge = self._judge.for_seat(perspective.seat)
        forests = [new_forest(judge, world, self._rng) for _tree in range(self._trees)]
        if self._kept is not None and self._kept[0] == perspective.view():
            forests = self._kept[1]
        legal = {(one.seat, one.code): one for seat in seats for one in world.legal(seat)}
        visits = dict.fromkeys(legal, 0)
        if len(legal) > 1:
            for forest in forests:
                search = Search(perspective, seats, judge, forest, self._rng)
                spend(search, self.level.budget, to_decide=True)
                count_visits(search.root, visits)
        chosen = legal[max(visits, key=lambda tried: visits[tried])]
        self._follow(perspective.seat, world, forests, chosen)
        return chosen

    def _follow(self, seat: Seat, world: State, forests: list[Forest], chosen: Action) -> None:
        keys = forests[0].revealed_keys(world)
        for forest in forests:
            forest.advance(world, chosen.seat, chosen.code)
        world.play(chosen.seat, chosen.code)
        for forest in forests:
            follow_revealed(world, forest.observers, forest.roots, keys[:])
        self._kept = (world.view(seat), forests)


class Ponderer(SearchPlayer):
    """Thinks while others do: one tree for all seats, of a title without secrets."""

    def __init__(self, judge: Judge, level: Level, rng: random.Random, ponder: int) -> None:
        super().__init__(judge, level, rng)
        self._ponder = Budget(simulations=ponder)
        self._tree: Forest | None = None
        """The tree of the position at hand, if it has been searched."""

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return the action of these seats that was visited most, before and now."""
        legal = {(one.seat, one.code): one for one in perspective.legal()}
        visits = dict.fromkeys(legal, 0)
        if len(legal) > 1:
            count_visits(self._search(perspective, seats, self.level.budget, True).root, visits)
        return legal[max(visits, key=lambda tried: visits[tried])]

    def think_ahead(self, perspective: Perspective) -> None:
        """Search while another seat is to act."""
        self._search(perspective, (), self._ponder, False)

    def _search(
        self, perspective: Perspective, seats: tuple[Seat, ...], budget: Budget, to_decide: bool
    ) -> Search:
        if self._tree is None:
            self._tree = new_forest(self._judge, perspective.resample(self._rng), self._rng)
        search = Search(perspective, seats, self._judge, self._tree, self._rng)
        spend(search, budget, to_decide)
        return search

    def observe(self, state: State, seat: Seat, code: int) -> None:
        """Move the tree past an action that is about to be played."""
        if self._tree is None:
            return
        if seat != CHANCE:
            self._tree.advance(state, seat, code)
        else:
            few = len(state.codes(CHANCE)) <= FEW_OUTCOMES
            root = self._tree.roots[0]
            self._tree.roots[0] = root.follow(key_of(CHANCE, code) if few else 0)


def count_visits(root: Node, visits: dict[tuple[Seat, int], int]) -> None:
    """Add how often each of some actions was tried."""
    for edge in root.edges:
        tried = (int(edge.seat), int(code_of_key(edge.key)))
        if tried in visits:
            visits[tried] += edge.visits


def play(game: Game, players: dict[Seat, Player], rng: random.Random) -> State:
    """Play a game and return its end."""
    state = game.setup(len(players))
    ponderers = {seat: one for seat, one in players.items() if isinstance(one, Ponderer)}
    while actors := state.actors():
        if actors[0] == CHANCE:
            seat, code = CHANCE, draw(state, rng)
        else:
            for own, ponderer in ponderers.items():
                if own not in actors:
                    ponderer.think_ahead(Perspective(state, own, rng))
            action = bot_action(state, players, rng)
            assert action is not None, "where all seats are bots, one of them acts"
            seat, code = action.seat, action.code
        for ponderer in ponderers.values():
            ponderer.observe(state, seat, code)
        state.play(seat, code)
    return state


def seats_of_trial(game: Game, players: int, number: int) -> list[Seat]:
    """Return the seats that the trial has in a game: each in turn, or those of each side."""
    sides = game.sides(players)
    if not sides:
        return [number % players]
    side = list(dict.fromkeys(sides))[number % len(set(sides))]
    return [seat for seat in range(players) if sides[seat] == side]


def trial_player(game: Game, given: argparse.Namespace, seed: str) -> Player:
    """Return a bot that searches in the way that is asked for."""
    level = Level(Budget(simulations=given.simulations))
    judge, rng = best_judge(game), random.Random(seed)
    if given.ponder:
        return Ponderer(judge, level, rng, given.ponder)
    return SeveralTrees(judge, level, rng, given.trees)


def run(given: argparse.Namespace) -> None:
    """Play the match; print the share of the trial now and then."""
    game = TITLES.get(given.title)
    if given.ponder and game.setup(given.players).has_secrets():
        raise SystemExit("--ponder needs a title without secrets")
    rival = f"alpha:simulations={given.against or given.simulations}"
    won = 0.0
    for number in range(given.games):
        seed = f"{given.seed} {number}"
        trial = seats_of_trial(game, given.players, number)
        players: dict[Seat, Player] = {
            seat: trial_player(game, given, f"{seed} {seat}")
            if seat in trial
            else make_bot(rival, game, f"{seed} {seat}")
            for seat in range(given.players)
        }
        won += result(play(game, players, random.Random(seed)))[trial[0]]
        done = number + 1
        if done % REPORT_EVERY == 0 or done == given.games:
            low, high = wilson(won, done)
            print(
                f"{won:g} of {done} games: {won / done:.1%} ({low:.1%} to {high:.1%})", flush=True
            )


def main() -> None:
    """Read what is asked for, and play."""
    parser = argparse.ArgumentParser(description="Try searches that the bots do not have.")
    parser.add_argument("title", choices=TITLES.ids())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=100, help="of each tree, a decision")
    parser.add_argument("--against", type=int, default=0, help="simulations of the others, if not")
    parser.add_argument("--trees", type=int, default=1)
    parser.add_argument("--ponder", type=int, default=0)
    parser.add_argument("--seed", default="1")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
