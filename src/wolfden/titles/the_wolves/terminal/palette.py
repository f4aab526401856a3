"""Colours and signs of The Wolves. Each thing has both, so that it can be told without colour."""

from typing import Final

from rich.text import Text

from wolfden.i18n.narration import narrator_of
from wolfden.terminal.seats import seat_style
from wolfden.titles.the_wolves.rules.scene import NEUTRAL_OWNER, Piece
from wolfden.titles.the_wolves.rules.terms import PHASES, TERRAINS

tell: Final = narrator_of("the-wolves").tell
"""Names things as the vocabulary says."""

# Colours are taken from the 256 that nearly every terminal has, so that none is shown as another.
GROUND: Final = {
    "": "grey70 on grey23",
    "forest": "bright_white on #005f00",
    "rock": "bright_white on #6c6c6c",
    "grass": "black on #afd75f",
    "tundra": "black on #d7ffff",
    "desert": "black on #d7af5f",
    "lake": "bright_white on #005f87",
    "chasm": "grey62 on #121212",
}
SIGN: Final = {
    **{terrain: terrain[0].upper() for terrain in TERRAINS},
    "": " ",
    "lake": "≈",
    "chasm": "▒",
}
MOON: Final = dict(zip(PHASES, "☾◐●", strict=True))
PIECE: Final = {"pack": "p", "alpha": "A", "den": "d", "lair": "L"}

NEUTRAL_STYLE: Final = "bold black on #eeeeee"
LONE_STYLE: Final = "bold white on grey30"
PREY_STYLE: Final = "bold black on #ffd7af"
MARK_STYLE: Final = "bold black on bright_yellow"


def owner_style(owner: int) -> str:
    """Return the style of a pack's pieces."""
    return NEUTRAL_STYLE if owner == NEUTRAL_OWNER else seat_style(owner)


def owner_sign(owner: int) -> str:
    """Return the sign of a pack: the number of its seat, or ``n`` for the neutral one."""
    return "n" if owner == NEUTRAL_OWNER else str(owner + 1)


def piece_text(piece: Piece) -> Text:
    """Return a piece as its owner's sign and a letter of its own."""
    return Text(owner_sign(piece["owner"]) + PIECE[piece["kind"]], owner_style(piece["owner"]))


def token_signs(token: str) -> str:
    """Return the moon signs of a stack of region tokens, the upper one first."""
    return "/".join(MOON[phase] for phase in token.split("/"))
