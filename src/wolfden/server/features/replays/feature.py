"""Replays: any moment of a game, and files."""

from wolfden.server.feature import Feature
from wolfden.server.features.replays import wire
from wolfden.server.features.replays.routes import ROUTES
from wolfden.server.features.replays.service import Replays

FEATURE = Feature(
    name="replays",
    needs=("ratings",),
    make=lambda services: Replays(services.limits.replays),
    routes=ROUTES,
    wire=(wire,),
)
