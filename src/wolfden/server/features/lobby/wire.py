"""Messages of the lobby, and its lists."""

from msgspec import Struct

from wolfden.server.tables.wire import TableShown


class Home(Struct, tag="home"):
    """The lobby on connecting: all that the first page lists."""

    mine: list[TableShown]
    open: list[TableShown]
    finished: list[TableShown]
    groups: list[TableShown]
    live: list[TableShown]


class OpenTables(Struct, tag="open"):
    """Public open tables."""

    open: list[TableShown]


class OfferedTables(Struct, tag="groups"):
    """Open tables that are offered to the groups of a guest."""

    groups: list[TableShown]


class MyTable(Struct, tag="mine"):
    """One of a guest's tables has changed."""

    table: TableShown


class YourTurn(Struct, tag="turn"):
    """It is a guest's turn."""

    table: str
    seat: int
    seq: int


class Lobby(Struct):
    """Public tables; ``groups``: open ones that are offered to groups of the guest who asks."""

    open: list[TableShown]
    running: list[TableShown]
    finished: list[TableShown]
    groups: list[TableShown]
