"""Run a title's page in an embedded JavaScript engine: its drawings of a table as plain trees.

The engine has no loader of modules, so they are linked here: each becomes a function that returns
what it exports, and runs after the modules it imports.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from wolfden.core.errors import BadData, UnknownTitle
from wolfden.drawing.linking import imported_modules, module_body
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

_INTL: Final = (
    "class ListFormat { format = (all) => format_list(JSON.stringify(all)) }"
    "globalThis.Intl = { ListFormat };"
)
"""What the engine lacks of a browser: lists in the reader's language, which Python formats."""


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


def _linked(paths: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """Yield modules and all they import as scripts, in the order in which they have to run."""
    done: set[Path] = set()

    def linked(path: Path) -> Iterator[tuple[Path, str]]:
        if path not in done:
            done.add(path)
            source = path.read_text(encoding="utf-8")
            for name in imported_modules(source):
                yield from linked(_found(path, name))
            body = module_body(source, lambda name: _module(_found(path, name)))
            yield path, f"{_module(path)} = (() => {{ {body} }})();"

    for path in paths:
        yield from linked(path)


def _found(path: Path, name: str) -> Path:
    """Return the file that a module means by the name of another, as the page's import map does."""
    if name.startswith("wolfden/"):
        return WEB / "js" / name.removeprefix("wolfden/")
    return (path.parent / name).resolve()


def _module(path: Path) -> str:
    """Return where the exports of a module are found by scripts."""
    return f"globalThis[{json.dumps(str(path))}]"
