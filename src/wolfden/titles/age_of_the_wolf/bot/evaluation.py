"""Evaluation: what each pack has, what threatens it, and its chance to win.

Everything is counted as it will be once the battles that are due have been fought: a region in
dispute counts for both sides, each with its odds. So a move is worth something before its die
falls, and one look ahead is enough to see a good attack.
"""

from math import exp
from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.bot.threats import Threats, find_threats, is_hunt_due
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.dens import den_refusal, may_build
from wolfden.titles.age_of_the_wolf.rules.losing import final_outcome
from wolfden.titles.age_of_the_wolf.rules.odds import attack_odds, hunt_odds, own_hunt_odds
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY
from wolfden.titles.age_of_the_wolf.rules.state import Position

# What is counted for each pack, one row of SIGNS numbers a seat.
DENS: Final = 0
"""Dens, with one that can be built in this turn."""
MORE_DENS: Final = 1
"""What of them goes beyond two."""
WOLVES: Final = 2
"""Fives of wolves that will be fed."""
SURPLUS: Final = 3
"""Fives of wolves that starve at the end of the turn unless they find a use before."""
REGIONS: Final = 4
CRADLES: Final = 5
"""Dens whose next litter finds food."""
STACK: Final = 6
"""The largest pack in one region as part of the twenty a new den needs."""
CARDS: Final = 7
"""Cards in hand, of this kind and the three after it."""
EXPOSED: Final = 11
"""Dens that rivals are likely to destroy before the pack's next turn."""
EXPOSED_LATER: Final = 12
"""The same for rivals who act only after it."""
WAITING: Final = 13
"""How many packs act before it does, as a part of all; the active pack waits for none."""
PREY: Final = 14
"""Tens of prey in the regions it holds, predators subtracted: what the pack can grow to."""
VERDICT: Final = 15
"""A9.3 What decides at the limit of rounds, dens before regions; counted as it comes near."""
SIGNS: Final = 16

WEIGHTS: Final[list[float]] = [
    0.71,  # a den is a fifth of the way, and a litter every turn
    -0.3,  # many dens are hard to guard: the third and fourth are the first to fall
    0.045,
    -0.045,  # better used for an attack or a den than left to starve
    -0.1,  # wolves spread over many regions guard none of them; their prey counts below
    0.035,
    0.6,  # twenty in one place are the next den
    *(0.075, 0.105, 0.09, 0.05),  # scare, breed, extra, freeze
    -0.24,
    -0.07,
    0.15,  # who has just moved has not yet got back what it risked for it
    0.06,
    3.0,  # in the last round one den more is nearly the game
]
"""What each sign adds to a pack's score, fitted to who won in about 1,450 games of greedy players.

Scores are logarithms of odds: a pack one point ahead is 2.7 times as likely to win. Fifth dens need
no weight: the pack that is likely to keep them wins, see ``_with_fifth_dens``.
"""

_LAST_ROUNDS: Final = 8.0
"""How many rounds before the limit its verdict begins to count."""


def chances(position: Position) -> list[float]:
    """Return how likely each pack is to win."""
    if position.stage == vocab.OVER:
        winners = final_outcome(position).winners
        share = 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(position.setting.players)]
    threats = find_threats(position)
    return chances_by_signs(position, signs(position, threats), threats)


def chances_by_signs(position: Position, rows: list[float], threats: Threats) -> list[float]:
    """Return how likely each pack is to win in a running game, by signs and threats."""
    return _with_fifth_dens(position, rows, threats, _standing(position, rows))


def _standing(position: Position, rows: list[float]) -> list[float]:
    """Weigh the signs: a pack's share grows with the exponent of its score."""
    players = position.setting.players
    shares = [0.0] * players
    total = 0.0
    for seat in range(players):
        if not position.is_out(seat):
            score = 0.0
            row: i64 = seat * SIGNS
            for sign in range(SIGNS):
                score += WEIGHTS[sign] * rows[row + sign]
            share = exp(score)
            shares[seat] = share
            total += share
    return [share / total for share in shares]


def _with_fifth_dens(
    position: Position, rows: list[float], threats: Threats, shares: list[float]
) -> list[float]:
    """A3.0 Let packs win that are likely to begin their next turn with dens enough."""
    players: i64 = position.setting.players
    needed = float(position.setting.tables.dens_to_win)
    open_game = 1.0
    found = [0.0] * players
    for step in range(1, players + 1):
        seat = (position.active + step) % players
        dens = rows[seat * SIGNS + DENS]
        spare = dens - needed
        if spare > -1.0:
            won = open_game * threats.survival(seat, spare)
            found[seat] += won
            open_game -= won
    for seat in range(players):
        found[seat] += open_game * shares[seat]
    return found


