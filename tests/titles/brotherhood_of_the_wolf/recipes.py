"""The golden replays of Brotherhood of the Wolf as recipes; see ``tests/replays/recording.py``.

Both sides play by the title's simple players. Each recipe takes the first game that ends for its
reason and in which what it names happens.
"""

import random
from collections.abc import Callable

from tests.replays.recording import Recipe
from tests.support.sensible import sensible_move
from wolfden.core.contract import Action, State
from wolfden.core.record import Record
from wolfden.titles.brotherhood_of_the_wolf.game import BrotherhoodState


def sensible(state: State, rng: random.Random) -> Action:
    """Choose as a simple player of either side does."""
    assert isinstance(state, BrotherhoodState)
    seat, code = sensible_move(state, rng)
    return Action(seat, code, state.notation())


def game(reason: str, *, event: str = "", action: str = "") -> Callable[[Record], bool]:
    """Want a game that ends for a reason, with an event or an action in it."""

    def wanted(record: Record) -> bool:
        outcome = record.state.outcome()
        events = {event.name for step in record.steps for event in step.events}
        actions = {str(step.action) for step in record.steps}
        is_so = not event or event in events
        return (
            outcome is not None and outcome.reason == reason and is_so and action in {*actions, ""}
        )

    return wanted


RECIPES = tuple(
    Recipe(name, int(name[0]), sensible, options=options, wanted=wanted)
    for name, options, wanted in (
        ("2p-call-to-arms", {}, game("victims", event="call")),
        ("3p-own-card-back", {"devil": "before-attack"}, game("identity", event="recall")),
        ("4p-two-more-troops", {"command": "shared"}, game("fourth-token", event="portefaix")),
        ("5p-experts-call", {"seasons": "chosen"}, game("identity", event="call")),
    )
)
