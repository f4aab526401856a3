"""Actions at a table: act and undo, with the consent of the others where it is needed."""

from msgspec.structs import replace

from wolfden.core.contract import Seat
from wolfden.core.errors import NothingToUndo
from wolfden.server.model.entries import Step, standing_entries
from wolfden.server.model.errors import NotAllowed, NotFound, NotYours, Stale, StorageFailed
from wolfden.server.model.live_game import LiveGame
from wolfden.server.service.broadcast import broadcast
from wolfden.server.service.messages import UndoRequest
from wolfden.server.service.table import Table
from wolfden.server.service.tables import TableService
from wolfden.server.store.tables import delete_snapshots_above


async def act(tables: TableService, table: Table, seat: Seat, seq: int, words: str) -> None:
    """Apply an action of a seat; return once it is stored and broadcast.

    Raises:
        WrongState, NotAllowed, Stale: the seat may not act now.
        NotationError, WrongSeat, IllegalAction: the rules forbid it.
        StorageFailed: it could not be stored.
    """
    _require_no_bot(table, seat)
    async with table.lock:
        await _apply(tables, table, seat, seq, words)


async def act_for_bot(tables: TableService, table: Table, seat: Seat, seq: int, words: str) -> None:
    """Apply what a bot chose, unless its seat was taken back meanwhile.

    Raises:
        Stale: it was; and as ``act``.
    """
    async with table.lock:
        if not table.info.seats[seat].is_played_by_bot:
            raise Stale()
        await _apply(tables, table, seat, seq, words)


async def _apply(tables: TableService, table: Table, seat: Seat, seq: int, words: str) -> None:
    await _require_turn(tables, table, seq)

    def apply(live: LiveGame, at: int) -> list[Step]:
        return live.act(seat, words, at) + live.resolve_chance(tables.rng, at)

    await tables.advance(table, replace(table.info), apply)


async def undo(
    tables: TableService, table: Table, seat: Seat, seq: int, ply: int | None = None
) -> None:
    """Undo the last action of a seat, or everything above ``ply``.

    Past the seat's own limit the other players are asked.

    Raises:
        NotAllowed: the table has no undo, or a bot plays the seat.
        NothingToUndo: the seat did not act there, or the table allows no more.
        WrongState, Stale: as ``act``.
    """
    _require_no_bot(table, seat)
    async with table.lock:
        live = await _require_turn(tables, table, seq)
        if table.info.settings.undo == "off":
            raise NotAllowed("undo-none")
        last = live.ply - 1 if ply is None else ply
        if live.ply - live.undoable(seat) <= last < live.ply:
            await _undo_own(tables, table, seat, last)
        elif ply is None:
            raise NothingToUndo("undo-alone")
        else:
            await _request_undo(tables, table, seat, ply)


async def _undo_own(tables: TableService, table: Table, seat: Seat, ply: int) -> None:
    def undo_all(live: LiveGame, at: int) -> list[Step]:
        return [live.undo(seat, at) for _ in range(live.ply - ply)]

    await tables.advance(table, replace(table.info), undo_all)


async def _require_turn(tables: TableService, table: Table, seq: int) -> LiveGame:
    """Return the game if it runs and is where the client thinks it is."""
    live = await tables.live_game(table)
    table.info.require_running()
    if seq != live.seq:
        raise Stale()
    return live


def _require_no_bot(table: Table, seat: Seat) -> None:
    if table.info.seats[seat].is_played_by_bot:
        raise NotAllowed("bot-plays")


# Consent.


async def _request_undo(tables: TableService, table: Table, seat: Seat, ply: int) -> None:
    if table.info.settings.undo == "limit":
        raise NothingToUndo("undo-too-far")
    acts = standing_entries(await tables.queries.entries(table.id), 0)
    if not 0 <= ply < len(acts) or acts[ply].seat != seat:
        raise NothingToUndo("undo-not-own")
    table.undo_requests += 1
    waiting = _seats_to_ask(table, seat)
    request = UndoRequest(table.undo_requests, seat, ply, waiting, "asked")
    table.undo_request = request
    if waiting:
        broadcast(table, request)
    else:
        await _grant(tables, table, request)


def _seats_to_ask(table: Table, seat: Seat) -> list[Seat]:
    """Return the seats of all other guests who play themselves."""
    seats = table.info.seats
    return [
        other
        for other in table.info.guest_seats()
        if not seats[other].stand_in and seats[other].guest != seats[seat].guest
    ]


async def answer_undo(
    tables: TableService, table: Table, seat: Seat, number: int, yes: bool
) -> None:
    """Store a seat's answer; the last yes grants a request, the first no refuses it.

    Raises:
        NotFound, NotYours: there is no such request, or the seat is not asked.
    """
    async with table.lock:
        request = table.undo_request
        if request is None or request.request != number:
            raise NotFound("answer-late")
        if seat not in request.waiting:
            raise NotYours("answer-not-asked")
        if not yes:
            _close_request(table, "refused")
            return
        request.waiting.remove(seat)
        if request.waiting:
            broadcast(table, request)
        else:
            await _grant(tables, table, request)


async def _grant(tables: TableService, table: Table, request: UndoRequest) -> None:
    table.undo_request = None
    past = await tables.game_at(table, request.ply)

    def replace_game(live: LiveGame, at: int) -> list[Step]:
        table.live = past
        return [past.replace_after(live.seq, request.seat, at)]

    obsolete = delete_snapshots_above(table.id, request.ply)
    try:
        await tables.advance(table, replace(table.info), replace_game, obsolete)
    except StorageFailed:
        _broadcast_request(table, request, "withdrawn")
        raise
    _broadcast_request(table, request, "granted")


def withdraw_undo_request(table: Table) -> None:
    """End a request to undo when the table has changed; called after every change."""
    if table.undo_request is not None:
        _close_request(table, "withdrawn")


def _close_request(table: Table, state: str) -> None:
    request, table.undo_request = table.undo_request, None
    assert request is not None
    _broadcast_request(table, request, state)


def _broadcast_request(table: Table, request: UndoRequest, state: str) -> None:
    request.state = state
    broadcast(table, request)
