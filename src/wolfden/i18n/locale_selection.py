"""Which language whoever sits at the terminal wants to hear, and who speaks it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wolfden.i18n.languages import ENGLISH, LANGUAGES, language_named, usual_language

if TYPE_CHECKING:
    from wolfden.i18n.speaker import Speaker


def speaker_for(words: Sequence[str]) -> Speaker | None:
    """Return who speaks the language that a command line or else the environment asks for.

    ``None`` is English: commands have it in their code, and need no texts for it.

    Raises:
        UnknownLanguage: the language is none of ours.
        ModuleNotFoundError: the command line asks for one, and the extra for it is not installed.
    """
    asking = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    asking.add_argument("--lang", nargs="?")
    asked = asking.parse_known_args(words)[0].lang
    language = language_named(asked) if asked else usual_language(os.environ)
    if language == ENGLISH:
        return None
    try:
        from wolfden.i18n.speaker import Speaker  # noqa: PLC0415 (needs an extra)
    except ModuleNotFoundError:
        if asked:
            raise
        return None  # the environment asks for more than is installed: English will do
    speaker = Speaker(language)
    return speaker if _can_be_written(speaker) else None


def add_language(parser: argparse.ArgumentParser, help_text: str) -> None:
    """Let a command take ``--lang``; what it asks for is heard before the line is read."""
    parser.add_argument("--lang", type=language_named, metavar="LANGUAGE", help=help_text)


def english() -> Speaker:
    """Return who speaks English, for what has its texts in files only."""
    from wolfden.i18n.speaker import Speaker  # noqa: PLC0415 (needs an extra)

    return Speaker(ENGLISH)


def _can_be_written(speaker: Speaker) -> bool:
    """Whether the output has the letters of a language; if not, say so."""
    encoding = sys.stdout.encoding or "ascii"
    try:
        speaker.say("terminal-command-undo").encode(encoding)
    except UnicodeEncodeError:
        language = f"{speaker.language} ({LANGUAGES[speaker.language]})"
        note = f"the letters of {language} cannot be written in {encoding}, so this is English"
        print(f"wolfden: {note}", file=sys.stderr)
        return False
    return True
