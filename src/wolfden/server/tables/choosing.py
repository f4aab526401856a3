"""What those who choose an action are shown: the position, why not, and what it would do."""

import secrets

from wolfden.core.changes import changes
from wolfden.core.choices import legal_tree
from wolfden.core.contract import CHANCE, Seat, State
from wolfden.core.events import Log
from wolfden.server.tables.live_game import redact_event
from wolfden.server.tables.wire import EntryTold, Explanation, Id, PositionShown, Previewed
from wolfden.teaching.actions import Move


def show_position(state: State, wanted: Seat, entries: list[EntryTold]) -> PositionShown:
    """Return a position that some actions led to, as the seat sees it that acts.

    Where no seat is to act, or ``wanted`` is one of those that are, it is as ``wanted`` sees it.
    """
    actors = state.actors()
    seat = wanted if wanted in actors or not min(actors, default=CHANCE) >= 0 else actors[0]
    return PositionShown(
        seat=seat,
        view=state.view(seat),
        actors=list(actors),
        legal=legal_tree(state, seat) if seat in actors else None,
        moves=[Move(entry.seat, entry.words) for entry in entries],
        entries=entries,
    )


def explain(state: State, seat: Seat, words: str, name: Id = None) -> Explanation:
    """Return why a seat may not do something, or that it may."""
    reason = state.explain(seat, words)
    if reason is None:
        return Explanation(name, allowed=True)
    return Explanation(
        name,
        allowed=False,
        code=reason.code,
        rule=reason.rule,
        sentence=reason.sentence,
        facts={**reason.facts},
    )


def preview(state: State, seat: Seat, seq: int, words: str, name: Id = None) -> Previewed:
    """Return what an action would do; ``seq`` is the number of the position.

    It is tried in a world that the seat cannot distinguish from the true one: no secret can leak;
    where the action would reveal or draw something, the answer is empty.
    """
    world = state.resample(seat, secrets.SystemRandom())
    before = world.view(seat)
    log = Log()
    world.apply(world.parse(seat, words), log)
    if any(event.reveals for event in log.events) or world.actors() == (CHANCE,):
        return Previewed(name, seq, [], [], certain=False)
    events = [redact_event(event, seat) for event in log.events]
    return Previewed(name, seq, changes(before, world.view(seat)), events, True)
