"""The legend below a board: what its signs mean."""

from collections.abc import Sequence

from wolfden.pictures.svg import Markup, element, fitted, shift

Entry = tuple[Markup, str]
"""A sign and what it means."""


def in_rows(rows: Sequence[Sequence[Entry]], width: float) -> list[Markup]:
    """Return signs and their meanings in rows, as far apart as the longest row allows."""
    step = width / max(map(len, rows))
    return [
        element(
            "g",
            icon,
            fitted(name, 28, 6, "soft body", step - 50, 17),
            transform=shift(20 + step * column, 24 + 48 * row),
        )
        for row, entries in enumerate(rows)
        for column, (icon, name) in enumerate(entries)
    ]
