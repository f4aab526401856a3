"""Routes about the game of a table from its start, and about replay files."""

from typing import Final

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wolfden.server.features.ratings.service import refuse_rated
from wolfden.server.features.replays.service import Replays, allowed_eyes, moment
from wolfden.server.features.replays.wire import Fork, Moment, Replay, Upload
from wolfden.server.http.requests import AnyRequest, network
from wolfden.server.services import ONE_TABLE, AtTable, Found, Myself, Serving, find_guest
from wolfden.server.tables import new_tables
from wolfden.server.tables.table import Table
from wolfden.server.tables.wire import TableShown


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
        return await services[Replays].game(found, allowed, network(request))

    @get("/replay.txt", media_type=MediaType.TEXT)
    async def replay_file(
        self, request: AnyRequest, services: Serving, found: Found, eyes: FromQuery[str] = ""
    ) -> Response[str]:
        """Return a game as a replay file."""
        allowed = await _eyes(request, found, eyes)
        text = await services[Replays].file(found, allowed, network(request))
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


ROUTES: Final = (OneReplay, upload)
