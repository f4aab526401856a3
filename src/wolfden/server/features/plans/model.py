"""Plans for games over days: what a seat replies if others do what it expects.

A plan is a few lines of actions from a position on. While the game goes along a line, the server
plays the actions of the plan's own seat; pure data and decisions, without I/O. Only games in which
nothing is ever hidden have plans: elsewhere a seat does not know what others may do. A line ends
before the first roll or draw.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from wolfden.core.contract import CHANCE, Action, Seat, State
from wolfden.core.events import Log
from wolfden.server.base.errors import BadRequest, NotAllowed
from wolfden.server.tables.model import Entry, Step, TableInfo
from wolfden.teaching.actions import Move

MOST_LINES: Final = 5
MOST_MOVES: Final = 60
"""Actions of one line."""

Ended = Literal["", "done", "other", "undone", "illegal"]
"""Why a plan is over: all of it was played; the game went another way; an action was taken back;
the rules forbid the reply."""


class Plan(Struct, kw_only=True):
    """The plan of a seat, as it is stored; its lines begin after the entry ``seq``."""

    table_id: str
    seat: Seat
    guest: str
    seq: int
    lines: list[list[Move]]
    ended: Ended = ""
    revision: int = 1
    """Counts the changes, so that two processes cannot both carry out the same plan."""

    def follow(self, entries: Sequence[Entry]) -> "Plan":
        """Return the plan after further entries of its game."""
        plan = self
        for entry in entries:
            if not plan.ended and entry.seq > plan.seq:
                plan = _after(plan, entry)
        return plan

    def stopped(self, why: Ended) -> "Plan":
        """Return the plan as one that is over."""
        return replace(self, lines=[], ended=why)

    @property
    def reply(self) -> str:
        """The action of its own seat that is due; empty if others are to act first."""
        own = [line[0].action for line in self.lines if line[0].seat == self.seat]
        return own[0] if own else ""


def _after(plan: Plan, entry: Entry) -> Plan:
    if entry.kind != "act":
        return plan.stopped("undone")
    fitting = [line[1:] for line in plan.lines if line[0] == Move(entry.seat, entry.words)]
    if not fitting:
        return plan.stopped("other")
    lines = [line for line in fitting if line]
    after = replace(plan, seq=entry.seq, lines=lines)
    return after if lines else after.stopped("done")


def allows_plans(info: TableInfo, state: State) -> bool:
    """Whether seats of a table may plan ahead."""
    is_slow = info.settings.clock.kind == "days"
    return is_slow and info.status == "running" and not state.has_secrets()


def require_plans(info: TableInfo, state: State) -> None:
    """Raise NotAllowed if the seats of a table may not plan ahead."""
    if info.settings.clock.kind != "days":
        raise NotAllowed("plan-days")
    if state.has_secrets():
        raise NotAllowed("plan-secrets")


def play_line(state: State, moves: Sequence[Move]) -> Iterator[Step]:
    """Play the actions of a line as ``play_moves``; NotAllowed where chance is to act."""

    def read(move: Move) -> Action:
        if state.actors() == (CHANCE,):
            raise NotAllowed("plan-chance")
        return state.parse(move.seat, move.action)

    return play_moves(state, map(read, moves))


def play_moves(state: State, actions: Iterable[Action]) -> Iterator[Step]:
    """Play actions in a state that is the caller's; yield each as a new entry.

    An action is asked for when those before it are played. WrongSeat or IllegalAction as the rules
    say.
    """
    for number, action in enumerate(actions, start=1):
        log = Log()
        state.apply(action, log)
        entry = Entry(number, "act", number, action.seat, str(action), 0)
        yield Step(entry, action, tuple(log.events))


def checked_lines(state: State, seat: Seat, lines: Sequence[Sequence[Move]]) -> list[list[Move]]:
    """Return lines as they are stored: each possible, up to the last reply of the seat.

    Raises as ``play_line``; BadRequest if a line has no reply or begins with one, and if two lines
    reply differently to the same.
    """
    found = [_checked_line(state.copy(), seat, line) for line in lines]
    replies: dict[tuple[Move, ...], Move] = {}
    for line in found:
        for number, move in enumerate(line):
            before = tuple(line[:number])
            if replies.setdefault(before, move) != move and seat in (
                move.seat,
                replies[before].seat,
            ):
                raise BadRequest("plan-twice")
    return found


def _checked_line(state: State, seat: Seat, line: Sequence[Move]) -> list[Move]:
    moves = [Move(step.entry.seat, step.entry.words) for step in play_line(state, line)]
    while moves and moves[-1].seat != seat:
        moves.pop()
    if not moves or moves[0].seat == seat:
        raise BadRequest("plan-reply")
    return moves
