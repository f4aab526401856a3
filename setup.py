"""Compile rules and search where a C compiler is at hand; see CONTRIBUTING, "Compiled or plain"."""

import json
import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.extension import Extension

SOURCE = Path("src")
PACKAGE = SOURCE / "wolfden"
COLD = "wolfden_cold"
VECTORS = ["librt>=0.16", "mypy_extensions>=1.0"]
"""What compiled modules need to run; the plain sources need nothing."""
sys.path.insert(0, str(PACKAGE))

from sources import MANIFEST, compiled_modules, digest, has_compiler  # noqa: E402  (found on the line above)


def is_compiled() -> bool:
    """Whether this build compiles: 0 no, 1 where there is a compiler, ``require`` or it fails."""
    wanted = os.environ.get("WOLFDEN_COMPILE", "1")
    return wanted == "require" or (wanted != "0" and has_compiler())


def extensions() -> list[Extension]:
    """Return the compiled modules, or none where the switch or the machine says no."""
    if not is_compiled():
        return []
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for module in compiled_modules(PACKAGE):
        groups.setdefault(group_of(module), []).append(str(PACKAGE / module))
    everything = [module for modules in groups.values() for module in modules]
    separate = [(modules, name) for name, modules in groups.items()]
    found = mypycify(everything, opt_level="3", debug_level="0", separate=separate)
    if sys.platform == "win32":
        return found  # the flags below are those of GCC and Clang
    for extension in found:
        # Calls between our own functions need no detour through the loader: a fifth faster.
        flags = [*extension.extra_compile_args, "-fno-semantic-interposition"]
        extension.extra_compile_args = [*flags, "-O0"] if extension.name.startswith(COLD) else flags
    return found


def group_of(module: str) -> str:
    """Return which library a module goes into: one per package or title, one for titles' texts.

    Playouts, searches and most moves at a table never meet a title's texts, so these are compiled
    for a quick build instead. Libraries are built in parallel.
    """
    package, title, *_rest = Path(module).parts
    if package == "titles" and "/text/" in module:
        return COLD
    return f"wolfden_{title}" if package == "titles" else f"wolfden_{package}"


class Build(build_ext):
    """Builds the modules and writes down which sources they were built from."""

    def run(self) -> None:
        """Build, then leave the manifest next to the modules."""
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
