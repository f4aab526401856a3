"""Run a title's page in an embedded JavaScript engine: its drawings of a table as plain trees.

The engine has no loader of modules, so they are linked here: each becomes a function that returns
what it exports, and runs after the modules it imports.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypedDict

from wolfden.core.errors import BadData, UnknownTitle
from wolfden.drawing.linking import imported_modules, module_body
from wolfden.drawing.style import WEB
from wolfden.drawing.trees import Tree
from wolfden.i18n.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wolfden.core.contract import Json, Seat
    from wolfden.core.registry import Registry
    from wolfden.i18n.translator import Translator

ENGINE: Final = "quickjs"
"""The module of the package quickjs-ng."""
_PICTURE: Final = Path(__file__).with_name("picture.js")
_DRAW: Final = "JSON.stringify(drawn.picture(title, ...JSON.parse(given), translate))"
_COVER: Final = "JSON.stringify(drawn.scene(title))"

_MOST_SAID: Final = 4000
"""Texts of a page that are remembered, before all are forgotten."""
_MOST_MEMORY: Final = 256 * 1024 * 1024
"""What a page may take to draw a table, in bytes."""

_INTL: Final = (
    "class ListFormat { format = (all) => format_list(JSON.stringify(all)) }"
    "globalThis.Intl = { ListFormat };"
)
"""What the engine lacks of a browser: lists in the reader's language, which Python formats."""


class Scene(TypedDict):
    """The emblem of a title, and what it refers to."""

    definitions: list[Tree]
    cover: Tree | None


class Drawings(TypedDict):
    """What a title's page draws of a table."""

    definitions: list[Tree]
    board: Tree
    status: Tree
    panels: list[Tree]


class Page:
    """The page of a title in a separate engine: its modules are loaded once, for any drawing.

    Raises:
        UnknownTitle: the title has no page.
        BadData: the page cannot be run; drawing may raise this too.
    """

    def __init__(self, title: str, titles: Registry) -> None:
        pages = titles.files("page/index.js")
        if title not in pages:
            raise UnknownTitle("title", title=title, known=list(pages))
        self.title = title
        self._running = pages[title]
        self._translator: Translator | None = None
        self._said: dict[tuple[str, str], str] = {}
        self._engine = import_module(ENGINE)
        context = self._context = self._engine.Context()
        context.set_memory_limit(_MOST_MEMORY)
        context.add_callable("translate", self._translate)
        context.add_callable("format_list", self._format_list)
        context.eval(_INTL)
        with self._naming_errors():
            for module, script in linked_scripts([pages[title], _PICTURE]):
                self._running = module
                context.eval(script)
            self._running = pages[title]
            context.eval(f"title = {module_exports(self._running)}.default")
            context.eval(f"drawn = {module_exports(_PICTURE)}")
            self._scene: Scene = json.loads(context.eval(_COVER))

    def draw(
        self,
        view: Json,
        actors: Sequence[Seat],
        translator: Translator,
        names: Sequence[str] = (),
        space: tuple[int, int] | None = None,
    ) -> Drawings:
        """Return what the page draws of a view; ``names`` of seats, ``space`` for the board."""
        width, height = space or (0, 0)
        table = {
            "actors": actors,
            "language": translator.language,
            "seatNames": names,
            "aspect": width / height if space else 0,
            "space": {"width": width, "height": height},
        }
        self._translator = translator
        self._context.set("given", json.dumps([view, table]))
        with self._naming_errors():
            drawings: Drawings = json.loads(self._context.eval(_DRAW))
        return {**drawings, "definitions": self._scene["definitions"]}

    def cover(self) -> Scene:
        """Return the scene of the title on the first page."""
        return self._scene

    @contextmanager
    def _naming_errors(self) -> Iterator[None]:
        try:
            yield
        except (self._engine.JSException, OSError) as error:
            reason, path = str(error).partition("\n")[0], str(self._running)
            raise BadData("title-page", title=self.title, path=path, reason=reason) from error

    def _translate(self, text: str) -> str:
        """Return a text that the page asks for, with plain arguments."""
        assert self._translator is not None
        key = (self._translator.language, text)
        if key not in self._said:
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            self._said[key] = self._translator.format_message(_message(json.loads(text)))
        return self._said[key]

    def _format_list(self, text: str) -> str:
        assert self._translator is not None
        return self._translator.format_value(json.loads(text))


def _message(asked: dict[str, Any]) -> Message:
    """Return a text that a page asks for, with the texts inside it."""
    args = {
        name: _message(part) if isinstance(part, dict) else part
        for name, part in asked["args"].items()
    }
    return Message(asked["key"], args, asked.get("english", ""))


def linked_scripts(paths: Sequence[Path]) -> Iterator[tuple[Path, str]]:
    """Yield modules and all they import as scripts, in the order in which they have to run."""
    done: set[Path] = set()

    def linked(path: Path) -> Iterator[tuple[Path, str]]:
        if path not in done:
            done.add(path)
            source = path.read_text(encoding="utf-8")
            for name in imported_modules(source):
                yield from linked(_module_path(path, name))
            body = module_body(source, lambda name: module_exports(_module_path(path, name)))
            yield path, f"{module_exports(path)} = (() => {{ {body} }})();"

    for path in paths:
        yield from linked(path)


def _module_path(path: Path, name: str) -> Path:
    """Return the file that a module means by the name of another, as the page's import map does."""
    if name.startswith("wolfden/"):
        return WEB / "js" / name.removeprefix("wolfden/")
    return (path.parent / name).resolve()


def module_exports(path: Path) -> str:
    """Return where the exports of a module are found by scripts."""
    return f"globalThis[{json.dumps(str(path))}]"
