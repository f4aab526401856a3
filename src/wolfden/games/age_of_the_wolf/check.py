"""Can this lie on the table? What must hold in every position, counted piece by piece.

Used on every position that is read, and by the tests after every step of random games.
"""

from typing import Final

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.games.age_of_the_wolf.actions import (
    HUNT,
    MOVE,
    amount_of,
    at_of,
    has_lead,
    to_of,
    verb_of,
)
from wolfden.games.age_of_the_wolf.pieces import count_of
from wolfden.games.age_of_the_wolf.rules.battling import may_reroll, refuges
from wolfden.games.age_of_the_wolf.rules.reach import is_adjacent
from wolfden.games.age_of_the_wolf.state import (
    ATTACKER_AGAIN,
    ATTACKER_ROLLS,
    BATTLING,
    BREEDING,
    BUILDING,
    CHOOSE_FIRST,
    DEAL_CARDS,
    DEAL_PREDATORS,
    DEFENDER_AGAIN,
    DEFENDER_ROLLS,
    DISCARDING,
    DRAWING,
    DRIVING,
    LEAD_LOST,
    LEADING,
    LOSING,
    MOVING,
    OVER,
    PACK_OUT,
    REROLLING,
    RETREATING,
    ROAMING,
    ROLLING,
    ROUND_LIMIT,
    STAGES,
    STEP_BATTLE,
    STEP_CULL,
    STEP_DEN,
    STEP_DISCARD,
    STEP_DRAW,
    STEP_MOVE,
    STEP_ROAM,
    WITHDRAWING,
    Position,
)
from wolfden.games.age_of_the_wolf.terms import CARDS, FIVE, NOBODY, PREDATORS

_STEPS_OF: Final[dict[int, tuple[int, int]]] = {
    DRAWING: (STEP_DRAW, STEP_DRAW),
    ROLLING: (STEP_BATTLE, STEP_BATTLE),
    MOVING: (STEP_MOVE, STEP_MOVE),
    BATTLING: (STEP_BATTLE, STEP_BATTLE),
    BUILDING: (STEP_DEN, STEP_DEN),
    ROAMING: (STEP_ROAM, STEP_ROAM),
    BREEDING: (STEP_MOVE, STEP_ROAM),
    REROLLING: (STEP_BATTLE, STEP_BATTLE),
    RETREATING: (STEP_BATTLE, STEP_BATTLE),
    DRIVING: (STEP_BATTLE, STEP_BATTLE),
    WITHDRAWING: (STEP_MOVE, STEP_ROAM),
    LOSING: (STEP_MOVE, STEP_CULL),
    LEADING: (STEP_MOVE, STEP_CULL),
    DISCARDING: (STEP_DISCARD, STEP_DISCARD),
}
"""The first and the last step of a turn in which each stage can come."""

_BY_ACTIVE: Final = (MOVING, BATTLING, BUILDING, ROAMING, BREEDING, DRIVING, DISCARDING)
"""The stages in which only the pack whose turn it is decides."""

_MOST_MARCHES: Final = 63


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
    _check_turn(position)
    _check_marches(position)
    _check_decision(position)
    for seat in position.actors():
        if not position.codes(seat):
            raise BadPosition("turn: in this stage nobody would have anything to decide")


def _check_region(position: Position, place: i64) -> None:
    """A1.1, A1.6, A3.6, A6.3 What may be together in a region."""
    name = position.setting.board.names[place]
    owner, wolves = position.owner[place], position.wolves[place]
    waiting, tired = position.attackers[place], position.tired[place]
    if wolves % FIVE or waiting % FIVE or tired % FIVE:
        raise BadPosition(f"regions: the wolves in {name} must come in fives (A1.1)")
    if (owner == NOBODY) != (wolves == 0):
        raise BadPosition(f"regions: {name} is held by a pack without wolves (A1.6)")
    if position.dens[place] and wolves == 0:
        raise BadPosition(f"regions: nobody guards the den in {name} (A6.3)")
    if waiting and owner in (NOBODY, position.active):
        raise BadPosition(f"regions: attackers wait in {name}, but no rival is there (A4.3)")
    if tired and (owner != position.active or position.fresh(place) < 0):
        raise BadPosition(f"regions: more wolves have moved to {name} than are there (A4.3)")
    if _is_overfull(position, place) and not _may_be_overfull(position, place):
        raise BadPosition(f"regions: {name} has more wolves and predators than prey (A3.6)")


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
            raise BadPosition(f"regions: {found} of {most} {name} predators are there (A1.4)")


