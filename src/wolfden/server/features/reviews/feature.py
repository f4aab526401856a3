"""Reviews of finished games."""

from wolfden.server.feature import Feature
from wolfden.server.features.pictures.previews import review_preview
from wolfden.server.features.reviews import wire
from wolfden.server.features.reviews.routes import OneReview
from wolfden.server.features.reviews.service import Reviews
from wolfden.server.pages import named
from wolfden.server.services import Services


def _make(services: Services) -> Reviews:
    simulations = services.config.review_simulations
    return Reviews(services.tables, services.workers, services.jobs, simulations)


FEATURE = Feature(
    name="reviews",
    needs=("pictures", "replays"),
    make=_make,
    jobs={"review": Reviews.make},
    upkeep=(Reviews.resume,),
    routes=(OneReview,),
    wire=(wire,),
    pages=(named("review", review_preview),),
)
