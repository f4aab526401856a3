"""Can this lie on the table? What must hold in every position, counted piece by piece.

Used on every position that is read, and by the tests after every step of random games.
"""

from typing import Final

from wolfden.core.errors import BadPosition
from wolfden.core.machine import i64
from wolfden.games.the_wolves.board import NOT_A_REGION
from wolfden.games.the_wolves.pieces import (
    ALPHA,
    DEN,
    FIRST_PREY,
    KINDS,
    LAIR,
    LONE_WOLF,
    PACK_WOLF,
    first_of,
    kind_of,
    owner_of,
    second_of,
    stack_of,
    token_of,
)
from wolfden.games.the_wolves.rules.drafting import drafting_seat
from wolfden.games.the_wolves.state import (
    ACTING,
    DEAL_MOONS,
    DEAL_PACKS,
    DEAL_PREY,
    DEAL_REGIONS,
    DENS,
    DRAFTING,
    LAIRS,
    OVER,
    PREY_TAKEN,
    UNDEALT,
    WALKING,
    WOLVES,
    Position,
)
from wolfden.games.the_wolves.terms import NEUTRAL, PHASES, PREY, TRACKS

DRAFT_PAIRS: Final = 2
"""W3.5 Pairs of alpha and pack wolf a seat drafts."""


def check(position: Position) -> None:
    """Look a position over.

    Raises:
        BadPosition: something is there that cannot be; the sentence names it and the rule.
    """
    _check_dealing(position)
    for place in range(position.setting.board.size):
        _check_cell(position, place)
    if position.stage >= DEAL_PACKS:
        _check_packs(position)
    if position.stage >= DRAFTING:
        _check_pieces(position)
        _check_prey(position)
    _check_turn(position)
    for seat in position.actors():
        if not position.codes(seat):
            raise BadPosition("turn: in this stage nobody would have anything to decide")


def _check_dealing(position: Position) -> None:
    """W1.3, W3 Every slot is filled up to where the dealing has come."""
    board = position.setting.board
    dealt = position.count if position.stage <= DEAL_MOONS else 0
    if dealt > board.region_count - 1:
        raise BadPosition("turn: the dealing counts more slots than there are (W1.3)")
    wanted = dealt if position.stage == DEAL_REGIONS else board.region_count
    if len(position.regions) != wanted:
        raise BadPosition(f"regions: {wanted} of them must lie in this stage (W1.3)")
    laid = len([place for place in board.prey if token_of(position.cells[place]) >= FIRST_PREY])
    if position.stage <= DEAL_PREY and laid != (dealt if position.stage == DEAL_PREY else 0):
        raise BadPosition("hexes: prey lies where none has been dealt yet (W3.2)")
    moons = len([slot for slot in range(board.region_count) if position.moons[2 * slot]])
    if position.stage <= DEAL_MOONS and moons != (dealt if position.stage == DEAL_MOONS else 0):
        raise BadPosition("moons: a region token lies where none has been dealt yet (W3.3)")
    if position.stage > DEAL_MOONS:
        _check_moons(position)


def _check_moons(position: Position) -> None:
    """W14.1 Tokens of scored phases are gone, all others are there."""
    left: list[int] = sorted([token for token in position.moons if token])
    stacks = position.setting.tables.tokens
    whole = [token for stack in stacks for token in stack if token > position.scored]
    if left != sorted(whole):
        raise BadPosition("moons: other region tokens are left than the scored phases leave (W14)")


