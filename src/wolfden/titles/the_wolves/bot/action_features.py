"""What a network knows of an action, to correct its hand-made prior.

Every game has another board, so places are described by their surroundings. In this order:

* 0: the logarithm of the prior by hand, which the network adds itself;
* the verb, the chosen side of the tiles, the terrain of a move and whether it is the home terrain;
* payments: tiles, the home tile, tokens;
* dens: the track, or none, for building and for dominating; the kind of a dominated piece;
* walks: the kind of wolf, steps, whether another wolf is displaced;
* for walks, drafts and all other actions ``FACTS`` of the hex they lead to or happen on: no region,
  a lake next to it, prey one still wants one and two steps away, lone wolves in range, moons, own
  and rival pieces in its region, and the lead over the strongest rival there.
"""

from typing import Final

from wolfden.core.machine import i64, vec
from wolfden.players.learning import ActionFeatures
from wolfden.titles.the_wolves.rules import actions, state as fields, vocabulary as vocab
from wolfden.titles.the_wolves.rules.board import NOT_A_REGION
from wolfden.titles.the_wolves.rules.paying import tiles_used, tokens_used
from wolfden.titles.the_wolves.rules.pieces import (
    FIRST_PREY,
    LONE_WOLF,
    OWNERS,
    first_of,
    kind_of,
    owner_of,
    second_of,
    token_of,
)
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.rules.tables import HOME_TILE

_VERB: Final = 1
_SIDE: Final = _VERB + vocab.FIRST
"""The last verb is never chosen by a seat, and has no number."""
_TERRAIN: Final = _SIDE + 2
_HOME_TERRAIN: Final = _TERRAIN + vocab.TERRAIN_COUNT
_TILES: Final = _HOME_TERRAIN + 1
_HOME_PAID: Final = _TILES + 1
_TOKENS: Final = _TILES + 2
_BUILT: Final = _TILES + 3
"""By track, and none."""
_TAKEN: Final = _BUILT + len(vocab.TRACKS) + 1
_RIVAL: Final = _TAKEN + len(vocab.TRACKS) + 1
_WALKER: Final = _RIVAL + vocab.KIND_COUNT
_STEPS: Final = _WALKER + 2
_DISPLACES: Final = _STEPS + 1
_FACTS: Final = _DISPLACES + 1
_NO_REGION: Final = 0
_LAKESIDE: Final = 1
_PREY: Final = 2
_NEAR_PREY: Final = 3
_LONE: Final = 4
_MOONS: Final = 5
_OWN: Final = 6
_OTHERS: Final = 7
_LEAD: Final = 8
_BEHIND: Final = 9
FACTS: Final = 10
_WALKING: Final = _FACTS
_LEAVING: Final = _FACTS + FACTS
_DRAFTING: Final = _FACTS + 2 * FACTS
_ACTING: Final = _FACTS + 3 * FACTS
ACTION_FEATURES: Final = _FACTS + 4 * FACTS


def add_actions(position: Position, seat: i64, codes: list[int], features: ActionFeatures) -> None:
    """Add the features of each legal code."""
    if position.stage < vocab.DRAFTING:
        for code in codes:
            if actions.verb_of(code) != vocab.FIRST:
                features.add(_VERB + actions.verb_of(code), 1.0)
            if actions.verb_of(code) == vocab.TILES:
                features.add(_SIDE + actions.at_of(code), 1.0)
            features.end_action()
        return
    pieces = _pieces(position)
    for code in codes:
        _add_action(position, seat, code, pieces, features)
        features.end_action()


def _pieces(position: Position) -> vec[i64]:
    """Return how many pieces each pack has in each region, ``OWNERS`` numbers a region."""
    board = position.setting.board
    found = vec[i64]([0] * (board.region_count * OWNERS))
    slot: i64
    place: i64
    for slot in range(board.region_count):
        for place in board.regions[slot]:
            cell = position.cells[place]
            one, other = first_of(cell), second_of(cell)
            if one != 0:
                found[slot * OWNERS + owner_of(one)] += 1
            if other != 0:
                found[slot * OWNERS + owner_of(other)] += 1
    return found


