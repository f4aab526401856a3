"""Who plays together, and who sees the same."""

from wolfden.core.contract import Game, Seat, State


def teams(game: Game, seats: int) -> list[list[Seat]]:
    """Return the teams of a game, by the sides a title names; else each seat stands alone."""
    sides = game.sides(seats)
    if not sides:
        return [[seat] for seat in range(seats)]
    return [
        [seat for seat, one in enumerate(sides) if one == side] for side in dict.fromkeys(sides)
    ]


def audience(state: State, seat: Seat | None) -> Seat | None:
    """Return one who sees and is told exactly what ``seat`` (``None``: a watcher) is.

    What goes out has to be made only once for each audience.
    """
    if seat is None or not state.has_secrets():
        return None
    return state.team(seat)[0]
