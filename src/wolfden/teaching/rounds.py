"""What happens between an action and the seat's next turn, in quick trial games."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final, cast

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Game, Seat, State
from wolfden.core.events import Event, Facts, Log
from wolfden.i18n.narration import Narrator, narrator_of
from wolfden.players.weights import best_judge
from wolfden.teaching.puzzles.judging import Moment
from wolfden.teaching.review.model import EventChange, TallyChange, Told, ToldFact
from wolfden.titles import TITLES

LONGEST_ROUND: Final = 100
"""Actions until the seat's next turn that are followed at most."""
SURE: Final = 2.0
"""How many standard errors from zero a difference must be to be told."""
LEAST_TALLY: Final = 0.2
"""Smaller differences of what players count are not told."""
LEAST_LIKELY: Final = 0.3
"""What happens about as often after either action is not told."""
MOST_CHANGES: Final = 4
MOST_LIKELY: Final = 3


def tell(events: Iterable[Event], seat: Seat | None) -> list[Told]:
    """Return events as a seat, or a watcher, is told of them."""
    return [Told(event.name, event.seat, _facts(event.facts_for(seat))) for event in events]


def _facts(facts: Facts) -> dict[str, ToldFact]:
    return {name: [*fact] if isinstance(fact, list) else fact for name, fact in facts.items()}


def narrator_for(game: Game) -> Narrator | None:
    """Return what tells the events of a title; nothing for one without a vocabulary."""
    title = game.meta().id
    has_vocabulary = title in TITLES.ids() and TITLES.folder(title) is not None
    return narrator_of(title) if has_vocabulary else None


@dataclass(frozen=True)
class _Round:
    """How a game may go on: what players count in the end, and what happened."""

    tallies: dict[tuple[Seat, str], int]
    told: dict[str, Told]
    """By what tells an event from others; of those that differ in numbers only, the last."""


def compare_rounds(
    moment: Moment,
    actions: tuple[str, str],
    seats: int,
    known: list[Told],
    narrator: Narrator,
    count: int,
) -> tuple[list[TallyChange], list[EventChange]]:
    """Return what the second of two actions changes before the seat's next turn.

    ``known`` are events that are told already, ``count`` the trial games after each.
    """
    chosen, better = (
        [_go_round(moment, seats, one, number, narrator) for number in range(count)]
        for one in actions
    )
    now = narrator.tallies(moment.world.view(moment.seat), seats)
    told = {_event_key(one, narrator) for one in known}
    return _tally_changes(now, chosen, better), _event_changes(chosen, better, told)


def _go_round(moment: Moment, seats: int, action: str, number: int, narrator: Narrator) -> _Round:
    """Play an action and quick choices of all seats until the seat's next turn."""
    rng = random.Random(f"{moment.seed} round {number}")
    world = moment.world.resample(moment.seat, rng)
    before = world.view(moment.seat)
    log = Log()
    world.apply(world.parse(moment.seat, action), log)
    _play_round(world, moment, rng, log)
    events = tell(log.events, moment.seat)
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


def _event_key(one: Told, narrator: Narrator) -> str:
    """Return what tells an event from others; empty if it only has numbers."""
    facts = [f"{name}={one.facts.get(name)}" for name in narrator.telling_facts(one.name)]
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
    told = {key: event for one in (*chosen, *better) for key, event in one.told.items()}
    counts = [Counter(key for one in rounds for key in one.told) for rounds in (chosen, better)]
    changes = [
        EventChange(event, *[round(count[key] / len(chosen), 2) for count in counts])
        for key, event in told.items()
        if key not in known
    ]
    found = [one for one in changes if abs(one.preferred - one.chosen) >= LEAST_LIKELY]
    return sorted(found, key=lambda one: -abs(one.preferred - one.chosen))[:MOST_LIKELY]
