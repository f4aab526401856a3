"""How likely the Beast is to win: the race so far, the traces at risk, the attack to come.

A full position is judged, but hunters who have not moved are thought of by what they can know
(``ambush.py``): they do not run to a village that only the Beast knows. Over all worlds the hunters
hold possible this adds up to how well they cover them.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.games.brotherhood_of_the_wolf.ambush import ALL_HUNTERS, Ambush, rule_in
from wolfden.games.brotherhood_of_the_wolf.race import USUAL_VICTIMS, beast_chance
from wolfden.games.brotherhood_of_the_wolf.rules.attacking import (
    hunters_protect,
    unguarded_victims,
)
from wolfden.games.brotherhood_of_the_wolf.rules.ending import tokens_taken
from wolfden.games.brotherhood_of_the_wolf.rules.examining import is_recognised
from wolfden.games.brotherhood_of_the_wolf.state import (
    DRAGGING,
    DRAW,
    EXAMINING,
    MOVING,
    OVER,
    PLACING,
    RECALLING,
    VICTIMS,
    Position,
)
from wolfden.games.brotherhood_of_the_wolf.terms import (
    DEVIL,
    HUNTER_COUNT,
    NONE,
    ROUNDS,
    SEASON_COUNT,
    SUMMER,
    SYMBOLS,
    VAGABOND,
    VICTIMS_TO_WIN,
    VILLAGES,
)

SURE_CHASE: Final = 0.9
"""How likely a hunter goes for a trace known to be theirs."""
BLIND_CHASE: Final = 0.5
"""How likely a hunter goes for a trace that may be theirs."""
MARKER_WORTH: Final = 0.4
"""What recognising the vagabond once is worth, in tokens."""
DRAGGED: Final = 0.3
"""How likely cover holds against a devil who may drag one hunter away."""
DRAGOONS_WORTH: Final = 0.07
PEASANTS_WORTH: Final = 0.03
"""Victims a season that a troop prevents."""
STAYS_NEAR: Final = [0.8, 0.8, 0.8, 0.75, 0.5, 0.35, 0.2]
"""How likely a hunter so many leagues away can reach a place in the season after the next move."""


def beast_prospects(position: Position) -> float:
    """Return the Beast's chance to win."""
    stage = position.stage
    if stage == OVER:
        return 1.0 if position.ending == VICTIMS else 0.5 if position.ending == DRAW else 0.0
    if stage < PLACING:
        return beast_chance(float(VICTIMS_TO_WIN - 1), ROUNDS, 0.0)
    if stage == PLACING:
        return _before_start(position)
    if MOVING <= stage <= DRAGGING:
        return _before_strike(position)
    if stage == EXAMINING:
        return _after_strike(position)
    return _before_choice(position, position.season(), ROUNDS + 1 - position.round, 0.0, 0.0)


# The stages of a round.


def _before_start(position: Position) -> float:
    """B2.2 Judge by the hunters that are placed."""
    met = position.beast in position.hunters
    ambush = Ambush(position, 1 << position.beast, SUMMER, [0.0] * HUNTER_COUNT, 0)
    needed = float(VICTIMS_TO_WIN) - ambush.victims() + USUAL_VICTIMS
    return beast_chance(needed if met else needed - 1.0, ROUNDS, 0.0)


def _before_choice(
    position: Position, season: i64, seasons: i64, fatal: float, lost: float
) -> float:
    """Judge a season in which the Beast has not chosen.

    ``fatal`` and ``lost``: the identity found, and tokens lost, that are at hand already.
    """
    busy = chasers(position, season)
    last = (season + 3) % SEASON_COUNT
    risk = _risk_in_place(position, last, busy)
    if risk > 0.0:
        if _is_fatal(position, last):
            fatal = 1.0 - (1.0 - fatal) * (1.0 - risk)
        lost += risk * _worth(position, last)
    ambush = Ambush(position, origins(position), season, busy, 0)
    needed = float(VICTIMS_TO_WIN - position.victims) + _shelter(position, seasons)
    if seasons > 0:
        needed = max(needed - ambush.victims() + USUAL_VICTIMS, 0.1)
    return (1.0 - fatal) * beast_chance(needed, seasons, _taken(position) + lost)


