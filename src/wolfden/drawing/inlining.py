"""Write the style of each element into it, for programs that know no variables of style sheets.

What draws pixels knows plain attributes alone. So the rules of the page's sheets are applied here,
with custom properties that are inherited, and the arithmetic that makes text large enough to read.
"""

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final
from xml.etree.ElementTree import Element

from wolfden.drawing.style import NIGHT, Rule, declarations, resolve_theme, tokens
from wolfden.drawing.trees import Attributes, Tree, references

PROPERTIES: Final = frozenset(
    [
        *("color", "fill", "fill-opacity", "fill-rule", "clip-rule", "opacity", "paint-order"),
        *("stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin"),
        *("stroke-miterlimit", "stroke-opacity", "stroke-width", "stop-color", "stop-opacity"),
        *("font-family", "font-size", "font-style", "font-weight", "letter-spacing"),
        *("text-anchor", "dominant-baseline", "mix-blend-mode", "filter", "visibility"),
    ]
)
"""What of a style sheet a picture shows."""
FAMILIES: Final = {
    "--sans": "'Wolfden Sans', 'Source Sans 3', 'Noto Sans', Arial, sans-serif",
    "--serif": "'Wolfden Serif', 'Source Serif 4', 'Noto Serif', Georgia, serif",
}
"""The fonts that come with pictures, before those that a reader's system may have."""

_KEPT: Final = re.compile(r"(?!(?:aria|data)-|(?:class|style|key|role|tabindex|focusable|title)$)")
"""Attributes that are no part of the page around a drawing."""
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)")
_ARITHMETIC: Final = re.compile(r"\b(calc|max|min)\(([^()]*)\)")
_MOVED_DOWN: Final = re.compile(r"translateY\(([-\d.]+)(?:px)?\)")
_BY_PLACE: Final = re.compile(r":root|:has|-child|[+~]")
_MOST_NESTED: Final = 20

Node = tuple[str, frozenset[str]]
"""The name and the classes of an element."""
Chain = tuple[Node, ...]
"""An element and all that it is in, the outermost first."""


class Styles:
    """Rules of style sheets, found by the elements they mean; selectors are read by cssselect2.

    An element has a name, classes and ancestors here, so selectors that ask for its place among
    its siblings are left out.
    """

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._css = import_module("cssselect2")
        self._matcher = self._css.Matcher()
        self._elements: dict[Chain, Any] = {}
        self._found: dict[Chain, dict[str, str]] = {}
        for rule in rules:
            if not _BY_PLACE.search(rule.selector):
                self._add(rule)

    def _add(self, rule: Rule) -> None:
        with suppress(self._css.SelectorError):
            for selector in self._css.compile_selector_list(rule.selector):
                if selector.pseudo_element is None:
                    self._matcher.add_selector(selector, rule.declared)

    def declared(self, chain: Chain) -> dict[str, str]:
        """Return what the sheets declare for the last element of a chain."""
        found = self._found.get(chain)
        if found is None:
            found = self._found[chain] = {}
            for *_weight, declared in self._matcher.match(self._element(chain)):
                found |= declared
        return found

    def _element(self, chain: Chain) -> Any:
        """Return the last element of a chain as cssselect2 reads it."""
        if not chain:
            return None
        if chain not in self._elements:
            name, classes = chain[-1]
            element, parent = Element(name, {"class": " ".join(classes)}), self._element(chain[:-1])
            self._elements[chain] = self._css.ElementWrapper(
                element, parent, index=0, previous=None, in_html_document=False
            )
        return self._elements[chain]


@dataclass(frozen=True, slots=True)
class _InlinedTree:
    """A drawing that was made plain, and what it was made of."""

    raw: Tree
    inherited: Mapping[str, str]
    variables: Mapping[str, str]
    tree: Tree | None
    inner: "list[_InlinedTree | None]"
    """What was made of its children; nothing of texts."""


