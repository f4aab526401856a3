"""Texts in a language, through Fluent, from the files that the page reads too."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as FluentMessage

from wolfden.core.contract import CHANCE, Seat
from wolfden.core.errors import IllegalAction, WolfdenError
from wolfden.i18n.languages import ENGLISH, text_files
from wolfden.i18n.messages import Message, Part, SeatRef

_RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufefc]")
_ISOLATE: Final = "\u2068"
_END: Final = "\u2069"
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_NOTHING: Final[Mapping[str, Part]] = {}
_OWN_NAME: Final = "game-own-name"
"""The text of a name that a table brings along; it has the forms of any name."""

log = logging.getLogger(__name__)


class Translator:
    """The texts of one language, with English as the fallback.

    A text that is missing or broken in a language comes in English, and a warning is logged once.
    A text that is in no language is empty: no person ever sees a key.
    """

    def __init__(self, language: str, files: Callable[[str], Iterable[Path]] = text_files) -> None:
        self.language = language
        self._bundles = [_Bundle(code, files(code)) for code in dict.fromkeys([language, ENGLISH])]
        self._logged: set[str] = set()

    def translate(self, key: str, args: Mapping[str, Part] = _NOTHING) -> str:
        """Return the text of a key, with its arguments filled in."""
        fallback = ""
        for bundle in self._bundles:
            text, faults = bundle.translate(key, self._arguments(args, bundle))
            for fault in faults:
                self._log_once(f"text {key} ({bundle.language}): {fault}")
            if not faults:
                return text
            fallback = fallback or text
        return fallback

    def has_text(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return any(bundle.has_text(key) for bundle in self._bundles)

    def format_message(self, message: Message) -> str:
        """Return the text of a message, or its own English if that is another text."""
        if not self._knows(message):
            return message.english
        return self.translate(message.key, message.args)

    def seat(self, seat: Seat) -> str:
        """Return the name of a seat: people count from one."""
        if seat == CHANCE:
            return self.translate("game-chance")
        return self.translate("game-seat", {"seat": seat + 1})

    def error_message(self, error: WolfdenError) -> str:
        """Return what went wrong; where the sentence has no text, the text of its kind.

        The key of an action that the rules forbid is for the texts of its title. An error of
        another package, such as a bot's, may have no text at all, and stays English.
        """
        if error.key and not isinstance(error, IllegalAction):
            return self.translate(f"problem-{error.key}", dict(error.facts)) or str(error)
        kind = f"error-{error.code.replace('_', '-')}"
        return self.translate(kind) if self.has_text(kind) else str(error)

    def format_value(self, part: Part) -> str:
        """Return one thing, or several as a list in the language ("a, b and c")."""
        if isinstance(part, str | int):
            return str(part)
        if isinstance(part, SeatRef):
            return self.seat(part.seat)
        if isinstance(part, Message):
            return self.format_message(part)
        # British lists have no comma before the last "and".
        locale = "en_GB" if self.language == "en" else self.language
        return format_list([self.format_value(one) for one in part], locale=locale)

    def _knows(self, message: Message) -> bool:
        """Whether a message is what the texts say, and nothing that a table brings along."""
        english = message.english
        return not english or self._bundles[-1].translate(message.key, {})[0] == english

    def _arguments(self, args: Mapping[str, Part], bundle: _Bundle) -> dict[str, str | int]:
        """Return plain arguments for a text of a bundle.

        A message among them, ``at``, also brings its forms in that language: its attribute ``.in``
        is the argument ``at-in``.
        """
        plain: dict[str, str | int] = {}
        for name, part in args.items():
            plain[name] = self._argument(part)
            plain |= {f"{name}-{form}": said for form, said in self._forms(part, bundle).items()}
        return plain

    def _forms(self, part: Part, bundle: _Bundle) -> dict[str, str]:
        """Return the forms of a message, or those that all messages of a list have."""
        if isinstance(part, Message):
            named = part if self._knows(part) else Message(_OWN_NAME, {"name": part.english})
            forms = bundle.forms_of(named.key)
            inner = self._arguments(named.args, bundle) if forms else {}
            return {form: bundle.translate(named.key, inner, form)[0] for form in forms}
        if isinstance(part, str | int | SeatRef) or not part:
            return {}
        several = [self._forms(one, bundle) for one in part]
        common = set[str].intersection(*map(set, several))
        return {form: self.format_value([one[form] for one in several]) for form in common}

    def _argument(self, part: Part) -> str | int:
        """Return a plain argument; what is written in the other direction is isolated."""
        if isinstance(part, int):
            return part
        text = self.format_value(part)
        is_foreign = isinstance(part, str) and _RIGHT_TO_LEFT.search(text)
        return f"{_ISOLATE}{text}{_END}" if is_foreign else text

    def _log_once(self, warning: str) -> None:
        if warning not in self._logged:
            self._logged.add(warning)
            log.warning(warning)


class _Bundle:
    """The texts of one language; each text is parsed when it is first needed."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = {key: text for path in files for key, text in _sources(path).items()}

    def has_text(self, key: str) -> bool:
        """Whether the language has a text."""
        return key in self._sources

    def forms_of(self, key: str) -> Iterable[str]:
        """Return the forms of a text beside its plain one: the names of its attributes."""
        message = self._message(key)
        return message.attributes if message else ()

    def translate(
        self, key: str, args: Mapping[str, str | int], form: str = ""
    ) -> tuple[str, list[str]]:
        """Return a text, or one of its forms, and what is wrong with it."""
        if not self.has_text(key):
            return "", ["is missing"]
        message = self._message(key)
        pattern = (message.attributes[form] if form else message.value) if message else None
        if pattern is None:
            return "", ["is empty"]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), [str(error) for error in errors]

    def _message(self, key: str) -> FluentMessage | None:
        if self.has_text(key) and not self._bundle.has_message(key):
            self._add(key)
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _add(self, key: str) -> None:
        """Parse a text, and the texts it refers to."""
        wanted, added = [key], set[str]()
        while wanted:
            source = self._sources[added_key := wanted.pop()]
            added.add(added_key)
            self._bundle.add_resource(_parse(source))
            found = set(_REFERENCE.findall(source)) & self._sources.keys()
            wanted += found - added


@cache
def _sources(path: Path) -> dict[str, str]:
    """Return the source of every text of a file, by its key."""
    _head, *parts = _ENTRY.split(path.read_text(encoding="utf-8"))
    return {key: f"{key}{rest}" for key, rest in zip(parts[::2], parts[1::2], strict=True)}


_parse: Final = cache(FluentResource)
"""Parses a text, once in a process."""
