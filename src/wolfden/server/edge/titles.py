"""Routes about titles, their guided first games and their puzzles."""

import asyncio
import secrets
from datetime import UTC, date, datetime
from typing import Final

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from wolfden.core.contract import Game
from wolfden.core.meta import Meta
from wolfden.core.options import Choice, Number, Option
from wolfden.core.text.english import ENGLISH
from wolfden.players.bots import BOTS, LEVELS, characters
from wolfden.players.strength import Measured, measured
from wolfden.server.edge import wire
from wolfden.server.edge.context import (
    AnyRequest,
    Myself,
    Opened,
    Serving,
    find_guest,
    network,
)
from wolfden.server.model.seats import DEFAULT_LEVEL
from wolfden.server.model.shapes import TableShown
from wolfden.server.model.table import teams_of
from wolfden.server.service import choosing, new_tables, puzzles
from wolfden.server.service.messages import Explanation, Previewed
from wolfden.teaching.guide import guided_titles


def describe_title(game: Game) -> wire.Title:
    """Return a title as the page offers it."""
    meta = game.meta()
    counts = range(meta.min_seats, meta.max_seats + 1)
    return wire.Title(
        id=meta.id,
        name=meta.name,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        rules_version=meta.rules_version,
        maturity=meta.maturity,
        note=meta.note,
        options=[_describe_option(meta, option) for option in meta.offered_options()],
        editions=[wire.EditionShown(one.name, dict(one.options)) for one in meta.editions],
        quick_options=dict(meta.quick_options),
        teams={str(seats): teams_of(game, seats) for seats in counts},
        bots=[wire.Bot(one, list(characters(game)) if one in LEVELS else []) for one in BOTS],
        ratings=_describe_ladders(measured(meta.id)),
        default_bot=DEFAULT_LEVEL,
        guide=meta.id in guided_titles(),
        about=bool(ENGLISH.say(f"about-{meta.id}-story")),
        rule_letter=meta.rule_letter,
        quick_seats=meta.usual_seats(),
    )


def _describe_ladders(found: Measured) -> list[wire.RatingScale]:
    return [
        wire.RatingScale(players, one.ratings, one.games, *one.budgets, rules=found.rules)
        for players, one in found.ladders.items()
    ]


def _describe_option(meta: Meta, option: Option) -> wire.OptionShown:
    text = meta.option_help(option.name)
    note = meta.option_note(option)
    shown = wire.OptionShown(option.name, "document", text, option.default, note=note)
    if isinstance(option, Choice):
        shown.kind, shown.values = "choice", list(option.values)
    elif isinstance(option, Number):
        shown.kind, shown.low, shown.high = "number", option.low, option.high
    return shown


def _today() -> date:
    return datetime.now(UTC).date()


class Titles(Controller):
    """Titles and what belongs to them."""

    path = "/api"
    tags = ("titles",)

    @get("/titles", cache=False)
    async def all_titles(self, services: Serving) -> wire.TitleList:
        """Return every title."""
        titles = services.titles
        return wire.TitleList([describe_title(titles.get(name)) for name in titles.ids()])

    @get("/titles/{title:str}")
    async def one_title(self, services: Serving, title: FromPath[str]) -> wire.Title:
        """Return a title."""
        return describe_title(services.titles.get(title))

    @post("/titles/{title:str}/preview", status_code=200)
    async def preview(
        self,
        request: AnyRequest,
        services: Serving,
        title: FromPath[str],
        data: JSONBody[wire.PreviewOf],
    ) -> wire.Preview:
        """Return a board dealt as an example."""
        game, asker = services.titles.get(title), network(request)
        view = await services.workers.preview((asker,), game, data.seats, data.options)
        return wire.Preview(view)


class Guides(Controller):
    """Guided first games."""

    path = "/api"
    tags = ("guides",)

    @get("/guides/{title:str}")
    async def guide(self, services: Serving, title: FromPath[str]) -> wire.GuideShown:
        """Return the steps of a guided first game; what others do in it stays on the server."""
        found = new_tables.find_guide(services.tables, title)
        return wire.GuideShown(found.title, found.seat, found.steps)

    @post("/guides/{title:str}")
    async def begin(self, services: Serving, me: Myself, title: FromPath[str]) -> TableShown:
        """Create the table of a guided first game."""
        await services.limits.new_tables.use(me.id)
        return (await new_tables.create_guided(services.tables, me.public, title)).describe()


class DailyPuzzles(Controller):
    """The puzzles of each day."""

    path = "/api"
    tags = ("puzzles",)

    @get("/puzzles/today")
    async def today(self, services: Serving) -> puzzles.PuzzleDay:
        """Return the puzzles of today."""
        return puzzles.puzzles_of_day(_today(), services.titles)

    @get("/puzzles/days")
    async def days(self, services: Serving) -> puzzles.PuzzleDays:
        """Return the puzzles of the last days."""
        return puzzles.puzzles_of_last_days(_today(), services.titles)


class OnePuzzle(Controller):
    """One puzzle."""

    path = "/api/puzzles/{puzzle:str}"
    tags = ("puzzles",)

    @get("/")
    async def question(self, opened: Opened) -> puzzles.Question:
        """Return a puzzle, without its answer."""
        return await asyncio.to_thread(opened.question)

    @post("/answer", status_code=200)
    async def answer(
        self,
        request: AnyRequest,
        services: Serving,
        opened: Opened,
        data: JSONBody[puzzles.Answering],
    ) -> puzzles.Answered:
        """Return whether an answer is right; a guest's first one counts."""
        answered = await asyncio.to_thread(opened.check, data)
        guest = await find_guest(request)
        if guest is not None:
            await services.history.note_answer(guest.id, opened, answered.right)
        return answered

    @post("/explain", status_code=200)
    async def explain(self, opened: Opened, data: JSONBody[puzzles.Asking]) -> Explanation:
        """Return why something cannot be chosen."""
        return choosing.explain(opened.state(), opened.puzzle.seat, data.words)

    @post("/preview", status_code=200)
    async def preview_action(self, opened: Opened, data: JSONBody[puzzles.Asking]) -> Previewed:
        """Return what an action would do."""
        return choosing.preview(opened.state(), opened.puzzle.seat, 0, data.words)

    @post("/play")
    async def play_on(self, services: Serving, me: Myself, opened: Opened) -> TableShown:
        """Create a table that goes on from a puzzle, bots on the seats of the others."""
        await services.limits.new_tables.use(me.id)
        position = await asyncio.to_thread(opened.resampled_position, secrets.SystemRandom())
        table = await new_tables.create_at_position(
            services.tables, opened.game, me.public, position, opened.puzzle.seat
        )
        return table.describe()


ROUTES: Final = (Titles, Guides, DailyPuzzles, OnePuzzle)
