"""Can this lie on the table? What must hold in every position, counted piece by piece.

Used on every position that is read, and by the tests after every step of random games.
"""

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.titles.the_wolves.rules.dealing import drafting_seat
from wolfden.titles.the_wolves.rules.hunting import quarry
from wolfden.titles.the_wolves.rules.moving import waiting
from wolfden.titles.the_wolves.rules.pieces import (
    FIRST_PREY,
    LONE_WOLF,
    first_of,
    kind_of,
    owner_of,
    second_of,
    token_of,
)
from wolfden.titles.the_wolves.rules.state import (
    LESSER_POINTS,
    REGION_POINTS,
    REGION_TOKENS,
    UNDEALT,
    Position,
)
from wolfden.titles.the_wolves.rules.vocabulary import (
    ACTING,
    CHOOSE_TILES,
    DEAL_MOONS,
    DEAL_PACKS,
    DEAL_PREY,
    DEAL_REGIONS,
    DEN,
    DRAFTING,
    HUNTING,
    LAIR,
    OVER,
    PHASES,
    PREY,
    WALKING,
)
from wolfden.titles.the_wolves.text.supply import (
    DRAFT_PAIRS,
    check_moons,
    check_neutral,
    check_pieces,
    check_prey,
    dealt_slots,
)


def check(position: Position) -> None:
    """Look a position over.

    Raises:
        BadPosition: something is there that cannot be; the sentence names it and the rule.
    """
    _check_dealing(position)
    check_moons(position)
    for place in range(position.setting.board.size):
        _check_cell(position, place)
    _check_packs(position)
    if position.stage == DEAL_REGIONS:
        if any(position.cells):
            raise BadPosition("wolves-hexes-early")
    else:
        check_pieces(position)
        check_neutral(position)
    if position.stage > DEAL_PREY:
        check_prey(position)
    _check_turn(position)
    _check_stage(position)
    _check_points(position)
    for seat in position.actors():
        if not position.codes(seat):
            raise BadPosition("wolves-no-decision")


def _check_dealing(position: Position) -> None:
    """W1.3, W3.2 Every slot is filled up to where the dealing has come, in order."""
    board = position.setting.board
    if position.stage <= DEAL_MOONS and position.count >= board.region_count:
        raise BadPosition("wolves-dealing-count")
    wanted = dealt_slots(position, DEAL_REGIONS)
    if len(position.regions) != wanted:
        raise BadPosition("wolves-regions-count", count=wanted)
    if position.stage > DEAL_PREY:
        return
    laid = [token_of(position.cells[place]) - FIRST_PREY for place in board.prey]
    dealt = dealt_slots(position, DEAL_PREY)
    if [kind >= 0 for kind in laid] != [slot < dealt for slot in range(board.region_count)]:
        raise BadPosition("wolves-prey-order")
    for kind in laid[:dealt]:
        if laid.count(kind) > position.setting.tables.prey.count(kind):
            raise BadPosition("wolves-prey-stacks", prey=PREY[kind])


def _check_cell(position: Position, place: i64) -> None:
    """W6.4–W6.6, W8.1 What may share a hex."""
    board = position.setting.board
    name = board.names[place]
    cell: i64 = position.cells[place]
    first, second, token = first_of(cell), second_of(cell), token_of(cell)
    if token == LONE_WOLF and place not in board.lone_wolves:
        raise BadPosition("wolves-lone-wolf-mark", place=name)
    if token >= FIRST_PREY and place not in board.prey:
        raise BadPosition("wolves-prey-mark", place=name)
    if first != 0 and kind_of(first) == LAIR and not board.lakeside[place]:
        raise BadPosition("wolves-lair-lake", place=name)
    if second == 0:
        return
    buildings = [one for one in (first, second) if kind_of(one) >= DEN]
    if len(buildings) == 2:
        raise BadPosition("wolves-two-buildings", place=name)
    rivals = owner_of(first) != owner_of(second)
    if rivals and (not buildings or kind_of(buildings[0]) != DEN):
        raise BadPosition("wolves-rivals", place=name)


def _check_packs(position: Position) -> None:
    """W3.4 Every seat has its own pack, once packs are dealt."""
    homes = position.homes()
    players = position.setting.players
    wanted = players if position.stage > DEAL_PACKS else 0
    if position.stage == DEAL_PACKS:
        wanted = position.count
        if wanted >= players or position.seat != wanted:
            raise BadPosition("wolves-packs-order")
    if [home != UNDEALT for home in homes] != [seat < wanted for seat in range(players)]:
        raise BadPosition("wolves-homes", count=wanted)
    if len(set(homes[:wanted])) != wanted:
        raise BadPosition("wolves-homes-same")


def _check_turn(position: Position) -> None:
    """W4, W6.1 The counters of a turn fit its stage."""
    walking = position.stage == WALKING
    if walking != (position.walkers > 0) or (position.walked and not walking):
        raise BadPosition("wolves-walk-stage")
    if walking and position.walkers + len(position.walked) > position.spread(position.seat):
        raise BadPosition("wolves-walk-spread")
    for wolf in position.walked:
        if waiting(position, position.seat, wolf >> 1, wolf & 1) < 0:
            raise BadPosition("wolves-walk-missing")
    if position.stage in (WALKING, HUNTING) and position.actions == 0:
        raise BadPosition("wolves-no-action")
    if position.turn > 0 and position.seat != (position.turn - 1) % position.setting.players:
        raise BadPosition("wolves-turn-seat", turn=position.turn)
    begun = position.stage >= ACTING
    if (position.turn > 0) != begun or (not begun and (position.actions or position.idle)):
        raise BadPosition("wolves-turns-early")
    if position.stage == HUNTING:
        kinds = [token_of(position.cells[place]) for place in quarry(position, position.seat)]
        if 1 in [kinds.count(kind) for kind in kinds]:
            raise BadPosition("wolves-hunt-no-choice")


def _check_stage(position: Position) -> None:
    """W3.5, W14.1, W15 The stage is one that the game has really come to."""
    setting = position.setting
    over = position.stage == OVER
    if over != (position.scored == len(PHASES)):
        raise BadPosition("wolves-over")
    if not over and position.scored and position.moon < setting.tables.moon[position.scored - 1]:
        raise BadPosition("wolves-scored-early")
    if not over and (position.ending or position.idle >= 2 * setting.players):
        raise BadPosition("wolves-standstill")
    if position.count and (position.stage > DRAFTING or position.stage == CHOOSE_TILES):
        raise BadPosition("wolves-dealing-over")
    if position.stage == DRAFTING and (
        position.count >= DRAFT_PAIRS * setting.players
        or drafting_seat(setting.players, position.count) != position.seat
    ):
        raise BadPosition("wolves-snake")


def _check_points(position: Position) -> None:
    """W14.3 Points of regions come from tokens of scored phases."""
    tables = position.setting.tables
    worths = tables.region_points[: position.scored]
    lessers = tables.lesser_points[: position.scored]
    for seat in range(position.setting.players):
        tokens = position.field(seat, REGION_TOKENS)
        if position.field(seat, REGION_POINTS) not in _sums(worths, tokens):
            raise BadPosition("wolves-region-points", count=tokens)
        lesser = position.field(seat, LESSER_POINTS)
        slots = position.setting.board.region_count
        if not any(lesser in _sums(lessers, count) for count in range(slots + 1)):
            raise BadPosition("wolves-lesser-points")


def _sums(worths: list[int], count: int) -> set[int]:
    """Return what exactly ``count`` tokens of these worths can add up to."""
    sums = {0}
    for _token in range(count):
        sums = {total + worth for total in sums for worth in worths}
    return sums
