"""Tournaments as programs use them.

>>> from wolfden.arena.tournament import run_match
>>> table = run_match("the-wolves", ["random", "random"], games=2, seed=1)
>>> table.games, [row.played for row in table.rows]
(2, [4])
"""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from wolfden.arena.crews import Crew, Stop, ThisProcess
from wolfden.arena.entrants import checked_entrants
from wolfden.arena.plans import Plan, Settings
from wolfden.arena.results import GameResult, Played
from wolfden.arena.schedule import Schedule
from wolfden.arena.standings import Standings, standings
from wolfden.arena.storage import Folder
from wolfden.core.errors import BadSetup
from wolfden.core.options import Value, read_options
from wolfden.titles import TITLES

LIMIT: Final = 120.0
"""Seconds a decision may take, if nobody says otherwise."""


def _never() -> bool:
    return False


def make_settings(
    title: str,
    entrants: Sequence[str],
    *,
    players: int | None = None,
    seed: int | str | None = None,
    limit: float = LIMIT,
    swap: bool = False,
    options: Mapping[str, Value] | None = None,
) -> Settings:
    """Return checked settings; without a seed, one is drawn.

    Raises:
        UnknownTitle, BadSetup, BadData: no such tournament can be played.
    """
    game = TITLES.get(title)
    meta = game.meta()
    names = checked_entrants(entrants)
    schedule = Schedule(game, names, players, swap)
    if limit <= 0:
        raise BadSetup("limit-zero", limit=f"{limit:g}")
    chosen = read_options(meta.options, options or {})
    game.setup(schedule.players, chosen)
    return Settings(
        title=title,
        rules=meta.rules_version,
        entrants=names,
        players=schedule.players,
        seed=secrets.token_hex(8) if seed is None else str(seed),
        limit=limit,
        swap=swap,
        options=chosen,
    )


class Tournament:
    """Games between bots under fixed settings, kept in a folder if one is given.

    Raises:
        OtherTournament, BadFile: the folder cannot be used for it.
    """

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        self.settings = settings
        self.schedule = Schedule(
            TITLES.get(settings.title), settings.entrants, settings.players, settings.swap
        )
        self.folder = None if folder is None else Folder(folder, settings)
        self.results: list[GameResult] = [] if self.folder is None else self.folder.results()

    def plan(self, number: int) -> Plan:
        """Return what is to be played as a certain game; it depends on the settings only."""
        settings = self.settings
        return Plan(
            title=settings.title,
            number=number,
            bots=self.schedule.seating(number).bots,
            seed=f"{settings.seed} game {number}",
            limit=settings.limit,
            options=settings.options,
        )

    def missing(self, games: int) -> Iterator[Plan]:
        """Yield the games that are still to be played, up to a number."""
        done = {result.number for result in self.results}
        return (self.plan(number) for number in range(1, games + 1) if number not in done)

    def play(self, games: int, crew: Crew, stop: Stop = _never) -> Iterator[Played]:
        """Play what is missing of so many games; each is kept, then yielded, as it ends.

        Raises:
            BadSetup: no games are asked for, or fewer than there are already.
        """
        if games < 1:
            raise BadSetup("games-none", games=games)
        latest = max((result.number for result in self.results), default=0)
        if latest > games:
            raise BadSetup("games-fewer", latest=latest)
        for played in crew.play(self.missing(games), stop):
            if self.folder is not None:
                self.folder.keep(played)
            self.results.append(played.result)
            yield played

    def standings(self) -> Standings:
        """Return the table of the games finished so far."""
        return standings(self.settings, self.schedule, self.results)

    def close(self) -> None:
        """Let go of the folder."""
        if self.folder is not None:
            self.folder.close()


def run_match(
    title: str,
    entrants: Sequence[str],
    *,
    games: int,
    players: int | None = None,
    seed: int | str | None = None,
    limit: float = LIMIT,
    swap: bool = False,
    options: Mapping[str, Value] | None = None,
    crew: Crew | None = None,
    out: Path | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Standings:
    """Play games between bots and return the table.

    Args:
        title: Which game.
        entrants: Bots by name, one of them perhaps several times.
        games: How many games.
        players: Seats at a table; as many as entrants if not given.
        seed: Makes deals and bots repeatable.
        limit: Seconds a decision may take, where a crew of processes looks at the clock.
        swap: Let the sides of a title change hands.
        options: Options of the title.
        crew: Who plays the games: this process, unless another crew is given.
        out: A folder that keeps every game, and from which a match is taken up again.
        on_game: Called with every game as it ends.

    Raises:
        UnknownTitle, BadSetup, BadData: no such match can be played.
        OtherTournament, BadFile: the folder cannot be used.
    """
    settings = make_settings(
        title, entrants, players=players, seed=seed, limit=limit, swap=swap, options=options
    )
    tournament = Tournament(settings, out)
    try:
        for played in tournament.play(games, crew or ThisProcess()):
            if on_game is not None:
                on_game(played)
    finally:
        tournament.close()
    return tournament.standings()
