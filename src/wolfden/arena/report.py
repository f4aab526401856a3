"""Results for people: tables in a terminal, and one in Markdown."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wolfden.arena.standings import Standing, Standings
from wolfden.games import TITLES

MAX_FORFEITS: Final = 10
"""Forfeits told one by one; the JSON file has them all."""
WIDE: Final = 120
"""Columns of a screen on which all figures of an entrant stand in one line."""

Column = tuple[str, Callable[[Standing], str | Text]]


def report(table: Standings, width: int) -> RenderableType:
    """Return everything to be shown at the end, on a screen of some width."""
    shown: list[RenderableType] = [Text(heading(table), "bold")]
    if width >= WIDE:
        shown.append(_sheet(table, (*_RESULTS, *_PLAY)))
    else:
        shown += [_sheet(table, _RESULTS), _sheet(table, _PLAY)]
    if any(len(row.parts) > 1 for row in table.rows):
        shown.append(_score_parts(table))
    if table.ends:
        ends = ", ".join(f"{reason} {count}" for reason, count in table.ends.items())
        shown.append(Text(f"Ends: {ends}"))
    if table.games % table.period:
        shown.append(Text(f"Seats are shared out evenly after every {table.period} games."))
    shown += [
        Text(f"Game {number}: {bot} on {forfeit}", "yellow")
        for number, bot, forfeit in table.forfeits[:MAX_FORFEITS]
    ]
    if len(table.forfeits) > MAX_FORFEITS:
        shown.append(Text(f"… and {len(table.forfeits) - MAX_FORFEITS} more forfeits"))
    return Group(*shown)


def heading(table: Standings) -> str:
    """Return what was played, in a line."""
    settings = table.settings
    name = TITLES.get(settings.title).meta().name
    games = "1 game" if table.games == 1 else f"{table.games} games"
    return f"{name}, {settings.players} seats, {games}, seed {settings.seed}"


def _sheet(table: Standings, columns: tuple[Column, ...]) -> Table:
    return _filled(
        [name for name, _ in columns],
        [(row.name, [cell(row) for _, cell in columns]) for row in table.rows],
    )


def _score_parts(table: Standings) -> Table:
    names = next(list(row.parts) for row in table.rows if row.parts)
    return _filled(
        names,
        [
            (row.name, [f"{row.parts[name]:.1f}" if row.parts else "–" for name in names])
            for row in table.rows
        ],
    )


def _filled(names: Iterable[str], rows: Iterable[tuple[str, Sequence[str | Text]]]) -> Table:
    """Return a table with a line for each entrant; long names are folded, figures never cut."""
    sheet = Table(box=SIMPLE_HEAD, pad_edge=False)
    sheet.add_column("entrant", overflow="fold", min_width=8)
    for name in names:
        sheet.add_column(name, justify="right", no_wrap=True)
    for name, cells in rows:
        sheet.add_row(name, *cells)
    return sheet


def markdown(table: Standings) -> str:
    """Return the standings as a table in Markdown."""
    names = ["entrant", *(name for name, _ in (*_RESULTS, *_PLAY))]
    lines = [f"| {' | '.join(names)} |", f"|---|{'--:|' * (len(names) - 1)}"]
    for row in table.rows:
        cells = [row.name, *(str(cell(row)) for _, cell in (*_RESULTS, *_PLAY))]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def share(row: Standing) -> str:
    """Return a share with its interval."""
    return f"{percent(row.share)} ({100 * row.share_low:.0f}–{100 * row.share_high:.0f})"


def rating(row: Standing) -> str:
    """Return a rating with its interval; nothing for a side, whose bot is rated as a whole."""
    return "" if row.rating is None else f"{row.rating.mean:.1f} ± {row.rating.spread:.1f}"


def score(row: Standing) -> str:
    """Return a mean score."""
    return "–" if row.mean_score is None else f"{row.mean_score:.1f}"


def percent(share: float) -> str:
    """Write a share.

    >>> percent(1 / 3)
    '33 %'
    """
    return f"{100 * share:.0f} %"


def duration(milliseconds: float) -> str:
    """Write how long a decision took.

    >>> duration(0.0421), duration(12.3), duration(1940)
    ('0.04 ms', '12 ms', '1.94 s')
    """
    if milliseconds < 10:
        return f"{milliseconds:.2f} ms"
    if milliseconds < 1000:
        return f"{milliseconds:.0f} ms"
    return f"{milliseconds / 1000:.2f} s"


_STYLES: Final = {"above": "green", "below": "red", "even": ""}

_RESULTS: Final[tuple[Column, ...]] = (
    ("games", lambda row: str(row.played)),
    ("wins", lambda row: str(row.wins)),
    ("draws", lambda row: str(row.draws)),
    ("share (95 %)", lambda row: Text(share(row), _STYLES[row.verdict])),
    ("fair", lambda row: percent(row.fair)),
    ("rating", rating),
)
_PLAY: Final[tuple[Column, ...]] = (
    ("score", score),
    ("median", lambda row: duration(row.median_ms)),
    ("p95", lambda row: duration(row.p95_ms)),
    ("forfeits", lambda row: str(row.forfeits)),
)
