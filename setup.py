"""Compile rules and search where a C compiler is at hand; see CONTRIBUTING, "Compiled or plain"."""

import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.extension import Extension

SOURCE = Path("src")
PACKAGE = SOURCE / "wolfden"
HOT = {
    *("actions", "ambush", "board", "chance", "contract", "events", "game", "heuristics"),
    *("leanings", "odds", "perspective", "pieces", "possibilities", "prospects", "pursuit"),
    *("changes", "choices", "notation", "parts", "race", "record", "state", "tables"),
    *("threats", "view"),
}
COLD = "wolfden_cold"
VECTORS = ["librt>=0.16"]
"""What compiled modules need to run; the plain sources need nothing."""
sys.path.insert(0, str(PACKAGE))

from sources import MANIFEST, compiled_modules, digest  # noqa: E402  (found on the line above)


def extensions() -> list[Extension]:
    """Return the compiled modules, or none where the switch or the machine says no."""
    if os.environ.get("WOLFDEN_COMPILE", "1") == "0" or not has_compiler():
        return []
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for module in compiled_modules(PACKAGE):
        groups.setdefault(group_of(module), []).append(str(PACKAGE / module))
    everything = [module for modules in groups.values() for module in modules]
    separate = [(modules, name) for name, modules in groups.items()]
    found = mypycify(everything, opt_level="3", debug_level="0", separate=separate)
    for extension in found:
        # Calls between our own functions need no detour through the loader: a fifth faster.
        flags = [*extension.extra_compile_args, "-fno-semantic-interposition"]
        extension.extra_compile_args = [*flags, "-O0"] if extension.name.startswith(COLD) else flags
    return found


def group_of(module: str) -> str:
    """Return which library a module goes into: hot ones of a room or a title, or the cold rest.

    Playouts and searches spend their time in hot modules; the others are compiled for a quick
    build instead. Libraries are built side by side.
    """
    room, title = Path(module).parts[:2]
    if room != "players" and "/rules/" not in module and Path(module).stem not in HOT:
        return COLD
    return f"wolfden_{title}" if room == "games" else f"wolfden_{room}"


def has_compiler() -> bool:
    """Whether a C compiler and the headers of this Python are there."""
    compiler = os.environ.get("CC", "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler) is not None and headers.exists()


class Build(build_ext):
    """Builds the modules and writes down which sources they were built from."""

    def run(self) -> None:
        """Build, then leave the manifest beside the modules."""
        # Taken before the build, so that an edit made meanwhile counts as newer than it.
        sources = digest(PACKAGE)
        super().run()
        target = PACKAGE if self.inplace else Path(self.build_lib, "wolfden")
        if self.extensions:
            target.mkdir(parents=True, exist_ok=True)
            (target / MANIFEST).write_text(json.dumps({"sources": sources}), encoding="utf-8")


compiled = extensions()
setup(
    ext_modules=compiled,
    install_requires=VECTORS if compiled else [],
    cmdclass={"build_ext": Build},
)
