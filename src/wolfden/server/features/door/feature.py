"""The door of a closed server."""

from typing import Final

from wolfden.server.feature import Feature, every
from wolfden.server.features.door import wire
from wolfden.server.features.door.routes import ROUTES
from wolfden.server.features.door.service import Door

SECONDS: Final = 1.0
"""How often a closed server looks who may come in."""

FEATURE = Feature(
    name="door",
    make=Door,
    start=Door.start,
    upkeep=(every("door", SECONDS, Door.follow),),
    routes=ROUTES,
    wire=(wire,),
)
