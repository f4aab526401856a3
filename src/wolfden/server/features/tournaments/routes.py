"""Routes about tournaments."""

from typing import Final

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.features.groups.service import Groups
from wolfden.server.features.groups.wire import GroupJoining
from wolfden.server.features.tournaments.service import Tournaments
from wolfden.server.features.tournaments.wire import (
    NewTournament,
    RoundEnding,
    TournamentList,
    TournamentListed,
    TournamentShown,
)
from wolfden.server.http.requests import AnyRequest, network
from wolfden.server.services import Myself, Serving, find_guest

TournamentPath = FromPath[str]


class AllTournaments(Controller):
    """Tournaments: making them, playing in them, running them."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @get("/")
    async def every(self, request: AnyRequest, services: Serving) -> TournamentList:
        """Return the tournaments open to all, and those of the guest who asks."""
        return await services[Tournaments].list_for(await find_guest(request))

    @post("/")
    async def make(
        self, request: AnyRequest, services: Serving, me: Myself, data: JSONBody[NewTournament]
    ) -> TournamentShown:
        """Create a tournament."""
        await services.limits.new_tables.use(me.id)
        await services.limits.listed.use(network(request))
        game, askers = services.titles.get(data.title), (network(request), me.id)
        await services.workers.check_setup(askers, game, data.seats, {})
        return await services[Tournaments].create(me, data)

    @get("/{tournament:str}")
    async def show(
        self,
        request: AnyRequest,
        services: Serving,
        tournament: TournamentPath,
        invite: FromQuery[str] = "",
    ) -> TournamentShown:
        """Return a tournament."""
        guest = await find_guest(request)
        return await services[Tournaments].show(tournament, guest, invite)

    @post("/{tournament:str}/join", status_code=200)
    async def join(
        self,
        services: Serving,
        me: Myself,
        tournament: TournamentPath,
        data: JSONBody[GroupJoining],
    ) -> TournamentShown:
        """Become a player."""
        if data.invite:
            await services.limits.codes.use(f"tournament {me.id}")
        await services[Tournaments].join(me, tournament, data.invite)
        return await services[Tournaments].show(tournament, me)

    @post("/{tournament:str}/leave", status_code=200)
    async def leave(
        self, services: Serving, me: Myself, tournament: TournamentPath
    ) -> TournamentShown:
        """Be a player no longer; a game that runs is given up."""
        await services[Tournaments].leave(me, tournament)
        return await services[Tournaments].show(tournament, me)

    @post("/{tournament:str}/start", status_code=200)
    async def start(
        self, services: Serving, me: Myself, tournament: TournamentPath
    ) -> TournamentShown:
        """Begin, as the organiser."""
        await services[Tournaments].start(me, tournament)
        return await services[Tournaments].show(tournament, me)

    @post("/{tournament:str}/end-round", status_code=200)
    async def end_round(
        self, services: Serving, me: Myself, tournament: TournamentPath, data: JSONBody[RoundEnding]
    ) -> TournamentShown:
        """End the round, as the organiser; games that still run end as ties."""
        await services[Tournaments].end_round(me, tournament, data.last)
        return await services[Tournaments].show(tournament, me)

    @delete("/{tournament:str}/players/{guest:str}")
    async def remove_player(
        self, services: Serving, me: Myself, tournament: TournamentPath, guest: FromPath[str]
    ) -> None:
        """Remove a player, as the organiser."""
        await services[Tournaments].remove_player(me, tournament, guest)

    @delete("/{tournament:str}")
    async def remove(self, services: Serving, me: Myself, tournament: TournamentPath) -> None:
        """Delete a tournament that does not run, as the organiser."""
        await services[Tournaments].delete(me, tournament)


@get("/api/groups/{group:str}/tournaments", tags=["tournaments"])
async def group_tournaments(
    services: Serving, me: Myself, group: FromPath[str]
) -> list[TournamentListed]:
    """Return the tournaments of a group to its members."""
    await services[Groups].require_member(group, me.id)
    return await services[Tournaments].of_group(group)


ROUTES: Final = (AllTournaments, group_tournaments)
