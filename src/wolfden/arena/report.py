"""Results for people: tables in a terminal, and one in Markdown."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wolfden.arena.results import FORFEIT, Forfeit
from wolfden.arena.standings import Standing, Standings
from wolfden.games import TITLES
from wolfden.speech.messages import Message, Part
from wolfden.speech.translator import Translator

MAX_FORFEITS: Final = 10
"""Forfeits told one by one; the JSON file has them all."""
WIDE: Final = 120
"""Columns of a screen on which all figures of an entrant stand in one line."""

Column = tuple[str, Callable[[Standing], str | Text]]
"""The key of a column's name, and what stands there."""


def report(table: Standings, width: int, translator: Translator) -> RenderableType:
    """Return everything to be shown at the end, on a screen of some width."""
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
    """Return what was played, in a line."""
    settings = table.settings
    facts: dict[str, Part] = {
        "title": Message(f"title-{settings.title}"),
        "seats": settings.players,
        "games": table.games,
        "seed": settings.seed,
    }
    return translator.translate("arena-heading", facts)


def entrant(table: Standings, row: Standing, translator: Translator) -> str:
    """Name an entrant: a bot, or a side in its hands."""
    settings = table.settings
    side, colon, bots = row.name.partition(": ")
    if colon and side in TITLES.get(settings.title).sides(settings.players):
        return translator.translate("arena-side", {"side": side, "bots": bots})
    return row.name


def _end(table: Standings, reason: str, times: int, translator: Translator) -> str:
    """Say how often games ended in a way."""
    key = "arena-forfeited" if reason == FORFEIT else f"ending-{table.settings.title}-{reason}"
    return translator.translate("arena-end", {"times": times, "ending": Message(key)})


def _forfeit(number: int, bot: str, forfeit: Forfeit, translator: Translator) -> str:
    """Say what a bot did wrong; what exactly it was is for those who mend it, in English."""
    facts: dict[str, Part] = {
        "number": number,
        "bot": bot,
        "seat": forfeit.seat + 1,
        "fault": forfeit.fault,
        "message": forfeit.message,
    }
    return translator.translate("arena-forfeit", facts)


def _sheet(table: Standings, columns: tuple[Column, ...], translator: Translator) -> Table:
    return _filled(
        [translator.translate(key) for key, _ in columns],
        [
            (entrant(table, row, translator), [cell(row) for _, cell in columns])
            for row in table.rows
        ],
        translator,
    )


def _score_parts(table: Standings, translator: Translator) -> Table:
    names = next(list(row.parts) for row in table.rows if row.parts)
    return _filled(
        [translator.translate(f"part-{table.settings.title}-{name}") for name in names],
        [
            (
                entrant(table, row, translator),
                [f"{row.parts[name]:.1f}" if row.parts else "–" for name in names],
            )
            for row in table.rows
        ],
        translator,
    )


def _filled(
    names: Iterable[str], rows: Iterable[tuple[str, Sequence[str | Text]]], translator: Translator
) -> Table:
    """Return a table with a line for each entrant; long names are folded, figures never cut."""
    sheet = Table(box=SIMPLE_HEAD, pad_edge=False)
    sheet.add_column(translator.translate("arena-entrant"), overflow="fold", min_width=8)
    for name in names:
        sheet.add_column(name, justify="right", no_wrap=True)
    for name, cells in rows:
        sheet.add_row(name, *cells)
    return sheet


def markdown(table: Standings, translator: Translator) -> str:
    """Return the standings as a table in Markdown."""
    names = [translator.translate(key) for key in ("arena-entrant", *_keys((*_RESULTS, *_PLAY)))]
    lines = [f"| {' | '.join(names)} |", f"|---|{'--:|' * (len(names) - 1)}"]
    for row in table.rows:
        cells = [entrant(table, row, translator)]
        cells += [str(cell(row)) for _, cell in (*_RESULTS, *_PLAY)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _keys(columns: tuple[Column, ...]) -> list[str]:
    return [key for key, _ in columns]


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
    ("arena-games", lambda row: str(row.played)),
    ("arena-wins", lambda row: str(row.wins)),
    ("arena-draws", lambda row: str(row.draws)),
    ("arena-share", lambda row: Text(share(row), _STYLES[row.verdict])),
    ("arena-fair", lambda row: percent(row.fair)),
    ("arena-rating", rating),
)
_PLAY: Final[tuple[Column, ...]] = (
    ("arena-score", score),
    ("arena-median", lambda row: duration(row.median_ms)),
    ("arena-p95", lambda row: duration(row.p95_ms)),
    ("arena-forfeits", lambda row: str(row.forfeits)),
)
