"""The ladder of a title: each bot plays the one below it; the result is a Markdown table."""

from dataclasses import replace
from itertools import pairwise
from shlex import join

from wolfden.arena.report import entrant, percent, share
from wolfden.arena.schedule import Settings, read_entrants
from wolfden.arena.session import Order, play
from wolfden.arena.standings import Standings
from wolfden.arena.tournament import LIMIT, make_settings
from wolfden.core.errors import BadSetup
from wolfden.core.options import Document
from wolfden.core.processes import SignalWatcher
from wolfden.i18n.translator import Translator
from wolfden.players.bots import BOTS
from wolfden.titles import TITLES

_COLUMNS = ("stronger", "weaker", "games", "share", "fair", "above")
_RULER = "|---|---|--:|--:|--:|---|"


def climb(order: Order, names: str) -> int:
    """Play every pair and print the table; return the exit code.

    Raises:
        WolfdenError: no such ladder can be played.
    """
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
    return stop.exit_code


def _settings(order: Order, weak: str, strong: str, players: int) -> Settings:
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


def _command(settings: Settings, games: int) -> str:
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
