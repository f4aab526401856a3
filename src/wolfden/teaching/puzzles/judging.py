"""What makes a puzzle: one action is clearly best, and a greedy player does not find it.

All searches start from what the seat knows.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, count
from statistics import fmean
from typing import Final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Game, Perspective, Seat, State
from wolfden.core.events import Event, Log
from wolfden.players.advice import evaluate, hint
from wolfden.players.bots import make_bot
from wolfden.players.judging import judge_of
from wolfden.players.search import Budget
from wolfden.teaching.analysis.study import Move
from wolfden.teaching.puzzles.library import Choice, Difficulty, Puzzle

FEWEST_CHOICES: Final = 4
"""A puzzle needs at least this many sensible actions."""
CLEAR: Final = 0.03
"""How much better than all others the accepted actions must be, in chance to win."""
ALIKE: Final = 0.015
"""Actions within this distance of the best one are accepted too."""
FAR: Final = 0.08
"""Actions worse by more than this after a short search are not searched longer."""
MOST_ACCEPTED: Final = 3
"""A moment with more accepted actions is rejected."""
OPEN: Final = (0.1, 0.95)
"""Limits of the chance to win after the best action; outside, the game is decided."""
LEAST_SHARE: Final = 0.4
"""The share of a deep search that the accepted actions must get."""
RIVALS: Final = 9
"""How many actions at most are compared by long searches."""
MOST_ACTIONS: Final = 400
"""A moment with more legal actions is rejected."""
SHORT: Final = 40
"""A deep search has this many times the simulations of a glance at one action."""
SEARCHES: Final = 3
"""Deep searches with different seeds that must agree."""
TRIES: Final = 5
"""How often a level is tried to see whether it finds the answer."""
CUB: Final = 40
HUNTER: Final = 200
"""Simulations of the levels in docs/strength.md."""
LONGEST_LINE: Final = 10
WORLDS: Final = 4
"""In how many worlds an action is judged if the title has hidden information."""
ALL_ACTIONS: Final = 10_000


@dataclass(frozen=True)
class Moment:
    """A moment of a game as one seat knows it: a world consistent with what the seat knows."""

    game: Game
    world: State
    seat: Seat
    seed: str

    def perspective(self) -> Perspective:
        """Return the perspective of the seat."""
        return Perspective(self.world, self.seat, random.Random(f"{self.seed} eyes"))

    def search(self, label: str, simulations: int) -> list[Choice]:
        """Return every action that a search tried, the most visited first."""
        budget = Budget(simulations=simulations)
        found = hint(self.perspective(), self.game, f"{self.seed} {label}", budget, ALL_ACTIONS)
        return [Choice(str(one.action), one.chance, one.share) for one in found]

    def greedy(self, label: str) -> str:
        """Return the action of the greedy player."""
        player = make_bot("greedy", self.game, f"{self.seed} {label}")
        return str(player.choose(self.perspective()))

    def chance_after(self, action: str, label: str, simulations: int) -> float:
        """Return the seat's chance to win after an action, by a search of its own.

        One search spends most of its simulations on the better actions. To compare actions
        fairly, each is played and then searched equally long.
        """
        samples = WORLDS if self.world.has_secrets() else 1
        rng = random.Random(f"{self.seed} {label} worlds")
        worlds = [self.world.resample(self.seat, rng) for _number in range(samples)]
        for world in worlds:
            world.apply(world.parse(self.seat, action))
        return fmean(
            self.chance(world, f"{label} {number}", simulations // samples)
            for number, world in enumerate(worlds)
        )

    def chances_after(
        self, actions: Iterable[str], label: str, simulations: int
    ) -> dict[str, float]:
        """Return the seat's chance to win after each of some actions, all searched equally long."""
        return {action: self.chance_after(action, label, simulations) for action in actions}

    def equivalent_actions(self, action: str) -> list[str]:
        """Return the legal actions that lead to the same position as this one."""
        wanted = self._after(self.world.parse(self.seat, action)).dump()
        return [
            str(other)
            for other in self.world.legal(self.seat)
            if self._after(other).dump() == wanted
        ]

    def _after(self, action: Action) -> State:
        world = self.world.copy()
        world.apply(action)
        return world

    def chance(self, world: State, label: str, simulations: int) -> float:
        """Return the seat's chance to win in a world that is possible for it."""
        eyes = Perspective(world, self.seat, random.Random(f"{self.seed} {label} eyes"))
        budget = Budget(simulations=max(1, simulations))
        return evaluate(eyes, self.game, f"{self.seed} {label}", budget)[self.seat]


