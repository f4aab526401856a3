"""Routes about titles."""

import random
from typing import Final

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from wolfden.core.contract import Game, Meta
from wolfden.core.options import Choice, Number, Option
from wolfden.core.record import Record
from wolfden.players.bots import BOTS
from wolfden.server.bots.levels import USUAL
from wolfden.server.http.context import Serving
from wolfden.server.tables.teams import teams
from wolfden.server.wire.requests import Bot, OptionShown, Preview, PreviewOf, Title, TitleList
from wolfden.teaching.guide import guided_titles


@get("/titles", cache=False)
async def all_titles(services: Serving) -> TitleList:
    """Return every title."""
    titles = services.titles
    return TitleList([title_shown(titles.get(name)) for name in titles.ids()])


@get("/titles/{title:str}")
async def one_title(services: Serving, title: FromPath[str]) -> Title:
    """Return a title."""
    return title_shown(services.titles.get(title))


@post("/titles/{title:str}/preview", status_code=200)
async def preview(services: Serving, title: FromPath[str], data: JSONBody[PreviewOf]) -> Preview:
    """Return a board dealt as an example."""
    record = Record(services.titles.get(title), data.seats, data.options)
    record.resolve_chance(random.Random())
    return Preview(record.state.view(None))


def title_shown(game: Game) -> Title:
    """Return a title as the page offers it."""
    meta = game.meta()
    return Title(
        id=meta.id,
        name=meta.name,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        rules_version=meta.rules_version,
        maturity=meta.maturity,
        note=meta.note,
        options=[_option(meta, option) for option in meta.options],
        teams={
            str(seats): teams(game, seats) for seats in range(meta.min_seats, meta.max_seats + 1)
        },
        bots=[Bot(level) for level in BOTS],
        default_bot=USUAL,
        guide=meta.id in guided_titles(),
        rule_letter=meta.rule_letter,
        quick_seats=list(meta.quick_seats) or ["me", *["bot"] * (meta.min_seats - 1)],
    )


def _option(meta: Meta, option: Option) -> OptionShown:
    if isinstance(option, Choice):
        return OptionShown(
            option.name,
            "choice",
            meta.option_help(option.name),
            option.default,
            values=list(option.values),
        )
    if isinstance(option, Number):
        return OptionShown(
            option.name,
            "number",
            meta.option_help(option.name),
            option.default,
            low=option.low,
            high=option.high,
        )
    return OptionShown(option.name, "document", meta.option_help(option.name), option.default)


ROUTES: Final = Router("/api", route_handlers=[all_titles, one_title, preview], tags=["titles"])
