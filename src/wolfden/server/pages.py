"""Pages of the web page, and what the links to them show where they are pasted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from wolfden.i18n.translator import Translator

if TYPE_CHECKING:
    # Pages are declared without what serves them.
    from wolfden.server.services import Services

STATIC: Final = "preview.png"
"""The picture of a title, in its folder; that of the first page is next to the page."""


class Preview(NamedTuple):
    """What a link shows; ``image`` is a path without its first slash."""

    title: str
    line: str
    image: str = STATIC
    is_there: bool = True
    """Whether the link leads to something that exists, as far as is known."""


@dataclass(frozen=True)
class Link:
    """A link to a page: its query, who asks, and the name in its address, if there is one."""

    services: Services
    query: Mapping[str, str]
    translator: Translator
    client: str
    name: str = ""

    def count(self) -> None:
        """Count a look into the database for the client; TooMany if it has had too many."""
        self.services.limits.previews.use(self.client)

    @property
    def usual(self) -> Preview:
        """What the first page shows."""
        translate = self.translator.translate
        return Preview(translate("page-title"), translate("landing-lead"))


PreviewOf = Callable[[Link], Awaitable[Preview | None]]
"""Returns what a link shows, ``None`` for the usual; NotFound if it leads nowhere."""


class Page(NamedTuple):
    """A page: the first word of its address, and whether the name of something follows."""

    word: str
    is_named: bool = False
    preview: PreviewOf | None = None
    """Returns what links to it show, if that is anything special."""


Pages = Mapping[tuple[str, bool], Page]
"""Pages by the first word of their address, and whether a name follows."""


def plain(word: str, preview: PreviewOf | None = None) -> Page:
    """Return a page whose address is one word."""
    return Page(word, is_named=False, preview=preview)


def named(word: str, preview: PreviewOf | None = None) -> Page:
    """Return a page whose address is a word and the name of what it is about."""
    return Page(word, is_named=True, preview=preview)


def title_preview(link: Link, title: str) -> Preview:
    """Return what a link to something of a title shows; UnknownTitle if there is none."""
    titles = link.services.titles
    game = titles.get(title).meta().id
    image = f"titles/{game}/{STATIC}" if game in titles.files(STATIC) else STATIC
    return Preview(title_name(link, game), link.translator.translate(f"pitch-{game}"), image)


def title_name(link: Link, title: str) -> str:
    """Return the name of a title in the language of a link."""
    own = link.translator.translate(f"title-{title}")
    return own or link.services.titles.get(title).meta().name
