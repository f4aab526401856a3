"""Translators by the language of a guest."""

from functools import cache

from wolfden.i18n.languages import ENGLISH, UnknownLanguage, parse_language
from wolfden.i18n.translator import Translator


def translator_of(language: str) -> Translator:
    """Return the translator of a guest's language, English if we do not have it."""
    try:
        return _translator(parse_language(language))
    except UnknownLanguage:
        return _translator(ENGLISH)


@cache
def _translator(language: str) -> Translator:
    """Return the translator of a language of ours; what guests call theirs is without end."""
    return Translator(language)
