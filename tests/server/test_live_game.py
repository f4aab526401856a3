"""A live game keeps little and knows as much as a record that keeps everything."""

import random

import pytest

from wolfden.core.contract import CHANCE
from wolfden.core.errors import NothingToUndo, OtherRules
from wolfden.core.record import Record
from wolfden.server.tables.live_game import LiveGame, Snapshot, standing_entries
from wolfden.server.tables.model import Entry, SeatInfo, TableInfo
from wolfden.server.tables.wire import Settings
from wolfden.titles import TITLES

SEATS = 3


def info_of(title: str) -> TableInfo:
    """Return the info of a table about to begin."""
    meta = TITLES.get(title).meta()
    return TableInfo(
        id="t",
        title=title,
        rules=meta.rules_version,
        options={},
        settings=Settings(),
        host="",
        seats=[SeatInfo() for _ in range(SEATS)],
        created=0,
    )


class Played:
    """A game played at random on a live game and on a record alike, with undos in between."""

    def __init__(self, title: str, turns: int) -> None:
        self.info = info_of(title)
        self.game = TITLES.get(title)
        self.live = LiveGame(self.game, self.info)
        self.record = Record(self.game, SEATS)
        self.entries: list[Entry] = []
        self.snapshots: list[Snapshot] = []
        self._rng = random.Random(title)
        for _ in range(turns):
            self._turn()

    def _turn(self) -> None:
        steps = self.live.resolve_chance(self._rng, 0)
        for step in steps:
            self.record.apply(self.record.state.parse(CHANCE, step.entry.words))
        actors = self.live.state.actors()
        if actors:
            seat = self._rng.choice(actors)
            self.check(seat)
            if self._rng.random() < 0.3 and self.live.undoable(seat):
                self.record.undo(seat)
                steps.append(self.live.undo(seat, 0))
            else:
                action = self._rng.choice(self.live.state.legal(seat))
                self.record.apply(action)
                steps += self.live.act(seat, str(action), 0)
        self.entries += [step.entry for step in steps]
        if snapshot := self.live.snapshot():
            self.snapshots.append(snapshot)

    def check(self, seat: int) -> None:
        """Game and record agree on what may be taken back.

        What a seat did before another one acted stays, even if that one takes its action back.
        """
        others = [one.seq for one in self.entries if one.kind == "act" and one.seat != seat]
        since = max(others, default=0)
        own = [one for one in standing_entries(self.entries, 0) if one.seq > since]
        assert self.live.undoable(seat) == min(self.record.undoable(seat), len(own))
        assert self.live.ply == len(self.record.steps)


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_live_game_agrees_with_a_record(title: str) -> None:
    played = Played(title, 400)
    assert played.live.state.dump() == played.record.state.dump()
    assert [entry.seq for entry in played.entries] == list(range(1, len(played.entries) + 1))
    kept = standing_entries(played.entries, 0)
    assert [entry.words for entry in kept] == [str(step.action) for step in played.record.steps]


@pytest.mark.parametrize("title", TITLES.ids())
def test_every_snapshot_leads_to_the_same_game(title: str) -> None:
    played = Played(title, 400)
    for snapshot in [None, *played.snapshots]:
        live = LiveGame(played.game, played.info, snapshot)
        live.replay([entry for entry in played.entries if entry.seq > live.seq])
        assert live.state.dump() == played.live.state.dump()
        assert (live.seq, live.ply) == (played.live.seq, played.live.ply)
        for seat in range(SEATS):
            assert live.undoable(seat) == played.live.undoable(seat)


def test_nothing_is_taken_back_that_is_not_there() -> None:
    live = Played("the-wolves", 1).live
    with pytest.raises(NothingToUndo):
        live.undo(live.state.actors()[0], 0)


def test_a_table_of_other_rules_is_not_played() -> None:
    info = info_of("the-wolves")
    info.rules = 99
    with pytest.raises(OtherRules, match="version 99"):
        LiveGame(TITLES.get("the-wolves"), info)
