"""``wolfden analyse``: its flags, and what happens when it is called.

What needs the extra is loaded when the work begins.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wolfden.command_line import (
    COUNT,
    SECONDS,
    WHOLE,
    BadUsage,
    argument,
    command,
    option,
    pass_translator,
)
from wolfden.core.contract import CHANCE, Game, Seat, State
from wolfden.core.record import Record
from wolfden.core.text.files import read_text
from wolfden.i18n.translator import Translator
from wolfden.teaching.analysis import DEFAULT_LINES, DEFAULT_SECONDS, MOST_LINES
from wolfden.titles import TITLES

if TYPE_CHECKING:
    from wolfden.teaching.analysis.study import Study
    from wolfden.teaching.thinking import Thought

STEPS: Final = (0.1, 0.15, 0.25, 0.5)
"""The shares of the time after which chances are printed."""
INDENT: Final = "    "


@command()
@argument("source", metavar="FILE|TITLE")
@option("--at", type=WHOLE, metavar="N")
@option("--seconds", type=SECONDS, default=DEFAULT_SECONDS, metavar="S")
@option("--lines", type=COUNT, default=DEFAULT_LINES, metavar="K")
@option("--seat", type=COUNT, metavar="N")
@option("--players", type=WHOLE, metavar="N")
@option("--seed", type=WHOLE, default=1, metavar="N")
@pass_translator
def analyse(
    translator: Translator,
    source: str,
    at: int | None,
    seconds: float,
    lines: int,
    seat: int | None,
    players: int | None,
    seed: int,
) -> int:
    """Print the best actions of a position, with chances that get better while it thinks."""
    from wolfden.players.levels import Budget  # noqa: PLC0415 (needs an extra)
    from wolfden.teaching.thinking import Analysis  # noqa: PLC0415

    game, study = _open(source, players, str(seed))
    state = _state_at(game, study, at)
    eyes = _seat(state, study.seats, seat)
    say = translator.translate
    print(say("analysis-of", {"title": say(f"title-{study.title}"), "name": translator.seat(eyes)}))
    analysis = Analysis(game, state, eyes, str(seed))
    simulations = -1
    for share in STEPS:
        analysis.think(Budget(seconds=seconds * share))
        thought = analysis.thought(min(lines, MOST_LINES))
        if thought.simulations == simulations:
            break  # over, or at the limit of memory: more time would print the same again
        simulations = thought.simulations
        print("\n".join(_report(thought, translator)), flush=True)
    return 0


def _open(source: str, players: int | None, seed: str) -> "tuple[Game, Study]":
    """Return the study of a file, or of a new game of a title."""
    from wolfden.teaching.analysis.study import open_study, study_of_record  # noqa: PLC0415

    if source in TITLES.ids():
        game = TITLES.get(source)
        record = Record(game, game.meta().min_seats if players is None else players)
        record.resolve_chance(random.Random(seed))
        return game, study_of_record(record, [])
    if players is not None:
        raise BadUsage("analysis-players")
    study = open_study(read_text(Path(source)), TITLES)
    return TITLES.get(study.title), study


def _state_at(game: Game, study: "Study", at: int | None) -> State:
    """Return the position after ``at`` actions of the first line; all of them without a number."""
    state = game.load(study.position)
    moves = study.lines[0].moves if study.lines else []
    if at is not None and at > len(moves):
        raise BadUsage("analysis-at", asked=at, last=len(moves))
    for move in moves if at is None else moves[:at]:
        state.apply(state.parse(move.seat, move.action))
    return state


def _seat(state: State, seats: int, wanted: int | None) -> Seat:
    """Return the seat whose knowledge and actions count: one that acts, unless one is named."""
    if wanted is not None and wanted > seats:
        raise BadUsage("analysis-seat", asked=wanted, seats=seats)
    actors = [seat for seat in state.actors() if seat != CHANCE]
    return wanted - 1 if wanted is not None else next(iter(actors), 0)


def _report(thought: "Thought", translator: Translator) -> Iterator[str]:
    """Yield the chances of all seats, then the best actions."""
    say = translator.translate
    yield say("analysis-simulations", {"simulations": thought.simulations})
    for seat, chance in enumerate(thought.chances):
        yield f"{INDENT}{translator.seat(seat)}: {_share(chance, translator)}"
    if thought.certainty != "high":
        yield f"{INDENT}{say('chances-certainty-help', {'certainty': thought.certainty})}"
    for number, one in enumerate(thought.best, start=1):
        yield f"{INDENT}{number}. {one.action}  ({_share(one.chance, translator)})"
        if len(one.line) > 1:
            actions = [f"{move.seat + 1} {move.action}" for move in one.line[1:]]
            yield f"{INDENT * 2}{say('analysis-then', {'actions': ' · '.join(actions)})}"


def _share(share: float, translator: Translator) -> str:
    return translator.translate("analysis-percent", {"percent": f"{100 * share:.1f}"})
