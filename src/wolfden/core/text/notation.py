"""The words of actions: what the notations of all titles do in the same way.

An action is a verb and one word for each of the verb's slots. A title names its verbs and slots
(:class:`Grammar`), the fields they fill (:class:`Fields`), and how one word of one slot is written
and read; :class:`SlotNotation` does the rest.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from sys import intern
from typing import Final, Generic, TypeVar

from wolfden.core.contract import Notation, Seat, State
from wolfden.core.errors import NotationError
from wolfden.core.machine import i64, mypyc_attr
from wolfden.core.text.position import set_number

MOST_KEPT: Final = 16_384
"""Actions of a board whose words are kept; a game meets some hundreds of them again and again."""
Slots = Mapping[str, tuple[str, ...]]
"""For each verb, what the words after it mean."""


def slots_from(text: str) -> Slots:
    """Return the slots of each verb from a text like ``walk wolf end | stop``."""
    rows = [row.split() for line in text.split("\n") for row in line.split("|") if row.strip()]
    return {row[0]: tuple(row[1:]) for row in rows}


class Grammar:
    """The verbs of a title and the words that follow them."""

    def __init__(
        self,
        verbs: tuple[str, ...],
        slots: Slots,
        syntax: Mapping[str, str],
        optional: tuple[str, ...] = (),
    ) -> None:
        self.verbs: Final = verbs
        self.slots: Final = slots
        self.syntax: Final = syntax
        """An example of each verb."""
        self.optional: Final = optional
        """The verbs that some actions use without the word of the last slot."""

    def needed(self, verb: str) -> int:
        """Return how many words must follow a verb."""
        return len(self.slots[verb]) - (1 if verb in self.optional else 0)

    def slots_of(self, words: list[str]) -> tuple[str, ...]:
        """Return what the words after the verb mean.

        Raises:
            NotationError: the verb is none of the title's, or too many words follow it.
        """
        verb = words[0] if words else ""
        if verb not in self.verbs:
            raise NotationError("verb", word=verb, known=list(self.verbs))
        found = self.slots[verb]
        if len(words) - 1 > len(found):
            raise NotationError("too-many-words", words=" ".join(words), like=self.syntax[verb])
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(ABC):
    """The fields of an action for those of its words that were given."""

    def __init__(self, verb: i64) -> None:
        self.verb: Final = verb
        self.given = 0
        """How many words came after the verb."""

    @abstractmethod
    def code(self) -> int:
        """Return the packed action."""


F = TypeVar("F", bound=Fields)


@mypyc_attr(allow_interpreted_subclasses=True)
class SlotNotation(Notation, Generic[F]):
    """The notation of a title that has a grammar; the lowest bits of a code are its verb."""

    def __init__(self, grammar: Grammar, fields: type[F], verb_mask: int) -> None:
        self.grammar: Final = grammar
        self._fields: Final = fields
        self._verb_mask: Final = verb_mask
        self._written: Final[dict[int, str]] = {}
        self._words: Final[dict[int, list[str]]] = {}
        self._codes: Final[dict[str, int]] = {}
        """What was read, up to the first word that we write differently."""

    # What a title writes.

    @abstractmethod
    def word(self, slot: str, code: int) -> str:
        """Return the word of one slot; ``""`` where the action does without it."""

    @abstractmethod
    def read_word(self, fields: F, slot: str, word: str) -> None:
        """Read the word of one slot into the fields.

        Raises:
            NotationError: it means nothing in this slot on this board.
        """

    @abstractmethod
    def domain(self, slot: str) -> list[str]:
        """Return every word that a slot can hold on this board, legal or not."""

    # What all titles share.

    def domains(self) -> dict[str, list[list[str]]]:
        """Return for each verb every word of each of its slots."""
        grammar = self.grammar
        return {v: [self.domain(slot) for slot in grammar.slots[v]] for v in grammar.verbs}

    def write(self, code: int) -> str:
        """Return the words of an action; they are put together once."""
        found = self._written.get(code)
        if found is None:
            verb = self.grammar.verbs[code & self._verb_mask]
            words = [self.word(slot, code) for slot in self.grammar.slots[verb]]
            found = " ".join([verb, *[word for word in words if word]])
            if len(self._written) >= MOST_KEPT:
                self._written.clear()
            self._written[code] = found
        return found

    def words(self, code: int) -> list[str]:
        """Return the words of an action one by one; equal words are one object."""
        found = self._words.get(code)
        if found is None:
            found = [intern(word) for word in self.write(code).split(" ")]
            if len(self._words) >= MOST_KEPT:
                self._words.clear()
            self._words[code] = found
        return found

    def read(self, text: str) -> int:
        """Return the code of a whole action.

        Raises:
            NotationError: the text is not an action on this board.
        """
        code = self._codes.get(text)
        if code is None:
            code = self._read(text)
            if self.write(code) == text:
                if len(self._codes) >= MOST_KEPT:
                    self._codes.clear()
                self._codes[text] = code
        return code

    def _read(self, text: str) -> int:
        words = text.split()
        fields = self.read_words(words)
        if fields.given < self.grammar.needed(words[0]):
            raise NotationError("unfinished", words=text, like=self.grammar.syntax[words[0]])
        return fields.code()

    def read_words(self, words: list[str]) -> F:
        """Read the first words of an action, or all of them.

        Raises:
            NotationError: a word means nothing on this board, or there are too many.
        """
        slots = self.grammar.slots_of(words)
        fields = self._fields(self.grammar.verbs.index(words[0]))
        for slot, word in zip(slots, words[1:], strict=False):
            self.read_word(fields, slot, word)
            fields.given += 1
        return fields


class Slot:
    """What one word of an action means: a field, and the number of each word in it.

    ``numbers`` are those of the words, counted from 0 if none are given. ``like`` is an example for
    places, of which there are too many to name all.
    """

    def __init__(
        self, field: str, words: Sequence[str], numbers: Sequence[int] = (), like: str = ""
    ) -> None:
        self.field: Final = field
        self.words: Final = list(words)
        numbered = list(zip(words, numbers or range(len(words)), strict=True))
        self.numbers: Final = dict(numbered)
        self.by_number: Final = {number: word for word, number in numbered}
        self._like: Final = like

    def read(self, word: str) -> int:
        """Return the number of a word.

        Raises:
            NotationError: it is none of the slot's.
        """
        if word not in self.numbers:
            if self._like:
                raise NotationError("place", word=word, like=self._like)
            raise NotationError("word", word=word, known=self.words)
        return self.numbers[word]


@mypyc_attr(allow_interpreted_subclasses=True)
class TableNotation(SlotNotation[F]):
    """A notation whose slots are tables of words."""

    def __init__(
        self, grammar: Grammar, fields: type[F], verb_mask: int, slots: Mapping[str, Slot]
    ) -> None:
        super().__init__(grammar, fields, verb_mask)
        self.slots: Final = slots

    @abstractmethod
    def number_of(self, field: str, code: int) -> int:
        """Return the number in one field of an action."""

    def word(self, slot: str, code: int) -> str:
        """Return the word of one slot; ``""`` if none was given and 0 means no word."""
        found = self.slots[slot]
        return found.by_number.get(self.number_of(found.field, code), "")

    def read_word(self, fields: F, slot: str, word: str) -> None:
        """Read the word of one slot into the fields."""
        found = self.slots[slot]
        set_number(fields, found.field, found.read(word))

    def domain(self, slot: str) -> list[str]:
        """Return every word that a slot can hold."""
        return self.slots[slot].words


def leads_on(state: State, seat: Seat, fields: Fields) -> bool:
    """Whether some legal action of ``seat`` begins with the words that were given."""
    write = state.notation().write
    chosen = write(fields.code()).split()[: 1 + fields.given]
    return any(write(code).split()[: len(chosen)] == chosen for code in state.codes(seat))


def choice(word: str, among: tuple[str, ...]) -> int:
    """Return which of the allowed words it is.

    Raises:
        NotationError: it is none of them.
    """
    if word not in among:
        raise NotationError("word", word=word, known=list(among))
    return among.index(word)
