"""Clocks and absence."""

from wolfden.server.feature import Feature
from wolfden.server.features.absence.service import Timers

FEATURE = Feature(
    name="absence",
    make=lambda services: Timers(services.tables, services.jobs),
    jobs={"clock": Timers.on_clock, "absence": Timers.on_absence},
)
