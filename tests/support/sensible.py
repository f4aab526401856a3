"""Simple play for both sides of Brotherhood of the Wolf, from what a seat may know.

For balance reports and recorded games: one evaluation per action, no search. The Beast weighs
victims against hunters in reach and against leaving a trace near a hunter who can read it. The
hunters cover the villages that would cost most, and go where a trace can be taken.
"""

import random
from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import (
    at_of,
    face_of,
    to_of,
    verb_of,
    what_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import is_protected, victims_of
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Card
from wolfden.titles.brotherhood_of_the_wolf.rules.possibilities import Possibilities, possibilities
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

ALL_HUNTERS: Final = (1 << vocab.HUNTER_COUNT) - 1
NEAR: Final = 2
"""Leagues around a start village that hunters wait in."""
COVERED: Final = 0.4
"""The chance that a hunter on foot covers a village in reach, as the Beast sees it."""
CALLED: Final = 0.25
"""The chance that hunters call a village in reach to arms, as the Beast sees it."""
SEEN: Final = 0.25
"""The chance that a hunter in reach of a trace examines it, as the Beast sees it."""
TRUE_TRACE: Final = 7.0
FALSE_TRACE: Final = 1.5
"""The cost of a token to the Beast."""
TRACE_WORTH: Final = 2.5
"""The value of a token to the hunters."""


def sensible_move(position: Position, rng: random.Random) -> tuple[int, int]:
    """Return the next seat and its code; a team ends its phase when no member wants to act."""
    choices = [(seat, sensible_code(position, seat, rng)) for seat in position.due()]
    eager = [one for one in choices if verb_of(one[1]) != vocab.END]
    return rng.choice(eager or choices)


def sensible_code(position: Position, seat: int, rng: random.Random) -> int:
    """Return the code that a simple player would choose for an acting seat."""
    codes = position.codes(seat)
    stage = position.stage
    if stage == vocab.PROWLING:
        return _prowl(position, codes, rng)
    if stage == vocab.DRAGGING:
        return _drag(position, codes)
    if stage == vocab.MOVING:
        return _move(position, seat, codes, rng)
    if stage == vocab.EXAMINING:
        return codes[0] if verb_of(codes[0]) == vocab.EXAMINE else codes[-1]
    if stage == vocab.PLACING:
        return rng.choice(_near_starts(position, codes))
    if stage == vocab.CALLING or vocab.GUARDING <= stage <= vocab.ADDING:
        return _protect(position, seat, codes, rng)
    if stage == vocab.RECALLING:
        return _recall(position, codes, rng)
    return rng.choice(codes)


def _near_starts(position: Position, codes: list[int]) -> list[int]:
    board = position.setting.board
    return [
        code
        for code in codes
        if min([board.leagues[start][at_of(code)] for start in board.starts]) <= NEAR
    ]


# The Beast.


def _prowl(position: Position, codes: list[int], rng: random.Random) -> int:
    best: float = -100.0
    chosen = codes[0]
    for code in codes:
        worth = _prowl_worth(position, code) + rng.random()
        if worth > best:
            best, chosen = worth, code
    return chosen


def _prowl_worth(position: Position, code: int) -> float:
    """Return the expected victims, less the expected cost of the trace."""
    twin = position.copy()
    twin.play(terms.BEAST_SEAT, code)
    twin.lying = ALL_HUNTERS
    village, token = at_of(code), what_of(code)
    rule = position.rule()
    board = position.setting.board
    uncovered = 1.0
    watched = 0
    for hunter in range(vocab.HUNTER_COUNT):
        leagues: i64 = board.leagues[position.hunters[hunter]][village]
        if leagues <= _guard_range(rule, hunter):
            uncovered *= 1.0 - COVERED
        near = leagues <= rule.longest_move + 1 + rule.reach or rule.informed
        if near and token in _known_to(position, hunter):
            watched += 1
    if min([board.leagues[place][village] for place in board.special]) <= rule.call:
        uncovered *= 1.0 - CALLED
    victims = float(victims_of(twin, position.beast, village)) * uncovered
    fear = TRUE_TRACE if token == position.identity else FALSE_TRACE
    shown = 1.5 if face_of(code) == 1 else 1.0
    return victims - fear * SEEN * shown * watched


def _guard_range(rule: Card, hunter: int) -> int:
    """B5.1 Return how far a hunter can go and protect a village."""
    if rule.frozen >> hunter & 1:
        return 0
    return rule.longest_move if rule.riders_stand else rule.foot


def _known_to(position: Position, hunter: i64) -> tuple[i64, ...]:
    """B1.3 Return the tokens that a hunter recognises."""
    if position.rule().knows_all:
        return tuple(range(vocab.IDENTITY_COUNT))
    return position.setting.board.symbols[hunter], vocab.VAGABOND


def _recall(position: Position, codes: list[int], rng: random.Random) -> int:
    """Return the card of the present village, so that nobody investigates there, or any."""
    slot = (position.season() + 3) % vocab.SEASON_COUNT
    here = [code for code in codes if at_of(code) == position.beast and code != codes[-1]]
    return here[0] if here and position.traces[slot] != terms.NONE else rng.choice(codes)


def _drag(position: Position, codes: list[int]) -> int:
    """Return the drag that leaves most victims; declining comes last and wins no tie."""
    village = position.slots[position.season()]
    if position.setting.devil_is_early:
        return _diversion(position, village, codes)
    best = victims_of(position, position.beast, village)
    chosen = codes[-1]
    for code in codes:
        if verb_of(code) != vocab.DECLINE:
            twin = position.copy()
            twin.hunters[what_of(code)] = at_of(code)
            victims = victims_of(twin, position.beast, village)
            if victims > best:
                best, chosen = victims, code
    return chosen


def _diversion(position: Position, village: int, codes: list[int]) -> int:
    """Return a drag that puts a hunter out of reach of the village on foot, or declining."""
    leagues = position.setting.board.leagues[village]
    foot = position.rule().foot
    for code in codes[:-1]:
        if leagues[position.hunters[what_of(code)]] <= foot < leagues[at_of(code)]:
            return code
    return codes[-1]


# The hunters.


def _protect(position: Position, seat: int, codes: list[int], rng: random.Random) -> int:
    """Return where a guard is placed, moved or called that saves most; declining comes last."""
    found = possibilities(position, seat)
    costs = village_costs(position, found)
    best, chosen = 0.0, codes[-1] if position.stage == vocab.SHIFTING else codes[0]
    for code in codes[:-1] if position.stage != vocab.GUARDING else codes:
        shifts = verb_of(code) == vocab.SHIFT
        if shifts and found.goals >> at_of(code) & 1:
            continue
        village = to_of(code) if shifts else at_of(code)
        if position.stage == vocab.CALLING and is_protected(position, village, terms.NONE):
            continue
        worth = costs[village] * (1.0 + rng.random()) if village < terms.VILLAGES else 0.0
        if worth > best:
            best, chosen = worth, code
    return chosen


def _move(position: Position, seat: int, codes: list[int], rng: random.Random) -> int:
    """Return the move that gains most over staying, or ending the phase."""
    found = possibilities(position, seat)
    costs = village_costs(position, found)
    best: float = 0.1
    chosen = codes[-1]
    for code in codes:
        if verb_of(code) == vocab.MOVE:
            hunter: i64 = what_of(code)
            here = _worth(position, hunter, position.hunters[hunter], 0, costs, found)
            leagues = position.setting.board.leagues[position.hunters[hunter]][at_of(code)]
            there = _worth(position, hunter, at_of(code), leagues, costs, found)
            gain = there - here + 0.2 * rng.random()
            if gain > best:
                best, chosen = gain, code
    return chosen


def village_costs(position: Position, found: Possibilities) -> list[float]:
    """Return what an attack on each possible village would cost on average, hunters apart."""
    twin = position.copy()
    twin.lying = ALL_HUNTERS
    victims = [0.0] * terms.VILLAGES
    for village in range(terms.VILLAGES):
        if found.goals >> village & 1:
            for origin in range(terms.VILLAGES):
                if found.here >> origin & 1:
                    claimed = float(victims_of(twin, origin, village))
                    victims[village] = max(victims[village], claimed)
    # The Beast is the more likely to attack a village, the more victims it promises.
    total = sum([claimed * claimed for claimed in victims]) or 1.0
    return [claimed * claimed * claimed / total for claimed in victims]


def _worth(
    position: Position,
    hunter: int,
    place: int,
    leagues: int,
    costs: list[float],
    found: Possibilities,
) -> float:
    """Return the value of a hunter in a place: protect, approach, investigate."""
    rule = position.rule()
    upright = leagues <= rule.foot or rule.riders_stand
    worth = _trace_worth(position, hunter, place, found)
    if place < terms.VILLAGES and upright and not _has_guard(position, hunter, place):
        worth += 3.0 * costs[place]
    distances = position.setting.board.leagues[place]
    if rule.call >= 0 and place in position.setting.board.special:
        near = [
            costs[village] for village in range(terms.VILLAGES) if distances[village] <= rule.call
        ]
        worth += max(near)
    for village in range(terms.VILLAGES):
        if costs[village] > 0.0:
            worth += 0.3 * costs[village] / (1.0 + distances[village])
    return worth


def _has_guard(position: Position, hunter: int, place: int) -> bool:
    """Whether another upright hunter is there already, and has moved or comes first in order."""
    for other in range(vocab.HUNTER_COUNT):
        settled = position.moved >> other & 1 == 1 or other < hunter
        upright = position.hunters[other] == place and not position.lying >> other & 1
        if other != hunter and settled and upright:
            return True
    return False


def _trace_worth(position: Position, hunter: i64, place: i64, found: Possibilities) -> float:
    """Return the hope for a token in the village attacked last season."""
    slot = (position.season() + 3) % vocab.SEASON_COUNT
    if not position.is_open(slot) or not found.traces[slot] or position.rule().no_investigation:
        return 0.0
    rule, village = position.rule(), position.slots[slot]
    informed = rule.informed and place in position.setting.board.special
    if position.setting.board.leagues[place][village] > rule.reach and not informed:
        return 0.0
    if position.marker == village and found.traces[slot] == [vocab.VAGABOND]:
        return 0.0
    known = [token for token in found.traces[slot] if token in _known_to(position, hunter)]
    return TRACE_WORTH * len(known) / len(found.traces[slot])