def _add_action(
    position: Position, seat: i64, code: i64, pieces: vec[i64], features: ActionFeatures
) -> None:
    verb = actions.verb_of(code)
    features.add(_VERB + verb, 1.0)
    if verb == vocab.WALK:
        kind = actions.walker_of(code)
        steps: i64 = position.setting.board.steps[actions.at_of(code)][actions.to_of(code)]
        features.add(_WALKER + kind, 1.0)
        features.add(_STEPS, float(steps) / 4.0)
        features.add(_DISPLACES, 0.0 if actions.aside_of(code) == actions.NOWHERE else 1.0)
        _add_hex(position, seat, actions.to_of(code), kind, pieces, _WALKING, features)
        _add_hex(position, seat, actions.at_of(code), kind, pieces, _LEAVING, features)
    elif verb == vocab.DRAFT:
        _add_hex(position, seat, actions.at_of(code), vocab.ALPHA, pieces, _DRAFTING, features)
    elif vocab.MOVE <= verb <= vocab.DOMINATE and verb != vocab.STOP:
        _add_payment(actions.payment_of(code), features)
        _add_paid(position, seat, code, verb, pieces, features)


def _add_payment(payment: i64, features: ActionFeatures) -> None:
    """W5 Add what is paid."""
    tiles = tiles_used(payment)
    count: i64 = 0
    left = tiles
    while left != 0:
        count += left & 1
        left >>= 1
    features.add(_TILES, float(count) / 2.0)
    features.add(_HOME_PAID, 1.0 if tiles & HOME_TILE else 0.0)
    features.add(_TOKENS, float(tokens_used(payment)))


def _add_paid(
    position: Position,
    seat: i64,
    code: i64,
    verb: i64,
    pieces: vec[i64],
    features: ActionFeatures,
) -> None:
    """Add what is done for the payment."""
    at = actions.at_of(code)
    if verb == vocab.MOVE:
        home = position.field(seat, fields.HOME)
        features.add(_TERRAIN + at, 1.0)
        features.add(_HOME_TERRAIN, 1.0 if at == home else 0.0)
        return
    if verb == vocab.BUILD_DEN:
        features.add(_BUILT + actions.track_of(code), 1.0)
    elif verb == vocab.DOMINATE:
        features.add(_TAKEN + actions.track_of(code), 1.0)
        features.add(_RIVAL + kind_of(actions.rival_of(code)), 1.0)
    _add_hex(position, seat, at, vocab.PACK_WOLF, pieces, _ACTING, features)


def _add_hex(
    position: Position,
    seat: i64,
    place: i64,
    kind: i64,
    pieces: vec[i64],
    start: i64,
    features: ActionFeatures,
) -> None:
    """Add what is around a hex."""
    board = position.setting.board
    features.add(start + _LAKESIDE, 1.0 if board.lakeside[place] else 0.0)
    _add_prey(position, seat, place, start, features)
    if kind == vocab.ALPHA:
        reach = position.howl_range(seat)
        spans = board.spans[place]
        lone = 0.0
        for wolf in board.lone_wolves:
            if spans[wolf] <= reach and token_of(position.cells[wolf]) == LONE_WOLF:
                lone += 0.5
        features.add(start + _LONE, lone)
    slot: i64 = board.slots[place]
    if slot == NOT_A_REGION:
        features.add(start + _NO_REGION, 1.0)
        return
    if position.moons[2 * slot] > 0 or position.moons[2 * slot + 1] > 0:
        features.add(start + _MOONS, 1.0)
    _add_region(pieces, slot, seat, start, features)


def _add_prey(
    position: Position, seat: i64, place: i64, start: i64, features: ActionFeatures
) -> None:
    """W12.1 Add the prey that a pack has not hunted yet, next to a hex and one step farther."""
    board = position.setting.board
    owned = position.field(seat, fields.PREY_TAKEN)
    steps = board.steps[place]
    next_to = 0.0
    near = 0.0
    for prey in board.prey:
        token = token_of(position.cells[prey])
        if token >= FIRST_PREY and not owned >> (token - FIRST_PREY) & 1:
            far: i64 = steps[prey]
            if far == 1:
                next_to += 1.0
            elif far == 2:
                near += 1.0
    features.add(start + _PREY, next_to)
    features.add(start + _NEAR_PREY, near)


def _add_region(
    pieces: vec[i64], slot: i64, seat: i64, start: i64, features: ActionFeatures
) -> None:
    """W14 Add which packs are in a region."""
    own = pieces[slot * OWNERS + seat]
    best: i64 = 0
    others: i64 = 0
    owner: i64
    for owner in range(OWNERS):
        if owner != seat:
            count = pieces[slot * OWNERS + owner]
            others += count
            best = max(best, count)
    features.add(start + _OWN, float(own) / 4.0)
    features.add(start + _OTHERS, float(others) / 4.0)
    features.add(start + _LEAD, 1.0 if own > best else 0.0)
    features.add(start + _BEHIND, 1.0 if own + 1 == best or own == best else 0.0)
