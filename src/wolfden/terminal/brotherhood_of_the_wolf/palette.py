"""Colours and signs of Brotherhood of the Wolf. Each thing has words, so colour is never alone."""

from typing import Final

from rich.text import Text

from wolfden.games.brotherhood_of_the_wolf.scene import Hunter
from wolfden.speech.brotherhood_of_the_wolf.words import figure_text
from wolfden.speech.translator import Translator
from wolfden.terminal.seats import seat_style

BEAST_STYLE: Final = "bold bright_white on #870000"
MARK_STYLE: Final = "bold black on bright_yellow"


def hunter_text(hunter: Hunter, translator: Translator) -> Text:
    """Return a hunter in the colour of whoever leads him, lying ones in brackets."""
    name = translator.format_message(figure_text(hunter["hunter"]))
    style = seat_style(hunter["seat"]) if hunter["seat"] > 0 else "bold"
    return Text(f"({name})" if hunter["lying"] else name, style)
