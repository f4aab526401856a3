"""Random games under observation, for the contract suite and for long soaks."""

import random

from tests.contract.checks import (
    check_actors,
    check_everything,
    check_outcome,
    random_move,
    title_check,
)
from tests.contract.tables import Table
from wolfden.core.contract import CHANCE, Outcome, Seat
from wolfden.core.text.replay import Line, Replay, read, replayed, result_of, write

REMEMBERED = 12
"""How many actions from other moments are tried out of place, and how many slips of the pen."""


class CheckedGame:
    """One random game, looked at on its way.

    The seed decides the game alone: how often one looks does not change what is played.
    """

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.state = table.game.setup(table.seats, table.options)
        self.moves: list[tuple[Seat, int]] = []
        self.decisions = 0
        self._check = title_check(table.game)
        self._rng = random.Random(seed)
        self._looking = random.Random(seed)
        self._texts: list[str] = []

    def play(self, looks: float, check_every: int = 1) -> Outcome:
        """Play to the end.

        Every state is checked in full with a chance of ``looks`` / (``looks`` + steps so far), so
        that the short opening is seen as well as the long middle. The title's own check runs on
        every ``check_every``-th state.
        """
        while actors := self.state.actors():
            step = len(self.moves)
            if step % check_every == 0:
                self._check(self.state)
            if self._looking.random() * (looks + step) < looks:
                self._look()
            self._step(actors)
        self._check(self.state)
        check_actors(self.state, self.table.seats)
        outcome = self.state.outcome()
        check_outcome(outcome, self.table.seats)
        assert outcome is not None
        return outcome

    def _look(self) -> None:
        texts = self._looking.sample(self._texts, min(REMEMBERED, len(self._texts)))
        texts += self._slips()
        table = self.table
        check_everything(table.game, self.state, table.seats, texts, self._looking)
        for seat in self.state.actors():
            self._texts.append(str(self._looking.choice(self.state.legal(seat))))

    def _slips(self) -> list[str]:
        """Return slips of the pen: legal actions with a word exchanged, left out or added."""
        legal = [action.words for seat in self.state.actors() for action in self.state.legal(seat)]
        slips = []
        for _slip in range(REMEMBERED if legal else 0):
            one = self._looking.choice(legal)
            other = self._looking.choice([words for words in legal if words[0] == one[0]])
            place = self._looking.randrange(len(other) + 1)
            slips.append(" ".join([*one[:place], *other[place : place + 1], *one[place + 1 :]]))
            slips.append(" ".join(one[:place]))
        return slips

    def _step(self, actors: tuple[Seat, ...]) -> None:
        seat, code = random_move(self.state, actors, self._rng)
        self.decisions += seat != CHANCE
        self.moves.append((seat, code))
        self.state.play(seat, code)

    def replay(self) -> Replay:
        """Return the game so far as a replay."""
        meta = self.table.game.meta()
        words = self.state.notation()
        return Replay(
            title=meta.id,
            rules=meta.rules_version,
            seats=self.table.seats,
            options=dict(self.table.options),
            lines=[Line(seat, words.write(code)) for seat, code in self.moves],
            result=result_of(self.state),
        )

    def check_replay(self) -> None:
        """A replay written, read and played through ends in the same position."""
        record = replayed(read(write(self.replay())), self.table.game)
        assert record.state.dump() == self.state.dump(), "the replay ends in another position"
