"""The doors into the terminal: each opens one command with what the command line has read."""

import random

from wolfden.core.contract import Json
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay
from wolfden.i18n.speaker import Speaker
from wolfden.terminal.faces import face_of
from wolfden.terminal.keeping import Keeper
from wolfden.terminal.replaying import Viewer
from wolfden.terminal.screen import Screen
from wolfden.terminal.seating import Seating
from wolfden.terminal.sitting import Sitting
from wolfden.terminal.table import play
from wolfden.titles import TITLES


def play_game(
    record: Record,
    seating: Seating,
    keeper: Keeper | None,
    rng: random.Random,
    speaker: Speaker,
) -> None:
    """Play a new or resumed game."""
    face = face_of(record.game.meta().id, speaker)
    play(Sitting(record, seating, face, Screen(speaker), keeper), rng)


def show_replay(text: str, step: int, everything: bool, seat: int | None, speaker: Speaker) -> None:
    """Step through a game, or print all of it, with the eyes of a seat counted from one.

    Raises:
        BadReplay: the text is no replay that holds.
    """
    replay, record = open_replay(text, TITLES)
    face = face_of(replay.title, speaker)
    viewer = Viewer(record, face, Screen(speaker), None if seat is None else seat - 1)
    if everything:
        viewer.tell_everything()
    else:
        viewer.browse(step)


def show_table(title: str, view: Json, speaker: Speaker) -> None:
    """Draw a table once."""
    Screen(speaker).show(face_of(title, speaker).draw(view))
