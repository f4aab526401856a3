"""Ratings of people."""

from wolfden.server.feature import Feature
from wolfden.server.features.ratings.service import Ratings

FEATURE = Feature(
    name="ratings",
    needs=("history",),
    make=lambda services: Ratings(services.tables, services.jobs),
    jobs={"rating": Ratings.rate},
    resume=(Ratings.resume,),
)
