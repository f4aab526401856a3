"""The languages, which of them a word or an environment means, and where their texts are.

A title keeps all its texts of a language in one file, ``texts/<language>.ftl``, in which a line
``## name`` begins a section. The page and the terminal ask for sections by name: ``rules-<title>``,
``<title>`` for the section ``game``, and ``titles`` for the section ``title`` of every title.
Features of the server in other packages add texts too.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from babel import Locale, negotiate_locale, parse_locale

from wolfden.core.errors import WolfdenError
from wolfden.core.registry import Registry
from wolfden.core.text.english import ENGLISH as ENGLISH_TEXTS
from wolfden.titles import TITLES

LOCALES: Final = Path(__file__).parents[1] / "texts"
"""A folder for each language, with the same files in each."""

LANGUAGES: Final = tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))
"""The codes of all languages."""

ENGLISH: Final = "en"
"""The language every text is written in first; it replaces texts that another one lacks."""

LANG_VARIABLE: Final = "WOLFDEN_LANG"
"""The environment variable for another language here than everywhere else."""

_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables of the system's language; the first that is set counts."""

_ALIASES: Final = {"no": "nb", "nn": "nb"}
"""Languages that another one is close enough to."""

_ADDED: Final[dict[str, Path]] = {}
"""Folders with a file for each language, by the name of their texts."""

_SECTION: Final = re.compile(r"^## (\S+)$", re.MULTILINE)


class UnknownLanguage(WolfdenError):
    """No texts are written in this language."""

    code = "unknown_language"


def language_name(code: str) -> str:
    """Return what a language calls itself.

    >>> language_name("uk"), language_name("fi")
    ('Українська', 'Suomi')
    """
    name = Locale(code).get_language_name(code) or code
    return f"{name[:1].upper()}{name[1:]}"


def parse_language(word: str) -> str:
    """Return the language that a word such as ``uk``, ``nn-NO`` or ``cs_CZ.UTF-8`` means.

    Raises:
        UnknownLanguage: there are no texts in this language.

    >>> parse_language("nn-NO"), parse_language("cs_CZ.UTF-8")
    ('nb', 'cs')
    """
    found = _nearest(word)
    if found is None:
        known = [f"{code} ({language_name(code)})" for code in LANGUAGES]
        raise UnknownLanguage("language", word=word, known=known)
    return found


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the language the environment asks for, English if there are no texts in it.

    Raises:
        UnknownLanguage: there are no texts in the language of ``WOLFDEN_LANG``.
    """
    if wish := environment.get(LANG_VARIABLE, ""):
        return parse_language(wish)
    system = next((word for name in _SYSTEM if (word := environment.get(name, ""))), "")
    return _nearest(system) or ENGLISH


def _nearest(word: str) -> str | None:
    try:
        code = parse_locale(word.strip().replace("-", "_"))[0]
    except ValueError:
        return None
    return negotiate_locale([code], LANGUAGES, aliases=_ALIASES)


# Files.


def sections(text: str) -> dict[str, str]:
    """Return the sections of a title's texts by name."""
    _head, *parts = _SECTION.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def title_texts(language: str, titles: Registry = TITLES) -> dict[str, Path]:
    """Return each title's file of texts in a language, by the title's id."""
    return titles.files(f"texts/{language}.ftl")


def add_texts(name: str, folder: Path) -> None:
    """Add the texts of another package: the files ``<language>.ftl`` of a folder."""
    _ADDED[name] = folder
    ENGLISH_TEXTS.add(folder / f"{ENGLISH}.ftl")


def text_files(language: str, titles: Registry = TITLES) -> list[Path]:
    """Return every file of texts in a language."""
    added = [folder / f"{language}.ftl" for folder in _ADDED.values()]
    shared = (LOCALES / language).glob("*.ftl")
    return [*shared, *title_texts(language, titles).values(), *filter(Path.exists, added)]


def find_texts(language: str, name: str, titles: Registry = TITLES) -> str | None:
    """Return the texts called ``name`` in a language, or ``None`` if there are none."""
    shared = LOCALES / language / f"{name}.ftl"
    if shared.exists():
        return shared.read_text(encoding="utf-8")
    if name in _ADDED:
        added = _ADDED[name] / f"{language}.ftl"
        return added.read_text(encoding="utf-8") if added.exists() else ""
    own = title_texts(language, titles)
    if name == "titles":
        return "\n".join(_section(path, "title") for path in own.values())
    for title, path in own.items():
        if name == title or name.endswith(f"-{title}"):
            return _section(path, name.removesuffix(title).removesuffix("-") or "game") or None
    return None


def _section(path: Path, name: str) -> str:
    return sections(path.read_text(encoding="utf-8")).get(name, "")
