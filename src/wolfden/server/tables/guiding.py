"""Guided first games: an ordinary table for one guest, with a script for chance and the bots."""

from typing import Final

from wolfden.server import codes
from wolfden.server.errors import NotFound
from wolfden.server.moments import now
from wolfden.server.tables.house import House
from wolfden.server.tables.seating import set_up
from wolfden.server.tables.sheet import SeatRow, Sheet
from wolfden.server.tables.table import Table
from wolfden.server.wire.things import Guest, Settings
from wolfden.teaching.guide import Guide, guide_of

LEVEL: Final = "cub"
"""The bots that play on once the script is over or was left."""


def guide_for(house: House, title: str) -> Guide:
    """Return the guide of a title on this server's shelf.

    Raises:
        UnknownTitle: there is no such title.
        NotFound: it has no guide.
    """
    house.titles.get(title)
    guide = guide_of(title)
    if guide is None:
        raise NotFound("guide-none")
    return guide


async def make_guided(house: House, guest: Guest, title: str) -> Table:
    """Make the table of a guided first game and begin.

    Raises:
        UnknownTitle, NotFound: as ``guide_for``.
    """
    guide = guide_for(house, title)
    at = now()
    sheet = Sheet(
        id=codes.drawn(codes.TABLE_LENGTH),
        title=title,
        rules=house.titles.get(title).meta().rules_version,
        options=guide.script.options,
        settings=Settings(stand_in=LEVEL),
        position=guide.script.position,
        host=guest.id,
        seats=[
            SeatRow(kind="guest", guest=guest)
            if seat == guide.seat
            else SeatRow(kind="bot", level=LEVEL)
            for seat in range(guide.script.seats)
        ],
        guide=title,
        created=at,
        moved=at,
    )
    return await set_up(house, sheet)
