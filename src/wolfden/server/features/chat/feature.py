"""Chat messages and marks on the board."""

from wolfden.server.feature import Feature
from wolfden.server.features.chat import wire
from wolfden.server.features.chat.service import Chat

FEATURE = Feature(
    name="chat",
    make=lambda services: Chat(services.database, services.guests, services.sharing),
    wire=(wire,),
)
