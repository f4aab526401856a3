"""Can this lie on the table? What must hold in every position, counted piece by piece.

Used on every position that is read, and by the tests after every step of random games.
"""

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY, count_of
from wolfden.titles.age_of_the_wolf.rules.state import LEAD_LOST, PACK_OUT, Position
from wolfden.titles.age_of_the_wolf.rules.vocabulary import (
    CARDS,
    CHOOSE_FIRST,
    DEAL_CARDS,
    DEAL_PREDATORS,
    DISCARDING,
    DRAWING,
    LEADING,
    PREDATORS,
    STEP_CULL,
)
from wolfden.titles.age_of_the_wolf.text.check_turn import check_turn


def check(position: Position) -> None:
    """Look a position over.

    Raises:
        BadPosition: something is there that cannot be; the sentence names it and the rule.
    """
    for place in range(position.setting.board.size):
        _check_region(position, place)
    _check_predators(position)
    _check_cards(position)
    if position.stage <= DEAL_CARDS:
        _check_dealing(position)
        return
    for seat in range(position.setting.players):
        _check_pack(position, seat)
    check_turn(position)
    for seat in position.actors():
        if not position.codes(seat):
            raise BadPosition("age-idle")


def _check_region(position: Position, place: i64) -> None:
    """A1.1, A1.6, A3.6, A6.3 What may be together in a region."""
    name = position.setting.board.names[place]
    owner, wolves = position.owner[place], position.wolves[place]
    waiting, tired = position.attackers[place], position.tired[place]
    if wolves % FIVE or waiting % FIVE or tired % FIVE:
        raise BadPosition("age-fives", region=name)
    if (owner == NOBODY) != (wolves == 0):
        raise BadPosition("age-no-wolves", region=name)
    if position.dens[place] and wolves == 0:
        raise BadPosition("age-den-unguarded", region=name)
    if waiting and owner in (NOBODY, position.active):
        raise BadPosition("age-no-rival", region=name)
    if tired and (owner != position.active or position.fresh(place) < 0):
        raise BadPosition("age-more-moved", region=name)
    if _is_overfull(position, place) and not _may_be_overfull(position, place):
        raise BadPosition("age-overfull", region=name)


def _is_overfull(position: Position, place: i64) -> bool:
    prey: i64 = position.setting.board.prey[place]
    return position.wolves[place] + position.menace(place) > prey


def _may_be_overfull(position: Position, place: i64) -> bool:
    """A3, A5.8 One's own regions may, during one's turn; others until their owner has decided."""
    if position.owner[place] == position.active:
        return position.step <= STEP_CULL
    return position.debt > 0 and position.place == place


def _check_predators(position: Position) -> None:
    """A1.4 No more predators than the box has."""
    for kind, name in enumerate(PREDATORS):
        found = sum([count_of(group, kind) for group in position.predators])
        most = position.setting.tables.predators[kind]
        if found > most:
            raise BadPosition("age-predators", found=found, most=most, predator=name)


def _check_cards(position: Position) -> None:
    """A1.3, A3.7 No more cards than the box has, no hand too large."""
    for kind, card in enumerate(CARDS):
        left = position.hand(position.deck(), kind)
        if left < 0:
            most = position.setting.tables.cards[kind]
            raise BadPosition("age-cards", found=most - left, most=most, card=card)
    limit = position.setting.tables.hand_limit
    for seat in range(position.setting.players):
        drawn = position.stage == DISCARDING and seat == position.active
        if position.hand_size(seat) > limit + int(drawn):
            raise BadPosition("age-hand", seat=seat + 1, limit=limit)
    if position.stage == DRAWING and position.hand_size(position.deck()) == 0:
        raise BadPosition("age-no-card")


def _check_dealing(position: Position) -> None:
    """A2 Everything lies as far as the dealing has come, and nothing beyond."""
    setting = position.setting
    tables, order = setting.tables, setting.board.fill_order
    if (position.count and position.stage == CHOOSE_FIRST) or position.round or position.marches:
        raise BadPosition("age-not-begun")
    laid = position.count if position.stage == DEAL_PREDATORS else len(order)
    if position.stage == CHOOSE_FIRST:
        laid = 0
    if laid > len(order) or (position.stage == DEAL_PREDATORS and laid == len(order)):
        raise BadPosition("age-dealt-regions")
    for number, place in enumerate(order):
        count = sum([count_of(position.predators[place], kind) for kind in range(len(PREDATORS))])
        if count != int(number < laid):
            raise BadPosition("age-dealt-predators")
    dealt = position.count if position.stage == DEAL_CARDS else 0
    if dealt >= tables.first_cards * setting.players:
        raise BadPosition("age-dealt-cards")
    hands = [position.hand_size(seat) for seat in range(setting.players)]
    for count in range(dealt):
        hands[(position.first + count) % setting.players] -= 1
    if any(hands) or position.hand_size(position.discards()):
        raise BadPosition("age-dealt-hands")
    _check_starts(position)


def _check_starts(position: Position) -> None:
    """A2.1 Before the first turn every pack is at its start, and nowhere else."""
    setting = position.setting
    for seat, place in enumerate(setting.board.starts):
        stands = position.owner[place] == seat and position.dens[place] == 1
        first = setting.tables.first_wolves
        if (
            not (stands and position.lead_at(seat) == place)
            or position.wolves[place] != first
            or position.pack_wolves(seat) != first
            or position.pack_dens(seat) != 1
        ):
            raise BadPosition("age-start", seat=seat + 1)


def _check_pack(position: Position, seat: int) -> None:
    """A1.1, A6.2, A9 A pack has what the box gives it, and a Lead Wolf among its wolves."""
    tables = position.setting.tables
    wolves, lead = position.pack_wolves(seat), position.lead_at(seat)
    if wolves > tables.most_wolves:
        raise BadPosition("age-wolves", seat=seat + 1, wolves=wolves, most=tables.most_wolves)
    if position.pack_dens(seat) > tables.dens:
        raise BadPosition("age-dens", seat=seat + 1, most=tables.dens)
    if (lead == PACK_OUT) != (wolves == 0):
        raise BadPosition("age-out", seat=seat + 1)
    if lead == PACK_OUT and position.hand_size(seat):
        raise BadPosition("age-out-cards", seat=seat + 1)
    if (lead == LEAD_LOST) != (position.stage == LEADING and seat == position.seat):
        raise BadPosition("age-lead-lost", seat=seat + 1)
    if lead >= 0 and not position.occupies(seat, lead):
        raise BadPosition("age-lead-alone", seat=seat + 1)
