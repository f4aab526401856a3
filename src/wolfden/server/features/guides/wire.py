"""A guided first game as the page shows it."""

from typing import Literal

from msgspec import Struct

from wolfden.server.base.errors import NotFound, require
from wolfden.server.tables.live_game import LiveGame
from wolfden.teaching.guide import Guide, GuideStep, Taken


class GuideStepShown(Struct):
    """A step of a guide that has begun; its texts are the page's."""

    number: int
    """Its place in the guide, from 1."""
    name: str
    kind: Literal["explain", "ask", "goal"]
    asks: tuple[str, ...]
    """How the actions begin that are offered, ``*`` for any word; none: all are."""
    point: tuple[str, ...]
    """What it points at, as the page names things: ``hex:c4``."""
    rules: tuple[str, ...]
    ply: int
    """The number of actions before it."""
    done: int
    """The number of actions after which it was over; -1: not yet."""
    is_reached: bool


class GuideShown(Struct):
    """How far a guided first game has come: whose seat the learner has, and the steps so far."""

    name: str
    seat: int
    count: int
    """How many steps the guide has."""
    seq: int
    """The number of entries that it is about."""
    ply: int
    is_over: bool
    """Whether no step is left."""
    steps: list[GuideStepShown]


def show(guide: Guide, live: LiveGame) -> GuideShown:
    """Return how far a game has come in its guide."""
    course = require(live.course, NotFound("guide-none"))
    steps = [_show_step(guide.steps[taken.number], taken) for taken in course.taken]
    return GuideShown(
        name=guide.name,
        seat=guide.seat,
        count=len(guide.steps),
        seq=live.seq,
        ply=live.ply,
        is_over=course.is_over,
        steps=steps,
    )


def _show_step(step: GuideStep, taken: Taken) -> GuideStepShown:
    return GuideStepShown(
        number=taken.number + 1,
        name=step.name,
        kind="goal" if step.goal else "ask" if step.wants else "explain",
        asks=step.asks,
        point=step.point,
        rules=step.rules,
        ply=taken.ply,
        done=taken.done,
        is_reached=taken.is_reached,
    )
