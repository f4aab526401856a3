"""The web page: files that browsers fetch, compressed once and kept while they do not change."""

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import brotli
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency

from wolfden.core.registry import Registry
from wolfden.i18n.catalog import find_texts, text_files
from wolfden.server.errors import NotFound
from wolfden.titles import TITLES

FOLDER: Final = Path(__file__).parents[2] / "web"
INDEX: Final = "index.html"
_SQUEEZED: Final = (".html", ".js", ".mjs", ".css", ".svg", ".ftl", ".json", ".webmanifest")
_TYPES: Final = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_TEXTS: Final = re.compile(r"locales/([a-z]+)/([a-z-]+)\.ftl")
_OPEN: Final = ("page/", "pictures.json", "sample.json")
"""What of a title's folder is sent to browsers."""
_INLINE: Final = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True)
class Kept:
    """A file ready to be sent."""

    changed: int
    body: bytes
    squeezed: dict[str, bytes]
    """What is sent to browsers that accept an encoding, the best one first."""
    tag: str
    kind: str


class PageFiles:
    """The files of the page and of the titles' pages, by their address."""

    def __init__(self, folder: Path = FOLDER, titles: Registry = TITLES) -> None:
        self._folder = folder.resolve()
        self._titles = titles
        self._kept: dict[str, Kept] = {}

    def find(self, address: str) -> Kept:
        """Return the file at an address; a page's address has no dot and leads to the index.

        Raises:
            NotFound: there is none.
        """
        wanted = address.strip("/")
        name = wanted if "." in wanted.rpartition("/")[2] else INDEX
        paths = self._sources(name)
        if not paths:
            raise NotFound("nothing-there", path=f"/{wanted}")
        changed = max(path.stat().st_mtime_ns for path in paths)
        kept = self._kept.get(name)
        if kept is None or kept.changed != changed:
            kept = self._kept[name] = _squeeze(self._body(name, paths), name, changed)
        return kept

    def _sources(self, name: str) -> list[Path]:
        """Return the files that an address is made of; none: there is nothing."""
        if texts := _TEXTS.fullmatch(name):
            language, texts_name = texts.groups()
            if find_texts(language, texts_name, self._titles) is not None:
                return text_files(language, self._titles)
        folder, below = self._folder, name
        if name.startswith("titles/"):
            _titles, title, below = [*name.split("/", 2), "", ""][:3]
            own = self._titles.folder(title)
            if own is None or not below.startswith(_OPEN):
                return []
            folder = own
        try:
            path = (folder / below).resolve()
            return [path] if path.is_relative_to(folder.resolve()) and path.is_file() else []
        except (OSError, ValueError):  # no name that a file could have
            return []

    def _body(self, name: str, paths: list[Path]) -> bytes:
        texts = _TEXTS.fullmatch(name)
        if texts:
            return (find_texts(*texts.groups(), self._titles) or "").encode()
        return paths[0].read_bytes()

    def inline_scripts(self) -> list[str]:
        """Return the digests of scripts inside the index, for the content policy."""
        try:
            text = self.find(INDEX).body.decode()
        except NotFound:
            return []
        digests = [hashlib.sha256(script.encode()).digest() for script in _INLINE.findall(text)]
        return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]


def _squeeze(body: bytes, name: str, changed: int) -> Kept:
    suffix = Path(name).suffix
    squeezed = {}
    if suffix in _SQUEEZED:
        squeezed = {"br": brotli.compress(body), "gzip": gzip.compress(body, mtime=0)}
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Kept(changed, body, squeezed, tag, kind)


@get(["/", "/{address:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, State],
    files: NamedDependency[PageFiles],
) -> Response[bytes]:
    """Return a file of the page, or the page itself."""
    file = files.find(request.path_params.get("address", ""))
    headers = {"ETag": file.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    accepted = request.headers.get("accept-encoding", "")
    for encoding, squeezed in file.squeezed.items():
        if encoding in accepted:
            body, headers["Content-Encoding"] = squeezed, encoding
            break
    return Response(body, headers=headers, media_type=file.kind)
