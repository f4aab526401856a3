"""Positions of The Wolves as text; docs/notation.md describes the lines.

A hex holds ``lone`` for a lone wolf, ``hare*2`` for prey, or pieces like ``1-alpha,1-pack``; ``-``
is a region whose token is gone.
"""

from typing import Final

from wolfden.core.machine import i64, vec
from wolfden.core.text import position as form
from wolfden.core.text.position import Layout, LineWords, PositionText
from wolfden.titles.the_wolves.rules import pieces, state, vocabulary as v
from wolfden.titles.the_wolves.rules.dealing import DRAFT_PAIRS, FIRST_SEAT
from wolfden.titles.the_wolves.rules.pieces import NEUTRAL
from wolfden.titles.the_wolves.rules.state import Position, Setting
from wolfden.titles.the_wolves.rules.tables import stack_name
from wolfden.titles.the_wolves.rules.turn import FREE_ACTIONS

KEYWORDS: Final = ("regions", "moons", "hexes", "pack", "turn")
_NO_TOKEN: Final = "-"
_LONE: Final = "lone"
_NEUTRAL: Final = "neutral"
_DEALS: Final = (v.DEAL_REGIONS, v.DEAL_PREY, v.DEAL_MOONS, v.DEAL_PACKS, v.DRAFTING)
_TURNS: Final = (v.ACTING, v.WALKING, v.HUNTING, v.OVER)
FIRST_KNOWN: Final = (v.DRAFTING, *_TURNS)
"""W3.6 The stages in which there is a first player."""


def pack_line(setting: Setting) -> Layout:
    """Return the fields of the line ``pack``, in the order of the fields of a player board."""
    tables = setting.tables
    tiles = tuple(tables.tile_names)
    tracks = [form.number(track, len(tables.attributes[n]) - 1) for n, track in enumerate(v.TRACKS)]
    tokens = sum(tables.token_counts)
    return Layout(
        "pack",
        [
            form.own("seat"),
            form.word("home", v.TERRAINS, state.UNDEALT),
            form.word_set("backs", tiles, (v.CHOOSE_TILES, v.DRAW_FIRST, *FIRST_KNOWN)),
            form.number("actions", _most_actions(setting)),
            form.number("terrains", 2 * len(v.TRACKS) + tables.pieces[v.LAIR], _TURNS),
            *tracks,
            form.number("wolves", len(tables.wolf_is_alpha), _TURNS),
            form.number("lairs", len(tables.lair_points) - 1, _TURNS),
            form.word_set("prey", v.PREY, _TURNS),
            form.number("regions", tokens * max(tables.region_points), _TURNS),
            form.number("tokens", tokens, _TURNS),
            form.number("lesser", tokens * max(tables.lesser_points), _TURNS),
        ],
    )


def _most_actions(setting: Setting) -> int:
    """W2.3, W12.1, W16.5, W17 Return the most action tokens that a pack can ever get."""
    return 2 * len(v.TRACKS) + len(v.PREY) + max(setting.tables.first_tokens) + 1


def turn_line(setting: Setting) -> Layout:
    """Return the fields of the line ``turn``."""
    tables, board, players = setting.tables, setting.board, setting.players
    dates = players * sum(tables.pieces) + len(board.lone_wolves)
    return Layout(
        "turn",
        [
            form.word("stage", v.STAGES, None),
            form.word("seat", seat_names(setting), None),
            _first_field(setting),
            form.number("turn", setting.turn_limit, _TURNS),
            form.number("actions", FREE_ACTIONS + _most_actions(setting), _TURNS),
            form.number("idle", 2 * players, _TURNS),
            form.number("moon", dates, _TURNS),
            form.number("scored", len(v.PHASES), _TURNS),
            form.number("count", max(board.region_count, DRAFT_PAIRS * players) - 1, _DEALS),
            form.number("walkers", max(tables.attributes[v.SPREAD]), (v.WALKING,)),
            form.own("ground"),
            form.own("walked"),
            form.word("ending", v.END_REASONS, 0, (v.OVER,)),
        ],
    )


def _first_field(setting: Setting) -> form.Field:
    """W3.6 Return the field of the first player; it is left out where a table draws nobody."""
    rest = state.UNDRAWN if setting.draws_first else FIRST_SEAT
    return form.word("first", seat_names(setting), rest, FIRST_KNOWN)


def seat_names(setting: Setting) -> tuple[str, ...]:
    """Return the seats as they are written, from one."""
    return tuple([str(seat + 1) for seat in range(setting.players)])


def pack_values(position: Position, seat: i64) -> list[int]:
    """Return the value of each field of a pack's line."""
    row = seat * state.PACK_FIELDS
    return [0, *position.packs[row : row + state.PACK_FIELDS]]


# Writing.


