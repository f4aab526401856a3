"""Running games worth watching."""

from wolfden.server.feature import Feature
from wolfden.server.features.live import wire
from wolfden.server.features.live.routes import live
from wolfden.server.features.live.service import LiveGames
from wolfden.server.features.ratings.service import Ratings

FEATURE = Feature(
    name="live",
    needs=("ratings",),
    make=lambda services: LiveGames(services.tables, services.workers, services[Ratings]),
    routes=(live,),
    wire=(wire,),
)
