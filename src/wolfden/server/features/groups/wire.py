"""What is sent and received about groups."""

from typing import Annotated

from msgspec import Meta, Struct

from wolfden.server.guests.wire import Guest, Name
from wolfden.server.tables.wire import TableShown


class NewGroup(Struct, forbid_unknown_fields=True):
    """The name of a new group."""

    name: Name


class GroupJoining(Struct, forbid_unknown_fields=True):
    """The invitation of a group or a tournament."""

    invite: Annotated[str, Meta(max_length=60)] = ""


class GroupLine(Struct):
    """A group in the list of a member."""

    id: str
    name: str
    members: int
    is_owner: bool


class GroupList(Struct):
    """The groups of a guest."""

    groups: list[GroupLine]


class GroupShown(Struct):
    """A group; those who are only invited learn its name, its owner and its size."""

    id: str
    name: str
    owner: Guest | None
    count: int
    members: list[Guest]
    is_member: bool
    is_owner: bool
    invite: str
    tables: list[TableShown]
