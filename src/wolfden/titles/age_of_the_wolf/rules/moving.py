"""A1.7 What is adjacent; A4 movement; A7 roaming between regions that a pack occupies."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import actions, vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import (
    amount_of,
    at_of,
    has_lead,
    pack,
    to_of,
    verb_of,
)
from wolfden.titles.age_of_the_wolf.rules.losing import vacate
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY
from wolfden.titles.age_of_the_wolf.rules.state import ADVANCING, Position


def adjacent(position: Position, place: i64) -> list[int]:
    """A1.7 Return the regions that the active pack can step into; do not change the list."""
    board = position.setting.board
    if position.frozen == 0 or not board.water[place]:
        return board.land[place]
    one: i64 = 1
    found = board.land[place][:]
    for channel, other in board.water[place]:
        if position.frozen & one << channel != 0 and other not in found:
            found.append(other)
    return found


def is_adjacent(position: Position, place: i64, other: i64) -> bool:
    """A1.7 Whether the active pack can step from one region into the other."""
    return other in adjacent(position, place)


def ways(position: Position, seat: i64, place: i64) -> list[int]:
    """A1.7, A8.4 Return the regions that a pack can step into; do not change the list.

    Ice carries the pack that laid it, which is the active one, and no other.
    """
    if seat != position.active and position.setting.is_printed:
        return position.setting.board.land[place]
    return adjacent(position, place)


def way_out_refusal(position: Position, seat: i64, place: i64, to: i64) -> str:
    """A1.7, A8.4 Return why a pack that has to leave cannot step into a region, or ``""``."""
    if to in ways(position, seat, place):
        return ""
    return "ice-of-another" if to in adjacent(position, place) else "too-far"


def is_in_reach(position: Position, seat: i64, place: i64) -> bool:
    """A8.1 Whether a pack occupies a region or one adjacent to it."""
    if position.occupies(seat, place):
        return True
    for other in adjacent(position, place):
        if position.occupies(seat, other):
            return True
    return False


# A4, A7 Movement and roaming.


def add_movements(position: Position, seat: i64, out: list[int]) -> None:
    """A4.1, A4.2 Add every movement of a pack."""
    owner = position.owner
    for place in range(position.setting.board.size):
        if owner[place] == seat:
            add_packs(position, pack(vocab.MOVE, place), place, out, False)
            if position.predators[place] != 0 and hunt_refusal(position, seat, place) == "":
                out.append(pack(vocab.HUNT, place))


def add_packs(position: Position, start: i64, place: i64, out: list[int], roams: bool) -> None:
    """Add every pack that can set out from a region, to every region it may go to.

    A4.1 It moves into regions not occupied; A7.1 or it roams between those that are. ``start`` is
    the code without target and amount.
    """
    fresh = position.fresh(place)
    leads = may_lead(position, place)
    if fresh < FIVE and not leads:
        return
    seat = position.active
    for to in adjacent(position, place):
        if roams:
            if position.owner[to] != seat:
                continue
        elif entry_refusal(position, seat, to) != "":
            continue
        code = start | to << actions.TO
        amount: i64 = FIVE
        while amount <= fresh:
            out.append(code | amount << actions.AMOUNT)
            amount += FIVE
        if leads:
            amount = FIVE
            while amount <= fresh + FIVE:
                out.append(code | amount << actions.AMOUNT | actions.WITH_LEAD)
                amount += FIVE


def may_lead(position: Position, place: i64) -> bool:
    """A4.1, A4.3 Whether the active pack's Lead Wolf is here and has not moved yet."""
    return not position.lead_tired and position.lead_at(position.active) == place


def pack_refusal(position: Position, place: i64, amount: i64, lead: bool) -> str:
    """A4.1, A4.3 Return why no such pack can set out from here, or ``""``."""
    if position.owner[place] != position.active:
        attacks = position.attackers[place] > 0
        return "pack-has-moved" if attacks else "pack-not-here"
    if amount < FIVE or amount % FIVE != 0:
        return "pack-not-in-fives"
    if amount > position.wolves[place]:
        return "pack-too-large"
    if lead and position.lead_at(position.active) != place:
        return "lead-not-here"
    if lead and position.lead_tired:
        return "lead-has-moved"
    fresh = position.fresh(place)
    return "pack-has-moved" if amount > (fresh + FIVE if lead else fresh) else ""


