"""A table of Ambush and its rules: everything follows from cards, bids, decisions and the die."""

import random
from typing import Final, Self

from wolfden.core.contract import CHANCE, Json, Outcome, Seat, State, ranking
from wolfden.core.events import Log
from wolfden.core.options import Options
from wolfden_ambush.rules.actions import DIE, code, verb_and_value
from wolfden_ambush.rules.vocabulary import (
    BID,
    BY_SHOWING,
    BY_SILENCE,
    CARDS,
    DECISIONS,
    DRAW,
    END_REASONS,
    FOLD,
    FOLDED,
    ROLL,
    SHOW,
    SHOWN,
    SWAP,
    UNDECIDED,
)

NONE: Final = -1
DECKS: Final = {"small": (4, 3, 2), "large": (6, 4, 3)}
"""T1 How many cards of each kind a deck has."""


class Position(State):
    """The table: a card, a card laid aside, a bid and a decision for each seat, and the die."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.cards = [NONE] * seats
        self.aside = [NONE] * seats
        self.bids = [0] * seats
        self.decisions = [UNDECIDED] * seats
        self.die = 0

    # Whose turn, and what may be done.

    def deck(self) -> list[int]:
        """Return how many cards of each kind are still in the deck."""
        gone = [*self.cards, *self.aside]
        whole = DECKS[str(self.options["deck"])]
        return [count - gone.count(card) for card, count in enumerate(whole)]

    def drawing(self) -> Seat:
        """Return the seat that draws next, or ``NONE``."""
        return self.cards.index(NONE) if NONE in self.cards else NONE

    def actors(self) -> tuple[Seat, ...]:
        """Return chance for cards and die, all seats that have not bid, or the next to show."""
        if self.drawing() != NONE:
            return (CHANCE,)
        if 0 in self.bids:
            return tuple(seat for seat, bid in enumerate(self.bids) if bid == 0)
        if UNDECIDED in self.decisions:
            return (self.decisions.index(UNDECIDED),)
        return (CHANCE,) if SHOWN in self.decisions and self.die == 0 else ()

    def highest_bid(self, seat: Seat) -> int:
        """T2 Return what the seat's card lets it bid."""
        return min(int(self.options["highest-bid"]), self.cards[seat] + 2)

    def codes(self, seat: Seat) -> list[int]:
        """Return the legal codes of a seat."""
        if seat not in self.actors():
            return []
        if seat == CHANCE and self.drawing() != NONE:
            return [code(DRAW, card) for card, count in enumerate(self.deck()) if count]
        if seat == CHANCE:
            return [code(ROLL, side) for side in range(len(DIE))]
        if self.bids[seat]:
            return [code(SHOW), code(FOLD)]
        swap = [code(SWAP)] if self.aside[seat] == NONE else []
        return swap + [code(BID, bid) for bid in range(self.highest_bid(seat))]

    def weights(self) -> list[int]:
        """Return cards left of each kind, or the weights of the die."""
        if self.actors() != (CHANCE,):
            return []
        return [count for count in self.deck() if count] if self.drawing() != NONE else list(DIE)

    # What happens.

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Carry out a legal code."""
        verb, value = verb_and_value(code)
        log = Log() if log is None else log
        if verb == DRAW:
            seat = self.drawing()
            self.cards[seat] = value
            log.add("draw", seat, {"left": sum(self.deck())}, {seat: {"card": CARDS[value]}})
        elif verb == SWAP:
            log.add("swap", seat, {}, {seat: {"card": CARDS[self.cards[seat]]}})
            self.aside[seat], self.cards[seat] = self.cards[seat], NONE
        elif verb == BID:
            self.bids[seat] = value + 1
            log.add("bid", seat, {}, {seat: {"bid": value + 1}})
        elif verb == SHOW:
            self.decisions[seat] = SHOWN
            facts: dict[str, str | int | list[str] | list[int]] = {
                "card": CARDS[self.cards[seat]],
                "bid": self.bids[seat],
            }
            log.add("show", seat, facts, reveals=True)
        elif verb == FOLD:
            self.decisions[seat] = FOLDED
            log.add("fold", seat, {})
        else:
            self.die = DIE[value]
            log.add("roll", CHANCE, {"die": self.die})

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = type(self)(self.seats, self.options)
        twin.cards = self.cards[:]
        twin.aside = self.aside[:]
        twin.bids = self.bids[:]
        twin.decisions = self.decisions[:]
        twin.die = self.die
        return twin

    # What is seen.

    def knows(self, seat: Seat | None, other: Seat) -> bool:
        """T2, T3 Whether ``seat`` may know card and bid of ``other``."""
        return seat == other or self.decisions[other] == SHOWN

    def view(self, seat: Seat | None) -> Json:
        """Return what is open, and the seat's own secrets."""
        return {
            "left": sum(self.deck()),
            "die": self.die,
            "hands": [self._hand(seat, other) for other in range(self.seats)],
        }

    def _hand(self, seat: Seat | None, other: Seat) -> Json:
        known = self.knows(seat, other)
        card, aside = self.cards[other], self.aside[other]
        return {
            "has_card": card != NONE,
            "has_swapped": aside != NONE,
            "has_bid": self.bids[other] > 0,
            "decision": DECISIONS[self.decisions[other]],
            "card": CARDS[card] if known and card != NONE else "",
            "aside": CARDS[aside] if seat == other and aside != NONE else "",
            "bid": self.bids[other] if known else 0,
        }

    def observed_code(self, seat: Seat, code: int, observer: Seat) -> int:
        """T1, T2 Others see that a card is drawn or a bid laid down, not which."""
        verb, _value = verb_and_value(code)
        owner = self.drawing() if verb == DRAW else seat
        return verb if verb in (DRAW, BID) and observer != owner else code

    def resample(self, seat: Seat | None, rng: random.Random) -> Self:
        """Deal everything that ``seat`` does not know again."""
        twin = self.copy()
        pool = [card for card, count in enumerate(self.deck()) for _ in range(count)]
        hidden = [other for other in range(self.seats) if not self.knows(seat, other)]
        laid = [other for other in range(self.seats) if other != seat and self.aside[other] != NONE]
        pool += [self.cards[other] for other in hidden if self.cards[other] != NONE]
        pool += [self.aside[other] for other in laid]
        pool.sort()  # the same cards in the same order for every true deal
        rng.shuffle(pool)
        for other in hidden:
            if self.cards[other] != NONE:
                twin.cards[other] = pool.pop()
                if self.bids[other]:
                    twin.bids[other] = rng.randint(1, twin.highest_bid(other))
        for other in laid:
            twin.aside[other] = pool.pop()
        return twin

    def outcome(self) -> Outcome | None:
        """T5 Return the scores once nobody is to act."""
        if self.actors():
            return None
        parts = tuple(self._parts(seat) for seat in range(self.seats))
        scores = tuple(sum(points for _name, points in part) for part in parts)
        reason = END_REASONS[BY_SHOWING if SHOWN in self.decisions else BY_SILENCE]
        return Outcome(reason, scores, parts, ranking([(score,) for score in scores]))

    def _parts(self, seat: Seat) -> tuple[tuple[str, int], ...]:
        shown = self.decisions[seat] == SHOWN
        bid = self.bids[seat] if shown and self.bids[seat] <= self.die else 0
        return (("card", self.cards[seat] + 1 if shown else 0), ("bid", bid))
