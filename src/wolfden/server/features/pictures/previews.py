"""What links to a table show: its players, how it ended, and its board."""

from urllib.parse import quote, urlencode

from wolfden.server.features.pictures.service import ending, shown_names, shows_board
from wolfden.server.pages import Link, Preview, title_preview
from wolfden.server.tables.model import TableInfo


async def table_preview(link: Link) -> Preview:
    """Return what the link to a table shows; NotFound if there is none."""
    link.count()
    return about_table(link, (await link.services.tables.get(link.name)).info)


async def review_preview(link: Link) -> Preview:
    """Return what the link to the review of a table shows."""
    about = await table_preview(link)
    args = {"title": about.title}
    return about._replace(title=link.translator.translate("review-title", args))


def about_table(link: Link, info: TableInfo) -> Preview:
    """Return what a link about a table shows."""
    translator = link.translator
    about = title_preview(link, info.title)
    names = shown_names(info, translator)
    if names:
        about = about._replace(title=f"{about.title}: {', '.join(names)}")
    if info.is_over and info.result is not None:
        about = about._replace(line=ending(info.result, names, translator))
    elif info.public:
        free = sum(seat.is_empty for seat in info.seats)
        key = "state-open" if info.status == "open" else "state-running"
        about = about._replace(line=translator.translate(key, {"free": free}))
    if not shows_board(info):
        return about
    ply, facts = link.query.get("ply", ""), {"lang": translator.language, "v": str(info.seq)}
    if ply.isascii() and ply.isdecimal():
        facts = {"ply": ply[:9], **facts}
    return about._replace(image=f"api/tables/{quote(info.id)}/picture.png?{urlencode(facts)}")
