"""Tournaments."""

from wolfden.server.base.times import HOUR, SECOND
from wolfden.server.feature import Feature, every
from wolfden.server.features.groups.service import Groups
from wolfden.server.features.tournaments import wire
from wolfden.server.features.tournaments.routes import ROUTES
from wolfden.server.features.tournaments.service import Tournaments
from wolfden.server.pages import Link, named, plain
from wolfden.server.services import Services


def _make(services: Services) -> Tournaments:
    return Tournaments(services.tables, services.guests, services[Groups], services.jobs)


async def _preview(link: Link) -> None:
    link.count()
    await link.services[Tournaments].show(link.name, None)


FEATURE = Feature(
    name="tournaments",
    needs=("groups",),
    make=_make,
    jobs={"round": Tournaments.step},
    upkeep=(every("tournaments", HOUR / SECOND, Tournaments.resume),),
    routes=ROUTES,
    wire=(wire,),
    pages=(plain("tournaments"), named("tournament", _preview)),
)
