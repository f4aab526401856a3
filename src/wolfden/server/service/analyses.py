"""The analysis board: where positions come from, what is shown of them, and thinking about them.

Nothing is stored: a client keeps its position and its lines, and sends what it asks about. A game
that a guest is still playing is not analysed.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Annotated, Final

from msgspec import Meta, Struct

from wolfden.core.contract import Seat
from wolfden.core.registry import Registry
from wolfden.core.text.position import options_of
from wolfden.server.model.errors import BadRequest, NotAllowed, WrongState
from wolfden.server.model.shapes import Options
from wolfden.server.model.table import document_names, teams_of
from wolfden.server.service import analysis_process
from wolfden.server.service.analysis_process import AnalysisShown, Running, RunningGame
from wolfden.server.service.messages import Explanation, Previewed, Words
from wolfden.server.service.puzzles import OpenPuzzle
from wolfden.server.service.replays import TRUTH, replay_file
from wolfden.server.service.tables import Table, TableService
from wolfden.server.service.workers import Workers
from wolfden.teaching.analysis import MOST_LINES
from wolfden.teaching.analysis.study import (
    LINK_LENGTH,
    MOST_MOVES,
    Move,
    Study,
    check_size,
    read_link,
    write_link,
    write_study,
)
from wolfden.teaching.analysis.thinking import Thought

STEP_SECONDS: Final = 0.5
"""How long the engine thinks between two answers."""
MOST_TABLES: Final = 50
"""How many running games of a guest are compared with what it wants to analyse."""

Askers = tuple[str, ...]
Position = Annotated[str, Meta(max_length=200_000)]
Title = Annotated[str, Meta(max_length=60)]
Place = Annotated[int, Meta(ge=0, le=20)]


class AnalysisOf(Struct, forbid_unknown_fields=True):
    """What is to be analysed: exactly one of these; ``seats`` and ``options`` go with a title."""

    table: Annotated[str, Meta(max_length=60)] = ""
    puzzle: Annotated[str, Meta(max_length=60)] = ""
    title: Title = ""
    text: str = ""
    link: Annotated[str, Meta(max_length=LINK_LENGTH)] = ""
    seats: Place = 0
    options: Options = {}


class AnalysisOpened(Struct):
    """A study, and what a table of its game would say of itself."""

    study: Study
    teams: list[list[int]]
    options: dict[str, str | int]
    """The options without documents, which the position has."""
    seconds: float
    """How long the engine thinks about a position; 0: it is off."""


class AnalysisAsked(Struct, forbid_unknown_fields=True):
    """A position and the actions from there that are to be shown."""

    title: Title
    position: Position
    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)] = []
    seat: Place = 0


class AnalysisWords(Struct, forbid_unknown_fields=True):
    """Words that a seat would say in a position."""

    title: Title
    position: Position
    seat: Place
    words: Words


class AnalysisThinking(Struct, forbid_unknown_fields=True):
    """A position to think about, by what a seat knows."""

    title: Title
    position: Position
    seat: Place
    lines: Annotated[int, Meta(ge=1, le=MOST_LINES)] = 3


class AnalysisExported(Struct):
    """A study as text, and as the end of a link; that is empty if it would be too long."""

    text: str
    link: str


class Analyses:
    """Answers questions of the analysis board; ``seconds`` of thinking each, 0: none."""

    def __init__(
        self, tables: TableService, titles: Registry, workers: Workers, seconds: float
    ) -> None:
        self._tables = tables
        self._titles = titles
        self._workers = workers
        self._seconds = seconds
        self._known: dict[tuple[str, Seat], tuple[int, RunningGame]] = {}
        """Positions of tables at a ``seq``, as their seats know them."""

    async def open(self, askers: Askers, guest: str, wanted: AnalysisOf) -> AnalysisOpened:
        """Return what is to be analysed.

        WrongState for a game that is not over, and for one that the guest is playing; else as the
        text, the table, the puzzle or the title is wrong.
        """
        given = [wanted.table, wanted.puzzle, wanted.title, wanted.text, wanted.link]
        if sum(map(bool, given)) != 1:
            raise BadRequest("analysis-of-one")
        study = await self._study(askers, guest, wanted)
        game = self._titles.get(study.title)
        documents = document_names(game)
        options = options_of(study.position, game.meta())
        return AnalysisOpened(
            study=study,
            teams=teams_of(game, study.seats),
            options={name: value for name, value in options.items() if name not in documents},
            seconds=self._seconds,
        )

    async def _study(self, askers: Askers, guest: str, wanted: AnalysisOf) -> Study:
        read = self._workers.read
        if wanted.title:
            title = self._titles.get(wanted.title).meta().id
            work = analysis_process.deal
            return await read(askers, work, title, wanted.seats, wanted.options)
        running = await self._running(guest)
        text = wanted.text or await self._text(wanted)
        return await read(askers, analysis_process.load_study, text, running)

    async def _text(self, wanted: AnalysisOf) -> str:
        """Return the text of a link, a finished game or a puzzle, without what nobody may know."""
        if wanted.link:
            return read_link(wanted.link)
        if wanted.puzzle:
            puzzle = OpenPuzzle(wanted.puzzle, self._titles)
            return puzzle.resampled_position(secrets.SystemRandom())
        table = await self._tables.get(wanted.table)
        if not table.info.is_over:
            raise WrongState("analysis-running")
        return await replay_file(table, TRUTH)

    async def show(self, askers: Askers, guest: str, asked: AnalysisAsked) -> AnalysisShown:
        """Return a position after some actions; raises as ``analysis_process.show``."""
        running = await self._running(guest, asked.title)
        about = (asked.title, asked.position, asked.moves, asked.seat, running)
        return await self._workers.read(askers, analysis_process.show, *about)

    async def explain(self, askers: Askers, asked: AnalysisWords) -> Explanation:
        """Return why a seat may not do something in a position."""
        about = (asked.title, asked.position, asked.seat, asked.words)
        return await self._workers.read(askers, analysis_process.explain, *about)

    async def preview(self, askers: Askers, asked: AnalysisWords) -> Previewed:
        """Return what an action would do in a position."""
        about = (asked.title, asked.position, asked.seat, asked.words)
        return await self._workers.read(askers, analysis_process.preview, *about)

    async def think(
        self, askers: Askers, guest: str, asked: AnalysisThinking
    ) -> AsyncIterator[Thought]:
        """Yield what the engine thinks of a position, better and better, until its time is over.

        NotAllowed if the engine is off, TooMany if an asker has too many questions.
        """
        if self._seconds == 0:
            raise NotAllowed("analysis-off")
        title = self._titles.get(asked.title).meta().id
        running = await self._running(guest, title)
        name, left, known = f"analysis {secrets.token_hex(8)}", self._seconds, -1
        try:
            while left > 0:
                seconds = min(STEP_SECONDS, left)
                about = (title, asked.position, asked.seat, seconds, asked.lines, running)
                thought = await self._workers.think(askers, name, seconds, *about)
                left -= seconds
                if thought.simulations > known:
                    # A search that has moved to another worker begins again.
                    known = thought.simulations
                    yield thought
                elif thought.simulations == known:
                    break
        finally:
            self._workers.end_question(name)

    async def export(self, study: Study) -> AnalysisExported:
        """Return a study as text and as a link; BadReplay if it holds too much."""
        check_size(study)
        text, link = await asyncio.to_thread(lambda: (write_study(study), write_link(study)))
        return AnalysisExported(text, link)

    # Running games.

    async def _running(self, guest: str, title: str = "") -> Running:
        """Return the games of a title, or of all, that a guest is playing."""
        found: Running = {}
        names = await self._tables.queries.unfinished(guest) if guest else []
        for name in names[:MOST_TABLES]:
            table = await self._tables.get(name)
            info = table.info
            is_wanted = title in ("", info.title) and not table.has_old_rules
            if is_wanted and info.status == "running":
                games = found.setdefault(info.title, [])
                games += [await self._game(table, seat) for seat in info.held_by(guest)]
        self._known = dict([*self._known.items()][-MOST_TABLES * MOST_TABLES :])
        return found

    async def _game(self, table: Table, seat: Seat) -> RunningGame:
        """Return a running game as a seat knows it."""
        async with table.lock:
            live = await table.live_game()
            seq, game = self._known.get((table.id, seat), (-1, None))
            if game is None or seq != live.seq:
                world = live.state.resample(seat, secrets.SystemRandom())
                game = RunningGame(seat, len(table.info.seats), world.dump())
                self._known[table.id, seat] = (live.seq, game)
        return game
