"""Routes about people: pairing, players, groups and tournaments."""

from functools import partial
from typing import Final

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.edge import context
from wolfden.server.edge.context import AnyRequest, Myself, Serving
from wolfden.server.model.shapes import TableShown
from wolfden.server.model.tournaments import NewTournament
from wolfden.server.service.groups import GroupJoining, GroupList, GroupShown, NewGroup
from wolfden.server.service.people import Invitation, NewPairing, PeopleList, PlayerShown
from wolfden.server.service.tournaments import (
    RoundEnding,
    TournamentList,
    TournamentListed,
    TournamentShown,
)

GroupPath = FromPath[str]
TournamentPath = FromPath[str]


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
        game, askers = services.titles.get(data.title), (context.network(request), me.id)
        await services.workers.check_setup(askers, game, data.seats, {})
        count = partial(services.limits.listed.use, context.network(request))
        return (await services.people.pair(me, data, count)).describe()

    @get("/me/people")
    async def my_people(self, services: Serving, me: Myself) -> PeopleList:
        """Return the guests whom the guest who asks has played with."""
        return await services.people.companions(me)

    @get("/players/{player:str}")
    async def player(
        self, request: AnyRequest, services: Serving, player: FromPath[str]
    ) -> PlayerShown:
        """Return a player."""
        viewer = await context.find_guest(request)
        return await services.people.player(player, viewer.id if viewer else "")

    @post("/players/{player:str}/invite", status_code=200)
    async def invite(
        self, services: Serving, me: Myself, player: FromPath[str], data: JSONBody[Invitation]
    ) -> TableShown:
        """Create a table with a seat kept for a player, who is told."""
        await services.limits.new_tables.use(me.id)
        return (await services.people.invite(me, player, data)).describe()


class AllGroups(Controller):
    """Groups: making them, joining and leaving."""

    path = "/api"
    tags = ("groups",)

    @get("/me/groups")
    async def mine(self, services: Serving, me: Myself) -> GroupList:
        """Return the groups that the guest who asks is in."""
        return await services.groups.of_guest(me)

    @post("/groups")
    async def make(self, services: Serving, me: Myself, data: JSONBody[NewGroup]) -> GroupShown:
        """Create a group."""
        await services.limits.new_tables.use(me.id)
        return await services.groups.create(me, data)

    @get("/groups/{group:str}")
    async def show(
        self, request: AnyRequest, services: Serving, group: GroupPath, invite: FromQuery[str] = ""
    ) -> GroupShown:
        """Return a group to its members and to those who are invited."""
        guest = await context.find_guest(request)
        return await services.groups.show(group, guest, invite)

    @get("/groups/{group:str}/tournaments")
    async def tournaments(
        self, services: Serving, me: Myself, group: GroupPath
    ) -> list[TournamentListed]:
        """Return the tournaments of a group to its members."""
        await services.groups.require_member(group, me.id)
        return await services.tournaments.of_group(group)

    @post("/groups/{group:str}/join", status_code=200)
    async def join(
        self, services: Serving, me: Myself, group: GroupPath, data: JSONBody[GroupJoining]
    ) -> GroupShown:
        """Join a group with its invitation."""
        await services.limits.codes.use(f"group {me.id}")
        return await services.groups.join(me, group, data.invite)

    @delete("/groups/{group:str}/members/{guest:str}")
    async def remove_member(
        self, services: Serving, me: Myself, group: GroupPath, guest: FromPath[str]
    ) -> None:
        """Leave a group, or as its owner remove a member."""
        await services.groups.remove_member(me, group, guest)

    @delete("/groups/{group:str}")
    async def remove(self, services: Serving, me: Myself, group: GroupPath) -> None:
        """Delete a group, as its owner."""
        await services.groups.delete(me, group)


class AllTournaments(Controller):
    """Tournaments: making them, playing in them, running them."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @get("/")
    async def every(self, request: AnyRequest, services: Serving) -> TournamentList:
        """Return the tournaments open to all, and those of the guest who asks."""
        return await services.tournaments.list_for(await context.find_guest(request))

    @post("/")
    async def make(
        self, request: AnyRequest, services: Serving, me: Myself, data: JSONBody[NewTournament]
    ) -> TournamentShown:
        """Create a tournament."""
        await services.limits.new_tables.use(me.id)
        await services.limits.listed.use(context.network(request))
        game, askers = services.titles.get(data.title), (context.network(request), me.id)
        await services.workers.check_setup(askers, game, data.seats, {})
        return await services.tournaments.create(me, data)

    @get("/{tournament:str}")
    async def show(
        self,
        request: AnyRequest,
        services: Serving,
        tournament: TournamentPath,
        invite: FromQuery[str] = "",
    ) -> TournamentShown:
        """Return a tournament."""
        guest = await context.find_guest(request)
        return await services.tournaments.show(tournament, guest, invite)

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
        await services.tournaments.join(me, tournament, data.invite)
        return await services.tournaments.show(tournament, me)

    @post("/{tournament:str}/leave", status_code=200)
    async def leave(
        self, services: Serving, me: Myself, tournament: TournamentPath
    ) -> TournamentShown:
        """Be a player no longer; a game that runs is given up."""
        await services.tournaments.leave(me, tournament)
        return await services.tournaments.show(tournament, me)

    @post("/{tournament:str}/start", status_code=200)
    async def start(
        self, services: Serving, me: Myself, tournament: TournamentPath
    ) -> TournamentShown:
        """Begin, as the organiser."""
        await services.tournaments.start(me, tournament)
        return await services.tournaments.show(tournament, me)

    @post("/{tournament:str}/end-round", status_code=200)
    async def end_round(
        self, services: Serving, me: Myself, tournament: TournamentPath, data: JSONBody[RoundEnding]
    ) -> TournamentShown:
        """End the round, as the organiser; games that still run end without a result."""
        await services.tournaments.end_round(me, tournament, data.last)
        return await services.tournaments.show(tournament, me)

    @delete("/{tournament:str}/players/{guest:str}")
    async def remove_player(
        self, services: Serving, me: Myself, tournament: TournamentPath, guest: FromPath[str]
    ) -> None:
        """Remove a player, as the organiser."""
        await services.tournaments.remove_player(me, tournament, guest)

    @delete("/{tournament:str}")
    async def remove(self, services: Serving, me: Myself, tournament: TournamentPath) -> None:
        """Delete a tournament that does not run, as the organiser."""
        await services.tournaments.delete(me, tournament)


ROUTES: Final = (AllPeople, AllGroups, AllTournaments)