def lines(position: Position) -> list[str]:
    """Return the lines of the position; ``fill`` reads them back."""
    setting, names = position.setting, position.setting.board.names
    turn, pack = turn_line(setting), pack_line(setting)
    walked = [f"{v.KINDS[wolf & 1]}@{names[wolf >> 1]}" for wolf in position.walked]
    own = {
        "ground": v.TERRAINS[position.ground] if position.walkers else "",
        "walked": ",".join(walked),
    }
    cells = [f"{names[h]}={_cell(cell)}" for h, cell in enumerate(position.cells) if cell]
    return [
        form.line_of("regions", [setting.board.region_ids[region] for region in position.regions]),
        form.line_of("moons", _moon_words(position)),
        form.line_of("hexes", cells),
        *[
            pack.write(pack_values(position, seat), {"seat": str(seat + 1)})
            for seat in range(setting.players)
        ],
        turn.write(turn.values_of(position), own),
    ]


def _moon_words(position: Position) -> list[str]:
    moons = position.moons
    words = [
        stack_name(moons[place], moons[place + 1]) if moons[place] else _NO_TOKEN
        for place in range(0, len(moons), 2)
    ]
    return words if any(moons) or position.scored else []


def _cell(cell: i64) -> str:
    token = pieces.token_of(cell)
    if token == pieces.LONE_WOLF:
        return _LONE
    if token >= pieces.FIRST_PREY:
        return f"{v.PREY[token - pieces.FIRST_PREY]}*{pieces.stack_of(cell)}"
    return ",".join([_piece(one) for one in (pieces.first_of(cell), pieces.second_of(cell)) if one])


def _piece(one: i64) -> str:
    owner = pieces.owner_of(one)
    return f"{_NEUTRAL if owner == NEUTRAL else owner + 1}-{v.KINDS[pieces.kind_of(one)]}"


# Reading.


def fill(position: Position, text: PositionText) -> None:
    """Lay out what a position text says on an empty table; ``check.py`` then looks it over.

    Raises:
        BadPosition: a word cannot be read.
    """
    setting = position.setting
    _fill_regions(position, text.line("regions"))
    _fill_moons(position, text.line("moons"))
    hexes = text.line("hexes")
    for name in setting.board.names:
        _fill_hex(position, hexes, setting.board.by_name[name], hexes.text(name, ""))
    hexes.finish()
    for seat, line in enumerate(text.each("pack", "seat", seat_names(setting))):
        for field, value in enumerate(pack_line(setting).read(line)[1:]):
            position.packs[seat * state.PACK_FIELDS + field] = value
        line.finish()
    turn = text.line("turn")
    turn_line(setting).fill(position, turn)
    position.ground = turn.choice("ground", v.TERRAINS, v.TERRAINS[0])
    walked = [_read_walked(position, turn, word) for word in turn.words("walked")]
    position.walked = vec[i64](walked)
    turn.finish()


def _fill_regions(position: Position, line: LineWords) -> None:
    board = position.setting.board
    ids = tuple(board.region_ids)
    position.regions = vec[i64]([line.index(word, ids) for word in line.plain()])
    line.finish()
    if len(set(position.regions)) != len(position.regions):
        raise line.fail("wolves-regions-twice")
    if len(position.regions) > board.region_count:
        raise line.fail("wolves-regions-most", count=board.region_count)
    if len(position.regions) == board.region_count:
        position.lay_regions()


def _fill_moons(position: Position, line: LineWords) -> None:
    words, count = line.plain(), position.setting.board.region_count
    line.finish()
    if words and len(words) != count:
        raise line.fail("wolves-moons-count", count=count)
    for slot, word in enumerate(words):
        if word != _NO_TOKEN:
            upper, slash, lower = word.partition("/")
            position.moons[2 * slot] = 1 + line.index(upper, v.PHASES)
            position.moons[2 * slot + 1] = 1 + line.index(lower, v.PHASES) if slash else 0


def _fill_hex(position: Position, line: LineWords, place: int, text: str) -> None:
    kind, star, stack = text.partition("*")
    if text == _LONE:
        position.cells[place] = pieces.with_token(0, pieces.LONE_WOLF)
    elif star:
        token = pieces.FIRST_PREY + line.index(kind, v.PREY)
        size = line.whole(kind, stack, 1, position.setting.tables.prey_stack)
        position.cells[place] = pieces.with_token(0, token, size)
    elif text:
        words = text.split(",")
        if len(words) > 2:
            raise line.fail("wolves-hex-full", text=text)
        for word in words:
            position.put(place, _read_piece(position, line, word))


def _read_piece(position: Position, line: LineWords, word: str) -> i64:
    """Read a piece, of which no pack can have more than the box gives it."""
    name, _, kind_name = word.partition("-")
    if name == _NEUTRAL and position.setting.players == 2:
        return pieces.piece(NEUTRAL, line.index(kind_name, v.KINDS))
    owner = line.index(name, seat_names(position.setting))
    kind = line.index(kind_name, v.KINDS)
    most = position.setting.tables.pieces[kind]
    if len(position.places(owner, kind)) == most:
        raise line.fail("wolves-supply", count=most, piece=word)
    return pieces.piece(owner, kind)


def _read_walked(position: Position, line: LineWords, word: str) -> int:
    kind, _, name = word.partition("@")
    place = position.setting.board.by_name.get(name)
    if place is None:
        raise line.fail("wolves-walked-form", word=word)
    return place * 2 + line.index(kind, v.KINDS[:2])
