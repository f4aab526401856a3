"""The tree of errors: each class is one kind of problem with one machine code.

An error carries a key, which names its sentence among the texts (``problem-<key>``) in every
language, and the facts that sentence uses; ``str(error)`` is the English sentence. An error never
leaves a state half changed: it is raised before anything is touched. Input is quoted
only so far that it can be recognised.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from wolfden.core.events import Fact
from wolfden.core.machine import mypyc_attr

_MOST_QUOTED: Final = 60
_MOST_WORDS: Final = 500
_OWN_WORDS: Final = (
    *("address", "first", "folder", "help", "known", "like"),
    *("names", "path", "reason", "trouble", "url", "where"),
)
"""Facts that say where something is, how it is written, or what is wrong: no quotations."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WolfdenError(Exception):
    """Anything Wolfden refuses; ``code`` names the kind for machines.

    Without a key the text of the kind says it (``error-<code>``), or the fact ``text``: free
    English, for what has no sentence in other languages.
    """

    code: ClassVar[str] = "error"

    def __init__(self, key: str = "", /, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, Fact] = (
            {name: _shortened(name, fact) for name, fact in facts.items()} if key else facts
        )

    def __str__(self) -> str:
        if self.key:
            return _sentence(f"problem-{self.key}", self.facts) or _bare(self.key, self.facts)
        if "text" in self.facts:
            where = f"{self.facts['where']}: " if "where" in self.facts else ""
            return f"{where}{self.facts['text']}"
        return _sentence(f"error-{self.code.replace('_', '-')}") or _bare(self.code, self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (type(self), self.args, self.state()))

    def state(self) -> dict[str, object]:
        """Return what another process needs to know of this error."""
        return {**getattr(self, "__dict__", {}), "key": self.key, "facts": self.facts}


def _rebuilt(
    kind: type[WolfdenError], args: tuple[object, ...], state: dict[str, object]
) -> WolfdenError:
    error = kind.__new__(kind, *args)
    for name, value in state.items():
        setattr(error, name, value)
    return error


def _shortened(name: str, fact: Fact) -> Fact:
    """Return a fact that is not too long for a sentence."""
    most = _MOST_WORDS if name in _OWN_WORDS else _MOST_QUOTED
    return f"{fact[: most - 1]}…" if isinstance(fact, str) and len(fact) > most else fact


def _sentence(key: str, facts: Mapping[str, Fact] | None = None) -> str:
    """Return an English sentence; its files are read when the first one is needed."""
    from wolfden.core.text.english import ENGLISH  # noqa: PLC0415

    return ENGLISH.say(key, facts or {})


def _bare(key: str, facts: dict[str, Fact]) -> str:
    """Return what an error without any text says."""
    return ", ".join([key, *[f"{name}={fact}" for name, fact in facts.items()]])


class UnknownTitle(WolfdenError):
    """No registered title has this id."""

    code = "unknown_title"


class BadSetup(WolfdenError):
    """A wrong number of seats, an unknown option or a value it does not take."""

    code = "bad_setup"


class BadData(WolfdenError):
    """A data file (board, cards, tables) does not say what it must say."""

    code = "bad_data"


class BadWeights(WolfdenError):
    """A file of weights is damaged, or of another title or encoder."""

    code = "bad_weights"


class BadPosition(WolfdenError):
    """A position text cannot be read, or describes what cannot occur on the table."""

    code = "bad_position"


class BadReplay(WolfdenError):
    """A replay file is damaged, truncated or does not fit the rules."""

    code = "bad_replay"


class OtherRules(BadReplay):
    """A replay was played under another version of the rules."""

    code = "other_rules"


class NotationError(WolfdenError, ValueError):
    """The text is not an action in any position: a typing error or a damaged file."""

    code = "bad_notation"


class WrongSeat(WolfdenError):
    """The seat is not one of those that may act now."""

    code = "wrong_seat"


class IllegalAction(WolfdenError):
    """The action is well formed, but the rules forbid it here; ``rule`` says which.

    Its key is the code of the title's reason (``reason-<title>-<key>`` among the texts).
    """

    code = "illegal_action"

    def __init__(self, action: str, title: str, rule: str, key: str = "", /, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.facts = facts  # the rules' own, however many places they name
        self.action = action
        self.title = title
        self.rule = rule

    def __str__(self) -> str:
        reason = reason_text(self.title, self.key, self.facts) if self.key else super().__str__()
        return f"{self.action}: {reason} ({self.rule})"

    def state(self) -> dict[str, object]:
        """Return what another process needs to know of this error."""
        return {**super().state(), "action": self.action, "title": self.title, "rule": self.rule}


def reason_text(title: str, code: str, facts: dict[str, Fact]) -> str:
    """Return the English sentence of a title's reason."""
    return _sentence(f"reason-{title}-{code}", facts) or _bare(code, facts)


class NothingToUndo(WolfdenError):
    """The seat has no action left that it may take back."""

    code = "nothing_to_undo"
