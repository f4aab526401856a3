"""The feature, as the server finds it."""

from wolfden.server.feature import Feature
from wolfden.server.pages import Link, Preview, plain
from wolfden_applause import wire
from wolfden_applause.routes import ROUTES
from wolfden_applause.service import Applause


async def _preview(link: Link) -> Preview:
    return link.usual._replace(title=link.translator.translate("applause-heading"))


FEATURE = Feature(
    name="applause",
    make=lambda services: Applause(services.tables, services.jobs),
    jobs={"applaud": Applause.count},
    routes=ROUTES,
    wire=(wire,),
    pages=(plain("applause", _preview),),
)