def merge_searches(searches: list[list[Choice]]) -> list[Choice]:
    """Return the combined result of searches of the same size, the most visited first."""
    shares: defaultdict[str, float] = defaultdict(float)
    chances: defaultdict[str, float] = defaultdict(float)
    for choice in chain(*searches):
        shares[choice.action] += choice.share
        chances[choice.action] += choice.chance * choice.share
    merged = [
        Choice(action, chances[action] / share, share / len(searches))
        for action, share in shares.items()
    ]
    return sorted(merged, key=lambda choice: choice.share, reverse=True)


def has_choices(moment: Moment) -> bool:
    """Whether only this seat may act, and it has enough sensible actions."""
    world, seat = moment.world, moment.seat
    if world.actors() != (seat,):
        return False
    codes = world.codes(seat)
    if not FEWEST_CHOICES <= len(codes) <= MOST_ACTIONS:
        return False
    weights = judge_of(moment.game).weights(world, seat, codes)
    return sum(weight > 0.0 for weight in weights) >= FEWEST_CHOICES


def looks_promising(moment: Moment, simulations: int) -> bool:
    """Whether a short search has a clear leader that the greedy player does not choose."""
    found = moment.search("first", simulations)
    return _leads(found, CLEAR / 2) and found[0].action not in [
        moment.greedy(f"greed {number}") for number in range(SEARCHES)
    ]


def _leads(found: list[Choice], lead: float) -> bool:
    """Whether the most visited action is ahead by a lead, in a game that is still open."""
    leader, *others = found
    rivals = [choice.chance for choice in others if choice.share >= 0.01]
    return OPEN[0] <= leader.chance <= OPEN[1] and leader.chance - max(rivals, default=0.0) >= lead


@dataclass(frozen=True)
class Verdict:
    """The result of deep searches that agree."""

    accepted: list[str]
    choices: list[Choice]


