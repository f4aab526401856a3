"""The analysis board."""

from wolfden.server.feature import Feature
from wolfden.server.features.analysis import wire
from wolfden.server.features.analysis.previews import analysis_preview
from wolfden.server.features.analysis.routes import ROUTES
from wolfden.server.features.analysis.service import Analyses
from wolfden.server.pages import plain
from wolfden.server.services import Services


def _make(services: Services) -> Analyses:
    seconds = services.config.analysis_seconds
    return Analyses(services.tables, services.titles, services.workers, seconds)


FEATURE = Feature(
    name="analysis",
    needs=("pictures", "plans", "puzzles", "ratings", "replays"),
    make=_make,
    routes=ROUTES,
    wire=(wire,),
    pages=(plain("analysis", analysis_preview),),
)
