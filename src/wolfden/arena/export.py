"""Results for other programs: one JSON object, and a CSV table with a row per game and seat."""

import csv
import io

import msgspec

from wolfden import __version__
from wolfden.arena.results import GameResult
from wolfden.arena.schedule import Schedule
from wolfden.arena.standings import Standing, Standings
from wolfden.core.contract import Seat

COLUMNS = ("game", "seat", "bot", "party", "reason", "rank", "score", "forfeit", "decisions", "ms")
"""The columns of every table; a column for each part of the score follows."""


def as_json(table: Standings) -> str:
    """Return settings and standings as one JSON object."""
    content = {
        "wolfden": __version__,
        "settings": msgspec.to_builtins(table.settings),
        "games": table.games,
        "standings": [_row(row) for row in table.rows],
        "ends": table.ends,
        "forfeits": [
            {"game": number, "bot": bot, **msgspec.to_builtins(forfeit), "seat": forfeit.seat + 1}
            for number, bot, forfeit in table.forfeits
        ],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def _row(row: Standing) -> dict[str, object]:
    return {
        "name": row.name,
        "played": row.played,
        "wins": row.wins,
        "draws": row.draws,
        "share": row.share,
        "share_low": row.share_low,
        "share_high": row.share_high,
        "fair": row.fair,
        "rating": row.rating and row.rating.mean,
        "rating_low": row.rating and row.rating.low,
        "rating_high": row.rating and row.rating.high,
        "mean_score": row.mean_score,
        "mean_parts": row.parts,
        "median_ms": row.median_ms,
        "p95_ms": row.p95_ms,
        "forfeits": row.forfeits,
    }


def as_csv(schedule: Schedule, results: list[GameResult]) -> str:
    """Return one row for every seat of every game, in the order of the games."""
    ordered = sorted(results, key=lambda result: result.number)
    parts = next(
        ([name for name, _ in result.parts[0]] for result in ordered if result.parts), list[str]()
    )
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow([*COLUMNS, *parts])
    for result in ordered:
        for party in schedule.seating(result.number).parties:
            for seat in party.seats:
                table.writerow(_cells(result, party.name, seat, len(parts)))
    return text.getvalue()


def _cells(result: GameResult, party: str, seat: Seat, parts: int) -> list[object]:
    """Return the cells of a row; what a forfeited game does not have stays empty."""
    times = result.times[seat]
    forfeit = result.forfeit
    is_guilty = forfeit is not None and forfeit.seat == seat
    return [
        result.number,
        seat + 1,
        result.bots[seat],
        party,
        result.reason,
        result.ranks[seat],
        result.scores[seat] if result.scores else "",
        forfeit.fault if forfeit is not None and is_guilty else "",
        len(times),
        round(sum(times) / 1000, 3),
        *([points for _, points in result.parts[seat]] if result.parts else [""] * parts),
    ]
