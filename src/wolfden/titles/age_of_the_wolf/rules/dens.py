"""A6 Dens; A3.1, A8.2 their litters."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import at_of, pack
from wolfden.titles.age_of_the_wolf.rules.moving import has_marched
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE
from wolfden.titles.age_of_the_wolf.rules.state import ADVANCING, DENS, WOLVES, Position


def may_build(position: Position, seat: i64) -> bool:
    """A6.1, A6.2 Whether a pack has a den left, and may build it in this turn."""
    if position.built > 0 and not position.setting.many_dens:
        return False
    return position.pack_dens(seat) < position.setting.tables.dens


def den_refusal(position: Position, seat: i64, place: i64) -> str:
    """A6.1, A6.2 Return why no den may be built here, or ``""``."""
    if position.owner[place] != seat:
        return "den-elsewhere"
    if position.dens[place] != 0:
        return "den-on-den"
    if position.setting.new_dens and not has_marched(position, place, vocab.MOVE):
        return "den-not-entered"
    needed: i64 = position.setting.tables.wolves_for_den
    return "den-too-few" if position.wolves[place] < needed else ""


def add_dens(position: Position, seat: i64, out: list[int]) -> None:
    """A6.1 Add every region where a den may be built."""
    if not may_build(position, seat):
        return
    needed: i64 = position.setting.tables.wolves_for_den
    for place in range(position.setting.board.size):
        if position.wolves[place] >= needed and den_refusal(position, seat, place) == "":
            out.append(pack(vocab.DEN, place))


def can_build(position: Position, seat: i64) -> bool:
    """A6.1 Whether a den may be built anywhere."""
    found: list[int] = []
    add_dens(position, seat, found)
    return len(found) > 0


def missing_for_den(position: Position) -> i64:
    """A6.1 Return how many wolves a den needs if step 4 was passed for want of them, else 0."""
    seat = position.active
    is_past = position.stage == vocab.ROAMING and position.built == 0
    if is_past and may_build(position, seat) and not can_build(position, seat):
        return position.setting.tables.wolves_for_den
    return 0


def play_den(position: Position, code: i64, log: Log | None) -> None:
    """A6.1 Build a den."""
    place = at_of(code)
    position.stage = ADVANCING
    position.dens[place] = 1
    position.built += 1
    position.add_to_pack(position.active, DENS, 1)
    if log is not None:
        log.add("den", position.active, {"at": position.setting.board.names[place]})


# A3.1, A8.2 Litters: new wolves in every region with an own den, while the supply lasts.


def breed(position: Position, seat: i64, log: Log | None) -> None:
    """A3.1 Every den has its litter; if the supply is short, its owner chooses which."""
    supply = position.supply(seat)
    dens = position.pack_dens(seat)
    if supply < FIVE or dens == 0:
        return
    if supply < FIVE * dens:
        position.stage = vocab.BREEDING
        position.seat = seat
        position.served = 0
        return
    for place in range(position.setting.board.size):
        if position.dens[place] != 0 and position.owner[place] == seat:
            _bear(position, seat, place, log)


def _bear(position: Position, seat: i64, place: i64, log: Log | None) -> None:
    position.wolves[place] += FIVE
    position.add_to_pack(seat, WOLVES, FIVE)
    if log is not None:
        log.add("litter", seat, {"at": position.setting.board.names[place], "wolves": FIVE})


def litter_refusal(position: Position, seat: i64, place: i64) -> str:
    """A3.1 Return why no litter comes here, or ``""``."""
    one: i64 = 1
    if position.dens[place] == 0 or position.owner[place] != seat:
        return "litter-without-den"
    return "litter-again" if position.served & one << place != 0 else ""


def litter_codes(position: Position) -> list[int]:
    """A3.1 Return the dens that may still have a litter."""
    seat = position.seat
    return [
        pack(vocab.LITTER, place)
        for place in range(position.setting.board.size)
        if litter_refusal(position, seat, place) == ""
    ]


def play_litter(position: Position, code: i64, log: Log | None) -> None:
    """A3.1 One den has its litter; choosing continues until the supply is used up."""
    one: i64 = 1
    place = at_of(code)
    _bear(position, position.seat, place, log)
    position.served |= one << place
    if position.supply(position.seat) < FIVE:
        position.served = 0
        position.stage = ADVANCING
