"""What is sent to the door."""

from typing import Annotated

from msgspec import Meta, Struct

from wolfden.server.features.door.model import LONGEST


class DoorKey(Struct, forbid_unknown_fields=True):
    """What lets in: the password, the code of an invitation, or a code for another device."""

    key: Annotated[str, Meta(max_length=LONGEST)]
