"""A study: a position and the lines that were tried from it, as data, as a text and as a link.

::

    wolfden-analysis 1
    title: <title>
    rules: 1
    seats: 2
    name 1: Ash
    position| position <title> rules=1 seats=2
    position| …

    line: As played
    1 move forest +home
    2 howl @h4
    line 1 after 1: Through the lake
    2 den @c4 +home

The header is that of a replay file, always with a position. Lines are counted from one; a further
one leaves an earlier one after some of the actions along it, counted from the position.
"""

import base64
import re
import zlib
from collections.abc import Iterator
from typing import Final

from msgspec import Struct, field

from wolfden.core.contract import CHANCE, Game, State
from wolfden.core.errors import BadPosition, BadReplay, WolfdenError
from wolfden.core.record import Record
from wolfden.core.registry import Registry
from wolfden.core.text.position import rows_of, seats_of, split_lines
from wolfden.core.text.replay import (
    FIRST_LINE as REPLAY,
    MAX_LENGTH,
    Replay,
    ReplayLine,
    one_line,
    open_replay,
    read_headers,
    read_line,
    split_headers,
    write_headers,
    write_line,
)
from wolfden.teaching.actions import Move

FIRST_LINE: Final = "wolfden-analysis 1"
POSITION: Final = "position "
MOST_BRANCHES: Final = 60
MOST_MOVES: Final = 2000
NAME_LENGTH: Final = 60
LINK_LENGTH: Final = 6000
"""The most characters of a link: chat programs and mails cut off much longer ones."""


class Branch(Struct):
    """A line: where it leaves an earlier one, and its own actions.

    ``after`` counts the actions along the earlier line, those before its own beginning included.
    """

    moves: list[Move]
    name: str = ""
    parent: int = -1
    after: int = 0


class Study(Struct):
    """A position and lines from it; the first line begins at the position."""

    title: str
    rules: int
    seats: int
    position: str
    names: list[str] = field(default_factory=list)
    lines: list[Branch] = field(default_factory=list)

    def path(self, line: int, after: int) -> list[Move]:
        """Return the first ``after`` actions along a line, from the position on."""
        if line < 0 or after == 0:
            return []
        branch = self.lines[line]
        before = self.path(branch.parent, branch.after)
        return [*before, *branch.moves][:after]


# Where studies come from.


def study_of_record(record: Record, names: list[str]) -> Study:
    """Return a game as a study: its beginning, and one line as it was played.

    A game in which only chance has acted is the position that was dealt.
    """
    steps = record.steps
    if all(step.action.seat == CHANCE for step in steps):
        steps = []
    first = steps[0].before if steps else record.state
    study = study_of_state(record.game, first, record.seats)
    study.names = names
    if steps:
        study.lines = [Branch([Move(step.action.seat, str(step.action)) for step in steps])]
    return study


def study_of_state(game: Game, state: State, seats: int) -> Study:
    """Return a study of one position, without lines."""
    meta = game.meta()
    return Study(meta.id, meta.rules_version, seats, state.dump())


def open_study(text: str, titles: Registry) -> Study:
    """Return the study in a text; raises as ``open_and_play``."""
    return open_and_play(text, titles)[0]


def open_and_play(text: str, titles: Registry) -> tuple[Study, list[list[State]]]:
    """Return the study in a text (an analysis, a replay or a position), and its positions.

    These are as ``play_lines`` returns them.

    Raises:
        BadReplay, BadPosition, UnknownTitle, BadSetup, BadData: what is wrong, and where.
    """
    if len(text) > MAX_LENGTH:
        raise BadReplay("replay-long", length=len(text), most=MAX_LENGTH)
    first = next((row.strip() for row in rows_of(text)), "")
    if first == REPLAY:
        replay, record = open_replay(text.lstrip(), titles)
        study = study_of_record(
            record, [replay.names.get(seat, "") for seat in range(replay.seats)]
        )
    elif first.startswith(POSITION):
        game = titles.get(first.split()[1] if len(first.split()) > 1 else "")
        study = study_of_state(game, game.load(text), int(seats_of(text)))
    else:
        study = read_study(text.lstrip())
    return study, play_lines(study, titles)


def play_lines(study: Study, titles: Registry) -> list[list[State]]:
    """Play all lines of a study; return its position, then the positions along each line.

    Raises:
        OtherRules: it was made under rules that ours cannot reproduce.
        BadReplay: a line is too long, leaves from nowhere, or has an action that is not allowed.
    """
    check_size(study)
    game = titles.get(study.title)
    game.meta().todays_options(study.rules, {})
    states = [[game.load(study.position)]]
    for number, branch in enumerate(study.lines):
        world = _state_at(study, states, branch.parent, branch.after).copy()
        states.append([world.copy()])
        for move in branch.moves:
            try:
                world.apply(world.parse(move.seat, move.action))
            except WolfdenError as error:
                raise BadReplay(
                    "analysis-step", line=number + 1, text=move.action, trouble=str(error)
                ) from error
            states[-1].append(world.copy())
    return states


