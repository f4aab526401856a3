"""The page's files, compressed once and cached until they change."""

import base64
import gzip
import hashlib
import mimetypes
import os
import re
import time
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import brotli

from wolfden.core.registry import Registry
from wolfden.i18n.languages import LOCALES, find_texts, text_files
from wolfden.server.base.errors import NotFound
from wolfden.server.features.page.bundle import Bundle, import_closure
from wolfden.server.registry import Features, installed_features
from wolfden.titles import TITLES

FOLDER: Final = Path(__file__).parents[3] / "web"
"""The page that all titles share."""
TITLE_FILES: Final = ("pictures.json", "preview.png", "sample.json")
"""What of a title's folder is sent to browsers, besides its folder ``page``."""
INDEX: Final = "/index.html"
FOR_GOOD: Final = "max-age=31536000, immutable"
TITLES_FOLDER: Final = "/titles/"
FEATURES: Final = "/js/features/"
"""Where features of other packages have their files, next to ours."""
ENTRY_NAMES: Final = ("/page/index.js", "/page/aid.js", "/page/sound/palette.js", "-page.js")
"""The modules of titles and of other packages' features that the page imports by their address."""
ENTRY_MODULES: Final = (
    "/js/main.js",
    "/js/features/home/landing-page.js",
    "/js/table/table-page.js",
)
"""What the first page and a table start with; the index itself loads the first."""
PRELOADS: Final = b"<!-- modulepreload -->"
"""Where in the index the preloads of modules are inserted."""
PREVIEW: Final = "<!-- preview -->"
"""Where in the index the server says what a link shows."""
MOST_HEADS: Final = 200
"""Indexes of different links that are kept compressed."""
BROTLI_QUALITY: Final = 10
"""A tenth of a second for the script; 9 is five times as fast and sends 6 % more bytes."""
HEAD_QUALITY: Final = 5
"""Of an index with what one link shows: made while others wait, in 0.1 ms and not in 3.5."""
LOOK_AGAIN: Final = 0.5
"""Seconds after which the files of a checkout are looked at again: that takes two milliseconds."""
_COMPRESSED: Final = (".html", ".js", ".mjs", ".css", ".svg", ".ftl", ".json", ".webmanifest")
_VERSIONED: Final = (*_COMPRESSED, ".webp", ".woff2")
_TYPES: Final = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_INLINE_SCRIPT: Final = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
_MAPPED: Final = re.compile(r'"([^"]+)": "(/vendor/[^"]+)"')
_TEXTS: Final = re.compile(r"/locales/([a-z]+)/([a-z-]+(?:\+[a-z-]+){0,7})\.ftl")
"""Files of texts: one, or a few joined by plus signs, which come as one."""


