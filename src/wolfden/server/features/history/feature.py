"""What guests have played and solved."""

from wolfden.server.feature import Feature
from wolfden.server.features.history import wire
from wolfden.server.features.history.routes import my_history
from wolfden.server.features.history.service import HistoryService
from wolfden.server.pages import plain

FEATURE = Feature(
    name="history",
    make=lambda services: HistoryService(services.database, services.tables),
    routes=(my_history,),
    wire=(wire,),
    pages=(plain("history"),),
)
