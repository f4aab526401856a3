"""The end of a game: the score sheet, the ranking and the reason."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wolfden.core.outcome import Outcome
from wolfden.speech.messages import SeatRef
from wolfden.terminal.face import Face
from wolfden.terminal.seats import seat_style


def score_sheet(outcome: Outcome, face: Face) -> RenderableType:
    """Return every part of every score, the places, and how the game ended."""
    translator = face.translator
    sheet = Table(title=translator.translate("score-sheet"), title_style="bold")
    sheet.add_column("")
    for seat in range(len(outcome.scores)):
        sheet.add_column(Text(f" {translator.seat(seat)} ", seat_style(seat)), justify="right")
    for row, (name, _points) in enumerate(outcome.parts[0]):
        sheet.add_row(face.score_part(name), *(str(parts[row][1]) for parts in outcome.parts))
    sheet.add_section()
    sheet.add_row(translator.translate("score-total"), *map(str, outcome.scores), style="bold")
    sheet.add_row(translator.translate("terminal-place"), *map(str, outcome.ranks))
    names = [SeatRef(seat) for seat in outcome.winners]
    winners = translator.translate("over-won", {"count": len(names), "names": names})
    return Group(sheet, f"{face.ending(outcome.reason)} {winners}")
