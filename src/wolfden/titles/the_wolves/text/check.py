"""Checks of positions: what must hold in every position, counted piece by piece.

Used on every position that is read, and by the tests after every step of random games.
"""

from itertools import product
from typing import Final

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.titles.the_wolves.rules import pieces, state, vocabulary as v
from wolfden.titles.the_wolves.rules.board import NOT_A_REGION
from wolfden.titles.the_wolves.rules.dealing import DRAFT_PAIRS, FIRST_SEAT, drafting_seat
from wolfden.titles.the_wolves.rules.hunting import quarry
from wolfden.titles.the_wolves.rules.moving import waiting
from wolfden.titles.the_wolves.rules.pieces import NEUTRAL
from wolfden.titles.the_wolves.rules.state import Position
from wolfden.titles.the_wolves.rules.turn import stall
from wolfden.titles.the_wolves.text.position import (
    FIRST_KNOWN,
    pack_line,
    pack_values,
    turn_line,
)

_Used = tuple[int, ...]
"""How many region tokens of each phase."""
_NONE_USED: Final[_Used] = (0,) * len(v.PHASES)


def check(position: Position) -> None:
    """Look a position over.

    Raises:
        BadPosition: something is there that cannot be; the sentence names it and the rule.
    """
    turn, pack = turn_line(position.setting), pack_line(position.setting)
    turn.check(turn.values_of(position), position.stage, v.STAGES)
    for seat in range(position.setting.players):
        pack.check(pack_values(position, seat), position.stage, v.STAGES)
    _check_first(position)
    _check_dealing(position)
    _check_moons(position)
    for place in range(position.setting.board.size):
        _check_cell(position, place)
    _check_packs(position)
    if position.stage == v.DEAL_REGIONS:
        if any(position.cells):
            raise BadPosition("wolves-hexes-early")
    else:
        counts = _count_pieces(position)
        _check_pieces(position, counts)
        _check_neutral(position, sum(counts[NEUTRAL]))
    if position.stage > v.DEAL_PREY:
        _check_prey(position)
    _check_turn(position)
    _check_stage(position)
    _check_points(position)
    for seat in position.actors():
        if not position.codes(seat):
            raise BadPosition("wolves-no-decision")


def _check_first(position: Position) -> None:
    """W3.6 There is a first player once one was drawn; without a draw it is the first seat."""
    if position.setting.draws_first:
        if position.first == state.UNDRAWN and position.stage in FIRST_KNOWN:
            raise BadPosition("wolves-first-missing")
    elif position.first != FIRST_SEAT:
        raise BadPosition("wolves-first-seat")


# What chance deals.


def _dealt_slots(position: Position, stage: i64) -> int:
    """Return how many slots have got what is dealt in a stage."""
    if position.stage > stage:
        return position.setting.board.region_count
    return position.count if position.stage == stage else 0


def _check_dealing(position: Position) -> None:
    """W1.3, W3.2 Every slot is filled up to where the dealing has come, in order."""
    board = position.setting.board
    if position.stage <= v.DEAL_MOONS and position.count >= board.region_count:
        raise BadPosition("wolves-dealing-count")
    wanted = _dealt_slots(position, v.DEAL_REGIONS)
    if len(position.regions) != wanted:
        raise BadPosition("wolves-regions-count", count=wanted)
    if position.stage > v.DEAL_PREY:
        return
    laid = [pieces.token_of(position.cells[place]) - pieces.FIRST_PREY for place in board.prey]
    dealt = _dealt_slots(position, v.DEAL_PREY)
    if [kind >= 0 for kind in laid] != [slot < dealt for slot in range(board.region_count)]:
        raise BadPosition("wolves-prey-order")
    for kind in laid[:dealt]:
        if laid.count(kind) > position.setting.tables.prey.count(kind):
            raise BadPosition("wolves-prey-stacks", prey=v.PREY[kind])


