"""What links to puzzles show."""

from urllib.parse import quote

from wolfden.server.features.puzzles.service import OpenPuzzle
from wolfden.server.pages import Link, Preview, title_name


async def puzzles_preview(link: Link) -> Preview:
    """Return what the link to all puzzles shows."""
    return link.usual._replace(title=link.translator.translate("puzzles-title"))


async def puzzle_preview(link: Link) -> Preview:
    """Return what the link to a puzzle shows; NotFound if there is none."""
    return about_puzzle(link, link.name)


def about_puzzle(link: Link, name: str) -> Preview:
    """Return what a link about a puzzle shows."""
    opened = OpenPuzzle(name, link.services.titles)
    translate, args = link.translator.translate, {"title": title_name(link, opened.source.title)}
    image = f"api/puzzles/{quote(opened.puzzle.id)}/picture.png?lang={link.translator.language}"
    return Preview(translate("puzzle-heading", args), translate("puzzles-title"), image)
