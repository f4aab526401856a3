"""The languages Wolfden speaks, and which of them somebody means."""

from collections.abc import Mapping
from typing import Final

from wolfden.core.errors import WolfdenError

LANGUAGES: Final = {
    "uk": "Українська",
    "ru": "Русский",
    "cs": "Čeština",
    "sv": "Svenska",
    "en": "English",
    "fi": "Suomi",
    "da": "Dansk",
    "nb": "Norsk",
}
"""Each language by its own name."""

ENGLISH: Final = "en"
"""The language every text is written in first; it stands in where another lacks one."""

OWN_WISH: Final = "WOLFDEN_LANG"
"""The environment variable for whoever wants another language here than everywhere else."""

_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that is set counts."""

_KIN: Final = {"no": "nb", "nn": "nb"}
"""Languages that another one stands for here."""


class UnknownLanguage(WolfdenError):
    """No texts are written in this language."""

    code = "unknown_language"


def language_named(word: str) -> str:
    """Return the language a word such as ``uk``, ``nn-NO`` or ``cs_CZ.UTF-8`` names.

    Raises:
        UnknownLanguage: it names none of ours.

    >>> language_named("nn-NO"), language_named("cs_CZ.UTF-8")
    ('nb', 'cs')
    """
    found = _nearest(word)
    if found is None:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise UnknownLanguage("language", word=word, known=known)
    return found


def usual_language(environment: Mapping[str, str]) -> str:
    """Return the language the environment asks for, English if it is none of ours.

    Raises:
        UnknownLanguage: ``WOLFDEN_LANG``, which speaks to us alone, names none of ours.
    """
    if wish := environment.get(OWN_WISH, ""):
        return language_named(wish)
    system = next((word for name in _SYSTEM if (word := environment.get(name, ""))), "")
    return _nearest(system) or ENGLISH


def _nearest(word: str) -> str | None:
    code = word.strip().lower().replace("_", "-").partition(".")[0].partition("-")[0]
    code = _KIN.get(code, code)
    return code if code in LANGUAGES else None
