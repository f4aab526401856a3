"""What a network knows of an action, to correct its hand-made prior.

Regions are counted from the active pack, as the inputs of a position are; owners from the pack that
decides. Only public facts are encoded. In this order:

* 0: the logarithm of the prior by hand, which the network adds itself;
* the verb, and the kind of a discarded card;
* the region an action is about, the region it leads to, and the sea;
* for movements, for roaming and for all other actions separate ``FACTS``: the wolves that go
  (Lead Wolf, number, share, all), what they leave (a den, surplus wolves, the strongest rival next
  to them), and where they arrive (owner, dens, predators, odds, food, place for a den, the
  strongest rival next to it).
"""

from typing import Final

from wolfden.core.machine import i64, vec
from wolfden.players.learning import ActionFeatures
from wolfden.titles.age_of_the_wolf.bot.priors import den_price, entry_odds
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import amount_of, at_of, has_lead, to_of, verb_of
from wolfden.titles.age_of_the_wolf.rules.board import SEA
from wolfden.titles.age_of_the_wolf.rules.dens import may_build
from wolfden.titles.age_of_the_wolf.rules.odds import hunt_odds
from wolfden.titles.age_of_the_wolf.rules.pieces import NOBODY
from wolfden.titles.age_of_the_wolf.rules.state import Position

_REGIONS: Final = 28
"""Regions of the largest ring of our board."""
SECTOR: Final = 7
"""Regions in a sector of our board."""
_VERB: Final = 1
_CARD: Final = _VERB + vocab.DISCARD + 1
_AT: Final = _CARD + vocab.CARD_KINDS
_TO: Final = _AT + _REGIONS
_SEA: Final = _TO + _REGIONS
_FACTS: Final = _SEA + 1
# The wolves that go.
_LEAD: Final = 0
_AMOUNT: Final = 1
_SHARE: Final = 2
_ALL: Final = 3
# What they leave.
_FROM_DEN: Final = 4
_LEAVES_DEN: Final = 5
_SURPLUS: Final = 6
_STAYING_SURPLUS: Final = 7
_EXPOSED: Final = 8
# Where they arrive.
_EMPTY: Final = 9
_OWN: Final = 10
_RIVAL: Final = 11
_OWN_DEN: Final = 12
_RIVAL_DEN: Final = 13
_MENACE: Final = 14
_ODDS: Final = 15
_WON_DEN: Final = 16
_FREED: Final = 17
_FORCE: Final = 18
_WASTE: Final = 19
_PREY: Final = 20
_SITE: Final = 21
_WON_SITE: Final = 22
_FACED: Final = 23
_FRONT: Final = 24
FACTS: Final = 25
_MOVING: Final = _FACTS
_ROAMING: Final = _FACTS + FACTS
_OTHER: Final = _FACTS + 2 * FACTS
ACTION_FEATURES: Final = _FACTS + 3 * FACTS
_MANY: Final = 20.0
"""Wolves that count as one."""
_SURE: Final = 8.0
"""The highest price of a den."""


def add_actions(position: Position, seat: i64, codes: list[int], features: ActionFeatures) -> None:
    """Add the features of each legal code."""
    rivals = _strongest_rivals(position, seat)
    first = first_place(position, position.active)
    for code in codes:
        _add_action(position, seat, code, first, rivals, features)
        features.end_action()


def first_place(position: Position, seat: i64) -> i64:
    """Return the first region of the sector in which a pack starts."""
    home = position.home(seat)
    return home // SECTOR * SECTOR if home > 0 else 0


def _strongest_rivals(position: Position, seat: i64) -> vec[i64]:
    """Return the most wolves that a rival has in one region next to each region."""
    board = position.setting.board
    found = vec[i64]([0] * board.size)
    place: i64
    for place in range(board.size):
        owner: i64 = position.owner[place]
        if owner not in (NOBODY, seat):
            strength: i64 = position.wolves[place]
            for near in board.land[place]:
                found[near] = max(found[near], strength)
    return found


