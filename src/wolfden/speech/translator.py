"""Saying a text in a language, through Fluent, from the files the page reads too."""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from wolfden.core.contract import CHANCE, Seat
from wolfden.core.errors import IllegalAction, WolfdenError
from wolfden.speech.languages import ENGLISH, LOCALES
from wolfden.speech.messages import Message, Part, SeatRef

_RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufefc]")
_ISOLATE: Final = "\u2068"
_END: Final = "\u2069"
_NOTHING: Final[Mapping[str, Part]] = {}

log = logging.getLogger(__name__)


class Translator:
    """Speaks one language, with English behind it.

    A text that is missing or broken in a language is said in English, and the log notes it once. A
    text no language has says nothing: nobody is ever shown a key.
    """

    def __init__(self, language: str, locales: Path = LOCALES) -> None:
        self.language = language
        self._voices = [_Voice(code, locales) for code in dict.fromkeys([language, ENGLISH])]
        self._noted: set[str] = set()

    def translate(self, key: str, args: Mapping[str, Part] = _NOTHING) -> str:
        """Say the text of a key, filled with what it speaks of."""
        plain = {name: self._argument(part) for name, part in args.items()}
        spoken = ""
        for voice in self._voices:
            text, faults = voice.translate(key, plain)
            for fault in faults:
                self._note(f"text {key} ({voice.language}): {fault}")
            if not faults:
                return text
            spoken = spoken or text
        return spoken

    def knows(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return any(voice.knows(key) for voice in self._voices)

    def tell(self, text: Message) -> str:
        """Say a text, whatever it speaks of."""
        if text.english and not self._says_the_same(text):
            return text.english
        return self.translate(text.key, text.args)

    def seat(self, seat: Seat) -> str:
        """Name a seat: people count from one."""
        if seat == CHANCE:
            return self.translate("game-chance")
        return self.translate("game-seat", {"seat": seat + 1})

    def error_message(self, error: WolfdenError, title: str = "") -> str:
        """Say what went wrong; where its sentence has no text, the text of its kind.

        What the rules of a title forbid is told by its reasons. An error from elsewhere, such as
        one of somebody's own bot, may have no text at all, and is said in English.
        """
        facts: dict[str, Part] = dict(error.facts)
        if isinstance(error, IllegalAction):
            if title and error.key:
                return f"{self.translate(f'reason-{title}-{error.key}', facts)} ({error.rule})"
        elif error.key:
            return self.translate(f"problem-{error.key}", facts) or str(error)
        kind = f"error-{error.code.replace('_', '-')}"
        return self.translate(kind) if self.knows(kind) else str(error)

    def listed(self, part: Part) -> str:
        """Return one thing, or several as a list in the language ("a, b, and c")."""
        if isinstance(part, str | int):
            return str(part)
        if isinstance(part, SeatRef):
            return self.seat(part.seat)
        if isinstance(part, Message):
            return self.tell(part)
        return format_list([self.listed(one) for one in part], locale=self.language)

    def _argument(self, part: Part) -> str | int:
        """Return a plain argument; what is written in the other direction is kept apart."""
        if isinstance(part, int):
            return part
        said = self.listed(part)
        is_foreign = isinstance(part, str) and _RIGHT_TO_LEFT.search(said)
        return f"{_ISOLATE}{said}{_END}" if is_foreign else said

    def _says_the_same(self, text: Message) -> bool:
        return self._voices[-1].say(text.key, {})[0] == text.english

    def _note(self, note: str) -> None:
        if note not in self._noted:
            self._noted.add(note)
            log.warning(note)


class _Voice:
    """The texts of one language; files are read one by one until a text is found."""

    def __init__(self, language: str, locales: Path) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: Iterator[Path] = iter(sorted((locales / language).glob("*.ftl"), key=_effort))

    def knows(self, key: str) -> bool:
        """Whether the language has a text."""
        while not self._bundle.has_message(key):
            if not self._read_on():
                return False
        return True

    def translate(self, key: str, args: Mapping[str, str | int]) -> tuple[str, list[str]]:
        """Return a text and what is wrong with it."""
        if not self.knows(key):
            return "", ["is missing"]
        text, faults = self._filled(key, args)
        while faults and self._read_on():
            text, faults = self._filled(key, args)  # it may speak of a text of another file
        return text, faults

    def _read_on(self) -> bool:
        """Read one more file; whether there was one."""
        path = next(self._unread, None)
        if path is not None:
            self._bundle.add_resource(_parsed(path))
        return path is not None

    def _filled(self, key: str, args: Mapping[str, str | int]) -> tuple[str, list[str]]:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return "", ["is empty"]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), [str(error) for error in errors]


@cache
def _parsed(path: Path) -> Resource:
    """Return the texts of a file, which a process parses once."""
    return FluentResource(path.read_text(encoding="utf-8"))


def _effort(path: Path) -> tuple[int, str]:
    """Read small files first: most questions are answered before the large ones are needed."""
    return (path.stat().st_size, path.name)
