"""The analysis board: where positions come from, what is shown of them, and thinking about them.

Nothing is stored: a client keeps its position and its lines, and sends what it asks about. A game
that a guest is still playing is not analysed, and a rated game that runs by nobody.
"""

import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from typing import Final

from wolfden.core.contract import Seat
from wolfden.core.registry import Registry
from wolfden.core.secrecy import known_world
from wolfden.core.text.position import options_of
from wolfden.server.base.errors import BadRequest, NotAllowed, WrongState
from wolfden.server.features.analysis import tasks as analysis_process
from wolfden.server.features.analysis.tasks import RunningGame
from wolfden.server.features.analysis.wire import (
    AnalysisAsked,
    AnalysisExported,
    AnalysisOf,
    AnalysisOpened,
    AnalysisShown,
    AnalysisThinking,
    AnalysisWords,
)
from wolfden.server.features.puzzles.service import OpenPuzzle
from wolfden.server.features.ratings.service import refuse_rated
from wolfden.server.features.replays.service import TRUTH, replay_file
from wolfden.server.tables.live_game import public_digest
from wolfden.server.tables.model import document_names, teams_of
from wolfden.server.tables.table import Table, TableService
from wolfden.server.tables.wire import Explanation, Previewed
from wolfden.server.workers.asking import Workers
from wolfden.teaching.analysis.study import (
    Study,
    check_size,
    read_link,
)
from wolfden.teaching.thinking import Thought

STEP_SECONDS: Final = 0.5
"""How long the engine thinks between two answers."""
MOST_TABLES: Final = 50
"""How many running games of a guest are compared with what it wants to analyse."""
MOST_KNOWN: Final = 1000
"""Running games of all guests that are kept as their seats know them."""

Askers = tuple[str, ...]


class Analyses:
    """Answers questions of the analysis board; ``seconds`` of thinking each, 0: none."""

    def __init__(
        self, tables: TableService, titles: Registry, workers: Workers, seconds: float
    ) -> None:
        self._tables = tables
        self._titles = titles
        self._workers = workers
        self._seconds = seconds
        self._known: OrderedDict[tuple[str, Seat], tuple[int, RunningGame]] = OrderedDict()
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
        own = await self._running(guest)
        text = wanted.text or await self._text(wanted)
        study, digests = await read(askers, analysis_process.load_study, text, own)
        await self._refuse_running(digests, own)
        return study

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
        own = await self._running(guest, asked.title)
        about = (asked.title, asked.position, asked.moves, asked.seat, own)
        shown, digests = await self._workers.read(askers, analysis_process.show, *about)
        await self._refuse_running(digests, own)
        return shown

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

        NotAllowed if the engine is off, WrongState for a game that runs, TooMany if an asker has
        too many questions.
        """
        if self._seconds == 0:
            raise NotAllowed("analysis-off")
        title = self._titles.get(asked.title).meta().id
        own = await self._running(guest, title)
        work, position = analysis_process.digest_position, (title, asked.position)
        await self._refuse_running(await self._workers.read(askers, work, *position, own), own)
        name, left, known = f"analysis {secrets.token_hex(8)}", self._seconds, -1
        try:
            while left > 0:
                seconds = min(STEP_SECONDS, left)
                about = (*position, asked.seat, seconds, asked.lines)
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

    async def export(self, askers: Askers, study: Study) -> AnalysisExported:
        """Return a study as text and as a link; BadReplay if it holds too much."""
        check_size(study)
        work = analysis_process.export
        return AnalysisExported(*await self._workers.read(askers, work, study))

    # Running games.

    async def _refuse_running(self, digests: Sequence[bytes], own: Sequence[RunningGame]) -> None:
        """Raise WrongState for positions of the asker's games, and of rated ones of anybody."""
        if not {game.digest for game in own}.isdisjoint(digests):
            raise WrongState("analysis-running")
        await refuse_rated(self._tables.database, digests)

    async def _running(self, guest: str, title: str = "") -> list[RunningGame]:
        """Return the games of a title, or of all, that a guest is playing."""
        found: list[RunningGame] = []
        names = await self._tables.queries.unfinished(guest) if guest else []
        for name in names[:MOST_TABLES]:
            table = await self._tables.get(name)
            info, seats = table.info, table.info.held_by(guest)
            is_wanted = title in ("", info.title) and not table.has_old_rules
            if is_wanted and info.status == "running" and seats:
                due = [seat for seat in seats if seat in info.actors]
                found.append(await self._game(table, (due or seats)[0]))
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return found

    async def _game(self, table: Table, seat: Seat) -> RunningGame:
        """Return a running game as a seat knows it."""
        async with table.lock:
            live = await table.live_game()
            seq, game = self._known.get((table.id, seat), (-1, None))
            if game is None or seq != live.seq:
                title, seats = table.info.title, len(table.info.seats)
                digest = public_digest(title, seats, live.state)
                world = known_world(live.state, seat, secrets.SystemRandom())
                game = RunningGame(title, seats, world, digest)
                self._known[table.id, seat] = (live.seq, game)
            self._known.move_to_end((table.id, seat))
        return game
