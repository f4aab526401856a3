"""Acting at a table, and taking back."""

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.core.errors import NothingToUndo
from wolfden.server.errors import NotAllowed, NotRunning, Stale
from wolfden.server.moments import now
from wolfden.server.tables.course import Course
from wolfden.server.tables.house import House
from wolfden.server.tables.table import Table
from wolfden.server.telling.news import remember_views


async def act(house: House, table: Table, seat: Seat, seq: int, words: str) -> None:
    """Carry out an action of a seat; return once it is stored and told to everybody.

    Raises:
        WrongState, NotAllowed, Stale: nobody may act so now.
        NotationError, WrongSeat, IllegalAction: the rules say no.
        StorageFailed: it could not be stored.
    """
    async with table.lock:
        await _carry_out(house, table, seat, seq, words)


async def act_for_bot(house: House, table: Table, seat: Seat, seq: int, words: str) -> None:
    """Carry out what a bot chose, unless somebody has taken the seat back meanwhile.

    Raises:
        Stale: somebody has; and as ``act``.
    """
    async with table.lock:
        if not table.sheet.seats[seat].is_played_by_bot:
            raise Stale()
        await _carry_out(house, table, seat, seq, words)


async def _carry_out(house: House, table: Table, seat: Seat, seq: int, words: str) -> None:
    course = await house.course(table)
    check_turn(table, course, seq)
    remember_views(table, course)
    at = now()
    steps = course.act(seat, words, at)
    steps += course.resolve_chance(house.rng, at)
    await house.advance(table, replace(table.sheet), steps, at)


async def undo(house: House, table: Table, seat: Seat, seq: int) -> None:
    """Take back the last action of a seat, as far as that is its own to decide.

    Raises:
        NotAllowed, NothingToUndo, and as ``act``.
    """
    async with table.lock:
        course = await house.course(table)
        check_turn(table, course, seq)
        check_undo(table)
        await take_back(house, table, course, seat, course.ply - 1)


async def take_back(house: House, table: Table, course: Course, seat: Seat, ply: int) -> None:
    """Take back own actions down to ``ply``; the lock is held."""
    if course.undoable(seat) < course.ply - ply or ply >= course.ply:
        raise NothingToUndo("undo-alone")
    remember_views(table, course)
    at = now()
    steps = [course.undo(seat, at) for _ in range(course.ply - ply)]
    await house.advance(table, replace(table.sheet), steps, at)


def check_turn(table: Table, course: Course, seq: int) -> None:
    """Make sure that the game runs and stands where the client thinks it does."""
    if table.sheet.status != "running":
        raise NotRunning(table.sheet.status)
    if seq != course.seq:
        raise Stale()


def check_undo(table: Table) -> None:
    """Make sure that the table allows taking back."""
    if table.sheet.settings.undo == "off":
        raise NotAllowed("undo-none")


def check_own_hand(table: Table, seat: Seat) -> None:
    """Make sure that no bot plays for the seat at the moment."""
    if table.sheet.seats[seat].is_played_by_bot:
        raise NotAllowed("bot-plays")
