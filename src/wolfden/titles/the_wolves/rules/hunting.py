"""W12 Hunt: three wolves around a stack of prey take its top token."""

from typing import Final

from wolfden.core.events import Log
from wolfden.core.machine import append, i64, vec
from wolfden.titles.the_wolves.rules import pieces, vocabulary as vocab
from wolfden.titles.the_wolves.rules.actions import pack
from wolfden.titles.the_wolves.rules.state import ABSENT, ACTION_TOKENS, PREY_TAKEN, Position

WOLVES_NEEDED: Final = 3
HUNT_TOKEN: Final = "action"
"""W2.7 What prey brings where it brings a token."""


def is_surrounded(position: Position, seat: i64, place: i64) -> bool:
    """W12.1 Whether own wolves are on three different hexes next to this one."""
    cells = position.cells
    count: i64 = 0
    for there in position.setting.board.neighbours[place]:
        count += pieces.PACKS_WITH_WOLVES[cells[there] & pieces.PIECES_OF_CELL] >> seat & 1
    return count >= WOLVES_NEEDED


def hunt_refusal(position: Position, seat: i64, place: i64) -> str:
    """W12.1 Return why the stack on this hex cannot be hunted, or ``""``."""
    token = pieces.token_of(position.cells[place])
    if token < pieces.FIRST_PREY:
        return "hunt-nothing"
    if position.field(seat, PREY_TAKEN) >> (token - pieces.FIRST_PREY) & 1:
        return "hunt-again"
    return "" if is_surrounded(position, seat, place) else "hunt-too-few"


def quarry(position: Position, seat: i64) -> vec[i64]:
    """W12.1 Return the hexes whose prey the seat can take now."""
    found = vec[i64]()
    if _wolves_beside_one_prey(position, seat) < WOLVES_NEEDED:
        return found
    for place in position.setting.board.prey:
        if is_surrounded(position, seat, place) and not hunt_refusal(position, seat, place):
            found = append(found, place)
    return found


def _wolves_beside_one_prey(position: Position, seat: i64) -> i64:
    """Return how many wolves at most are next to one prey mark: mostly too few to continue."""
    board = position.setting.board
    counts = vec[i64]([0] * len(board.prey))
    most: i64 = 0
    for kind in (vocab.ALPHA, vocab.PACK_WOLF):
        for place in position.roster(seat, kind):
            if place == ABSENT:
                break
            for prey in board.beside_prey[place]:
                counts[prey] += 1
                most = max(most, counts[prey])
    return most


def hunt_codes(position: Position, seat: i64) -> vec[i64]:
    """W12.2 Return the choices between stacks of the same kind."""
    return vec[i64]([hunt_code(position, place) for place in quarry(position, seat)])


def hunt_code(position: Position, place: i64) -> i64:
    """Return the action that takes the prey of a hex."""
    return pack(vocab.HUNT, place, pieces.token_of(position.cells[place]) - pieces.FIRST_PREY)


def hunt_plain(position: Position, seat: i64, log: Log | None) -> bool:
    """W12.1 Take every prey that needs no choice; return whether choices are left (W12.2)."""
    choice = False
    found = quarry(position, seat)
    for place in found:
        token = pieces.token_of(position.cells[place])
        same = [other for other in found if pieces.token_of(position.cells[other]) == token]
        if len(same) == 1:
            take_prey(position, seat, place, log)
        else:
            choice = True
    return choice


def take_prey(position: Position, seat: i64, place: i64, log: Log | None) -> None:
    """W12.1, W2.7 Take the top token; W12.3 an empty stack leaves an ordinary hex."""
    cell = position.cells[place]
    token, left = pieces.token_of(cell), pieces.stack_of(cell) - 1
    position.cells[place] = (
        pieces.with_token(cell, token, left)
        if left > 0
        else pieces.with_token(cell, pieces.NO_TOKEN)
    )
    position.add_to_field(seat, PREY_TAKEN, 1 << (token - pieces.FIRST_PREY))
    if log is not None:
        names = position.setting.board.names
        log.add("hunt", seat, {"prey": vocab.PREY[token - pieces.FIRST_PREY], "at": names[place]})
    if position.setting.tables.hunt_gives_action:
        position.add_to_field(seat, ACTION_TOKENS, 1)
        if log is not None:
            log.add("gain", seat, {"token": HUNT_TOKEN, "by": "hunt"})
