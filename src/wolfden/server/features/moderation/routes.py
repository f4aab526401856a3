"""The route of reports to the operator."""

from litestar import post
from litestar.params import JSONBody

from wolfden.server.features.chat.service import Chat
from wolfden.server.features.moderation.service import Moderation
from wolfden.server.features.moderation.wire import NewReport
from wolfden.server.services import ONE_TABLE, AtTable, Serving


@post(f"{ONE_TABLE}/reports", status_code=204, tags=["tables"])
async def report(services: Serving, at: AtTable, data: JSONBody[NewReport]) -> None:
    """Report a chat message, or a guest at the table, to the operator."""
    await services.limits.reports.use(at.guest.id)
    about = (data.guest, data.room, data.number, data.note)
    await services[Moderation].report(at, services[Chat], *about)
