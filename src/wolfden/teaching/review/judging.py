"""Judges every decision of a finished game by searches from what its seat knew.

A review is made in two rounds of small pieces of work, which may run in any process: the first
judges every step quickly, the second looks longer at the decisions that seem to have cost most and
finds out why. The same seed and number of simulations give the same review.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import takewhile
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from wolfden.core.chance import resolve
from wolfden.core.contract import CHANCE, Game, Outcome, Perspective, Seat, State
from wolfden.core.errors import BadReplay
from wolfden.core.events import Log
from wolfden.core.record import Record
from wolfden.core.secrecy import audience_of
from wolfden.i18n.narration import Narrator
from wolfden.players.advice import estimate
from wolfden.players.judging import result
from wolfden.players.levels import Budget
from wolfden.players.weights import best_judge
from wolfden.teaching.moments import (
    MOST_CHANGES,
    SURE,
    EventChange,
    KnownEvent,
    Moment,
    TallyChange,
    compare_rounds,
    known_events,
    narrator_for,
    play_on,
)
from wolfden.teaching.review import DEFAULT_SIMULATIONS
from wolfden.teaching.review.model import (
    COSTLY,
    Decision,
    EndingChange,
    Luck,
    PartChange,
    Point,
    Reason,
    Review,
)

MOST_ACTIONS: Final = 2000
"""Longer games are refused; ours are over after about 1,000 actions at most."""
MOST_EXPLAINED: Final = 5
"""How many decisions of a seat are looked at again and explained."""
DOUBTFUL: Final = COSTLY / 2
"""What a decision must seem to cost in the first round to be looked at again."""
RIVALS: Final = 3
"""How many of the search's best actions the chosen one is compared with in the second round."""
DEEPER: Final = 4
"""The second round has this many times the simulations of the first."""
PLAYOUTS: Final = 50
"""Trial games after an action, to compare scores and what happens next."""
LEAST_POINTS: Final = 0.5
"""Smaller differences of scores are not reported."""
LEAST_SHARE: Final = 0.2
"""Ways to end that differ less often are not reported: with few games they differ by chance."""
LONGEST_TURN: Final = 8
MOST_OUTCOMES: Final = 12
"""With how many outcomes a roll or draw is compared."""
DIGITS: Final = 4

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Work:
    """One step of a game to be judged; it travels between processes."""

    title: str
    ply: int
    position: str
    seats: int
    seat: Seat
    """The seat that acts; chance below zero."""
    turn: tuple[str, ...]
    """The action, and what the seat (or chance) did after it before any other."""
    simulations: int
    seed: str


@dataclass(frozen=True)
class StepJudgement:
    """What the first round found out about a step: the chances before it, and what it changed."""

    point: Point
    decision: Decision | None = None
    luck: list[float] | None = None
    """What rolls or draws changed of each seat's chance; ``None`` if nothing was open."""


