"""A3.1, A8.2 New wolves in every region with an own den, as far as the supply lasts."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules.actions import at_of, pack
from wolfden.titles.age_of_the_wolf.rules.state import GOING_ON, WOLVES, Position
from wolfden.titles.age_of_the_wolf.rules.terms import FIVE
from wolfden.titles.age_of_the_wolf.rules.vocabulary import BREEDING, LITTER


def breed(position: Position, seat: i64, log: Log | None) -> None:
    """A3.1 Every den has its litter; if the supply is short, its owner chooses which."""
    supply = position.supply(seat)
    dens = position.pack_dens(seat)
    if supply < FIVE or dens == 0:
        return
    if supply < FIVE * dens:
        position.stage = BREEDING
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
        log.tell("litter", seat, {"at": position.setting.board.names[place], "wolves": FIVE})


def litter_refusal(position: Position, seat: i64, place: i64) -> str:
    """A3.1 Return why no litter comes here, or nothing."""
    one: i64 = 1
    if position.dens[place] == 0 or position.owner[place] != seat:
        return "litter-without-den"
    return "litter-again" if position.served & one << place != 0 else ""


def litter_codes(position: Position) -> list[int]:
    """A3.1 Return the dens that may still have a litter."""
    seat = position.seat
    return [
        pack(LITTER, place)
        for place in range(position.setting.board.size)
        if litter_refusal(position, seat, place) == ""
    ]


def play_litter(position: Position, code: i64, log: Log | None) -> None:
    """A3.1 One den has its litter; the choice goes on until the supply is used up."""
    one: i64 = 1
    place = at_of(code)
    _bear(position, position.seat, place, log)
    position.served |= one << place
    if position.supply(position.seat) < FIVE:
        position.served = 0
        position.stage = GOING_ON
