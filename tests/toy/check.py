"""What must hold in every position of Ambush."""

from tests.toy.state import NONE, SHOWN, UNDECIDED, AmbushState
from wolfden.core.errors import BadPosition


def check(state: AmbushState) -> None:
    """Look a position over; raise ``BadPosition`` if no game can stand so."""
    if min(state.deck()) < 0:
        raise BadPosition(text="hand: more cards are out than the deck has (T1)")
    for seat in range(state.seats):
        if state.bids[seat] and state.cards[seat] == NONE:
            raise BadPosition(text=f"hand: seat {seat + 1} has bid without a card (T2)")
        if state.bids[seat] > state.highest_bid(seat):
            raise BadPosition(text=f"hand: seat {seat + 1} has bid more than its card allows (T2)")
    if 0 in state.bids and any(decision != UNDECIDED for decision in state.decisions):
        raise BadPosition(text="hand: someone has shown or folded before all have bid (T3)")
    if state.die and (UNDECIDED in state.decisions or SHOWN not in state.decisions):
        raise BadPosition(
            text="die: it is rolled after all have decided and someone has shown (T4)"
        )
