"""The ladder of a title: each bot against the one below it, told as Markdown."""

from dataclasses import replace
from itertools import pairwise
from shlex import join

from wolfden.arena.entrants import read_entrants
from wolfden.arena.plans import Settings
from wolfden.arena.report import entrant, percent, share
from wolfden.arena.session import SIGNALLED, Order, play
from wolfden.arena.standings import Standings
from wolfden.arena.stopping import Stopping
from wolfden.arena.tournament import LIMIT, make_settings
from wolfden.core.errors import BadSetup
from wolfden.core.options import Document
from wolfden.i18n.speaker import Speaker
from wolfden.players.bots import BOTS
from wolfden.titles import TITLES

_COLUMNS = ("stronger", "weaker", "games", "share", "fair", "above")
_RULER = "|---|---|--:|--:|--:|---|"


def climb(order: Order, names: str) -> int:
    """Play every rung and print the table; return the exit code.

    Raises:
        WolfdenError: no such ladder can be climbed.
    """
    if order.seats is not None or order.swap:
        raise BadSetup("ladder-seats")
    bots = read_entrants(names or ",".join(BOTS))
    if len(set(bots)) < max(2, len(bots)):
        raise BadSetup("ladder-bots")
    players = order.players or TITLES.get(order.title).meta().min_seats
    rungs = [_rung(order, weak, strong, players) for weak, strong in pairwise(bots)]
    stop = Stopping()
    say = order.speaker.say
    names = " | ".join(say(f"arena-{column}") for column in _COLUMNS)
    print(f"| {names} |\n{_RULER}", flush=True)
    commands = []
    for (weak, strong), settings in zip(pairwise(bots), rungs, strict=True):
        out = order.out / f"{strong}-{weak}".replace(":", "-")
        name = say("arena-rung", {"strong": strong, "weak": weak})
        table = play(replace(order, out=out), settings, stop, name)
        if stop():
            break
        print("\n".join(_lines(table, strong, weak, order.speaker)), flush=True)
        commands.append(_command(settings, order.games))
    print(f"\n{say('arena-repeat')}\n\n```\n" + "\n".join(commands) + "\n```")
    print(f"\n{say('arena-kept', {'path': str(order.out)})}")
    return 0 if stop.signal is None else SIGNALLED + stop.signal


def _rung(order: Order, weak: str, strong: str, players: int) -> Settings:
    """Return the settings of a rung: one strong bot among weak ones, or the sides in turn."""
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


def _lines(table: Standings, strong: str, weak: str, speaker: Speaker) -> list[str]:
    """Return the rows of a rung: the strong bot, and where there are sides each of them."""
    return [
        f"| {entrant(table, row, speaker)} | {weak} | {row.played} | {share(row)}"
        f" | {percent(row.fair)} | {speaker.say('arena-verdict', {'verdict': row.verdict})} |"
        for row in table.rows
        if row.name == strong or row.name.endswith(f": {strong}")
    ]


def _command(settings: Settings, games: int) -> str:
    """Return the command that plays a rung again."""
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
