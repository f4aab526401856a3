"""Checks of positions: what must hold in every position, and in the turn it is in.

Used on every position that is read, and by the tests after every step of random games.
"""

from typing import Final

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import (
    actions,
    battling,
    dealing,
    driving,
    pieces,
    state,
    turn,
    vocabulary as v,
)
from wolfden.titles.age_of_the_wolf.rules.moving import is_adjacent
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.text.position import lines, turn_line

_LAST_STEP: Final[dict[int, int]] = {
    v.BREEDING: v.STEP_ROAM,
    v.WITHDRAWING: v.STEP_ROAM,
    v.LOSING: v.STEP_CULL,
    v.LEADING: v.STEP_CULL,
}
"""Up to which step of a turn these stages can come; the others belong to one step.

A3.7 A card that is played after the draw brings them once more.
"""


def check(position: Position) -> None:
    """Look a position over.

    Raises:
        BadPosition: something is there that cannot be; the sentence names it and the rule.
    """
    layout = turn_line(position.setting)
    layout.check(layout.values_of(position), position.stage, v.STAGES)
    for place in range(position.setting.board.size):
        _check_region(position, place)
    _check_predators(position)
    _check_cards(position)
    _check_homes(position)
    if position.stage == v.CHOOSE_START or position.stage <= v.DEAL_CARDS:
        _check_dealing(position)
        return
    for seat in range(position.setting.players):
        _check_pack(position, seat)
    _check_course(position)
    if position.stage != v.OVER:
        _check_marches(position)
        if not _is_asked_for(position):
            raise BadPosition("age-nothing", stage=v.STAGES[position.stage])
        if position.stage in (v.ROLLING, v.REROLLING):
            _check_rolls(position)


# The table.


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
    prey: i64 = position.setting.board.prey[place]
    if wolves + position.menace(place) > prey and not _may_be_overfull(position, place):
        raise BadPosition("age-overfull", region=name)


def _may_be_overfull(position: Position, place: i64) -> bool:
    """A3, A5.8 Regions of the active pack may; others until their owner has decided.

    A2.1, A2.2 So may a start region until its owner's first turn, and any before it has a predator
    that fits.
    """
    owner = position.owner[place]
    if position.stage == v.DEAL_PREDATORS and owner == NOBODY:
        return True
    if position.round <= 1 and owner != NOBODY and place == position.home(owner):
        first = position.setting.tables.first_wolves
        if position.setting.board.prey[place] < first:
            return True
    if owner == position.active:
        return position.step <= v.STEP_CULL or _plays_late(position)
    return position.debt > 0 and position.place == place


def _plays_late(position: Position) -> bool:
    """A3.7 Whether a card that was drawn may have been played in this turn."""
    return position.setting.is_printed and position.step == v.STEP_DISCARD


def _check_predators(position: Position) -> None:
    """A1.4 No more predators than the box has."""
    board = position.setting.board
    for sort, name in enumerate(board.predators):
        found = sum([pieces.count_of(group, sort) for group in position.predators])
        most = board.counts[sort]
        if found > most:
            raise BadPosition("age-predators", found=found, most=most, predator=name)


def _check_cards(position: Position) -> None:
    """A1.3, A3.7 No more cards than the box has, no hand too large."""
    for kind, card in enumerate(v.CARDS):
        left = position.hand(position.deck(), kind)
        if left < 0:
            most = position.setting.tables.cards[kind]
            raise BadPosition("age-cards", found=most - left, most=most, card=card)
    limit = position.setting.tables.hand_limit
    for seat in range(position.setting.players):
        drawn = position.stage == v.DISCARDING and seat == position.active
        if position.hand_size(seat) > limit + int(drawn):
            raise BadPosition("age-hand", seat=seat + 1, limit=limit)


def _check_dealing(position: Position) -> None:
    """A2 Everything that was dealt so far is on the table, and nothing else."""
    setting, stage = position.setting, position.stage
    cards = setting.tables.first_cards * setting.players
    turned = position.moves or position.battle or position.built or position.frozen
    if position.round or position.marches or turned or position.lead_tired:
        raise BadPosition("age-not-begun")
    dealt = position.count if stage == v.DEAL_CARDS else 0
    if dealt >= cards:
        raise BadPosition("age-dealt-cards")
    _check_laid(position)
    hands = [position.hand_size(seat) for seat in range(setting.players)]
    for count in range(dealt):
        hands[(position.first + count) % setting.players] -= 1
    if any(hands) or position.hand_size(position.discards()):
        raise BadPosition("age-dealt-hands")
    if stage != v.CHOOSE_START:
        _check_starts(position)
    begins = {position.first} if stage in (v.DEAL_PREDATORS, v.DEAL_CARDS) else {0}
    acts = begins if stage == v.CHOOSE_START else {position.seat}
    if {position.active, position.first, *acts} != begins or position.step != v.STEP_MOVE:
        raise BadPosition("age-not-begun")
    if not position.codes(position.actors()[0]):
        raise BadPosition("age-nothing", stage=v.STAGES[stage])


