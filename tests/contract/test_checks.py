"""The checks catch what they are there for: each breaks one promise of a sound title."""

import dataclasses
import itertools
import random
from typing import Self

import pytest
from wolfden_ambush.game import Ambush, AmbushState
from wolfden_ambush.rules.actions import code, verb_and_value
from wolfden_ambush.rules.vocabulary import CARDS, DRAW, FOLD, SHOW, SWAP
from wolfden_ambush.text.notation import AmbushNotation

from wolfden.core.changes import Change
from wolfden.core.contract import CHANCE, Json, Notation, Outcome, Reason, Seat, State
from wolfden.core.events import Event, Log
from wolfden.testing import CheckedGame, Table
from wolfden.testing.checks import check_derived


class LeakyView(AmbushState):
    """Shows every card to everyone."""

    def view(self, seat: Seat | None) -> Json:
        """Return too much."""
        return {**super().view(seat), "cards": self.cards}


class LeakyEvents(AmbushState):
    """Shows a secret bid to everyone."""

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Log a secret as a public fact."""
        super().play(seat, code, log)
        if log is not None and seat != CHANCE and self.bids[seat]:
            log.add("whisper", seat, {"card": CARDS[self.cards[seat]]})


class SilentReveal(AmbushState):
    """Brings a card to light and does not say that this is a reveal."""

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Hide that something came to light."""
        super().play(seat, code, log)
        if log is not None:
            log.events = [
                Event(event.name, event.seat, {}, event.private, reveals=False)
                for event in log.events
            ]


class LeakyChoices(AmbushState):
    """Lets a seat guess its neighbour's card from its own choices."""

    def codes(self, seat: Seat) -> list[int]:
        """Depend on a secret."""
        closed = code(SWAP) if seat > 0 and self.cards[0] == 0 else None
        return [one for one in super().codes(seat) if one != closed]


class LeakyWorlds(AmbushState):
    """Lets the true card of a rival shine through the worlds a seat is given."""

    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        """Depend on a secret."""
        for _roll in range(sum(self.cards)):
            rng.random()
        return super().resample(seat, rng)


class SharedCopy(AmbushState):
    """Copies share their bids."""

    def copy(self) -> Self:
        """Share a list."""
        twin = super().copy()
        twin.bids = self.bids
        return twin


class SilentChanges(AmbushState):
    """Forgets what has changed."""

    def view_changes(self, before: State, seat: Seat | None) -> list[Change]:
        """Say that nothing has."""
        return []


class RestlessOrder(AmbushState):
    """Lists actions in another order each time."""

    turns = itertools.count()

    def codes(self, seat: Seat) -> list[int]:
        """Change the order."""
        codes = super().codes(seat)
        return codes[::-1] if next(self.turns) % 2 else codes


class DeadEnd(AmbushState):
    """Leaves a seat without anything to do."""

    def codes(self, seat: Seat) -> list[int]:
        """Forget showing and folding."""
        return [one for one in super().codes(seat) if verb_and_value(one)[0] not in (SHOW, FOLD)]


class BusyBystander(AmbushState):
    """Lists actions for a seat that may not act."""

    def codes(self, seat: Seat) -> list[int]:
        """Let everyone fold."""
        return super().codes(seat) or [code(FOLD)]


class WeightlessChance(AmbushState):
    """Lists an outcome that cannot come."""

    def weights(self) -> list[int]:
        """Give every outcome but the first no weight."""
        return [weight * (place == 0) for place, weight in enumerate(super().weights())]


class ForgetfulDump(AmbushState):
    """Leaves cards laid aside out of its position text."""

    def dump(self) -> str:
        """Forget something."""
        lines = super().dump().splitlines(keepends=True)
        return "".join(line.partition(" aside=")[0].rstrip("\n") + "\n" for line in lines)


class CostlyRefusal(AmbushState):
    """Takes a bid back when a seat bids too much."""

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Change the state while refusing."""
        reason = super().refusal(seat, words, whole)
        if reason is not None and any(self.bids):
            self.bids = [0] * self.seats
        return reason


class ClosedBeginning(AmbushState):
    """Explains legal actions away."""

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Refuse what is legal."""
        return Reason("never", "T0", {}, "ambush")


class LooseRefusal(AmbushState):
    """Lists what its rules refuse to explain: a bid above the highest one is not refused."""

    def highest_bid(self, seat: Seat) -> int:
        """Let the list, and only the list, know the true limit."""
        return super().highest_bid(seat) + (1 if self.is_asked else 0)

    is_asked = False

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Ask with the wrong limit."""
        self.is_asked = True
        reason = super().refusal(seat, words, whole)
        self.is_asked = False
        return reason


class EndlessWords(AmbushNotation):
    """Writes one action as the beginning of another."""

    def write(self, code: int) -> str:
        """Write ``fold`` as ``show not``."""
        return super().write(code).replace("fold", "show not")

    def read(self, text: str) -> int:
        """Read it back."""
        return super().read(text.replace("show not", "fold"))


class SharedBeginning(AmbushState):
    """Speaks a notation in which ``show`` begins ``show not``."""

    def notation(self) -> Notation:
        """Return the bad notation."""
        return EndlessWords()


class WrongSum(AmbushState):
    """Counts a point that is in no part of the score."""

    def outcome(self) -> Outcome | None:
        """Add a point."""
        outcome = super().outcome()
        if outcome is None:
            return None
        return dataclasses.replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


FAULTS: list[tuple[type[AmbushState], str]] = [
    (LeakyView, "sees a secret"),
    (LeakyEvents, "the events reveal"),
    (SilentReveal, "no event says that something was revealed"),
    (LeakyChoices, "choices show a secret"),
    (LeakyWorlds, "the same dice make other worlds"),
    (SharedCopy, "changed"),
    (SilentChanges, "show other changes"),
    (RestlessOrder, "the list differs|lists other actions"),
    (DeadEnd, "0 actions|dead end"),
    (BusyBystander, "actions, actors="),
    (WeightlessChance, "not above zero"),
    (ForgetfulDump, "load.* differs"),
    (CostlyRefusal, "a refused action changed the state"),
    (ClosedBeginning, "leads to a legal action"),
    (SharedBeginning, "is the beginning of"),
    (WrongSum, "parts of seat"),
]


def play_often(make: type[AmbushState]) -> None:
    """Play some games in which every state is looked at."""
    for seed in range(40):
        CheckedGame(Table(Ambush(make), 3), seed).play(looks=1e9)


def test_a_sound_title_passes_every_check() -> None:
    play_often(AmbushState)


def test_refusals_that_forget_a_rule_are_noticed() -> None:
    state = Ambush(LooseRefusal).setup(2)
    for card in (0, 1):
        state.play(CHANCE, code(DRAW, card))
    with pytest.raises(AssertionError, match=r"not listed: .*bid 3"):
        check_derived(state, 0)


@pytest.mark.parametrize(
    ("make", "complaint"), FAULTS, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_broken_promise_is_noticed(make: type[AmbushState], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        play_often(make)
