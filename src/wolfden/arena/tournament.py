"""Tournaments as programs use them, and the folder that stores one.

A game counts once its line is in the journal; its replay is written before that. An incomplete last
line, left by a crash, is dropped and its game played again.

>>> from wolfden.arena.tournament import run_match
>>> from wolfden.titles import TITLES
>>> table = run_match(TITLES.ids()[0], ["random", "random"], games=2, seed=1)
>>> table.games, [row.played for row in table.rows]
(2, [4])
"""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from wolfden.arena.executors import Executor, InProcessExecutor, Stop
from wolfden.arena.journal import InUse, Journal
from wolfden.arena.match import GameResult, MatchPlan, PlayedGame
from wolfden.arena.schedule import Schedule, TournamentSettings, read_entrants
from wolfden.arena.standings import Standings, standings
from wolfden.core.errors import BadSetup, WolfdenError
from wolfden.core.options import Value
from wolfden.core.text.files import BadFile, read_text, unwritable, write_text
from wolfden.core.text.replay import VISITS
from wolfden.players.bots import check_bot
from wolfden.titles import TITLES

SETTINGS: Final = "arena.json"
JOURNAL: Final = "games.jsonl"
REPLAYS: Final = "replays"
LIMIT: Final = 120.0
"""Seconds that a decision may take by default."""


def make_settings(
    title: str,
    entrants: Sequence[str],
    *,
    players: int | None = None,
    seed: int | str | None = None,
    limit: float = LIMIT,
    swap: bool = False,
    options: Mapping[str, Value] | None = None,
) -> TournamentSettings:
    """Return checked settings; without a seed, one is drawn.

    Raises:
        UnknownTitle, BadSetup, BadData, BadWeights: no such tournament can be played.
    """
    game = TITLES.get(title)
    meta = game.meta()
    names = read_entrants(entrants)
    for name in dict.fromkeys(names):
        check_bot(name, game)
    schedule = Schedule(game, names, players, swap)
    if limit <= 0:
        raise BadSetup("limit-zero", limit=f"{limit:g}")
    chosen = meta.read_options(options or {})
    game.setup(schedule.players, chosen)
    return TournamentSettings(
        title=title,
        rules=meta.rules_version,
        entrants=names,
        players=schedule.players,
        seed=secrets.token_hex(8) if seed is None else str(seed),
        limit=limit,
        swap=swap,
        options=chosen,
    )


class OtherTournament(WolfdenError):
    """The folder holds something else than the requested tournament."""

    code = "other_tournament"


def stored_settings(path: Path) -> TournamentSettings | None:
    """Return the settings stored in a folder; ``None`` if it has no tournament yet.

    Raises:
        OtherTournament: the folder holds something else.
        BadFile: it cannot be read.
    """
    if not path.exists() or (path.is_dir() and not any(path.iterdir())):
        return None
    if not (path / SETTINGS).is_file():
        raise OtherTournament("arena-folder", path=str(path))
    try:
        return msgspec.json.decode(read_text(path / SETTINGS), type=TournamentSettings)
    except msgspec.MsgspecError as error:
        file, trouble = str(path / SETTINGS), str(error)
        raise BadFile("arena-settings", path=file, trouble=trouble) from error


def _open_folder(path: Path, settings: TournamentSettings) -> Journal[GameResult]:
    """Return the journal of a new or an existing folder."""
    stored = stored_settings(path)
    if stored is not None:
        _check_same(path, stored, settings)
    try:
        (path / REPLAYS).mkdir(parents=True, exist_ok=True)
        journal = Journal(path / JOURNAL, msgspec.json.Decoder(GameResult))
    except OSError as error:
        raise unwritable(path, error) from error
    except InUse as error:
        raise OtherTournament("file-in-use", path=str(path)) from error
    if stored is None:
        text = msgspec.json.format(msgspec.json.encode(settings)).decode()
        write_text(path / SETTINGS, f"{text}\n")
    return journal


