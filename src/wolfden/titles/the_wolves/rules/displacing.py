"""W7 Displacement: a wolf that has to make room."""

from wolfden.core.events import Log
from wolfden.core.machine import append, i64, vec
from wolfden.titles.the_wolves.rules.pieces import kind_of, owner_of, piece
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.rules.vocabulary import KIND_COUNT, KINDS, PACK_WOLF


def refuges(position: Position, place: i64, owner: i64, left: i64, left_cell: i64) -> vec[i64]:
    """W7.1 Return all nearest hexes for a wolf of ``owner`` displaced from ``place``.

    ``left`` is the hex that the displacing alpha has just left and ``left_cell`` what remains
    there; hand in ``place`` itself where nobody walked.
    """
    board = position.setting.board
    cells = position.cells
    steps = board.steps[place]
    first = piece(owner, PACK_WOLF)
    found = vec[i64]()
    nearest: i64 = board.size
    for there in board.by_steps[place]:
        if steps[there] > nearest:
            break
        cell = left_cell if there == left else cells[there]
        # Nothing stands there, or one piece of its own pack: those are numbered in a row.
        if cell == 0 or first <= cell < first + KIND_COUNT:
            found = append(found, there)
            nearest = steps[there]
    return found


def displace(position: Position, one: i64, place: i64, refuge: i64, log: Log | None) -> None:
    """W7.1 Put the displaced wolf where the active player decided."""
    position.take(place, one)
    position.put(refuge, one)
    if log is not None:
        names = position.setting.board.names
        log.tell(
            "displace",
            owner_of(one),
            {"wolf": KINDS[kind_of(one)], "from": names[place], "to": names[refuge]},
        )
