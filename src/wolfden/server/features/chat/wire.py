"""Messages of chats and marks."""

from msgspec import Struct

from wolfden.server.guests.wire import Guest


class ChatLine(Struct, tag="chat"):
    """A chat message."""

    number: int
    room: str
    guest: Guest
    seat: int | None
    text: str
    at: int


class ChatLog(Struct, tag="chat_log"):
    """What was said before."""

    messages: list[ChatLine]


class MarksShown(Struct, tag="marks"):
    """The marks of a seat."""

    room: str
    seat: int
    data: object
