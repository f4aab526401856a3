"""What makes a puzzle: one action clearly best, and not the first that comes to mind."""

import random
from dataclasses import dataclass
from typing import Final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action
from wolfden.core.perspective import Perspective
from wolfden.players.bots import make_bot
from wolfden.players.judging import judge_of
from wolfden.teaching.puzzles.puzzle import Choice, Difficulty, Move, Puzzle
from wolfden.teaching.puzzles.weighing import Moment, merged

FEWEST_CHOICES: Final = 4
"""A moment with fewer sensible actions is no question."""
CLEAR: Final = 0.03
"""How much better than all others the accepted actions must be, in chance to win."""
ALIKE: Final = 0.015
"""Actions as close to the best one as this are as good."""
FAR: Final = 0.08
"""What is so much worse after a short search is not searched longer."""
MOST_ACCEPTED: Final = 3
"""More actions as good as the best one, and there is nothing to find."""
OPEN: Final = (0.1, 0.95)
"""The chance to win after the best action: outside, the game is as good as decided."""
LEAST_SHARE: Final = 0.4
"""The part of deep searches that must go to what is accepted."""
RIVALS: Final = 9
"""How many actions at most are compared with each other by long searches."""
MOST_ACTIONS: Final = 400
"""A moment with more legal actions is left alone: nobody reads so many."""
SHORT: Final = 40
"""A short search of one action has this part of the simulations of a deep one."""
LOOKS: Final = 3
"""Searches with different seeds that must agree."""
TRIES: Final = 5
"""How often a level is asked, to see whether it finds the answer."""
CUB: Final = 40
HUNTER: Final = 200
"""Simulations of the levels in docs/strength.md."""
LONGEST_LINE: Final = 10


def has_choices(moment: Moment) -> bool:
    """Whether it is the seat's turn alone and it has enough sensible actions."""
    world, seat = moment.world, moment.seat
    if world.actors() != (seat,):
        return False
    codes = world.codes(seat)
    if not FEWEST_CHOICES <= len(codes) <= MOST_ACTIONS:
        return False
    weights = judge_of(moment.game).weights(world, seat, codes)
    return len([weight for weight in weights if weight > 0.0]) >= FEWEST_CHOICES


def looks_promising(moment: Moment, simulations: int) -> bool:
    """Whether a short search sees a leader that is ahead and that greed does not find."""
    found = moment.searched("first", simulations)
    leader, *others = found
    rivals = [choice.chance for choice in others if choice.share >= 0.01]
    return (
        OPEN[0] <= leader.chance <= OPEN[1]
        and leader.chance - max(rivals, default=0.0) >= CLEAR / 2
        and leader.action not in [moment.greedy(f"greed {number}") for number in range(LOOKS)]
    )


@dataclass(frozen=True)
class Verdict:
    """What deep searches say of a moment where they agree."""

    accepted: list[str]
    choices: list[Choice]


