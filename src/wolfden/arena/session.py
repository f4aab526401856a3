"""Tournaments and ladders at a terminal: progress bar, result tables and files.

On a ladder each bot plays the one below it; the result is a table in Markdown.
"""

import os
from dataclasses import dataclass, replace
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from shlex import join, quote
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wolfden.arena.cluster import RayCluster
from wolfden.arena.executors import Executor, ProcessExecutor
from wolfden.arena.report import as_csv, as_json, entrant, markdown, percent, report, share
from wolfden.arena.schedule import TournamentSettings, read_entrants
from wolfden.arena.standings import Standings
from wolfden.arena.tournament import LIMIT, Tournament, make_settings, stored_settings
from wolfden.core.errors import BadSetup
from wolfden.core.options import Document, Options
from wolfden.core.processes import SignalWatcher
from wolfden.core.text.files import unwritable, write_text
from wolfden.i18n.messages import Part
from wolfden.i18n.translator import Translator
from wolfden.players.levels import BOTS
from wolfden.titles import TITLES

_COLUMNS: Final = ("stronger", "weaker", "games", "share", "fair", "above")
_RULER: Final = "|---|---|--:|--:|--:|---|"
_BAR: Final = (
    TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
)  # fmt: skip
PIPE_WIDTH: Final = 160
"""Columns of a table that goes to a file or a pipe."""


@dataclass(frozen=True)
class TournamentOrder:
    """The command line; ``None`` for what was not given."""

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
    dataset: Path | None
    options: Options
    translator: Translator


def settings_for(order: TournamentOrder) -> TournamentSettings:
    """Return the settings of a tournament; what was not given comes from its folder."""
    stored = stored_settings(order.out)
    if order.seats is not None:
        entrants, players, swap = read_entrants(order.seats), order.players, order.swap
    elif stored is not None:
        entrants, players = stored.entrants, order.players or stored.players
        swap = order.swap or stored.swap
    else:
        raise BadSetup("seats-missing")
    return make_settings(
        order.title,
        entrants,
        players=players,
        seed=stored.seed if order.seed is None and stored else order.seed,
        limit=order.limit or (stored.limit if stored else LIMIT),
        swap=swap,
        options=order.options or (stored.options if stored else {}),
    )


def make_executor(order: TournamentOrder) -> Executor:
    """Return what plays the games: a cluster, or the processors this program may use."""
    if order.cluster is not None:
        return RayCluster(order.cluster, order.workers)
    has_affinity = hasattr(os, "sched_getaffinity")
    processors = len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count()
    return ProcessExecutor(order.workers or processors or 1)


def run(order: TournamentOrder) -> int:
    """Play a tournament, print and store its results; return the exit code."""
    stop = SignalWatcher()
    table = play(order, settings_for(order), stop, order.translator.translate("arena-playing"))
    console = Console()
    if not console.is_terminal:
        console = Console(width=PIPE_WIDTH)
    if table.games:
        console.print(report(table, console.width, order.translator))
    else:
        console.print(order.translator.translate("arena-no-games"))
    console.print(_closing_lines(order, table, stop), soft_wrap=True, highlight=False, markup=False)
    return stop.exit_code


def play(
    order: TournamentOrder, settings: TournamentSettings, stop: SignalWatcher, name: str
) -> Standings:
    """Play the missing games of a tournament and write its results."""
    # The executor comes first: if it fails, no folder is left behind, and a cluster's library,
    # which handles signals too, does not replace our handlers.
    executor = make_executor(order)
    if order.dataset is not None:
        _check_dataset(settings)
    with stop.watching():
        tournament = Tournament(settings, order.out, keep_visits=order.dataset is not None)
        try:
            console = Console(stderr=True)
            with Progress(*_BAR, console=console, disable=not console.is_terminal) as progress:
                done = len(tournament.results)
                task = progress.add_task(name, total=order.games, completed=done)
                for _ in tournament.play(order.games, executor, stop):
                    progress.advance(task)
            table = tournament.standings()
            if table.games:
                _write_results(tournament, table, order)
            return table
        finally:
            tournament.close()


def _write_results(tournament: Tournament, table: Standings, order: TournamentOrder) -> None:
    out = order.out
    write_text(out / "results.json", as_json(table))
    write_text(out / "results.md", markdown(table, order.translator))
    write_text(out / "games.csv", as_csv(tournament.schedule, tournament.results))
    if find_spec("matplotlib") is None:
        return
    from wolfden.arena.plots import plots  # noqa: PLC0415 (matplotlib is optional)

    for name, content in plots(table, order.translator).items():
        try:
            (out / name).write_bytes(content)
        except OSError as error:
            raise unwritable(out / name, error) from error


