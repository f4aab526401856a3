"""A report to the operator."""

from typing import Annotated

from msgspec import Meta, Struct

from wolfden.server.tables.wire import Room


class NewReport(Struct, forbid_unknown_fields=True):
    """A chat message by its room and number, or else a guest at the table, and why."""

    guest: Annotated[str, Meta(max_length=16)] = ""
    room: Room = ""
    number: Annotated[int, Meta(ge=0, lt=2**31)] = 0
    note: Annotated[str, Meta(max_length=500)] = ""
