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
GAP: Final = 0.06
"""How much better than every other the best action must be, in chance to win."""
ALIKE: Final = 0.02
"""Actions closer together than this are as good as each other."""
MOST_ACCEPTED: Final = 3
"""More actions as good as the best one, and there is nothing to find."""
OPEN: Final = (0.1, 0.95)
"""The chance to win after the best action: outside, the game is as good as decided."""
LEAST_SHARE: Final = 0.4
"""The part of deep searches that must go to what is accepted."""
RIVALS: Final = 5
"""How many other actions are compared with the best one fairly."""
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
    if len(codes) < FEWEST_CHOICES:
        return False
    weights = judge_of(moment.game).weights(world, seat, codes)
    return len([weight for weight in weights if weight > 0.0]) >= FEWEST_CHOICES


def looks_promising(moment: Moment, simulations: int) -> bool:
    """Whether a short search sees a leader that is ahead and that greed does not find."""
    found = moment.searched("first", simulations)
    leader, *others = found
    rivals = [choice.chance for choice in others if choice.share >= 0.02]
    return (
        OPEN[0] <= leader.chance <= OPEN[1]
        and len(rivals) >= FEWEST_CHOICES - 1
        and leader.chance - max(rivals) >= GAP / 3
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
        if searches[-1][0].action != searches[0][0].action or not _is_open(searches[-1][0]):
            return None
    found = merged(searches)
    fair = _compared(moment, found, simulations)
    accepted = _accepted(fair)
    if found[0].action not in accepted or not _is_clear(fair, accepted):
        return None
    accepted = _with_twins(moment, accepted)
    if len(accepted) > MOST_ACCEPTED:
        return None
    deeper = moment.searched("deeper", simulations * 4)
    share = sum([choice.share for choice in deeper if choice.action in accepted])
    if deeper[0].action not in accepted or share < LEAST_SHARE:
        return None
    return Verdict(accepted, _told(found, fair))


def _is_open(choice: Choice) -> bool:
    return OPEN[0] <= choice.chance <= OPEN[1]


def _compared(moment: Moment, found: list[Choice], simulations: int) -> dict[str, float]:
    """Return the chances after the best actions, each searched as long as the others."""
    likely = [choice.action for choice in found[: RIVALS + 1]]
    by_chance = sorted(found, key=lambda choice: choice.chance, reverse=True)
    wanted = [*likely, by_chance[0].action, moment.greedy("greed 0")]
    return {
        action: sum(
            moment.chance_after(action, f"fair {number}", simulations // 2) for number in range(2)
        )
        / 2
        for action in dict.fromkeys(wanted)
    }


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
    return len(others) >= FEWEST_CHOICES - 1 and least - max(others) >= GAP - ALIKE


def _with_twins(moment: Moment, accepted: list[str]) -> list[str]:
    """Add the actions that lead to the same positions as those accepted."""
    twins = [twin for action in accepted for twin in moment.results_like(action)]
    return list(dict.fromkeys([*accepted, *twins]))


def _told(found: list[Choice], fair: dict[str, float]) -> list[Choice]:
    """Return all choices, the best first, with the fair chance where there is one.

    No action that was looked at less may seem better than those compared fairly.
    """
    worst_known = min(fair.values())
    told = [
        Choice(
            choice.action,
            round(fair.get(choice.action, min(choice.chance, worst_known)), 3),
            round(choice.share, 3),
        )
        for choice in found
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
