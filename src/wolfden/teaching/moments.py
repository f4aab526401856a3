"""Moments of a game as one seat knows them, and what may happen after an action there.

Guides, hints, puzzles, reviews and analyses are made of these; they do not import each other.
"""

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final, cast

from msgspec import Struct

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Action, Game, Perspective, Seat, State
from wolfden.core.events import Event, Facts, Log
from wolfden.i18n.narration import Narrator, narrator_of
from wolfden.players.advice import evaluate, hint
from wolfden.players.bots import make_bot
from wolfden.players.levels import Budget
from wolfden.players.weights import best_judge
from wolfden.teaching.actions import Move, RatedAction
from wolfden.titles import TITLES

WORLDS: Final = 4
"""In how many worlds an action is judged if the title has hidden information."""
ALL_ACTIONS: Final = 10_000
LONGEST_ROUND: Final = 100
"""Actions until the seat's next turn that are followed at most."""
SURE: Final = 2.0
"""How many standard errors from zero a difference must be to be reported."""
LEAST_TALLY: Final = 0.2
"""Smaller differences of what players count are not reported."""
LEAST_LIKELY: Final = 0.3
"""What happens about as often after either action is not reported."""
MOST_CHANGES: Final = 4
MOST_LIKELY: Final = 3


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

    def search(self, label: str, simulations: int) -> list[RatedAction]:
        """Return every action that a search tried, the most visited first."""
        budget = Budget(simulations=simulations)
        found = hint(self.perspective(), self.game, f"{self.seed} {label}", budget, ALL_ACTIONS)
        return [RatedAction(str(one.action), one.chance, one.share) for one in found]

    def greedy(self, label: str) -> str:
        """Return the action of the greedy player."""
        player = make_bot("greedy", self.game, f"{self.seed} {label}")
        return str(player.choose(self.perspective()))

    def chance_after(self, action: str, label: str, simulations: int) -> float:
        """Return the seat's chance to win after an action, by a separate search.

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


@dataclass(frozen=True)
class ContinuationStep:
    """A move of a continuation, what happened, and who may act after it."""

    move: Move
    events: list[Event]
    actors: tuple[Seat, ...]


def play_on(moment: Moment, action: str, simulations: int) -> Iterator[ContinuationStep]:
    """Yield an action and then what good players would do, one by one, until the game is over.

    All seats decide from what they know in a world that is possible for the seat.
    """
    world = moment.world.copy()
    rng = random.Random(f"{moment.seed} line")
    player = f"alpha:simulations={max(1, simulations)}"
    next_action = world.parse(moment.seat, action)
    for number in itertools.count(1):
        log = Log()
        world.apply(next_action, log)
        actors = world.actors()
        yield ContinuationStep(Move(next_action.seat, str(next_action)), log.events, actors)
        if not actors:
            return
        if actors[0] == CHANCE:
            next_action = Action(CHANCE, draw(world, rng), world.notation())
        else:
            bot = make_bot(player, moment.game, f"{moment.seed} line {number}")
            next_action = bot.choose(Perspective(world, actors[0], rng))


# What players see of it.


KnownFact = str | int | list[str | int]


class KnownEvent(Struct, frozen=True):
    """An event with the facts that a seat may know of it."""

    name: str
    seat: int
    facts: dict[str, KnownFact]


class TallyChange(Struct, frozen=True):
    """What players count, now and at the seat's next turn after either action, on average.

    ``seat`` is -1 for what belongs to the whole table; ``name`` is a part of the score.
    """

    seat: int
    name: str
    now: int
    chosen: float
    preferred: float


class EventChange(Struct, frozen=True):
    """How often something happens before the seat's next turn after either action."""

    told: KnownEvent
    chosen: float
    preferred: float


def known_events(events: Iterable[Event], seat: Seat | None) -> list[KnownEvent]:
    """Return events with what a seat, or a watcher, may know of them."""
    return [KnownEvent(event.name, event.seat, _facts(event.facts_for(seat))) for event in events]


def _facts(facts: Facts) -> dict[str, KnownFact]:
    return {name: [*fact] if isinstance(fact, list) else fact for name, fact in facts.items()}


