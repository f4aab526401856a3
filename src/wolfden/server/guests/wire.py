"""What is sent and received about guests."""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

NAME_LENGTH: Final = 40
HIDDEN_NAME: Final = "•••"
"""The name of a guest who is banned."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Email = Annotated[str, Meta(max_length=1000)]
Webhook = Annotated[str, Meta(max_length=500, pattern=r"^(https?://\S+)?$")]
Moment = Annotated[int, Meta(ge=0, lt=2**53)]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Guest(Struct, frozen=True):
    """A person or a bot account at a table."""

    id: str
    name: str
    bot: bool = False


class Sleep(Struct, forbid_unknown_fields=True, frozen=True):
    """Hours in which the clocks of a table over days stand still."""

    start: Hour
    end: Hour
    zone: Annotated[str, Meta(max_length=60)]


class Holiday(Struct, forbid_unknown_fields=True, frozen=True):
    """A time, in milliseconds, in which a guest's clocks over days stand still."""

    start: Moment
    end: Moment


# Given by guests.


class ChangedGuest(Struct, forbid_unknown_fields=True):
    """What a guest changes about itself."""

    name: Name | UnsetType = UNSET
    email: Email | UnsetType = UNSET
    webhook: Webhook | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=20)] | UnsetType = UNSET
    muted: (
        Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=200)] | UnsetType
    ) = UNSET
    sleep: Sleep | UnsetType | None = UNSET
    holiday: Holiday | UnsetType | None = UNSET


class Me(Struct):
    """A guest as it sees itself."""

    guest: Guest
    email: str
    confirmed: bool
    webhook: str
    language: str
    muted: list[str]
    sleep: Sleep | None
    holiday: Holiday | None


# HTTP bodies.


class NewGuest(Struct, forbid_unknown_fields=True):
    """The name of a new guest."""

    name: Name


class Session(Struct):
    """The guest of a browser, if it has one; the server's version, mail and key for pushes."""

    me: Me | None
    version: str
    can_mail: bool
    push_key: str


class GivenCode(Struct, forbid_unknown_fields=True):
    """A code that was typed or scanned."""

    code: Annotated[str, Meta(max_length=60)]


class Code(Struct):
    """A code that makes another device the same guest."""

    code: str
    link: str
    qr: str
    expires: int


class BotMade(Struct):
    """A new bot account; the token is shown this once."""

    guest: Guest
    token: str


class BotList(Struct):
    """The bot accounts of a guest."""

    bots: list[Guest]
