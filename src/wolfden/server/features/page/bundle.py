"""The page in few files: its modules in one script, its style sheets in one sheet.

A browser that fetches 130 small modules waits for as many answers. A server therefore sends them
together, under names that change with their content; in a checkout that is edited the page stays as
it is written. Modules keep their addresses inside the scripts: each runs when it is first needed.
What the first page and a table need is one script; the rest is another, fetched when needed.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from posixpath import dirname, join, normpath
from typing import Final

from wolfden.drawing.linking import imported_modules, module_body

MAIN: Final = "/js/main.js"
_VENDORED: Final = ("preact", "preact/hooks", "htm", "@preact/signals", "@preact/signals-core")
"""Libraries that are minified already: they stay modules of their own."""
_VENDORED_IMPORTS: Final = [
    f"import * as v{place} from {json.dumps(name)};" for place, name in enumerate(_VENDORED)
]
_COMMENT: Final = re.compile(r"/\*\*.*?\*/|^\s*//[^\n]*$", re.DOTALL | re.MULTILINE)
_INDENT: Final = re.compile(r"^\s+", re.MULTILINE)
_LAZY: Final = re.compile(r"\bimport\(\"([^\"]+)\"\)")
_SHEET: Final = re.compile(r'<link rel="stylesheet" href="([^"]+)" />\n?\s*')
_VENDOR: Final = re.compile(r'"(/vendor/[^"]+)"')
_SCRIPT: Final = f'<script type="module" src="{MAIN}"></script>'
_TOOLKIT: Final = "/js/toolkit/"
"""What titles import: it has to be there before their scripts."""
_RUNTIME: Final = """const defined = new Map(), made = new Map();
const need = (name) => {
  if (!made.has(name)) made.set(name, defined.get(name)());
  return made.get(name);
};
let others;
const rest = () => (others ??= import(%s).catch((error) => {
  others = undefined;
  throw error;
}));
globalThis.wolfdenModules = { defined, need, rest };
"""
_REST: Final = "const { defined, need, rest } = globalThis.wolfdenModules;"

Read = Callable[[str], str]
"""From the address of a file of the page to its text; raises ``KeyError`` if there is none."""


class Bundle:
    """The script, the sheet and the index that belong together."""

    def __init__(
        self,
        index: str,
        import_map: dict[str, str],
        modules: Iterable[str],
        read: Read,
        version: str,
        entries: Iterable[str] = (),
    ) -> None:
        self._import_map = import_map
        self.version = version
        self._read = read
        self._modules = sorted(modules)
        sheets = [read(href) for href in _SHEET.findall(index)]
        self.sheet = self._with_version("\n".join(sheets))
        begun = {MAIN, *entries}
        entered = [one for one in self._modules if one in begun or one.startswith(_TOOLKIT)]
        self._first = self._closure(entered)
        self.rest = self._rest_script()
        self.rest_address = f"/bundle-{digest(self.rest)}.js"
        self.script = self._script()
        self.script_address = f"/bundle-{digest(self.script)}.js"
        self.sheet_address = f"/bundle-{digest(self.sheet)}.css"
        plain = _SHEET.sub("", index)
        linked = plain.replace(
            _SCRIPT,
            f'<link rel="stylesheet" href="{self.sheet_address}" />\n    '
            f'<script type="module" src="{self.script_address}"></script>',
        )
        head = f'<meta name="assets" content="{version}" />\n    <title>'
        self.index = self._with_version(linked).replace("<title>", head)

    def _with_version(self, text: str) -> str:
        """Return a text in which the addresses of libraries and letters have the version."""
        return _VENDOR.sub(rf'"\1?v={self.version}"', text)

    def title_script(self, address: str) -> str:
        """Return a module of a title and all of its folder that it imports, as one module."""
        folder = dirname(address)
        own = self._closure([address], folder)
        parts = [self._definition(one) for one in own]
        known = {*own, *self._first}
        needs_rest = any(one not in known for one in self._closure([address]))
        exported = re.findall(r"^export const (\w+)", self._read(address), re.MULTILINE)
        names = [f"export const {name} = its.{name};" for name in exported]
        has_default = "export default" in self._read(address)
        return "\n".join(
            [
                "const defined = new Map(), made = new Map();",
                "const need = (name) => {",
                "if (!defined.has(name)) return globalThis.wolfdenModules.need(name);",
                "if (!made.has(name)) made.set(name, defined.get(name)());",
                "return made.get(name);",
                "};",
                "const { rest } = globalThis.wolfdenModules;",
                *parts,
                *(["await rest();"] if needs_rest else []),
                f"const its = need({json.dumps(address)});",
                *names,
                *(["export default its.default;"] if has_default else []),
            ]
        )

    def _script(self) -> str:
        runtime = _RUNTIME % json.dumps(self.rest_address)
        parts = [self._definition(one) for one in self._first if one != MAIN]
        main = self._with_lazy(MAIN, module_body(self._source(MAIN), self._refer(MAIN)))
        return "\n".join([*_VENDORED_IMPORTS, runtime, *parts, main.rpartition("\n")[0]])

    def _rest_script(self) -> str:
        rest = [one for one in self._closure(self._modules) if one not in self._first]
        parts = [self._definition(one) for one in rest]
        return "\n".join([*_VENDORED_IMPORTS, _REST, *parts])

    def _closure(self, addresses: Iterable[str], folder: str = "") -> list[str]:
        """Return modules and all that they import, except libraries, below a folder."""
        libraries = [self._import_map.get(name) for name in _VENDORED]
        return import_closure(
            addresses,
            self._source,
            self._import_map,
            lambda one: one.startswith(folder) and one not in libraries,
        )

    def _source(self, address: str) -> str:
        return _INDENT.sub("", _COMMENT.sub("", self._read(address)))

    def _definition(self, address: str) -> str:
        body = module_body(self._source(address), self._refer(address))
        return f"defined.set({json.dumps(address)}, () => {{ {self._with_lazy(address, body)} }});"

    def _with_lazy(self, address: str, body: str) -> str:
        """Return a body in which modules that are fetched when needed come from our scripts."""

        def loaded(found: re.Match[str]) -> str:
            name = self._address(address, found[1])
            begun = "Promise.resolve()" if name in self._first else "rest()"
            return f"{begun}.then(() => need({json.dumps(name)}))"

        return _LAZY.sub(loaded, body)

    def _refer(self, address: str) -> Callable[[str], str]:
        def refer(name: str) -> str:
            if name in _VENDORED:
                return f"v{_VENDORED.index(name)}"
            return f"need({json.dumps(self._address(address, name))})"

        return refer

    def _address(self, address: str, name: str) -> str:
        return module_address(address, name, self._import_map)


def module_address(address: str, name: str, import_map: Mapping[str, str]) -> str:
    """Return the address of a module that the one at an address names."""
    if name.startswith("wolfden/"):
        return f"/js/{name.removeprefix('wolfden/')}"
    return import_map.get(name) or normpath(join(dirname(address), name))


def import_closure(
    addresses: Iterable[str],
    read: Read,
    import_map: Mapping[str, str],
    belongs: Callable[[str], bool],
) -> list[str]:
    """Return modules and all that they import, directly or not, as far as they belong."""
    found: dict[str, None] = {}
    waiting = list(addresses)
    while waiting:
        address = waiting.pop()
        if address not in found and belongs(address):
            found[address] = None
            names = imported_modules(read(address))
            waiting += [module_address(address, name, import_map) for name in names]
    return list(found)


def digest(text: str) -> str:
    """Return a short name that changes with a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
