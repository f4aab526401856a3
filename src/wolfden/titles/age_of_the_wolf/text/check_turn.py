"""Can a turn stand so? Its counters, its movements and the decision that is due (A3, A4, A5)."""

from typing import Final

from wolfden.core.errors import BadPosition
from wolfden.titles.age_of_the_wolf.rules.actions import amount_of, at_of, has_lead, to_of, verb_of
from wolfden.titles.age_of_the_wolf.rules.battling import may_reroll, refuges
from wolfden.titles.age_of_the_wolf.rules.moving import is_adjacent
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.rules.vocabulary import (
    ATTACKER_AGAIN,
    ATTACKER_ROLLS,
    BATTLING,
    BREEDING,
    BUILDING,
    DEFENDER_AGAIN,
    DEFENDER_ROLLS,
    DISCARDING,
    DRAWING,
    DRIVING,
    HUNT,
    LEADING,
    LOSING,
    MOVE,
    MOVING,
    OVER,
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
)

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


def check_turn(position: Position) -> None:
    """Look over what a position says of the turn, once the game has begun.

    Raises:
        BadPosition: the turn cannot have come so far; the sentence says why, with the rule.
    """
    _check_counters(position)
    _check_marches(position)
    _check_decision(position)


def _check_counters(position: Position) -> None:
    """A3, A9 Counters fit the stage; the packs that act are alive."""
    limit = position.setting.round_limit
    over = position.stage == OVER
    late = over and position.ending == ROUND_LIMIT
    if not 1 <= position.round <= limit + int(late):
        raise BadPosition("age-rounds", limit=limit)
    alive = [seat for seat in range(position.setting.players) if not position.is_out(seat)]
    if len(alive) < 2 and not over:
        raise BadPosition("age-last-pack")
    if over:
        return
    if position.active not in alive or position.seat not in alive:
        raise BadPosition("age-out-acts")
    first, last = _STEPS_OF[position.stage]
    if not first <= position.step <= last:
        raise BadPosition("age-stage-step", stage=STAGES[position.stage])
    if position.stage in _BY_ACTIVE and position.seat != position.active:
        raise BadPosition("age-not-active")
    if position.moves > 1 or (position.moves and position.step != STEP_MOVE):
        raise BadPosition("age-moves")
    if position.count:
        raise BadPosition("age-dealing-over")


def _check_marches(position: Position) -> None:
    """A3.3, A4 The movements of this turn are possible, and those who wait came by them."""
    marches = position.marches
    if position.battle > len(marches) or len(marches) > _MOST_MARCHES:
        raise BadPosition("age-battles")
    arrived = [0] * position.setting.board.size
    for march in marches:
        at, to, amount = at_of(march), to_of(march), amount_of(march)
        if verb_of(march) == HUNT:
            continue
        if amount < FIVE or amount % FIVE or not is_adjacent(position, at, to):
            raise BadPosition("age-march")
        arrived[to] += amount
    lead = position.lead_at(position.active)
    for place, waiting in enumerate(position.attackers):
        if waiting and (position.step > STEP_BATTLE or waiting != arrived[place]):
            raise BadPosition("age-not-marched")
        led = [m for m in marches if to_of(m) == place and verb_of(m) == MOVE and has_lead(m)]
        if waiting and place == lead and not led:
            raise BadPosition("age-lead-not-marched")


def _check_decision(position: Position) -> None:
    """A3.1, A5 What a decision in between is about is there."""
    stage, place, seat = position.stage, position.place, position.seat
    if stage in (ROLLING, REROLLING):
        _check_rolls(position)
        return
    if position.attack or position.defence or position.rolling:
        raise BadPosition("age-roll-alone")
    if (position.debt > 0) != (stage in (LOSING, WITHDRAWING)):
        raise BadPosition("age-debt")
    if position.served and stage != BREEDING:
        raise BadPosition("age-litters")
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
        raise BadPosition("age-nothing", stage=STAGES[stage])


def _check_rolls(position: Position) -> None:
    """A5.1, A5.2 The rolls fit the order in which they are made."""
    if position.battle >= len(position.marches):
        raise BadPosition("age-battle-nobody")
    place = to_of(position.marches[position.battle])
    against_wolves = position.attackers[place] > 0
    if not against_wolves and (
        position.owner[place] != position.active or position.predators[place] == 0
    ):
        raise BadPosition("age-battle-no-foe")
    rolling = position.rolling
    faces = [0, *position.setting.tables.faces]
    if position.attack not in faces or position.defence not in faces:
        raise BadPosition("age-face")
    defender_rolls = (DEFENDER_ROLLS, DEFENDER_AGAIN)
    if (
        (position.attack > 0) != (rolling > ATTACKER_ROLLS)
        or (position.defence > 0) != (against_wolves and rolling > DEFENDER_ROLLS)
        or (rolling in defender_rolls and not against_wolves)
    ):
        raise BadPosition("age-rolls")
    if position.stage == REROLLING:
        roller = position.active if rolling == ATTACKER_AGAIN else position.owner[place]
        if rolling < ATTACKER_AGAIN or position.seat != roller or not may_reroll(position, roller):
            raise BadPosition("age-no-reroll")
