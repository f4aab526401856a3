"""A9.3 How a game ended: ranking by dens, regions and wolves."""

from wolfden.core.contract import Outcome, ranking
from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules.state import Position
from wolfden.titles.age_of_the_wolf.rules.vocabulary import END_REASONS, ROUND_LIMIT


def count_regions(position: Position, seat: i64) -> int:
    """A9.3 Return how many regions a pack occupies."""
    return len([owner for owner in position.owner if owner == seat])


def final_outcome(position: Position) -> Outcome:
    """A9 Return who won, and the places of all: dens, then regions, then wolves.

    The game knows no points: a win, shared or not, counts 1. Packs that are out have no dens,
    regions or wolves and share the last place.
    """
    keys: list[tuple[int, ...]] = []
    for seat in range(position.setting.players):
        has_won = position.ending != ROUND_LIMIT and seat == position.seat
        keys.append(
            (
                int(has_won),
                position.pack_dens(seat),
                count_regions(position, seat),
                position.pack_wolves(seat),
            )
        )
    ranks = ranking(keys)
    scores = [int(rank == 1) for rank in ranks]
    parts = [(("win", score),) for score in scores]
    return Outcome(END_REASONS[position.ending], tuple(scores), tuple(parts), ranks)
