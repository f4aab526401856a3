"""A2 Set-up: the packs at their starts, then what chance deals."""

from wolfden.core.contract import CHANCE
from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import state
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import at_of, pack
from wolfden.titles.age_of_the_wolf.rules.cards import draw_card
from wolfden.titles.age_of_the_wolf.rules.pieces import count_of, predator
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.rules.vocabulary import FIRST, PREDATOR, PREDATORS


def place_packs(position: Position) -> None:
    """A2.1 Every pack starts with its Lead Wolf, wolves and a den in its start region."""
    wolves = position.setting.tables.first_wolves
    for seat, place in enumerate(position.setting.board.starts):
        position.owner[place] = seat
        position.wolves[place] = wolves
        position.dens[place] = 1
        position.set_lead(seat, place)
        position.add_to_pack(seat, state.WOLVES, wolves)
        position.add_to_pack(seat, state.DENS, 1)


def first_codes(position: Position) -> list[int]:
    """A2.1 Return every seat: any may begin."""
    return [pack(FIRST, seat) for seat in range(position.setting.players)]


def play_first(position: Position, code: i64, log: Log | None) -> None:
    """A2.1 Chance says who begins; predators come next."""
    position.first = at_of(code)
    position.active = position.first
    position.seat = position.first
    position.stage = vocab.DEAL_PREDATORS
    if log is not None:
        log.tell("first", position.first, {})


def left_predators(position: Position) -> list[int]:
    """A2.2 Return how many predators of each kind fit the next region and are left.

    Unfit ones are set aside and drawn over, so they do not count.
    """
    board = position.setting.board
    prey = board.prey[board.fill_order[position.count]]
    left: list[int] = []
    for kind in range(len(PREDATORS)):
        laid = sum([count_of(group, kind) for group in position.predators])
        fits = board.values[kind] <= prey
        left.append(position.setting.tables.predators[kind] - laid if fits else 0)
    return left


def predator_refusal(position: Position, kind: i64) -> str:
    """A2.2 Return why no such predator may come into the next region, or nothing."""
    board = position.setting.board
    if board.values[kind] > board.prey[board.fill_order[position.count]]:
        return "predator-unfit"
    return "" if left_predators(position)[kind] else "predator-gone"


def predator_codes(position: Position) -> list[int]:
    """A2.2 Return the kinds of predators that may come into the next region."""
    return [pack(PREDATOR, kind) for kind, left in enumerate(left_predators(position)) if left]


def predator_weights(position: Position) -> list[int]:
    """A2.2 Return how many of each such kind are left."""
    return [left for left in left_predators(position) if left]


def play_predator(position: Position, code: i64, log: Log | None) -> None:
    """A2.2 A predator comes into the next region, poorest first."""
    board = position.setting.board
    place = board.fill_order[position.count]
    kind = at_of(code)
    position.predators[place] = predator(kind)
    position.count += 1
    if position.count == len(board.fill_order):
        position.count = 0
        position.stage = vocab.DEAL_CARDS
    if log is not None:
        log.tell("predator", CHANCE, {"at": board.names[place], "predator": PREDATORS[kind]})


def receiver(position: Position) -> i64:
    """A2.3 Return whose card is dealt next: clockwise from the first player."""
    return (position.first + position.count) % position.setting.players


def play_deal(position: Position, card: i64, log: Log | None) -> None:
    """A2.3 Deal a card; after the last one the first turn can begin."""
    draw_card(position, receiver(position), card, log)
    position.count += 1
    if position.count == position.setting.tables.first_cards * position.setting.players:
        position.count = 0
        position.round = 1
        position.stage = state.GOING_ON
