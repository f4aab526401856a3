"""How a game ended: scores with their parts, ranking and reason."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    ``parts[seat]`` lists the named parts of a score in the order of the score sheet; their sum is
    ``scores[seat]``. ``ranks[seat]`` is 1 for the winner; shared places share a rank. ``reason`` is
    a stable lower-case word of the title.
    """

    reason: str
    scores: tuple[int, ...]
    parts: tuple[tuple[tuple[str, int], ...], ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranking(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank seats by their keys, highest first; equal keys share a place.

    >>> ranking([(3, 1), (5, 0), (3, 1)])
    (2, 1, 2)
    """
    return tuple([1 + sum([other > key for other in keys]) for key in keys])