def _check_moons(position: Position) -> None:
    """W3.3, W14.1, W16.2 Stacks are dealt in order; tokens of scored phases are gone."""
    moons = position.moons
    lying = [(moons[place], moons[place + 1]) for place in range(0, len(moons), 2)]
    dealt = _dealt_slots(position, v.DEAL_MOONS)
    expected = [_left_of(stack, position.scored) for stack in position.setting.tables.tokens]
    for stack in lying[:dealt]:
        if stack not in expected:
            raise BadPosition("wolves-moons-left")
        expected.remove(stack)
    if any(upper for upper, _lower in lying[dealt:]):
        raise BadPosition("wolves-moons-early")


def _left_of(stack: tuple[int, int], scored: int) -> tuple[int, int]:
    """W14.1 Return what is left of a stack of region tokens after ``scored`` phases."""
    left = [token for token in stack if token > scored] + [0, 0]
    return (left[0], left[1])


def _check_neutral(position: Position, standing: int) -> None:
    """W16.3 The neutral pack is where the region tokens put it, and nowhere else."""
    board, tables = position.setting.board, position.setting.tables
    expected = list(tables.tokens) if position.setting.players == 2 else []
    for slot in range(_dealt_slots(position, v.DEAL_MOONS) if expected else 0):
        found = [_neutral_kinds(position.cells[place]) for place in board.corners[slot]]
        moons = (position.moons[2 * slot], position.moons[2 * slot + 1])
        fitting = [
            stack
            for stack in expected
            if tables.neutral[stack] == found and _left_of(stack, position.scored) == moons
        ]
        if not fitting:
            raise BadPosition("wolves-neutral-token")
        expected.remove(fitting[0])
        standing -= len(found[0]) + len(found[1])
    if standing:
        raise BadPosition("wolves-neutral-place")


def _neutral_kinds(cell: i64) -> list[int]:
    found = [one for one in (pieces.second_of(cell), pieces.first_of(cell)) if one]
    kinds = [pieces.kind_of(one) for one in found if pieces.owner_of(one) == NEUTRAL]
    return sorted(kinds, reverse=True)


def _check_packs(position: Position) -> None:
    """W3.4 Every seat has its own pack, once packs are dealt."""
    homes, players = position.homes(), position.setting.players
    wanted = players if position.stage > v.DEAL_PACKS else 0
    if position.stage <= v.DEAL_PACKS:
        wanted = position.count if position.stage == v.DEAL_PACKS else 0
        if wanted >= players or position.seat != wanted:
            raise BadPosition("wolves-packs-order")
    if [home != state.UNDEALT for home in homes] != [seat < wanted for seat in range(players)]:
        raise BadPosition("wolves-homes", count=wanted)
    if len(set(homes[:wanted])) != wanted:
        raise BadPosition("wolves-homes-same")


# Pieces and prey: on the map, on a pack's board or on the moon board; none is lost.


def _check_cell(position: Position, place: i64) -> None:
    """W6.4–W6.6, W8.1 What may share a hex."""
    board = position.setting.board
    name = board.names[place]
    cell: i64 = position.cells[place]
    first, second, token = pieces.first_of(cell), pieces.second_of(cell), pieces.token_of(cell)
    if token == pieces.LONE_WOLF and place not in board.lone_wolves:
        raise BadPosition("wolves-lone-wolf-mark", place=name)
    if token >= pieces.FIRST_PREY and place not in board.prey:
        raise BadPosition("wolves-prey-mark", place=name)
    if first != 0 and pieces.kind_of(first) == v.LAIR and not board.lakeside[place]:
        raise BadPosition("wolves-lair-lake", place=name)
    if second == 0:
        return
    buildings = [one for one in (first, second) if pieces.kind_of(one) >= v.DEN]
    if len(buildings) == 2:
        raise BadPosition("wolves-two-buildings", place=name)
    rivals = pieces.owner_of(first) != pieces.owner_of(second)
    if rivals and (not buildings or pieces.kind_of(buildings[0]) != v.DEN):
        raise BadPosition("wolves-rivals", place=name)


