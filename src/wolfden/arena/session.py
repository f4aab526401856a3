"""A tournament at a terminal: played under a progress bar, told in a table, kept in a folder."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from shlex import quote
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wolfden.arena.cluster import RayCluster
from wolfden.arena.crews import Crew, LocalProcesses
from wolfden.arena.entrants import read_entrants
from wolfden.arena.export import as_csv, as_json
from wolfden.arena.plans import Settings
from wolfden.arena.report import markdown, report
from wolfden.arena.standings import Standings
from wolfden.arena.stopping import Stopping
from wolfden.arena.storage import kept_settings
from wolfden.arena.tournament import LIMIT, Tournament, make_settings
from wolfden.core.errors import BadSetup
from wolfden.core.options import Options
from wolfden.core.text.files import unwritable, write_text
from wolfden.i18n.parts import Part
from wolfden.i18n.speaker import Speaker

ON_PAPER: Final = 160
"""Columns of a table that goes to a file or a pipe."""
SIGNALLED: Final = 128
"""Added to a signal's number, this is the exit code of whoever it stopped."""


@dataclass(frozen=True)
class Order:
    """What somebody asked for; what they left open is ``None``."""

    title: str
    seats: str | None
    games: int
    players: int | None
    swap: bool
    seed: str | None
    limit: float | None
    workers: int | None
    cluster: str | None
    out: Path
    options: Options
    speaker: Speaker


def settings_for(order: Order) -> Settings:
    """Return the settings of a tournament; what was left open is taken from its folder.

    Raises:
        WolfdenError: no such tournament can be played, or not in this folder.
    """
    kept = kept_settings(order.out)
    if order.seats is not None:
        entrants, players, swap = read_entrants(order.seats), order.players, order.swap
    elif kept is not None:
        entrants, players = kept.entrants, order.players or kept.players
        swap = order.swap or kept.swap
    else:
        raise BadSetup("seats-missing")
    return make_settings(
        order.title,
        entrants,
        players=players,
        seed=kept.seed if order.seed is None and kept else order.seed,
        limit=order.limit or (kept.limit if kept else LIMIT),
        swap=swap,
        options=order.options or (kept.options if kept else {}),
    )


def make_crew(order: Order) -> Crew:
    """Return who plays the games.

    Raises:
        NoCluster: a cluster is wanted, but cannot be used.
    """
    if order.cluster is None:
        return LocalProcesses(order.workers or _processors())
    return RayCluster(order.cluster, order.workers)


def _processors() -> int:
    """Return how many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(order: Order) -> int:
    """Play a tournament, show and keep its results; return the exit code."""
    stop = Stopping()
    table = play(order, settings_for(order), stop, order.speaker.say("arena-playing"))
    console = output()
    if table.games:
        console.print(report(table, console.width, order.speaker))
    else:
        console.print(order.speaker.say("arena-no-games"))
    console.print(_farewell(order, table, stop), soft_wrap=True, highlight=False, markup=False)
    return 0 if stop.signal is None else SIGNALLED + stop.signal


def play(order: Order, settings: Settings, stop: Stopping, name: str) -> Standings:
    """Play what is missing of a tournament, under a name, and write down what came of it."""
    # The crew first: nothing is left behind if there is none, and a cluster's library, which
    # listens to signals too, does not get in our way.
    crew = make_crew(order)
    with stop.watched():
        tournament = Tournament(settings, order.out)
        try:
            done = len(tournament.results)
            with _progress(name, order.games, done) as advance:
                for _ in tournament.play(order.games, crew, stop):
                    advance()
            table = tournament.standings()
            if table.games:
                _keep_results(tournament, table, order)
            return table
        finally:
            tournament.close()


def output() -> Console:
    """Return where tables go: as wide as the terminal, or wide enough for every column."""
    console = Console()
    return console if console.is_terminal else Console(width=ON_PAPER)


@contextmanager
def _progress(name: str, games: int, done: int) -> Iterator[Callable[[], None]]:
    """Show a bar on a terminal's error stream; yield what moves it on by a game."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(name, total=games, completed=done)
        yield lambda: progress.advance(task)


def _keep_results(tournament: Tournament, table: Standings, order: Order) -> None:
    out = order.out
    write_text(out / "results.json", as_json(table))
    write_text(out / "results.md", markdown(table, order.speaker))
    write_text(out / "games.csv", as_csv(tournament.schedule, tournament.results))
    if find_spec("matplotlib") is None:
        return
    from wolfden.arena.pictures import pictures  # noqa: PLC0415 (pictures may be left out)

    for name, content in pictures(table, order.speaker).items():
        try:
            (out / name).write_bytes(content)
        except OSError as error:
            raise unwritable(out / name, error) from error


def _farewell(order: Order, table: Standings, stop: Stopping) -> str:
    say = order.speaker.say
    lines = []
    if stop():
        facts: dict[str, Part] = {"done": table.games, "games": order.games}
        lines.append(say("arena-stopped", {**facts, "path": quote(str(order.out))}))
    if table.games:
        lines.append(say("arena-kept", {"path": str(order.out)}))
        if find_spec("matplotlib") is None:
            lines.append(say("arena-no-pictures"))
    return "\n".join(lines)
