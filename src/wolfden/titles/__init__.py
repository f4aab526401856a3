"""The installed titles, found through the entry-point group ``wolfden.titles``.

An entry point names a package: ``its-id = "some.package"``. The package has a module ``game`` with
the title's ``GAME``, and next to it what else the title brings along (``docs/adding-a-title.md``).
"""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Final

from wolfden.core.registry import Registry

GROUP: Final = "wolfden.titles"


def load_titles() -> Registry:
    """Return every installed title; a package that fails to load is a problem of the registry."""
    registry = Registry()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            _register(registry, entry)
        except Exception as error:
            registry.problems.append(
                f"the title {entry.name!r} of the package {entry.value} cannot be used: "
                f"{type(error).__name__}: {error}"
            )
    return registry


def _register(registry: Registry, entry: EntryPoint) -> None:
    game = import_module(f"{entry.value}.game").GAME
    if game.meta().id != entry.name:
        raise ValueError(f"its game calls itself {game.meta().id!r}")
    folder = Path(str(files(entry.value)))
    if not (folder / "texts" / "en.ftl").is_file():
        raise ValueError("it has no English texts, texts/en.ftl")
    registry.register(game, folder)


TITLES: Final = load_titles()