def _before_strike(position: Position) -> float:
    """Judge a season in which the Beast has chosen: its village is known here."""
    season = position.season()
    village: i64 = position.slots[season]
    busy = chasers(position, season)
    last = (season + 3) % SEASON_COUNT
    ambush = Ambush(position, origins(position), season, busy, settled(position))
    uncovered = _uncovered(position, ambush, village)
    fatal, lost = 0.0, 0.0
    for slot in (last, season):
        risk = _risk_in_place(position, slot, busy)
        if slot == season:
            risk = _risk_ahead(position, ambush, village)
        if _is_fatal(position, slot):
            fatal = 1.0 - (1.0 - fatal) * (1.0 - risk)
        lost += risk * _worth(position, slot)
    power = position.face_up_token()
    claimed = float(unguarded_victims(position, position.beast, village, position.rule(), power))
    needed = float(VICTIMS_TO_WIN - position.victims)
    seasons = ROUNDS - position.round
    shelter = _shelter(position, seasons)
    taken = _taken(position) + lost
    ahead = 0.0
    if seasons > 0:
        free = [0.0] * HUNTER_COUNT
        ahead = Ambush(position, 1 << village, (season + 1) % SEASON_COUNT, free, 0).victims()
        ahead -= USUAL_VICTIMS + shelter
    safe = beast_chance(max(needed - ahead, 0.1), seasons, taken)
    struck = 1.0
    if claimed < needed:
        struck = beast_chance(max(needed - claimed - ahead, 0.1), seasons, taken)
    # The last victims count before anybody can look at a trace (B6.3).
    kept = 0.0 if claimed >= needed else fatal
    return uncovered * struck * (1.0 - kept) + (1.0 - uncovered) * safe * (1.0 - fatal)


def _after_strike(position: Position) -> float:
    """B6.4 Judge the investigations that are open, and the season to come."""
    season = position.season()
    fatal, lost = 0.0, 0.0
    if not position.rule().no_investigation:
        for slot in ((season + 3) % SEASON_COUNT, season):
            if _is_present(position, slot):
                fatal = 1.0 if _is_fatal(position, slot) else fatal
                lost += _worth(position, slot)
    ahead = (season + 1) % SEASON_COUNT
    return _before_choice(position, ahead, ROUNDS - position.round, fatal, lost)


# Victims.


def _shelter(position: Position, seasons: i64) -> float:
    """Return how many victims the troops on the map will prevent."""
    total = 0.0
    for village in range(VILLAGES):
        if position.dragoons >> village & 1:
            total += DRAGOONS_WORTH * position.setting.board.hubs[village]
        elif position.peasants >> village & 1:
            total += PEASANTS_WORTH * position.setting.board.hubs[village]
    return total * float(seasons)


def settled(position: Position) -> i64:
    """Return the bits of the hunters who will not move any more before the attack."""
    return position.moved if position.stage == MOVING else ALL_HUNTERS


def origins(position: Position) -> i64:
    """Return the bits of the villages the Beast may be in, for all the hunters know."""
    return position.haunts if position.beast_is_hidden() else 1 << position.beast


def _uncovered(position: Position, ambush: Ambush, village: i64) -> float:
    """Return how likely no hunter protects the village."""
    if position.stage == DRAGGING:
        guards: i64 = 0
        for hunter in range(HUNTER_COUNT):
            if position.hunters[hunter] == village and not position.lying >> hunter & 1:
                guards += 1
        return 0.0 if guards > 1 else 1.0
    if hunters_protect_already(position, village):
        uncovered = 0.0
    else:
        uncovered = 1.0
        for hunter in range(HUNTER_COUNT):
            if not position.moved >> hunter & 1:
                uncovered *= 1.0 - ambush.share(hunter, village)
    if position.face_up_token() == DEVIL:
        return 1.0 - DRAGGED * (1.0 - uncovered)
    return uncovered


def hunters_protect_already(position: Position, village: i64) -> bool:
    """Whether a hunter who has moved protects the village."""
    waiting: i64 = position.lying
    position.lying |= ~position.moved & 15
    found = hunters_protect(position, village, position.rule())
    position.lying = waiting
    return found


