"""Traces at risk: how likely the hunters take them, and what that would mean.

Asked for the Beast, who knows every token, or for the hunters, for whom a trace that is face
down may be any token they have not excluded.
"""

from typing import Final, final

from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.bot.ambush import (
    ALL_HUNTERS,
    BLIND_CHASE,
    STAYS_NEAR,
    SURE_CHASE,
    Ambush,
    rule_in,
)
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import Card
from wolfden.titles.brotherhood_of_the_wolf.rules.course import tokens_taken
from wolfden.titles.brotherhood_of_the_wolf.rules.examining import (
    examining_reach,
    reach_from,
    recognises,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

MARKER_WORTH: Final = 0.4
"""What recognising the vagabond once is worth, in tokens."""
SUSPICION: Final = 0.06
"""How likely hunters think a trace is the true identity."""


@final
class Losses:
    """What the Beast may lose."""

    def __init__(self) -> None:
        self.fatal: float = 0.0
        """How likely its identity is found."""
        self.tokens: float = 0.0
        """How many tokens are taken."""

    def add(self, fatal: float, tokens: float) -> None:
        """Count a further trace in."""
        self.fatal = 1.0 - (1.0 - self.fatal) * (1.0 - fatal)
        self.tokens += tokens


def taken_so_far(position: Position) -> float:
    """B6.5 Return the tokens taken; the marker is part of one."""
    taken = float(tokens_taken(position))
    if position.marker != terms.NONE and not position.taken >> vocab.VAGABOND & 1:
        taken += MARKER_WORTH
    return taken


def hunters_done_moving(position: Position) -> i64:
    """Return the bits of the hunters who will not move any more before the attack."""
    if position.stage == vocab.DRAGGING and position.setting.devil_is_early:
        return 0
    return position.moved if position.stage == vocab.MOVING else ALL_HUNTERS


def chasers(position: Position, season: i64) -> list[float]:
    """Return how likely each hunter goes for the trace of the season before, by open knowledge."""
    is_at_hand = season == position.season() and position.stage >= vocab.MOVING
    return _chasers(
        position, position.hunters, season, hunters_done_moving(position) if is_at_hand else 0
    )


def _chasers(position: Position, hunters: list[int], season: i64, fixed: i64) -> list[float]:
    """Return it for hunters in these places, some of whom (bits) do not move any more."""
    out = [0.0] * vocab.HUNTER_COUNT
    last = (season + 3) % vocab.SEASON_COUNT
    trail: i64 = position.possible_tokens[last]
    rule = rule_in(position, season)
    if trail == 0 or rule.no_investigation or last == position.hidden:
        return out
    if rule.returns_trace and position.stage < vocab.RECALLING:
        return out
    site: i64 = position.slots[last]
    if site == terms.NONE:
        return out
    known = trail & (trail - 1) == 0
    for hunter in range(vocab.HUNTER_COUNT):
        symbols: i64 = 1 << position.setting.board.symbols[hunter]
        if rule.knows_all:
            symbols = terms.ALL_TOKENS & ~(1 << vocab.VAGABOND)
        if position.marker != site:
            symbols |= 1 << vocab.VAGABOND
        if hunters[hunter] == terms.NONE or trail & symbols == 0:
            continue
        leagues: i64 = position.setting.board.leagues[hunters[hunter]][site]
        if fixed >> hunter & 1:
            out[hunter] = 1.0 if leagues <= reach_from(position, hunters[hunter], rule) else 0.0
        elif leagues <= rule.longest_move + rule.reach or _is_near_special(
            position, rule, hunters[hunter]
        ):
            out[hunter] = SURE_CHASE if known else BLIND_CHASE
    return out


def _is_near_special(position: Position, rule: Card, place: i64) -> bool:
    """B10.8 Whether a hunter can go to a special village and investigate from there."""
    if not rule.informed:
        return False
    leagues = position.setting.board.leagues[place]
    return (
        min([leagues[special] for special in position.setting.board.special]) <= rule.longest_move
    )


def foreseen(position: Position, origins: i64, thoughts: i64) -> Ambush:
    """Return the prediction of this season's attack from what was public at the choice.

    It chose before the hunters moved: where they have gone since says nothing about its choice.
    """
    hunters = position.origins if position.has_chosen() else position.hunters
    season = position.season()
    busy = _chasers(position, hunters, season, 0)
    return Ambush(position, hunters, origins, season, busy, 0, thoughts)


def at_hand(position: Position, origins: i64, busy: list[float], thoughts: i64) -> Ambush:
    """Return the attack of this season with the hunters where they are now."""
    season, fixed = position.season(), hunters_done_moving(position)
    return Ambush(position, position.hunters, origins, season, busy, fixed, thoughts)


# For every trace: the chance of each hunter to be there, added up over the tokens it may be.


def add_last(
    position: Position, losses: Losses, season: i64, busy: list[float], sees_all: bool
) -> None:
    """Count in the trace of the season before ``season``, given who goes for it."""
    last = (season + 3) % vocab.SEASON_COUNT
    if position.traces[last] != terms.NONE and position.slots[last] != terms.NONE:
        _add(position, losses, last, position.slots[last], busy, sees_all)


def add_present(position: Position, losses: Losses, sees_all: bool) -> None:
    """B6.4 Count in what hunters can investigate right now."""
    season = position.season()
    rule = position.rule()
    for slot in ((season + 3) % vocab.SEASON_COUNT, season):
        if (
            rule.no_investigation
            or position.traces[slot] == terms.NONE
            or not position.is_open(slot)
        ):
            continue
        village: i64 = position.slots[slot]
        there = [0.0] * vocab.HUNTER_COUNT
        for hunter in range(vocab.HUNTER_COUNT):
            leagues: i64 = position.setting.board.leagues[position.hunters[hunter]][village]
            reach = examining_reach(position, hunter)
            if leagues <= reach and not position.examined >> hunter & 1:
                there[hunter] = 1.0
        _add(position, losses, slot, village, there, sees_all)


def add_next(
    position: Position, losses: Losses, ambush: Ambush, village: i64, sees_all: bool
) -> None:
    """Count in the trace that is being laid in ``village``, for this season and the next."""
    season = position.season()
    rule = position.rule()
    eagerness = SURE_CHASE if position.faces >> season & 1 else BLIND_CHASE
    there = [0.0] * vocab.HUNTER_COUNT
    for hunter in range(vocab.HUNTER_COUNT):
        leagues: i64 = position.setting.board.leagues[position.hunters[hunter]][village]
        near = 0.0
        if hunters_done_moving(position) >> hunter & 1:
            reach = examining_reach(position, hunter)
            if leagues <= reach and not rule.no_investigation and not rule.fog:
                there[hunter] = 1.0
                continue
            near = 1.0 if leagues <= rule.longest_move else 0.0
        elif leagues < len(STAYS_NEAR):
            near = max(STAYS_NEAR[leagues], ambush.share(hunter, village))
        there[hunter] = near * eagerness
    _add(position, losses, season, village, there, sees_all)


def _add(
    position: Position, losses: Losses, slot: i64, village: i64, there: list[float], sees_all: bool
) -> None:
    """Add a trace; ``there`` is how likely each hunter looks at it."""
    maybe: i64 = 1 << position.traces[slot] if sees_all else position.possible_tokens[slot]
    count = 0.0
    fatal = 0.0
    tokens = 0.0
    for token in range(vocab.IDENTITY_COUNT):
        if not maybe >> token & 1:
            continue
        count += 1.0
        safe = 1.0
        for hunter in range(vocab.HUNTER_COUNT):
            if there[hunter] > 0.0 and recognises(position, hunter, token, village):
                safe *= 1.0 - there[hunter]
        names = token != vocab.VAGABOND or position.marker != terms.NONE
        worth = 1.0
        if token == vocab.VAGABOND:
            worth = 1.0 - MARKER_WORTH if names else MARKER_WORTH
        tokens += (1.0 - safe) * worth
        if names and sees_all:
            fatal += 1.0 - safe if token == position.identity else 0.0
        elif names:
            fatal += (1.0 - safe) * SUSPICION
    if count > 0.0:
        losses.add(fatal / count, tokens / count)
