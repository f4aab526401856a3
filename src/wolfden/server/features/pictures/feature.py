"""Pictures and animations of tables and puzzles."""

from wolfden.server.feature import Feature
from wolfden.server.features.pictures.routes import ROUTES
from wolfden.server.features.pictures.service import Pictures
from wolfden.server.services import Services


def _make(services: Services) -> Pictures:
    return Pictures(services.titles, services.workers, services.limits.pictures)


FEATURE = Feature(
    name="pictures",
    needs=("puzzles", "replays"),
    make=_make,
    upkeep=(Pictures.prepare,),
    routes=ROUTES,
)
