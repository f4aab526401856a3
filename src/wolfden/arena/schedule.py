"""What a tournament plays: its settings, its entrants, and the bot of each seat in each game.

Where all seats are alike, entrants go round the table: after as many games as there are seats,
each has had every seat once, and in the long run every order of neighbours comes up equally often.
If there are more entrants than seats, all groups of the right size take turns.

Where a title has sides, seats are not alike, and entrants stay on the side they were named for;
if asked, the sides change hands with every game.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, permutations

from wolfden.core.contract import Game, Seat
from wolfden.core.errors import BadSetup
from wolfden.core.options import Options
from wolfden.players.bots import check_bot


@dataclass(frozen=True)
class TournamentSettings:
    """Everything that decides the games of a tournament: same settings, same games."""

    title: str
    rules: int
    """The version of the title's rules."""
    entrants: tuple[str, ...]
    """The names of the bots; a name may appear several times."""
    players: int
    seed: str
    limit: float
    """Seconds that a bot may take for one decision."""
    swap: bool = False
    """Whether entrants change sides from game to game."""
    options: Options = field(default_factory=dict)


def read_entrants(names: str | Iterable[str]) -> tuple[str, ...]:
    """Return the names of bots, from a list or from a text with commas between them.

    Raises:
        BadSetup: a name is empty or unknown.
    """
    listed = names.split(",") if isinstance(names, str) else names
    entrants = tuple(name.strip() for name in listed)
    if "" in entrants:
        raise BadSetup("entrant-empty")
    for name in dict.fromkeys(entrants):
        check_bot(name)
    return entrants


@dataclass(frozen=True)
class Party:
    """What wins or loses as one: a seat, or all seats of a side."""

    name: str
    seats: tuple[Seat, ...]
    rated_as: str
    """Whose rating the game counts for: its own, or the bot's if entrants swap sides."""


@dataclass(frozen=True)
class Seating:
    """Who sits where in one game, and who plays for whom."""

    bots: tuple[str, ...]
    parties: tuple[Party, ...]


class Schedule:
    """The seatings of a tournament, for any number of games.

    Raises:
        BadSetup: these entrants cannot sit at a table of this title with that many seats.
    """

    def __init__(
        self, game: Game, entrants: tuple[str, ...], players: int | None = None, swap: bool = False
    ) -> None:
        self.players = len(entrants) if players is None else players
        game.check_seats(self.players)
        self._sides = game.sides(self.players)
        self._lineups: list[tuple[str, ...]]
        if self._sides:
            self._lineups = _lineups_of_sides(self._sides, entrants, swap)
            self._orders = [tuple(range(self.players))]
        else:
            if swap:
                raise BadSetup("swap-no-sides")
            if len(entrants) < self.players:
                raise BadSetup("entrants-few", entrants=len(entrants), seats=self.players)
            self._lineups = list(combinations(entrants, self.players))
            self._orders = [(0, *rest) for rest in permutations(range(1, self.players))]

    @property
    def period(self) -> int:
        """After how many games every entrant has had the same seats as every other."""
        return len(self._lineups) * (1 if self._sides else self.players)

    def seating(self, number: int) -> Seating:
        """Return who sits where in a game, counted from 1."""
        if self._sides:
            return self._sided_seating(number - 1)
        block, shift = divmod(number - 1, self.players)
        turn, group = divmod(block, len(self._lineups))
        order = self._orders[turn % len(self._orders)]
        lineup = self._lineups[group]
        bots = tuple(lineup[order[(seat + shift) % self.players]] for seat in range(self.players))
        return Seating(bots, tuple(Party(bot, (seat,), bot) for seat, bot in enumerate(bots)))

    def _sided_seating(self, index: int) -> Seating:
        turn, choice = divmod(index, len(self._lineups))
        lineup = self._lineups[choice]
        bots = list(lineup)
        parties = []
        for side in dict.fromkeys(self._sides):
            seats = [seat for seat, name in enumerate(self._sides) if name == side]
            team = [lineup[seat] for seat in seats]
            for place, seat in enumerate(seats):
                bots[seat] = team[(place + turn) % len(team)]
            name = f"{side}: {team[0] if len(set(team)) == 1 else ' + '.join(team)}"
            changes_hands = len(self._lineups) > 1
            parties.append(Party(name, tuple(seats), team[0] if changes_hands else name))
        return Seating(tuple(bots), tuple(parties))


def _lineups_of_sides(
    sides: tuple[str, ...], entrants: tuple[str, ...], swap: bool
) -> list[tuple[str, ...]]:
    """Return the line-ups of a title with sides: as named, and changed over if wanted."""
    names = list(dict.fromkeys(sides))
    lineup = entrants
    if len(entrants) == len(names):
        lineup = tuple(entrants[names.index(side)] for side in sides)
    if len(lineup) != len(sides):
        few, each = len(entrants), list(sides)
        raise BadSetup("entrants-sides", entrants=few, seats=len(sides), sides=names, each=each)
    if not swap:
        return [lineup]
    members = [{lineup[seat] for seat, name in enumerate(sides) if name == side} for side in names]
    if any(len(team) > 1 for team in members):
        raise BadSetup("swap-mixed")
    chiefs = [next(iter(team)) for team in members]
    turned = [chiefs[shift:] + chiefs[:shift] for shift in range(len(names))]
    return [tuple(order[names.index(side)] for side in sides) for order in turned]
