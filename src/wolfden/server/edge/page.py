"""The web page: files that browsers fetch, compressed once and cached until they change."""

import base64
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any, Final

import brotli
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency

from wolfden.server.model.errors import NotFound

ROOTS: Final = {"/": Path(__file__).parents[2] / "web"}
"""Folders by the prefix of their addresses; the longest prefix that fits counts."""
INDEX: Final = "/index.html"
ENTRY_MODULES: Final = ("/js/main.js", "/js/pages/landing.js", "/js/pages/table.js")
"""What the first page and a table start with; the index itself loads the first."""
PRELOADS: Final = b"<!-- modulepreload -->"
"""Where in the index the preloads of modules are inserted."""
_COMPRESSED: Final = (".html", ".js", ".mjs", ".css", ".svg", ".ftl", ".json", ".webmanifest")
_TYPES: Final = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_INLINE_SCRIPT: Final = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
_IMPORT: Final = re.compile(r'^(?:import|export)\b[^"\';]*?\bfrom\s+"([^"]+)"', re.MULTILINE)
_MAPPED: Final = re.compile(r'"([^"]+)": "(/vendor/[^"]+)"')


@dataclass(frozen=True)
class CachedFile:
    """A file ready to be sent."""

    changed: int
    body: bytes
    compressed: dict[str, bytes]
    """The body by content encoding, the best one first."""
    tag: str
    kind: str


class PageFiles:
    """The files of some folders, by their address."""

    def __init__(self, roots: Mapping[str, Path] = ROOTS) -> None:
        longest_first = sorted(roots.items(), key=lambda root: -len(root[0]))
        self._roots = [(prefix, folder.resolve()) for prefix, folder in longest_first]
        self._cache: dict[Path, CachedFile] = {}
        self._preloads: bytes | None = None

    def find(self, address: str) -> CachedFile:
        """Return the file at an address; a page's address has no dot and leads to the index.

        Raises:
            NotFound: there is none.
        """
        wanted = f"/{address.strip('/')}"
        path = self._path(wanted if "." in wanted.rpartition("/")[2] else INDEX)
        if path is None:
            raise NotFound(f"there is nothing at {wanted}", "nothing-there", path=wanted)
        changed = path.stat().st_mtime_ns
        file = self._cache.get(path)
        if file is None or file.changed != changed:
            body = path.read_bytes()
            if PRELOADS in body:
                body = body.replace(PRELOADS, self._preload_links(body.decode()))
            file = self._cache[path] = _prepare(path, changed, body)
        return file

    def _path(self, address: str) -> Path | None:
        """Return where the file of an address is, if there is one."""
        prefix, folder = next(root for root in self._roots if address.startswith(root[0]))
        try:
            path = (folder / address[len(prefix) :]).resolve()
            return path if path.is_relative_to(folder) and path.is_file() else None
        except (OSError, ValueError):  # not a possible file name
            return None

    def inline_scripts(self) -> list[str]:
        """Return the digests of scripts inside the index, for the content policy."""
        try:
            text = self.find(INDEX).body.decode()
        except NotFound:
            return []
        scripts = _INLINE_SCRIPT.findall(text)
        digests = [hashlib.sha256(script.encode()).digest() for script in scripts]
        return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]

    def _preload_links(self, index: str) -> bytes:
        """Return the links that let a browser fetch all modules of the first page at once."""
        if self._preloads is None:
            import_map = dict(_MAPPED.findall(index))
            addresses = self._import_closure(ENTRY_MODULES, import_map) - {ENTRY_MODULES[0]}
            links = [f'<link rel="modulepreload" href="{one}" />' for one in sorted(addresses)]
            self._preloads = "\n    ".join(links).encode()
        return self._preloads

    def _import_closure(self, modules: Iterable[str], import_map: Mapping[str, str]) -> set[str]:
        """Return these modules and all that they import, directly or not."""
        found: set[str] = set()
        waiting = list(modules)
        while waiting:
            address = waiting.pop()
            path = None if address in found else self._path(address)
            if path is not None:
                found.add(address)
                names = _IMPORT.findall(path.read_text(encoding="utf-8"))
                folder = dirname(address)
                waiting += [import_map.get(name) or normpath(join(folder, name)) for name in names]
        return found


def _prepare(path: Path, changed: int, body: bytes) -> CachedFile:
    compressed = {}
    if path.suffix in _COMPRESSED:
        compressed = {"br": brotli.compress(body), "gzip": gzip.compress(body, mtime=0)}
    kind = (
        _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return CachedFile(changed, body, compressed, tag, kind)


@get(["/", "/{address:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, State], files: NamedDependency[PageFiles]
) -> Response[bytes]:
    """Return a file of the page, or the page itself."""
    file = files.find(request.path_params.get("address", ""))
    headers = {"ETag": file.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    accepted = request.headers.get("accept-encoding", "")
    for encoding, compressed in file.compressed.items():
        if encoding in accepted:
            body, headers["Content-Encoding"] = compressed, encoding
            break
    return Response(body, headers=headers, media_type=file.kind)