def check_size(study: Study) -> None:
    """Check how much a study holds, and that each line leaves one before it.

    Raises:
        BadReplay: it holds too much, or a line leaves from nowhere.
    """
    moves = sum(len(branch.moves) for branch in study.lines)
    if len(study.lines) > MOST_BRANCHES or moves > MOST_MOVES:
        raise BadReplay("analysis-long", lines=MOST_BRANCHES, actions=MOST_MOVES)
    lengths = [0]
    """How many actions there are along the position itself, and along each line."""
    for number, branch in enumerate(study.lines):
        is_known = -1 <= branch.parent < number
        if not is_known or not 0 <= branch.after <= lengths[branch.parent + 1]:
            raise BadReplay("analysis-branch", line=number + 1)
        lengths.append(branch.after + len(branch.moves))


def _state_at(study: Study, states: list[list[State]], line: int, after: int) -> State:
    """Return the position after some actions along a line; ``states`` begins with the first."""
    branch = study.lines[line] if line >= 0 else Branch([])
    if after < branch.after:
        return _state_at(study, states, branch.parent, after)
    return states[line + 1][after - branch.after]


# Texts.

_BRANCH: Final = re.compile(r"line(?: (?P<parent>[1-9][0-9]?))?(?: after (?P<after>[0-9]{1,4}))?:")


def write_study(study: Study) -> str:
    """Return a study as text; ``read_study`` is its inverse."""
    head = Replay(study.title, study.rules, study.seats, position=study.position)
    head.names = {seat: name for seat, name in enumerate(study.names) if name}
    rows = [row for branch in study.lines for row in _branch_rows(branch)]
    return "\n".join([FIRST_LINE, *write_headers(head), "", *rows]) + "\n"


def _branch_rows(branch: Branch) -> Iterator[str]:
    parent = f" {branch.parent + 1}" if branch.parent >= 0 else ""
    after = f" after {branch.after}" if branch.after else ""
    yield f"line{parent}{after}: {one_line(branch.name)[:NAME_LENGTH]}".rstrip()
    for move in branch.moves:
        yield write_line(ReplayLine(move.seat, move.action))


def read_study(text: str) -> Study:
    """Read the form of an analysis; ``play_lines`` then checks what it says.

    Raises:
        BadReplay: it is not an analysis, or a line cannot be read.
        BadPosition: the headers contradict the position.
    """
    rows = split_lines(text)
    if rows[0].strip() != FIRST_LINE:
        raise BadReplay("analysis-first-line", first=FIRST_LINE)
    headers, body = split_headers(rows)
    head = read_headers(headers)
    _check_head(head)
    names = [head.names.get(seat, "") for seat in range(head.seats)] if head.names else []
    study = Study(head.title, head.rules, head.seats, head.position, names)
    for number, row in body:
        if match := _BRANCH.match(row):
            parent, after = match["parent"], match["after"]
            name = row[match.end() :].strip()[:NAME_LENGTH]
            study.lines.append(Branch([], name, int(parent or 0) - 1, int(after or 0)))
        elif study.lines:
            line = read_line(number, row)
            study.lines[-1].moves.append(Move(line.seat, line.text))
        else:
            raise BadReplay("replay-action-line", line=number, text=row)
    return study


def _check_head(head: Replay) -> None:
    """Check that the headers say nothing else than the position, which has options and seats."""
    if not head.position:
        raise BadReplay("replay-header-missing", header="position")
    for name in head.options:
        raise BadReplay("replay-header-unknown", header=f"option {name}")
    if seats_of(head.position) != str(head.seats):
        raise BadPosition("position-seats", found=seats_of(head.position), seats=head.seats)


# Links.


def write_link(study: Study) -> str:
    """Return a study as the end of a link; ``""`` if it is too long for one."""
    packed = zlib.compress(write_study(study).encode(), 9)
    text = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return text if len(text) <= LINK_LENGTH else ""


def read_link(text: str) -> str:
    """Return the text of a study from the end of a link.

    Raises:
        BadReplay: the link is damaged, or holds too much.
    """
    try:
        packed = base64.urlsafe_b64decode(text[:LINK_LENGTH] + "=" * (-len(text) % 4))
        inflate = zlib.decompressobj()
        found = inflate.decompress(packed, MAX_LENGTH).decode()
    except (ValueError, zlib.error) as error:
        raise BadReplay("analysis-link") from error
    if not inflate.eof:
        raise BadReplay("analysis-link")
    return found