class ReviewPlan:
    """The pieces of work of a review, and how their results are put together."""

    def __init__(self, record: Record, names: list[str], simulations: int, seed: str) -> None:
        """Check that a game can be reviewed.

        Raises:
            BadReplay: it has no decision, or too many actions.
        """
        if not any(step.action.seat != CHANCE for step in record.steps):
            raise BadReplay("review-empty")
        if len(record.steps) > MOST_ACTIONS:
            raise BadReplay("review-long", actions=len(record.steps), most=MOST_ACTIONS)
        self._record = record
        self._names = names
        self._simulations = simulations
        self._seed = seed

    def steps(self) -> list[Work]:
        """Return the work of the first round: each decision, and chance that comes first."""
        steps = self._record.steps
        return [
            self._work(ply)
            for ply, step in enumerate(steps)
            if step.action.seat != CHANCE or (ply == 0 or steps[ply - 1].action.seat != CHANCE)
        ]

    def doubtful(self, judged: Iterable[StepJudgement]) -> list[Work]:
        """Return the work of the second round: what seems to have cost most."""
        decisions = [one.decision for one in judged if one.decision is not None]
        worst = sorted(decisions, key=lambda decision: decision.loss, reverse=True)
        by_seat = [[one for one in worst if one.seat == seat] for seat in range(self._record.seats)]
        found = [one for own in by_seat for one in own[:MOST_EXPLAINED] if one.loss >= DOUBTFUL]
        return [self._work(one.ply) for one in found]

    def _work(self, ply: int) -> Work:
        step = self._record.steps[ply]
        seat = step.action.seat
        turn = takewhile(lambda one: one.action.seat == seat, self._record.steps[ply:])
        return Work(
            title=self._record.game.meta().id,
            ply=ply,
            position=step.before.dump(),
            seats=self._record.seats,
            seat=seat,
            turn=tuple(str(one.action) for one in turn),
            simulations=self._simulations,
            seed=f"{self._seed} {ply}",
        )

    def review(self, judged: Iterable[StepJudgement], again: Iterable[Decision]) -> Review:
        """Return the review that the results of both rounds make up."""
        meta, state = self._record.game.meta(), self._record.state
        corrected = {decision.ply: decision for decision in again}
        steps = list(judged)
        points = [one.point for one in steps]
        if state.is_over:
            ends = _round_all(result(state))
            points.append(Point(len(self._record.steps), [ends] * len(points[0].chances)))
        observers = _observers(state, self._record.seats)
        rows = sorted(set(observers))
        return Review(
            title=meta.id,
            rules=meta.rules_version,
            names=self._names,
            simulations=self._simulations,
            seed=self._seed,
            observers=[rows.index(one) for one in observers],
            points=points,
            decisions=[
                corrected.get(one.decision.ply, one.decision)
                for one in steps
                if one.decision is not None
            ],
            luck=[self._luck(one.point.ply, one.luck) for one in steps if one.luck is not None],
        )

    def _luck(self, ply: int, changes: list[float]) -> Luck:
        steps = self._record.steps[ply:]
        run = list(takewhile(lambda one: one.action.seat == CHANCE, steps))
        # The deal has too many events to list.
        events = [event for step in run for event in known_events(step.events, None)] if ply else []
        return Luck(ply, len(run), changes, events)


def review_game(
    record: Record,
    names: list[str],
    simulations: int = DEFAULT_SIMULATIONS,
    seed: str = "1",
    report: Progress = lambda _done, _total: None,
) -> Review:
    """Review a game in this process; ``report`` is called with the pieces of work done.

    The second round may make the total grow.

    Raises:
        BadReplay: it has no decision, or too many actions.
    """
    plan = ReviewPlan(record, names, simulations, seed)
    steps = plan.steps()
    judged: list[StepJudgement] = []
    for work in steps:
        report(len(judged), len(steps))
        judged.append(judge_step(record.game, work))
    doubtful = plan.doubtful(judged)
    again: list[Decision] = []
    for work in doubtful:
        report(len(steps) + len(again), len(steps) + len(doubtful))
        again.append(judge_again(record.game, work))
    return plan.review(judged, again)


def _observers(state: State, seats: int) -> list[Seat]:
    """Return for each seat the first one of those that know the same."""
    return [audience_of(state, seat) or 0 for seat in range(seats)]


