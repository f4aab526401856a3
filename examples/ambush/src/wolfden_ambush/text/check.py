"""What must hold in every position of Ambush."""

from wolfden.core.errors import BadPosition
from wolfden_ambush.rules.state import NONE, Position
from wolfden_ambush.rules.vocabulary import SHOWN, UNDECIDED


def check(state: Position) -> None:
    """Raise ``BadPosition`` if no game can come to this position."""
    if min(state.deck()) < 0:
        raise BadPosition("ambush-deck")
    for seat in range(state.seats):
        if state.bids[seat] and state.cards[seat] == NONE:
            raise BadPosition("ambush-bid-without-card", seat=seat + 1)
        if state.bids[seat] > state.highest_bid(seat):
            raise BadPosition("ambush-bid-too-high", seat=seat + 1)
    if 0 in state.bids and any(decision != UNDECIDED for decision in state.decisions):
        raise BadPosition("ambush-decided-early")
    if state.die and (UNDECIDED in state.decisions or SHOWN not in state.decisions):
        raise BadPosition("ambush-die-early")
