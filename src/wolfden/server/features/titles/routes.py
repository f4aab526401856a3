"""Routes about titles."""

from functools import lru_cache

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from wolfden.core.contract import Game
from wolfden.core.meta import Meta
from wolfden.core.options import Choice, Number, Option
from wolfden.core.text.english import ENGLISH
from wolfden.players.bots import characters
from wolfden.players.levels import BOTS, LEVELS
from wolfden.players.strength import Measurements, measurements_of
from wolfden.server.features.page.files import CachedFile, prepare
from wolfden.server.features.page.responses import response_of
from wolfden.server.features.titles import wire
from wolfden.server.http.requests import AnyRequest, network
from wolfden.server.services import Serving
from wolfden.server.tables.bots import DEFAULT_LEVEL
from wolfden.server.tables.model import teams_of
from wolfden.teaching.guide import guides_of


def describe_title(game: Game) -> wire.Title:
    """Return a title as the page offers it."""
    meta = game.meta()
    counts = range(meta.min_seats, meta.max_seats + 1)
    found = measurements_of(meta.id)
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
        ratings=_describe_ladders(found),
        measured=wire.Measured(found.rules, dict(found.options)),
        default_bot=DEFAULT_LEVEL,
        guides=guides_of(meta.id),
        about=bool(ENGLISH.say(f"about-{meta.id}-story")),
        rule_letter=meta.rule_letter,
        quick_seats=meta.usual_seats(),
    )


@lru_cache(maxsize=1)
def _packed(body: bytes) -> CachedFile:
    return prepare("titles.json", 0, body)


def _describe_ladders(found: Measurements) -> list[wire.RatingScale]:
    return [
        wire.RatingScale(players, one.ratings, one.games, *one.budgets)
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


class Titles(Controller):
    """Titles and what belongs to them."""

    path = "/api"
    tags = ("titles",)

    @get("/titles", cache=False, responses={200: ResponseSpec(wire.TitleList, False)})
    async def all_titles(self, request: AnyRequest, services: Serving) -> Response[bytes]:
        """Return every title."""
        titles = services.titles
        found = wire.TitleList([describe_title(titles.get(name)) for name in titles.ids()])
        return response_of(request, _packed(msgspec.json.encode(found)))

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
