"""Records the golden replays of Brotherhood of the Wolf; run it when the rules change.

::

    python -m tests.titles.brotherhood_of_the_wolf.record_replays

Both sides play by the title's simple players. For each case the first seed is taken whose game
ends as the case wants. Files that no case names are games of older rules (``rules: 1``): those stay
as they are, and play on by the options that stand for their rules.
"""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from benchmarks.sensible import sensible_move
from tests.replays.recording import record_all
from tests.titles.brotherhood_of_the_wolf.games import card_file
from wolfden.core.contract import Action
from wolfden.core.options import Options
from wolfden.core.record import Record
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState


def springs_in_fog() -> str:
    """Return a card file in which Fog is the only effect of every card of spring."""
    head, *cards = card_file().split("[[card]]\n")
    for place, card in enumerate(cards):
        if 'season = "spring"' in card:
            title = re.sub(r"title = .*", f'title = "Fog {place}"', card)
            plain = re.sub(r"text = .*", 'text = "Fog."', title)
            cards[place] = re.sub(r"effects = .*", 'effects = [{ name = "fog" }]', plain)
    return "[[card]]\n".join([head, *cards])


def anything(record: Record) -> bool:
    """Take every game."""
    return bool(record.steps)


def hunter_dragged(record: Record) -> bool:
    """Take a game in which the devil moved a hunter."""
    return any(event.name == "drag" for step in record.steps for event in step.events)


def power_used(record: Record) -> bool:
    """Take a game in which the Beast used a power in fog."""
    return "power used" in actions_of(record)


def power_unused(record: Record) -> bool:
    """Take a game in which the Beast did without a power in fog."""
    return "power unused" in actions_of(record)


def actions_of(record: Record) -> list[str]:
    """Return everything that was done, in the words of replays."""
    return [str(step.action) for step in record.steps]


def card_recalled(record: Record) -> bool:
    """Take a game in which the Beast took a village card back."""
    return any(event.name == "recall" for step in record.steps for event in step.events)


@dataclass(frozen=True)
class Case:
    """A game to record: what it is called, its table, how it ends and what happens in it."""

    name: str
    seats: int
    reason: str
    options: Options = field(default_factory=dict)
    wanted: Callable[[Record], bool] = anything


CASES = (
    Case("2p-devil-at-once", 2, "victims", wanted=hunter_dragged),
    Case("3p-devil-before-attack", 3, "identity", {"devil": "before-attack"}, hunter_dragged),
    Case("2p-power-used-in-fog", 2, "victims", wanted=power_used),
    Case("4p-power-unused-in-fog", 4, "fourth-token", {"command": "shared"}, power_unused),
    Case("2p-recall-but-the-start", 2, "identity", wanted=card_recalled),
)


def play(case: Case, seed: int) -> Record:
    """Play a game of a case to its end."""
    record = Record(GAME, case.seats, case.options)
    rng = random.Random(seed)
    while True:
        record.resolve_chance(rng)
        state = record.state
        assert isinstance(state, BrotherhoodState)
        if state.is_over:
            return record
        seat, code = sensible_move(state, rng)
        record.apply(Action(seat, code, state.notation()))


def found(case: Case) -> Record:
    """Return the first game that ends as the case wants."""
    for seed in count(1):
        record = play(case, seed)
        outcome = record.state.outcome()
        if outcome is not None and outcome.reason == case.reason and case.wanted(record):
            return record
    raise AssertionError("seeds never end")


if __name__ == "__main__":
    record_all("brotherhood-of-the-wolf", CASES, found)
