"""What guests can change about themselves, their devices and their bot accounts."""

from wolfden.server.feature import Feature
from wolfden.server.guests import wire
from wolfden.server.guests.routes import Guests
from wolfden.server.pages import named, plain

FEATURE = Feature(
    name="guests",
    needs=("groups", "notices", "tournaments"),
    make=lambda services: services.guests,
    routes=(Guests,),
    wire=(wire,),
    pages=(plain("me"), named("move")),
)
