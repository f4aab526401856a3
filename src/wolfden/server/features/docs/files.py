"""The files of the documents, which ``scripts/build_docs`` has made."""

from pathlib import Path
from typing import Final

from wolfden.server.features.page.files import CachedFile, prepare

FOLDER: Final = Path(__file__).parents[3] / "site"
"""Where a build puts the site: in a wheel, or in a clone once it is built there."""
INDEX: Final = "index.html"


class Documents:
    """The site of the documents, by the addresses of its files."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._cache: dict[str, CachedFile] = {}

    @property
    def are_built(self) -> bool:
        """Whether there is a site."""
        return (self._folder / INDEX).is_file()

    def find(self, address: str) -> CachedFile | None:
        """Return the file at an address below that of the site, if there is one."""
        try:
            path = (self._folder / address).resolve()
            if not (path.is_relative_to(self._folder) and path.is_file()):
                return None
            changed = path.stat().st_mtime_ns
            file = self._cache.get(address)
            if file is None or file.changed != changed:
                file = self._cache[address] = prepare(address, changed, path.read_bytes())
        except (OSError, ValueError):  # not a possible file name, or replaced at this moment
            return None
        return file
