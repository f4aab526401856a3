"""A2 Set-up: the packs at their starts, then what chance deals; A8.6 what a seat has not seen."""

import random

from wolfden.core.contract import CHANCE, Seat
from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import state, vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import at_of, pack, verb_of
from wolfden.titles.age_of_the_wolf.rules.cards import draw_card
from wolfden.titles.age_of_the_wolf.rules.pieces import count_of, predator
from wolfden.titles.age_of_the_wolf.rules.state import Position


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
    return [pack(vocab.FIRST, seat) for seat in range(position.setting.players)]


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
    for kind in range(len(vocab.PREDATORS)):
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
    return [
        pack(vocab.PREDATOR, kind) for kind, left in enumerate(left_predators(position)) if left
    ]


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
        log.tell("predator", CHANCE, {"at": board.names[place], "predator": vocab.PREDATORS[kind]})


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
    """Move a card of the deck, where those of a kind lie together, to a hand."""
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
