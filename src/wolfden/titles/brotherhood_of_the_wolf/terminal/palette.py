"""Colours and signs of Brotherhood of the Wolf. Each thing has words, so colour is never alone."""

from typing import Final

from rich.text import Text

from wolfden.i18n.narration import narrator_of
from wolfden.i18n.speaker import Speaker
from wolfden.terminal.seats import seat_style
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import Hunter

tell: Final = narrator_of("brotherhood-of-the-wolf").tell
"""Names things as the vocabulary says."""

BEAST_STYLE: Final = "bold bright_white on #870000"
MARK_STYLE: Final = "bold black on bright_yellow"


def hunter_text(hunter: Hunter, speaker: Speaker) -> Text:
    """Return a hunter in the colour of whoever leads him, lying ones in brackets."""
    name = speaker.listed(tell("hunter", hunter["hunter"]))
    style = seat_style(hunter["seat"]) if hunter["seat"] > 0 else "bold"
    return Text(f"({name})" if hunter["lying"] else name, style)
