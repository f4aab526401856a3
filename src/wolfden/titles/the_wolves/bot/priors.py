"""Priors: how promising an action of The Wolves looks before any search."""

import math
from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.the_wolves.bot.evaluation import bits, tile_worth
from wolfden.titles.the_wolves.rules import actions, state, vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import (
    at_of,
    payment_of,
    to_of,
    track_of,
    verb_of,
    walker_of,
)
from wolfden.titles.the_wolves.rules.board import NOT_A_REGION
from wolfden.titles.the_wolves.rules.paying import tiles_used, tokens_used
from wolfden.titles.the_wolves.rules.pieces import FIRST_PREY, LONE_WOLF, token_of
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.rules.tables import HOME_TILE
from wolfden.titles.the_wolves.rules.turn import FREE_ACTIONS

UNKNOWN: Final = -1.0
TOKEN_PRICE: Final = 0.8
WALK_PULL: Final = 0.8
"""How strongly the worth of a hex draws walks there."""


def move_priors(position: Position, seat: i64, codes: list[int]) -> list[float]:
    """Return the weight of every legal code."""
    if (
        verb_of(codes[0]) == vocab.WALK
        or verb_of(codes[0]) == vocab.DRAFT
        or verb_of(codes[0]) == vocab.STOP
    ):
        return _steps(position, seat, codes)
    pays = [UNKNOWN] * 256
    weights: list[float] = []
    for code in codes:
        verb = verb_of(code)
        if verb == vocab.END:
            weights.append(0.03 if position.actions < FREE_ACTIONS else 0.6)
            continue
        weight = _worth(position, seat, code, verb)
        if vocab.MOVE <= verb <= vocab.DOMINATE:
            payment = payment_of(code)
            if pays[payment] == UNKNOWN:
                pays[payment] = _payment(position, seat, payment)
            weight *= pays[payment]
        weights.append(weight)
    return weights


def _payment(position: Position, seat: i64, payment: i64) -> float:
    """W5 Return the prior of a payment: tokens are expensive, tiles should stay useful."""
    faces = position.field(seat, state.FACES) ^ (tiles_used(payment) & (HOME_TILE - 1))
    after = tile_worth(position, seat, faces)
    return math.exp(2.0 * after - TOKEN_PRICE * float(tokens_used(payment)))


def _worth(position: Position, seat: i64, code: i64, verb: i64) -> float:
    """Return what an action brings, in points or nearly so."""
    if verb == vocab.HOWL:
        return 2.5 + _next_wolf(position, seat)
    if verb == vocab.BUILD_LAIR:
        return 8.0
    if verb == vocab.BUILD_DEN:
        return (
            1.0 + _next_den(position, seat, track_of(code)) + _den_site(position, seat, at_of(code))
        )
    if verb == vocab.DOMINATE:
        track = track_of(code)
        if track == actions.NO_TRACK:
            return 2.0 + _next_wolf(position, seat)
        return 1.5 + _next_den(position, seat, track)
    return 1.5 if verb == vocab.MOVE else 1.0


def _next_wolf(position: Position, seat: i64) -> float:
    """W2.5 Return the points of the next wolf, and something for an alpha."""
    tables = position.setting.tables
    placed = position.field(seat, state.WOLVES)
    points: i64 = tables.wolf_points[placed + 1] - tables.wolf_points[placed]
    return float(points) + (1.5 if tables.wolf_is_alpha[placed] else 0.0)


def _next_den(position: Position, seat: i64, track: i64) -> float:
    """W2.2–W2.4 Return the points of the next den of a track, and something for what it brings."""
    tables = position.setting.tables
    taken = position.field(seat, state.DENS + track)
    points: i64 = tables.attribute_points[taken + 1] - tables.attribute_points[taken]
    return 0.6 * float(points) + (0.6 if taken != 0 else 0.4)


def _den_site(position: Position, seat: i64, place: i64) -> float:
    """W9.1 Return something for a hex on which the den can become a lair."""
    board = position.setting.board
    slot: i64 = board.slots[place]
    if slot == NOT_A_REGION:
        return -0.5
    if not board.lakeside[place]:
        return 0.0
    for lair in position.places(seat, vocab.LAIR):
        if board.slots[lair] == slot:
            return 0.0
    return 1.5


# Walks and the draft.


def _steps(position: Position, seat: i64, codes: list[int]) -> list[float]:
    """Return weights of walks by the value of what is near, and of stopping."""
    pulls = [UNKNOWN] * (2 * position.setting.board.size)
    weights: list[float] = []
    for code in codes:
        verb = verb_of(code)
        if verb == vocab.STOP:
            weights.append(0.5 if position.walked else 0.02)
        elif verb == vocab.DRAFT:
            weights.append(math.exp(_cached_pull(position, seat, at_of(code), vocab.ALPHA, pulls)))
        else:
            kind = walker_of(code)
            there = _cached_pull(position, seat, to_of(code), kind, pulls)
            here = _cached_pull(position, seat, at_of(code), kind, pulls)
            weights.append(math.exp(WALK_PULL * (there - here)))
    return weights


def _cached_pull(position: Position, seat: i64, place: i64, kind: i64, pulls: list[float]) -> float:
    index = 2 * place + kind
    found = pulls[index]
    if found == UNKNOWN:
        found = _pull(position, seat, place, kind)
        pulls[index] = found
    return found


def _pull(position: Position, seat: i64, place: i64, kind: i64) -> float:
    """Return how good a hex is for a wolf."""
    board = position.setting.board
    cells = position.cells
    owned = position.field(seat, state.PREY_TAKEN)
    gain = 0.6 + 0.4 * float(bits(owned))
    steps = board.steps[place]
    total: float = 0.0 if board.slots[place] == NOT_A_REGION else 0.5
    prey: i64
    for prey in board.prey:
        token = token_of(cells[prey])
        if token >= FIRST_PREY and not owned >> (token - FIRST_PREY) & 1:
            far: i64 = steps[prey]
            if far <= 5:
                total += gain * 2.0 / float(far * far)
    if kind == vocab.ALPHA:
        reach = position.howl_range(seat)
        spans = board.spans[place]
        lone: i64
        for lone in board.lone_wolves:
            if spans[lone] <= reach and token_of(cells[lone]) == LONE_WOLF:
                total += 0.4
        if board.lakeside[place]:
            total += 0.4
    return total