def _check_cards(position: Position) -> None:
    """A1.3, A3.7 No more cards than the box has, no hand too large."""
    for kind, card in enumerate(CARDS):
        left = position.hand(position.deck(), kind)
        if left < 0:
            most = position.setting.tables.cards[kind]
            raise BadPosition(f"pack: there are {most - left} of {most} cards {card} (A1.3)")
    limit = position.setting.tables.hand_limit
    for seat in range(position.setting.players):
        drawn = position.stage == DISCARDING and seat == position.active
        if position.hand_size(seat) > limit + int(drawn):
            raise BadPosition(f"pack: seat {seat + 1} holds more than {limit} cards (A3.7)")
    if position.stage == DRAWING and position.hand_size(position.deck()) == 0:
        raise BadPosition("turn: no card is left to draw (A8.5)")


def _check_dealing(position: Position) -> None:
    """A2 Everything lies as far as the dealing has come, and nothing beyond."""
    setting = position.setting
    tables, order = setting.tables, setting.board.fill_order
    if (position.count and position.stage == CHOOSE_FIRST) or position.round or position.marches:
        raise BadPosition("turn: the first round has not begun yet (A2)")
    laid = position.count if position.stage == DEAL_PREDATORS else len(order)
    if position.stage == CHOOSE_FIRST:
        laid = 0
    if laid > len(order) or (position.stage == DEAL_PREDATORS and laid == len(order)):
        raise BadPosition("turn: the dealing counts more regions than there are (A2.2)")
    for number, place in enumerate(order):
        count = sum([count_of(position.predators[place], kind) for kind in range(len(PREDATORS))])
        if count != int(number < laid):
            raise BadPosition("regions: predators are dealt one a region, poorest first (A2.2)")
    dealt = position.count if position.stage == DEAL_CARDS else 0
    if dealt >= tables.first_cards * setting.players:
        raise BadPosition("turn: the dealing counts more cards than there are (A2.3)")
    hands = [position.hand_size(seat) for seat in range(setting.players)]
    for count in range(dealt):
        hands[(position.first + count) % setting.players] -= 1
    if any(hands) or position.hand_size(position.discards()):
        raise BadPosition("pack: cards are dealt one by one from the first player on (A2.3)")
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
            raise BadPosition(f"regions: seat {seat + 1} is not as it starts (A2.1)")


def _check_pack(position: Position, seat: int) -> None:
    """A1.1, A6.2, A9 A pack has what the box gives it, and a Lead Wolf among its wolves."""
    tables = position.setting.tables
    wolves, lead = position.pack_wolves(seat), position.lead_at(seat)
    who = f"seat {seat + 1}"
    if wolves > tables.most_wolves:
        raise BadPosition(f"regions: {who} has {wolves} of {tables.most_wolves} wolves (A1.1)")
    if position.pack_dens(seat) > tables.dens:
        raise BadPosition(f"regions: {who} has more than {tables.dens} dens (A6.2)")
    if (lead == PACK_OUT) != (wolves == 0):
        raise BadPosition(f"pack: {who} is out when it has no wolves, and only then (A9.2)")
    if lead == PACK_OUT and position.hand_size(seat):
        raise BadPosition(f"pack: {who} is out and holds cards (A9.2)")
    if (lead == LEAD_LOST) != (position.stage == LEADING and seat == position.seat):
        raise BadPosition(f"pack: the Lead Wolf of {who} returns at once (A9.1)")
    if lead >= 0 and not position.occupies(seat, lead):
        raise BadPosition(f"pack: the Lead Wolf of {who} is where it has no wolves (A9.1)")


def _check_turn(position: Position) -> None:
    """A3, A9 Counters fit the stage; the packs that act are alive."""
    limit = position.setting.round_limit
    over = position.stage == OVER
    late = over and position.ending == ROUND_LIMIT
    if not 1 <= position.round <= limit + int(late):
        raise BadPosition(f"turn: a game has 1 to {limit} rounds (A9.3)")
    alive = [seat for seat in range(position.setting.players) if not position.is_out(seat)]
    if len(alive) < 2 and not over:
        raise BadPosition("turn: the last pack alive has won (A9.2)")
    if over:
        return
    if position.active not in alive or position.seat not in alive:
        raise BadPosition("turn: a pack that is out cannot act (A9.2)")
    first, last = _STEPS_OF[position.stage]
    if not first <= position.step <= last:
        raise BadPosition(f"turn: {STAGES[position.stage]} does not come in this step (A3)")
    if position.stage in _BY_ACTIVE and position.seat != position.active:
        raise BadPosition("turn: in this stage the pack whose turn it is decides (A3)")
    if position.moves > 1 or (position.moves and position.step != STEP_MOVE):
        raise BadPosition("turn: movements are made one by one in step 2 (A3.2, A8.3)")
    if position.count:
        raise BadPosition("turn: the dealing is over (A2)")