def _check_cell(position: Position, place: i64) -> None:
    """W6.4–W6.6, W8.1 What may share a hex."""
    board = position.setting.board
    name = board.names[place]
    cell: i64 = position.cells[place]
    first, second, token = first_of(cell), second_of(cell), token_of(cell)
    if token == LONE_WOLF and place not in board.lone_wolves:
        raise BadPosition(f"hexes: {name} has no lone wolf mark (W1.1)")
    if token >= FIRST_PREY and place not in board.prey:
        raise BadPosition(f"hexes: {name} has no prey mark (W1.1)")
    if first != 0 and kind_of(first) == LAIR and not board.lakeside[place]:
        raise BadPosition(f"hexes: the lair on {name} is not next to a lake (W9.1)")
    if second == 0:
        return
    buildings = [one for one in (first, second) if kind_of(one) >= DEN]
    if len(buildings) == 2:
        raise BadPosition(f"hexes: two dens or lairs stand on {name} (W8.1)")
    rivals = owner_of(first) != owner_of(second)
    if rivals and (not buildings or kind_of(buildings[0]) != DEN):
        raise BadPosition(f"hexes: rivals share {name}, and neither is a den (W6.5)")


def _check_packs(position: Position) -> None:
    """W3.4 Every seat has its own pack, once packs are dealt."""
    known = [home for home in position.homes() if home != UNDEALT]
    players = position.setting.players
    wanted = position.count if position.stage == DEAL_PACKS else players
    if len(known) != wanted or len(set(known)) != wanted:
        raise BadPosition(f"pack: {wanted} seats must have a home terrain of their own (W3.4)")


def _check_pieces(position: Position) -> None:
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
        raise BadPosition(
            f"pack: {wolves} wolves were taken, but {howled} lone wolves and {lost_wolves} pack"
            " wolves are gone from the map (W10.2, W11.2)"
        )
    if position.moon != howled + lost_wolves + lost_dens + lairs:
        raise BadPosition(
            f"turn: the moon stands at {position.moon}, but {howled} lone wolves,"
            f" {lost_wolves + lost_dens} dominated pieces and {lairs} lairs took dates (W13.1)"
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
                if slots[place] == NOT_A_REGION or (owner, slots[place]) in lairs:
                    raise BadPosition("hexes: a pack has two lairs in one region (W9.1)")
                lairs.add((owner, slots[place]))
    return counts


def _pairs_drafted(position: Position, seat: int) -> int:
    if position.stage > DRAFTING:
        return DRAFT_PAIRS
    players = position.setting.players
    return len([k for k in range(position.count) if drafting_seat(players, k) == seat])


def _check_count(seat: int, kind: i64, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise BadPosition(
            f"hexes: seat {seat + 1} has {found} {KINDS[kind]} on the map, where its board allows"
            f" {least if least == most else f'at most {most}'} (W2.1)"
        )


def _check_prey(position: Position) -> None:
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
                f"hexes: {lying} {PREY[kind]} lie on the map and {taken} were taken, but there"
                f" are {wanted} (W3.2)"
            )


def _check_turn(position: Position) -> None:
    """W4, W6.1, W14.1 Counters fit the stage."""
    dates = position.setting.tables.moon
    walking = position.stage == WALKING
    if walking != (position.walkers > 0) or (position.walked and not walking):
        raise BadPosition("turn: wolves walk in the stage 'walk' and in no other (W6.1)")
    if walking and position.walkers + len(position.walked) > position.spread(position.seat):
        raise BadPosition("turn: more wolves walk than the pack's spread allows (W6.1)")
    if (position.stage == OVER) != (position.scored == len(PHASES)):
        raise BadPosition("turn: a game is over when all three phases are scored (W15.1)")
    running = position.stage < OVER
    if running and position.scored and position.moon < dates[position.scored - 1]:
        raise BadPosition("turn: a phase is scored that the moon has not reached (W14.1)")
    if (position.turn > 0) != (position.stage >= ACTING):
        raise BadPosition("turn: turns are counted from 1, after the draft (W3.6)")
    if position.stage == DRAFTING and (
        position.count >= DRAFT_PAIRS * position.setting.players
        or drafting_seat(position.setting.players, position.count) != position.seat
    ):
        raise BadPosition("turn: the draft goes in snake order (W3.5)")
