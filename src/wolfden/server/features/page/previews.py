"""What a link shows of itself where it is pasted: title, line and picture, in the page's head.

Programs that show previews run no JavaScript, so the server writes this into the index. It says
what everyone with the link may know, and of private tables that are not over, the title alone.
"""

from dataclasses import replace
from html import escape
from typing import Final

import msgspec

from wolfden.core.errors import UnknownTitle, WolfdenError
from wolfden.server.base.errors import NotFound
from wolfden.server.http.requests import AnyRequest
from wolfden.server.pages import Link, Pages, Preview
from wolfden.server.registry import Features
from wolfden.server.services import link as link_to

SIZE: Final = (1200, 630)
_LONGEST: Final = 300


async def preview_of(pages: Pages, path: str, link: Link) -> Preview:
    """Return what the link to a page shows; what it is about is read only within a client's limit.

    A link to nothing, or one too many, shows what the first page shows; the former says so.
    """
    word, *names = list(filter(None, path.split("/"))) or [""]
    if word in ("", "index.html") and not names:
        return link.usual
    page = pages.get((word, bool(names)))
    if page is None:
        return link.usual._replace(is_there=False)
    try:
        if page.preview is not None:
            return await page.preview(replace(link, name="/".join(names))) or link.usual
        is_there = len(names) <= 1
    except (NotFound, UnknownTitle):
        is_there = False
    except WolfdenError:
        is_there = True
    return link.usual._replace(is_there=is_there)


def pages_meta(features: Features) -> str:
    """Return the element that names the pages of other packages, or an empty string."""
    found: dict[str, dict[str, object]] = {}
    for feature in features:
        for page in feature.pages if feature.is_foreign else ():
            facts = found.setdefault(page.word, {"feature": feature.name})
            facts["named" if page.is_named else "plain"] = True
    text = escape(msgspec.json.encode(found).decode())
    return f'<meta name="pages" content="{text}" />' if found else ""


def head_of(request: AnyRequest, preview: Preview) -> str:
    """Return the elements of a page's head that say what its link shows."""
    title, line = preview.title[:_LONGEST], preview.line[:_LONGEST]
    width, height = SIZE
    facts = {
        "og:site_name": "Wolfden",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
        "og:image": link_to(request, preview.image),
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
