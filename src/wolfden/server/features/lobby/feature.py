"""The lobby: open tables, and those of a guest."""

from wolfden.server.feature import Feature
from wolfden.server.features.groups.service import Groups
from wolfden.server.features.live.service import LiveGames
from wolfden.server.features.lobby import wire
from wolfden.server.features.lobby.routes import lobby
from wolfden.server.features.lobby.service import Lobby
from wolfden.server.features.plans.service import Plans

FEATURE = Feature(
    name="lobby",
    needs=("groups", "live", "plans"),
    make=lambda services: Lobby(
        services.tables, services[Groups], services[LiveGames], services[Plans]
    ),
    routes=(lobby,),
    wire=(wire,),
)