def _check_laid(position: Position) -> None:
    """A2.2 As many regions have a predator as were dealt one, in their order."""
    order, stage = dealing.fill_order(position), position.stage
    laid = len(order) if stage == v.DEAL_CARDS else 0
    if stage == v.DEAL_PREDATORS:
        laid = position.count
        if laid > len(order) or dealing.next_place(position) == state.NOWHERE:
            raise BadPosition("age-dealt-regions")
    for number, place in enumerate(order):
        sorts = range(len(position.setting.board.predators))
        count = sum([pieces.count_of(position.predators[place], sort) for sort in sorts])
        if count != int(number < laid):
            raise BadPosition("age-dealt-predators")


def _check_homes(position: Position) -> None:
    """A2.1 No two packs share a start region; those that have not chosen yet have none."""
    chosen = position.setting.players
    if position.stage == v.CHOOSE_START:
        chosen = position.seat
        if any(position.owner[place] != NOBODY for place in range(position.setting.board.size)):
            raise BadPosition("age-not-begun")
    homes = [position.home(seat) for seat in range(position.setting.players)]
    found = [home for home in homes if home != state.NOWHERE]
    if homes[chosen:] != [state.NOWHERE] * (len(homes) - chosen) or len(found) != chosen:
        raise BadPosition("age-homes")
    seated = position.setting.options["packs"] == "seats" and homes != position.setting.board.starts
    if seated or len(set(found)) != len(found):
        raise BadPosition("age-homes")


