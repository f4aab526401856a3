"""What a feature of the server declares, in one value: ``FEATURE`` in the module ``feature``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from litestar.types import ControllerRouterHandler

from wolfden.server.base.upkeep import repeat
from wolfden.server.pages import Page

if TYPE_CHECKING:
    # What a feature declares can be read without what serves it.
    from wolfden.server.services import Services

S = TypeVar("S")
"""The service of a feature."""

Work = Callable[[S], Coroutine[Any, Any, None]]
"""What is done with a service, once or for ever."""


@dataclass(frozen=True, kw_only=True)
class Feature(Generic[S]):
    """A part of the server that others can be built without.

    Its package may have the folders ``texts``, a file for each language, and ``page``, whose files
    the server sends from ``/js/features/<name>/``.
    """

    name: str
    needs: tuple[str, ...] = ()
    """The features whose modules it imports; their services exist before its own is made."""
    make: Callable[[Services], S] | None = None
    """Makes its service, which others find by its class: ``services[Tournaments]``."""
    start: Work[S] | None = None
    """Is done before the server answers; the server does not start if it fails."""
    resume: tuple[Work[S], ...] = ()
    """Runs from the start on, unless several processes share the database, which does it then."""
    upkeep: tuple[Work[S], ...] = ()
    """Runs next to everything else, from the start on."""
    jobs: Mapping[str, Callable[..., Awaitable[None]]] = field(default_factory=dict)
    """Methods of its service that do jobs, by the name that ``Job.task`` has."""
    routes: tuple[ControllerRouterHandler, ...] = ()
    wire: tuple[ModuleType, ...] = ()
    """Modules that declare what is sent and received, for the page's types."""
    pages: tuple[Page, ...] = ()
    package: str = ""
    """The package it was found in."""

    def found_in(self, package: str) -> Feature[S]:
        """Return the feature with the package it was found in."""
        return replace(self, package=package)

    @property
    def is_foreign(self) -> bool:
        """Whether it is of another package than ours."""
        return not self.package.startswith("wolfden.")

    @property
    def folder(self) -> Path:
        """The folder of its package."""
        return Path(str(files(self.package)))


def every(what: str, seconds: float, work: Callable[[S], Awaitable[object]]) -> Work[S]:
    """Return upkeep that does something again and again; the log calls it ``what``."""

    def begin(service: S) -> Coroutine[Any, Any, None]:
        return repeat(what, seconds, partial(work, service))

    return begin