Bundling = Literal["always", "until edited", "never"]
"""When the page is sent in few files, not as it is written."""


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
    """The files of the page and of the titles' pages, by their address."""

    def __init__(
        self,
        titles: Registry = TITLES,
        folder: Path = FOLDER,
        *,
        features: Features | None = None,
        bundling: Bundling | None = None,
    ) -> None:
        self.features: Final = features or installed_features()
        self._titles = titles
        self._folder = folder.resolve()
        self._cache: dict[str, CachedFile] = {}
        self._preloads: bytes | None = None
        self._indexes: OrderedDict[tuple[str, str], CachedFile] = OrderedDict()
        self._bundling = bundling or _usual_bundling()
        self._bundle = None if self._bundling == "never" else self._make_bundle()
        self._stamps = self._stamped() if self._bundling == "until edited" else []
        self._looked = time.monotonic()

    def is_index(self, address: str) -> bool:
        """Return whether an address leads to the index: those without a dot do."""
        return "." not in address.rpartition("/")[2] or address.strip("/") == INDEX[1:]

    def index_with(self, head: str) -> CachedFile:
        """Return the index with some elements in its head."""
        plain = self.find(INDEX)
        key = (plain.tag, head)
        file = self._indexes.get(key)
        if file is None:
            body = plain.body.decode().replace(PREVIEW, head, 1)
            file = self._indexes[key] = prepare(INDEX, plain.changed, body.encode(), HEAD_QUALITY)
            if len(self._indexes) > MOST_HEADS:
                self._indexes.popitem(last=False)
        self._indexes.move_to_end(key)
        return file

    def find(self, address: str) -> CachedFile:
        """Return the file at an address, or raise NotFound; without a dot it leads to the index."""
        wanted = f"/{address.strip('/')}"
        name = INDEX if self.is_index(wanted) else wanted
        if name == INDEX:
            self._look_for_edits()
        if self._bundle and (file := self._bundled(self._bundle, name)) is not None:
            return file
        sources = self._sources(name)
        if not sources:
            raise NotFound("nothing-there", path=wanted)
        changed = max(path.stat().st_mtime_ns for path in sources)
        file = self._cache.get(name)
        if file is None or file.changed != changed:
            file = self._cache[name] = prepare(name, changed, self._body(name, sources[0]))
        return file

    def _make_bundle(self) -> Bundle:
        index = (self._folder / INDEX[1:]).read_text(encoding="utf-8")
        modules = [
            f"/{path.relative_to(self._folder).as_posix()}"
            for path in (self._folder / "js").rglob("*.js")
        ]
        import_map = dict(_MAPPED.findall(index))
        plain = index.replace(PRELOADS.decode(), "")
        return Bundle(plain, import_map, modules, self._read, self._version(), ENTRY_MODULES)

    def _look_for_edits(self) -> None:
        """Send the page as it is written once somebody has edited it since the start."""
        is_open = self._bundle is not None and self._bundling == "until edited"
        if not is_open or time.monotonic() - self._looked < LOOK_AGAIN:
            return
        self._looked = time.monotonic()
        if self._stamped() != self._stamps:
            self._bundle = None
            self._cache.clear()

    def is_fixed(self, address: str, version: str) -> bool:
        """Return whether what is at an address, asked for with a version, never changes."""
        bundle = self._bundle
        if bundle is None:
            return False
        named = (bundle.script_address, bundle.rest_address, bundle.sheet_address)
        return address in named or version == bundle.version

    def _version(self) -> str:
        """Return a name that changes with any file a browser may fetch."""
        found = hashlib.sha256()
        for path, _changed, _size in self._stamped():
            found.update(Path(path).read_bytes())
        return found.hexdigest()[:16]

    def _stamped(self) -> list[tuple[str, int, int]]:
        """Return every file that a browser may fetch, with when it was changed and its size."""
        own = [self._titles.folder(one) for one in self._titles.ids()]
        folders = [self._folder, LOCALES, *own, *self.features.folders.values()]
        stamps = []
        waiting = [str(folder) for folder in folders if folder is not None]
        while waiting:
            with os.scandir(waiting.pop()) as entries:
                for entry in entries:
                    if entry.is_dir():
                        waiting.append(entry.path)
                    elif entry.name.endswith(_VERSIONED):
                        about = entry.stat()
                        stamps.append((entry.path, about.st_mtime_ns, about.st_size))
        return sorted(stamps)

    def _read(self, address: str) -> str:
        path = self._path(address)
        if path is None:
            raise KeyError(address)
        return path.read_text(encoding="utf-8")

    def _bundled(self, bundle: Bundle, name: str) -> CachedFile | None:
        """Return what the bundle has at an address, if it has anything there."""
        made = {INDEX: bundle.index, bundle.script_address: bundle.script}
        made |= {bundle.rest_address: bundle.rest, bundle.sheet_address: bundle.sheet}
        is_entry = not self._is_ours(name) and name.endswith(ENTRY_NAMES)
        if name not in made and not (is_entry and self._path(name)):
            return None
        if name not in self._cache:
            body = made[name] if name in made else bundle.title_script(name)
            self._cache[name] = prepare(name, 0, body.encode())
        return self._cache[name]

    def _sources(self, name: str) -> list[Path]:
        """Return the files that the body of an address is made of; none: there is nothing."""
        if texts := _TEXTS.fullmatch(name):
            language, sections = texts.groups()
            is_there = self._texts(language, sections) is not None
            return text_files(language, self._titles) if is_there else []
        path = self._path(name)
        return [] if path is None else [path]

    def _body(self, name: str, path: Path) -> bytes:
        if texts := _TEXTS.fullmatch(name):
            return (self._texts(*texts.groups()) or "").encode()
        body = path.read_bytes()
        if PRELOADS in body:
            body = body.replace(PRELOADS, self._preload_links(body.decode()))
        return body

    def _texts(self, language: str, sections: str) -> str | None:
        """Return the texts of one file or of several; None if one of them is nowhere."""
        found = [find_texts(language, one, self._titles) for one in sections.split("+")]
        texts = [text for text in found if text is not None]
        return "\n".join(texts) if len(texts) == len(found) else None

    def _path(self, address: str) -> Path | None:
        """Return where the file of an address is, if there is one."""
        folder, below = self._place(address)
        try:
            path = (folder / below).resolve() if folder else None
            is_inside = path and folder and path.is_relative_to(folder) and path.is_file()
            return path if is_inside else None
        except (OSError, ValueError):  # not a possible file name
            return None

    def _is_ours(self, address: str) -> bool:
        """Return whether an address is none of a title or of another package's feature."""
        feature = address.removeprefix(FEATURES).partition("/")[0]
        is_other = address.startswith(FEATURES) and feature in self.features.folders
        return not (is_other or address.startswith(TITLES_FOLDER))

    def _place(self, address: str) -> tuple[Path | None, str]:
        """Return the folder whose files browsers may fetch, and which of them an address names."""
        if self._is_ours(address):
            return self._folder, address[1:]
        if address.startswith(FEATURES):
            name, _, below = address.removeprefix(FEATURES).partition("/")
            return (self.features.folders[name] / "page").resolve(), below
        name, _, below = address.removeprefix(TITLES_FOLDER).partition("/")
        package = self._titles.folder(name)
        if package is None:
            return None, ""
        if below in TITLE_FILES:
            return package.resolve(), below
        is_page = below.startswith("page/")
        return ((package / "page").resolve() if is_page else None), below.removeprefix("page/")

    def inline_scripts(self) -> list[str]:
        """Return the digests of scripts inside the index, for the content policy."""
        path = self._path(INDEX)
        written = "" if path is None else path.read_text(encoding="utf-8")
        bundled = self._bundle.index if self._bundle else ""
        scripts = _INLINE_SCRIPT.findall(written + bundled)
        digests = [hashlib.sha256(script.encode()).digest() for script in scripts]
        return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]

    def _preload_links(self, index: str) -> bytes:
        """Return the links that let a browser fetch all modules of the first page at once."""
        if self._preloads is None:
            import_map = dict(_MAPPED.findall(index))
            addresses = import_closure(
                ENTRY_MODULES, self._read, import_map, lambda one: self._path(one) is not None
            )
            wanted = sorted({*addresses} - {ENTRY_MODULES[0]})
            links = [f'<link rel="modulepreload" href="{one}" />' for one in wanted]
            self._preloads = "\n    ".join(links).encode()
        return self._preloads


def _usual_bundling() -> Bundling:
    """Return what the operator wants, else what fits a checkout, which may be edited, or a copy."""
    wanted = os.environ.get("WOLFDEN_BUNDLE")
    if wanted:
        return "always" if wanted == "1" else "never"
    return "until edited" if (FOLDER.parents[2] / ".git").exists() else "always"


def prepare(name: str, changed: int, body: bytes, quality: int = BROTLI_QUALITY) -> CachedFile:
    """Return a file ready to be sent: compressed if that helps, with its tag and type."""
    suffix = Path(name).suffix
    compressed = {}
    if suffix in _COMPRESSED:
        packed = brotli.compress(body, quality=quality)
        compressed = {"br": packed, "gzip": gzip.compress(body, mtime=0)}
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return CachedFile(changed, body, compressed, tag, kind)