def _add_action(
    position: Position,
    seat: i64,
    code: i64,
    first: i64,
    rivals: vec[i64],
    features: ActionFeatures,
) -> None:
    verb = verb_of(code)
    size: i64 = position.setting.board.size
    if verb <= vocab.DISCARD:  # the set-up has no features
        features.add(_VERB + verb, 1.0)
    start = _OTHER
    if verb == vocab.MOVE:
        start = _MOVING
    elif verb == vocab.ROAM:
        start = _ROAMING
    if verb == vocab.DISCARD:
        features.add(_CARD + at_of(code), 1.0)
    elif _has_place(verb):
        features.add(_AT + (at_of(code) - first + size) % size, 1.0)
        _add_leaving(position, at_of(code), code, rivals, start, features)
    if _has_goal(verb):
        to = to_of(code)
        if to == SEA:
            features.add(_SEA, 1.0)
        else:
            features.add(_TO + (to - first + size) % size, 1.0)
            _add_arriving(position, seat, code, rivals, start, features)
    elif verb == vocab.HUNT:
        at = at_of(code)
        lead = position.lead_share(seat, at) > 0
        features.add(start + _ODDS, hunt_odds(position.wolves[at], position.menace(at), lead))


def _has_place(verb: i64) -> bool:
    """Whether the first field of an action is a region."""
    return verb in (
        vocab.MOVE, vocab.ROAM, vocab.HUNT, vocab.FIGHT, vocab.LITTER, vocab.LEAD, vocab.LOSE,
        vocab.DEN, vocab.SCARE,
    )  # fmt: skip


def _has_goal(verb: i64) -> bool:
    """Whether an action leads to a region."""
    return verb in (
        vocab.MOVE, vocab.ROAM, vocab.RETREAT, vocab.DRIVE, vocab.WITHDRAW, vocab.SCARE,
    )  # fmt: skip


def _add_leaving(
    position: Position, at: i64, code: i64, rivals: vec[i64], start: i64, features: ActionFeatures
) -> None:
    """Add which wolves go and what they leave."""
    amount = amount_of(code)
    wolves: i64 = position.wolves[at]
    features.add(start + _LEAD, 1.0 if has_lead(code) else 0.0)
    if amount > 0:
        features.add(start + _AMOUNT, float(amount) / _MANY)
        if wolves > 0:
            features.add(start + _SHARE, float(amount) / float(wolves))
        features.add(start + _ALL, 1.0 if amount >= wolves else 0.0)
    if position.dens[at] != 0:
        features.add(start + _FROM_DEN, 1.0)
        features.add(start + _LEAVES_DEN, 1.0 if amount >= wolves else 0.0)
    surplus = position.surplus(at)
    if surplus > 0:
        features.add(start + _SURPLUS, float(surplus) / _MANY)
        features.add(start + _STAYING_SURPLUS, float(max(surplus - amount, 0)) / _MANY)
    left = wolves - amount
    features.add(start + _EXPOSED, float(max(rivals[at] - left, 0)) / _MANY)


def _add_arriving(
    position: Position, seat: i64, code: i64, rivals: vec[i64], start: i64, features: ActionFeatures
) -> None:
    """Add where an action leads to, and what its wolves find there."""
    to, amount = to_of(code), amount_of(code)
    owner: i64 = position.owner[to]
    won = 1.0
    if start == _MOVING:
        won = entry_odds(position, seat, to, amount, has_lead(code))
        features.add(start + _ODDS, won)
    if owner == NOBODY:
        features.add(start + _EMPTY, 1.0)
    elif owner == seat:
        features.add(start + _OWN, 1.0)
        features.add(start + _OWN_DEN, 1.0 if position.dens[to] != 0 else 0.0)
    else:
        features.add(start + _RIVAL, 1.0)
        features.add(start + _FORCE, float(amount - position.wolves[to]) / _MANY)
        if position.dens[to] != 0:
            price = den_price(position, owner) / _SURE
            features.add(start + _RIVAL_DEN, price)
            features.add(start + _WON_DEN, won * price)
    if position.predators[to] != 0:
        features.add(start + _MENACE, float(position.menace(to)) / _MANY)
        features.add(start + _FREED, won)
    features.add(start + _WASTE, float(max(amount - position.room(to), 0)) / _MANY)
    features.add(start + _PREY, float(position.setting.board.prey[to]) / _MANY)
    there = amount + position.wolves[to] if owner == seat else amount
    is_free = owner != seat or position.dens[to] == 0
    is_enough = there >= position.setting.tables.wolves_for_den
    if is_free and is_enough and may_build(position, seat):
        features.add(start + _SITE, 1.0)
        features.add(start + _WON_SITE, won)
    features.add(start + _FACED, float(max(rivals[to] - there, 0)) / _MANY)
    features.add(start + _FRONT, 1.0 if rivals[to] > 0 else 0.0)
