"""A8.6 What a seat has not seen: the hands of others and the deck, and cards coming into a hand."""

import random

from wolfden.core.contract import Seat
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules.actions import pack, verb_of
from wolfden.titles.age_of_the_wolf.rules.dealing import receiver
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.rules.vocabulary import CARD_KINDS, DEAL_CARDS, DRAW


def redeal(position: Position, seat: Seat | None, rng: random.Random) -> None:
    """A8.6 Deal all cards the seat has not seen anew; hands and deck keep their size."""
    cards = position.cards
    deck = position.deck() * CARD_KINDS
    hands = [hand for hand in range(position.setting.players) if hand != seat]
    sizes = [position.hand_size(hand) for hand in hands]
    for hand in hands:
        for card in range(CARD_KINDS):
            cards[deck + card] += cards[hand * CARD_KINDS + card]
            cards[hand * CARD_KINDS + card] = 0
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
    if verb_of(code) != DRAW:
        return code
    owner = receiver(position) if position.stage == DEAL_CARDS else position.active
    return code if owner == observer else pack(DRAW, CARD_KINDS)
