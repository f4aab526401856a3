"""Tournaments, their players and rounds.

All changes of a tournament count its ``version``, and the database refuses one that starts from an
older version (Conflict): so each step is taken once, however many processes try.
"""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct, convert, to_builtins

from wolfden.server.base.errors import NotAllowed
from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import ENTRANTS, ROUNDS, TOURNAMENTS
from wolfden.server.database.statements import has_fewer, insert_if, others_first, update_rows
from wolfden.server.database.writer import Change, Conflict, Values, delete, insert, insert_with
from wolfden.server.features.tournaments.model import Entrant, Round, TournamentInfo
from wolfden.server.guests.store import lock_guest

MAX_ORGANISED: Final = 10
"""Tournaments a guest may organise that are not over."""
MAX_LISTED: Final = 50

_IS_OVER: Final = TOURNAMENTS.c.status == "finished"
_INSERT: Final = insert_if(TOURNAMENTS, has_fewer(MAX_ORGANISED, TOURNAMENTS.c.host, ~_IS_OVER))
_DELETE_UNBEGUN: Final = sa.delete(TOURNAMENTS).where(
    TOURNAMENTS.c.status == "open",
    sa.or_(
        TOURNAMENTS.c.created < sa.bindparam("before"),
        TOURNAMENTS.c.host == sa.bindparam("guest"),
    ),
)
_DELETE_OLD: Final = sa.delete(TOURNAMENTS).where(
    _IS_OVER, TOURNAMENTS.c.finished < sa.bindparam("before")
)


class TournamentLine(TournamentInfo, kw_only=True):
    """A tournament in a list, with the number of its players."""

    players: int


class OwnTournament(Struct, frozen=True):
    """A tournament of a guest, as an export tells it."""

    id: str
    name: str
    title: str
    status: str
    is_host: bool
    joined: int | None
    withdrawn: bool | None


def insert_tournament(info: TournamentInfo) -> list[Change]:
    """Store a new tournament; NotAllowed if its organiser has enough of them."""
    enough = NotAllowed("tournaments-enough", most=MAX_ORGANISED)
    inserted = insert_with(_INSERT, info).or_raise(enough)
    return [lock_guest(info.host or "").or_raise(enough), inserted]


def update_tournament(info: TournamentInfo) -> Change:
    """Store a tournament as changed since its version was read; Conflict if another change was."""
    values = to_builtins(info)
    read = {"id": values.pop("id"), "version": info.version}
    changed = update_rows(TOURNAMENTS, read, {**values, "version": info.version + 1})
    return changed.or_raise(Conflict())


def delete_tournament(info: TournamentInfo) -> Change:
    """Delete a tournament with its players and rounds; Conflict if it was changed meanwhile."""
    return delete(TOURNAMENTS, id=info.id, version=info.version).or_raise(Conflict())


def store_entrants(tournament: str, entrants: Sequence[Entrant]) -> list[Change]:
    """Store all players of a tournament in place of the earlier ones."""
    rows = [{"tournament_id": tournament, **to_builtins(one)} for one in entrants]
    stored = [insert(ENTRANTS, *rows)] if rows else []
    return [delete(ENTRANTS, tournament_id=tournament), *stored]


def insert_round(tournament: str, number: int, made: Round) -> Change:
    """Store a new round."""
    return insert(ROUNDS, {"tournament_id": tournament, "number": number, "data": made})


def update_round(tournament: str, number: int, changed: Round) -> Change:
    """Store a round that has changed."""
    place: Values = {"tournament_id": tournament, "number": number}
    return update_rows(ROUNDS, place, {"data": to_builtins(changed)})


def delete_unbegun(before: int, guest: str = "") -> Change:
    """Delete tournaments made before a time, or by a guest, that have not begun."""
    return Change(_DELETE_UNBEGUN, [{"before": before, "guest": guest}])


def delete_old_tournaments(before: int) -> Change:
    """Delete tournaments that were over before a time."""
    return Change(_DELETE_OLD, [{"before": before}])


