"""The facts about a title: its name, seats, options and the versions of its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from wolfden.core.errors import OtherRules
from wolfden.core.options import (
    Document,
    Edition,
    Option,
    Options,
    Value,
    is_offered,
    read_options,
)
from wolfden.core.text.english import ENGLISH


@dataclass(frozen=True)
class Meta:
    """The facts about a title."""

    id: str
    name: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    rules_version: int
    maturity: str
    rule_letter: str = ""
    """The letter its rule numbers begin with."""
    quick_seats: tuple[str, ...] = ()
    """Who sits where in a game that nobody sets up, if not one person and as few bots as may be."""
    quick_options: Mapping[str, Value] = field(default_factory=dict, hash=False)
    """What a game that nobody sets up is played by, where that is not the default."""
    editions: tuple[Edition, ...] = field(default=(), hash=False)
    """Presets of options that a table may be set up with."""
    older: Mapping[int, Mapping[str, Value]] = field(default_factory=dict, hash=False)
    """For each version of the rules that is still played: the options that restore what the next
    version changed. A game of that version has them where it does not name them itself."""

    def usual_seats(self) -> list[str]:
        """Return who sits where in a game that nobody sets up: ``me`` or ``bot``."""
        return list(self.quick_seats) or ["me", *["bot"] * (self.min_seats - 1)]

    def offered_options(self) -> list[Option]:
        """Return the options that a set-up shows."""
        return [option for option in self.options if is_offered(option)]

    def read_options(self, given: Mapping[str, Value]) -> Options:
        """Fill in defaults and check every given value, ``edition`` among them.

        Raises:
            BadSetup: an unknown option or edition, or a value its option does not take.
        """
        return read_options(self.options, given, self.editions)

    def changed_options(self, options: Mapping[str, Value]) -> Options:
        """Return the options that differ from their defaults, as files name them."""
        defaults = self.read_options({})
        return {name: value for name, value in options.items() if value != defaults[name]}

    def todays_options(self, rules: int, given: Mapping[str, Value]) -> Options:
        """Return what a game of a version of the rules was given, as options of these rules.

        Raises:
            OtherRules: the version is newer, or none of our options restores it.
        """
        since = range(rules, self.rules_version)
        if rules > self.rules_version or not self.older.keys() >= set(since):
            raise OtherRules("other-rules", played=rules, known=self.rules_version)
        found: Options = {}
        for version in reversed(since):
            found.update(self.older[version])
        found.update(given)
        return found

    @property
    def note(self) -> str:
        """What is reconstructed of the data that no file replaces, in English; or ``""``."""
        return " ".join([ENGLISH.say(key) for key in self.note_keys({})])

    def note_keys(self, options: Mapping[str, Value]) -> list[str]:
        """Return the keys of the texts about what a table plays of our reconstructions."""
        without = [option for option in self.options if not options.get(option.name)]
        return [key for option in without if (key := self.option_note(option))]

    def option_note(self, option: Option) -> str:
        """Return the key of the text about what a file of this option replaces; or ``""``."""
        is_note = isinstance(option, Document) and option.is_reconstructed
        return f"note-{self.id}-{option.name}" if is_note else ""

    def option_help(self, option: str) -> str:
        """Return what one of the options does, in English."""
        return ENGLISH.say(f"option-{self.id}-{option}-help")
