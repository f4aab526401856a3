"""The languages of the texts, and which of them a word or an environment means."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from babel import Locale, negotiate_locale, parse_locale

from wolfden.core.errors import WolfdenError

LOCALES: Final = Path(__file__).parents[1] / "web" / "locales"
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
