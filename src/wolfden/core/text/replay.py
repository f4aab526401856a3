"""Replay files: a game as text, one action a line, every step checked again on reading.

::

    wolfden-replay 1
    title: <title>
    rules: 1
    seats: 3
    option packs: chosen
    name 1: Ash

    ~ region 7
    1 draft @h8
    2 draft @j9  (12.5)  # took 12.5 seconds
    = full-moon 54 40 33

``~`` is chance, a number the seat counted from one. The last line is ``=`` with the end reason and
the scores, or ``...`` for an unfinished game; a file without either was cut off. A document option
or a start position takes several header lines, each with ``|`` in front of its text.
"""

import re
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final

from wolfden.core.contract import CHANCE, Game, Seat, State
from wolfden.core.errors import BadReplay, NotationError, WolfdenError
from wolfden.core.options import Options, Value
from wolfden.core.record import Record
from wolfden.core.registry import Registry
from wolfden.core.secrecy import redact_words
from wolfden.core.text.position import document_lines, split_lines

FIRST_LINE: Final = "wolfden-replay 1"
UNFINISHED: Final = "..."
MAX_LENGTH: Final = 512 * 1024
"""The most characters of a replay file; our longest has a sixteenth of them."""
VISITS: Final = ".visits"
"""Ends the name of a file next to a replay: for each action line a JSON object with how often
a search tried each action of that seat; empty where there was no search."""


@dataclass(frozen=True)
class ReplayLine:
    """One action line: who, what, how long it took, and a comment."""

    seat: Seat
    text: str
    seconds: float | None = None
    comment: str = ""
    number: int = 0
    """The number of the line in its file; 0 if it comes from no file."""


@dataclass
class Replay:
    """What a replay file says, before any rule has looked at it."""

    title: str
    rules: int
    seats: int
    options: Options = field(default_factory=dict)
    names: dict[Seat, str] = field(default_factory=dict)
    position: str = ""
    lines: list[ReplayLine] = field(default_factory=list)
    result: str = UNFINISHED


def replay_of(record: Record, names: dict[Seat, str] | None = None) -> Replay:
    """Return the replay of a record; only options that differ from the default are named."""
    meta = record.game.meta()
    return Replay(
        title=meta.id,
        rules=meta.rules_version,
        seats=record.seats,
        options=meta.changed_options(record.options),
        names=dict(names or {}),
        position=record.position,
        lines=[ReplayLine(step.action.seat, str(step.action)) for step in record.steps],
        result=result_of(record.state),
    )


def replay_for(record: Record, seat: Seat | None, names: dict[Seat, str] | None = None) -> Replay:
    """Return the replay as ``seat`` (``None``: a watcher) may read it.

    While a game runs, an action that others know more of keeps its first word only, and the start
    position is left out. Once it is over, nothing is hidden any more.
    """
    replay = replay_of(record, names)
    if not record.state.is_over:
        replay.position = ""
        replay.lines = [
            ReplayLine(step.action.seat, redact_words(step.action, step.events, seat))
            for step in record.steps
        ]
    return replay


def result_of(state: State) -> str:
    """Return the last line of a replay without its sign: reason and scores, or ``...``."""
    outcome = state.outcome()
    if outcome is None:
        return UNFINISHED
    return " ".join([outcome.reason, *map(str, outcome.scores)])


# Writing.


def write(replay: Replay) -> str:
    """Return the text of a replay file; ``read`` is its inverse."""
    result = UNFINISHED if replay.result == UNFINISHED else f"= {replay.result}"
    lines = map(write_line, replay.lines)
    return "\n".join([FIRST_LINE, *write_headers(replay), "", *lines, result]) + "\n"


def write_headers(replay: Replay) -> list[str]:
    """Return the header lines: what is known before the first action."""
    head = [
        f"title: {replay.title}",
        f"rules: {replay.rules}",
        f"seats: {replay.seats}",
    ]
    for name, value in replay.options.items():
        head += _header(f"option {name}", value)
    head += [f"name {seat + 1}: {one_line(name)}" for seat, name in replay.names.items()]
    if replay.position:
        head += _header("position", replay.position)
    return head


def _header(key: str, value: Value) -> list[str]:
    if isinstance(value, str) and "\n" in value:
        return document_lines(key, value)
    return [f"{key}: {value}"]


def write_line(line: ReplayLine) -> str:
    """Return an action line; ``read_line`` is its inverse."""
    seat = "~" if line.seat == CHANCE else str(line.seat + 1)
    clock = "" if line.seconds is None else f"  ({_decimal(line.seconds)})"
    comment = f"  # {one_line(line.comment)}" if line.comment else ""
    return f"{seat} {line.text}{clock}{comment}"


def _decimal(seconds: float) -> str:
    """Return a time with all of its digits and without an exponent."""
    return format(Decimal(repr(seconds)), "f").removesuffix(".0")


def one_line(note: str) -> str:
    """Fold what a person wrote into one line, so that no note can pass for a line of the file."""
    return " ".join(note.split())


# Reading.

_SEAT: Final = re.compile(r"~|[1-9][0-9]?")
_SECONDS: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,400})?")
"""Every time below 30,000 years: as a fraction, the smallest float has 324 digits."""
_HEADER: Final = re.compile(r"(?P<key>[a-z][a-z0-9 -]*)(?P<sign>[:|]) ?(?P<value>.*)")


