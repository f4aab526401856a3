"""Errors of the server: one class, one code, one HTTP status each."""

from typing import ClassVar, Final

from wolfden.core.errors import IllegalAction, NothingToUndo, UnknownTitle, WolfdenError, WrongSeat


class Refusal(WolfdenError):
    """A refused request or message; ``status`` is its HTTP status."""

    status: ClassVar[int] = 400


class BadRequest(Refusal):
    """A message or body is not as the protocol describes it."""

    code = "bad_request"


class NoGuest(Refusal):
    """Cookie or token is missing, forged, expired or signed out."""

    code = "no_guest"
    status = 401


class ForeignOrigin(Refusal):
    """A page of another site sent this."""

    code = "foreign_origin"
    status = 403


class NotYours(Refusal):
    """The seat, table or chat room belongs to another guest."""

    code = "not_yours"
    status = 403


class NotAllowed(Refusal):
    """The table's settings or the moment do not allow this."""

    code = "not_allowed"
    status = 403


class NotFound(Refusal):
    """The table, guest, bot, code or step does not exist."""

    code = "not_found"
    status = 404


class Stale(Refusal):
    """The table has moved on since the client decided."""

    code = "stale"
    status = 409


class SeatTaken(Refusal):
    """Another guest holds the seat."""

    code = "seat_taken"
    status = 409


class WrongState(Refusal):
    """The table is not open, running or finished, as this would need."""

    code = "wrong_state"
    status = 409


class NotRunning(WrongState):
    """The table's game has not begun, or is over."""

    def __init__(self, status: str) -> None:
        super().__init__("not-running", status=status)


class NoStep(NotFound):
    """The game has fewer steps."""

    def __init__(self, step: int, last: int) -> None:
        super().__init__("no-such-step", step=step, last=last)


class TooMany(Refusal):
    """A rate limit was exceeded; ``retry_after`` is in seconds."""

    code = "too_many"
    status = 429

    def __init__(self, retry_after: int, key: str = "wait") -> None:
        super().__init__(key, seconds=retry_after)
        self.retry_after = retry_after


class StorageFailed(Refusal):
    """The disk or the database failed; nothing was changed."""

    code = "storage"
    status = 503


_STATUS: Final[dict[type[WolfdenError], int]] = {
    UnknownTitle: 404,
    WrongSeat: 409,
    IllegalAction: 409,
    NothingToUndo: 409,
}
"""HTTP statuses of errors of the rules; all others have 400."""


def status_of(error: WolfdenError) -> int:
    """Return the HTTP status of an error."""
    if isinstance(error, Refusal):
        return error.status
    return _STATUS.get(type(error), 400)


def text_key(error: WolfdenError, title: str = "") -> str:
    """Return the key of an error's translated text, or an empty string.

    Rule violations use the reasons of a title, so they need to know the title.
    """
    if isinstance(error, IllegalAction):
        return f"reason-{title}-{error.key}" if title and error.key else ""
    return f"problem-{error.key}" if error.key else ""


def error_body(error: WolfdenError) -> dict[str, object]:
    """Return the JSON body of an error: code, English sentence, text key and facts."""
    body: dict[str, object] = {"code": error.code, "message": str(error)}
    if key := text_key(error):
        body.update(key=key, facts=error.facts)
    if rule := rule_of(error):
        body["rule"] = rule
    if isinstance(error, TooMany):
        body["retry_after"] = error.retry_after
    return body


def rule_of(error: WolfdenError) -> str:
    """Return the number of the violated rule, or an empty string."""
    return error.rule if isinstance(error, IllegalAction) else ""
