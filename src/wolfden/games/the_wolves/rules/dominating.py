"""W11 Dominate: an enemy pack wolf or den is replaced by an own piece."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.games.the_wolves.actions import (
    DOMINATE,
    NO_TRACK,
    at_of,
    pack,
    pack_rival,
    rival_of,
    track_of,
)
from wolfden.games.the_wolves.pieces import (
    ALPHA,
    DEN,
    KINDS,
    LAIR,
    PACK_WOLF,
    first_of,
    holds,
    kind_of,
    owner_of,
    piece,
    second_of,
)
from wolfden.games.the_wolves.rules.dens import open_tracks, take_den
from wolfden.games.the_wolves.rules.howling import has_wolf_left, place_wolf
from wolfden.games.the_wolves.rules.moon import take_date
from wolfden.games.the_wolves.rules.paying import is_payable, payments_by_terrain
from wolfden.games.the_wolves.rules.sight import alphas_of, is_within
from wolfden.games.the_wolves.state import ABSENT, Position
from wolfden.games.the_wolves.terms import NEUTRAL, TRACKS


def add_dominations(position: Position, seat: i64, alphas: list[int], out: list[int]) -> None:
    """W11.1 Add every piece that can be dominated; the neutral pack never is (W16.3)."""
    ways = payments_by_terrain(position, seat, position.setting.tables.dominate_cost)
    if not is_payable(ways):
        return
    rival: i64 = 0
    while rival < position.setting.players:
        if rival != seat:
            _add_dominations_of(position, seat, alphas, piece(rival, PACK_WOLF), ways, out)
            _add_dominations_of(position, seat, alphas, piece(rival, DEN), ways, out)
        rival += 1


def _add_dominations_of(
    position: Position,
    seat: i64,
    alphas: list[int],
    one: i64,
    ways: list[list[int]],
    out: list[int],
) -> None:
    """W11.1 Add the dominations of one kind of piece of one rival."""
    standing = position.standing
    terrain = position.terrain
    reach = position.howl_range(seat)
    index = position.group(owner_of(one), kind_of(one))
    end = position.group_end(owner_of(one), kind_of(one))
    while index < end:
        place: i64 = standing[index]
        if place == ABSENT:
            return
        payable = ways[terrain[place]]
        if payable and is_within(position, alphas, place, reach):
            if is_single(position, place, one):
                _add_domination(position, seat, place, one, payable, out)
        index += 1


def is_single(position: Position, place: i64, one: i64) -> bool:
    """W11.1 Whether a piece is the only one of its colour on its hex."""
    cell: i64 = position.cells[place]
    second = second_of(cell)
    if second == 0:
        return True
    return owner_of(second if first_of(cell) == one else first_of(cell)) != owner_of(one)


def _add_domination(
    position: Position, seat: i64, place: i64, one: i64, ways: list[int], out: list[int]
) -> None:
    """W11.2 A wolf is replaced by the next wolf, a den by one from any track that has one."""
    for payment in ways:
        if kind_of(one) == DEN:
            for track in open_tracks(position, seat):
                out.append(pack(DOMINATE, place, payment, pack_rival(track, one)))
        elif has_wolf_left(position, seat):
            out.append(pack(DOMINATE, place, payment, pack_rival(NO_TRACK, one)))


def domination_refusal(position: Position, seat: i64, place: i64, one: i64) -> str:
    """W11.1, W11.2 Return why this piece cannot be dominated, or nothing."""
    owner = owner_of(one)
    kind = kind_of(one)
    if not holds(position.cells[place], one):
        return "dominate-nothing"
    if owner == seat:
        return "dominate-own"
    if owner == NEUTRAL:
        return "dominate-neutral"
    if kind == ALPHA or kind == LAIR:
        return "dominate-strong"
    if not is_single(position, place, one):
        return "dominate-pair"
    if not is_within(position, alphas_of(position, seat), place, position.howl_range(seat)):
        return "dominate-too-far"
    if kind == DEN:
        return "" if open_tracks(position, seat) else "no-den-to-replace"
    return "" if has_wolf_left(position, seat) else "no-wolf-to-replace"


def play_domination(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W11.2 The piece goes to the moon board and is out of the game; an own one replaces it."""
    place, one, track = at_of(code), rival_of(code), track_of(code)
    position.take(place, one)
    if track == NO_TRACK:
        kind = place_wolf(position, seat, place)
    else:
        kind = DEN
        position.put(place, piece(seat, DEN))
    if log is not None:
        _tell(position, seat, place, one, kind, track, log)
    if track != NO_TRACK:
        take_den(position, seat, track, log)
    take_date(position, seat, log)


def _tell(
    position: Position, seat: i64, place: i64, one: i64, kind: i64, track: i64, log: Log
) -> None:
    log.tell(
        "dominate",
        seat,
        {
            "at": position.setting.board.names[place],
            "rival": owner_of(one),
            "lost": KINDS[kind_of(one)],
            "placed": KINDS[kind],
            "track": "" if track == NO_TRACK else TRACKS[track],
        },
    )
