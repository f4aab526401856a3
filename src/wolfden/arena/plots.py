"""Plots of a tournament: ratings with their intervals, and the distribution of scores.

The same standings give the same SVG, byte for byte.
"""

import io
from collections.abc import Sequence
from contextlib import AbstractContextManager
from math import ceil
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator

from wolfden.arena.report import entrant, heading
from wolfden.arena.standings import Standing, Standings
from wolfden.drawing.style import BOARD, SNOW, colour, tokens
from wolfden.i18n.translator import Translator

_SNOW: Final = tokens(SNOW)
_PACKS: Final = tuple(
    colour(BOARD, f".pack-{emblem}") for emblem in ("fang", "eye", "claw", "star", "peak")
)
"""The page's colours, and those of its packs in the order of seats."""

FEW_SCORES: Final = 12
"""Up to this range of scores, each score has its own bar."""
BARS: Final = 24
_LINE: Final = _SNOW["--line-strong"]
_SOFT: Final = _SNOW["--text-soft"]


def _style() -> AbstractContextManager[None]:
    """Return a context in which all plots have the same style."""
    return mpl.rc_context(
        {
            "font.family": "sans-serif",
            "font.sans-serif": ["Source Sans 3", "Noto Sans", "Arial", "DejaVu Sans"],
            "font.size": 11,
            "axes.edgecolor": _SNOW["--line"],
            "axes.facecolor": _SNOW["--surface"],
            "axes.labelcolor": _SOFT,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.spines.left": False,
            "figure.facecolor": _SNOW["--surface"],
            "grid.color": _SNOW["--line"],
            "grid.linewidth": 0.6,
            "text.color": _SNOW["--text"],
            "xtick.color": _SOFT,
            "ytick.color": _SNOW["--text"],
            "ytick.left": False,
            "svg.hashsalt": "wolfden",
        }
    )


def plots(table: Standings, translator: Translator) -> dict[str, bytes]:
    """Return every plot by the name of its file, as SVG and as PNG."""
    with _style():
        figures = {"ratings": _ratings(table, translator), "scores": _scores(table, translator)}
        return {
            f"{name}.{kind}": _render(figure, kind)
            for name, figure in figures.items()
            for kind in ("svg", "png")
        }


def _render(figure: Figure, kind: str) -> bytes:
    content = io.BytesIO()
    # Without a date in it, the same table gives the same file.
    figure.savefig(content, format=kind, dpi=160, metadata={"Date": None} if kind == "svg" else {})
    return content.getvalue()


def _blank(table: Standings, key: str, height: float, translator: Translator) -> Figure:
    layout = ConstrainedLayoutEngine(rect=(0.01, 0.02, 0.98, 0.98 - 0.5 / height), hspace=0.06)
    figure = Figure(figsize=(8, height), layout=layout)
    top = 1 - 0.14 / height
    title = translator.translate(key)
    figure.suptitle(title, x=0.02, y=top, ha="left", va="top", fontsize=15, fontweight="bold")
    figure.supxlabel(heading(table, translator), x=0.02, ha="left", fontsize=9, color=_SOFT)
    return figure


def _colour(place: int) -> str:
    return _PACKS[place % len(_PACKS)]


def _ratings(table: Standings, translator: Translator) -> Figure:
    rated = [(entrant(table, row, translator), row.rating) for row in table.rows if row.rating]
    figure = _blank(table, "arena-ratings", 1.6 + 0.5 * len(rated), translator)
    axes = figure.subplots()
    for place, (_name, rating) in enumerate(rated):
        axes.plot([rating.low, rating.high], [place, place], color=_LINE, lw=2, zorder=2)
        axes.plot(rating.mean, place, "o", ms=11, mfc=_colour(place), mec=_LINE, mew=1.2, zorder=3)
        text, spot = f"{rating.mean:.1f}", (rating.mean, place)
        axes.annotate(text, spot, (0, 9), textcoords="offset points", ha="center", fontsize=10)
    axes.set_yticks(range(len(rated)), [name for name, _rating in rated])
    axes.set_ylim(len(rated) - 0.4, -0.7)
    axes.margins(x=0.06)
    axes.set_xlabel(translator.translate("arena-weng-lin"))
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    return figure


def _scores(table: Standings, translator: Translator) -> Figure:
    rows = [row for row in table.rows if row.rating is None] or table.rows
    scored = [(place, row) for place, row in enumerate(rows) if row.scores]
    figure = _blank(table, "arena-scores", 1.6 + 1.0 * max(1, len(scored)), translator)
    if not scored:
        figure.text(0.5, 0.5, translator.translate("arena-no-scores"), ha="center", color=_SOFT)
        return figure
    edges = _edges([score for _, row in scored for score in row.scores])
    column = figure.subplots(len(scored), 1, sharex=True, sharey=True, squeeze=False)
    for axes, (place, row) in zip(column[:, 0], scored, strict=True):
        name = entrant(table, row, translator)
        axes.set_ylabel(name, rotation=0, ha="right", va="center", color=_SNOW["--text"])
        _histogram(axes, row, edges, _colour(place))
    column[-1, 0].set_xlabel(translator.translate("arena-score-axis"))
    column[-1, 0].xaxis.set_major_locator(MaxNLocator(integer=True))
    return figure


def _edges(scores: Sequence[int]) -> list[float]:
    """Return the edges of the bars; no whole score is on an edge."""
    low, high = min(scores), max(scores)
    step = 1 if high - low < FEW_SCORES else ceil((high - low + 1) / BARS)
    count = (high - low) // step + 1
    return [low - 0.5 + step * bar for bar in range(count + 1)]


def _histogram(axes: Axes, row: Standing, edges: list[float], colour: str) -> None:
    weights = [100 / len(row.scores)] * len(row.scores)
    bars: dict[str, Any] = {"color": colour, "edgecolor": _LINE, "lw": 0.6, "rwidth": 0.9}
    axes.hist(row.scores, bins=edges, weights=weights, **bars)
    assert row.mean_score is not None
    axes.axvline(row.mean_score, color=_SNOW["--surface"], lw=3.4)
    axes.axvline(row.mean_score, color=_SNOW["--lamp"], lw=2)
    axes.yaxis.set_major_locator(MaxNLocator(2))
    axes.yaxis.set_major_formatter("{x:g} %")
    axes.tick_params(axis="y", labelsize=8, labelcolor=_SOFT)
    axes.grid(axis="y")
    axes.set_axisbelow(True)