def read(text: str) -> Replay:
    """Read the form of a replay file; ``replayed`` then checks what it says.

    Raises:
        BadReplay: no replay file, too long, a line that cannot be read, or a file cut off.
    """
    if len(text) > MAX_LENGTH:
        raise BadReplay("replay-long", length=len(text), most=MAX_LENGTH)
    lines = split_lines(text)
    if lines[0].strip() != FIRST_LINE:
        raise BadReplay("replay-first-line", first=FIRST_LINE)
    headers, body = split_headers(lines)
    replay = read_headers(headers)
    if not body or not (body[-1][1] == UNFINISHED or body[-1][1].startswith("= ")):
        raise BadReplay("replay-cut-off")
    replay.lines = [read_line(number, line) for number, line in body[:-1]]
    replay.result = body[-1][1].removeprefix("= ").strip()
    return replay


Numbered = tuple[int, str]


def split_headers(lines: list[str]) -> tuple[list[Numbered], list[Numbered]]:
    """Return the header lines and the action lines, blank ones and comments left out.

    The first line names the kind of file and is neither.
    """
    numbered = list(enumerate(lines, start=1))[1:]
    gap = next((at for at, (_, line) in enumerate(numbered) if not line.strip()), len(numbered))
    body = [(number, line.rstrip()) for number, line in numbered[gap:]]
    return numbered[:gap], [(number, line) for number, line in body if line and line[0] != "#"]


def read_headers(headers: list[Numbered]) -> Replay:
    """Return what the header lines say, without any action.

    Raises:
        BadReplay: a line cannot be read, is repeated or is missing.
    """
    found: dict[str, list[str]] = {}
    for number, line in headers:
        match = _HEADER.fullmatch(line)
        if match is None:
            raise BadReplay("replay-header-line", line=number, text=line)
        key, sign, value = " ".join(match["key"].split()), match["sign"], match["value"]
        if key in found and not (sign == "|" and found[key][0].endswith("\n")):
            raise BadReplay("replay-header-twice", line=number, header=key)
        found.setdefault(key, []).append(value.rstrip() if sign == ":" else f"{value}\n")
    return _from_headers({key: "".join(lines) for key, lines in found.items()})


def _from_headers(values: dict[str, str]) -> Replay:
    for key in ("title", "rules", "seats"):
        if key not in values:
            raise BadReplay("replay-header-missing", header=key)
    replay = Replay(
        title=values.pop("title"),
        rules=_whole("rules", values.pop("rules")),
        seats=_whole("seats", values.pop("seats")),
        position=values.pop("position", ""),
    )
    for key, value in values.items():
        match key.split():
            case ["option", name]:
                replay.options[name] = value
            case ["name", seat]:
                replay.names[_seat(replay, seat)] = value
            case _:
                raise BadReplay("replay-header-unknown", header=key)
    return replay


def _seat(replay: Replay, text: str) -> Seat:
    number = _whole("name", text)
    if number > replay.seats:
        raise BadReplay("replay-name", seat=number, seats=replay.seats)
    return number - 1


def _whole(key: str, text: str) -> int:
    """Return a number in the one way it is written: two headers never mean the same seat."""
    if not (text.isascii() and text.isdigit() and text[0] != "0" and len(text) < 9):
        raise BadReplay("replay-header-number", header=key, text=text)
    return int(text)


def read_line(number: int, line: str) -> ReplayLine:
    """Read seat, action, time and comment, each cut off at its sign: long lines cost no more.

    Raises:
        BadReplay: the line is not an action line.
    """
    said, sign, comment = line.partition("#")
    seat, _, rest = said.partition(" ")
    text, bracket, time = rest.partition("(")
    seconds = time.rstrip(" ").removesuffix(")") if bracket else ""
    if (
        not _SEAT.fullmatch(seat)
        or not text.strip(" ")
        or (sign and not said.endswith(" "))
        or (bracket and not (text.endswith(" ") and time.rstrip(" ").endswith(")")))
        or (bracket and not _SECONDS.fullmatch(seconds))
    ):
        raise BadReplay("replay-action-line", line=number, text=line)
    return ReplayLine(
        CHANCE if seat == "~" else int(seat) - 1,
        text.strip(" "),
        float(seconds) if bracket else None,
        comment.removeprefix(" "),
        number,
    )


# Checking.


def replayed(replay: Replay, game: Game) -> Record:
    """Play a replay through again, checking every step and the result.

    Raises:
        OtherRules: it was played under rules that ours cannot reproduce.
        BadReplay: a step or the result does not fit; the line is named.
    """
    options = game.meta().todays_options(replay.rules, replay.options)
    record = Record(game, replay.seats, options, replay.position)
    for line in replay.lines:
        try:
            record.apply(record.state.parse(line.seat, line.text))
        except (NotationError, WolfdenError) as error:
            raise BadReplay(
                "replay-step", line=line.number, text=line.text, trouble=str(error)
            ) from error
    result = result_of(record.state)
    if result != replay.result:
        raise BadReplay("replay-result", said=replay.result, found=result)
    return record


def open_replay(text: str, registry: Registry) -> tuple[Replay, Record]:
    """Read a replay file and play it through.

    Raises:
        BadReplay, UnknownTitle, BadSetup, BadData: what is wrong, and where.
    """
    replay = read(text)
    return replay, replayed(replay, registry.get(replay.title))