def _round_all(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


# The first round.


def judge_step(game: Game, work: Work) -> StepJudgement:
    """Judge one step quickly; an action without an alternative is not a decision."""
    state = game.load(work.position)
    if work.seat == CHANCE:
        return _judge_chance(game, state, work)
    point = Point(work.ply, _chances(game, state, work))
    if len(state.codes(work.seat)) == 1:
        return StepJudgement(point)
    return StepJudgement(point, _judge_quickly(game, state, work))


def _chances(game: Game, state: State, work: Work) -> list[list[float]]:
    """Return the chances of all seats, once for each team that knows differently."""
    budget = Budget(simulations=max(1, work.simulations // 2))
    rows: list[list[float]] = []
    for seat in sorted(set(_observers(state, work.seats))):
        eyes = Perspective(state, seat, random.Random(f"{work.seed} eyes {seat}"))
        found = estimate(eyes, game, f"{work.seed} chances {seat}", budget)
        rows.append(_round_all(found.chances))
    return rows


def _judge_chance(game: Game, state: State, work: Work) -> StepJudgement:
    """Compare what chance did with what it might have done.

    A search from before a roll sees less far than one from after it, so their results differ by
    more than luck. Positions after the roll are compared instead, all searched equally long.
    """
    actual = state.copy()
    for action in work.turn:
        actual.apply(actual.parse(CHANCE, action))
    found = _chances(game, actual, work)
    outcomes = _outcomes(state, random.Random(f"{work.seed} outcomes"))
    if len(outcomes) == 1:
        return StepJudgement(Point(work.ply, found))
    others = [_chances(game, world, work) for world, _weight in outcomes]
    weights = [weight for _world, weight in outcomes]
    expected = [_mean_rows([rows[row] for rows in others], weights) for row in range(len(found))]
    observers = _observers(state, work.seats)
    rows = sorted(set(observers))
    changes = [
        found[rows.index(one)][seat] - expected[rows.index(one)][seat]
        for seat, one in enumerate(observers)
    ]
    return StepJudgement(Point(work.ply, expected), luck=_round_all(changes))


def _outcomes(state: State, rng: random.Random) -> list[tuple[State, float]]:
    """Return what rolls and draws may lead to, with probabilities; a sample if that is much."""
    done: list[tuple[State, float]] = []
    waiting = [(state, 1.0)]
    while waiting:
        world, weight = waiting.pop()
        if world.actors() != (CHANCE,):
            done.append((world, weight))
            continue
        codes, weights = world.codes(CHANCE), world.weights()
        if len(done) + len(waiting) + len(codes) > MOST_OUTCOMES:
            return [(_with_chance_resolved(state, rng), 1.0) for _sample in range(MOST_OUTCOMES)]
        for code, one in zip(codes, weights, strict=True):
            twin = world.copy()
            twin.play(CHANCE, code)
            waiting.append((twin, weight * one / sum(weights)))
    return done


def _with_chance_resolved(state: State, rng: random.Random) -> State:
    world = state.copy()
    resolve(world, rng)
    return world


def _mean_rows(rows: list[list[float]], weights: list[float]) -> list[float]:
    return _round_all(fmean(column, weights) for column in zip(*rows, strict=True))


def _judge_quickly(game: Game, state: State, work: Work) -> Decision:
    moment = _moment(game, state, work)
    action = work.turn[0]
    favourite = moment.search("look", work.simulations)[0]
    if favourite.action == action:
        return _decision(state, work, action, 0.0, favourite.chance)
    better, chance = (
        moment.chance_after(one, "fair", work.simulations // 2)
        for one in (favourite.action, action)
    )
    return _decision(state, work, favourite.action, better - chance, chance)


def _moment(game: Game, state: State, work: Work) -> Moment:
    world = state.resample(work.seat, random.Random(f"{work.seed} world"))
    return Moment(game, world, work.seat, work.seed)


def _decision(
    state: State, work: Work, preferred: str, loss: float, chance: float, why: Reason | None = None
) -> Decision:
    is_better = loss > 0.0
    other = state.resample(work.seat, random.Random(f"{work.seed} other"))
    return Decision(
        ply=work.ply,
        seat=work.seat,
        action=work.turn[0],
        preferred=preferred if is_better else work.turn[0],
        loss=round(max(0.0, loss), DIGITS),
        chance=round(chance, DIGITS),
        is_uncertain=other.dump() != work.position,
        reason=why,
    )


# The second round.


def judge_again(game: Game, work: Work) -> Decision:
    """Look longer at a decision, and find out why another action is better."""
    state = game.load(work.position)
    moment = _moment(game, state, work)
    action, simulations = work.turn[0], work.simulations * DEEPER
    found = moment.search("again", simulations)
    rivals = [one.action for one in found if one.action != action][:RIVALS]
    if not rivals:
        return _decision(state, work, action, 0.0, found[0].chance)
    fair = moment.chances_after(rivals, "again", simulations // 2)
    best = max(fair, key=lambda one: fair[one])
    # Measured once more: the best of several is partly the luckiest of them.
    better, chance = (moment.chance_after(one, "check", simulations // 2) for one in (best, action))
    loss = better - chance
    why = _reason(moment, state, work, best) if loss >= COSTLY else None
    return _decision(state, work, best, loss, chance, why)


def _reason(moment: Moment, state: State, work: Work, preferred: str) -> Reason:
    line, gained = _preferred_turn(moment, work, preferred)
    missed = _played_turn(state, work)
    parts, endings = _compare_endings(moment, work.turn[0], preferred)
    narrator = narrator_for(moment.game)
    tallies: list[TallyChange] = []
    likely: list[EventChange] = []
    if narrator is not None:
        known = [*gained, *missed]
        tallies, likely = compare_rounds(
            moment, (work.turn[0], preferred), work.seats, known, narrator, PLAYOUTS
        )
    return Reason(
        line=line,
        gained=[one for one in gained if one not in missed and _is_worth_mentioning(one, narrator)],
        missed=[one for one in missed if one not in gained and _is_worth_mentioning(one, narrator)],
        parts=parts,
        endings=endings,
        tallies=tallies,
        likely=likely,
    )


def _is_worth_mentioning(one: KnownEvent, narrator: Narrator | None) -> bool:
    return narrator is None or not narrator.is_routine(one.name)


def _preferred_turn(
    moment: Moment, work: Work, preferred: str
) -> tuple[list[str], list[KnownEvent]]:
    """Return the rest of the seat's turn, until something unknown happens."""
    line: list[str] = []
    events: list[KnownEvent] = []
    for played in play_on(moment, preferred, work.simulations):
        if played.move.seat != work.seat:
            break
        line.append(played.move.action)
        events += known_events([one for one in played.events if not one.reveals], work.seat)
        is_known = not any(one.reveals for one in played.events)
        if not is_known or len(line) >= LONGEST_TURN or played.actors[:1] != (work.seat,):
            break
    return line, events


def _played_turn(state: State, work: Work) -> list[KnownEvent]:
    """Return what happened in the game within the turn."""
    world, log = state.copy(), Log()
    for action in work.turn[:LONGEST_TURN]:
        world.apply(world.parse(work.seat, action), log)
    return known_events(log.events, work.seat)


# How games end.


def _compare_endings(
    moment: Moment, chosen: str, preferred: str
) -> tuple[list[PartChange], list[EndingChange]]:
    """Return what the preferred action changes of scores and endings, the largest changes first."""
    before, after = (
        [_play_out(moment, one, number) for number in range(PLAYOUTS)]
        for one in (chosen, preferred)
    )
    return _score_changes(before, after, moment), _ending_changes(before, after)


def _play_out(moment: Moment, action: str, number: int) -> Outcome:
    """Return how the game may end after an action, by quick choices of all seats."""
    rng = random.Random(f"{moment.seed} end {number}")
    world = moment.world.resample(moment.seat, rng)
    world.apply(world.parse(moment.seat, action))
    best_judge(moment.game).finish(world, rng)
    outcome = world.outcome()
    assert outcome is not None, "the game was played to its end"
    return outcome


def _score_changes(before: list[Outcome], after: list[Outcome], moment: Moment) -> list[PartChange]:
    differences: defaultdict[tuple[Seat, str], list[int]] = defaultdict(list)
    for one, other in zip(before, after, strict=True):
        points = _points(one, moment)
        for key, new in _points(other, moment).items():
            differences[key].append(new - points[key])
    changes = [
        PartChange(seat, part, round(fmean(found), 1))
        for (seat, part), found in differences.items()
        if abs(fmean(found)) >= max(LEAST_POINTS, SURE * stdev(found) / sqrt(PLAYOUTS))
    ]
    return sorted(changes, key=lambda one: abs(one.difference), reverse=True)[:MOST_CHANGES]


def _points(outcome: Outcome, moment: Moment) -> dict[tuple[Seat, str], int]:
    """Return the parts of the seat's score and the whole scores of its rivals.

    A score of a single part says no more than who wins, which the endings show.
    """
    own = outcome.parts[moment.seat]
    if len(own) == 1:
        return {}
    team = moment.world.team(moment.seat)
    rivals = [seat for seat in range(len(outcome.scores)) if seat not in team]
    return {
        **{(moment.seat, name): points for name, points in own},
        **{(seat, ""): outcome.scores[seat] for seat in rivals},
    }


def _ending_changes(before: list[Outcome], after: list[Outcome]) -> list[EndingChange]:
    counts = [Counter((one.reason, one.winners) for one in ends) for ends in (before, after)]
    changes = [
        EndingChange(
            reason,
            list(winners),
            *[round(count[reason, winners] / PLAYOUTS, 2) for count in counts],
        )
        for reason, winners in dict.fromkeys([*counts[0], *counts[1]])
    ]
    found = [one for one in changes if abs(one.preferred - one.chosen) >= LEAST_SHARE]
    return sorted(found, key=lambda one: -abs(one.preferred - one.chosen))[:MOST_CHANGES]
