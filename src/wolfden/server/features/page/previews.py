"""What a link shows of itself where it is pasted: title, line and picture, in the page's head.

Programs that show previews run no JavaScript, so the server writes this into the index. It says
what everyone with the link may know, and of private tables that are not over, the title alone.
"""

from collections.abc import Mapping
from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote, urlencode

from wolfden.core.errors import UnknownTitle, WolfdenError
from wolfden.i18n.languages import ENGLISH, UnknownLanguage, parse_language
from wolfden.i18n.translator import Translator
from wolfden.server import services as context
from wolfden.server.base.errors import NotFound
from wolfden.server.base.translators import translator_of
from wolfden.server.features.pictures.service import STATIC, ending, shown_names, shows_board
from wolfden.server.features.puzzles.service import OpenPuzzle
from wolfden.server.http.requests import AnyRequest
from wolfden.server.services import Services
from wolfden.server.tables.model import TableInfo

SIZE: Final = (1200, 630)
_MOST_WISHES: Final = 8
"""Languages of a header that are looked at."""
_LONGEST: Final = 300
_OF_TITLES: Final = ("new", "rules", "aid", "about")
_OF_TABLES: Final = ("t", "review", "embed")
_LOOKED_UP: Final = (*_OF_TABLES, "player", "tournament")
"""Pages about something that is read from the database."""
_NOT_LOOKED_UP: Final = ("group", "move")
"""Pages about something that only some may know of, who are not known here."""
PLAIN_PAGES: Final = ("analysis", "groups", "history", "me", "people", "puzzles", "tournaments")
"""Pages whose address is one word."""
NAMED_PAGES: Final = (*_OF_TITLES, *_LOOKED_UP, *_NOT_LOOKED_UP, "puzzles")
"""Pages whose address is a word and the name of what they are about."""


class Preview(NamedTuple):
    """What a link shows; ``image`` is a path without its first slash."""

    title: str
    line: str
    image: str = STATIC
    is_there: bool = True
    """Whether the link leads to something that exists, as far as is known."""


def language_of(request: AnyRequest, wanted: str = "") -> str:
    """Return the language that a request names or prefers; English if there is none of ours."""
    header = request.headers.get("accept-language", "")
    wishes = [wanted, *[one.partition(";")[0] for one in header.split(",")[:_MOST_WISHES]]]
    for wish in filter(None, wishes):
        try:
            return parse_language(wish)
        except UnknownLanguage:
            continue
    return ENGLISH


async def preview_of(
    services: Services, path: str, query: Mapping[str, str], language: str, client: str
) -> Preview:
    """Return what the link to a page shows; what it is about is read only within a client's limit.

    A link to nothing, or one too many, shows what the first page shows; the former says so.
    """
    translator = translator_of(language)
    usual = Preview(translator.translate("page-title"), translator.translate("landing-lead"))
    page, *names = list(filter(None, path.split("/"))) or [""]
    try:
        if page in _LOOKED_UP:
            services.limits.previews.use(client)
        if names:
            name = "/".join(names)
            return await _named_preview(services, page, name, query, translator) or usual
        if page == "puzzles":
            return usual._replace(title=translator.translate("puzzles-title"))
        if page == "analysis":
            return await _analysis_preview(services, query, translator, client)
        is_there = page in ("", "index.html", *PLAIN_PAGES)
    except (NotFound, UnknownTitle):
        is_there = False
    except WolfdenError:
        is_there = True
    return usual._replace(is_there=is_there)


async def _named_preview(
    services: Services, page: str, name: str, query: Mapping[str, str], translator: Translator
) -> Preview | None:
    """Return what the link to a page about something shows, if that is anything special.

    NotFound or UnknownTitle if there is no such thing.
    """
    if page in _OF_TITLES:
        return _title_preview(services, services.titles.get(name).meta().id, translator)
    if page in _OF_TABLES:
        table = await services.tables.get(name)
        return _table_preview(services, table.info, page, query, translator)
    if page == "puzzles":
        return _puzzle_preview(services, name, translator)
    if page == "player":
        found = await services.people.player(name, "")
        line = translator.translate("landing-lead")
        return Preview(f"{found.guest.name} · Wolfden", line)
    if page == "tournament":
        await services.tournaments.show(name, None)
    elif page not in _NOT_LOOKED_UP or "/" in name:
        raise NotFound("nothing-there", path=f"{page}/{name}")
    return None


def _title_preview(services: Services, title: str, translator: Translator) -> Preview:
    image = STATIC
    if title in services.titles.files(STATIC):
        image = f"titles/{title}/{STATIC}"
    line = translator.translate(f"pitch-{title}")
    return Preview(_title_name(services, title, translator), line, image)


def _title_name(services: Services, title: str, translator: Translator) -> str:
    return translator.translate(f"title-{title}") or services.titles.get(title).meta().name


def _table_preview(
    services: Services,
    info: TableInfo,
    page: str,
    query: Mapping[str, str],
    translator: Translator,
) -> Preview:
    about = _title_preview(services, info.title, translator)
    names = shown_names(info, translator)
    if names:
        about = about._replace(title=f"{about.title}: {', '.join(names)}")
    ply = query.get("ply", "")
    if info.is_over and info.result is not None:
        about = about._replace(line=ending(info.result, names, translator))
    elif info.public:
        free = sum(seat.is_empty for seat in info.seats)
        key = "state-open" if info.status == "open" else "state-running"
        about = about._replace(line=translator.translate(key, {"free": free}))
    if page == "review":
        args = {"title": about.title}
        about = about._replace(title=translator.translate("review-title", args))
    if not shows_board(info):
        return about
    facts = {"lang": translator.language, "v": str(info.seq)}
    if ply.isascii() and ply.isdecimal():
        facts = {"ply": ply[:9], **facts}
    return about._replace(image=f"api/tables/{quote(info.id)}/picture.png?{urlencode(facts)}")


def _puzzle_preview(services: Services, name: str, translator: Translator) -> Preview:
    opened = OpenPuzzle(name, services.titles)
    args = {"title": _title_name(services, opened.source.title, translator)}
    image = f"api/puzzles/{quote(opened.puzzle.id)}/picture.png?lang={translator.language}"
    heading = translator.translate("puzzle-heading", args)
    return Preview(heading, translator.translate("puzzles-title"), image)


async def _analysis_preview(
    services: Services, query: Mapping[str, str], translator: Translator, client: str
) -> Preview:
    """Return what a link to the analysis board shows; what stands behind a # is not sent here."""
    heading, lead = translator.translate("analysis-heading"), translator.translate("analysis-lead")
    about = Preview(heading, lead)
    if puzzle := query.get("puzzle"):
        about = about._replace(image=_puzzle_preview(services, puzzle, translator).image)
    elif name := query.get("table"):
        services.limits.previews.use(client)
        info = (await services.tables.get(name)).info
        args = {"title": _title_name(services, info.title, translator)}
        shown = _table_preview(services, info, "t", query, translator)
        about = about._replace(
            title=translator.translate("analysis-title", args), image=shown.image
        )
    return about


def head_of(request: AnyRequest, preview: Preview) -> str:
    """Return the elements of a page's head that say what its link shows."""
    title, line = preview.title[:_LONGEST], preview.line[:_LONGEST]
    width, height = SIZE
    facts = {
        "og:site_name": "Wolfden",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
        "og:image": context.link(request, preview.image),
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": title,
    }
    named = {"description": line, "twitter:card": "summary_large_image"}
    tags = [
        *(f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()),
        *(f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items()),
    ]
    return "\n    ".join(tags)
