"""Routes of the analysis board."""

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from litestar.response import Stream

from wolfden.server.features.analysis.service import Analyses
from wolfden.server.features.analysis.wire import (
    AnalysisAsked,
    AnalysisExported,
    AnalysisOf,
    AnalysisOpened,
    AnalysisShown,
    AnalysisThinking,
    AnalysisWords,
)
from wolfden.server.http.requests import AnyRequest, network
from wolfden.server.services import Serving, find_guest
from wolfden.server.tables.wire import Explanation, Previewed
from wolfden.teaching.analysis.study import Study
from wolfden.teaching.thinking import Thought

LINES: Final = "application/x-ndjson"
"""One JSON object per line."""


class Analysis(Controller):
    """The analysis board; no guest is needed."""

    path = "/api/analysis"
    tags = ("analysis",)

    @post("/", status_code=200)
    async def open(
        self, request: AnyRequest, services: Serving, data: JSONBody[AnalysisOf]
    ) -> AnalysisOpened:
        """Return what is to be analysed, with the lines it has."""
        services.limits.replays.use(network(request))
        return await services[Analyses].open(*await _askers(request), data)

    @post("/position", status_code=200)
    async def show(
        self, request: AnyRequest, services: Serving, data: JSONBody[AnalysisAsked]
    ) -> AnalysisShown:
        """Return a position after some actions."""
        return await services[Analyses].show(*await _askers(request), data)

    @post("/explain", status_code=200)
    async def explain(
        self, request: AnyRequest, services: Serving, data: JSONBody[AnalysisWords]
    ) -> Explanation:
        """Return why something cannot be chosen in a position."""
        return await services[Analyses].explain((network(request),), data)

    @post("/preview", status_code=200)
    async def preview(
        self, request: AnyRequest, services: Serving, data: JSONBody[AnalysisWords]
    ) -> Previewed:
        """Return what an action would do in a position."""
        return await services[Analyses].preview((network(request),), data)

    @post("/think", status_code=200)
    async def think(
        self, request: AnyRequest, services: Serving, data: JSONBody[AnalysisThinking]
    ) -> Stream:
        """Send what the engine thinks, a line of JSON at a time; it stops when the client goes."""
        services.limits.thoughts.use(network(request))
        thoughts = services[Analyses].think(*await _askers(request), data)
        # What is refused is refused before anything is sent.
        first = await anext(thoughts)
        return Stream(_lines(first, thoughts), media_type=LINES)

    @post("/export", status_code=200)
    async def export(
        self, request: AnyRequest, services: Serving, data: JSONBody[Study]
    ) -> AnalysisExported:
        """Return an analysis as text and as the end of a link."""
        client = network(request)
        services.limits.replays.use(client)
        return await services[Analyses].export((client,), data)


async def _askers(request: AnyRequest) -> tuple[tuple[str, ...], str]:
    """Return whom a question counts for, and the guest who asks, if it is one."""
    guest = await find_guest(request)
    client = network(request)
    return ((client, guest.id), guest.id) if guest else ((client,), "")


async def _lines(first: Thought, thoughts: AsyncIterator[Thought]) -> AsyncIterator[bytes]:
    yield _line(first)
    async for thought in thoughts:
        yield _line(thought)


def _line(thought: Thought) -> bytes:
    return msgspec.json.encode(thought) + b"\n"


ROUTES: Final = (Analysis,)
