"""Bots at tables: which ones may sit there, and how long they think."""

from collections.abc import Iterable
from typing import Final

from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.players.bots import bots_of
from wolfden.players.levels import BOTS, LEVELS, level_of
from wolfden.server.base import ids
from wolfden.server.base.typed_text import plain_text
from wolfden.server.guests.wire import Guest
from wolfden.server.tables.model import SeatInfo
from wolfden.server.tables.wire import SeatPlan

DEFAULT_LEVEL: Final = "hunter"


def planned_seat(plan: SeatPlan, guest: Guest, game: Game) -> SeatInfo:
    """Return the seat that a guest's plan asks for; BadSetup if the bot level is unknown."""
    if plan.kind == "me":
        return SeatInfo(kind="guest", guest=guest, person=plain_text(plan.person))
    if plan.kind == "bot":
        return SeatInfo(kind="bot", level=check_level(plan.level, game))
    if plan.kind == "invited":
        return SeatInfo(kind="invited", invite=ids.random_id(ids.INVITE_LENGTH))
    return SeatInfo()


def check_level(level: str, game: Game) -> str:
    """Return a bot level, the default one for an empty name; BadSetup if it is unknown.

    Only levels and styles are accepted over the network: ``package.module:Class`` would run code of
    the caller's choice, and a budget of the caller's choice could block a worker for an hour.
    """
    if level and level not in bots_of(game):
        raise BadSetup("bot-unknown", bot=level, known=list(BOTS))
    return level or DEFAULT_LEVEL


def thinking_seconds(levels: Iterable[str]) -> list[float]:
    """Return the most seconds that each of some bots thinks about a decision."""
    searching = (LEVELS.get(level_of(level)) for level in levels)
    return [0.0 if level is None else level.budget.seconds for level in searching]
