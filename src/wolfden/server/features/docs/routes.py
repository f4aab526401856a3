"""Routes of the documents."""

from html import escape
from typing import Final

from litestar import Response, get
from litestar.response import Redirect

from wolfden.server.base.errors import NotFound
from wolfden.server.base.translators import translator_of
from wolfden.server.features.docs.files import INDEX, Documents
from wolfden.server.features.page.files import prepare
from wolfden.server.features.page.responses import response_of
from wolfden.server.http.requests import AnyRequest, language_of

DOCUMENTS: Final = Documents()


@get(["/docs", "/docs/{address:path}"], include_in_schema=False)
async def document(request: AnyRequest) -> Response[bytes] | Redirect:
    """Return a document, or a file that documents are shown with."""
    if not DOCUMENTS.are_built:
        return _not_built(request)
    address = request.path_params.get("address", "").strip("/")
    if not address:
        # Links of a document are relative to its folder.
        return Redirect(f"/docs/{INDEX}")
    file = DOCUMENTS.find(address)
    if file is None:
        raise NotFound("nothing-there", path=request.url.path)
    return response_of(request, file)


def _not_built(request: AnyRequest) -> Response[bytes]:
    """Return a page that says how the documents are built."""
    language = language_of(request)
    translate = translator_of(language).translate
    title, text = escape(translate("docs-missing")), escape(translate("docs-missing-text"))
    page = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        '<link rel="stylesheet" href="/css/tokens.css">'
        '<link rel="stylesheet" href="/css/offline.css"></head>'
        f'<body><main><section><img src="/icon.svg" alt=""><h1>{title}</h1><p>{text}</p>'
        "</section></main></body></html>"
    )
    file = prepare("missing.html", 0, page.encode())
    return response_of(request, file, 404, varies="Accept-Encoding, Accept-Language")


ROUTES: Final = (document,)
