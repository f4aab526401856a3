"""Hints: what a strong player would do in the rest of a turn, and what that is better for."""

from itertools import takewhile
from typing import Final

from msgspec import Struct

from wolfden.core.contract import CHANCE, Game, Seat, State
from wolfden.core.errors import IllegalAction
from wolfden.core.events import Log
from wolfden.players.advice import DEFAULT_BUDGET
from wolfden.players.levels import Budget
from wolfden.players.strength import Certainty
from wolfden.teaching.moments import (
    KnownEvent,
    Moment,
    TallyChange,
    compare_rounds,
    known_events,
    narrator_for,
)
from wolfden.teaching.thinking import LEAST_VISITS, Analysis, Candidate, Thought

CANDIDATES: Final = 12
"""Among how many of the best actions one of another kind is looked for."""
TRIALS: Final = 20
"""Trial games after each of the two actions: fewer than a review has, because a player waits."""


class HintStep(Struct, frozen=True):
    """An action of the seat, and what happens with it, which the seat would know."""

    action: str
    events: list[KnownEvent]


class HintRival(Struct, frozen=True):
    """The action that the recommended one is compared with, and the chance to win after it."""

    action: str
    chance: float


class ReasonedHint(Struct, frozen=True):
    """A recommended action, and what it is better for than another one."""

    steps: list[HintStep]
    """The action and those that follow it within the turn, up to anything unknown."""
    chance: float
    """The chance to win after it, as people are shown it."""
    certainty: Certainty
    rival: HintRival | None
    """The best action of another kind, if it was tried."""
    tallies: list[TallyChange]
    """What speaks for it before the seat's next turn, in trial games; ``chosen`` is the rival."""
    simulations: int


def reasoned_hint(
    game: Game, world: State, seat: Seat, seats: int, seed: str, budget: Budget = DEFAULT_BUDGET
) -> ReasonedHint:
    """Return what a good player would do on a seat that may act, and why.

    ``world`` is a position that is possible for the seat. With a budget of
    simulations the same seed gives the same hint.
    """
    analysis = Analysis(game, world, seat, seed)
    analysis.think(budget)
    thought = analysis.thought(CANDIDATES)
    best = thought.best[0]
    rival = _rival(thought)
    moment = Moment(game, world, seat, seed)
    return ReasonedHint(
        steps=_steps(world, seat, best),
        chance=best.chance,
        certainty=thought.certainty,
        rival=None if rival is None else HintRival(rival.action, rival.chance),
        tallies=[] if rival is None else _gains(moment, seats, best, rival),
        simulations=thought.simulations,
    )


def _rival(thought: Thought) -> Candidate | None:
    """Return the best action of another kind that was tried often, else the second best one."""
    best, *others = thought.best
    tried = [one for one in others if one.share * thought.simulations >= LEAST_VISITS]
    kind = best.action.split()[0]
    return next((one for one in tried if one.action.split()[0] != kind), next(iter(tried), None))


def _gains(moment: Moment, seats: int, best: Candidate, rival: Candidate) -> list[TallyChange]:
    """Return what the seat's team has more of, and others less, than after the rival action.

    Whom the values of the whole table serve is not known here.
    """
    narrator = narrator_for(moment.game)
    if narrator is None:
        return []
    actions = (rival.action, best.action)
    tallies, _likely = compare_rounds(moment, actions, seats, [], narrator, TRIALS)
    team = moment.world.team(moment.seat)
    return [
        one
        for one in tallies
        if one.seat >= 0 and (one.preferred > one.chosen) == (one.seat in team)
    ]


def _steps(world: State, seat: Seat, best: Candidate) -> list[HintStep]:
    """Play what is expected of the seat in a row, until chance decides or something is revealed."""
    state = world.copy()
    steps: list[HintStep] = []
    for move in takewhile(lambda move: move.seat == seat, best.line):
        log = Log()
        try:
            state.apply(state.parse(seat, move.action), log)
        except IllegalAction:  # expected of another world
            break
        known = [event for event in log.events if not event.reveals]
        steps.append(HintStep(move.action, known_events(known, seat)))
        if len(known) < len(log.events) or CHANCE in state.actors():
            break
    return steps
