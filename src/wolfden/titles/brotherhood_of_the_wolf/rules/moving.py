"""B5 Phase 3, the hunters move; B4.4 the devil moves one of them, before it or after it."""

from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import actions, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import at_of, pack, verb_of, what_of
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position


def await_moves(position: Position) -> None:
    """B5.1 The Beast has chosen, and no hunter has moved since."""
    position.origins = position.hunters[:]
    position.moved = 0


def stand_up(position: Position) -> None:
    """B5.1 At the beginning of phase 3 all hunters stand."""
    position.lying = 0


def move_codes(position: Position, seat: i64) -> list[int]:
    """B5.1 Return every move of the seat's hunters, and ending the phase."""
    out: list[int] = []
    rule = position.rule()
    board = position.setting.board
    reach: i64 = rule.foot if rule.foot > rule.ride else rule.ride
    still: i64 = position.moved | rule.frozen
    for hunter in range(vocab.HUNTER_COUNT):
        if not still >> hunter & 1 and position.commands(seat, hunter):
            move: i64 = vocab.MOVE | hunter << actions.WHAT
            for place in board.around[position.hunters[hunter]][reach]:
                out.append(move | place << actions.AT)
    out.append(vocab.END)
    return out


def hunter_refusal(position: Position, seat: i64, hunter: i64) -> str:
    """B5.1 Return why this hunter cannot be moved by this seat now, or ``""``."""
    if not position.commands(seat, hunter):
        return "not-your-hunter"
    if position.moved >> hunter & 1:
        return "moved-already"
    return "hunter-frozen" if position.rule().frozen >> hunter & 1 else ""


def move_refusal(position: Position, hunter: i64, place: i64) -> str:
    """B5.1 Return why this hunter cannot go there, or ``""``."""
    leagues = position.setting.board.leagues[position.hunters[hunter]][place]
    if leagues == 0:
        return "move-in-place"
    return "" if leagues <= position.rule().longest_move else "move-too-far"


def play_move(position: Position, seat: i64, code: i64, log: Log | None) -> None:
    """B5.1 A hunter goes on foot and stands, or rides and lies."""
    hunter, place = what_of(code), at_of(code)
    rule = position.rule()
    start = position.hunters[hunter]
    leagues: i64 = position.setting.board.leagues[start][place]
    rides = leagues > rule.foot
    position.hunters[hunter] = place
    position.moved |= 1 << hunter
    if rides and not rule.riders_stand:
        position.lying |= 1 << hunter
    if log is not None:
        ids = position.setting.board.ids
        way: Facts = {"from": ids[start], "to": ids[place], "leagues": leagues}
        how = "rides" if rides else "walks"
        log.add("move", seat, {"hunter": vocab.HUNTERS[hunter], **way, "how": how})


# The devil.


def drag_codes(position: Position) -> list[int]:
    """B4.4 Return every hunter with every place one league away, and moving none."""
    out: list[int] = []
    for hunter in range(vocab.HUNTER_COUNT):
        for place in position.setting.board.neighbours[position.hunters[hunter]]:
            out.append(vocab.DRAG | hunter << actions.WHAT | place << actions.AT)
    out.append(pack(vocab.DECLINE))
    return out


def drag_refusal(position: Position, hunter: i64, place: i64) -> str:
    """B4.4 Return why the devil cannot move this hunter there, or ``""``."""
    leagues = position.setting.board.leagues[position.hunters[hunter]][place]
    return "" if leagues == 1 else "drag-one-league"


def play_drag(position: Position, code: i64, log: Log | None) -> None:
    """B4.4 The devil moves a hunter, who stands or lies as before; or moves none."""
    if verb_of(code) == vocab.DECLINE:
        return
    hunter, place = what_of(code), at_of(code)
    start = position.hunters[hunter]
    position.hunters[hunter] = place
    if log is not None:
        ids = position.setting.board.ids
        way: Facts = {"from": ids[start], "to": ids[place]}
        log.add("drag", terms.BEAST_SEAT, {"hunter": vocab.HUNTERS[hunter], **way})
