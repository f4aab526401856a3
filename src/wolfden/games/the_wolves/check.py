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
from wolfden.games.the_wolves.rules.hunting import quarry
from wolfden.games.the_wolves.rules.moving import waiting
from wolfden.games.the_wolves.state import (
    ACTING,
    CHOOSE_TILES,
    DEAL_MOONS,
    DEAL_PACKS,
    DEAL_PREY,
    DEAL_REGIONS,
    DENS,
    DRAFTING,
    HUNTING,
    LAIRS,
    LESSER_POINTS,
    OVER,
    PREY_TAKEN,
    REGION_POINTS,
    REGION_TOKENS,
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
    _check_moons(position)
    for place in range(position.setting.board.size):
        _check_cell(position, place)
    _check_packs(position)
    if position.stage == DEAL_REGIONS:
        if any(position.cells):
            raise BadPosition("hexes: nothing lies on the map before its regions do (W3.1)")
    else:
        _check_pieces(position)
        _check_neutral(position)
    if position.stage > DEAL_PREY:
        _check_prey(position)
    _check_turn(position)
    _check_stage(position)
    _check_points(position)
    for seat in position.actors():
        if not position.codes(seat):
            raise BadPosition("turn: in this stage nobody would have anything to decide")


def _check_dealing(position: Position) -> None:
    """W1.3, W3.2 Every slot is filled up to where the dealing has come, in order."""
    board = position.setting.board
    if position.stage <= DEAL_MOONS and position.count >= board.region_count:
        raise BadPosition("turn: the dealing counts more slots than there are (W1.3)")
    wanted = _dealt(position, DEAL_REGIONS)
    if len(position.regions) != wanted:
        raise BadPosition(f"regions: {wanted} of them must lie in this stage (W1.3)")
    if position.stage > DEAL_PREY:
        return
    laid = [token_of(position.cells[place]) - FIRST_PREY for place in board.prey]
    dealt = _dealt(position, DEAL_PREY)
    if [kind >= 0 for kind in laid] != [slot < dealt for slot in range(board.region_count)]:
        raise BadPosition("hexes: prey is dealt to one region after the other (W3.2)")
    for kind in laid[:dealt]:
        if laid.count(kind) > position.setting.tables.prey.count(kind):
            raise BadPosition(f"hexes: too many stacks of {PREY[kind]} lie on the map (W3.2)")


def _dealt(position: Position, stage: i64) -> int:
    """Return how many slots have got what is dealt in a stage."""
    if position.stage > stage:
        return position.setting.board.region_count
    return position.count if position.stage == stage else 0


def _check_moons(position: Position) -> None:
    """W3.3, W14.1, W16.2 Stacks are dealt in order; tokens of scored phases are gone."""
    moons = position.moons
    lying = [(moons[place], moons[place + 1]) for place in range(0, len(moons), 2)]
    dealt = _dealt(position, DEAL_MOONS)
    expected = [_left_of(stack, position.scored) for stack in position.setting.tables.tokens]
    for stack in lying[:dealt]:
        if stack not in expected:
            raise BadPosition("moons: other region tokens are left than the scored phases leave")
        expected.remove(stack)
    if any(upper for upper, _lower in lying[dealt:]):
        raise BadPosition("moons: a region token lies where none has been dealt yet (W3.3)")


def _left_of(stack: tuple[int, int], scored: int) -> tuple[int, int]:
    """W14.1 Return what is left of a stack of region tokens after so many phases."""
    left = [token for token in stack if token > scored] + [0, 0]
    return (left[0], left[1])


def _check_neutral(position: Position) -> None:
    """W16.3 The neutral pack stands where the region tokens put it, and nowhere else."""
    board, tables = position.setting.board, position.setting.tables
    standing = sum(_count_pieces(position)[NEUTRAL])
    expected = list(tables.tokens) if position.setting.players == 2 else []
    for slot in range(_dealt(position, DEAL_MOONS) if expected else 0):
        found = [_neutral_kinds(position.cells[place]) for place in board.corners[slot]]
        moons = (position.moons[2 * slot], position.moons[2 * slot + 1])
        fitting = [
            stack
            for stack in expected
            if tables.neutral[stack] == found and _left_of(stack, position.scored) == moons
        ]
        if not fitting:
            raise BadPosition("hexes: the neutral pack does not stand as its token says (W16.3)")
        expected.remove(fitting[0])
        standing -= len(found[0]) + len(found[1])
    if standing:
        raise BadPosition("hexes: the neutral pack stands beside the lakes only (W16.3)")


def _neutral_kinds(cell: i64) -> list[int]:
    pieces = [one for one in (second_of(cell), first_of(cell)) if one]
    return sorted([kind_of(one) for one in pieces if owner_of(one) == NEUTRAL], reverse=True)


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
    homes = position.homes()
    players = position.setting.players
    wanted = players if position.stage > DEAL_PACKS else 0
    if position.stage == DEAL_PACKS:
        wanted = position.count
        if wanted >= players or position.seat != wanted:
            raise BadPosition("turn: packs are given out in seat order (W3.4)")
    if [home != UNDEALT for home in homes] != [seat < wanted for seat in range(players)]:
        raise BadPosition(f"pack: the first {wanted} seats must have a home terrain (W3.4)")
    if len(set(homes[:wanted])) != wanted:
        raise BadPosition("pack: two seats have the same home terrain (W3.4)")


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
                if slots[place] == NOT_A_REGION:
                    raise BadPosition("hexes: a lair stands outside all regions (W1.2)")
                if (owner, slots[place]) in lairs:
                    raise BadPosition("hexes: a pack has two lairs in one region (W9.1)")
                lairs.add((owner, slots[place]))
    return counts


def _pairs_drafted(position: Position, seat: int) -> int:
    if position.stage != DRAFTING:
        return DRAFT_PAIRS if position.stage > DRAFTING else 0
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
    """W4, W6.1 The counters of a turn fit its stage."""
    walking = position.stage == WALKING
    if walking != (position.walkers > 0) or (position.walked and not walking):
        raise BadPosition("turn: wolves walk in the stage 'walk' and in no other (W6.1)")
    if walking and position.walkers + len(position.walked) > position.spread(position.seat):
        raise BadPosition("turn: more wolves walk than the pack's spread allows (W6.1)")
    for wolf in position.walked:
        if waiting(position, position.seat, wolf >> 1, wolf & 1) < 0:
            raise BadPosition("turn: a wolf has walked that is not there (W6.1)")
    if position.stage in (WALKING, HUNTING) and position.actions == 0:
        raise BadPosition("turn: wolves walk and hunt in an action, and none has begun (W4.4)")
    if position.turn > 0 and position.seat != (position.turn - 1) % position.setting.players:
        raise BadPosition(f"turn: turn {position.turn} is another seat's (W3.6)")
    begun = position.stage >= ACTING
    if (position.turn > 0) != begun or (not begun and (position.actions or position.idle)):
        raise BadPosition("turn: turns and actions are counted from the end of the draft (W3.6)")
    if position.stage == HUNTING:
        kinds = [token_of(position.cells[place]) for place in quarry(position, position.seat)]
        if 1 in [kinds.count(kind) for kind in kinds]:
            raise BadPosition("turn: prey that leaves no choice is taken at once (W12.1)")


def _check_stage(position: Position) -> None:
    """W3.5, W14.1, W15 The stage is one that the game has really come to."""
    setting = position.setting
    over = position.stage == OVER
    if over != (position.scored == len(PHASES)):
        raise BadPosition("turn: a game is over when all three phases are scored (W15.1)")
    if not over and position.scored and position.moon < setting.tables.moon[position.scored - 1]:
        raise BadPosition("turn: a phase is scored that the moon has not reached (W14.1)")
    if not over and (position.ending or position.idle >= 2 * setting.players):
        raise BadPosition("turn: a game that stands still has ended (W15.4)")
    if position.count and (position.stage > DRAFTING or position.stage == CHOOSE_TILES):
        raise BadPosition("turn: nothing is dealt or drafted in this stage (W3.5)")
    if position.stage == DRAFTING and (
        position.count >= DRAFT_PAIRS * setting.players
        or drafting_seat(setting.players, position.count) != position.seat
    ):
        raise BadPosition("turn: the draft goes in snake order (W3.5)")


def _check_points(position: Position) -> None:
    """W14.3 Points of regions come from tokens of scored phases."""
    tables = position.setting.tables
    worths = tables.region_points[: position.scored]
    lessers = tables.lesser_points[: position.scored]
    for seat in range(position.setting.players):
        tokens = position.field(seat, REGION_TOKENS)
        if position.field(seat, REGION_POINTS) not in _sums(worths, tokens):
            raise BadPosition(f"pack: {tokens} region tokens do not make these points (W14.3)")
        lesser = position.field(seat, LESSER_POINTS)
        slots = position.setting.board.region_count
        if not any(lesser in _sums(lessers, count) for count in range(slots + 1)):
            raise BadPosition("pack: no lower-value tokens make these points (W14.3)")


def _sums(worths: list[int], count: int) -> set[int]:
    """Return what exactly ``count`` tokens of these worths can add up to."""
    sums = {0}
    for _token in range(count):
        sums = {total + worth for total in sums for worth in worths}
    return sums
