"""Bots at tables: their turns, hints and evaluations."""

from wolfden.server.feature import Feature
from wolfden.server.features.bots import wire
from wolfden.server.features.bots.service import BotTurns
from wolfden.server.services import Services


def _make(services: Services) -> BotTurns:
    return BotTurns(services.workers, services.tables, services.config.min_bot_seconds)


FEATURE = Feature(
    name="bots", needs=("ratings",), make=_make, jobs={"bots": BotTurns.play}, wire=(wire,)
)
