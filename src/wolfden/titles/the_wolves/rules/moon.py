"""W13 The moon: dates taken by howls, dominated pieces and upgraded dens."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.the_wolves.rules.state import Position


def take_date(position: Position, seat: i64, log: Log | None) -> None:
    """W13.1 Take the next date."""
    position.moon += 1
    if log is not None:
        log.tell("moon", seat, {"date": position.moon})


def phase_is_due(position: Position) -> bool:
    """W13.2, W14.1 Whether the next moon phase has been reached and not been scored."""
    dates = position.setting.tables.moon
    return position.scored < len(dates) and position.moon >= dates[position.scored]