class TournamentQueries(Queries):
    """Reads tournaments."""

    async def tournament(self, name: str) -> TournamentInfo | None:
        """Return a tournament by id."""
        query = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == name)
        return await self._first(TournamentInfo, query)

    async def entrants(self, name: str) -> list[Entrant]:
        """Return the players of a tournament by number."""
        columns = [ENTRANTS.c[field] for field in Entrant.__struct_fields__]
        query = sa.select(*columns).where(ENTRANTS.c.tournament_id == name)
        return await self._read(Entrant, query.order_by(ENTRANTS.c.number))

    async def rounds(self, name: str) -> list[Round]:
        """Return the rounds of a tournament, in order."""
        query = sa.select(ROUNDS.c.data).where(ROUNDS.c.tournament_id == name)
        rows = await self._rows(query.order_by(ROUNDS.c.number))
        return [convert(row.data, Round) for row in rows]

    async def running(self) -> list[str]:
        """Return the ids of all tournaments that run."""
        query = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == "running")
        return [row.id for row in await self._rows(query)]

    async def entered(self, guest: str) -> list[str]:
        """Return the tournaments that run and in which a guest still plays."""
        query = (
            sa.select(TOURNAMENTS.c.id)
            .join(ENTRANTS)
            .where(
                ENTRANTS.c.guest == guest,
                ENTRANTS.c.withdrawn.is_(False),
                TOURNAMENTS.c.status == "running",
            )
        )
        return [row.id for row in await self._rows(query)]

    async def public(self) -> list[TournamentLine]:
        """Return tournaments that are open to all and not over, the newest of each host first."""
        query = self._lines_query(TOURNAMENTS.c.access == "open", ~_IS_OVER)
        ordered = others_first(query, TOURNAMENTS.c.host, TOURNAMENTS.c.created)
        return await self._read(TournamentLine, ordered.limit(MAX_LISTED))

    async def of_group(self, group: str) -> list[TournamentLine]:
        """Return the tournaments of a group, the newest first."""
        return await self._lines(TOURNAMENTS.c.group_id == group)

    async def of_guest(self, guest: str, groups: Sequence[str] = ()) -> list[TournamentLine]:
        """Return tournaments that a guest organises or plays, and those of some groups."""
        played = sa.select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.guest == guest)
        offered = sa.and_(TOURNAMENTS.c.group_id.in_(groups), ~_IS_OVER)
        is_mine = sa.or_(TOURNAMENTS.c.host == guest, TOURNAMENTS.c.id.in_(played), offered)
        return await self._lines(is_mine)

    async def _lines(self, *conditions: sa.ColumnElement[bool]) -> list[TournamentLine]:
        order = (_IS_OVER, TOURNAMENTS.c.created.desc())
        query = self._lines_query(*conditions).order_by(*order)
        return await self._read(TournamentLine, query.limit(MAX_LISTED))

    def _lines_query(self, *conditions: sa.ColumnElement[bool]) -> sa.Select[Any]:
        count = sa.select(sa.func.count()).where(ENTRANTS.c.tournament_id == TOURNAMENTS.c.id)
        return sa.select(TOURNAMENTS, count.scalar_subquery().label("players")).where(*conditions)

    async def export(self, guest: str) -> list[OwnTournament]:
        """Return all tournaments that a guest organises or has played."""
        names = ("id", "name", "title", "status")
        own = sa.and_(ENTRANTS.c.tournament_id == TOURNAMENTS.c.id, ENTRANTS.c.guest == guest)
        is_host = (sa.func.coalesce(TOURNAMENTS.c.host, "") == guest).label("is_host")
        query = (
            sa.select(
                *[TOURNAMENTS.c[name] for name in names],
                *(is_host, ENTRANTS.c.joined, ENTRANTS.c.withdrawn),
            )
            .select_from(TOURNAMENTS.outerjoin(ENTRANTS, own))
            .where(sa.or_(TOURNAMENTS.c.host == guest, ENTRANTS.c.guest == guest))
        )
        return await self._read(OwnTournament, query.order_by(TOURNAMENTS.c.created))
