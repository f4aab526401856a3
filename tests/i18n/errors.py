"""Which errors the code makes: their kinds, their keys and the facts they are given.

The code is read, not run, so that a sentence is found even where no test ever gets to it.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

ROOT = "WolfdenError"
MAKERS = ("fail", "_fail")
"""Methods that make an error for others to raise, and add a fact."""
HANDED_ON = ("key", "code")
"""What a key is called where it is passed in: an argument, an error, a reason."""


@dataclass(frozen=True)
class Kind:
    """One class of errors; ``speaks`` if it always hands on the same key itself."""

    code: str
    key_at: int
    speaks: bool = False


@dataclass(frozen=True)
class Made:
    """One place in the code that makes an error.

    ``key`` is empty if there is none; ``facts`` are the sets of facts it may be given: one set,
    unless a method of several classes adds a fact, and none if the code does not name them.
    """

    place: str
    kind: str
    key: str
    facts: tuple[frozenset[str], ...]


def kinds_in(
    trees: Iterable[ast.Module], known: Mapping[str, Kind] = MappingProxyType({})
) -> dict[str, Kind]:
    """Return the classes of errors by their names, beside those already known."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    kinds = dict(known)
    while True:
        news = {
            node.name: _kind_of(node, kinds)
            for node in classes
            if node.name not in kinds and (node.name == ROOT or _bases(node) & kinds.keys())
        }
        if not news:
            return kinds
        kinds |= news


def _bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def _kind_of(node: ast.ClassDef, known: dict[str, Kind]) -> Kind:
    """Return what a class says of itself, or else the class it is made from."""
    parents = [known[name] for name in sorted(_bases(node)) if name in known]
    code, key_at = (parents[0].code, parents[0].key_at) if parents else ("", 0)
    for keyword in node.keywords:
        match keyword:
            case ast.keyword(arg="code", value=ast.Constant(value=str() as code)):
                pass
    for part in node.body:
        match part:
            case ast.FunctionDef(name="__init__"):
                names = [one.arg for one in (*part.args.posonlyargs, *part.args.args)]
                key_at = _place_of_key(names[1:])
            case ast.Assign(targets=[ast.Name(id="code")], value=ast.Constant(value=str() as code)):
                pass
            case ast.AnnAssign(target=ast.Name(id="code"), value=ast.Constant(value=str() as code)):
                pass
    return Kind(code, key_at, _own_words(node) is not None)


def _own_words(node: ast.ClassDef) -> ast.Call | None:
    """Return the call by which a class passes its own key to the class above it."""
    for call in ast.walk(node):
        match call:
            case ast.Call(
                func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__"),
                args=[ast.Constant(value=str())],
            ):
                return call
    return None


def _place_of_key(arguments: list[str]) -> int:
    return arguments.index("key") if "key" in arguments else len(arguments)


def added_in(trees: Iterable[ast.Module], kinds: dict[str, Kind]) -> tuple[frozenset[str], ...]:
    """Return the facts that the makers of errors add, once for each of them."""
    added = {
        frozenset(_named(call))
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name in MAKERS
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and _called(call) in kinds and _hides_facts(call)
    }
    return tuple(sorted(added, key=sorted))


def made_in(
    place: str, tree: ast.Module, kinds: dict[str, Kind], added: tuple[frozenset[str], ...]
) -> Iterator[Made]:
    """Yield every error that a module makes; one that it only hands on was made elsewhere.

    A class that speaks for itself counts once, where it does so.
    """
    for call in ast.walk(tree):
        if isinstance(call, ast.ClassDef) and call.name in kinds and (own := _own_words(call)):
            yield _said(f"{place}:{own.lineno}", call.name, own)
        if not isinstance(call, ast.Call) or _called(call) not in (*kinds, *MAKERS):
            continue
        name = _called(call)
        if name in kinds and kinds[name].speaks:
            continue
        key = _key_of(call, kinds[name].key_at if name in kinds else 0)
        hides = _hides_facts(call)
        if hides and _is_handed_on(key):
            continue
        given = frozenset(_named(call))
        facts = [given | more for more in added] if name in MAKERS else [given]
        yield Made(
            place=f"{place}:{call.lineno}",
            kind=name,
            key=key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else "",
            facts=() if hides else tuple(facts),
        )


def _said(place: str, kind: str, call: ast.Call) -> Made:
    key = call.args[0]
    assert isinstance(key, ast.Constant)
    return Made(place, kind, str(key.value), (frozenset(_named(call)),))


def _called(call: ast.Call) -> str:
    """Return the name of what is called, if it could make an error."""
    match call.func:
        case ast.Name(id=name) if name != "_fail":  # a function of the command line
            return name
        case ast.Attribute(attr=name) if name in MAKERS:
            return name
        case _:
            return ""


def _key_of(call: ast.Call, at: int) -> ast.expr | None:
    by_name = [keyword.value for keyword in call.keywords if keyword.arg == "key"]
    return call.args[at] if len(call.args) > at else next(iter(by_name), None)


def _hides_facts(call: ast.Call) -> bool:
    """Whether facts come from a dictionary, so that the code does not name them."""
    return any(keyword.arg is None for keyword in call.keywords)


def _is_handed_on(key: ast.expr | None) -> bool:
    match key:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in HANDED_ON
        case _:
            return False


def _named(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg} - {"key"}
