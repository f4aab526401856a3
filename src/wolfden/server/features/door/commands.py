"""``wolfden invitations``: what an operator does with the invitations of a closed server."""

from typing import Final

from wolfden.command_line import COUNT, argument, option, pass_translator
from wolfden.core.errors import BadSetup
from wolfden.i18n.translator import Translator
from wolfden.server.base.config import settings
from wolfden.server.base.times import now
from wolfden.server.command import DataGroup, Opened, format_day, with_database
from wolfden.server.features.door.service import invite
from wolfden.server.features.door.store import DoorQueries, revoke_invitation

invitations = DataGroup("invitations")
_URL: Final = settings("url")


@invitations.command("new", params=[*_URL])
@option("--count", type=COUNT, default=1, metavar="N")
@option("--days", type=COUNT, default=30, metavar="N")
@with_database
async def _new_invitations(opened: Opened, url: str, count: int, days: int) -> None:
    """Print links that each let one person in, after the id of the invitation."""
    if not url:
        raise BadSetup("invitation-url")
    for name, code in await invite(opened.database, count, days):
        print(f"{name}  {url.rstrip('/')}/door/{code}")


@invitations.command("list")
@pass_translator
@with_database
async def _list_invitations(opened: Opened, translator: Translator) -> None:
    at = now()
    for one in await DoorQueries(opened.database).every():
        state, moment = one.state(at)
        facts = {"state": state, "day": format_day(moment)}
        print(f"{one.id}  {translator.translate('invitation-state', facts)}")


@invitations.command("revoke")
@argument("invitation")
@pass_translator
@with_database
async def _revoke_invitation(opened: Opened, translator: Translator, invitation: str) -> None:
    """End an invitation, and with it what its pass lets in."""
    await opened.database.writer.write(revoke_invitation(invitation))
    print(translator.translate("invitation-revoked", {"invitation": invitation}))