class Inliner:
    """Makes drawings plain, with the definitions they refer to.

    A definition is made once for each set of custom properties that it is used with, because what
    is inside it inherits them. What is equal in two drawings of the same ``place`` one after the
    other is made once, too, and is the same object in both.
    """

    def __init__(
        self, rules: Iterable[Rule], definitions: Iterable[Tree], theme: int = NIGHT
    ) -> None:
        self._styles = Styles(rules)
        self._theme = theme
        self._root = {**tokens(theme), **FAMILIES}
        self._definitions = {str(one["attributes"].get("id")): one for one in definitions}
        self._names: dict[tuple[str, frozenset[tuple[str, str]]], str] = {}
        self._last: dict[str, _InlinedTree] = {}
        self.definitions: list[Tree] = []
        """Those that what was made plain refers to."""

    def inline(self, tree: Tree, place: str = "") -> Tree | None:
        """Return a drawing with its style in attributes; ``None`` if it is not shown."""
        made = self._last[place] = self._make(tree, (), self._root, self._last.get(place))
        return made.tree

    def _make(
        self, tree: Tree, chain: Chain, inherited: Mapping[str, str], before: _InlinedTree | None
    ) -> _InlinedTree:
        """Make an element plain; ``before`` is one that had the same rules to follow."""
        if before and before.raw == tree and before.inherited == inherited:
            return before
        attributes = tree["attributes"]
        classes = frozenset(str(attributes.get("class") or "").split())
        chain = (*chain, (tree["name"], classes))
        declared = {
            **self._styles.declared(chain),
            **declarations(str(attributes.get("style") or "")),
        }
        variables = dict(inherited)
        for name, value in declared.items():
            if name.startswith("--"):
                variables[name] = self._plain(value, variables) or ""
        if declared.get("display") == "none":
            return _InlinedTree(tree, inherited, variables, None, [])
        plain = {name: value for name, value in attributes.items() if _KEPT.match(name)}
        for name, value in declared.items():
            found = self._plain(value, variables)
            if found is not None:
                _declare(plain, name, found)
        self._refer(plain, tree["name"], variables)
        inner: list[_InlinedTree | None] = []
        children: list[Tree | str] = []
        for one, last in zip(tree["children"], _counterparts(tree, before), strict=True):
            made = None if isinstance(one, str) else self._make(one, chain, variables, last)
            inner.append(made)
            shown = one if isinstance(one, str) else made.tree if made else None
            if shown is not None:
                children.append(shown)
        made_tree: Tree = {"name": tree["name"], "attributes": plain, "children": children}
        return _InlinedTree(tree, inherited, variables, made_tree, inner)

    def _plain(self, value: str, variables: Mapping[str, str]) -> str | None:
        """Return a value without variables and arithmetic; ``None`` if it has no meaning."""
        for _ in range(_MOST_NESTED):
            if "var(" not in value:
                break
            value = _VARIABLE.sub(lambda one: variables.get(one[1], one[2] or "?"), value)
        value = resolve_theme(value, self._theme).replace("currentcolor", "currentColor")
        try:
            while "(" in value and _ARITHMETIC.search(value):
                value = _ARITHMETIC.sub(_calculate, value)
        except (ValueError, ZeroDivisionError):
            return None
        return None if "?" in value else value.strip()

    def _refer(self, plain: Attributes, name: str, variables: Mapping[str, str]) -> None:
        """Let an element refer to definitions that are plain too."""
        for key, value in plain.items():
            for wanted in references(value) & self._definitions.keys():
                is_copy = name == "use" and key == "href"
                made = self._definition(wanted, variables if is_copy else self._root)
                plain[key] = re.sub(rf"#{re.escape(wanted)}(?![\w-])", f"#{made}", str(value))

    def _definition(self, name: str, variables: Mapping[str, str]) -> str:
        own = frozenset(variables.items() - self._root.items())
        if (name, own) not in self._names:
            count = sum(known == name for known, _own in self._names)
            made = self._names[name, own] = f"{name}.{count}" if count else name
            place = len(self.definitions)
            tree = self._make(self._definitions[name], (), variables, None).tree
            if tree is not None:
                tree["attributes"]["id"] = made
                self.definitions.insert(place, tree)
        return self._names[name, own]


def _counterparts(tree: Tree, before: _InlinedTree | None) -> list[_InlinedTree | None]:
    """Return what was made of the children that those of an element are most likely equal to.

    Children are counted from both ends: between them, something may have come or gone.
    """
    children = tree["children"]
    if before is None or any(before.raw[name] != tree[name] for name in ("name", "attributes")):
        return [None] * len(children)
    known = before.inner
    gone = len(known) - len(children)
    found: list[_InlinedTree | None] = []
    for place, child in enumerate(children):
        near = [known[at] for at in (place, place + gone) if 0 <= at < len(known)]
        equal = (one for one in near if one and one.raw == child)
        found.append(next(equal, near[0] if near else None))
    return found


def _calculate(found: re.Match[str]) -> str:
    numbers = [_product(one) for one in found[2].split(",")]
    value = max(numbers) if found[1] == "max" else min(numbers)
    return f"{value:.4g}"


def _product(text: str) -> float:
    """Return a product such as ``17 / 13``, or ``35px * 1.2``; our sheets need no sums."""
    first, *rest = re.split(r"\s*([*/])\s*", text.replace("px", "").strip())
    value = float(first)
    for sign, factor in zip(rest[::2], rest[1::2], strict=True):
        value = value * float(factor) if sign == "*" else value / float(factor)
    return value


def _declare(plain: Attributes, name: str, value: str) -> None:
    """Write what a sheet declares into the attributes of an element, if a picture shows it."""
    if name in PROPERTIES:
        plain[name] = value
    elif name == "scale":
        plain["transform"] = f"scale({value}) {plain.get('transform') or ''}".strip()
    elif name == "transform" and (found := _MOVED_DOWN.fullmatch(value)):
        plain["transform"] = f"translate(0 {found[1]})"
