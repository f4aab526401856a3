"""Which modules are compiled, and whether the compiled ones still fit their sources.

The build writes a manifest with a digest of the sources it compiled. A compiled module is loaded
only while that digest equals the one of the sources lying here now; after any edit the plain
sources run until the next build. So a stale compiled module can never shadow an edited source.

Compiled modules keep their rows of integers in the vectors of the package librt; where it is
missing, the plain sources run too, which need nothing.
"""

import hashlib
import json
import os
import shutil
import sysconfig
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

MANIFEST = "compiled.json"
PLAIN_ONLY = {"core/machine.py", "core/processes.py"}
TITLE_PARTS = ("game.py", "rules/**/*.py", "bot/**/*.py", "text/**/*.py")
"""What of a title is compiled; its drawings and its registration stay plain."""
MACHINE = b"from wolfden.core.machine import"
"""Modules of players and lab with this line are written for the compiler: search and words.

The others stay plain, so that classes can be derived from theirs.
"""
_PACKAGES = ("wolfden.core", "wolfden.titles", "wolfden.players", "wolfden.lab")


def compiled_modules(package: Path) -> list[str]:
    """Return the modules that are compiled, as paths below the package."""
    patterns = ["core/**/*.py", *(f"titles/*/{part}" for part in TITLE_PARTS)]
    found = [path for pattern in patterns for path in package.glob(pattern)]
    mixed = [*package.glob("players/*.py"), *package.glob("lab/*.py")]
    found += [path for path in mixed if MACHINE in path.read_bytes()]
    names = {path.relative_to(package).as_posix() for path in found}
    return sorted(names - PLAIN_ONLY)


def digest(package: Path) -> str:
    """Return a digest over the contents of all compiled modules' sources."""
    total = hashlib.blake2b(digest_size=16)
    for module in [*compiled_modules(package), *sorted(PLAIN_ONLY)]:
        total.update(module.encode())
        total.update((package / module).read_bytes())
    return total.hexdigest()


def is_fresh(package: Path) -> bool:
    """Whether compiled modules are there and were built from the sources as they are now."""
    manifest = package / MANIFEST
    if not manifest.exists():
        return False
    built = json.loads(manifest.read_text(encoding="utf-8"))
    return bool(built["sources"] == digest(package))


def why_plain() -> str:
    """Return why the plain sources of this package run; ``""`` if compiled modules do."""
    package = Path(__file__).parent
    if os.environ.get("WOLFDEN_PURE", "0") == "1":
        return ", as WOLFDEN_PURE=1 asks"
    if not (package / MANIFEST).exists():
        return ": not compiled"
    if not is_fresh(package):
        return ": the sources were edited after they were compiled"
    try:
        import_module("librt.vecs")
    except ImportError:
        return ": the compiled modules need the package librt, and it is missing"
    return ""


def built_at() -> int:
    """Return when the modules were compiled, in nanoseconds; 0 if they were not, or may not run."""
    manifest = Path(__file__).parent / MANIFEST
    if os.environ.get("WOLFDEN_PURE", "0") == "1" or not manifest.exists():
        return 0
    return manifest.stat().st_mtime_ns


def has_compiler() -> bool:
    """Whether a C compiler and the headers of this Python are there."""
    compiler = os.environ.get("CC", "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler) is not None and headers.exists()


class SourceFinder(MetaPathFinder):
    """Finds core, titles, players and lab as plain sources, even if compiled modules exist."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source file of a module of ours; leave all others to the usual finders."""
        if not fullname.startswith(_PACKAGES):
            return None
        name = fullname.rpartition(".")[2]
        for folder in map(Path, path or ()):
            for file in (folder / name / "__init__.py", folder / f"{name}.py"):
                if file.exists():
                    return spec_from_file_location(fullname, file)
        return None
