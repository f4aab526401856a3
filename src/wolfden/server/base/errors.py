"""Errors of the server: one class, one code, one HTTP status each."""

from typing import ClassVar, TypeVar

from wolfden.core.errors import IllegalAction, NothingToUndo, UnknownTitle, WolfdenError, WrongSeat

T = TypeVar("T")


class Refusal(WolfdenError):
    """A refused request or message; ``status`` is its HTTP status."""

    status: ClassVar[int] = 400

    def __init_subclass__(cls, code: str = "", status: int = 0) -> None:
        super().__init_subclass__()
        cls.code, cls.status = code or cls.code, status or cls.status


class BadRequest(Refusal, code="bad_request"):
    """A message or body is not as the protocol describes it."""


class NoGuest(Refusal, code="no_guest", status=401):
    """Cookie or token is missing, forged, expired or signed out."""


class DoorClosed(Refusal, code="door_closed", status=401):
    """The server is closed, and the request has nothing that lets in."""


class WrongKey(Refusal, code="wrong_key", status=403):
    """Neither the password of the door nor a code that works."""


class ForeignOrigin(Refusal, code="foreign_origin", status=403):
    """A page of another site sent this."""


class ForeignHost(Refusal, code="foreign_host", status=421):
    """The server is not reached under this name."""


class NotYours(Refusal, code="not_yours", status=403):
    """The seat, table or chat room belongs to another guest."""


class NotAllowed(Refusal, code="not_allowed", status=403):
    """The table's settings or the moment do not allow this."""


class Banned(Refusal, code="banned", status=403):
    """The operator has banned the guest."""


class NotFound(Refusal, code="not_found", status=404):
    """The table, guest, bot, code or step does not exist."""


class Stale(Refusal, code="stale", status=409):
    """The table has moved on since the client decided."""


class SeatTaken(Refusal, code="seat_taken", status=409):
    """Another guest holds the seat."""


class WrongState(Refusal, code="wrong_state", status=409):
    """The table is not open, running or finished, as this would need."""


class NoStep(NotFound):
    """The game has fewer steps."""

    def __init__(self, step: int, last: int) -> None:
        super().__init__("no-such-step", step=step, last=last)


class TooMany(Refusal, code="too_many", status=429):
    """A rate limit was exceeded; ``retry_after`` is in seconds."""

    def __init__(self, retry_after: int, key: str = "wait") -> None:
        super().__init__(key, seconds=retry_after)
        self.retry_after = retry_after


class HeadTooLarge(Refusal, code="too_large", status=431):
    """The headers or trailers of a request are too long, or too many."""

    def __init__(self, size: int, lines: int) -> None:
        super().__init__("head-too-large", kilobytes=size // 1024, lines=lines)


class StorageFailed(Refusal, code="storage", status=503):
    """The disk or the database failed; nothing was changed."""


def require(found: T | None, refusal: Refusal) -> T:
    """Return what was looked for; raise the refusal if it was not found."""
    if found is None:
        raise refusal
    return found


def status_of(error: WolfdenError) -> int:
    """Return the HTTP status of an error; of those of the rules, some have their own."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, WrongSeat | IllegalAction | NothingToUndo):
        return 409
    return 404 if isinstance(error, UnknownTitle) else 400


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
