"""What a position promises each seat: points won, points in sight, and the means to get more.

The worth of each thing stands in ``WORTH``.
"""

import math
from typing import Final, final

from wolfden.core.machine import extend, i64, vec
from wolfden.titles.the_wolves.rules import pieces, state, vocabulary as vocab
from wolfden.titles.the_wolves.rules.board import NOT_A_REGION
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.rules.tables import HOME_TILE
from wolfden.titles.the_wolves.rules.turn import FREE_ACTIONS

OWNERS: Final = pieces.NEUTRAL + 1
FAR: Final = 99

# What ``WORTH`` lists.
SPREAD_STEP: Final = 0
FIRST_DEN: Final = 3
ACTION: Final = 6
TERRAIN: Final = 7
ALPHA_OUT: Final = 8
LAKE_DEN: Final = 9
LAIR_READY: Final = 10
PREY_NEAR: Final = 11
CALL_NEAR: Final = 12
CALL_FAR: Final = 13
PAIR_SHOWN: Final = 14
TRIPLE_SHOWN: Final = 15
FREE_ACTION: Final = 16
WALKER: Final = 17
ALPHA_TIE: Final = 18
SHARPNESS: Final = 19
BLUR: Final = 20
HEAT: Final = 21
HEAT_LEFT: Final = 22

WORTH: Final = [
    0.2,  # a step of spread, speed or howl range (three worths)
    0.5,
    0.8,
    1.5,  # the first, second or third den of a track, beside its points (three worths)
    2.4,
    2.6,
    2.3,  # an action token
    1.7,  # a terrain token
    3.5,  # an alpha on the map
    0.2,  # a den that can become a lair
    2.4,  # an alpha beside it
    0.4,  # prey that is surrounded, for each point it brings
    1.2,  # a lone wolf within howl range
    0.3,  # one just beyond
    0.1,  # two tiles that show the same terrain
    0.5,  # a third one
    2.3,  # a free action left in this turn
    0.3,  # a wolf that may still walk
    0.2,  # what an alpha counts for control beyond other pieces
    1.4,  # how surely the stronger pack gets a region
    0.25,  # how much less surely with every date to go
    2.5,  # points of lead that count at the end
    6.0,  # and how many more at the beginning
]
"""What things are worth, in victory points.

Fitted to the final scores of games that bots of this judgement played among themselves, and kept
where the fitted worths then won against the former ones.
"""


