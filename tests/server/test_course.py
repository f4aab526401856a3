"""A course keeps little and knows as much as a record that keeps everything."""

import random

import pytest

from wolfden.core.contract import CHANCE
from wolfden.core.errors import NothingToUndo, OtherRules
from wolfden.core.record import Record
from wolfden.server.tables.course import Course, Entry, Snapshot, standing
from wolfden.server.tables.sheet import SeatRow, Sheet
from wolfden.server.wire.things import Settings
from wolfden.titles import TITLES

SEATS = 3


def sheet_of(title: str) -> Sheet:
    """Return the sheet of a table about to begin."""
    meta = TITLES.get(title).meta()
    return Sheet(
        id="t",
        title=title,
        rules=meta.rules_version,
        options={},
        settings=Settings(),
        host="",
        seats=[SeatRow() for _ in range(SEATS)],
        created=0,
    )


class Played:
    """A game played at random on a course and on a record at once, with undos in between."""

    def __init__(self, title: str, turns: int) -> None:
        self.sheet = sheet_of(title)
        self.game = TITLES.get(title)
        self.course = Course(self.game, self.sheet)
        self.record = Record(self.game, SEATS)
        self.entries: list[Entry] = []
        self.snapshots: list[Snapshot] = []
        self._rng = random.Random(title)
        for _ in range(turns):
            self._turn()

    def _turn(self) -> None:
        steps = self.course.resolve_chance(self._rng, 0)
        for step in steps:
            self.record.apply(self.record.state.parse(CHANCE, step.entry.words))
        actors = self.course.state.actors()
        if actors:
            seat = self._rng.choice(actors)
            self.check(seat)
            if self._rng.random() < 0.3 and self.course.undoable(seat):
                self.record.undo(seat)
                steps.append(self.course.undo(seat, 0))
            else:
                action = self._rng.choice(self.course.state.legal(seat))
                self.record.apply(action)
                steps += self.course.act(seat, str(action), 0)
        self.entries += [step.entry for step in steps]
        if snapshot := self.course.snapshot():
            self.snapshots.append(snapshot)

    def check(self, seat: int) -> None:
        """Course and record agree on what may be taken back."""
        assert self.course.undoable(seat) == self.record.undoable(seat)
        assert self.course.ply == len(self.record.steps)


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_course_agrees_with_a_record(title: str) -> None:
    played = Played(title, 400)
    assert played.course.state.dump() == played.record.state.dump()
    assert [entry.seq for entry in played.entries] == list(range(1, len(played.entries) + 1))
    kept = standing(played.entries, 0)
    assert [entry.words for entry in kept] == [str(step.action) for step in played.record.steps]


@pytest.mark.parametrize("title", TITLES.ids())
def test_every_snapshot_leads_to_the_same_game(title: str) -> None:
    played = Played(title, 400)
    for snapshot in [None, *played.snapshots]:
        course = Course(played.game, played.sheet, snapshot)
        course.follow([entry for entry in played.entries if entry.seq > course.seq])
        assert course.state.dump() == played.course.state.dump()
        assert (course.seq, course.ply) == (played.course.seq, played.course.ply)
        for seat in range(SEATS):
            assert course.undoable(seat) == played.course.undoable(seat)


def test_nothing_is_taken_back_that_is_not_there() -> None:
    course = Played("the-wolves", 1).course
    with pytest.raises(NothingToUndo):
        course.undo(2, 0)


def test_a_table_of_other_rules_is_not_played() -> None:
    sheet = sheet_of("the-wolves")
    sheet.rules = 99
    with pytest.raises(OtherRules, match="version 99"):
        Course(TITLES.get("the-wolves"), sheet)
