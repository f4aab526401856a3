"""Rounds of training: bots play, a network learns, a match decides whether it is kept.

A folder holds everything, so that training can continue where it was stopped:

* ``settings.json``: what was asked for;
* ``games.bin``: positions of all games (``selfplay.py``);
* ``round-N.bin``: the network of a round;
* ``rounds.json``: how each finished round went;
* ``weights.bin``: the network in use, once one has been kept;
* ``report.md``: all of it for people.
"""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from wolfden.arena.executors import ProcessExecutor
from wolfden.arena.tournament import Tournament, make_settings
from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.core.events import Fact
from wolfden.core.text.files import BadFile, read_text, write_bytes, write_text
from wolfden.players.network import write_weights
from wolfden.players.weights import BY_HAND, SHIPPED
from wolfden.titles import TITLES
from wolfden.training.report import Match, Round, report
from wolfden.training.selfplay import FORMAT, GameOrder, Store, encoder_of, play_games

LEAST_GAMES: Final = 12
"""Fewer games cannot be divided into those to learn from and those to measure on."""
HIDDEN: Final = (64, 32)
LIMIT: Final = 300.0
"""Seconds for a decision in a match."""
REPORT_EVERY: Final = 5.0

Found = TypeVar("Found")
Report = Callable[..., None]
"""Is called with the key of a text and its facts."""


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of training; the same settings make the same games."""

    title: str
    players: tuple[int, ...] = (2,)
    games: int = 400
    rounds: int = 1
    simulations: int = 32
    match: int = 100
    """Games against the present judgement, for each number of seats."""
    seed: str = "1"


class TrainingStopped(Exception):
    """Learning was stopped between two passes; the round begins it again."""


class Training:
    """Training in one folder.

    Raises:
        BadSetup: the title cannot be learned, or the folder belongs to other settings.
        BadFile: a file of the folder is damaged.
    """

    def __init__(
        self,
        settings: TrainingSettings,
        folder: Path,
        workers: int,
        report: Report,
        stop: Callable[[], bool],
        seconds: float | None = None,
    ) -> None:
        self.settings, self.folder, self.workers = settings, folder, workers
        self._report, self._stop, self._seconds = report, stop, seconds
        self._game: Game = TITLES.get(settings.title)
        self._encoder = encoder_of(self._game)[1]
        for seats in settings.players:
            self._game.check_seats(seats)
        if settings.games < LEAST_GAMES:
            raise BadSetup("train-few", games=settings.games, least=LEAST_GAMES)
        folder.mkdir(parents=True, exist_ok=True)
        self._check_settings(folder / "settings.json")
        self.store = Store(folder / "games.bin")
        rounds = folder / "rounds.json"
        self.rounds = _read_file(rounds, list[Round]) if rounds.exists() else []

    def _check_settings(self, path: Path) -> None:
        """Continue only with the settings that a folder was begun with; rounds may be added."""
        asked = asdict(replace(self.settings, rounds=0))
        asked["players"] = list(self.settings.players)
        asked["format"] = FORMAT
        if path.exists():
            kept = _read_file(path, dict[str, object])
            for name, value in asked.items():
                if kept.get(name) != value:
                    raise BadSetup(
                        "train-other",
                        path=str(self.folder),
                        name=name,
                        kept=str(kept.get(name)),
                        asked=str(value),
                    )
        write_text(path, json.dumps(asked, indent=1) + "\n")

    def present(self) -> str:
        """Return the judgement in use: a file of weights, or the one made by hand."""
        kept = self.folder / "weights.bin"
        if kept.exists():
            return str(kept)
        shipped = TITLES.folder(self.settings.title)
        if shipped is not None and (shipped / SHIPPED).is_file():
            return str(shipped / SHIPPED)
        return BY_HAND

    def run(self) -> bool:
        """Do what is left to do; return whether all of it was done."""
        for number in range(len(self.rounds) + 1, self.settings.rounds + 1):
            self._play(number)
            if self._stop():
                return False
            try:
                found = self._fit(number)
            except TrainingStopped:
                return False
            matches = self._compare(number, self.folder / f"round-{number}.bin")
            if self._stop():
                return False
            self._finish(number, replace(found, matches=matches))
        return True

    # Playing.

    def _play(self, number: int) -> None:
        settings = self.settings
        done = self.store.numbers(number)
        started = reported = time.monotonic()

        def is_over() -> bool:
            late = self._seconds is not None and time.monotonic() - started > self._seconds
            return self._stop() or (late and len(self.store.numbers(number)) >= LEAST_GAMES)

        orders = (order for order in self._orders(number) if order.number not in done)
        for game in play_games(orders, self.workers, is_over):
            self.store.add(game)
            if time.monotonic() - reported > REPORT_EVERY:
                reported = time.monotonic()
                self._report_games(number)
        self._report_games(number)
        if len(self.store.numbers(number)) < LEAST_GAMES and not self._stop():
            raise BadSetup("train-few", games=settings.games, least=LEAST_GAMES)

    def _report_games(self, number: int) -> None:
        games = len(self.store.numbers(number))
        self._report("train-playing", round=number, games=games, positions=self.store.positions())

    def _orders(self, number: int) -> Iterator[GameOrder]:
        settings = self.settings
        for game in range(settings.games):
            seats = settings.players[game % len(settings.players)]
            yield GameOrder(
                settings.title,
                game,
                number,
                seats,
                settings.seed,
                settings.simulations,
                self.present(),
            )

    # Learning.

    def _fit(self, number: int) -> Round:
        """Fit a network to all games and write its file; Stopped if asked to stop meanwhile."""
        from wolfden.training import fitting  # noqa: PLC0415 (needs an extra)

        def report(done: int, loss: float) -> None:
            facts: dict[str, Fact] = {"device": fitting.device(), "pass": done}
            self._report("train-fitting", round=number, loss=f"{loss:.4f}", **facts)
            if self._stop():
                raise TrainingStopped()

        games = self.store.games
        encoder = self._encoder
        actions = encoder.action_features()
        fit = fitting.fit(games, encoder.inputs(), HIDDEN, actions, number, report)
        seats = sorted(set(self.settings.players))
        note = f"round {number}, {len(games)} games, {self.settings.simulations} simulations"
        data = write_weights(
            self.settings.title, encoder.version(), fit.sizes, fit.weights, seats, note
        )
        write_bytes(self.folder / f"round-{number}.bin", data)
        whole = fit.measured.whole()
        self._report(
            "train-measured",
            round=number,
            loss=f"{whole.learned:.3f}",
            hand=f"{whole.hand:.3f}",
            uniform=f"{whole.uniform:.3f}",
        )
        return Round(
            number,
            len(games),
            self.store.positions(),
            fit.passes,
            [asdict(line) for line in fit.measured.lines],
            [list(one) for one in fit.measured.bins],
            policy=asdict(fit.measured.policy),
        )

    # Comparing.

    def _compare(self, number: int, candidate: Path) -> list[Match]:
        """Let a network play against the judgement in use, with every number of seats."""
        if self.settings.match == 0:
            return []
        found = []
        for seats in sorted(set(self.settings.players)):
            match = self._match(number, seats, candidate)
            if match is None:
                return []
            found.append(match)
            self._report(
                "train-matched",
                round=number,
                share=f"{match.share:.1%}",
                games=match.games,
                fair=f"{match.fair:.0%}",
            )
        return found

    def _match(self, number: int, seats: int, candidate: Path) -> Match | None:
        """Return how a network did; ``None`` if one asked to stop before the end."""
        settings = self.settings
        budget = f"alpha:simulations={settings.simulations}:weights="
        new, old = f"{budget}{candidate}", f"{budget}{self.present()}"
        sided = bool(self._game.sides(seats))
        entrants = (new, old) if sided else (new, *[old] * (seats - 1))
        seed = f"{settings.seed} match {number} {seats}"
        tournament = Tournament(
            make_settings(
                settings.title, entrants, players=seats, seed=seed, limit=LIMIT, swap=sided
            )
        )
        for _game in tournament.play(settings.match, ProcessExecutor(self.workers), self._stop):
            pass
        if self._stop():
            return None
        row = tournament.standings().row(new)
        return Match(seats, row.played, row.share, row.share_low, row.share_high, row.fair)

    def _finish(self, number: int, found: Round) -> None:
        """Keep the network or drop it, and write down how the round went."""
        found = replace(found, kept=found.is_better())
        path = self.folder / "weights.bin"
        if found.kept:
            write_bytes(path, (self.folder / f"round-{number}.bin").read_bytes())
        self.rounds.append(found)
        rounds = json.dumps([asdict(one) for one in self.rounds], indent=1)
        write_text(self.folder / "rounds.json", rounds + "\n")
        write_text(self.folder / "report.md", report(asdict(self.settings), self.rounds))
        verdict = "kept" if found.kept else "dropped"
        self._report("train-verdict", verdict=verdict, path=str(path))


def _read_file(path: Path, kind: type[Found]) -> Found:
    """Return what a file of a training folder holds.

    Raises:
        BadFile: it cannot be read, or holds something else.
    """
    try:
        return msgspec.json.decode(read_text(path), type=kind)
    except msgspec.MsgspecError as error:
        raise BadFile("arena-settings", path=str(path), trouble=str(error)) from error
