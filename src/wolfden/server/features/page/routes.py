"""Routes of the page's files."""

from html import escape

from litestar import MediaType, Response, get

from wolfden.i18n.languages import ENGLISH, LANGUAGES
from wolfden.server.base.translators import translator_of
from wolfden.server.features.page.files import FOR_GOOD, CachedFile, PageFiles
from wolfden.server.features.page.previews import head_of, pages_meta, preview_of
from wolfden.server.features.page.responses import response_of
from wolfden.server.http.requests import AnyRequest, language_of, network
from wolfden.server.pages import Link
from wolfden.server.services import Services, Serving


@get(["/", "/{address:path}"], include_in_schema=False)
async def page(request: AnyRequest, services: Serving) -> Response[bytes]:
    """Return a file of the page, or the page itself, which says what its link shows."""
    files: PageFiles = request.app.state.files
    address = request.path_params.get("address", "")
    is_index = files.is_index(address)
    if is_index:
        file, is_there = await _index(request, services, files)
    else:
        file, is_there = files.find(address), True
    is_fixed = files.is_fixed(request.url.path, request.query_params.get("v", ""))
    caching = FOR_GOOD if is_fixed else "no-cache"
    varies = "Accept-Encoding, Accept-Language" if is_index else "Accept-Encoding"
    # People read on the page that there is nothing there; programs read the status.
    return response_of(request, file, 200 if is_there else 404, caching, varies)


async def _index(
    request: AnyRequest, services: Services, files: PageFiles
) -> tuple[CachedFile, bool]:
    """Return the index with what the link shows, and whether the link leads anywhere."""
    query = {name: str(value) for name, value in request.query_params.items()}
    link = Link(services, query, translator_of(language_of(request)), network(request))
    preview = await preview_of(files.features.pages, request.url.path, link)
    head = head_of(request, preview) + pages_meta(files.features)
    return files.index_with(head), preview.is_there


@get("/offline.html", include_in_schema=False, media_type=MediaType.HTML)
async def offline() -> str:
    """Return the page that browsers show while the server is away: one section per language."""
    sections = []
    for language in (ENGLISH, *[one for one in LANGUAGES if one != ENGLISH]):
        translator = translator_of(language)
        title, text, again = (
            escape(translator.translate(f"offline-{part}")) for part in ("title", "text", "again")
        )
        heading = f'<img src="/icon.svg" alt=""><h1>{title}</h1><p>{text}</p>'
        hidden = "" if language == ENGLISH else " hidden"
        sections.append(
            f'<section lang="{language}"{hidden}>{heading}<button>{again}</button></section>'
        )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Wolfden</title>'
        '<link rel="stylesheet" href="/css/tokens.css">'
        '<link rel="stylesheet" href="/css/offline.css"></head>'
        f"<body><main>{''.join(sections)}</main>"
        '<script type="module" src="/js/offline.js"></script></body></html>'
    )
