"""Everything stored about a guest, for the guest."""

from wolfden.server.feature import Feature
from wolfden.server.features.privacy.routes import export
from wolfden.server.features.privacy.service import Exporter

FEATURE = Feature(
    name="privacy",
    needs=(
        *("chat", "groups", "history", "moderation", "notices", "plans", "ratings", "replays"),
        "tournaments",
    ),
    make=lambda services: Exporter(services.tables),
    routes=(export,),
)
