"""A8.6 What a seat has not seen: the hands of others and the deck."""

import random

from wolfden.core.contract import Seat
from wolfden.games.age_of_the_wolf.state import Position
from wolfden.games.age_of_the_wolf.terms import CARD_KINDS


def redeal(position: Position, seat: Seat | None, rng: random.Random) -> None:
    """A8.6 Deal all cards the seat has not seen anew; hands and deck keep their size."""
    rows = [row for row in range(position.setting.players + 1) if row != seat]
    unseen: list[int] = []
    # Kind by kind, so that the order tells nothing of who holds what.
    for card in range(CARD_KINDS):
        for row in rows:
            unseen += [card] * position.hand(row, card)
    rng.shuffle(unseen)
    for row in rows:
        size = position.hand_size(row)
        hand, unseen = unseen[:size], unseen[size:]
        for card in range(CARD_KINDS):
            position.cards[row * CARD_KINDS + card] = hand.count(card)
