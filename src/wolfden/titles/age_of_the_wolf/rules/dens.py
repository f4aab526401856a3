"""A6 Dens."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules.actions import at_of, pack
from wolfden.titles.age_of_the_wolf.rules.state import DENS, GOING_ON, Position
from wolfden.titles.age_of_the_wolf.rules.vocabulary import DEN


def may_build(position: Position, seat: i64) -> bool:
    """A6.1, A6.2 Whether a pack has a den left, and may build it in this turn."""
    if position.built > 0 and not position.setting.many_dens:
        return False
    return position.pack_dens(seat) < position.setting.tables.dens


def den_refusal(position: Position, seat: i64, place: i64) -> str:
    """A6.1, A6.2 Return why no den may be built here, or nothing."""
    if position.owner[place] != seat:
        return "den-elsewhere"
    if position.dens[place] != 0:
        return "den-on-den"
    needed: i64 = position.setting.tables.wolves_for_den
    return "den-too-few" if position.wolves[place] < needed else ""


def add_dens(position: Position, seat: i64, out: list[int]) -> None:
    """A6.1 Add every region where a den may be built."""
    if not may_build(position, seat):
        return
    needed: i64 = position.setting.tables.wolves_for_den
    for place in range(position.setting.board.size):
        if position.wolves[place] >= needed and den_refusal(position, seat, place) == "":
            out.append(pack(DEN, place))


def can_build(position: Position, seat: i64) -> bool:
    """A6.1 Whether a den may be built anywhere."""
    found: list[int] = []
    add_dens(position, seat, found)
    return len(found) > 0


def play_den(position: Position, code: i64, log: Log | None) -> None:
    """A6.1 Build a den."""
    place = at_of(code)
    position.stage = GOING_ON
    position.dens[place] = 1
    position.built += 1
    position.add_to_pack(position.active, DENS, 1)
    if log is not None:
        log.tell("den", position.active, {"at": position.setting.board.names[place]})