# Traces.


def chasers(position: Position, season: i64) -> list[float]:
    """Return how likely each hunter goes for the trace of the season before, by open knowledge."""
    out = [0.0] * HUNTER_COUNT
    last = (season + 3) % SEASON_COUNT
    trail: i64 = position.trails[last]
    rule = rule_in(position, season)
    if trail == 0 or rule.no_investigation or last == position.hidden:
        return out
    if rule.returns_trace and position.stage < RECALLING:
        return out
    site: i64 = position.slots[last]
    known = trail & (trail - 1) == 0
    is_at_hand = season == position.season() and position.stage >= MOVING
    for hunter in range(HUNTER_COUNT):
        if position.hunters[hunter] == NONE:
            continue
        symbols: i64 = 1 << SYMBOLS[hunter]
        if position.marker != site:
            symbols |= 1 << VAGABOND
        if trail & symbols == 0:
            continue
        leagues: i64 = position.setting.board.leagues[position.hunters[hunter]][site]
        if is_at_hand and settled(position) >> hunter & 1:
            out[hunter] = 1.0 if leagues <= rule.reach else 0.0
        elif leagues <= rule.longest_move + rule.reach:
            out[hunter] = SURE_CHASE if known else BLIND_CHASE
    return out


def _risk_in_place(position: Position, slot: i64, busy: list[float]) -> float:
    """Return how likely the trace of the season before is taken."""
    if position.traces[slot] == NONE:
        return 0.0
    safe = 1.0
    for hunter in range(HUNTER_COUNT):
        if is_recognised(position, hunter, slot):
            safe *= 1.0 - busy[hunter]
    return 1.0 - safe


def _risk_ahead(position: Position, ambush: Ambush, village: i64) -> float:
    """Return how likely the trace that is being laid is taken, this season or the next."""
    season = position.season()
    rule = position.rule()
    safe = 1.0
    for hunter in range(HUNTER_COUNT):
        if not is_recognised(position, hunter, season):
            continue
        leagues: i64 = position.setting.board.leagues[position.hunters[hunter]][village]
        if position.moved >> hunter & 1 or position.stage > MOVING:
            if leagues <= rule.reach and not rule.no_investigation and not rule.fog:
                return 1.0
            near = 1.0 if leagues <= rule.longest_move else 0.0
        else:
            near = STAYS_NEAR[leagues] if leagues < len(STAYS_NEAR) else 0.0
            near = max(near, ambush.share(hunter, village))
        known = position.faces >> season & 1 == 1
        safe *= 1.0 - near * (SURE_CHASE if known else BLIND_CHASE)
    return 1.0 - safe


def _is_present(position: Position, slot: i64) -> bool:
    """B6.4 Whether a hunter who may still look can take the trace of a season."""
    village: i64 = position.slots[slot]
    reach: i64 = position.rule().reach
    if position.traces[slot] == NONE or not position.is_open(slot):
        return False
    for hunter in range(HUNTER_COUNT):
        if position.examined >> hunter & 1 or not is_recognised(position, hunter, slot):
            continue
        if position.setting.board.leagues[position.hunters[hunter]][village] <= reach:
            return True
    return False


def _is_fatal(position: Position, slot: i64) -> bool:
    """B6.4, B6.5 Whether taking this trace names the Beast."""
    token = position.traces[slot]
    if token != position.identity or token == NONE:
        return False
    return token != VAGABOND or position.marker != NONE


def _worth(position: Position, slot: i64) -> float:
    """B6.5 Return what taking this trace means, in tokens."""
    token = position.traces[slot]
    if token == NONE:
        return 0.0
    if token != VAGABOND:
        return 1.0
    return MARKER_WORTH if position.marker == NONE else 1.0 - MARKER_WORTH


def _taken(position: Position) -> float:
    """Return the tokens taken; the marker is part of one."""
    taken = float(tokens_taken(position))
    if position.marker != NONE and not position.taken >> VAGABOND & 1:
        taken += MARKER_WORTH
    return taken
