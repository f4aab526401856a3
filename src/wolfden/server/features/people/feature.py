"""Opponents for a guest: pairing, players, invitations."""

from wolfden.server.feature import Feature
from wolfden.server.features.people import wire
from wolfden.server.features.people.routes import AllPeople
from wolfden.server.features.people.service import People
from wolfden.server.features.ratings.service import Ratings
from wolfden.server.pages import Link, Preview, named, plain
from wolfden.server.services import Services


def _make(services: Services) -> People:
    return People(services.tables, services.guests, services[Ratings], services.jobs)


async def _preview(link: Link) -> Preview:
    link.count()
    found = await link.services[People].player(link.name, "")
    return link.usual._replace(title=f"{found.guest.name} · Wolfden")


FEATURE = Feature(
    name="people",
    needs=("ratings",),
    make=_make,
    jobs={"fill": People.fill},
    resume=(People.resume,),
    routes=(AllPeople,),
    wire=(wire,),
    pages=(plain("people"), named("player", _preview)),
)
