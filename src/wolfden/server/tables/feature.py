"""What tables offer over HTTP and WebSockets."""

from wolfden.server.feature import Feature
from wolfden.server.features.pictures.previews import table_preview
from wolfden.server.pages import named
from wolfden.server.tables import wire
from wolfden.server.tables.routes import ROUTES
from wolfden.server.tables.table import TableService

FEATURE = Feature(
    name="tables",
    needs=(
        *("absence", "bots", "chat", "devices", "groups", "history", "lobby", "pictures", "plans"),
        *("ratings", "replays"),
    ),
    make=lambda services: services.tables,
    resume=(TableService.resume_all,),
    routes=ROUTES,
    wire=(wire,),
    pages=(named("t", table_preview), named("embed", table_preview)),
)
