"""Where texts are: shared files of a language, and the sections of each title's file.

A title keeps all its texts of a language in one file, ``texts/<language>.ftl``, in which a line
``## name`` begins a section. The page and the terminal ask for sections by name: ``rules-<title>``,
``<title>`` for the section ``game``, and ``titles`` for the section ``title`` of every title.
"""

import re
from pathlib import Path
from typing import Final

from wolfden.core.registry import Registry
from wolfden.i18n.languages import LOCALES
from wolfden.titles import TITLES

_SECTION: Final = re.compile(r"^## (\S+)$", re.MULTILINE)


def sections(text: str) -> dict[str, str]:
    """Return the sections of a title's texts by name."""
    _head, *parts = _SECTION.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def title_texts(language: str, titles: Registry = TITLES) -> dict[str, Path]:
    """Return each title's file of texts in a language, by the title's id."""
    return titles.files(f"texts/{language}.ftl")


def text_files(language: str, titles: Registry = TITLES) -> list[Path]:
    """Return every file of texts in a language."""
    return [*(LOCALES / language).glob("*.ftl"), *title_texts(language, titles).values()]


def find_texts(language: str, name: str, titles: Registry = TITLES) -> str | None:
    """Return the texts called ``name`` in a language, or nothing if there are none."""
    shared = LOCALES / language / f"{name}.ftl"
    if shared.exists():
        return shared.read_text(encoding="utf-8")
    own = title_texts(language, titles)
    if name == "titles":
        return "\n".join(_section(path, "title") for path in own.values())
    for title, path in own.items():
        if name == title or name.endswith(f"-{title}"):
            return _section(path, name.removesuffix(title).removesuffix("-") or "game") or None
    return None


def _section(path: Path, name: str) -> str:
    return sections(path.read_text(encoding="utf-8")).get(name, "")
