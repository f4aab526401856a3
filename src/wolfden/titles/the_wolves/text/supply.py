"""Is everything there that was in the box, and nothing else? Part of ``check.py``.

Pieces, prey and region tokens lie on the map, on a pack's board or on the moon board; what chance
has not dealt yet lies nowhere.
"""

from typing import Final

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.titles.the_wolves.rules.board import NOT_A_REGION
from wolfden.titles.the_wolves.rules.dealing import drafting_seat
from wolfden.titles.the_wolves.rules.pieces import (
    FIRST_PREY,
    LONE_WOLF,
    NEUTRAL,
    first_of,
    kind_of,
    owner_of,
    second_of,
    stack_of,
    token_of,
)
from wolfden.titles.the_wolves.rules.state import DENS, LAIRS, PREY_TAKEN, WOLVES, Position
from wolfden.titles.the_wolves.rules.vocabulary import (
    ALPHA,
    DEAL_MOONS,
    DEN,
    DRAFTING,
    KINDS,
    LAIR,
    PACK_WOLF,
    PREY,
    TRACKS,
)

DRAFT_PAIRS: Final = 2
"""W3.5 Pairs of alpha and pack wolf a seat drafts."""


def dealt_slots(position: Position, stage: i64) -> int:
    """Return how many slots have got what is dealt in a stage."""
    if position.stage > stage:
        return position.setting.board.region_count
    return position.count if position.stage == stage else 0


def check_moons(position: Position) -> None:
    """W3.3, W14.1, W16.2 Stacks are dealt in order; tokens of scored phases are gone."""
    moons = position.moons
    lying = [(moons[place], moons[place + 1]) for place in range(0, len(moons), 2)]
    dealt = dealt_slots(position, DEAL_MOONS)
    expected = [_left_of(stack, position.scored) for stack in position.setting.tables.tokens]
    for stack in lying[:dealt]:
        if stack not in expected:
            raise BadPosition("wolves-moons-left")
        expected.remove(stack)
    if any(upper for upper, _lower in lying[dealt:]):
        raise BadPosition("wolves-moons-early")


def _left_of(stack: tuple[int, int], scored: int) -> tuple[int, int]:
    """W14.1 Return what is left of a stack of region tokens after so many phases."""
    left = [token for token in stack if token > scored] + [0, 0]
    return (left[0], left[1])


def check_neutral(position: Position) -> None:
    """W16.3 The neutral pack stands where the region tokens put it, and nowhere else."""
    board, tables = position.setting.board, position.setting.tables
    standing = sum(_count_pieces(position)[NEUTRAL])
    expected = list(tables.tokens) if position.setting.players == 2 else []
    for slot in range(dealt_slots(position, DEAL_MOONS) if expected else 0):
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
    pieces = [one for one in (second_of(cell), first_of(cell)) if one]
    return sorted([kind_of(one) for one in pieces if owner_of(one) == NEUTRAL], reverse=True)


def check_pieces(position: Position) -> None:
    """W2.1, W13.1 Pieces are on the board, on the map, or on the moon board; none is lost."""
    board, tables = position.setting.board, position.setting.tables
    counts = _count_pieces(position)
    lost_wolves = lost_dens = wolves = lairs = 0
    for seat in range(position.setting.players):
        taken = position.field(seat, WOLVES)
        pairs = _pairs_drafted(position, seat)
        alphas = pairs + sum(tables.wolf_is_alpha[:taken])
        packs = pairs + taken - sum(tables.wolf_is_alpha[:taken])
        dens = sum([position.field(seat, DENS + track) for track in range(len(TRACKS))])
        built = position.field(seat, LAIRS)
        _check_count(seat, ALPHA, counts[seat][ALPHA], alphas, alphas)
        _check_count(seat, PACK_WOLF, counts[seat][PACK_WOLF], 0, packs)
        _check_count(seat, DEN, counts[seat][DEN], 0, dens - built)
        _check_count(seat, LAIR, counts[seat][LAIR], built, built)
        lost_wolves += packs - counts[seat][PACK_WOLF]
        lost_dens += dens - built - counts[seat][DEN]
        wolves += taken
        lairs += built
    lone = [h for h in board.lone_wolves if token_of(position.cells[h]) == LONE_WOLF]
    howled = len(board.lone_wolves) - len(lone)
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
    counts = [[0] * len(KINDS) for _owner in range(NEUTRAL + 1)]
    slots = position.setting.board.slots
    lairs: set[tuple[int, int]] = set()
    for place, content in enumerate(position.cells):
        cell: i64 = content
        for one in (first_of(cell), second_of(cell)):
            if one == 0:
                continue
            owner, kind = owner_of(one), kind_of(one)
            counts[owner][kind] += 1
            if kind == LAIR:
                if slots[place] == NOT_A_REGION:
                    raise BadPosition("wolves-lair-outside")
                if (owner, slots[place]) in lairs:
                    raise BadPosition("wolves-lairs-region")
                lairs.add((owner, slots[place]))
    return counts


def _pairs_drafted(position: Position, seat: int) -> int:
    if position.stage != DRAFTING:
        return DRAFT_PAIRS if position.stage > DRAFTING else 0
    players = position.setting.players
    return len([k for k in range(position.count) if drafting_seat(players, k) == seat])


def _check_count(seat: int, kind: i64, found: int, least: int, most: int) -> None:
    if least <= found <= most:
        return
    if least == most:
        raise BadPosition(
            "wolves-pieces", seat=seat + 1, found=found, piece=KINDS[kind], count=most
        )
    raise BadPosition(
        "wolves-pieces-most", seat=seat + 1, found=found, piece=KINDS[kind], count=most
    )


def check_prey(position: Position) -> None:
    """W3.2, W12 Prey is on the map or on somebody's hunt track."""
    tables = position.setting.tables
    for kind in range(len(PREY)):
        taken = sum(
            [
                position.field(seat, PREY_TAKEN) >> kind & 1
                for seat in range(position.setting.players)
            ]
        )
        lying = sum(
            [stack_of(cell) for cell in position.cells if token_of(cell) == FIRST_PREY + kind]
        )
        wanted = tables.prey.count(kind) * tables.prey_stack
        if taken + lying != wanted:
            raise BadPosition(
                "wolves-prey-count", prey=PREY[kind], lying=lying, taken=taken, count=wanted
            )