def _check_starts(position: Position) -> None:
    """A2.1 Before the first turn every pack is at its start, and nowhere else."""
    first = position.setting.tables.first_wolves
    for seat in range(position.setting.players):
        place = position.home(seat)
        is_there = position.owner[place] == seat and position.dens[place] == 1
        if (
            not (is_there and position.lead_at(seat) == place)
            or position.predators[place]
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
    if (lead == state.PACK_OUT) != (wolves == 0):
        raise BadPosition("age-out", seat=seat + 1)
    if lead == state.PACK_OUT and position.hand_size(seat):
        raise BadPosition("age-out-cards", seat=seat + 1)
    if (lead == state.LEAD_LOST) != (position.stage == v.LEADING and seat == position.seat):
        raise BadPosition("age-lead-lost", seat=seat + 1)
    if lead >= 0 and not (position.occupies(seat, lead) or position.attacks(seat, lead)):
        raise BadPosition("age-lead-alone", seat=seat + 1)


# The turn.


def _check_course(position: Position) -> None:
    """A3, A9 The round, the step and the pack that decides fit the stage."""
    limit, stage = position.setting.round_limit, position.stage
    late = stage == v.OVER and position.ending == v.ROUND_LIMIT
    alive = [seat for seat in range(position.setting.players) if not position.is_out(seat)]
    if not 1 <= position.round <= limit + int(late):
        raise BadPosition("age-rounds", limit=limit)
    if stage == v.OVER:
        _check_end(position, alive)
        return
    if len(alive) < 2:
        raise BadPosition("age-last-pack")
    if position.active not in alive or position.seat not in alive:
        raise BadPosition("age-out-acts")
    if stage in _LAST_STEP and position.step > _LAST_STEP[stage] and not _plays_late(position):
        raise BadPosition("age-stage-step", stage=v.STAGES[stage])
    if position.moves and position.step != v.STEP_MOVE:
        raise BadPosition("age-moves")
    if position.built and position.step < v.STEP_DEN:
        raise BadPosition("age-built")


def _check_end(position: Position, alive: list[int]) -> None:
    """A9 The game has ended as it says."""
    enough: i64 = position.setting.tables.dens_to_win
    ended = (
        position.pack_dens(position.seat) >= enough,
        alive == [position.seat],
        position.round == position.setting.round_limit + 1 and len(alive) > 1,
    )
    if not ended[position.ending]:
        raise BadPosition("age-nothing", stage=v.STAGES[position.stage])


def _check_marches(position: Position) -> None:
    """A3.3, A4 The movements of this turn are possible, and those who wait came by them."""
    marches = position.marches
    most = 1 + position.setting.tables.cards[v.EXTRA_CARD]
    first, last = 0, 0 if position.step < v.STEP_BATTLE else len(marches)
    if position.step > v.STEP_BATTLE:
        first = last
    if not first <= position.battle <= last or len(marches) > most:
        raise BadPosition("age-battles")
    arrived = [0] * position.setting.board.size
    for march in marches:
        at, to, amount = actions.at_of(march), actions.to_of(march), actions.amount_of(march)
        if actions.verb_of(march) == v.HUNT:
            continue
        returns = position.attackers[to] > 0
        if amount < FIVE or amount % FIVE or not is_adjacent(position, at, to):
            raise BadPosition("age-march")
        if returns and position.owner[at] not in (NOBODY, position.active):
            raise BadPosition("age-march")
        arrived[to] += amount
    for place, waiting in enumerate(position.attackers):
        if waiting and (position.step > v.STEP_BATTLE or waiting != arrived[place]):
            raise BadPosition("age-not-marched")
        if (
            waiting
            and place == position.lead_at(position.active)
            and not _lead_marched(marches, place)
        ):
            raise BadPosition("age-lead-not-marched")


def _lead_marched(marches: list[int], place: i64) -> bool:
    return any(
        actions.to_of(march) == place
        and actions.verb_of(march) == v.MOVE
        and actions.has_lead(march)
        for march in marches
    )


def _check_rolls(position: Position) -> None:
    """A5.1, A5.2 The rolls fit the order in which they are made."""
    place, rolling = battling.battlefield(position), position.rolling
    against_wolves = position.attackers[place] > 0
    faces = [0, *position.setting.tables.faces]
    if (
        position.attack not in faces
        or position.defence not in faces
        or (position.attack > 0) != (rolling > v.ATTACKER_ROLLS)
        or (position.defence > 0) != (against_wolves and rolling > v.DEFENDER_ROLLS)
        or (rolling in (v.DEFENDER_ROLLS, v.DEFENDER_AGAIN) and not against_wolves)
    ):
        raise BadPosition("age-rolls")
    roller = position.active if rolling == v.ATTACKER_AGAIN else position.owner[place]
    again = rolling >= v.ATTACKER_AGAIN
    may = position.seat == roller and battling.may_reroll(position, roller)
    if (again and not may) or (position.stage == v.REROLLING and not again):
        raise BadPosition("age-no-reroll")


def _is_asked_for(position: Position) -> bool:
    """A3, A5 Whether the rules ask for a decision of this stage here."""
    stage, place, seat = position.stage, position.place, position.seat
    owns, fought = position.owner[place] == seat, position.battle
    if stage == v.BREEDING:
        return seat == position.active and _chooses_litters(position, seat)
    if stage == v.RETREATING:
        if fought == len(position.marches) or place != battling.battlefield(position):
            return False
        return (
            owns and position.attackers[place] > 0 and bool(battling.refuges(position, seat, place))
        )
    if stage == v.DRIVING:
        if fought == 0 or place != actions.to_of(position.marches[fought - 1]):
            return False
        beaten = owns and position.predators[place] != 0
        return beaten and seat == position.active and position.step == v.STEP_BATTLE
    if stage in (v.WITHDRAWING, v.LOSING) and not (
        owns and position.debt == position.surplus(place)
    ):
        return False
    if stage == v.WITHDRAWING:
        return seat != position.active and len(driving.withdraw_codes(position)) > 1
    return _stops_here(position)


def _chooses_litters(position: Position, seat: i64) -> bool:
    """A3.1 Whether the supply is short of the litters of all dens, counted before the first."""
    dens = 0
    for place, has_den in enumerate(position.dens):
        if position.served >> place & 1:
            if not has_den or position.owner[place] != seat or position.wolves[place] < 2 * FIVE:
                return False
            dens += 1
    supply = position.supply(seat)
    return FIVE <= supply < FIVE * (position.pack_dens(seat) - dens)


def _stops_here(position: Position) -> bool:
    """A3 Whether the rules, when they advance from here, stop where the position is."""
    fights = position.stage in (v.ROLLING, v.REROLLING)
    here, there = position.copy(), position.copy()
    for one in (here, there):
        if fights:
            battling.begin_battle(one)
            one.seat = one.active
    there.stage = state.ADVANCING
    turn.advance(there, None, fights)
    return lines(here) == lines(there)
