"""Which language a command speaks: that of ``--lang``, else of the environment."""

import os
import sys
from collections.abc import Sequence

import click

from wolfden.i18n.languages import ENGLISH, language_name, parse_language, preferred_language
from wolfden.i18n.translator import Translator

_ASKING = click.Command(
    "wolfden",
    params=[click.Option(["--lang"])],
    add_help_option=False,
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
)
"""Reads ``--lang`` alone, wherever it stands: the errors of a command line speak it too."""


def translator_for(words: Sequence[str]) -> Translator:
    """Return the translator that a command line or else the environment asks for.

    Raises:
        UnknownLanguage: there are no texts in this language.
    """
    asked = _ASKING.make_context("wolfden", list(words), resilient_parsing=True).params["lang"]
    translator = Translator(parse_language(asked) if asked else preferred_language(os.environ))
    return translator if _can_be_written(translator) else Translator(ENGLISH)


def _can_be_written(translator: Translator) -> bool:
    """Whether the output has the letters of a language; if not, say so."""
    if translator.language == ENGLISH:
        return True
    encoding = sys.stdout.encoding or "ascii"
    try:
        translator.translate("terminal-command-undo").encode(encoding)
    except UnicodeEncodeError:
        language = f"{translator.language} ({language_name(translator.language)})"
        note = f"the letters of {language} cannot be written in {encoding}, so this is English"
        print(f"wolfden: {note}", file=sys.stderr)
        return False
    return True