def entry_refusal(position: Position, seat: i64, to: i64) -> str:
    """A4.1 Return why no pack may move into a region, or ``""``.

    A4.3 A second pack may follow the first one while a foe is there.
    """
    if position.owner[to] != seat:
        return ""
    if not has_marched(position, to, vocab.MOVE):
        return "move-into-own"
    return "" if position.predators[to] != 0 else "follow-without-foe"


def way_refusal(position: Position, seat: i64, to: i64, roams: bool) -> str:
    """A4.1, A7.1 Return why no pack may move, or roam, into a region, or ``""``."""
    if roams:
        return "" if position.owner[to] == seat else "roam-into-new"
    return entry_refusal(position, seat, to)


def has_marched(position: Position, place: i64, verb: i64) -> bool:
    """A4.3 Whether a movement of this kind has led into a region in this turn."""
    for march in position.marches:
        if to_of(march) == place and verb_of(march) == verb:
            return True
    return False


def hunt_refusal(position: Position, seat: i64, place: i64) -> str:
    """A4.2, A4.3 Return why the predators here cannot be fought as a movement, or ``""``."""
    if position.owner[place] != seat:
        return "hunt-elsewhere"
    if position.predators[place] == 0:
        return "hunt-nothing"
    if has_marched(position, place, vocab.HUNT) or has_marched(position, place, vocab.MOVE):
        return "hunt-again"
    return ""


def can_march(position: Position, seat: i64) -> bool:
    """A8.5 Whether any movement is open to a pack."""
    found: list[int] = []
    add_movements(position, seat, found)
    return len(found) > 0


def play_movement(position: Position, code: i64, log: Log | None) -> None:
    """A3.2 Make a movement; its battle comes in step 3."""
    position.moves -= 1
    position.stage = ADVANCING
    if verb_of(code) == vocab.HUNT:
        place = at_of(code)
        position.marches.append(pack(vocab.HUNT, place, place))
        if log is not None:
            log.add("hunt", position.active, {"at": position.setting.board.names[place]})
        return
    position.marches.append(code)
    move_pack(position, code, log)


def move_pack(position: Position, code: i64, log: Log | None) -> None:
    """A4.1, A7.1 Move wolves of the active pack; they have moved now.

    A6.3 A den they leave unguarded is lost immediately.
    """
    seat = position.active
    at, to, amount, lead = at_of(code), to_of(code), amount_of(code), has_lead(code)
    if log is not None:
        names = position.setting.board.names
        log.add(
            vocab.VERBS[verb_of(code)],
            seat,
            {"from": names[at], "to": names[to], "wolves": amount, "lead": int(lead)},
        )
    if lead:
        position.set_lead(seat, to)
        position.lead_tired = True
    if position.owner[to] == NOBODY:
        position.owner[to] = seat
    if position.owner[to] == seat:
        position.wolves[to] += amount
        position.tired[to] += amount - FIVE if lead else amount
    else:
        position.attackers[to] += amount
    position.wolves[at] -= amount
    if position.wolves[at] == 0:
        vacate(position, at, log)


# A7 Roaming.


def add_roaming(position: Position, seat: i64, out: list[int]) -> None:
    """A7.1 Add every step a pack may roam."""
    owner = position.owner
    for place in range(position.setting.board.size):
        if owner[place] == seat:
            add_packs(position, pack(vocab.ROAM, place), place, out, True)


def can_roam(position: Position, seat: i64) -> bool:
    """A7.1 Whether any wolves of a pack may still roam."""
    found: list[int] = []
    add_roaming(position, seat, found)
    return len(found) > 0


def play_roaming(position: Position, code: i64, log: Log | None) -> None:
    """A7.1 One pack roams; others may follow."""
    position.stage = ADVANCING
    move_pack(position, code, log)
