"""The list of live games."""

from msgspec import Struct

from wolfden.server.tables.wire import TableShown


class LiveList(Struct):
    """Running games worth watching, the best first."""

    games: list[TableShown]
