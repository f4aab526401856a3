"""Pictures of tables and puzzles for links, and animations: drawn by a worker, kept for a while.

A picture shows what everyone with the link may see. Where drawing fails, or too much is
asked for, it is the picture of the title, which is a file.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from wolfden.core.registry import Registry
from wolfden.drawing import missing_packages
from wolfden.drawing.card import CardMoment
from wolfden.drawing.raster import PACKAGES
from wolfden.i18n.translator import Translator
from wolfden.server.base.errors import NotAllowed, TooMany, WrongState
from wolfden.server.base.limits import RateLimit
from wolfden.server.base.log import log
from wolfden.server.base.translators import translator_of
from wolfden.server.features.pictures import tasks as picture_process
from wolfden.server.features.puzzles.service import OpenPuzzle
from wolfden.server.features.replays import service as replays
from wolfden.server.pages import STATIC
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import Result
from wolfden.server.workers.asking import Workers

CACHE_BYTES: Final = 24 * 2**20
MOST_WAITING: Final = 12
"""Pictures that are being drawn or wait for it, for all clients together; as many animations."""
PREPARE_SECONDS: Final = 5.0
"""How long after its start a server loads the pages of titles for the pictures of links."""
ANIMATION: Final = "animation"
"""The first word of the keys of animations."""
SITE_PICTURE: Final = Path(__file__).parents[3] / "web" / STATIC

Key = tuple[object, ...]
Draw = Callable[[], Awaitable[bytes]]


@dataclass(frozen=True)
class Picture:
    """A picture to be sent; ``is_drawn``: not the one that stands in for it."""

    body: bytes
    is_drawn: bool
    is_final: bool = False
    """Whether it will always look like this."""


def shows_board(info: TableInfo) -> bool:
    """Whether the picture of a table's link may show its board.

    A game that runs shows it where strangers may watch: at public tables with watchers. A game that
    is over shows it to everyone who has the link, as its replay does.
    """
    if info.is_over:
        return info.started > 0 or info.ply > 0
    return info.status == "running" and info.public and info.settings.watchers


def shown_names(info: TableInfo, translator: Translator) -> list[str]:
    """Return the names of players as pictures and titles of links have them: of public tables."""
    if not info.public:
        return []
    return [
        one.player.name
        if one.player
        else translator.translate("seat-bot", {"level": one.level, "number": seat + 1})
        if one.kind == "bot"
        else translator.translate("seat-free", {"number": seat + 1})
        for seat, one in enumerate(info.seats)
    ]


def ending(result: Result, names: list[str], translator: Translator) -> str:
    """Return who won, in a sentence."""
    winners = result.winners
    if len(winners) == len(result.ranks) > 1:
        return translator.translate("over-draw")
    if not winners:
        return translator.translate("over-nobody")
    told = [names[seat] if names else translator.seat(seat) for seat in winners]
    return translator.translate("over-won", {"names": ", ".join(told), "count": len(told)})


class Pictures:
    """Pictures by what they show; ``limit`` counts, by client, those that are to be drawn."""

    def __init__(self, titles: Registry, workers: Workers, limit: RateLimit) -> None:
        self._titles, self._workers, self._limit = titles, workers, limit
        self._cache: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._drawing: dict[Key, asyncio.Task[bytes]] = {}
        self._missing = missing_packages(PACKAGES)
        if self._missing:
            log.warning("pictures of boards are off", missing=", ".join(self._missing))

    async def prepare(self) -> None:
        """Load what pictures need, once the server has started and others have been answered."""
        await asyncio.sleep(PREPARE_SECONDS)
        if not self._missing:
            self._workers.prepare_pictures(self._titles.ids())

    async def of_table(self, table: Table, ply: int | None, language: str, client: str) -> Picture:
        """Return the picture of a table now, or after ``ply`` actions."""
        info = table.info
        if not shows_board(info):
            return self.of_title(info.title)
        at = info.ply if ply is None else min(max(0, ply), info.ply)
        translator = translator_of(language)
        names = shown_names(info, translator)
        note = ending(info.result, names, translator) if info.result and at == info.ply else ""

        async def draw() -> bytes:
            seen = await replays.moment(table, at, replays.WATCH)
            moment = CardMoment(seen.view, seen.actors, names, note)
            work, about = picture_process.draw_card, (info.title, language, moment)
            return await self._workers.draw((client,), work, *about)

        key = (table.id, info.seq, at, language, info.status, *names)
        return await self._picture(key, draw, info.title, client, is_final=info.is_over)

    async def of_puzzle(self, opened: OpenPuzzle, language: str, client: str) -> Picture:
        """Return the picture of a puzzle: what its seat sees."""

        async def draw() -> bytes:
            question = await asyncio.to_thread(opened.question)
            work, moment = picture_process.draw_card, CardMoment(question.view, question.actors)
            return await self._workers.draw((client,), work, opened.source.title, language, moment)

        key = ("puzzle", opened.puzzle.id, language)
        return await self._picture(key, draw, opened.source.title, client, is_final=True)

    async def _picture(
        self, key: Key, draw: Draw, title: str, client: str, is_final: bool
    ) -> Picture:
        try:
            return Picture(await self._drawn(key, draw, client), True, is_final)
        except (NotAllowed, TooMany):
            pass
        except Exception as error:
            log.warning("picture_failed", title=title, error=repr(error))
        return self.of_title(title)

    def of_title(self, title: str) -> Picture:
        """Return the picture that stands for a title, or for all of them."""
        files = self._titles.files(STATIC)
        return Picture(_read(files.get(title, SITE_PICTURE)), is_drawn=False)

    async def animation(
        self, table: Table, first: int, last: int, language: str, client: str
    ) -> bytes:
        """Return a stretch of a game that is over, as GIF.

        WrongState before its end, NotAllowed if this server draws nothing, TooMany if too much is
        asked for; what the workers raise for a game that our rules cannot show.
        """
        info = table.info
        if not info.is_over:
            raise WrongState("animation-running")
        names = shown_names(info, translator_of(language))
        # The same stretch is drawn once, however it is named.
        last = min(max(0, last), info.ply)
        first = min(max(0, first), last)

        async def draw() -> bytes:
            text = await replays.replay_file(table, replays.TRUTH)
            work, about = picture_process.draw_animation, (language, text, first, last, names)
            return await self._workers.animate((client,), work, *about)

        key = (ANIMATION, table.id, info.seq, first, last, language, *names)
        return await self._drawn(key, draw, client)

    async def _drawn(self, key: Key, draw: Draw, client: str) -> bytes:
        """Return what was drawn for a key; clients that ask meanwhile wait for the same drawing."""
        if self._missing:
            raise NotAllowed("pictures-off", names=self._missing)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        task = self._drawing.get(key)
        if task is None:
            self._limit.use(client)
            alike = [one for one in self._drawing if (one[0] == ANIMATION) == (key[0] == ANIMATION)]
            if len(alike) >= MOST_WAITING:
                raise TooMany(2, "jobs-waiting")
            task = self._drawing[key] = asyncio.create_task(self._keep(key, draw))
        # A client that disconnects must not cancel it for the others.
        return await asyncio.shield(task)

    async def _keep(self, key: Key, draw: Draw) -> bytes:
        try:
            body = await draw()
        finally:
            del self._drawing[key]
        self._cache[key] = body
        self._size += len(body)
        while self._size > CACHE_BYTES:
            self._size -= len(self._cache.popitem(last=False)[1])
        return body


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()
