"""The features of the server, found in its own packages and in others.

A package with a module ``feature`` below ``wolfden.server`` or ``wolfden.server.features`` is a
feature; packages of others name theirs in the entry-point group ``wolfden.features``. A server has
all of them or refuses to start: nothing is registered in part.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from litestar import Router

import wolfden.server.features
from wolfden.core.errors import BadSetup
from wolfden.i18n.languages import add_texts
from wolfden.server.feature import Feature
from wolfden.server.pages import Page

GROUP: Final = "wolfden.features"
MODULE: Final = "feature"
_NAME: Final = re.compile(r"\{\w+:")
"""What a parameter of a path is called, which does not tell paths apart."""

AnyFeature = Feature[Any]


class Features:
    """Features that fit together, those that others need first.

    Raises:
        BadSetup: two claim the same name, job, page or route, or one needs what is not there.
    """

    def __init__(self, found: Iterable[AnyFeature]) -> None:
        by_name = _claimed("name", [(one.name, one) for one in found])
        self._ordered = [by_name[name] for name in _in_order(by_name)]
        _claimed("job", [(name, one) for one in self for name in one.jobs])
        _claimed("page", [(_address(page), one) for one in self for page in one.pages])
        _claimed("route", [(route, one) for one in self for route in _routes_of(one)])

    def __iter__(self) -> Iterator[AnyFeature]:
        return iter(self._ordered)

    @cached_property
    def pages(self) -> dict[tuple[str, bool], Page]:
        """Pages by the first word of their address, and whether a name follows."""
        return {(page.word, page.is_named): page for one in self for page in one.pages}

    @cached_property
    def folders(self) -> dict[str, Path]:
        """The folders of features of other packages, by name."""
        return {one.name: one.folder for one in self if one.is_foreign}


@cache
def installed_features() -> Features:
    """Return all features of this installation."""
    features = Features([*(_load(package, package) for package in _own()), *_from_others()])
    for name, folder in features.folders.items():
        add_texts(name, folder / "texts")
    return features


def _own() -> Iterator[str]:
    """Yield the packages of the server that are features."""
    for place in (wolfden.server, wolfden.server.features):
        for found in iter_modules(place.__path__, f"{place.__name__}."):
            if found.ispkg and find_spec(f"{found.name}.{MODULE}"):
                yield found.name


def _from_others() -> list[AnyFeature]:
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))
    return [_load(entry.name, entry.value) for entry in found]


def _load(name: str, package: str) -> AnyFeature:
    """Return the feature of a package; BadSetup if it cannot be loaded."""
    try:
        feature = import_module(f"{package}.{MODULE}").FEATURE
        if not isinstance(feature, Feature):
            raise TypeError(f"FEATURE is of type {type(feature).__name__}")
        return feature.found_in(package)
    except Exception as error:
        raise broken(name, error) from error


def broken(feature: str, error: Exception) -> BadSetup:
    """Return the refusal to start with a feature that fails."""
    trouble = f"{type(error).__name__}: {error}"
    return BadSetup("feature-broken", feature=feature, trouble=trouble)


def _claimed(kind: str, claims: list[tuple[str, AnyFeature]]) -> dict[str, AnyFeature]:
    """Return which feature has what; BadSetup if two claim the same."""
    owners: dict[str, AnyFeature] = {}
    for name, feature in claims:
        other = owners.setdefault(name, feature)
        if other is not feature:
            first, second = other.package, feature.package
            raise BadSetup("feature-taken", kind=kind, name=name, first=first, second=second)
    return owners


def _in_order(features: dict[str, AnyFeature]) -> list[str]:
    """Return the names of features, each after those that it needs."""
    for name, feature in sorted(features.items()):
        for needed in feature.needs:
            if needed not in features:
                raise BadSetup("feature-needs", feature=name, needed=needed)
    needs = {name: sorted(features[name].needs) for name in sorted(features)}
    try:
        return list(TopologicalSorter(needs).static_order())
    except CycleError as error:
        names = " → ".join(reversed(error.args[1]))
        raise BadSetup("feature-cycle", names=names) from error


def _address(page: Page) -> str:
    return f"/{page.word}/…" if page.is_named else f"/{page.word}"


def _routes_of(feature: AnyFeature) -> Iterator[str]:
    """Yield method and path of everything that a feature answers."""
    router = Router("/", route_handlers=feature.routes)
    for path, methods in router.route_handler_method_map.items():
        for method in methods:
            if method != "OPTIONS":
                yield f"{method} {_NAME.sub('{', path)}"