def narrator_for(game: Game) -> Narrator | None:
    """Return the narrator of a title; ``None`` for one without a vocabulary."""
    title = game.meta().id
    has_vocabulary = title in TITLES.ids() and TITLES.folder(title) is not None
    return narrator_of(title) if has_vocabulary else None


@dataclass(frozen=True)
class _Round:
    """A possible continuation: what players count in the end, and what happened."""

    tallies: dict[tuple[Seat, str], int]
    events: dict[str, KnownEvent]
    """By ``_event_key``; of those that differ in numbers only, the last."""


def compare_rounds(
    moment: Moment,
    actions: tuple[str, str],
    seats: int,
    known: list[KnownEvent],
    narrator: Narrator,
    count: int,
) -> tuple[list[TallyChange], list[EventChange]]:
    """Return what the second of two actions changes before the seat's next turn.

    ``known`` are events that are reported already, ``count`` the trial games after each.
    """
    chosen, better = (
        [_go_round(moment, seats, one, number, narrator) for number in range(count)]
        for one in actions
    )
    now = narrator.tallies(moment.world.view(moment.seat), seats)
    reported = {_event_key(one, narrator) for one in known}
    return _tally_changes(now, chosen, better), _event_changes(chosen, better, reported)


def _go_round(moment: Moment, seats: int, action: str, number: int, narrator: Narrator) -> _Round:
    """Play an action and quick choices of all seats until the seat's next turn."""
    rng = random.Random(f"{moment.seed} round {number}")
    world = moment.world.resample(moment.seat, rng)
    before = world.view(moment.seat)
    log = Log()
    world.apply(world.parse(moment.seat, action), log)
    _play_round(world, moment, rng, log)
    events = known_events(log.events, moment.seat)
    return _Round(
        narrator.tallies(world.view(moment.seat), seats),
        {
            key: one
            for one in events
            if (key := _event_key(one, narrator))
            and narrator.event_text(one.name, one.seat, cast("Facts", one.facts), before)
        },
    )


def _play_round(world: State, moment: Moment, rng: random.Random, log: Log) -> None:
    heuristics = best_judge(moment.game).heuristics
    team, others_acted = world.team(moment.seat), False
    for _action in range(LONGEST_ROUND):
        actors = world.actors()
        if not actors or (others_acted and moment.seat in actors):
            return
        seat = rng.choice(actors)
        codes = world.codes(seat)
        if seat == CHANCE:
            code = draw(world, rng)
        elif heuristics is None:
            code = rng.choice(codes)
        else:
            code = heuristics.quick_code(world, seat, codes, rng)
        others_acted = others_acted or (seat != CHANCE and seat not in team)
        world.play(seat, code, log)


def _event_key(one: KnownEvent, narrator: Narrator) -> str:
    """Return an event's name and facts as a key; empty if it only has numbers."""
    facts = [f"{name}={one.facts.get(name)}" for name in narrator.distinguishing_facts(one.name)]
    return " ".join([one.name, str(one.seat), *facts]) if facts else ""


def _tally_changes(
    now: dict[tuple[Seat, str], int], chosen: list[_Round], better: list[_Round]
) -> list[TallyChange]:
    found = []
    for (seat, name), count in now.items():
        before, after = ([one.tallies[seat, name] for one in rounds] for rounds in (chosen, better))
        differences = [other - one for one, other in zip(before, after, strict=True)]
        error = stdev(differences) / sqrt(len(differences))
        if abs(fmean(differences)) >= max(LEAST_TALLY, SURE * error):
            means = [round(fmean(counts), 1) for counts in (before, after)]
            found.append(TallyChange(seat, name, count, *means))
    return sorted(found, key=lambda one: -abs(one.preferred - one.chosen))[:MOST_CHANGES]


def _event_changes(
    chosen: list[_Round], better: list[_Round], known: set[str]
) -> list[EventChange]:
    events = {key: event for one in (*chosen, *better) for key, event in one.events.items()}
    counts = [Counter(key for one in rounds for key in one.events) for rounds in (chosen, better)]
    changes = [
        EventChange(event, *[round(count[key] / len(chosen), 2) for count in counts])
        for key, event in events.items()
        if key not in known
    ]
    found = [one for one in changes if abs(one.preferred - one.chosen) >= LEAST_LIKELY]
    return sorted(found, key=lambda one: -abs(one.preferred - one.chosen))[:MOST_LIKELY]
