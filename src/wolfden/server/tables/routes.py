"""Routes about tables, their replays and reviews."""

from typing import Final

from litestar import Controller, MediaType, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.base.errors import NotAllowed
from wolfden.server.features.live.wire import LiveList
from wolfden.server.features.lobby.wire import Lobby
from wolfden.server.features.moderation.wire import NewReport
from wolfden.server.features.plans.wire import NewPlans, PlannedMoves, PlansShown
from wolfden.server.features.ratings.service import refuse_rated
from wolfden.server.features.replays.service import allowed_eyes, moment
from wolfden.server.features.replays.wire import Fork, Moment, Replay, Upload
from wolfden.server.features.reviews.wire import ReviewShown
from wolfden.server.http.requests import AnyRequest, network, qr_code
from wolfden.server.services import AtTable, Found, Myself, Serving, find_guest, link
from wolfden.server.tables import new_tables, wire
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import NewTable, PositionShown, SeatPlan, TableShown

MAX_TABLES: Final = 50
SVG: Final = "image/svg+xml"
SeatPath = FromPath[int]
ONE_TABLE: Final = "/api/tables/{table:str}"


class AllTables(Controller):
    """Lists of tables, and new ones."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby")
    async def lobby(
        self, request: AnyRequest, services: Serving, title: FromQuery[str] = ""
    ) -> Lobby:
        """Return public tables, and those that are offered to the groups of the guest who asks."""
        tables = services.tables
        found = {
            status: tables.describe_all(await tables.queries.public(status, title, MAX_TABLES))
            for status in ("open", "running", "finished")
        }
        guest = await find_guest(request)
        offered = await services.groups.offered_tables(guest) if guest else []
        return Lobby(**found, groups=offered)

    @get("/live")
    async def live(self, services: Serving) -> LiveList:
        """Return running games worth watching."""
        return LiveList(await services.live.best())

    @post("/tables")
    async def make(
        self, request: AnyRequest, services: Serving, me: Myself, data: JSONBody[NewTable]
    ) -> TableShown:
        """Create a table."""
        await services.limits.new_tables.use(me.id)
        if data.public:
            await services.limits.listed.use(network(request))
        if data.group:
            await services.groups.require_member(data.group, me.id)
        game, askers = services.titles.get(data.title), (network(request), me.id)
        await services.workers.check_setup(askers, game, len(data.seats), data.options)
        return (await new_tables.create_table(services.tables, me.public, data)).describe()


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
        await at.join(data.seat, data.invite)
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

    @put("/seats/{seat:int}/plans")
    async def plan_ahead(
        self, services: Serving, at: AtTable, seat: SeatPath, data: JSONBody[NewPlans]
    ) -> PlansShown:
        """Store what a seat is to reply to what others may do."""
        return await services.plans.store(at, seat, data)

    @post("/seats/{seat:int}/plans/position", status_code=200)
    async def planned_position(
        self, services: Serving, at: AtTable, seat: SeatPath, data: JSONBody[PlannedMoves]
    ) -> PositionShown:
        """Return the position after some actions from now on."""
        return await services.plans.look(at, seat, data)

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

    @post("/reports", status_code=204)
    async def report(self, services: Serving, at: AtTable, data: JSONBody[NewReport]) -> None:
        """Report a chat message, or a guest at the table, to the operator."""
        await services.limits.reports.use(at.guest.id)
        about = (data.guest, data.room, data.number, data.note)
        await services.moderation.report(at, services.chat, *about)

    @get("/qr", media_type=SVG)
    async def table_qr(self, request: AnyRequest, found: Found) -> Response[str]:
        """Return a picture of the table's link."""
        return Response(qr_code(link(request, f"t/{found.id}")), media_type=SVG)


def _invite(request: AnyRequest, table: Table, seat: int, secret: str) -> wire.Invite:
    address = link(request, f"t/{table.id}?invite={secret}")
    return wire.Invite(seat=seat, link=address, invite=secret, qr=qr_code(address))


class OneReplay(Controller):
    """The game of one table, from its start."""

    path = ONE_TABLE
    tags = ("replays",)

    @get("/replay")
    async def replay(
        self, request: AnyRequest, services: Serving, found: Found, eyes: FromQuery[str] = ""
    ) -> Replay:
        """Return a game from its start."""
        allowed = await _eyes(request, found, eyes)
        return await services.replays.game(found, allowed, network(request))

    @get("/replay.txt", media_type=MediaType.TEXT)
    async def replay_file(
        self, request: AnyRequest, services: Serving, found: Found, eyes: FromQuery[str] = ""
    ) -> Response[str]:
        """Return a game as a replay file."""
        allowed = await _eyes(request, found, eyes)
        text = await services.replays.file(found, allowed, network(request))
        name = f'attachment; filename="{found.info.title}-{found.id}.replay"'
        return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})

    @get("/replay/{ply:int}")
    async def moment(
        self, request: AnyRequest, found: Found, ply: FromPath[int], eyes: FromQuery[str] = ""
    ) -> Moment:
        """Return one moment of a game."""
        return await moment(found, ply, await _eyes(request, found, eyes))

    @post("/fork")
    async def fork(
        self, request: AnyRequest, services: Serving, at: AtTable, data: JSONBody[Fork]
    ) -> TableShown:
        """Create a table that goes on from a moment of a finished one."""
        await services.limits.new_tables.use(at.guest.id)
        if data.public:
            await services.limits.listed.use(network(request))
        return (await new_tables.fork(*at, data)).describe()


async def _eyes(request: AnyRequest, table: Table, wanted: str) -> str:
    """Return whose knowledge the client may see a game with."""
    guest = await find_guest(request)
    return allowed_eyes(table.info, guest.id if guest else "", wanted)


@post("/api/replays", tags=["replays"])
async def upload(
    request: AnyRequest, services: Serving, me: Myself, data: JSONBody[Upload]
) -> TableShown:
    """Store the game of a replay file."""
    await services.limits.new_tables.use(me.id)
    askers = (network(request), me.id)
    replay = await services.workers.read_replay(askers, data.text)
    # One could play on from it against bots, with hints.
    await refuse_rated(services.tables.database, replay.digests)
    return (await new_tables.add_replay(services.tables, me.public, replay)).describe()


class OneReview(Controller):
    """The review of one table's game."""

    path = f"{ONE_TABLE}/review"
    tags = ("reviews",)

    @get("/")
    async def show(self, services: Serving, found: Found) -> ReviewShown:
        """Return the review of a finished game, or how far it is."""
        return await services.reviews.show(found)

    @post("/", status_code=200)
    async def ask(self, services: Serving, me: Myself, found: Found) -> ReviewShown:
        """Ask for a review; one that exists is returned."""
        return await services.reviews.ask(found, lambda: services.limits.reviews.use(me.id))

    @get("/{ply:int}")
    async def preferred(self, services: Serving, found: Found, ply: FromPath[int]) -> Moment:
        """Return the game after the action that the review prefers at a moment."""
        return await services.reviews.moment(found, ply)


ROUTES: Final = (AllTables, OneTable, OneReplay, upload, OneReview)
