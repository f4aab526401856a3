"""What a position promises each seat: points won, points in sight, and the means to get more."""

import math
from typing import Final

from wolfden.core.machine import extend, i64, vec
from wolfden.titles.the_wolves.rules import pieces, state, vocabulary as vocab
from wolfden.titles.the_wolves.rules.board import NOT_A_REGION
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.rules.tables import HOME_TILE
from wolfden.titles.the_wolves.rules.turn import FREE_ACTIONS

OWNERS: Final = pieces.NEUTRAL + 1
FAR: Final = 99

# What things are worth, in victory points.
#
# Fitted to the final scores of games that bots of this judgement played among themselves, and kept
# where the fitted worths then won against the former ones.
STEPS: Final = [0.2, 0.5, 0.8]  # a step of spread, speed or howl range
DENS: Final = [1.5, 2.4, 2.6]  # the first, second or third den of a track, besides its points
ACTION: Final = 2.3  # an action token
TERRAIN: Final = 1.7  # a terrain token
ALPHA_OUT: Final = 3.5  # an alpha on the map
LAKE_DEN: Final = 0.2  # a den that can become a lair
LAIR_READY: Final = 2.4  # an alpha next to it
PREY_NEAR: Final = 0.4  # prey that is surrounded, for each point it brings
CALL_NEAR: Final = 1.2  # a lone wolf within howl range
CALL_FAR: Final = 0.3  # one just beyond
PAIR_SHOWN: Final = 0.1  # two tiles that show the same terrain
TRIPLE_SHOWN: Final = 0.5  # a third one
FREE_ACTION: Final = 2.3  # a free action left in this turn
WALKER: Final = 0.3  # a wolf that may still walk
ALPHA_TIE: Final = 0.2  # what an alpha counts for control beyond other pieces
SHARPNESS: Final = 1.4  # how surely the stronger pack gets a region
BLUR: Final = 0.25  # how much less surely with every date to go
HEAT: Final = 2.5  # points of lead that count at the end
HEAT_LEFT: Final = 6.0  # and how many more at the beginning


def chances(position: Position) -> list[float]:
    """Return each seat's chance to win: the better its prospects, the surer near the end."""
    return shares_of(scores_of(position), time_left(position))


