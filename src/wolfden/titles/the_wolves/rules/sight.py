"""Where a seat's alphas stand, and what they reach: what most actions ask first."""

from wolfden.core.machine import i64, vec
from wolfden.titles.the_wolves.rules.pieces import ALPHA
from wolfden.titles.the_wolves.rules.state import Position


def alphas_of(position: Position, seat: i64) -> vec[i64]:
    """Return the hexes with an alpha of ``seat``; one with two alphas stands there twice."""
    return position.places(seat, ALPHA)


def is_within(position: Position, alphas: vec[i64], place: i64, reach: i64) -> bool:
    """W1.4 Whether one of the alphas is at most ``reach`` hexes away."""
    far = position.setting.board.spans[place]
    for alpha in alphas:
        if far[alpha] <= reach:
            return True
    return False
