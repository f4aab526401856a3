"""What is sent to a device that several people share."""

from msgspec import Struct


class Device(Struct, tag="device"):
    """The seats of one guest: whose eyes a connection has, and who is to act next."""

    seat: int | None
    """The seat that the connection shows; none behind a curtain."""
    next: int | None
    """Who is to have the device: behind a curtain always; else who acts behind one, or nobody."""
    seats: list[list[int]]
    """All seats of the guest; those without a curtain between them are together."""
