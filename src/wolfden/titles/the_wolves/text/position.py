"""Positions of The Wolves as text.

::

    position the-wolves rules=1 seats=3
    regions 7 1 10 4 2 9
    moons crescent quarter full quarter full -
    hexes c4=1-alpha,1-pack d5=lone e6=hare*2
    pack seat=1 home=forest backs=rock/grass actions=1 spread=2 wolves=3 prey=hare
    turn stage=act seat=2 turn=5 actions=1 moon=4

Numbers that are 0 and lists that are empty are left out. ``-`` is a region whose token is gone.
"""

from typing import Final

from wolfden.core.machine import i64, vec
from wolfden.core.text.position import (
    PositionText,
    Words,
    bit_names,
    keyed,
    line_of,
    numbers_of,
)
from wolfden.titles.the_wolves.rules.pieces import (
    FIRST_PREY,
    LONE_WOLF,
    NEUTRAL,
    first_of,
    kind_of,
    owner_of,
    piece,
    second_of,
    stack_of,
    token_of,
    with_token,
)
from wolfden.titles.the_wolves.rules.state import (
    FACES,
    FIELD_NAMES,
    HOME,
    PACK_FIELDS,
    PREY_TAKEN,
    UNDEALT,
    Position,
)
from wolfden.titles.the_wolves.rules.tables import stack_name
from wolfden.titles.the_wolves.rules.vocabulary import (
    END_REASONS,
    KINDS,
    PHASES,
    PREY,
    STAGES,
    TERRAINS,
)

KEYWORDS: Final = ("regions", "moons", "hexes", "pack", "turn")
_NO_TOKEN: Final = "-"
_NUMBERS: Final = ("turn", "actions", "idle", "moon", "scored", "count", "walkers")
"""Fields of the turn that are written as they are."""
_MOST: Final = 100_000


# Writing.


def lines(position: Position) -> list[str]:
    """Return the lines of the position; ``fill`` reads them back."""
    ids = position.setting.board.region_ids
    seats = range(position.setting.players)
    return [
        line_of("regions", [ids[region] for region in position.regions]),
        line_of("moons", _moon_words(position)),
        line_of("hexes", _hex_words(position)),
        *[line_of("pack", _pack_words(position, seat)) for seat in seats],
        line_of("turn", _turn_words(position)),
    ]


def _moon_words(position: Position) -> list[str]:
    moons = position.moons
    words = [
        stack_name(moons[place], moons[place + 1]) if moons[place] else _NO_TOKEN
        for place in range(0, len(moons), 2)
    ]
    return words if any(moons) or position.scored else []


def _hex_words(position: Position) -> list[str]:
    names = position.setting.board.names
    return [f"{names[h]}={_cell(cell)}" for h, cell in enumerate(position.cells) if cell]


def _cell(cell: i64) -> str:
    token = token_of(cell)
    if token == LONE_WOLF:
        return "lone"
    if token >= FIRST_PREY:
        return f"{PREY[token - FIRST_PREY]}*{stack_of(cell)}"
    return ",".join([_piece(one) for one in (first_of(cell), second_of(cell)) if one])


def _piece(one: i64) -> str:
    owner = owner_of(one)
    return f"{'neutral' if owner == NEUTRAL else owner + 1}-{KINDS[kind_of(one)]}"


def _pack_words(position: Position, seat: i64) -> list[str]:
    values: dict[str, str | int] = {"seat": seat + 1}
    for name, key in enumerate(FIELD_NAMES):
        value: int = position.field(seat, name)
        if name == HOME:
            values[key] = "" if value == UNDEALT else TERRAINS[value]
        elif name == FACES:
            values[key] = bit_names(value, position.setting.tables.tile_names)
        elif name == PREY_TAKEN:
            values[key] = bit_names(value, PREY)
        else:
            values[key] = value
    return keyed(values)


def _turn_words(position: Position) -> list[str]:
    names = position.setting.board.names
    wolves = [f"{KINDS[wolf & 1]}@{names[wolf >> 1]}" for wolf in position.walked]
    return keyed(
        {
            "stage": STAGES[position.stage],
            "seat": position.seat + 1,
            **numbers_of(position, _NUMBERS),
            "ground": TERRAINS[position.ground] if position.walkers else "",
            "walked": ",".join(wolves),
            "ending": END_REASONS[position.ending] if position.ending else "",
        }
    )


# Reading.


def fill(position: Position, text: PositionText) -> None:
    """Lay out what a position text says on an empty table; ``check.py`` then looks it over.

    Raises:
        BadPosition: a word cannot be read.
    """
    _fill_regions(position, text.line("regions"))
    _fill_moons(position, text.line("moons"))
    _fill_hexes(position, text.line("hexes"))
    _fill_packs(position, text.every("pack"))
    _fill_turn(position, text.line("turn"))


