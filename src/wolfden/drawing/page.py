"""Run a title's page in an embedded JavaScript engine: its drawings of a table as plain trees.

The engine has no loader of modules, so they are linked here: each becomes a function that returns
what it exports, and runs after the modules it imports.
"""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from wolfden.core.errors import BadData, UnknownTitle
from wolfden.i18n.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wolfden.core.contract import State
    from wolfden.core.registry import Registry
    from wolfden.i18n.translator import Translator

ENGINE: Final = "quickjs"
"""The module of the package quickjs-ng."""
WEB: Final = Path(__file__).parents[1] / "web"
_PICTURE: Final = Path(__file__).with_name("picture.js")
_DRAW: Final = "JSON.stringify(picture(title, ...JSON.parse(given), translate))"

_MOST_MEMORY: Final = 256 * 1024 * 1024
"""What a page may take to draw a table, in bytes."""

_IMPORT: Final = re.compile(r"""^import\s+(?:([^"';]+?)\s+from\s+)?["']([^"']+)["'];?""", re.M)
_PASSED_ON: Final = re.compile(r"""^export\s+(\*|\{[^}]*\})\s+from\s+["']([^"']+)["'];?""", re.M)
_DECLARED: Final = re.compile(
    r"^export\s+((?:const|let|var|class|function|async\s+function)\b\s*\*?\s*([\w$]+))", re.M
)
_INTL: Final = (
    "class ListFormat { format = (all) => format_list(JSON.stringify(all)) }"
    "globalThis.Intl = { ListFormat };"
)
"""What the engine lacks of a browser: lists in the reader's language, which Python formats."""
_UNPACKED: Final = re.compile(r"^export (const \{([^}]*)\} =)", re.MULTILINE)
"""Several declarations from one object: ``export const { a, b: c } = …``."""
_LISTED: Final = re.compile(r"^export\s+(\{[^}]*\})(?!\s*from\b);?", re.M)
_DEFAULT: Final = re.compile(r"^export\s+default\s", re.M)
_SEVERAL: Final = re.compile(r"([\w$]+)(?:\s+as\s+([\w$]+))?")
"""The names in braces, each with the one it is given behind ``as``, if any."""


class Tree(TypedDict):
    """An element of a drawing, as the page's ``el`` returns it."""

    name: str
    attributes: dict[str, str | float | bool | None]
    children: list[Tree | str]


class Drawings(TypedDict):
    """What a title's page draws of a table."""

    definitions: list[Tree]
    board: Tree
    status: Tree
    panels: list[Tree]


def page_drawings(title: str, state: State, translator: Translator, titles: Registry) -> Drawings:
    """Return what the page of a title draws of a state for a watcher."""
    pages = titles.files("page/index.js")
    if title not in pages:
        raise UnknownTitle("title", title=title, known=list(pages))
    engine = import_module(ENGINE)
    context = engine.Context()
    context.set_memory_limit(_MOST_MEMORY)
    table = {"actors": state.actors(), "language": translator.language}
    context.set("given", json.dumps([state.view(None), table]))
    context.add_callable("translate", lambda text: _translated(translator, text))
    context.add_callable("format_list", lambda text: translator.format_value(json.loads(text)))
    context.eval(_INTL)
    running = pages[title]
    try:
        for module, script in _linked([pages[title], _PICTURE]):
            running = module
            context.eval(script)
        running = pages[title]
        context.eval(f"title = {_module(running)}.default; picture = {_module(_PICTURE)}.picture")
        drawings: Drawings = json.loads(context.eval(_DRAW))
    except (engine.JSException, OSError) as error:
        reason = str(error).partition("\n")[0]
        raise BadData("title-page", title=title, path=str(running), reason=reason) from error
    return drawings


def _translated(translator: Translator, text: str) -> str:
    """Return a text that the page asks for, with plain arguments, in the translator's language."""
    asked = json.loads(text)
    return translator.format_message(Message(asked["key"], asked["args"], asked.get("english", "")))


# Linking.


def _linked(paths: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """Yield modules and all they import as scripts, in the order in which they have to run."""
    done: set[Path] = set()

    def linked(path: Path) -> Iterator[tuple[Path, str]]:
        if path not in done:
            done.add(path)
            source = path.read_text(encoding="utf-8")
            for pattern in (_IMPORT, _PASSED_ON):
                for _names, name in pattern.findall(source):
                    yield from linked(_found(path, name))
            yield path, _script(path, source)

    for path in paths:
        yield from linked(path)


def _script(path: Path, source: str) -> str:
    """Return a module as a script that runs it and keeps what it exports."""
    exports = [
        *(name for _declaration, name in _DECLARED.findall(source)),
        *(
            one.rpartition(":")[2].strip()
            for _declaration, names in _UNPACKED.findall(source)
            for one in names.split(",")
            if one.strip()
        ),
        *(
            f"{new or old}: {old}"
            for names in _LISTED.findall(source)
            for old, new in _SEVERAL.findall(names)
        ),
        *(one for found in _PASSED_ON.finditer(source) for one in _passed_on(path, found)),
        *(["default: its_default"] if _DEFAULT.search(source) else []),
    ]
    body = _IMPORT.sub(lambda found: _imported(path, found), source)
    body = _UNPACKED.sub(r"\1", _DECLARED.sub(r"\1", _LISTED.sub("", _PASSED_ON.sub("", body))))
    body = _DEFAULT.sub("const its_default = ", body)
    return f"{_module(path)} = (() => {{ {body}\nreturn {{ {', '.join(exports)} }} }})();"


def _found(path: Path, name: str) -> Path:
    """Return the file that a module means by the name of another, as the page's import map does."""
    if name.startswith("wolfden/"):
        return WEB / "js" / name.removeprefix("wolfden/")
    return (path.parent / name).resolve()


def _module(path: Path) -> str:
    """Return where the exports of a module are found by scripts."""
    return f"globalThis[{json.dumps(str(path))}]"


def _imported(path: Path, found: re.Match[str]) -> str:
    """Return an import statement as declarations; lines keep their numbers."""
    names, module = found[1] or "", _module(_found(path, found[2]))
    single, brace, several = names.partition("{")
    parts = [f"{old}: {new or old}" for old, new in _SEVERAL.findall(several)] if brace else []
    declared = [f"{{ {', '.join(parts)} }}"] if brace else []
    for one in filter(None, (name.strip() for name in single.split(","))):
        whole = re.match(r"\*\s+as\s+(\S+)", one)
        declared.append(whole[1] if whole else f"{{ default: {one} }}")
    lines = "\n" * found[0].count("\n")
    return "".join(f"const {one} = {module};" for one in declared) + lines


def _passed_on(path: Path, found: re.Match[str]) -> list[str]:
    """Return what a module exports of another one."""
    module = _module(_found(path, found[2]))
    if found[1] == "*":
        return [f"...{module}"]
    return [f"{new or old}: {module}.{old}" for old, new in _SEVERAL.findall(found[1])]
