"""Notices of turns and invitations: in the lobby, by push, e-mail and webhook."""

from wolfden.server.feature import Feature
from wolfden.server.features.lobby.service import Lobby
from wolfden.server.features.notices import wire
from wolfden.server.features.notices.routes import ROUTES
from wolfden.server.features.notices.service import Notices
from wolfden.server.features.plans.service import Plans
from wolfden.server.services import Services


def _make(services: Services) -> Notices:
    return Notices(
        *(services.config, services.tables, services.guests, services[Lobby]),
        *(services.connections, services.keys, services.limits, services.jobs),
        plans=services[Plans],
    )


FEATURE = Feature(
    name="notices",
    needs=("lobby", "plans"),
    make=_make,
    jobs={"notice": Notices.notify_seat, "invite": Notices.notify_invited},
    resume=(Notices.resume,),
    routes=ROUTES,
    wire=(wire,),
)
