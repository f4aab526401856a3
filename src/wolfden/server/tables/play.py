"""Actions at a table: act and undo, with the consent of the others where it is needed.

Besides what each function says, the rules may refuse (NotationError, WrongSeat, IllegalAction), a
game that does not run (WrongState) or has moved on (Stale), and the database (StorageFailed).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.core.errors import NothingToUndo
from wolfden.server.base.errors import NotAllowed, NotFound, NotYours, Stale
from wolfden.server.database.writer import Change
from wolfden.server.features.devices.model import group_of, groups_of
from wolfden.server.sharing.interface import retry_on_conflict
from wolfden.server.tables.live_game import LiveGame, standing_entries
from wolfden.server.tables.model import Step
from wolfden.server.tables.store import delete_snapshots_above
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import UndoRequest


@retry_on_conflict
async def act(table: Table, seat: Seat, seq: int, words: str) -> None:
    """Apply an action of a seat; NotAllowed while a bot plays it."""
    async with table.lock:
        require_no_bot(table, seat)
        await _apply(table, seat, seq, words)


@retry_on_conflict
async def act_for_bot(table: Table, seat: Seat, seq: int, words: str) -> None:
    """Apply what a bot chose, unless its seat was taken back meanwhile (Stale)."""
    async with table.lock:
        if not table.info.seats[seat].is_played_by_bot:
            raise Stale()
        await _apply(table, seat, seq, words)


async def act_as_planned(table: Table, seat: Seat, words: str, *plan: Change) -> None:
    """Apply what a seat has planned, and store with it how far the plan is; the lock is held."""
    require_no_bot(table, seat)
    await _apply(table, seat, table.info.seq, words, *plan)


async def _apply(table: Table, seat: Seat, seq: int, words: str, *secret: Change) -> None:
    await _require_turn(table, seq)

    def apply(live: LiveGame, at: int) -> list[Step]:
        return live.act(seat, words, at) + live.resolve_chance(table.tables.rng, at)

    info = replace(table.info)
    present = info.seats[seat].after_acting()
    if present is not info.seats[seat]:
        info.seats = [present if place == seat else one for place, one in enumerate(info.seats)]
    await table.advance(info, apply, secret=secret)


@retry_on_conflict
async def undo(table: Table, seat: Seat, seq: int, ply: int | None = None) -> None:
    """Undo the last action of a seat, or everything above ``ply``.

    Past the seat's own limit the other players are asked. NotAllowed if the table has no undo or a
    bot plays the seat, NothingToUndo if the seat did not act there or the table allows no more.
    """
    async with table.lock:
        require_no_bot(table, seat)
        live = await _require_turn(table, seq)
        if table.info.settings.undo == "off":
            raise NotAllowed("undo-none")
        last = live.ply - 1 if ply is None else ply
        if live.ply - live.undoable(seat) <= last < live.ply:
            await _undo_own(table, seat, last)
        elif ply is None:
            raise NothingToUndo("undo-alone")
        else:
            await _request_undo(table, seat, ply)


async def _undo_own(table: Table, seat: Seat, ply: int) -> None:
    def undo_all(live: LiveGame, at: int) -> list[Step]:
        return [live.undo(seat, at) for _ in range(live.ply - ply)]

    await table.advance(replace(table.info), undo_all)


async def _require_turn(table: Table, seq: int) -> LiveGame:
    """Return the game if it runs and is where the client thinks it is."""
    live = table.live or await table.live_game()
    table.info.require_running()
    if seq != live.seq:
        raise Stale()
    return live


def require_no_bot(table: Table, seat: Seat) -> None:
    """Raise NotAllowed while a bot plays a seat."""
    if table.info.seats[seat].is_played_by_bot:
        raise NotAllowed("bot-plays")


async def _request_undo(table: Table, seat: Seat, ply: int) -> None:
    if table.info.settings.undo == "limit":
        raise NothingToUndo("undo-too-far")
    acts = standing_entries(await table.entries(), 0)
    if not 0 <= ply < len(acts) or acts[ply].seat != seat:
        raise NothingToUndo("undo-not-own")
    last = table.info.undo_request
    number = last.request + 1 if last is not None else 1
    waiting = _seats_to_ask(table, seat, await table.live_game())
    await _continue_request(table, UndoRequest(number, seat, ply, waiting, "asked"))


def _seats_to_ask(table: Table, seat: Seat, live: LiveGame) -> list[Seat]:
    """Return the seats of all others who play themselves, people behind a curtain included."""
    seats, own = table.info.seats, _seats_together(table, seat, live)
    return [
        other
        for other in table.info.guest_seats()
        if not seats[other].stand_in and other not in own
    ]


def _seats_together(table: Table, seat: Seat, live: LiveGame) -> Sequence[Seat]:
    """Return the seats of a guest that see what a seat sees: they speak for each other."""
    guest = table.info.seats[seat].guest
    return group_of(groups_of(table.info, live.state, guest.id), seat) if guest else [seat]


@retry_on_conflict
async def answer_undo(table: Table, seat: Seat, number: int, yes: bool) -> None:
    """Store a seat's answer; the last yes grants a request, the first no refuses it.

    NotFound if the request is not open, NotYours if the seat is not asked.
    """
    async with table.lock:
        request = table.info.undo_request
        if request is None or (request.request, request.state) != (number, "asked"):
            raise NotFound("answer-late")
        if seat not in request.waiting:
            raise NotYours("answer-not-asked")
        if not yes:
            refused = replace(request, state="refused")
            await table.update(replace(table.info, undo_request=refused))
            return
        together = _seats_together(table, seat, await table.live_game())
        waiting = [other for other in request.waiting if other not in together]
        await _continue_request(table, replace(request, waiting=waiting))


async def _continue_request(table: Table, request: UndoRequest) -> None:
    """Wait for the seats that have not answered, or do what all have agreed to."""
    if request.waiting:
        await table.update(replace(table.info, undo_request=request))
        return
    past = await table.game_at(request.ply)

    def replace_game(live: LiveGame, at: int) -> list[Step]:
        table.live = past
        return [past.replace_after(live.seq, request.seat, at)]

    obsolete = delete_snapshots_above(table.id, request.ply)
    granted = replace(table.info, undo_request=replace(request, state="granted"))
    await table.advance(granted, replace_game, *obsolete)
