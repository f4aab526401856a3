"""English for the bare library: reads the part of Fluent that our English texts use.

English is a language like the others and is in Fluent files only: the shared ones, and
``texts/en.ftl`` of each registered title. Errors, reasons and options name a key and facts; this
module fills the text of the key without the extra that speaks the other languages. It knows
``{ $fact }``, ``{ $fact -> [choice] … *[other] … }``, ``{ another-key }`` and ``{ "text" }``.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from wolfden.core.events import Fact

_SHARED: Final = Path(__file__).parents[2] / "texts" / "en"
_ENTRY: Final = re.compile(r"([a-zA-Z][\w-]*) *=")
_TOKEN: Final = re.compile(
    r'\{\s*(?:"(?P<quoted>[^"]*)"|(?P<dollar>\$?)(?P<name>[a-zA-Z][\w-]*))\s*(?P<end>->|\})'
    r"|\n *(?P<default>\*?)\[\s*(?P<choice>[\w.-]+)\s*\]\s*"
    r"|(?P<close>(?<! )\n? *\})"
)
"""Blanks are read once: none of the alternatives spans several lines."""
_NOTHING: Final[Mapping[str, Fact]] = {}


class _Part:
    """A piece of a text: words as they are, another text, a fact, or a choice by a fact."""

    def __init__(self, words: str = "", key: str = "", fact: str = "") -> None:
        self.words: Final = words
        self.key: Final = key
        self.fact: Final = fact
        self.choices: Final[dict[str, list[_Part]]] = {}
        self.default = ""


class Texts:
    """The texts of some files, which are read one by one until a key is found."""

    def __init__(self, files: list[Path]) -> None:
        self._unread: Final = files
        self._sources: Final[dict[str, str]] = {}
        self._patterns: Final[dict[str, list[_Part]]] = {}

    def add(self, path: Path) -> None:
        """Add a file; if another one has the same key, the one added first counts."""
        self._unread.append(path)

    def keys(self) -> list[str]:
        """Return all keys, in the order of the files."""
        while self._read_on():
            pass
        return list(self._sources)

    def say(self, key: str, facts: Mapping[str, Fact] = _NOTHING) -> str:
        """Return the text of a key, filled with facts; ``""`` if there is no such text."""
        while key not in self._sources:
            if not self._read_on():
                return ""
        if key not in self._patterns:
            self._patterns[key] = _parse(self._sources[key])
        return self._filled(self._patterns[key], facts)

    def _read_on(self) -> bool:
        """Read one more file; whether there was one."""
        if not self._unread:
            return False
        path = self._unread.pop(0)
        if path.exists():
            for key, source in _entries(path.read_text(encoding="utf-8")).items():
                self._sources.setdefault(key, source)
        return True

    def _filled(self, parts: list[_Part], facts: Mapping[str, Fact]) -> str:
        said = ""
        for part in parts:
            if part.choices:
                said += self._filled(part.choices[_choice(part, facts.get(part.fact, ""))], facts)
            elif part.fact:
                said += _shown(facts[part.fact]) if part.fact in facts else f"{{${part.fact}}}"
            else:
                said += self.say(part.key, facts) if part.key else part.words
        return said


def _entries(text: str) -> dict[str, str]:
    """Return the texts of a file as they are written, indents and comments left out."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.split("\n"):
        if entry := _ENTRY.match(line):
            lines = found.setdefault(entry[1], [])
            lines.append(line[entry.end() :])
        elif not line or line[0] in " }":
            lines.append(line.rstrip())
        else:
            lines = []  # a comment or a section ends a text
    return {key: _dedented(rows) for key, rows in found.items()}


def _dedented(lines: list[str]) -> str:
    indents = [len(line) - len(line.lstrip()) for line in lines[1:] if line[:1] == " "]
    indent = min(indents, default=0)
    rows = [line[indent:] if line[:1] == " " else line for line in lines[1:]]
    return "\n".join([lines[0].strip(), *rows]).strip()


def _parse(source: str) -> list[_Part]:
    """Return the pieces of a text; open pieces are on a stack."""
    parts: list[_Part] = []
    open_choices: list[tuple[_Part, list[_Part]]] = []
    at = 0
    for token in _TOKEN.finditer(source):
        if not open_choices and token["name"] is None and token["quoted"] is None:
            continue  # a bracket among the words
        if token.start() > at:
            parts.append(_Part(source[at : token.start()]))
        at = token.end()
        if token["quoted"] is not None:
            parts.append(_Part(token["quoted"]))
        elif token["name"] is not None:
            is_fact = token["dollar"] == "$"
            parts.append(_Part("", *(("", token["name"]) if is_fact else (token["name"], ""))))
            if token["end"] == "->":
                open_choices.append((parts[-1], parts))
                parts = []
        elif token["choice"] is not None:
            parts = open_choices[-1][0].choices.setdefault(token["choice"], [])
            if token["default"]:
                open_choices[-1][0].default = token["choice"]
        else:
            parts = open_choices.pop()[1]
    parts.append(_Part(source[at:]))
    return parts


def _choice(part: _Part, fact: Fact) -> str:
    if isinstance(fact, int) and str(fact) not in part.choices:
        word = "one" if fact == 1 else "other"
    else:
        word = str(fact)
    return word if word in part.choices else part.default


def _shown(fact: Fact) -> str:
    if isinstance(fact, int):
        return f"{fact:,}"
    return fact if isinstance(fact, str) else ", ".join([str(one) for one in fact])


ENGLISH: Final = Texts(sorted(_SHARED.glob("*.ftl")))
"""All English texts: the shared ones, and those of every registered title."""
