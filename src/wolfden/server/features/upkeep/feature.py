"""What a server does by itself."""

from wolfden.server.base.systemd import report_alive
from wolfden.server.base.times import DAY, HOUR, SECOND
from wolfden.server.feature import Feature, every
from wolfden.server.features.upkeep.service import Upkeep, measure_loop_lag
from wolfden.server.services import Services


def _make(services: Services) -> Upkeep:
    return Upkeep(services.config, services.tables, services.guests)


FEATURE = Feature(
    name="upkeep",
    needs=("tournaments",),
    make=_make,
    upkeep=(
        Upkeep.unload_idle_tables,
        every("tidying", HOUR / SECOND, Upkeep.delete_unused),
        every("retention", DAY / SECOND, Upkeep.sweep),
        lambda _upkeep: measure_loop_lag(),
        lambda _upkeep: report_alive(),
    ),
    resume=(Upkeep.back_up,),
)