def _check_pieces(position: Position, counts: list[list[int]]) -> None:
    """W2.1, W13.1 Pieces are on the board, on the map, or on the moon board."""
    board, tables = position.setting.board, position.setting.tables
    lost_wolves = lost_dens = wolves = lairs = 0
    for seat in range(position.setting.players):
        taken = position.field(seat, state.WOLVES)
        pairs = _pairs_drafted(position, seat)
        alphas = pairs + sum(tables.wolf_is_alpha[:taken])
        packs = pairs + taken - sum(tables.wolf_is_alpha[:taken])
        dens = sum([position.field(seat, state.DENS + track) for track in range(len(v.TRACKS))])
        built = position.field(seat, state.LAIRS)
        _check_count(seat, v.ALPHA, counts[seat][v.ALPHA], alphas, alphas)
        _check_count(seat, v.PACK_WOLF, counts[seat][v.PACK_WOLF], 0, packs)
        _check_count(seat, v.DEN, counts[seat][v.DEN], 0, dens - built)
        _check_count(seat, v.LAIR, counts[seat][v.LAIR], built, built)
        lost_wolves += packs - counts[seat][v.PACK_WOLF]
        lost_dens += dens - built - counts[seat][v.DEN]
        wolves += taken
        lairs += built
    lying = [pieces.token_of(position.cells[place]) for place in board.lone_wolves]
    howled = len(lying) - lying.count(pieces.LONE_WOLF)
    if wolves != howled + lost_wolves:
        raise BadPosition("wolves-wolves-taken", taken=wolves, howled=howled, lost=lost_wolves)
    if position.moon != howled + lost_wolves + lost_dens + lairs:
        raise BadPosition(
            "wolves-moon-dates",
            moon=position.moon,
            howled=howled,
            dominated=lost_wolves + lost_dens,
            lairs=lairs,
        )


def _count_pieces(position: Position) -> list[list[int]]:
    """Return for each owner how many pieces of each kind are on the map."""
    counts = [[0] * len(v.KINDS) for _owner in range(NEUTRAL + 1)]
    slots = position.setting.board.slots
    lairs: set[tuple[int, int]] = set()
    for place, content in enumerate(position.cells):
        cell: i64 = content
        for one in (pieces.first_of(cell), pieces.second_of(cell)):
            if one == 0:
                continue
            owner, kind = pieces.owner_of(one), pieces.kind_of(one)
            counts[owner][kind] += 1
            if kind == v.LAIR:
                if slots[place] == NOT_A_REGION:
                    raise BadPosition("wolves-lair-outside")
                if (owner, slots[place]) in lairs:
                    raise BadPosition("wolves-lairs-region")
                lairs.add((owner, slots[place]))
    return counts


def _pairs_drafted(position: Position, seat: int) -> int:
    if position.stage != v.DRAFTING:
        return DRAFT_PAIRS if position.stage > v.DRAFTING else 0
    return len([k for k in range(position.count) if drafting_seat(position, k) == seat])


def _check_count(seat: int, kind: i64, found: int, least: int, most: int) -> None:
    if least <= found <= most:
        return
    if least == most:
        raise BadPosition(
            "wolves-pieces", seat=seat + 1, found=found, piece=v.KINDS[kind], count=most
        )
    raise BadPosition(
        "wolves-pieces-most", seat=seat + 1, found=found, piece=v.KINDS[kind], count=most
    )


def _check_prey(position: Position) -> None:
    """W3.2, W12 Prey is on the map or on a pack's hunt track."""
    tables = position.setting.tables
    tracks = [position.field(seat, state.PREY_TAKEN) for seat in range(position.setting.players)]
    for kind, name in enumerate(v.PREY):
        taken = len([track for track in tracks if track >> kind & 1])
        token = pieces.FIRST_PREY + kind
        stacks = [
            pieces.stack_of(cell) for cell in position.cells if pieces.token_of(cell) == token
        ]
        wanted = tables.prey.count(kind) * tables.prey_stack
        if taken + sum(stacks) != wanted:
            raise BadPosition(
                "wolves-prey-count", prey=name, lying=sum(stacks), taken=taken, count=wanted
            )


