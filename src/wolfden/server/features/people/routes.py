"""Routes about opponents for a guest: pairing, players, invitations."""

from functools import partial

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from wolfden.server.features.people.service import People
from wolfden.server.features.people.wire import Invitation, NewPairing, PeopleList, PlayerShown
from wolfden.server.http.requests import AnyRequest, network
from wolfden.server.services import Myself, Serving, find_guest
from wolfden.server.tables.wire import TableShown


class AllPeople(Controller):
    """Opponents for a guest."""

    path = "/api"
    tags = ("people",)

    @post("/pairings", status_code=200)
    async def pair(
        self, request: AnyRequest, services: Serving, me: Myself, data: JSONBody[NewPairing]
    ) -> TableShown:
        """Return a table with a seat among others who want to play the same."""
        await services.limits.new_tables.use(me.id)
        game, askers = services.titles.get(data.title), (network(request), me.id)
        await services.workers.check_setup(askers, game, data.seats, {})
        count = partial(services.limits.listed.use, network(request))
        return (await services[People].pair(me, data, count)).describe()

    @get("/me/people")
    async def my_people(self, services: Serving, me: Myself) -> PeopleList:
        """Return the guests whom the guest who asks has played with."""
        return await services[People].companions(me)

    @get("/players/{player:str}")
    async def player(
        self, request: AnyRequest, services: Serving, player: FromPath[str]
    ) -> PlayerShown:
        """Return a player."""
        viewer = await find_guest(request)
        return await services[People].player(player, viewer.id if viewer else "")

    @post("/players/{player:str}/invite", status_code=200)
    async def invite(
        self, services: Serving, me: Myself, player: FromPath[str], data: JSONBody[Invitation]
    ) -> TableShown:
        """Create a table with a seat kept for a player, who is notified."""
        await services.limits.new_tables.use(me.id)
        return (await services[People].invite(me, player, data)).describe()