@final
class Prospects:
    """Reads positions with a list of worths."""

    def __init__(self, worth: list[float]) -> None:
        self.worth: Final = vec[float](worth)

    def chances(self, position: Position) -> list[float]:
        """Return each seat's chance to win: the better its prospects, the surer near the end."""
        return self.shares(self.scores(position), time_left(position))

    def shares(self, scores: list[float], left: float) -> list[float]:
        """Return the chances that scores stand for with this part of the game left."""
        heat = self.worth[HEAT] + self.worth[HEAT_LEFT] * left
        best = max(scores)
        shares = [math.exp((score - best) / heat) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]

    def scores(self, position: Position) -> list[float]:
        """Return the points each seat may hope for beside what all will get."""
        left = time_left(position)
        scores = vec[float]([0.0] * position.setting.players)
        seat: i64
        for seat in range(position.setting.players):
            score = track_points(position, seat) + self._resources(position, seat, left)
            scores[seat] = score + self._targets_in_reach(position, seat, left)
        self._add_regions(position, scores)
        if position.stage != vocab.OVER:
            acting = position.seat
            scores[acting] = scores[acting] + self._turn(position) * left
        return list(scores)

    # The player board.

    def _resources(self, position: Position, seat: i64, left: float) -> float:
        """Return the worth of attributes, tokens and tiles, which shrinks as the game goes on."""
        worth = self.worth
        tables = position.setting.tables
        total: float = 0.0
        track: i64
        for track in range(len(vocab.TRACKS)):
            dens = position.field(seat, state.DENS + track)
            steps: i64 = tables.attributes[track][dens] - tables.attributes[track][0]
            total += worth[SPREAD_STEP + track] * float(steps)
            if 0 < dens < 4:
                total += worth[FIRST_DEN + dens - 1]
        total += worth[ALPHA_OUT] * float(len(position.places(seat, vocab.ALPHA)))
        total += self.tile_worth(position, seat, position.field(seat, state.FACES))
        tokens = worth[ACTION] * float(position.field(seat, state.ACTION_TOKENS))
        tokens += worth[TERRAIN] * float(position.field(seat, state.TERRAIN_TOKENS))
        return total * left + tokens * (0.2 + 0.8 * left) * (1.0 if left > 0.0 else 0.0)

    def tile_worth(self, position: Position, seat: i64, faces: i64) -> float:
        """Return what it is worth that tiles lie so: pairs and triples pay for more."""
        row = position.setting.tables.shown[position.field(seat, state.HOME) * HOME_TILE + faces]
        total: float = 0.0
        for tiles in row:
            count = bits(tiles)
            if count == 2:
                total += self.worth[PAIR_SHOWN]
            elif count > 2:
                total += self.worth[TRIPLE_SHOWN] + self.worth[PAIR_SHOWN]
        return total

    def _turn(self, position: Position) -> float:
        """Return what the rest of the turn is worth to the seat that acts."""
        free = FREE_ACTIONS - position.actions
        total = self.worth[FREE_ACTION] * float(free) if free > 0 else 0.0
        return total + self.worth[WALKER] * float(position.walkers)

    # The map.

    def _targets_in_reach(self, position: Position, seat: i64, left: float) -> float:
        """Return the worth of prey, lone wolves and lakes that are near."""
        if left <= 0.0:
            return 0.0
        alphas = position.places(seat, vocab.ALPHA)
        wolves = extend(position.places(seat, vocab.PACK_WOLF), alphas)
        total = self._prey(position, seat, wolves) + self._calls(position, seat, alphas)
        total += self._lakes(position, seat, alphas)
        return total * min(1.0, 4.0 * left)

    def _prey(self, position: Position, seat: i64, wolves: vec[i64]) -> float:
        """W12 Return the worth of being near prey of kinds not yet taken."""
        tables = position.setting.tables
        owned = position.field(seat, state.PREY_TAKEN)
        taken = bits(owned)
        if taken >= len(tables.hunt_points) - 1:
            return 0.0
        gain = float(tables.hunt_points[taken + 1] - tables.hunt_points[taken])
        if tables.hunt_gives_action:
            gain += self.worth[ACTION]
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
        return self.worth[PREY_NEAR] * gain * (best * best + 0.5 * second * second)

    def _calls(self, position: Position, seat: i64, alphas: vec[i64]) -> float:
        """W10 Return the worth of lone wolves near alphas while wolves are left to place."""
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
                    total += self.worth[CALL_NEAR]
                elif beyond < 5:
                    total += self.worth[CALL_FAR] / float(1 + beyond * beyond)
        return total / (1.0 + 0.3 * total)

    def _lakes(self, position: Position, seat: i64, alphas: vec[i64]) -> float:
        """W9 Return the worth of dens that can become lairs."""
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
                total += self.worth[LAKE_DEN]
                spans = board.spans[den]
                for alpha in alphas:
                    if spans[alpha] <= 1:
                        total += self.worth[LAIR_READY]
                        break
        return total

    # Regions.

    def _add_regions(self, position: Position, scores: vec[float]) -> None:
        """W14 Add what each seat may hope for in regions that are still to be scored."""
        strengths = self._strengths(position)
        moons = position.moons
        slot: i64
        for slot in range(position.setting.board.region_count):
            for layer in range(2):
                token: i64 = moons[2 * slot + layer]
                if token > 0:
                    self._add_region(position, scores, strengths, slot, token - 1)

    def _strengths(self, position: Position) -> vec[float]:
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
                strength = self._strength_of(kind)
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
            self._add_neutral(position, strengths)
        return strengths

    def _strength_of(self, kind: i64) -> float:
        """W14.2 Return what a piece counts; alphas a little more, since they break ties."""
        if kind == vocab.LAIR:
            return 3.0
        return 1.0 + self.worth[ALPHA_TIE] if kind == vocab.ALPHA else 1.0

    def _add_neutral(self, position: Position, strengths: vec[float]) -> None:
        """W16.3 The neutral pack stands on the corners of lakes."""
        slot: i64
        for slot in range(position.setting.board.region_count):
            for corner in position.setting.board.corners[slot]:
                if corner >= 0:
                    cell: i64 = position.cells[corner]
                    for one in (pieces.first_of(cell), pieces.second_of(cell)):
                        if one != 0 and pieces.owner_of(one) == pieces.NEUTRAL:
                            row = slot * OWNERS + pieces.NEUTRAL
                            strengths[row] = strengths[row] + self._strength_of(pieces.kind_of(one))

    def _add_region(
        self, position: Position, scores: vec[float], strengths: vec[float], slot: i64, phase: i64
    ) -> None:
        """W14.3 Share out one region token by strength, the more sharply the nearer its date."""
        tables = position.setting.tables
        dates = max(0, tables.moon[phase] - position.moon)
        sharp = self.worth[SHARPNESS] / (1.0 + self.worth[BLUR] * float(dates))
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
    """W15.2 Return the score of a seat as it stands."""
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
    """W12.1 Return how near the three nearest wolves are, 1 if all stand beside the prey."""
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
