"""The source files of the package, read as syntax trees."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "wolfden"
TITLES = PACKAGE / "titles"
SKELETON = PACKAGE / "new-title"
"""A project to begin a title with, which is no part of the package."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """One source file."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def place(self) -> str:
        """Its path below the package."""
        return self.path.relative_to(PACKAGE).as_posix()

    @property
    def name(self) -> str:
        """The dotted name one imports it by."""
        parts = self.path.relative_to(PACKAGE.parent).with_suffix("").parts
        return ".".join(part for part in parts if part != "__init__")

    def imports(self) -> Iterator[str]:
        """Yield the dotted name of everything imported, inside functions too."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = node.module or ""
                if node.level:
                    base = f"{self._package_above(node.level)}.{base}".rstrip(".")
                yield from (f"{base}.{alias.name}" for alias in node.names)

    def _package_above(self, dots: int) -> str:
        """Return the package that these dots mean."""
        steps = dots - 1 if self.path.stem == "__init__" else dots
        return self.name.rsplit(".", steps)[0] if steps else self.name


@cache
def modules() -> tuple[Module, ...]:
    """Return every source file of the package."""
    paths = [path for path in sorted(PACKAGE.rglob("*.py")) if SKELETON not in path.parents]
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    return tuple(Module(path, text, ast.parse(text)) for path, text in texts.items())


def titles() -> list[str]:
    """Return the folders of the titles."""
    return sorted(path.parent.name for path in TITLES.glob("*/__init__.py"))
