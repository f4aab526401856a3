"""Routes about tables: lists of them, their seats, start and end."""

from typing import Final

from litestar import Controller, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.base.errors import NotAllowed
from wolfden.server.features.groups.service import Groups
from wolfden.server.http.requests import AnyRequest, network, qr_code
from wolfden.server.services import ONE_TABLE, AtTable, Found, Myself, Serving, link
from wolfden.server.tables import new_tables, wire
from wolfden.server.tables.clocks import turns_of
from wolfden.server.tables.sockets import lobby_socket, table_socket
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import NewTable, SeatPlan, TableList, TableShown, TurnList

MAX_TABLES: Final = 100
LAST_MOMENT: Final = 2**53
"""Later than every time we store, and small enough for every database."""
SVG: Final = "image/svg+xml"
SeatPath = FromPath[int]


class AllTables(Controller):
    """Lists of tables, and new ones."""

    path = "/api"
    tags = ("tables",)

    @post("/tables")
    async def make(
        self, request: AnyRequest, services: Serving, me: Myself, data: JSONBody[NewTable]
    ) -> TableShown:
        """Create a table."""
        await services.limits.new_tables.use(me.id)
        if data.public:
            await services.limits.listed.use(network(request))
        if data.group:
            await services[Groups].require_member(data.group, me.id)
        game, askers = services.titles.get(data.title), (network(request), me.id)
        await services.workers.check_setup(askers, game, len(data.seats), data.options)
        return (await new_tables.create_table(services.tables, me.public, data)).describe()

    @get("/me/turns")
    async def my_turns(self, services: Serving, me: Myself) -> TurnList:
        """Return the games in which the guest is to act, the most urgent first."""
        infos = await services.tables.queries.running_of(me.id, MAX_TABLES)
        return TurnList(turns_of(infos, me.id))

    @get("/me/tables")
    async def my_tables(
        self, services: Serving, me: Myself, ended: FromQuery[int] = 0, after: FromQuery[str] = ""
    ) -> TableList:
        """Return the tables of the guest who asks, or more of them after one that ended."""
        last = (min(max(ended, 0), LAST_MOMENT), after) if after.isalnum() else None
        infos = await services.tables.queries.of_guest(me.id, MAX_TABLES, last)
        more = ""
        if len(infos) == MAX_TABLES:
            more = f"/api/me/tables?ended={infos[-1].ended or LAST_MOMENT}&after={infos[-1].id}"
        return TableList(services.tables.describe_all(infos), more)


class OneTable(Controller):
    """One table: its seats, its start and its end."""

    path = ONE_TABLE
    tags = ("tables",)

    @get("/")
    async def show(self, found: Found) -> TableShown:
        """Return a table."""
        return found.describe()

    @post("/join", status_code=200)
    async def join(
        self, services: Serving, at: AtTable, data: JSONBody[wire.Joining]
    ) -> TableShown:
        """Sit down."""
        if data.invite:
            await services.limits.codes.use(f"invite {at.guest.id}")
        await at.join(data.seat, data.invite, data.person)
        return at.table.describe()

    @post("/leave", status_code=200)
    async def leave(self, at: AtTable) -> TableShown:
        """Get up."""
        await at.leave()
        return at.table.describe()

    @put("/seats/{seat:int}")
    async def plan(self, at: AtTable, seat: SeatPath, data: JSONBody[SeatPlan]) -> TableShown:
        """Change a seat before the start."""
        await at.plan_seat(seat, data)
        return at.table.describe()

    @get("/seats/{seat:int}/invite")
    async def invite(self, request: AnyRequest, at: AtTable, seat: SeatPath) -> wire.Invite:
        """Return the host's link for an invited seat."""
        return _invite(request, at.table, seat, at.invitation(seat))

    @post("/start", status_code=200)
    async def start(self, at: AtTable, data: JSONBody[wire.Starting]) -> TableShown:
        """Start the game."""
        await at.start(data.fill)
        return at.table.describe()

    @post("/seats/{seat:int}/hand-over", status_code=200)
    async def hand_over(
        self, request: AnyRequest, at: AtTable, seat: SeatPath, data: JSONBody[wire.HandingOver]
    ) -> TableShown | wire.Invite:
        """Hand a seat to a bot, or get the link with which another guest takes it over."""
        if data.to == "bot":
            await at.hand_to_bot(seat, data.level)
            return at.table.describe()
        return _invite(request, at.table, seat, await at.hand_to_guest(seat))

    @post("/seats/{seat:int}/take-back", status_code=200)
    async def take_back(self, at: AtTable, seat: SeatPath) -> TableShown:
        """Take back a seat from a bot or another guest."""
        await at.take_back(seat)
        return at.table.describe()

    @post("/seats/{seat:int}/resign", status_code=200)
    async def resign(self, at: AtTable, seat: SeatPath) -> TableShown:
        """Give up a seat."""
        await at.resign(seat)
        return at.table.describe()

    @post("/abandon", status_code=200)
    async def abandon(self, at: AtTable, data: JSONBody[wire.Abandoning]) -> TableShown:
        """Say whether one wants to abandon the game."""
        await at.abandon(data.yes)
        return at.table.describe()

    @post("/rematch", status_code=200)
    async def play_again(self, request: AnyRequest, services: Serving, at: AtTable) -> TableShown:
        """Create a table with the same players, or return the one that exists."""
        info = at.table.info
        if not info.held_by(at.guest.id):
            raise NotAllowed("rematch-not-seated")
        if info.is_over and not info.rematch:
            await services.limits.new_tables.use(at.guest.id)
            if info.public:
                await services.limits.listed.use(network(request))
        return (await new_tables.create_rematch(*at)).describe()

    @get("/qr", media_type=SVG)
    async def table_qr(self, request: AnyRequest, found: Found) -> Response[str]:
        """Return a picture of the table's link."""
        return Response(qr_code(link(request, f"t/{found.id}")), media_type=SVG)


def _invite(request: AnyRequest, table: Table, seat: int, secret: str) -> wire.Invite:
    address = link(request, f"t/{table.id}?invite={secret}")
    return wire.Invite(seat=seat, link=address, invite=secret, qr=qr_code(address))


ROUTES: Final = (AllTables, OneTable, table_socket, lobby_socket)
