"""Entry points of the terminal commands; the command line calls them with what it has read."""

import random

from wolfden.core.contract import Json
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import face_of
from wolfden.terminal.keeping import Keeper
from wolfden.terminal.play import Session, play
from wolfden.terminal.replay import ReplayViewer
from wolfden.terminal.screen import Screen
from wolfden.terminal.seating import Seating
from wolfden.titles import TITLES


def play_game(
    record: Record,
    seating: Seating,
    keeper: Keeper | None,
    rng: random.Random,
    translator: Translator,
) -> None:
    """Play a new or resumed game."""
    face = face_of(record.game.meta().id, translator)
    play(Session(record, seating, face, Screen(translator), keeper), rng)


def show_replay(
    text: str, step: int, everything: bool, seat: int | None, translator: Translator
) -> None:
    """Step through a game or print all of it, as seen from a seat counted from one.

    Raises:
        BadReplay: the replay is invalid.
    """
    replay, record = open_replay(text, TITLES)
    face = face_of(replay.title, translator)
    viewer = ReplayViewer(record, face, Screen(translator), None if seat is None else seat - 1)
    if everything:
        viewer.print_all()
    else:
        viewer.browse(step)


def show_table(title: str, view: Json, translator: Translator) -> None:
    """Draw a table once."""
    Screen(translator).show(face_of(title, translator).draw(view))
