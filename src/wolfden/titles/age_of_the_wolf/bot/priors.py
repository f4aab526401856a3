"""Which actions look good at a glance: cheap weights that order a search and steer playouts.

A weight of 1 is an action one would consider; 0 one that another action is never worse than.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import amount_of, at_of, has_lead, to_of, verb_of
from wolfden.titles.age_of_the_wolf.rules.board import SEA
from wolfden.titles.age_of_the_wolf.rules.dens import may_build
from wolfden.titles.age_of_the_wolf.rules.odds import hunt_odds, wolf_odds
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY
from wolfden.titles.age_of_the_wolf.rules.state import Position

_DULL: Final = 0.02
"""Legal, but hardly ever good."""
_FALLBACK: Final = 0.1
"""What one does only if nothing better is there: to perish, to leave beaten predators alone."""


def _plain_weights() -> list[float]:
    """Return the weight of each verb that needs no look at the board."""
    weights = [1.0] * len(vocab.VERBS)
    weights[vocab.KEEP] = 0.0  # A5.2 the higher roll counts, so rolling again never hurts
    weights[vocab.END] = 0.6
    weights[vocab.EXTRA] = 0.7
    for verb in (vocab.LEAVE, vocab.STAY, vocab.PERISH):
        weights[verb] = _FALLBACK
    return weights


_PLAIN: Final = _plain_weights()
_DISCARDS: Final = [0.1, 0.3, 0.2, 1.0]
"""A hand gives up a frozen sea first and a scare, which can cost a rival a den, last."""


def move_priors(position: Position, seat: i64, codes: list[int]) -> list[float]:
    """Return the weight of every legal code."""
    return [move_prior(position, seat, code) for code in codes]


def move_prior(position: Position, seat: i64, code: i64) -> float:
    """Return how promising a legal action of a seat looks."""
    verb = verb_of(code)
    if verb == vocab.MOVE:
        return _weigh_move(position, seat, code)
    if verb == vocab.ROAM:
        return _weigh_roam(position, code)
    if verb == vocab.SCARE:
        return _weigh_scare(position, seat, at_of(code), to_of(code))
    if verb == vocab.DRIVE:
        return _weigh_flight(position, seat, position.menace(position.place), to_of(code))
    if verb == vocab.FREEZE:
        return _weigh_freeze(position, seat, at_of(code))
    if verb == vocab.HUNT:
        return _weigh_hunt(position, seat, at_of(code))
    return _weigh_plain(position, seat, code, verb)


def _weigh_plain(position: Position, seat: i64, code: i64, verb: i64) -> float:
    """Weigh what needs no look at the borders."""
    if verb == vocab.NEXT:
        return 0.3 if position.moves > 0 else 1.5
    if verb == vocab.DEN:
        return 4.0 + position.setting.board.prey[at_of(code)] / 20.0
    if verb == vocab.BREED:
        return 0.3 * float(position.pack_dens(seat))
    if verb == vocab.DISCARD:
        return _DISCARDS[at_of(code)]
    if verb in (vocab.RETREAT, vocab.WITHDRAW, vocab.LITTER, vocab.LEAD):
        return _weigh_shelter(position, code, verb)
    if verb == vocab.LOSE and has_lead(code):
        return _FALLBACK
    return _PLAIN[verb]


def _weigh_shelter(position: Position, code: i64, verb: i64) -> float:
    """Weigh where wolves flee to, are born or are led from."""
    if verb == vocab.WITHDRAW:
        return float(amount_of(code)) / FIVE
    if verb == vocab.RETREAT:
        return 0.2 + float(position.room(to_of(code))) / FIVE
    if verb == vocab.LITTER:
        return 0.2 + float(position.room(at_of(code))) / FIVE
    return 0.1 + position.wolves[at_of(code)] / 10.0


# Movement.


def _weigh_move(position: Position, seat: i64, code: i64) -> float:
    """A4.1 Weigh a movement: what it wins, what it can feed, what it leaves behind."""
    at, to, amount = at_of(code), to_of(code), amount_of(code)
    if position.dens[at] != 0 and position.wolves[at] == amount:
        return _DULL
    won = entry_odds(position, seat, to, amount, has_lead(code))
    gain = 0.3
    if amount >= position.setting.tables.wolves_for_den and may_build(position, seat):
        gain += 2.0
    rival: i64 = position.owner[to]
    if rival not in (NOBODY, seat):
        gain += 0.2
        if position.dens[to] != 0:
            gain += den_price(position, rival)
    gain = won * (gain + _best_blow(position, seat, to))
    waste = amount - position.setting.board.prey[to]
    if waste > 0:
        gain -= 0.03 * float(waste)
    surplus = position.surplus(at)
    gain += 0.04 * float(min(surplus, amount))
    return 0.05 + gain * gain if gain > 0.0 else _DULL


def entry_odds(position: Position, seat: i64, to: i64, amount: i64, lead: bool) -> float:
    """Return how likely a pack that moves in holds a region alone."""
    won = 1.0
    owner: i64 = position.owner[to]
    if owner not in (NOBODY, seat):
        strength = amount + position.attackers[to]
        rival_leads = position.lead_share(owner, to) > 0
        won = wolf_odds(strength, position.wolves[to], lead, rival_leads)
    if position.predators[to] != 0:
        won *= hunt_odds(amount, position.menace(to), lead)
    return won


def den_price(position: Position, rival: i64) -> float:
    """Return the value of destroying a den: more, the nearer its owner is to winning."""
    missing: i64 = position.setting.tables.dens_to_win - position.pack_dens(rival)
    if missing <= 0:
        return 8.0
    return 3.0 if missing == 1 else 1.5


def _weigh_hunt(position: Position, seat: i64, at: i64) -> float:
    """A4.2 Weigh fighting the predators one lives with."""
    lead = position.lead_share(seat, at) > 0
    menace = position.menace(at)
    won = hunt_odds(position.wolves[at], menace, lead)
    gain = won * (0.3 + _worth_freeing(position, at) + _best_blow(position, seat, at))
    return 0.05 + gain * gain


def _worth_freeing(position: Position, place: i64) -> float:
    """Return the value of removing the predators in an own region: food, and who starves."""
    return float(position.menace(place)) / 20.0 + float(position.surplus(place)) / 5.0


def _weigh_roam(position: Position, code: i64) -> float:
    """A7.1 Weigh roaming: it should save wolves from starving, or gather them."""
    at, to, amount = at_of(code), to_of(code), amount_of(code)
    if position.dens[at] != 0 and position.wolves[at] == amount:
        return _DULL
    room = position.room(to)
    surplus = position.surplus(at)
    if surplus > 0:
        saved = min(amount, surplus, room)
        return 0.3 * float(saved) - 0.02 * float(amount - saved) if saved > 0 else _DULL
    return 0.08 if room >= amount else _DULL


# Cards and predators.


def _weigh_scare(position: Position, seat: i64, at: i64, to: i64) -> float:
    """A8.1 Weigh the card: it frees an own region or falls upon a rival."""
    freed = 0.0
    menace = position.menace(at)
    if position.owner[at] == seat:
        freed = _worth_freeing(position, at)
        if to == SEA:
            return freed + 0.1
    blow = _weigh_flight(position, seat, menace, to)
    return freed + 0.8 * blow if blow > 1.0 else freed * blow + _DULL


def _weigh_flight(position: Position, seat: i64, menace: i64, to: i64) -> float:
    """A5.8 Weigh where predators are driven to."""
    if to == SEA:
        return 0.6
    owner: i64 = position.owner[to]
    if owner == NOBODY:
        return 0.5
    if owner == seat:
        return _DULL
    food = position.setting.board.prey[to] - position.menace(to) - menace
    lost = position.wolves[to] - (food if food > 0 else 0)
    if lost <= 0:
        return 0.8
    if food < FIVE and position.dens[to] != 0:
        return 1.0 + 2.0 * den_price(position, owner)
    return 1.0 + float(lost) / 10.0


def _best_blow(position: Position, seat: i64, origin: i64) -> float:
    """A5.6 Return the value of driving a region's predators to a rival next to it."""
    if position.predators[origin] == 0:
        return 0.0
    menace = position.menace(origin)
    best = 0.0
    for near in position.setting.board.land[origin]:
        if position.owner[near] not in (NOBODY, seat):
            best = max(best, _weigh_flight(position, seat, menace, near) - 1.0)
    return best


def _weigh_freeze(position: Position, seat: i64, channel: i64) -> float:
    """A8.4 Weigh a frozen channel: it is a way to move, so it needs own wolves at one end."""
    near, far = position.setting.board.channels[channel]
    if position.owner[near] != seat:
        near, far = far, near
    if position.owner[near] != seat or position.owner[far] == seat:
        return 0.0
    if position.step != vocab.STEP_MOVE or position.moves == 0:
        return 0.0
    strength: i64 = position.wolves[near] - position.tired[near]
    lead = position.lead_share(seat, near) > 0
    won = entry_odds(position, seat, far, strength, lead)
    rival: i64 = position.owner[far]
    if rival != NOBODY and position.dens[far] != 0:
        return won * den_price(position, rival)
    return 0.4 * won