def _fill_regions(position: Position, line: Words) -> None:
    board = position.setting.board
    ids = tuple(board.region_ids)
    position.regions = vec[i64]([line.index(word, ids) for word in line.plain])
    line.finish()
    if len(set(position.regions)) != len(position.regions):
        raise line.fail("wolves-regions-twice")
    if len(position.regions) > board.region_count:
        raise line.fail("wolves-regions-most", count=board.region_count)
    if len(position.regions) == board.region_count:
        position.lay_regions()


def _fill_moons(position: Position, line: Words) -> None:
    board = position.setting.board
    if not line.plain:
        return
    if len(line.plain) != board.region_count:
        raise line.fail("wolves-moons-count", count=board.region_count)
    for slot, word in enumerate(line.plain):
        if word != _NO_TOKEN:
            upper, _, lower = word.partition("/")
            position.moons[2 * slot] = 1 + line.index(upper, PHASES)
            position.moons[2 * slot + 1] = 1 + line.index(lower, PHASES) if lower else 0
    line.finish()


def _fill_hexes(position: Position, line: Words) -> None:
    board = position.setting.board
    if line.plain:
        raise line.fail("wolves-hex-form", word=line.plain[0])
    for name in board.names:
        text = line.text(name, "")
        if text:
            _fill_hex(position, line, board.by_name[name], text)
    line.finish()


def _fill_hex(position: Position, line: Words, place: int, text: str) -> None:
    kind, star, stack = text.partition("*")
    if text == "lone":
        position.cells[place] = with_token(0, LONE_WOLF)
    elif star:
        token = FIRST_PREY + line.index(kind, PREY)
        sizes = tuple([str(size + 1) for size in range(position.setting.tables.prey_stack)])
        position.cells[place] = with_token(0, token, 1 + line.index(stack, sizes))
    else:
        words = text.split(",")
        if len(words) > 2:
            raise line.fail("wolves-hex-full", text=text)
        for word in words:
            one = _read_piece(position, line, word)
            _check_supply(position, line, word, one)
            position.put(place, one)


def _check_supply(position: Position, line: Words, word: str, one: i64) -> None:
    owner, kind = owner_of(one), kind_of(one)
    most = position.setting.tables.pieces[kind]
    if owner != NEUTRAL and len(position.places(owner, kind)) == most:
        raise line.fail("wolves-supply", count=most, piece=word)


def _read_piece(position: Position, line: Words, word: str) -> i64:
    owner, _, kind = word.partition("-")
    seats = [str(seat + 1) for seat in range(position.setting.players)]
    if owner == "neutral" and position.setting.players == 2:
        return piece(NEUTRAL, line.index(kind, KINDS))
    return piece(line.index(owner, tuple(seats)), line.index(kind, KINDS))


def _fill_packs(position: Position, lines: list[Words]) -> None:
    players = position.setting.players
    if len(lines) != players:
        raise Words("pack", []).fail("wolves-pack-lines", count=players, found=len(lines))
    for seat, line in enumerate(lines):
        if line.number("seat", 1, players) != seat + 1:
            raise line.fail("wolves-pack-order", seat=seat + 1)
        for name, key in enumerate(FIELD_NAMES):
            position.packs[seat * PACK_FIELDS + name] = _read_field(position, line, name, key)
        line.finish()


def _read_field(position: Position, line: Words, name: int, key: str) -> int:
    if name == HOME:
        return line.choice(key, ("", *TERRAINS), "") - 1
    if name == FACES:
        return line.bits(key, tuple(position.setting.tables.tile_names))
    if name == PREY_TAKEN:
        return line.bits(key, PREY)
    return line.number(key, 0, _most_of(position, key), 0)


def _most_of(position: Position, key: str) -> int:
    tables = position.setting.tables
    most = {
        "spread": len(tables.attributes[0]) - 1,
        "speed": len(tables.attributes[1]) - 1,
        "howl": len(tables.attributes[2]) - 1,
        "wolves": len(tables.wolf_is_alpha),
        "lairs": len(tables.lair_points) - 1,
        "tokens": position.setting.board.region_count,
    }
    return most.get(key, _MOST)


def _fill_turn(position: Position, line: Words) -> None:
    players = position.setting.players
    position.stage = line.choice("stage", STAGES)
    position.seat = line.number("seat", 1, players) - 1
    highest = {
        **dict.fromkeys(_NUMBERS, _MOST),
        "scored": len(PHASES),
        "count": 2 * position.setting.board.region_count,
        "walkers": position.setting.tables.pieces[0],
    }
    line.fill_numbers(position, highest)
    position.ground = line.choice("ground", TERRAINS, TERRAINS[0])
    walked = [_read_walked(position, line, word) for word in line.words("walked")]
    position.walked = vec[i64](walked)
    position.ending = line.choice("ending", END_REASONS, END_REASONS[0])
    line.finish()


def _read_walked(position: Position, line: Words, word: str) -> int:
    kind, _, name = word.partition("@")
    place = position.setting.board.by_name.get(name)
    if place is None:
        raise line.fail("wolves-walked-form", word=word)
    return place * 2 + line.index(kind, KINDS[:2])