def judge(moment: Moment, simulations: int) -> Verdict | None:
    """Search deeply; ``None`` unless one action, or a few equal ones, are clearly best."""
    searches: list[list[Choice]] = []
    for number in range(SEARCHES):
        found = moment.search(f"deep {number}", simulations)
        searches.append(found)
        if found[0].action != searches[0][0].action or not _leads(found, CLEAR / 3):
            return None
    found = merge_searches(searches)
    glanced = _glance(moment, simulations // SHORT)
    fair = _compare(moment, found, glanced, simulations)
    accepted = _accepted(fair)
    if found[0].action not in accepted or not _is_clear(fair, accepted):
        return None
    accepted = _with_twins(moment, accepted)
    if len(accepted) > MOST_ACCEPTED or moment.greedy("greed 0") in accepted:
        return None
    deeper = moment.search("deeper", simulations * 4)
    share = sum(choice.share for choice in deeper if choice.action in accepted)
    if deeper[0].action not in accepted or share < LEAST_SHARE:
        return None
    return Verdict(accepted, _rank_choices(found, glanced, fair, accepted))


def _glance(moment: Moment, simulations: int) -> dict[str, float]:
    """Return the chance after every legal action by a short search each.

    A deep search skips actions that seem no better than others; a player may choose them.
    """
    legal = map(str, moment.world.legal(moment.seat))
    return moment.chances_after(legal, "glance", simulations)


def _compare(
    moment: Moment, found: list[Choice], glanced: dict[str, float], simulations: int
) -> dict[str, float]:
    """Return the chances after the best actions; close ones are searched equally long."""
    by_glance = sorted(glanced, key=lambda action: glanced[action], reverse=True)
    tried = [choice.action for choice in found[:3]]
    wanted = dict.fromkeys([*tried, moment.greedy("greed 0"), *by_glance[:RIVALS]])
    fair = moment.chances_after(wanted, "short", simulations // 8)
    best = max(fair.values())
    near = [action for action in fair if fair[action] >= best - FAR]
    if len([action for action in near if fair[action] >= best - ALIKE]) <= RIVALS // 2:
        for action in near:
            fair[action] = fmean(
                moment.chance_after(action, f"fair {number}", simulations // 2) for number in (0, 1)
            )
    return fair


def _accepted(fair: dict[str, float]) -> list[str]:
    best = max(fair.values())
    ranked = sorted(fair, key=lambda action: fair[action], reverse=True)
    return [action for action in ranked if fair[action] >= best - ALIKE]


def _is_clear(fair: dict[str, float], accepted: list[str]) -> bool:
    """Whether there are enough other actions, all worse by ``CLEAR``."""
    least = min(fair[action] for action in accepted)
    others = [chance for action, chance in fair.items() if action not in accepted]
    return len(others) >= FEWEST_CHOICES - 1 and least - max(others) >= CLEAR


def _with_twins(moment: Moment, accepted: list[str]) -> list[str]:
    """Add the actions that lead to the same positions as those accepted."""
    twins = [twin for action in accepted for twin in moment.equivalent_actions(action)]
    return list(dict.fromkeys([*accepted, *twins]))


def _rank_choices(
    found: list[Choice], glanced: dict[str, float], fair: dict[str, float], accepted: list[str]
) -> list[Choice]:
    """Return all choices, the best first, each with the chance of its longest search.

    An action that was only glanced at never ranks as high as the accepted ones.
    """
    shares = defaultdict(float, {choice.action: choice.share for choice in found})
    others = max(chance for action, chance in fair.items() if action not in accepted)
    ranked = [
        Choice(action, round(fair.get(action, min(chance, others)), 3), round(shares[action], 3))
        for action, chance in glanced.items()
    ]
    return sorted(ranked, key=lambda choice: (choice.chance, choice.share), reverse=True)


def puzzle_of(moment: Moment, verdict: Verdict, name: str, simulations: int) -> Puzzle:
    """Return the puzzle of a judged moment."""
    return Puzzle(
        id=name,
        seat=moment.seat,
        position=moment.world.dump(),
        accepted=verdict.accepted,
        choices=verdict.choices,
        greedy=moment.greedy("greed 0"),
        line=line_after(moment, verdict.accepted[0], simulations // 4),
        before=round(moment.chance(moment.world, "before", simulations), 3),
        difficulty=difficulty_of(moment, verdict.accepted),
    )


def difficulty_of(moment: Moment, accepted: list[str]) -> Difficulty:
    """Return how hard the answer is: the weakest level that mostly finds it."""
    if _finds(moment, accepted, CUB):
        return "easy"
    return "medium" if _finds(moment, accepted, HUNTER) else "hard"


def _finds(moment: Moment, accepted: list[str], simulations: int) -> bool:
    found = [
        moment.search(f"try {simulations} {number}", simulations)[0].action in accepted
        for number in range(TRIES)
    ]
    return sum(found) * 2 > TRIES


@dataclass(frozen=True)
class Played:
    """A move of a continuation, what happened, and who may act after it."""

    move: Move
    events: list[Event]
    actors: tuple[Seat, ...]


def play_on(moment: Moment, action: str, simulations: int) -> Iterator[Played]:
    """Yield an action and then what good players would do, one by one, until the game is over.

    All seats decide from what they know in a world that is possible for the seat.
    """
    world = moment.world.copy()
    rng = random.Random(f"{moment.seed} line")
    player = f"alpha:simulations={max(1, simulations)}"
    next_action = world.parse(moment.seat, action)
    for number in count(1):
        log = Log()
        world.apply(next_action, log)
        actors = world.actors()
        yield Played(Move(next_action.seat, str(next_action)), log.events, actors)
        if not actors:
            return
        if actors[0] == CHANCE:
            next_action = Action(CHANCE, draw(world, rng), world.notation())
        else:
            bot = make_bot(player, moment.game, f"{moment.seed} line {number}")
            next_action = bot.choose(Perspective(world, actors[0], rng))


def line_after(moment: Moment, action: str, simulations: int) -> list[Move]:
    """Return a continuation after an action, until the seat's next turn."""
    line: list[Move] = []
    others_acted = False
    for played in play_on(moment, action, simulations):
        line.append(played.move)
        others_acted = others_acted or played.move.seat not in (moment.seat, CHANCE)
        is_back = others_acted and played.actors[:1] == (moment.seat,)
        if len(line) >= LONGEST_LINE or is_back:
            break
    return line
