"""A5 How likely battles are won: exact tables for the die of the box, made once.

The higher of two rolls counts (A5.2), so a player who may roll again always should. That makes a
side with its Lead Wolf one that takes the better of two rolls, independent of the other side.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.battling import battlefield, is_against_wolves
from wolfden.titles.age_of_the_wolf.rules.moving import adjacent
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.rules.tables import tables

_FACES: Final[list[int]] = tables().faces
_SIDES: Final = len(_FACES)
_SIZES: Final = tables().most_wolves // FIVE + 1
"""Packs are counted in fives, from none to all a pack has."""


def _one_roll() -> list[float]:
    total = sum(tables().face_weights)
    return [weight / total for weight in tables().face_weights]


_ONCE: Final = _one_roll()
_TWICE: Final = [sum(_ONCE[: side + 1]) ** 2 - sum(_ONCE[:side]) ** 2 for side in range(len(_ONCE))]
"""How likely each face is as the higher of two rolls."""


def _better(face: i64, rolls_again: bool) -> list[float]:
    """Return how likely each face is to count in the end, with this one on the table."""
    spread = [0.0] * _SIDES
    for side in range(_SIDES):
        if not rolls_again:
            spread[side] = 1.0 if _FACES[side] == face else 0.0
        elif face >= _FACES[side]:
            if face == _FACES[side]:
                spread[side] = sum(_ONCE[: side + 1])
        else:
            spread[side] = _ONCE[side]
    return spread


def _duel(ours: i64, theirs: i64, rolls: list[float], answers: list[float]) -> tuple[float, float]:
    """Return how likely a roll-off is won, and how likely it is a tie (A5.3)."""
    won = 0.0
    tied = 0.0
    for mine in range(_SIDES):
        for other in range(_SIDES):
            lead = ours * _FACES[mine] - theirs * _FACES[other]
            if lead > 0:
                won += rolls[mine] * answers[other]
            elif lead == 0:
                tied += rolls[mine] * answers[other]
    return won, tied


def _table() -> list[float]:
    """Return the odds of all battles between packs, in the order ``wolf_odds`` reads them."""
    found: list[float] = []
    for rolls in (_ONCE, _TWICE):
        for answers in (_ONCE, _TWICE):
            for ours in range(_SIZES):
                for theirs in range(_SIZES):
                    won, tied = _duel(ours, theirs, rolls, answers)
                    found.append(won / (1.0 - tied) if tied < 1.0 else 0.0)
    return found


_ODDS: Final = _table()


def wolf_odds(ours: i64, theirs: i64, our_lead: bool, their_lead: bool) -> float:
    """A5.1–A5.3 Return how likely ``ours`` attacking wolves beat ``theirs`` defending ones."""
    row: i64 = 0
    if our_lead:
        row = 2
    if their_lead:
        row += 1
    return _ODDS[(row * _SIZES + ours // FIVE) * _SIZES + theirs // FIVE]


def hunt_odds(wolves: i64, menace: i64, lead: bool) -> float:
    """A5.5 Return how likely wolves beat predators of this value."""
    spread = _TWICE if lead else _ONCE
    won = 0.0
    for side in range(_SIDES):
        if wolves * _FACES[side] > menace:
            won += spread[side]
    return won


def _is_rolling(position: Position, place: i64) -> bool:
    """Whether there are dice of this region's battle on the table."""
    if position.attack == 0 or position.battle >= len(position.marches):
        return False
    return battlefield(position) == place


def attack_odds(position: Position, place: i64) -> float:
    """Return how likely the attackers who wait in a region, or fight there, beat its owner."""
    seat = position.active
    ours: i64 = position.attackers[place]
    theirs: i64 = position.wolves[place]
    our_lead = position.lead_share(seat, place) > 0
    their_lead = position.lead_share(position.owner[place], place) > 0
    whole = wolf_odds(ours, theirs, our_lead, their_lead)
    if not _is_rolling(position, place):
        return whole
    rolls = _better(position.attack, our_lead and position.rolling <= vocab.ATTACKER_AGAIN)
    if position.defence > 0:
        answers = _better(position.defence, their_lead and position.rolling <= vocab.DEFENDER_AGAIN)
    else:
        answers = _TWICE if their_lead else _ONCE
    won, tied = _duel(ours, theirs, rolls, answers)
    return won + tied * whole


def own_hunt_odds(position: Position, place: i64) -> float:
    """Return how likely the active pack beats the predators of a region it holds."""
    lead = position.lead_share(position.active, place) > 0
    wolves: i64 = position.wolves[place]
    menace = position.menace(place)
    if not _is_rolling(position, place) or is_against_wolves(position):
        return hunt_odds(wolves, menace, lead)
    rolls = _better(
        position.attack, lead and vocab.ATTACKER_ROLLS < position.rolling <= vocab.ATTACKER_AGAIN
    )
    won = 0.0
    for side in range(_SIDES):
        if wolves * _FACES[side] > menace:
            won += rolls[side]
    return won


# What front ends show.


def attack_prospects(position: Position, place: int) -> list[list[int]]:
    """Return what the active pack may expect of an attack on a region, larger packs later.

    Each entry holds the wolves that would fight, and the chance to win in percent without and with
    the Lead Wolf. Only regions with a foe, in reach of the active pack, have entries; where wolves
    already wait for the battle, or are among predators, the smallest pack is theirs.
    """
    seat = position.active
    owner, foes = position.owner[place], position.menace(place)
    rival = owner not in (NOBODY, seat)
    if not rival and not foes:
        return []
    there = position.attackers[place] if rival else position.wolves[place]
    around = [other for other in adjacent(position, place) if position.owner[other] == seat]
    most = there + sum(position.wolves[other] for other in around)
    led = rival and position.lead_at(owner) == place
    against = position.wolves[place] if rival else foes
    return [
        [amount, *(_percent(amount, against, rival, lead, led) for lead in (False, True))]
        for amount in range(max(there, FIVE), most + 1, FIVE)
    ]


def _percent(wolves: int, against: int, rival: bool, lead: bool, led: bool) -> int:
    chance = wolf_odds(wolves, against, lead, led) if rival else hunt_odds(wolves, against, lead)
    return round(100 * chance)
