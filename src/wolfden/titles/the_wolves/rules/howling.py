"""W10 Howl: a lone wolf is called into the pack."""

from wolfden.core.events import Log
from wolfden.core.machine import append, i64, vec
from wolfden.titles.the_wolves.rules import pieces
from wolfden.titles.the_wolves.rules import vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import at_of, pack
from wolfden.titles.the_wolves.rules.pieces import piece, token_of, with_token
from wolfden.titles.the_wolves.rules.scoring import take_date
from wolfden.titles.the_wolves.rules.state import WOLVES, Position, alphas_of, is_within
from wolfden.titles.the_wolves.rules.vocabulary import HOWL, TERRAIN_COUNT


def add_howls(
    position: Position, seat: i64, purse: i64, alphas: vec[i64], out: vec[i64]
) -> vec[i64]:
    """W10.1 Add every lone wolf that can be called."""
    tables = position.setting.tables
    price = purse + tables.howl_cost
    if not has_wolf_left(position, seat) or tables.payable[price] == 0:
        return out
    first = price * TERRAIN_COUNT
    reach = position.howl_range(seat)
    cells, terrain = position.cells, position.terrain
    for place in position.setting.board.lone_wolves:
        if cells[place] == pieces.LONE_WOLF_CELL:
            ways = tables.ways[first + terrain[place]]
            if len(ways) > 0 and is_within(position, alphas, place, reach):
                for payment in ways:
                    out = append(out, pack(HOWL, place, payment))
    return out


def howl_refusal(position: Position, seat: i64, place: i64) -> str:
    """W10.1 Return why no wolf can be called from here, or nothing."""
    if token_of(position.cells[place]) != pieces.LONE_WOLF:
        return "howl-without-lone-wolf"
    if not is_within(position, alphas_of(position, seat), place, position.howl_range(seat)):
        return "howl-too-far"
    return "" if has_wolf_left(position, seat) else "no-wolf-left"


def has_wolf_left(position: Position, seat: i64) -> bool:
    """W2.5 Whether wolves are left on the player board."""
    return position.field(seat, WOLVES) < len(position.setting.tables.wolf_is_alpha)


def place_wolf(position: Position, seat: i64, place: i64) -> i64:
    """W2.5 Put the next wolf of the track on a hex; return its kind."""
    is_alpha = position.setting.tables.wolf_is_alpha[position.field(seat, WOLVES)]
    kind: i64 = vocab.ALPHA if is_alpha else vocab.PACK_WOLF
    position.add_to_field(seat, WOLVES, 1)
    position.put(place, piece(seat, kind))
    return kind


def play_howl(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W10.2 The lone wolf goes to the moon board, the next wolf takes its hex."""
    place = at_of(code)
    position.cells[place] = with_token(position.cells[place], pieces.NO_TOKEN)
    kind = place_wolf(position, seat, place)
    if log is not None:
        names = position.setting.board.names
        log.tell("howl", seat, {"at": names[place], "wolf": vocab.KINDS[kind]})
    take_date(position, seat, log)
