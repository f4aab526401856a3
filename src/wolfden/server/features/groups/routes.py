"""Routes about groups."""

from litestar import Controller, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.features.groups.service import Groups
from wolfden.server.features.groups.wire import GroupJoining, GroupList, GroupShown, NewGroup
from wolfden.server.http.requests import AnyRequest
from wolfden.server.services import Myself, Serving, find_guest

GroupPath = FromPath[str]


class AllGroups(Controller):
    """Groups: making them, joining and leaving."""

    path = "/api"
    tags = ("groups",)

    @get("/me/groups")
    async def mine(self, services: Serving, me: Myself) -> GroupList:
        """Return the groups that the guest who asks is in."""
        return await services[Groups].of_guest(me)

    @post("/groups")
    async def make(self, services: Serving, me: Myself, data: JSONBody[NewGroup]) -> GroupShown:
        """Create a group."""
        await services.limits.new_tables.use(me.id)
        return await services[Groups].create(me, data)

    @get("/groups/{group:str}")
    async def show(
        self, request: AnyRequest, services: Serving, group: GroupPath, invite: FromQuery[str] = ""
    ) -> GroupShown:
        """Return a group to its members and to those who are invited."""
        guest = await find_guest(request)
        return await services[Groups].show(group, guest, invite)

    @post("/groups/{group:str}/join", status_code=200)
    async def join(
        self, services: Serving, me: Myself, group: GroupPath, data: JSONBody[GroupJoining]
    ) -> GroupShown:
        """Join a group with its invitation."""
        await services.limits.codes.use(f"group {me.id}")
        return await services[Groups].join(me, group, data.invite)

    @delete("/groups/{group:str}/members/{guest:str}")
    async def remove_member(
        self, services: Serving, me: Myself, group: GroupPath, guest: FromPath[str]
    ) -> None:
        """Leave a group, or as its owner remove a member."""
        await services[Groups].remove_member(me, group, guest)

    @delete("/groups/{group:str}")
    async def remove(self, services: Serving, me: Myself, group: GroupPath) -> None:
        """Delete a group, as its owner."""
        await services[Groups].delete(me, group)
