"""How games end: by the rules, or because somebody leaves the table for good."""

from collections.abc import Collection

from wolfden.core.contract import Game, Seat
from wolfden.core.outcome import Outcome
from wolfden.server.tables.sheet import Sheet
from wolfden.server.tables.teams import teams
from wolfden.server.wire.things import Result


def result_by_rules(outcome: Outcome, resigned: Collection[Seat]) -> Result:
    """Return a result as the rules have it, with those who resigned ranked last."""
    ranks = list(outcome.ranks)
    if resigned and len(resigned) < len(ranks):
        staying = sorted(rank for seat, rank in enumerate(ranks) if seat not in resigned)
        ranks = [
            len(staying) + 1 if seat in resigned else staying.index(rank) + 1
            for seat, rank in enumerate(ranks)
        ]
    return Result(
        reason=outcome.reason,
        scores=list(outcome.scores),
        ranks=ranks,
        winners=[seat for seat, rank in enumerate(ranks) if rank == 1],
        parts=[list(parts) for parts in outcome.parts],
    )


def result_by_leaving(reason: str, seats: int, winners: list[Seat]) -> Result:
    """Return the result when all sides but one have resigned or run out of time."""
    ranks = [1 if seat in winners else len(winners) + 1 for seat in range(seats)]
    return Result(reason=reason, scores=[], ranks=ranks, winners=winners, parts=[])


def last_side(sheet: Sheet, game: Game) -> list[Seat] | None:
    """Return the seats of the only side not given up; ``None`` while there are more.

    A side is given up when every seat of its team has resigned.
    """
    sides = [
        team
        for team in teams(game, len(sheet.seats))
        if not all(sheet.seats[seat].stand_in == "resigned" for seat in team)
    ]
    return sides[0] if len(sides) == 1 else None
