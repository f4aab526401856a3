"""W10, W11 Howl and dominate: a lone wolf is called, an enemy piece is replaced."""

from wolfden.core.events import Log
from wolfden.core.machine import append, i64, vec
from wolfden.titles.the_wolves.rules import actions, pieces, vocabulary as vocab
from wolfden.titles.the_wolves.rules.dens import open_tracks, take_den
from wolfden.titles.the_wolves.rules.scoring import take_date
from wolfden.titles.the_wolves.rules.state import ABSENT, WOLVES, Position, alphas_of, is_within


def add_howls(
    position: Position, seat: i64, purse: i64, alphas: vec[i64], out: vec[i64]
) -> vec[i64]:
    """W10.1 Add every lone wolf that can be called."""
    tables = position.setting.tables
    price = purse + tables.howl_cost
    if not has_wolf_left(position, seat) or tables.payable[price] == 0:
        return out
    first = price * vocab.TERRAIN_COUNT
    reach = position.howl_range(seat)
    cells, terrain = position.cells, position.terrain
    for place in position.setting.board.lone_wolves:
        if cells[place] == pieces.LONE_WOLF_CELL:
            ways = tables.ways[first + terrain[place]]
            if len(ways) > 0 and is_within(position, alphas, place, reach):
                for payment in ways:
                    out = append(out, actions.pack(vocab.HOWL, place, payment))
    return out


def howl_refusal(position: Position, seat: i64, place: i64) -> str:
    """W10.1 Return why no wolf can be called from here, or ``""``."""
    if pieces.token_of(position.cells[place]) != pieces.LONE_WOLF:
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
    position.put(place, pieces.piece(seat, kind))
    return kind


def play_howl(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W10.2 The lone wolf goes to the moon board, the next wolf takes its hex."""
    place = actions.at_of(code)
    position.cells[place] = pieces.with_token(position.cells[place], pieces.NO_TOKEN)
    kind = place_wolf(position, seat, place)
    if log is not None:
        names = position.setting.board.names
        log.add("howl", seat, {"at": names[place], "wolf": vocab.KINDS[kind]})
    take_date(position, seat, log)


# W11 Dominate: an enemy pack wolf or den is replaced by an own piece.


def add_dominations(
    position: Position, seat: i64, purse: i64, alphas: vec[i64], out: vec[i64]
) -> vec[i64]:
    """W11.1 Add every piece that can be dominated; the neutral pack never is (W16.3)."""
    tables = position.setting.tables
    price = purse + tables.dominate_cost
    if tables.payable[price] == 0:
        return out
    first = price * vocab.TERRAIN_COUNT
    has_wolf = has_wolf_left(position, seat)
    no_track = vec[i64]([actions.NO_TRACK])
    tracks = open_tracks(position, seat)
    for rival in range(position.setting.players):
        if rival == seat:
            continue
        if has_wolf:
            wolf = pieces.piece(rival, vocab.PACK_WOLF)
            out = _add_dominations_of(position, seat, alphas, wolf, first, no_track, out)
        if len(tracks) > 0:
            den = pieces.piece(rival, vocab.DEN)
            out = _add_dominations_of(position, seat, alphas, den, first, tracks, out)
    return out


def _add_dominations_of(
    position: Position,
    seat: i64,
    alphas: vec[i64],
    one: i64,
    first: i64,
    tracks: vec[i64],
    out: vec[i64],
) -> vec[i64]:
    """W11.1 Add the dominations of one kind of piece of one rival.

    W11.2 A wolf is replaced by the next wolf, a den by one from any track that has one.
    """
    ways_by_terrain = position.setting.tables.ways
    reach = position.howl_range(seat)
    terrain = position.terrain
    for place in position.roster(pieces.owner_of(one), pieces.kind_of(one)):
        if place == ABSENT:
            break
        ways = ways_by_terrain[first + terrain[place]]
        if len(ways) > 0 and is_within(position, alphas, place, reach):
            if is_single(position, place, one):
                for payment in ways:
                    for track in tracks:
                        out = append(
                            out,
                            actions.pack(
                                vocab.DOMINATE, place, payment, actions.pack_rival(track, one)
                            ),
                        )
    return out


def is_single(position: Position, place: i64, one: i64) -> bool:
    """W11.1 Whether a piece is the only one of its colour on its hex."""
    cell = position.cells[place]
    second = pieces.second_of(cell)
    if second == 0:
        return True
    return pieces.owner_of(
        second if pieces.first_of(cell) == one else pieces.first_of(cell)
    ) != pieces.owner_of(one)


def domination_refusal(position: Position, seat: i64, place: i64, one: i64) -> str:
    """W11.1, W11.2 Return why this piece cannot be dominated, or ``""``."""
    owner = pieces.owner_of(one)
    kind = pieces.kind_of(one)
    if not pieces.holds(position.cells[place], one):
        return "dominate-nothing"
    if owner == seat:
        return "dominate-own"
    if owner == pieces.NEUTRAL:
        return "dominate-neutral"
    if kind == vocab.ALPHA or kind == vocab.LAIR:
        return "dominate-strong"
    if not is_single(position, place, one):
        return "dominate-pair"
    if not is_within(position, alphas_of(position, seat), place, position.howl_range(seat)):
        return "dominate-too-far"
    if kind == vocab.DEN:
        return "" if len(open_tracks(position, seat)) > 0 else "no-den-to-replace"
    return "" if has_wolf_left(position, seat) else "no-wolf-to-replace"


def play_domination(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """W11.2 The piece goes to the moon board and is out of the game; an own one replaces it."""
    place, one, track = actions.at_of(code), actions.rival_of(code), actions.track_of(code)
    position.take(place, one)
    if track == actions.NO_TRACK:
        kind = place_wolf(position, seat, place)
    else:
        kind = vocab.DEN
        position.put(place, pieces.piece(seat, vocab.DEN))
    if log is not None:
        _log_domination(position, seat, place, one, kind, track, log)
    if track != actions.NO_TRACK:
        take_den(position, seat, track, log)
    take_date(position, seat, log)


def _log_domination(
    position: Position, seat: i64, place: i64, one: i64, kind: i64, track: i64, log: Log
) -> None:
    log.add(
        "dominate",
        seat,
        {
            "at": position.setting.board.names[place],
            "rival": pieces.owner_of(one),
            "lost": vocab.KINDS[pieces.kind_of(one)],
            "placed": vocab.KINDS[kind],
            "track": "" if track == actions.NO_TRACK else vocab.TRACKS[track],
        },
    )
