"""Results as tables for a terminal, as Markdown, JSON and CSV."""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wolfden import __version__
from wolfden.arena.match import FORFEIT, Forfeit, GameResult
from wolfden.arena.schedule import Schedule
from wolfden.arena.standings import Rating, Standing, Standings
from wolfden.core.contract import Seat
from wolfden.i18n.messages import Message, Part
from wolfden.i18n.translator import Translator
from wolfden.titles import TITLES

MAX_FORFEITS: Final = 10
"""Forfeits listed one by one; the JSON file has them all."""
WIDE: Final = 120
"""Columns of a screen that fits all figures of an entrant in one line."""

Column = tuple[str, Callable[[Standing], str | Text]]
"""The key of a column's name, and the function that fills a cell."""


def report(table: Standings, width: int, translator: Translator) -> RenderableType:
    """Return everything shown at the end of a tournament."""
    shown: list[RenderableType] = [Text(heading(table, translator), "bold")]
    if width >= WIDE:
        shown.append(_sheet(table, (*_RESULTS, *_PLAY), translator))
    else:
        shown += [_sheet(table, _RESULTS, translator), _sheet(table, _PLAY, translator)]
    if any(len(row.parts) > 1 for row in table.rows):
        shown.append(_score_parts(table, translator))
    shown += [Text(_end(table, reason, times, translator)) for reason, times in table.ends.items()]
    if table.games % table.period:
        shown.append(Text(translator.translate("arena-uneven", {"period": table.period})))
    shown += [
        Text(_forfeit(number, bot, forfeit, translator), "yellow")
        for number, bot, forfeit in table.forfeits[:MAX_FORFEITS]
    ]
    if len(table.forfeits) > MAX_FORFEITS:
        more = len(table.forfeits) - MAX_FORFEITS
        shown.append(Text(translator.translate("arena-more-forfeits", {"count": more})))
    return Group(*shown)


def heading(table: Standings, translator: Translator) -> str:
    """Return title, seats, games and seed in one line."""
    title, seats = Message(f"title-{table.settings.title}"), table.settings.players
    facts: dict[str, Part] = {"title": title, "seats": seats, "games": table.games}
    return translator.translate("arena-heading", {**facts, "seed": table.settings.seed})


def entrant(table: Standings, row: Standing, translator: Translator) -> str:
    """Return the name of an entrant: a bot, or a side it plays."""
    settings = table.settings
    side, colon, bots = row.name.partition(": ")
    if colon and side in TITLES.get(settings.title).sides(settings.players):
        return translator.translate("arena-side", {"side": side, "bots": bots})
    return row.name


def _end(table: Standings, reason: str, times: int, translator: Translator) -> str:
    """Return how often games ended for a reason."""
    key = "arena-forfeited" if reason == FORFEIT else f"ending-{table.settings.title}-{reason}"
    return translator.translate("arena-end", {"times": times, "ending": Message(key)})


def _forfeit(number: int, bot: str, forfeit: Forfeit, translator: Translator) -> str:
    """Return what a bot did wrong; the details stay in English, for its developer."""
    facts = {"fault": forfeit.fault, "message": forfeit.message}
    seat = forfeit.seat + 1
    return translator.translate(
        "arena-forfeit", {"number": number, "bot": bot, "seat": seat, **facts}
    )


def _sheet(table: Standings, columns: tuple[Column, ...], translator: Translator) -> Table:
    names = [translator.translate(key) for key, _ in columns]
    return _fill_table(table, names, lambda row: [cell(row) for _, cell in columns], translator)


def _score_parts(table: Standings, translator: Translator) -> Table:
    parts = next(list(row.parts) for row in table.rows if row.parts)
    names = [translator.translate(f"part-{table.settings.title}-{part}") for part in parts]
    return _fill_table(
        table,
        names,
        lambda row: [f"{row.parts[part]:.1f}" if row.parts else "–" for part in parts],
        translator,
    )


def _fill_table(
    table: Standings,
    names: Iterable[str],
    cells: Callable[[Standing], Sequence[str | Text]],
    translator: Translator,
) -> Table:
    """Return a table with a line per entrant; long names wrap, figures are never cut."""
    sheet = Table(box=SIMPLE_HEAD, pad_edge=False)
    sheet.add_column(translator.translate("arena-entrant"), overflow="fold", min_width=8)
    for name in names:
        sheet.add_column(name, justify="right", no_wrap=True)
    for row in table.rows:
        sheet.add_row(entrant(table, row, translator), *cells(row))
    return sheet


def markdown(table: Standings, translator: Translator) -> str:
    """Return the standings as a table in Markdown."""
    names = [translator.translate(key) for key in ("arena-entrant", *dict((*_RESULTS, *_PLAY)))]
    lines = [f"| {' | '.join(names)} |", f"|---|{'--:|' * (len(names) - 1)}"]
    for row in table.rows:
        cells = [entrant(table, row, translator)]
        cells += [str(cell(row)) for _, cell in (*_RESULTS, *_PLAY)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def share(row: Standing) -> str:
    """Return a share with its interval."""
    return f"{percent(row.share)} ({100 * row.share_low:.0f}–{100 * row.share_high:.0f})"


def percent(share: float) -> str:
    """Return a share in per cent.

    >>> percent(1 / 3)
    '33 %'
    """
    return f"{100 * share:.0f} %"


def duration(milliseconds: float) -> str:
    """Return a duration with its unit.

    >>> duration(0.0421), duration(12.3), duration(1940)
    ('0.04 ms', '12 ms', '1.94 s')
    """
    if milliseconds < 10:
        return f"{milliseconds:.2f} ms"
    if milliseconds < 1000:
        return f"{milliseconds:.0f} ms"
    return f"{milliseconds / 1000:.2f} s"


def _rating(rating: Rating | None) -> str:
    """Return a rating with its interval; empty for one side of a bot."""
    return "" if rating is None else f"{rating.mean:.1f} ± {rating.spread:.1f}"


_STYLES: Final = {"above": "green", "below": "red", "even": ""}

_RESULTS: Final[tuple[Column, ...]] = (
    ("arena-games", lambda row: str(row.played)),
    ("arena-wins", lambda row: str(row.wins)),
    ("arena-draws", lambda row: str(row.draws)),
    ("arena-share", lambda row: Text(share(row), _STYLES[row.verdict])),
    ("arena-fair", lambda row: percent(row.fair)),
    ("arena-rating", lambda row: _rating(row.rating)),
)
_PLAY: Final[tuple[Column, ...]] = (
    ("arena-score", lambda row: "–" if row.mean_score is None else f"{row.mean_score:.1f}"),
    ("arena-median", lambda row: duration(row.median_ms)),
    ("arena-p95", lambda row: duration(row.p95_ms)),
    ("arena-forfeits", lambda row: str(row.forfeits)),
)

# For other programs.

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
    names = ("name", "played", "wins", "draws", "share", "share_low", "share_high", "fair")
    return {
        **{name: getattr(row, name) for name in names},
        "rating": row.rating and row.rating.mean,
        "rating_low": row.rating and row.rating.low,
        "rating_high": row.rating and row.rating.high,
        "mean_score": row.mean_score,
        "mean_parts": row.parts,
        **{name: getattr(row, name) for name in ("median_ms", "p95_ms", "forfeits")},
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
    """Return the cells of a row; scores of a forfeited game stay empty."""
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