# The turn.


def _check_turn(position: Position) -> None:
    """W4, W6.1 The counters of a turn fit its stage."""
    stage, seat, players = position.stage, position.seat, position.setting.players
    walking = stage == v.WALKING
    if walking != (position.walkers > 0) or (not walking and (position.walked or position.ground)):
        raise BadPosition("wolves-walk-stage")
    if walking and position.walkers + len(position.walked) > position.spread(seat):
        raise BadPosition("wolves-walk-spread")
    for wolf in position.walked:
        if waiting(position, seat, wolf >> 1, wolf & 1) < 0:
            raise BadPosition("wolves-walk-missing")
    if stage in (v.WALKING, v.HUNTING) and position.actions == 0:
        raise BadPosition("wolves-no-action")
    if position.turn > 0 and position.place_in_order(seat) != (position.turn - 1) % players:
        raise BadPosition("wolves-turn-seat", turn=position.turn)
    if (position.turn > 0) != (stage >= v.ACTING):
        raise BadPosition("wolves-turns-early")
    if stage == v.HUNTING:
        kinds = [pieces.token_of(position.cells[place]) for place in quarry(position, seat)]
        if 1 in [kinds.count(kind) for kind in kinds]:
            raise BadPosition("wolves-hunt-no-choice")


def _check_stage(position: Position) -> None:
    """W3.5, W14.1, W15 The stage is one that the game can have reached."""
    setting, over = position.setting, position.stage == v.OVER
    if over != (position.scored == len(v.PHASES)) or (over and not _has_ended(position)):
        raise BadPosition("wolves-over")
    if not over and position.scored and position.moon < setting.tables.moon[position.scored - 1]:
        raise BadPosition("wolves-scored-early")
    if not over and position.idle >= 2 * setting.players:
        raise BadPosition("wolves-standstill")
    is_idle = position.stage == v.DRAW_FIRST and (
        not setting.draws_first or position.seat != FIRST_SEAT
    )
    if is_idle or (position.stage == v.CHOOSE_TILES and not setting.choose_tiles):
        raise BadPosition("wolves-no-decision")
    if position.stage == v.DRAFTING and (
        position.count >= DRAFT_PAIRS * setting.players
        or drafting_seat(position, position.count) != position.seat
    ):
        raise BadPosition("wolves-snake")


def _has_ended(position: Position) -> bool:
    """W15.1, W15.4 Whether the game has ended as it says."""
    if position.ending == v.FULL_MOON:
        return position.moon >= position.setting.tables.moon[-1]
    return stall(position) == position.ending


def _check_points(position: Position) -> None:
    """W14.3, W16.2 Points come from region tokens of scored phases, and no token counts twice."""
    tables = position.setting.tables
    phases = range(len(v.PHASES))
    most = [tables.token_counts[n] if n < position.scored else 0 for n in phases]
    ways = list(product(*[range(count + 1) for count in most]))
    all_used: set[_Used] = {_NONE_USED}
    for seat in range(position.setting.players):
        points, tokens, lesser = pack_values(position, seat)[-3:]
        fitting = [
            way
            for way in ways
            if sum(way) == tokens
            and sum([way[n] * tables.region_points[n] for n in phases]) == points
        ]
        sums = [tuple([used[n] + way[n] for n in phases]) for used in all_used for way in fitting]
        all_used = {used for used in sums if all(used[n] <= most[n] for n in phases)}
        if not all_used:
            raise BadPosition("wolves-region-points", count=tokens)
        if lesser not in [_worth(way, tables.lesser_points) for way in ways]:
            raise BadPosition("wolves-lesser-points")


def _worth(way: _Used, points: list[int]) -> int:
    return sum([count * worth for count, worth in zip(way, points, strict=True)])
