"""What the server refuses beyond what the rules refuse: one class, one code, one HTTP status."""

from typing import ClassVar

from wolfden.core.errors import (
    BadData,
    BadPosition,
    BadReplay,
    BadSetup,
    IllegalAction,
    NotationError,
    NothingToUndo,
    OtherRules,
    UnknownTitle,
    WolfdenError,
    WrongSeat,
)


class Refusal(WolfdenError):
    """Something the server will not do; ``status`` is its HTTP status."""

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
    """The seat, table or room belongs to somebody else."""

    code = "not_yours"
    status = 403


class NotAllowed(Refusal):
    """The table's settings or the moment do not allow this."""

    code = "not_allowed"
    status = 403


class NotFound(Refusal):
    """There is no such table, guest, bot, code or step."""

    code = "not_found"
    status = 404


class Stale(Refusal):
    """The table has moved on since the client decided."""

    code = "stale"
    status = 409


class SeatTaken(Refusal):
    """Somebody else sits there."""

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
    """The game has not come so far."""

    def __init__(self, step: int, last: int) -> None:
        super().__init__("no-such-step", step=step, last=last)


class TooMany(Refusal):
    """Too much in too short a time."""

    code = "too_many"
    status = 429

    def __init__(self, retry_after: int, key: str = "wait") -> None:
        super().__init__(key, seconds=retry_after)
        self.retry_after = retry_after


class StorageFailed(Refusal):
    """The disk or the database could not take it; nothing was done."""

    code = "storage"
    status = 503


_RULES_STATUS: dict[type[WolfdenError], int] = {
    BadSetup: 400,
    BadData: 400,
    BadPosition: 400,
    BadReplay: 400,
    OtherRules: 400,
    NotationError: 400,
    UnknownTitle: 404,
    WrongSeat: 409,
    IllegalAction: 409,
    NothingToUndo: 409,
}


def status_of(error: WolfdenError) -> int:
    """Return the HTTP status that goes with an error."""
    if isinstance(error, Refusal):
        return error.status
    return _RULES_STATUS.get(type(error), 400)


def text_of(error: WolfdenError, title: str = "") -> str:
    """Return the key of the text that tells an error in every language, or nothing.

    What the rules forbid is told by the reasons of a title, so only where the title is known.
    """
    if isinstance(error, IllegalAction):
        return f"reason-{title}-{error.key}" if title and error.key else ""
    return f"problem-{error.key}" if error.key else ""


def told(error: WolfdenError) -> dict[str, object]:
    """Return what an answer says of an error: its code, a sentence, and how to say it elsewhere."""
    body: dict[str, object] = {"code": error.code, "message": str(error)}
    if key := text_of(error):
        body.update(key=key, facts=error.facts)
    if rule := rule_of(error):
        body["rule"] = rule
    if isinstance(error, TooMany):
        body["retry_after"] = error.retry_after
    return body


def rule_of(error: WolfdenError) -> str:
    """Return the number of the rule that forbids it, or nothing."""
    return error.rule if isinstance(error, IllegalAction) else ""
