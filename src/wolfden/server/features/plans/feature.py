"""Plans for the moves of others, in games over days."""

from wolfden.server.feature import Feature
from wolfden.server.features.plans import wire
from wolfden.server.features.plans.routes import SeatPlans
from wolfden.server.features.plans.service import Plans

FEATURE = Feature(
    name="plans",
    make=lambda services: Plans(services.tables),
    jobs={"plan": Plans.play},
    routes=(SeatPlans,),
    wire=(wire,),
)
