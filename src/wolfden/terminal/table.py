"""Playing a game at one screen: people and bots in turn, every action of a person kept at once."""

import random
from shlex import quote

from wolfden.core.contract import CHANCE
from wolfden.players.turns import bot_action
from wolfden.terminal.leaving import Leave
from wolfden.terminal.scores import score_sheet
from wolfden.terminal.sitting import Sitting
from wolfden.terminal.team import TeamDecision


def play(sitting: Sitting, rng: random.Random) -> None:
    """Play to the end, or until somebody leaves; either way the game is kept."""
    departure = sitting.screen.departure
    with departure.watched():
        try:
            while not sitting.record.state.is_over:
                departure.check()
                _advance(sitting, rng)
        except (Leave, OSError):
            # OSError: the terminal is gone, and with it whoever sat there.
            sitting.keep()
            sitting.screen.say_farewell(_farewell(sitting))
            return
    sitting.keep()
    _show_end(sitting)


def _advance(sitting: Sitting, rng: random.Random) -> None:
    """Let chance, a person or a bot act."""
    record = sitting.record
    actors = record.state.actors()
    if actors == (CHANCE,):
        record.resolve_chance(rng)
        return
    action = bot_action(record.state, sitting.seating.bots, rng)
    if action is not None:
        record.apply(action)
        return
    sitting.keep()
    people = [seat for seat in actors if sitting.seating.is_human(seat)]
    TeamDecision(sitting, sitting.next_person(people), people).make()
    sitting.keep()


def _farewell(sitting: Sitting) -> str:
    translator = sitting.translator
    if sitting.keeper is None:
        return translator.translate("terminal-not-kept")
    path = str(sitting.keeper.path)
    if not sitting.was_kept:
        return translator.translate("terminal-could-not-keep", {"path": path})
    command = f"wolfden play --resume {quote(path)}"
    return translator.translate("terminal-left", {"path": path, "command": command})


def _show_end(sitting: Sitting) -> None:
    outcome = sitting.record.state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    news = sitting.news(None)
    if sitting.seating.has_people:
        sitting.screen.show(*news)
    view = sitting.record.state.view(None)
    sitting.screen.show(sitting.face.draw(view), score_sheet(outcome, sitting.face))
    if sitting.was_kept and sitting.keeper is not None:
        path = str(sitting.keeper.path)
        command = f"wolfden replay {quote(path)}"
        sitting.screen.write(
            sitting.translator.translate("terminal-kept", {"path": path, "command": command})
        )
