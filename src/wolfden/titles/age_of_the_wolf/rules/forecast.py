"""A5 What an attack may bring, before it is made: the odds that front ends show."""

from wolfden.titles.age_of_the_wolf.rules.odds import hunt_odds, wolf_odds
from wolfden.titles.age_of_the_wolf.rules.reach import adjacent
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.rules.terms import FIVE, NOBODY


def attack_prospects(position: Position, place: int) -> list[list[int]]:
    """Return what the active pack may expect of an attack on a region, larger packs later.

    Each entry holds the wolves that would fight, and the chance to win in percent without and with
    the Lead Wolf. Only regions with a foe, in reach of the active pack, have entries; where wolves
    already wait for the battle, or stand among predators, the smallest pack is theirs.
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
