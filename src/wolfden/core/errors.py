"""The small tree of errors: each class one kind of trouble, one sentence, one machine code.

Every message says what was wrong and what would be right, in English. For readers of other
languages an error also carries a key, which names its sentence among the texts
(``problem-<key>``), and the facts that sentence speaks of. An error never leaves a state half
changed: whoever raises one has not touched anything yet.
"""

from typing import ClassVar

from wolfden.core.events import Fact
from wolfden.core.machine import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class WolfdenError(Exception):
    """Whatever Wolfden refuses; ``code`` names the kind for machines.

    Without a key the kind alone has a text in other languages.
    """

    code: ClassVar[str] = "error"

    def __init__(self, message: str, key: str = "", **facts: Fact) -> None:
        super().__init__(message)
        self.key = key
        self.facts: dict[str, Fact] = facts


class UnknownTitle(WolfdenError):
    """No registered title has this id."""

    code = "unknown_title"


class BadSetup(WolfdenError):
    """The table cannot be set up so: a wrong number of seats, an unknown option or value."""

    code = "bad_setup"


class BadData(WolfdenError):
    """A data file (board, cards, tables) does not say what it must say."""

    code = "bad_data"


class BadPosition(WolfdenError):
    """A position text cannot be read, or describes what cannot lie on the table."""

    code = "bad_position"


class BadReplay(WolfdenError):
    """A replay file is damaged, truncated or does not fit the rules."""

    code = "bad_replay"


class OtherRules(BadReplay):
    """A replay was played under another version of the rules."""

    code = "other_rules"


class NotationError(WolfdenError, ValueError):
    """The text is no action in any position: a slip of the pen or a damaged file."""

    code = "bad_notation"


class WrongSeat(WolfdenError):
    """The seat is not one of those that may act now."""

    code = "wrong_seat"


class IllegalAction(WolfdenError):
    """The action is well formed, but the rules forbid it here; ``rule`` says which.

    Its key is the code of the title's reason (``reason-<title>-<key>`` among the texts).
    """

    code = "illegal_action"

    def __init__(self, message: str, rule: str, key: str = "", **facts: Fact) -> None:
        super().__init__(message, key, **facts)
        self.rule = rule


class NothingToUndo(WolfdenError):
    """The seat has no action of its own left that it may take back."""

    code = "nothing_to_undo"
