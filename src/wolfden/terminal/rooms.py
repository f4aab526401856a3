"""The doors into the terminal: each opens one command with what the command line has read."""

import random

from wolfden.core.contract import Json
from wolfden.core.record import Record
from wolfden.core.replay import open_replay
from wolfden.games import TITLES
from wolfden.speech.translator import Translator
from wolfden.terminal.faces import face_of
from wolfden.terminal.keeping import Keeper
from wolfden.terminal.replaying import Viewer
from wolfden.terminal.screen import Screen
from wolfden.terminal.seating import Seating
from wolfden.terminal.sitting import Sitting
from wolfden.terminal.table import play


def play_game(
    record: Record,
    seating: Seating,
    keeper: Keeper | None,
    rng: random.Random,
    translator: Translator,
) -> None:
    """Play a new or resumed game."""
    face = face_of(record.game.meta().id, translator)
    play(Sitting(record, seating, face, Screen(translator), keeper), rng)


def show_replay(
    text: str, step: int, everything: bool, seat: int | None, translator: Translator
) -> None:
    """Step through a game, or print all of it, with the eyes of a seat counted from one.

    Raises:
        BadReplay: the text is no replay that holds.
    """
    replay, record = open_replay(text, TITLES)
    face = face_of(replay.title, translator)
    viewer = Viewer(record, face, Screen(translator), None if seat is None else seat - 1)
    if everything:
        viewer.tell_everything()
    else:
        viewer.browse(step)


def show_table(title: str, view: Json, translator: Translator) -> None:
    """Draw a table once."""
    Screen(translator).show(face_of(title, translator).draw(view))
