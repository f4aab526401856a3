"""Running games worth watching."""

from wolfden.server.feature import Feature
from wolfden.server.features.live import wire
from wolfden.server.features.live.routes import live
from wolfden.server.features.live.service import LiveGames

FEATURE = Feature(
    name="live",
    make=lambda services: LiveGames(services.tables),
    routes=(live,),
    wire=(wire,),
)