def _check_dataset(settings: TournamentSettings) -> None:
    """Raise what is wrong with a data set of such games, before any is played."""
    try:
        from wolfden.lab import dataset  # noqa: F401, PLC0415 (needs an extra)
        from wolfden.lab.spec import Spec  # noqa: PLC0415 (needs an extra)
    except ModuleNotFoundError as error:
        raise BadSetup("extra-missing", names=str(error.name), extra="lab") from error
    try:
        Spec(settings.title, settings.players, settings.options)
    except ValueError as error:
        raise BadSetup("dataset", trouble=str(error)) from error


def _write_dataset(order: TournamentOrder, path: Path) -> str:
    """Write all games below the folder as one data set; return a sentence about it."""
    from wolfden.lab.dataset import write  # noqa: PLC0415 (needs an extra)

    try:
        info = write(list(order.out.rglob("*.replay")), path)
    except ValueError as error:
        raise BadSetup("dataset", trouble=str(error)) from error
    except OSError as error:
        raise unwritable(path, error) from error
    facts: dict[str, Part] = {"path": str(path), "games": info.games, "rows": info.rows}
    return order.translator.translate("arena-dataset", facts)


def _closing_lines(order: TournamentOrder, table: Standings, stop: SignalWatcher) -> str:
    say = order.translator.translate
    lines = []
    if stop():
        facts: dict[str, Part] = {"done": table.games, "games": order.games}
        lines.append(say("arena-stopped", {**facts, "path": quote(str(order.out))}))
    if table.games:
        lines.append(say("arena-kept", {"path": str(order.out)}))
        if find_spec("matplotlib") is None:
            lines.append(say("arena-no-pictures"))
        if order.dataset is not None:
            lines.append(_write_dataset(order, order.dataset))
    return "\n".join(lines)


# Ladders.


def climb(order: TournamentOrder, names: str) -> int:
    """Play every pair and print the table; return the exit code."""
    if order.seats is not None or order.swap:
        raise BadSetup("ladder-seats")
    bots = read_entrants(names or ",".join(BOTS))
    if len(set(bots)) < max(2, len(bots)):
        raise BadSetup("ladder-bots")
    players = order.players or TITLES.get(order.title).meta().min_seats
    pairs = [_settings(order, weak, strong, players) for weak, strong in pairwise(bots)]
    stop = SignalWatcher()
    say = order.translator.translate
    names = " | ".join(say(f"arena-{column}") for column in _COLUMNS)
    print(f"| {names} |\n{_RULER}", flush=True)
    commands = []
    for (weak, strong), settings in zip(pairwise(bots), pairs, strict=True):
        out = order.out / f"{strong}-{weak}".replace(":", "-")
        name = say("arena-rung", {"strong": strong, "weak": weak})
        table = play(replace(order, out=out), settings, stop, name)
        if stop():
            break
        print("\n".join(_lines(table, strong, weak, order.translator)), flush=True)
        commands.append(_command(settings, order.games))
    print(f"\n{say('arena-repeat')}\n\n```\n" + "\n".join(commands) + "\n```")
    print(f"\n{say('arena-kept', {'path': str(order.out)})}")
    if order.dataset is not None and commands:
        print(_write_dataset(order, order.dataset))
    return stop.exit_code


def _settings(order: TournamentOrder, weak: str, strong: str, players: int) -> TournamentSettings:
    """Return the settings of a pair: one strong bot among weak ones, or each side in turn."""
    has_sides = bool(TITLES.get(order.title).sides(players))
    entrants = (strong, weak) if has_sides else (strong, *[weak] * (players - 1))
    return make_settings(
        order.title,
        entrants,
        players=players,
        seed=order.seed or "1",
        limit=order.limit or LIMIT,
        swap=has_sides,
        options=order.options,
    )


def _lines(table: Standings, strong: str, weak: str, translator: Translator) -> list[str]:
    """Return the rows of a pair: the strong bot, and each side it played."""
    return [
        f"| {entrant(table, row, translator)} | {weak} | {row.played} | {share(row)}"
        f" | {percent(row.fair)}"
        f" | {translator.translate('arena-verdict', {'verdict': row.verdict})} |"
        for row in table.rows
        if row.name == strong or row.name.endswith(f": {strong}")
    ]


def _command(settings: TournamentSettings, games: int) -> str:
    """Return the command that plays a pair again."""
    words = ["wolfden", "arena", settings.title, "--seats", ",".join(settings.entrants)]
    words += ["--players", str(settings.players), "--games", str(games), "--seed", settings.seed]
    if settings.swap:
        words.append("--swap")
    schema = TITLES.get(settings.title).meta().options
    for option in schema:
        value = settings.options[option.name]
        if value != option.default:
            words += [f"--{option.name}", "FILE" if isinstance(option, Document) else str(value)]
    return join(words)
