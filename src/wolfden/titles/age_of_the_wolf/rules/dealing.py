"""A2 Set-up: the packs at their starts, then what chance deals; A8.6 what a seat has not seen."""

import random
from typing import Final

from wolfden.core.contract import CHANCE, Seat
from wolfden.core.events import Facts, Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import state, vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import at_of, pack, verb_of
from wolfden.titles.age_of_the_wolf.rules.cards import draw_card
from wolfden.titles.age_of_the_wolf.rules.pieces import count_of, predator, worth
from wolfden.titles.age_of_the_wolf.rules.state import Position

NO_LIMIT: Final = 1 << 29
"""More than any predator is worth."""

# A2.1 Who has which pack, and who begins.


def start_codes(position: Position) -> list[int]:
    """A2.1 Return the start regions of the packs that are left to choose from."""
    return [
        pack(vocab.START, place)
        for place in position.setting.board.homes
        if start_refusal(position, place) == ""
    ]


def start_refusal(position: Position, place: i64) -> str:
    """A2.1 Return why no pack can be chosen by this region, or ``""``."""
    if place not in position.setting.board.homes:
        return "start-of-nobody"
    taken = [position.home(seat) for seat in range(position.setting.players)]
    return "start-taken" if place in taken else ""


def play_start(position: Position, place: i64, log: Log | None) -> None:
    """A2.1 A seat has its pack; once there is choice left, chance says who begins."""
    _give_pack(position, place, log)
    left = start_codes(position)
    if len(left) == 1 and position.seat < position.setting.players:
        _give_pack(position, at_of(left[0]), log)
    if position.seat == position.setting.players:
        position.seat = 0
        place_packs(position)


def _give_pack(position: Position, place: i64, log: Log | None) -> None:
    seat = position.seat
    position.set_home(seat, place)
    position.seat += 1
    if log is not None:
        board = position.setting.board
        facts: Facts = {"at": board.names[place], "colour": board.start_colours[place]}
        log.add("start", seat, facts)


def seat_packs(position: Position) -> None:
    """A2.1 Nobody chooses: every seat has the pack that the board gives it."""
    for seat, place in enumerate(position.setting.board.starts):
        position.set_home(seat, place)
    place_packs(position)


def place_packs(position: Position) -> None:
    """A2.1 Every pack starts with its Lead Wolf, wolves and a den in its start region."""
    wolves = position.setting.tables.first_wolves
    for seat in range(position.setting.players):
        place = position.home(seat)
        position.owner[place] = seat
        position.wolves[place] = wolves
        position.dens[place] = 1
        position.set_lead(seat, place)
        position.add_to_pack(seat, state.WOLVES, wolves)
        position.add_to_pack(seat, state.DENS, 1)
    position.stage = vocab.CHOOSE_FIRST


def first_codes(position: Position) -> list[int]:
    """A2.1 Return every seat: any may begin."""
    return [pack(vocab.FIRST, seat) for seat in range(position.setting.players)]


def play_first(position: Position, code: i64, log: Log | None) -> None:
    """A2.1 Chance says who begins; predators come next."""
    position.first = at_of(code)
    position.active = position.first
    position.seat = position.first
    position.stage = vocab.DEAL_PREDATORS
    if log is not None:
        log.add("first", position.first, {})


# A2.2 Predators: one comes into every region, then those that do not fit are exchanged.


def fill_order(position: Position) -> list[int]:
    """A2.2 Return the regions that get a predator, in the order in which they get it.

    All tokens are drawn alike, so the order is of no matter. In version 1 only those that fit were
    drawn, and the poorest regions came first.
    """
    setting = position.setting
    homes: tuple[int, ...] = tuple([position.home(seat) for seat in range(setting.players)])
    known = setting.fill_orders.get(homes)
    if known is not None:
        return known
    board = setting.board
    order = [place for place in range(board.size) if place not in homes]
    if not setting.is_printed:
        order.sort(key=board.prey.__getitem__)
    setting.fill_orders[homes] = order
    return order


def next_place(position: Position) -> i64:
    """A2.2 Return the region that the next predator comes into.

    Once all have one, the first region whose predator does not fit, or ``NOWHERE``.
    """
    order = fill_order(position)
    if position.count < len(order):
        return order[position.count]
    # Asked for several times at each exchange, so without a call of ``_fits`` for each region.
    board = position.setting.board
    values = board.values
    prey = board.prey
    for place in order:
        if worth(position.predators[place], values) > prey[place]:
            return place
    return state.NOWHERE


def _fits(position: Position, origin: i64, place: i64) -> bool:
    """A2.2 Whether the predators of one region are worth no more than the prey of another."""
    prey: i64 = position.setting.board.prey[place]
    return position.menace(origin) <= prey


def _is_free(position: Position) -> bool:
    """A2.2 Whether the next predator may be any: all are laid first, and exchanged later."""
    places = position.setting.board.size - position.setting.players
    return position.setting.is_printed and position.count < places


