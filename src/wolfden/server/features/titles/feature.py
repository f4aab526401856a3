"""Titles and what belongs to them."""

from wolfden.server.feature import Feature
from wolfden.server.features.titles import wire
from wolfden.server.features.titles.routes import Titles
from wolfden.server.pages import Link, Preview, named, title_preview


async def _preview(link: Link) -> Preview:
    return title_preview(link, link.name)


FEATURE = Feature[None](
    name="titles",
    needs=("page",),
    routes=(Titles,),
    wire=(wire,),
    pages=tuple(named(word, _preview) for word in ("new", "rules", "aid", "about")),
)
