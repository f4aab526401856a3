"""A7 Roaming: wolves that have not moved go to adjacent regions of their own."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules.actions import ROAM, pack
from wolfden.titles.age_of_the_wolf.rules.moving import add_packs, move_pack
from wolfden.titles.age_of_the_wolf.rules.state import GOING_ON, Position


def add_roaming(position: Position, seat: i64, out: list[int]) -> None:
    """A7.1 Add every step a pack may roam."""
    owner = position.owner
    for place in range(position.setting.board.size):
        if owner[place] == seat:
            add_packs(position, pack(ROAM, place), place, out, True)


def can_roam(position: Position, seat: i64) -> bool:
    """A7.1 Whether any wolves of a pack may still roam."""
    found: list[int] = []
    add_roaming(position, seat, found)
    return len(found) > 0


def play_roaming(position: Position, code: i64, log: Log | None) -> None:
    """A7.1 One pack roams; others may follow."""
    position.stage = GOING_ON
    move_pack(position, code, log)
