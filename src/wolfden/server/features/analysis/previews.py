"""What links to the analysis board show."""

from wolfden.server.features.pictures.previews import about_table
from wolfden.server.features.puzzles.previews import about_puzzle
from wolfden.server.pages import Link, Preview, title_name


async def analysis_preview(link: Link) -> Preview:
    """Return what a link to the analysis board shows; what follows a # is not sent here."""
    translate = link.translator.translate
    about = Preview(translate("analysis-heading"), translate("analysis-lead"))
    if puzzle := link.query.get("puzzle"):
        return about._replace(image=about_puzzle(link, puzzle).image)
    if name := link.query.get("table"):
        link.count()
        info = (await link.services.tables.get(name)).info
        title = translate("analysis-title", {"title": title_name(link, info.title)})
        return about._replace(title=title, image=about_table(link, info).image)
    return about
