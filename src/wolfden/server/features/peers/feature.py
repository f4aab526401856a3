"""Other processes on the same database."""

from wolfden.server.feature import Feature
from wolfden.server.features.absence.service import Timers
from wolfden.server.features.chat.service import Chat
from wolfden.server.features.lobby.service import Lobby
from wolfden.server.features.peers.service import Peers
from wolfden.server.services import Services


def _make(services: Services) -> Peers:
    return Peers(
        *(services.database, services.tables, services[Chat], services[Lobby]),
        *(services.connections, services.jobs, services[Timers]),
    )


FEATURE = Feature(name="peers", needs=("absence", "chat", "lobby"), make=_make, start=Peers.start)
