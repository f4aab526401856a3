"""B3.2, B10.1 Phase 1: Portefaix and troops; B10.7 phase 3: a call to arms."""

from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import actions, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import (
    at_of,
    pack,
    to_of,
    verb_of,
    what_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

# Portefaix.


def guard_codes(position: Position) -> list[int]:
    """B10.5 Return the villages Portefaix may be in: all of them."""
    places = range(position.setting.board.size)
    return [pack(vocab.GUARD, at=place) for place in places if not guard_refusal(position, place)]


def guard_refusal(position: Position, place: i64) -> str:
    """B10.5 Return why Portefaix cannot be here, or ``""``."""
    return "" if position.setting.board.is_village(place) else "portefaix-in-hamlet"


def play_guard(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B10.5 Portefaix comes, or moves; an attack that fog still hides no longer concerns him."""
    position.portefaix = at_of(code)
    position.fog_portefaix = terms.NONE
    if log is not None:
        log.add("portefaix", seat, {"at": position.setting.board.ids[at_of(code)]})


# A call to arms.


def call_range(position: Position) -> i64:
    """B10.7 Return the bits of the villages where hunters in special villages can call people."""
    radius: i64 = position.rule().call
    out: i64 = 0
    if radius != terms.NONE:
        for place in position.hunters:
            if place in position.setting.board.special:
                out |= position.setting.board.within[place][radius]
    return out


def call_codes(position: Position) -> list[int]:
    """B10.7 Return the villages where people may be called to arms, and calling nobody."""
    near = call_range(position)
    out = [pack(vocab.CALL, at=place) for place in range(terms.VILLAGES) if near >> place & 1]
    out.append(pack(vocab.DECLINE))
    return out


def call_refusal(position: Position, place: i64) -> str:
    """B10.7 Return why nobody can be called to arms here, or ``""``."""
    village = position.setting.board.is_village(place)
    return "" if village and call_range(position) >> place & 1 else "call-too-far"


def play_call(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B10.7 The people of a village take up arms for this season, or nobody does."""
    if verb_of(code) == vocab.DECLINE:
        return
    position.called = at_of(code)
    if log is not None:
        log.add("call", seat, {"at": position.setting.board.ids[at_of(code)]})


# Troops that move.


def shift_codes(position: Position) -> list[int]:
    """B10.1 Return every way to move a troop that has not moved, and moving none."""
    out: list[int] = []
    free = _free_villages(position)
    for village in range(terms.VILLAGES):
        if shift_refusal(position, village) == "":
            shift = pack(vocab.SHIFT, at=village)
            for there in free:
                out.append(shift | there << actions.TO)
    out.append(pack(vocab.DECLINE))
    return out


def shift_refusal(position: Position, place: i64) -> str:
    """B10.1 Return why no troop can be moved from here, or ``""``."""
    if not position.setting.board.is_village(place) or not position.troops() >> place & 1:
        return "no-troop-here"
    return "shifted-already" if position.shifted >> place & 1 else ""


def play_shift(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B10.1 Move one troop, or no further one."""
    if verb_of(code) == vocab.DECLINE:
        position.count = 0
        return
    start, end = at_of(code), to_of(code)
    kind = troop_at(position, start)
    position.dragoons &= ~(1 << start)
    position.peasants &= ~(1 << start)
    _put_troop(position, end, kind)
    position.shifted |= 1 << end
    position.count -= 1
    if log is not None:
        ids = position.setting.board.ids
        log.add("shift", seat, {"troop": vocab.TROOPS[kind], "from": ids[start], "to": ids[end]})


def troop_at(position: Position, village: i64) -> i64:
    """B3.2 Return the kind of troop in a village, or ``NONE``."""
    if position.dragoons >> village & 1:
        return vocab.DRAGOON
    return 1 if position.peasants >> village & 1 else terms.NONE


def _put_troop(position: Position, village: i64, kind: i64) -> None:
    if kind == vocab.DRAGOON:
        position.dragoons |= 1 << village
    else:
        position.peasants |= 1 << village


# The troop of the season, and one more.


def post_codes(position: Position) -> list[int]:
    """B3.2 Return the villages without a troop, and declining."""
    out: list[int] = []
    troops = position.troops()
    for village in range(terms.VILLAGES):
        if not troops >> village & 1:
            out.append(vocab.POST | village << actions.AT)
    out.append(pack(vocab.DECLINE))
    return out


def _free_villages(position: Position) -> list[int]:
    """B3.2 Return the villages a troop may come to."""
    villages = range(terms.VILLAGES)
    return [village for village in villages if post_refusal(position, village) == ""]


def post_refusal(position: Position, place: i64) -> str:
    """B3.2 Return why no troop can be put here, or ``""``."""
    if not position.setting.board.is_village(place):
        return "troop-in-hamlet"
    return "troop-on-troop" if position.troops() >> place & 1 else ""


def play_post(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B3.2 The troop of the season comes, or is lost."""
    season = position.season()
    if verb_of(code) == vocab.DECLINE:
        lose_troop(position, log, seat)
        return
    _post(position, seat, season, at_of(code), log)


def lose_troop(position: Position, log: Log | None, seat: i64) -> None:
    """B3.2 The troop of the season goes back to the box."""
    season = position.season()
    if position.spaces[season] == 0:
        return
    position.spaces[season] -= 1
    if log is not None:
        log.add("troop-lost", seat, {"troop": vocab.TROOPS[terms.SEASON_TROOP[season]]})


def _post(position: Position, seat: i64, space: i64, village: i64, log: Log | None) -> None:
    kind: i64 = terms.SEASON_TROOP[space]
    position.spaces[space] -= 1
    _put_troop(position, village, kind)
    if log is not None:
        at = position.setting.board.ids[village]
        log.add(
            "troop", seat, {"troop": vocab.TROOPS[kind], "space": vocab.SEASONS[space], "at": at}
        )


def add_codes(position: Position) -> list[int]:
    """B10.1 Return every space that has a troop with every free village, and declining."""
    out: list[int] = []
    free = _free_villages(position)
    for space in range(vocab.SEASON_COUNT):
        if add_refusal(position, space) == "":
            for village in free:
                out.append(vocab.ADD | village << actions.AT | space << actions.WHAT)
    out.append(pack(vocab.DECLINE))
    return out


def add_refusal(position: Position, space: i64) -> str:
    """B10.1 Return why no further troop comes from a space, or ``""``."""
    return "" if position.spaces[space] > 0 else "space-empty"


def play_add(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B10.1 One more troop comes, or is declined without loss."""
    if verb_of(code) == vocab.DECLINE:
        position.count = 0
        return
    _post(position, seat, what_of(code), at_of(code), log)
    position.count -= 1