# Counting.


def signs(position: Position, threats: Threats) -> list[float]:
    """Return the signs of all packs, a row each."""
    players = position.setting.players
    rows = [0.0] * (players * SIGNS)
    for place in range(position.setting.board.size):
        if position.owner[place] != NOBODY:
            _count_region(position, place, rows)
    seat: i64 = position.active
    rows[seat * SIGNS + DENS] += _new_den(position)
    for seat in range(players):
        _count_pack(position, seat, threats, rows)
    return rows


def _count_region(position: Position, place: i64, rows: list[float]) -> None:
    owner: i64 = position.owner[place]
    wolves: i64 = position.wolves[place]
    menace = float(position.menace(place))
    waiting: i64 = position.attackers[place]
    if waiting > 0:
        active = position.active
        lead = position.lead_share(active, place) > 0
        won = attack_odds(position, place)
        tamed = menace * (1.0 - hunt_odds(waiting, position.menace(place), lead))
        _count_holding(position, place, active, waiting, tamed, won, rows)
        rows[active * SIGNS + WOLVES] += (1.0 - won) * float(waiting) / FIVE
        _count_holding(position, place, owner, wolves, menace, 1.0 - won, rows)
        return
    if menace > 0.0 and owner == position.active and is_hunt_due(position, place):
        menace *= 1.0 - own_hunt_odds(position, place)
    _count_holding(position, place, owner, wolves, menace, 1.0, rows)


def _count_holding(
    position: Position,
    place: i64,
    seat: i64,
    wolves: i64,
    menace: float,
    share: float,
    rows: list[float],
) -> None:
    """Count a region for a pack that holds it with this chance."""
    food = float(position.setting.board.prey[place]) - menace
    food = max(food, 0.0)
    fed = min(float(wolves), food)
    row = seat * SIGNS
    rows[row + WOLVES] += share * fed / FIVE
    rows[row + SURPLUS] += share * (float(wolves) - fed) / FIVE
    rows[row + REGIONS] += share
    rows[row + PREY] += share * food / 10.0
    needed = float(position.setting.tables.wolves_for_den)
    rows[row + STACK] = max(rows[row + STACK], share * min(fed, needed) / needed)
    if position.dens[place] != 0 and position.owner[place] == seat and food >= FIVE:
        rows[row + DENS] += share
        if food - fed >= FIVE:
            rows[row + CRADLES] += share


def _new_den(position: Position) -> float:
    """A6.1 Return how likely the active pack can still build a den in this turn."""
    seat = position.active
    if position.step > vocab.STEP_DEN or not may_build(position, seat):
        return 0.0
    needed: i64 = position.setting.tables.wolves_for_den
    best = 0.0
    for place in range(position.setting.board.size):
        found = 0.0
        if position.attackers[place] >= needed:
            found = attack_odds(position, place)
        elif position.wolves[place] >= needed and den_refusal(position, seat, place) == "":
            found = _kept_odds(position, place, needed)
        best = max(best, found)
    return best


def _kept_odds(position: Position, place: i64, needed: i64) -> float:
    """A5.6 Return how likely a region still has the wolves it needs after its battle."""
    if position.predators[place] == 0 or not is_hunt_due(position, place):
        return 1.0
    if position.setting.board.prey[place] - position.menace(place) >= needed:
        return 1.0
    return own_hunt_odds(position, place)


def _count_pack(position: Position, seat: i64, threats: Threats, rows: list[float]) -> None:
    players: i64 = position.setting.players
    row = seat * SIGNS
    rows[row + MORE_DENS] = max(rows[row + DENS] - 2.0, 0.0)
    for card in range(vocab.CARD_KINDS):
        rows[row + CARDS + card] = float(position.hand(seat, card))
    rows[row + EXPOSED] = threats.soon(seat)
    rows[row + EXPOSED_LATER] = threats.later(seat)
    waiting = (seat - position.active + players) % players
    left = float(position.setting.round_limit - position.round)
    if left < _LAST_ROUNDS:
        verdict = rows[row + DENS] + rows[row + REGIONS] / 10.0
        rows[row + VERDICT] = (1.0 - left / _LAST_ROUNDS) * verdict
    rows[row + WAITING] = float(waiting) / float(players)
