"""Seasons with a card in force: the Beast in Langeac, about to choose or to attack."""

from typing import Any

from tests.titles.brotherhood_of_the_wolf.table import Table, edition_of

BEFORE = {
    "su": (1, "spring=langeac"),
    "au": (2, "summer=langeac"),
    "wi": (3, "autumn=langeac"),
    "sp": (4, "winter=langeac"),
}
SPACE = {"su": "summer", "au": "autumn", "wi": "winter", "sp": "spring"}


def attack(card: str, village: str = "saugues", trace: str = "devil/down", **more: Any) -> int:
    """Return the victims of an attack from Langeac under a card; Saugues is 3 leagues away."""
    table = before_attack(card, village, trace, **more)
    table.do("end")
    return table.state.victims


def before_attack(
    card: str, village: str = "saugues", trace: str = "devil/down", **more: Any
) -> Table:
    """Return the moment before an attack from Langeac under a card."""
    number, laid = BEFORE[card[:2]]
    return Table(
        "move", number, card=card, laid=f"{laid} {SPACE[card[:2]]}={village}/{trace}", **more
    )


def turned(card: str, laid: str = "", **more: Any) -> Table:
    """Return the table after a card has been turned up."""
    number, before = BEFORE[card[:2]]
    table = Table("card", number, laid=laid or before, **{**edition_of(card), **more})
    table.draw(card)
    return table


def choosing(card: str, **more: Any) -> Table:
    """Return the Beast's choice in Langeac under a card."""
    number, laid = BEFORE[card[:2]]
    return Table("prowl", number, card=card, laid=laid, **more)


def goals(table: Table, trace: str) -> set[int]:
    """Return how far the villages are that the Beast may choose with a trace."""
    leagues = table.state.setting.board.leagues[table.state.beast]
    words = [word.split() for word in table.legal("prowl")]
    return {leagues[table.place(w[1][1:])] for w in words if " ".join(w[2:]) == trace}
