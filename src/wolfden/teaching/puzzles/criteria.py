"""What makes a puzzle: one action is clearly best, and a greedy player does not find it.

All searches start from what the seat knows.
"""

from collections import defaultdict
from dataclasses import dataclass
from itertools import chain
from statistics import fmean
from typing import Final

from wolfden.core.contract import CHANCE
from wolfden.players.judging import judge_of
from wolfden.teaching.actions import Move, RatedAction
from wolfden.teaching.moments import Moment, play_on
from wolfden.teaching.puzzles.library import Difficulty, Puzzle

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
EASY: Final = 40
MEDIUM: Final = 200
"""Simulations of searches that mostly find an easy and a medium answer."""
LONGEST_LINE: Final = 10


def merge_searches(searches: list[list[RatedAction]]) -> list[RatedAction]:
    """Return the combined result of searches of the same size, the most visited first."""
    shares: defaultdict[str, float] = defaultdict(float)
    chances: defaultdict[str, float] = defaultdict(float)
    for choice in chain(*searches):
        shares[choice.action] += choice.share
        chances[choice.action] += choice.chance * choice.share
    merged = [
        RatedAction(action, chances[action] / share, share / len(searches))
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


def _leads(found: list[RatedAction], lead: float) -> bool:
    """Whether the most visited action is ahead by a lead, in a game that is still open."""
    leader, *others = found
    rivals = [choice.chance for choice in others if choice.share >= 0.01]
    return OPEN[0] <= leader.chance <= OPEN[1] and leader.chance - max(rivals, default=0.0) >= lead


@dataclass(frozen=True)
class Verdict:
    """The result of deep searches that agree."""

    accepted: list[str]
    choices: list[RatedAction]


def judge(moment: Moment, simulations: int) -> Verdict | None:
    """Search deeply; ``None`` unless one action, or a few equal ones, are clearly best."""
    searches: list[list[RatedAction]] = []
    for number in range(SEARCHES):
        found = moment.search(f"deep {number}", simulations)
        searches.append(found)
        if found[0].action != searches[0][0].action or not _leads(found, CLEAR / 3):
            return None
    found = merge_searches(searches)
    glanced = _glance(moment, simulations // SHORT)
    fair = _compare(moment, found, glanced, simulations)
    accepted = _accepted_actions(fair)
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
    moment: Moment, found: list[RatedAction], glanced: dict[str, float], simulations: int
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


def _accepted_actions(fair: dict[str, float]) -> list[str]:
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
    found: list[RatedAction], glanced: dict[str, float], fair: dict[str, float], accepted: list[str]
) -> list[RatedAction]:
    """Return all choices, the best first, each with the chance of its longest search.

    An action that was only glanced at never ranks as high as the accepted ones.
    """
    shares = defaultdict(float, {choice.action: choice.share for choice in found})
    others = max(chance for action, chance in fair.items() if action not in accepted)
    ranked = [
        RatedAction(
            action, round(fair.get(action, min(chance, others)), 3), round(shares[action], 3)
        )
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
    if _finds(moment, accepted, EASY):
        return "easy"
    return "medium" if _finds(moment, accepted, MEDIUM) else "hard"


def _finds(moment: Moment, accepted: list[str], simulations: int) -> bool:
    found = [
        moment.search(f"try {simulations} {number}", simulations)[0].action in accepted
        for number in range(TRIES)
    ]
    return sum(found) * 2 > TRIES


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
