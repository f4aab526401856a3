"""Pairings of a tournament: who plays whom in a round, who sits where, who is left over.

Players are numbers. A round follows from what was played before and from nothing else, so a round
that is made twice is the same.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple

SEARCH_STEPS: Final = 400_000
"""How long a search for pairs goes on, divided by the players: all ways are tried among twelve."""
MAX_SWEEPS: Final = 20
"""How often all swaps of two players are tried at most."""
REPEAT: Final = 1_000_000.0
"""The cost of meeting again; no gap in points costs as much."""
LEAST_SAVED: Final = 1e-6
"""A swap that saves less saves nothing: sums of fractions are not exact."""
MAX_PERMUTED: Final = 6
"""Seats up to which all ways to sit are compared; at larger tables, all turns of one of them."""

Table = list[int]
"""The players of a table in the order of their seats."""


class Candidate(NamedTuple):
    """A player who can be paired, and what of the past matters for that."""

    number: int
    points: float
    byes: int
    seats: tuple[int, ...]
    """How often the player sat on each seat."""
    met: dict[int, int]
    """How often the player has met others."""

    @property
    def lean(self) -> int:
        """How much more often the player sat on the first seat than on the second."""
        return self.seats[0] - self.seats[1]


class Pairings(NamedTuple):
    """Full tables, and those who are left over."""

    tables: list[Table]
    free: list[int]


# Two players at a table, everyone against everyone.


def robin_rounds(count: int) -> int:
    """Return how many rounds everyone needs to meet everyone at tables of two.

    >>> robin_rounds(6), robin_rounds(5)
    (5, 5)
    """
    return count - 1 if count % 2 == 0 else count


def pair_robin(count: int, turn: int) -> Pairings:
    """Return a round, from 0, of everyone against everyone (the circle method).

    Each player sits on either seat equally often, or once more on one of them.

    >>> pair_robin(4, 0)
    Pairings(tables=[[0, 3], [1, 2]], free=[])
    >>> pair_robin(3, 1)
    Pairings(tables=[[2, 0]], free=[1])
    """
    even = count + count % 2
    circle, last = even - 1, even - 1
    pairs = [((turn + step) % circle, (turn - step) % circle) for step in range(1, even // 2)]
    tables = [_robin_seats(*pair) for pair in pairs]
    if count % 2:
        return Pairings(tables, [turn])
    return Pairings([[turn, last] if turn < even // 2 else [last, turn], *tables], [])


def _robin_seats(one: int, other: int) -> Table:
    """Return who of two sits first: the lower number if their sum is odd, else the higher."""
    low, high = sorted((one, other))
    return [low, high] if (low + high) % 2 else [high, low]


# Tables by points, or so that people meet evenly.


def pair_swiss(players: Sequence[Candidate], seats: int) -> Pairings:
    """Return a round for players, the best first, in which equals meet, new to each other."""
    free = _left_over(players, seats)
    paired = [one for one in players if one.number not in free]
    if seats > 2:
        return _seated(_improved(_slices(paired, seats), 1.0), free)
    return _seated(_pairs(paired) or _improved(_slices(paired, 2), 1.0), free)


def pair_evenly(players: Sequence[Candidate], seats: int, turn: int) -> Pairings:
    """Return a round, from 0, after which people have met others as evenly as can be."""
    free = _left_over(players, seats)
    paired = [one for one in players if one.number not in free]
    tables = len(paired) // seats
    columns = [paired[place * tables : (place + 1) * tables] for place in range(seats)]
    first = [
        [column[(table + turn * place) % tables] for place, column in enumerate(columns)]
        for table in range(tables)
    ]
    return _seated(_improved(first, 0.0), free)


def _left_over(players: Sequence[Candidate], seats: int) -> set[int]:
    """Return who is left over: those with the fewest byes, of them the last ones."""
    places = sorted(range(len(players)), key=lambda place: (players[place].byes, -place))
    return {players[place].number for place in places[: len(players) % seats]}


def _seated(tables: list[list[Candidate]], free: set[int]) -> Pairings:
    return Pairings([_seat_order(table) for table in tables], sorted(free))


def _seat_order(table: list[Candidate]) -> Table:
    """Return players in the order of seats that each has had the least."""
    orders: Iterable[tuple[Candidate, ...]] = permutations(table)
    if len(table) > MAX_PERMUTED:
        orders = [(*table[place:], *table[:place]) for place in range(len(table))]
    return [one.number for one in min(orders, key=_unfairness)]


def _unfairness(order: tuple[Candidate, ...]) -> int:
    return sum((one.seats[seat] - min(one.seats)) ** 2 for seat, one in enumerate(order))


# The search for pairs who have not met.


class _OutOfStepsError(Exception):
    """The search took too long."""


class _Search:
    """Finds pairs who have not met, from the best player on; goes back where none is left."""

    def __init__(self, steps: int) -> None:
        self._steps = steps

    def pair(self, rest: Sequence[Candidate]) -> list[list[Candidate]] | None:
        """Return pairs of all players, or ``None`` if two of them have to meet again."""
        if not rest:
            return []
        first, others = rest[0], rest[1:]
        for other in _opponents(first, others):
            self._steps -= 1
            if self._steps < 0:
                raise _OutOfStepsError
            found = self.pair([one for one in others if one is not other])
            if found is not None:
                return [[first, other], *found]
        return None


def _pairs(players: Sequence[Candidate]) -> list[list[Candidate]] | None:
    """Return pairs who have not met; ``None`` if there are none, or none were found in time."""
    try:
        return _Search(SEARCH_STEPS // max(1, len(players))).pair(players)
    except _OutOfStepsError:
        return None


def _opponents(first: Candidate, others: Sequence[Candidate]) -> list[Candidate]:
    """Return whom a player has not met, the best opponent first.

    That is one with the same points, then one who lacks the other seat, then one half of the group
    away: the best do not meet before the end.
    """
    equals = sum(one.points == first.points for one in others)
    half = equals // 2

    def fit(place: int) -> tuple[float, bool, int]:
        other = others[place]
        return (
            abs(other.points - first.points),
            other.lean * first.lean > 0,
            abs(place - half),
        )

    new = [place for place, one in enumerate(others) if one.number not in first.met]
    return [others[place] for place in sorted(new, key=fit)]


# Tables that get better by swaps.


def _slices(players: Sequence[Candidate], seats: int) -> list[list[Candidate]]:
    return [list(players[start : start + seats]) for start in range(0, len(players), seats)]


def _improved(tables: list[list[Candidate]], weight: float) -> list[list[Candidate]]:
    """Swap players between tables while that saves meetings again, or gaps in points.

    At tables of two, as long as nobody has met more than half of the others, nobody meets again:
    then there is always a swap that saves a meeting.
    """
    swaps = _Swaps(tables, weight)
    for _ in range(MAX_SWEEPS):
        if not swaps.sweep():
            break
    return swaps.seated()


class _Swaps:
    """Players at tables, with what each of them costs at every table: a swap is judged at once."""

    def __init__(self, tables: list[list[Candidate]], weight: float) -> None:
        self._players = [player for table in tables for player in table]
        self._costs = [
            [_cost(one, other, weight) for other in self._players] for one in self._players
        ]
        numbers = iter(range(len(self._players)))
        self._tables = [[next(numbers) for _ in table] for table in tables]
        self._sums = [
            [sum([costs[player] for player in table]) for table in self._tables]
            for costs in self._costs
        ]
        """By player and table, what the player costs with all who sit there."""

    def sweep(self) -> bool:
        """Try all swaps once, each that saves something is done; return whether any was."""
        swapped = False
        for left, right in combinations(range(len(self._tables)), 2):
            for place in range(len(self._tables[left])):
                for other in range(len(self._tables[right])):
                    if self._saved(left, right, place, other) > LEAST_SAVED:
                        self._swap(left, right, place, other)
                        swapped = True
        return swapped

    def _saved(self, left: int, right: int, place: int, other: int) -> float:
        one, two = self._tables[left][place], self._tables[right][other]
        mine, theirs = self._sums[one], self._sums[two]
        after = mine[right] + theirs[left] - 2 * self._costs[one][two]
        return mine[left] + theirs[right] - after

    def _swap(self, left: int, right: int, place: int, other: int) -> None:
        one, two = self._tables[left][place], self._tables[right][other]
        self._tables[left][place], self._tables[right][other] = two, one
        for costs, sums in zip(self._costs, self._sums, strict=True):
            more = costs[two] - costs[one]
            sums[left] += more
            sums[right] -= more

    def seated(self) -> list[list[Candidate]]:
        """Return the tables as they are now."""
        return [[self._players[number] for number in table] for table in self._tables]


def _cost(one: Candidate, other: Candidate, weight: float) -> float:
    """Return what it costs that two players meet; nothing for a player with themselves."""
    met = one.met.get(other.number, 0)
    return REPEAT * met * met + weight * (one.points - other.points) ** 2
