"""Groups of guests."""

from wolfden.server.feature import Feature
from wolfden.server.features.groups import wire
from wolfden.server.features.groups.routes import AllGroups
from wolfden.server.features.groups.service import Groups
from wolfden.server.pages import named, plain

FEATURE = Feature(
    name="groups",
    make=lambda services: Groups(services.tables, services.guests),
    routes=(AllGroups,),
    wire=(wire,),
    pages=(plain("groups"), named("group")),
)