def shares_of(scores: list[float], left: float) -> list[float]:
    """Convert scores into chances to win, with this part of the game left."""
    heat = HEAT + HEAT_LEFT * left
    best = max(scores)
    shares = [math.exp((score - best) / heat) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


def scores_of(position: Position) -> list[float]:
    """Return the points each seat may hope for besides what all will get."""
    left = time_left(position)
    scores = vec[float]([0.0] * position.setting.players)
    seat: i64
    for seat in range(position.setting.players):
        score = track_points(position, seat) + _resources(position, seat, left)
        scores[seat] = score + _targets_in_reach(position, seat, left)
    _add_regions(position, scores)
    if position.stage != vocab.OVER:
        acting = position.seat
        scores[acting] = scores[acting] + _turn(position) * left
    return list(scores)


# The player board.


def _resources(position: Position, seat: i64, left: float) -> float:
    """Return the value of attributes, tokens and tiles, which shrinks in the course of the game."""
    tables = position.setting.tables
    total: float = 0.0
    track: i64
    for track in range(len(vocab.TRACKS)):
        dens = position.field(seat, state.DENS + track)
        steps: i64 = tables.attributes[track][dens] - tables.attributes[track][0]
        total += STEPS[track] * float(steps)
        if 0 < dens < 4:
            total += DENS[dens - 1]
    total += ALPHA_OUT * float(len(position.places(seat, vocab.ALPHA)))
    total += tile_worth(position, seat, position.field(seat, state.FACES))
    tokens = ACTION * float(position.field(seat, state.ACTION_TOKENS))
    tokens += TERRAIN * float(position.field(seat, state.TERRAIN_TOKENS))
    return total * left + tokens * (0.2 + 0.8 * left) * (1.0 if left > 0.0 else 0.0)


def tile_worth(position: Position, seat: i64, faces: i64) -> float:
    """Return the value of the tiles' faces: pairs and triples pay for more."""
    row = position.setting.tables.shown[position.field(seat, state.HOME) * HOME_TILE + faces]
    total: float = 0.0
    for tiles in row:
        count = bits(tiles)
        if count == 2:
            total += PAIR_SHOWN
        elif count > 2:
            total += TRIPLE_SHOWN + PAIR_SHOWN
    return total


def _turn(position: Position) -> float:
    """Return the value of the rest of the turn to the seat that acts."""
    free = FREE_ACTIONS - position.actions
    total = FREE_ACTION * float(free) if free > 0 else 0.0
    return total + WALKER * float(position.walkers)


# The map.


def _targets_in_reach(position: Position, seat: i64, left: float) -> float:
    """Return the value of prey, lone wolves and lakes that are near."""
    if left <= 0.0:
        return 0.0
    alphas = position.places(seat, vocab.ALPHA)
    wolves = extend(position.places(seat, vocab.PACK_WOLF), alphas)
    total = _prey(position, seat, wolves) + _calls(position, seat, alphas)
    total += _lakes(position, seat, alphas)
    return total * min(1.0, 4.0 * left)


def _prey(position: Position, seat: i64, wolves: vec[i64]) -> float:
    """W12 Return the value of being near prey of kinds not yet taken."""
    tables = position.setting.tables
    owned = position.field(seat, state.PREY_TAKEN)
    taken = bits(owned)
    if taken >= len(tables.hunt_points) - 1:
        return 0.0
    gain = float(tables.hunt_points[taken + 1] - tables.hunt_points[taken])
    if tables.hunt_gives_action:
        gain += ACTION
    best: float = 0.0
    second: float = 0.0
    place: i64
    for place in position.setting.board.prey:
        token = pieces.token_of(position.cells[place])
        if token >= pieces.FIRST_PREY and not owned >> (token - pieces.FIRST_PREY) & 1:
            near = nearness(position.setting.board.steps[place], wolves)
            if near > best:
                second = best
                best = near
            elif near > second:
                second = near
    return PREY_NEAR * gain * (best * best + 0.5 * second * second)


def _calls(position: Position, seat: i64, alphas: vec[i64]) -> float:
    """W10 Return the value of lone wolves near alphas while wolves are left to place."""
    tables = position.setting.tables
    placed = position.field(seat, state.WOLVES)
    if placed >= len(tables.wolf_points) - 1:
        return 0.0
    reach = position.howl_range(seat)
    total: float = 0.0
    place: i64
    for place in position.setting.board.lone_wolves:
        if pieces.token_of(position.cells[place]) == pieces.LONE_WOLF:
            spans = position.setting.board.spans[place]
            nearest: i64 = FAR
            alpha: i64
            for alpha in alphas:
                span: i64 = spans[alpha]
                nearest = min(nearest, span)
            beyond = nearest - reach
            if beyond <= 0:
                total += CALL_NEAR
            elif beyond < 5:
                total += CALL_FAR / float(1 + beyond * beyond)
    return total / (1.0 + 0.3 * total)


def _lakes(position: Position, seat: i64, alphas: vec[i64]) -> float:
    """W9 Return the value of dens that can become lairs."""
    tables = position.setting.tables
    placed = position.field(seat, state.LAIRS)
    if placed >= len(tables.lair_points) - 1:
        return 0.0
    board = position.setting.board
    done: i64 = 0
    for lair in position.places(seat, vocab.LAIR):
        done |= 1 << board.slots[lair]
    total: float = 0.0
    den: i64
    for den in position.places(seat, vocab.DEN):
        slot: i64 = board.slots[den]
        if board.lakeside[den] and slot != NOT_A_REGION and not done >> slot & 1:
            done |= 1 << slot
            total += LAKE_DEN
            spans = board.spans[den]
            for alpha in alphas:
                if spans[alpha] <= 1:
                    total += LAIR_READY
                    break
    return total


# Regions.


def _add_regions(position: Position, scores: vec[float]) -> None:
    """W14 Add what each seat may hope for in regions that are still to be scored."""
    strengths = _strengths(position)
    moons = position.moons
    slot: i64
    for slot in range(position.setting.board.region_count):
        for layer in range(2):
            token: i64 = moons[2 * slot + layer]
            if token > 0:
                _add_region(position, scores, strengths, slot, token - 1)


def _strengths(position: Position) -> vec[float]:
    """W14.2 Return the strength of every owner in every region, one row a region."""
    setting = position.setting
    slots = setting.board.slots
    strengths = vec[float]([0.0] * (setting.board.region_count * OWNERS))
    seat: i64
    kind: i64
    for seat in range(setting.players):
        for kind in range(vocab.LAIR + 1):
            index = position.group(seat, kind)
            end = position.group_end(seat, kind)
            strength = _strength_of(kind)
            while index < end:
                place: i64 = position.standing[index]
                if place == state.ABSENT:
                    break
                slot: i64 = slots[place]
                if slot != NOT_A_REGION:
                    row = slot * OWNERS + seat
                    strengths[row] = strengths[row] + strength
                index += 1
    if not setting.board.has_start:
        _add_neutral(position, strengths)
    return strengths


def _strength_of(kind: i64) -> float:
    """W14.2 Return what a piece counts; alphas a little more, since they break ties."""
    if kind == vocab.LAIR:
        return 3.0
    return 1.0 + ALPHA_TIE if kind == vocab.ALPHA else 1.0


def _add_neutral(position: Position, strengths: vec[float]) -> None:
    """W16.3 The neutral pack is on the corners of lakes."""
    slot: i64
    for slot in range(position.setting.board.region_count):
        for corner in position.setting.board.corners[slot]:
            if corner >= 0:
                cell: i64 = position.cells[corner]
                for one in (pieces.first_of(cell), pieces.second_of(cell)):
                    if one != 0 and pieces.owner_of(one) == pieces.NEUTRAL:
                        row = slot * OWNERS + pieces.NEUTRAL
                        strengths[row] = strengths[row] + _strength_of(pieces.kind_of(one))


def _add_region(
    position: Position, scores: vec[float], strengths: vec[float], slot: i64, phase: i64
) -> None:
    """W14.3 Share out one region token by strength, the more sharply the nearer its date."""
    tables = position.setting.tables
    dates = max(0, tables.moon[phase] - position.moon)
    sharp = SHARPNESS / (1.0 + BLUR * float(dates))
    row = slot * OWNERS
    shares = vec[float]([0.0] * OWNERS)
    total: float = 0.0
    owner: i64
    for owner in range(OWNERS):
        strength = strengths[row + owner]
        if strength > 0.0 or (dates > 0 and owner < position.setting.players):
            share = math.exp(min(sharp * strength, 50.0))
            if strength == 0.0:
                share *= 0.5
            shares[owner] = share
            total += share
    if total == 0.0:
        return
    first = float(tables.region_points[phase])
    second = float(tables.lesser_points[phase])
    rival: i64
    for owner in range(position.setting.players):
        share = shares[owner]
        if share > 0.0:
            runner = 0.0
            for rival in range(OWNERS):
                if rival != owner and shares[rival] > 0.0:
                    runner += shares[rival] * share / (total - shares[rival])
            scores[owner] = scores[owner] + (first * share + second * runner) / total


def time_left(position: Position) -> float:
    """W13 Return which part of the dates is still to be taken; nothing once the game is over."""
    if position.stage == vocab.OVER:
        return 0.0
    full = position.setting.tables.moon[2]
    return max(0.02, float(full - position.moon) / float(full))


def track_points(position: Position, seat: i64) -> float:
    """W15.2 Return the present score of a seat."""
    tables = position.setting.tables
    points: i64 = position.field(seat, state.REGION_POINTS) + position.field(
        seat, state.LESSER_POINTS
    )
    for track in range(len(vocab.TRACKS)):
        points += tables.attribute_points[position.field(seat, state.DENS + track)]
    points += tables.lair_points[position.field(seat, state.LAIRS)]
    points += tables.hunt_points[bits(position.field(seat, state.PREY_TAKEN))]
    points += tables.wolf_points[position.field(seat, state.WOLVES)]
    return float(points)


def bits(number: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while number:
        number &= number - 1
        count += 1
    return count


def nearness(steps: vec[i64], wolves: vec[i64]) -> float:
    """W12.1 Return how near the three nearest wolves are, 1 if all are next to the prey."""
    one: i64 = FAR
    two: i64 = FAR
    three: i64 = FAR
    for wolf in wolves:
        far: i64 = steps[wolf]
        if far < one:
            three = two
            two = one
            one = far
        elif far < two:
            three = two
            two = far
        elif far < three:
            three = far
    return (_closeness(one) + _closeness(two) + _closeness(three)) / 3.0


def _closeness(steps: i64) -> float:
    return 1.0 - float(steps - 1) / 7.0 if steps < 8 else 0.0
