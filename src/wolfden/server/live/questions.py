"""Questions about the rules: why may I not do this, and what would that do?"""

import secrets

from wolfden.core.changes import changes
from wolfden.core.contract import CHANCE, Seat, State
from wolfden.core.events import Log
from wolfden.server.telling.entries import event_told
from wolfden.server.wire.messages import Explain, Explanation, PreviewAction, Previewed


def explanation(state: State, seat: Seat, message: Explain) -> Explanation:
    """Say why a seat may not do something, or that it may."""
    reason = state.explain(seat, message.words)
    if reason is None:
        return Explanation(message.id, allowed=True)
    return Explanation(
        message.id,
        allowed=False,
        code=reason.code,
        rule=reason.rule,
        sentence=reason.sentence,
        facts={**reason.facts},
    )


def preview(state: State, seat: Seat, seq: int, message: PreviewAction) -> Previewed:
    """Say what an action would do; ``seq`` is the number of the position.

    It is tried in a world that the seat cannot tell from the true one, so nothing secret can
    come out; where something would be revealed or drawn, nothing is said.
    """
    world = state.resample(seat, secrets.SystemRandom())
    before = world.view(seat)
    log = Log()
    world.apply(world.parse(seat, message.action), log)
    if any(event.reveals for event in log.events) or world.actors() == (CHANCE,):
        return Previewed(message.id, seq, [], [], certain=False)
    events = [event_told(event, seat) for event in log.events]
    return Previewed(message.id, seq, changes(before, world.view(seat)), events, True)