def left_predators(position: Position) -> list[int]:
    """A2.2 Return how many predators of each sort may come into the next region.

    While unfit ones are exchanged, another unfit one would only be exchanged again, so they do not
    count.
    """
    board = position.setting.board
    most = NO_LIMIT if _is_free(position) else board.prey[next_place(position)]
    # The groups together are a group: no box has more of a sort than a group can hold.
    laid = sum(position.predators)
    return [
        count - count_of(laid, sort) if board.values[sort] <= most else 0
        for sort, count in enumerate(board.counts)
    ]


def predator_refusal(position: Position, sort: i64) -> str:
    """A2.2 Return why no such predator may come into the next region, or ``""``."""
    board = position.setting.board
    if not _is_free(position) and board.values[sort] > board.prey[next_place(position)]:
        return "predator-unfit"
    return "" if left_predators(position)[sort] else "predator-gone"


def exchange_refusal(position: Position, place: i64) -> str:
    """A2.2 Return why the unfit predator is not exchanged with that of a region, or ``""``."""
    if any(left_predators(position)):
        return "exchange-not-due"
    return "" if place in partners(position) else "exchange-unfit"


def partners(position: Position) -> list[int]:
    """A2.2 Return the regions to exchange predators with, where no other one fits.

    Both fit then. If that is nowhere so, the unfit one goes where there is more prey, and is
    exchanged again there; our own board never needs that.
    """
    place = next_place(position)
    prey = position.setting.board.prey
    found = [
        other
        for other in fill_order(position)
        if prey[other] > prey[place] and _fits(position, other, place)
    ]
    return [other for other in found if _fits(position, place, other)] or found


def predator_codes(position: Position) -> list[int]:
    """A2.2 Return the predators that may come into the next region, or where they come from."""
    codes = [
        pack(vocab.PREDATOR, sort) for sort, left in enumerate(left_predators(position)) if left
    ]
    return codes or [pack(vocab.EXCHANGE, place) for place in partners(position)]


def predator_weights(position: Position) -> list[int]:
    """A2.2 Return how many of each such sort are left; regions to exchange with are all alike."""
    left = [count for count in left_predators(position) if count]
    return left or [1] * len(partners(position))


def play_predator(position: Position, code: i64, log: Log | None) -> None:
    """A2.2 A predator comes into the next region, or is exchanged there."""
    place = next_place(position)
    places = position.setting.board.size - position.setting.players
    name = "predator" if position.count < places else "replace"
    if verb_of(code) == vocab.EXCHANGE:
        _exchange(position, place, at_of(code), log)
    else:
        _lay(position, place, at_of(code), name, log)
    if position.count < places:
        position.count += 1
    if position.count == places and next_place(position) == state.NOWHERE:
        position.count = 0
        position.stage = vocab.DEAL_CARDS


def _lay(position: Position, place: i64, sort: i64, name: str, log: Log | None) -> None:
    board = position.setting.board
    position.predators[place] = predator(sort)
    if log is not None:
        facts: Facts = {"at": board.names[place], "predator": board.predator_kinds[sort]}
        log.add(name, CHANCE, facts)


def _exchange(position: Position, place: i64, other: i64, log: Log | None) -> None:
    group = position.predators[place]
    position.predators[place] = position.predators[other]
    position.predators[other] = group
    if log is not None:
        names = position.setting.board.names
        log.add("exchange", CHANCE, {"at": names[place], "with": names[other]})


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
        position.stage = state.ADVANCING


# A8.6 What a seat has not seen: the hands of others, the deck, and cards coming into a hand.


def redeal(position: Position, seat: Seat | None, rng: random.Random) -> None:
    """A8.6 Deal all cards the seat has not seen again; hands and deck keep their size."""
    cards = position.cards
    deck = position.deck() * vocab.CARD_KINDS
    hands = [hand for hand in range(position.setting.players) if hand != seat]
    sizes = [position.hand_size(hand) for hand in hands]
    for hand in hands:
        for card in range(vocab.CARD_KINDS):
            cards[deck + card] += cards[hand * vocab.CARD_KINDS + card]
            cards[hand * vocab.CARD_KINDS + card] = 0
    unseen = position.hand_size(position.deck())
    for hand, size in zip(hands, sizes, strict=True):
        for _card in range(size):
            _deal(position, hand, int(rng.random() * float(unseen)))
            unseen -= 1


def _deal(position: Position, hand: i64, number: i64) -> None:
    """Move a card of the deck, where those of a kind are adjacent, to a hand."""
    card: i64 = 0
    left = number - position.hand(position.deck(), card)
    while left >= 0:
        card += 1
        left -= position.hand(position.deck(), card)
    position.shift_card(card, position.deck(), hand)


def seen_draw(position: Position, code: i64, observer: Seat) -> i64:
    """A8.6 Return a roll or draw as an observer sees it: cards into other hands look alike."""
    if verb_of(code) != vocab.DRAW:
        return code
    owner = receiver(position) if position.stage == vocab.DEAL_CARDS else position.active
    return code if owner == observer else pack(vocab.DRAW, vocab.CARD_KINDS)
