"""The end of a game: the score sheet, the ranking and the reason."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wolfden.core.contract import seat_name
from wolfden.core.outcome import Outcome
from wolfden.terminal.face import Face
from wolfden.terminal.seats import seat_style


def score_sheet(outcome: Outcome, face: Face) -> RenderableType:
    """Return every part of every score, the places, and how the game ended."""
    sheet = Table(title="Score sheet", title_style="bold")
    sheet.add_column("")
    for seat in range(len(outcome.scores)):
        sheet.add_column(Text(f" {seat_name(seat)} ", seat_style(seat)), justify="right")
    for row, (name, _points) in enumerate(outcome.parts[0]):
        sheet.add_row(name, *(str(parts[row][1]) for parts in outcome.parts))
    sheet.add_section()
    sheet.add_row("total", *map(str, outcome.scores), style="bold")
    sheet.add_row("place", *map(str, outcome.ranks))
    return Group(sheet, f"{face.reason(outcome.reason)} {_winners(outcome)}")


def _winners(outcome: Outcome) -> str:
    names = [seat_name(seat) for seat in outcome.winners]
    if len(names) == 1:
        return f"The winner is {names[0]}."
    return f"The victory is shared by {' and '.join(names)}."
