"""Routes about applause."""

from typing import Final

from litestar import get, post

from wolfden.server.services import ONE_TABLE, Found, Myself, Serving
from wolfden_applause.service import Applause
from wolfden_applause.wire import ApplauseList


@get("/api/applause", tags=["applause"])
async def best(services: Serving) -> ApplauseList:
    """Return the games that most guests have applauded."""
    return ApplauseList(await services[Applause].best())


@post(f"{ONE_TABLE}/applause", status_code=204, tags=["applause"])
async def applaud(services: Serving, me: Myself, found: Found) -> None:
    """Applaud a finished game."""
    services[Applause].add(found, me.id)


ROUTES: Final = (best, applaud)
