"""Bans, reports and closed tables."""

from typing import Final

from wolfden.server.feature import Feature, every
from wolfden.server.features.moderation import wire
from wolfden.server.features.moderation.routes import report
from wolfden.server.features.moderation.service import Moderation
from wolfden.server.features.tournaments.service import Tournaments
from wolfden.server.http.connections import Close
from wolfden.server.services import Services

SECONDS: Final = 1.0
"""How often a server looks for decisions of its operator."""


def _make(services: Services) -> Moderation:
    return Moderation(
        services.tables,
        services.guests,
        lambda guest: services.connections.close(guest, Close.SIGNED_OUT),
        services[Tournaments].withdraw_everywhere,
    )


FEATURE = Feature(
    name="moderation",
    needs=("chat", "tournaments"),
    make=_make,
    start=Moderation.load,
    upkeep=(every("moderation", SECONDS, Moderation.carry_out),),
    routes=(report,),
    wire=(wire,),
)