def _check_marches(position: Position) -> None:
    """A3.3, A4 The movements of this turn are possible, and those who wait came by them."""
    marches = position.marches
    if position.battle > len(marches) or len(marches) > _MOST_MARCHES:
        raise BadPosition("turn: there are fewer marches than battles fought (A3.3)")
    arrived = [0] * position.setting.board.size
    for march in marches:
        at, to, amount = at_of(march), to_of(march), amount_of(march)
        if verb_of(march) == HUNT:
            continue
        if amount < FIVE or amount % FIVE or not is_adjacent(position, at, to):
            raise BadPosition("turn: wolves march in fives, to adjacent regions (A4.1)")
        arrived[to] += amount
    lead = position.lead_at(position.active)
    for place, waiting in enumerate(position.attackers):
        if waiting and (position.step > STEP_BATTLE or waiting != arrived[place]):
            raise BadPosition("regions: attackers wait who have not marched there (A4.3)")
        led = [m for m in marches if to_of(m) == place and verb_of(m) == MOVE and has_lead(m)]
        if waiting and place == lead and not led:
            raise BadPosition("turn: the Lead Wolf waits where it has not marched to (A4.1)")


def _check_decision(position: Position) -> None:
    """A3.1, A5 What a decision in between is about is there."""
    stage, place, seat = position.stage, position.place, position.seat
    if stage in (ROLLING, REROLLING):
        _check_rolls(position)
        return
    if position.attack or position.defence or position.rolling:
        raise BadPosition("turn: a roll lies on the table, but no battle is fought (A5.1)")
    if (position.debt > 0) != (stage in (LOSING, WITHDRAWING)):
        raise BadPosition("turn: wolves are to be lost in the stages for it, and only there (A3.6)")
    if position.served and stage != BREEDING:
        raise BadPosition("turn: litters are noted only while they are chosen (A3.1)")
    rivals = seat != position.active and position.owner[place] == seat
    wrong = {
        RETREATING: not (rivals and position.attackers[place] and refuges(position, seat, place)),
        WITHDRAWING: not (rivals and position.debt == position.surplus(place)),
        LOSING: not (
            position.owner[place] == seat
            and position.lead_at(seat) == place
            and position.debt == position.surplus(place) < position.wolves[place]
        ),
        DRIVING: position.owner[place] != seat or position.predators[place] == 0,
        BREEDING: position.supply(seat) < FIVE,
        MOVING: position.moves == 0 and position.hand_size(seat) == 0,
    }
    if wrong.get(stage, False):
        raise BadPosition(f"turn: there is nothing to decide in the stage {STAGES[stage]}")


def _check_rolls(position: Position) -> None:
    """A5.1, A5.2 The rolls fit the order in which they are made."""
    if position.battle >= len(position.marches):
        raise BadPosition("turn: a battle is fought where nobody has marched (A3.3)")
    place = to_of(position.marches[position.battle])
    against_wolves = position.attackers[place] > 0
    if not against_wolves and (
        position.owner[place] != position.active or position.predators[place] == 0
    ):
        raise BadPosition("turn: a battle is fought where no foe is (A3.3)")
    rolling = position.rolling
    faces = [0, *position.setting.tables.faces]
    if position.attack not in faces or position.defence not in faces:
        raise BadPosition("turn: the die has no such face (A1.2)")
    defender_rolls = (DEFENDER_ROLLS, DEFENDER_AGAIN)
    if (
        (position.attack > 0) != (rolling > ATTACKER_ROLLS)
        or (position.defence > 0) != (against_wolves and rolling > DEFENDER_ROLLS)
        or (rolling in defender_rolls and not against_wolves)
    ):
        raise BadPosition("turn: the rolls do not fit whose roll is due (A5.2)")
    if position.stage == REROLLING:
        roller = position.active if rolling == ATTACKER_AGAIN else position.owner[place]
        if rolling < ATTACKER_AGAIN or position.seat != roller or not may_reroll(position, roller):
            raise BadPosition("turn: nobody there may roll again (A5.2)")