def judged(moment: Moment, simulations: int) -> Verdict | None:
    """Search deeply; ``None`` if no action, or no few alike, are clearly best."""
    searches: list[list[Choice]] = []
    for number in range(LOOKS):
        searches.append(moment.searched(f"deep {number}", simulations))
        leader, *others = searches[-1]
        rivals = [choice.chance for choice in others if choice.share >= 0.01]
        if (
            leader.action != searches[0][0].action
            or not OPEN[0] <= leader.chance <= OPEN[1]
            or leader.chance - max(rivals, default=0.0) < CLEAR / 3
        ):
            return None
    found = merged(searches)
    glanced = _glanced(moment, simulations // SHORT)
    fair = _compared(moment, found, glanced, simulations)
    accepted = _accepted(fair)
    if found[0].action not in accepted or not _is_clear(fair, accepted):
        return None
    accepted = _with_twins(moment, accepted)
    if len(accepted) > MOST_ACCEPTED or moment.greedy("greed 0") in accepted:
        return None
    deeper = moment.searched("deeper", simulations * 4)
    share = sum([choice.share for choice in deeper if choice.action in accepted])
    if deeper[0].action not in accepted or share < LEAST_SHARE:
        return None
    return Verdict(accepted, _told(found, glanced, fair, accepted))


def _glanced(moment: Moment, simulations: int) -> dict[str, float]:
    """Return the chance after every legal action by a short search each.

    A deep search leaves out what seems no better than something else; a player may choose it.
    """
    return {
        str(action): moment.chance_after(str(action), "glance", simulations)
        for action in moment.world.legal(moment.seat)
    }


def _compared(
    moment: Moment, found: list[Choice], glanced: dict[str, float], simulations: int
) -> dict[str, float]:
    """Return the chances after the best actions; those near each other are searched as long."""
    by_glance = sorted(glanced, key=lambda action: glanced[action], reverse=True)
    tried = [choice.action for choice in found[:3]]
    wanted = dict.fromkeys([*tried, moment.greedy("greed 0"), *by_glance[:RIVALS]])
    fair = {action: moment.chance_after(action, "short", simulations // 8) for action in wanted}
    best = max(fair.values())
    near = [action for action in fair if fair[action] >= best - FAR]
    if len([action for action in near if fair[action] >= best - ALIKE]) <= RIVALS // 2:
        for action in near:
            looks = [
                moment.chance_after(action, f"fair {number}", simulations // 2) for number in (0, 1)
            ]
            fair[action] = sum(looks) / len(looks)
    return fair


def _accepted(fair: dict[str, float]) -> list[str]:
    best = max(fair.values())
    return sorted(
        [action for action, chance in fair.items() if chance >= best - ALIKE],
        key=lambda action: fair[action],
        reverse=True,
    )


def _is_clear(fair: dict[str, float], accepted: list[str]) -> bool:
    """Whether everything else is worse by far, and not so bad that the game is decided."""
    least = min(fair[action] for action in accepted)
    others = [chance for action, chance in fair.items() if action not in accepted]
    return len(others) >= FEWEST_CHOICES - 1 and least - max(others) >= CLEAR


def _with_twins(moment: Moment, accepted: list[str]) -> list[str]:
    """Add the actions that lead to the same positions as those accepted."""
    twins = [twin for action in accepted for twin in moment.results_like(action)]
    return list(dict.fromkeys([*accepted, *twins]))


def _told(
    found: list[Choice], glanced: dict[str, float], fair: dict[str, float], accepted: list[str]
) -> list[Choice]:
    """Return all choices, the best first, with the chance of the longest search that each had.

    No action that was only glanced at may seem as good as those accepted.
    """
    shares = {choice.action: choice.share for choice in found}
    others = max(chance for action, chance in fair.items() if action not in accepted)
    told = [
        Choice(
            action,
            round(fair.get(action, min(chance, others)), 3),
            round(shares.get(action, 0.0), 3),
        )
        for action, chance in glanced.items()
    ]
    return sorted(told, key=lambda choice: (choice.chance, choice.share), reverse=True)


def puzzle_of(moment: Moment, verdict: Verdict, name: str, simulations: int) -> Puzzle:
    """Return the puzzle of a moment that was judged to be one."""
    return Puzzle(
        id=name,
        seat=moment.seat,
        position=moment.world.dump(),
        accepted=verdict.accepted,
        choices=verdict.choices,
        greedy=moment.greedy("greed 0"),
        line=line_after(moment, verdict.accepted[0], simulations // 4),
        before=round(moment.standing("before", simulations), 3),
        difficulty=difficulty_of(moment, verdict.accepted),
    )


def difficulty_of(moment: Moment, accepted: list[str]) -> Difficulty:
    """Return how hard an answer is to find: by the weakest level that mostly does."""
    if _finds(moment, accepted, CUB):
        return "easy"
    return "medium" if _finds(moment, accepted, HUNTER) else "hard"


def _finds(moment: Moment, accepted: list[str], simulations: int) -> bool:
    found = [
        moment.searched(f"try {simulations} {number}", simulations)[0].action in accepted
        for number in range(TRIES)
    ]
    return sum(found) * 2 > TRIES


def line_after(moment: Moment, action: str, simulations: int) -> list[Move]:
    """Return how the game may go on after an action, until the seat's next turn.

    Everybody decides from what they know in a world that the seat holds possible.
    """
    world = moment.world.copy()
    rng = random.Random(f"{moment.seed} line")
    player = f"alpha:simulations={max(1, simulations)}"
    next_action = world.parse(moment.seat, action)
    line: list[Move] = []
    others_acted = False
    while True:
        line.append(Move(next_action.seat, str(next_action)))
        others_acted = others_acted or next_action.seat not in (moment.seat, CHANCE)
        world.apply(next_action)
        actors = world.actors()
        if not actors or len(line) >= LONGEST_LINE or (others_acted and actors[0] == moment.seat):
            return line
        if actors[0] == CHANCE:
            next_action = Action(CHANCE, draw(world, rng), world.notation())
        else:
            bot = make_bot(player, moment.game, f"{moment.seed} line {len(line)}")
            next_action = bot.choose(Perspective(world, actors[0], rng))