def _check_same(path: Path, stored: TournamentSettings, requested: TournamentSettings) -> None:
    """Refuse to mix games that were played under different settings."""
    new = _facts(requested)
    for name, old in _facts(stored).items():
        if old != new.get(name):
            # The content of a file is left out.
            kept, asked = (
                "own file" if "\n" in str(value) else str(value) or "none"
                for value in (old, new.get(name, "nothing"))
            )
            raise OtherTournament("arena-other", path=str(path), name=name, kept=kept, asked=asked)


def _facts(settings: TournamentSettings) -> dict[str, object]:
    """Return every setting and every option by name."""
    facts = {**vars(settings), **settings.options, "entrants": ",".join(settings.entrants)}
    del facts["options"]
    return facts


class Tournament:
    """Games between bots under fixed settings; a folder stores them, and continues those it has.

    Raises:
        OtherTournament: the folder is of a tournament with other settings, or in use.
        BadFile: it cannot be read or written.
    """

    def __init__(
        self, settings: TournamentSettings, folder: Path | None = None, *, keep_visits: bool = False
    ) -> None:
        self.settings = settings
        self._keep_visits = keep_visits
        self.schedule = Schedule(
            TITLES.get(settings.title), settings.entrants, settings.players, settings.swap
        )
        self._folder = folder
        self._journal = None if folder is None else _open_folder(folder, settings)
        self.results: list[GameResult] = [] if self._journal is None else self._journal.lines()

    def plan(self, number: int) -> MatchPlan:
        """Return the plan of a game; it depends on the settings only."""
        settings = self.settings
        return MatchPlan(
            title=settings.title,
            number=number,
            bots=self.schedule.seating(number).bots,
            seed=f"{settings.seed} game {number}",
            limit=settings.limit,
            options=settings.options,
            keep_visits=self._keep_visits,
        )

    def play(
        self, games: int, executor: Executor, stop: Stop = lambda: False
    ) -> Iterator[PlayedGame]:
        """Play the missing games up to a number; store, then yield, each as it ends.

        Raises:
            BadSetup: ``games`` is below one, or below the number of a finished game.
        """
        if games < 1:
            raise BadSetup("games-none", games=games)
        done = {result.number for result in self.results}
        latest = max(done, default=0)
        if latest > games:
            raise BadSetup("games-fewer", latest=latest)
        missing = (self.plan(number) for number in range(1, games + 1) if number not in done)
        for played in executor.play(missing, stop):
            if self._folder is not None and self._journal is not None:
                replay = self._folder / REPLAYS / f"{played.result.number:06}.replay"
                write_text(replay, played.replay)
                if played.visits:
                    write_text(replay.with_suffix(VISITS), played.visits)
                self._journal.append(played.result)
            self.results.append(played.result)
            yield played

    def standings(self) -> Standings:
        """Return the standings after the games finished so far."""
        return standings(self.settings, self.schedule, self.results)

    def close(self) -> None:
        """Release the folder for other programs."""
        if self._journal is not None:
            self._journal.close()


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
    executor: Executor | None = None,
    out: Path | None = None,
    on_game: Callable[[PlayedGame], None] | None = None,
) -> Standings:
    """Play games between bots and return the standings.

    Args:
        title: The id of the title.
        entrants: The names of the bots; a name may appear several times.
        games: The number of games.
        players: The number of seats; by default one per entrant.
        seed: Makes deals and bots repeatable.
        limit: Seconds per decision; needs an executor that watches the clock.
        swap: Let entrants change sides from game to game.
        options: Options of the title.
        executor: Plays the games; by default in this process.
        out: A folder that stores every game; a match found there is continued.
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
        for played in tournament.play(games, executor or InProcessExecutor()):
            if on_game is not None:
                on_game(played)
    finally:
        tournament.close()
    return tournament.standings()
