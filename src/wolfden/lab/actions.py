"""The table of a title's words: a fixed number for each, the same for every number of seats."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from wolfden.core.contract import CHANCE, Game, Notation, Seat, State
from wolfden.core.options import Value
from wolfden.lab.words import MOST_NUMBERS, WAIT, Paths, entry_code, entry_seat, split_words
from wolfden.players.heuristics import heuristics_of
from wolfden.players.learning import Encoder
from wolfden.titles import TITLES

WAIT_WORD: Final = "(wait)"
"""Has the number 0; no notation has such a word."""


class ActionTable:
    """The words of a title with their numbers, and actions to and from both."""

    def __init__(self, game: Game) -> None:
        self.title: Final = game.meta().id
        self.words: Final = tuple(_words(game))
        self.numbers: Final = {word: number for number, word in enumerate(self.words)}
        if len(self.words) > MOST_NUMBERS:
            raise ValueError(f"{self.title} has more than {MOST_NUMBERS} words")
        assert self.words[WAIT] == WAIT_WORD, "waiting has the number that rules of turns know"

    def __len__(self) -> int:
        return len(self.words)

    def encode(self, state: State, seat: Seat, text: str) -> list[int]:
        """Return the numbers of an action's words, as ``seat`` chooses them.

        Raises:
            ValueError: a word is not in the table.
        """
        encoder = encoder_of(self.title)
        words = [_relative(encoder, state, seat, word) for word in split_words(text)]
        unknown = [word for word in words if word not in self.numbers]
        if unknown:
            raise ValueError(f"{unknown[0]!r} is not a word of {self.title}")
        return [self.numbers[word] for word in words]

    def word(self, state: State, seat: Seat, number: int) -> str:
        """Return the word that ``seat`` chooses by a number.

        Raises:
            ValueError: the number is not in the table.
        """
        if not 0 <= number < len(self):
            raise ValueError(f"{number} is not the number of a word of {self.title}")
        word = self.words[number]
        return (
            _board(state.notation()).absolute(encoder_of(self.title), state, seat).get(word, word)
        )

    def decode(self, state: State, seat: Seat, numbers: list[int]) -> str:
        """Return the action, or its beginning, that ``seat`` chooses by these numbers.

        Raises:
            ValueError: a number is not in the table.
        """
        words = [self.word(state, seat, number) for number in numbers]
        return _board(state.notation()).join(words)


class _Board:
    """The words that slots of a board can hold, for writing actions."""

    def __init__(self, notation: Notation) -> None:
        self._slots: Final = {
            verb: [set(words) for words in slots] for verb, slots in notation.domains().items()
        }
        self._absolute: Final[dict[Seat, dict[str, str]]] = {}

    def absolute(self, encoder: Encoder[State], state: State, seat: Seat) -> dict[str, str]:
        """Return the word of the notation for each word counted from a seat."""
        found = self._absolute.get(seat)
        if found is None:
            words = board_words(state.notation())
            found = {_relative(encoder, state, seat, word): word for word in words}
            self._absolute[seat] = found
        return found

    def join(self, words: list[str]) -> str:
        """Return words as one action: a place goes to the thing before it if a slot holds both."""
        slots = self._slots.get(words[0], []) if words else []
        whole: list[str] = []
        for word in words:
            joined = f"{whole[-1]}{word}" if len(whole) > 1 and word.startswith("@") else ""
            if joined and joined in slots[len(whole) - 2]:
                whole[-1] = joined
            else:
                whole.append(word)
        return " ".join(whole)


@lru_cache(maxsize=64)
def _board(notation: Notation) -> _Board:
    return _Board(notation)


def board_words(notation: Notation) -> set[str]:
    """Return the words that slots of a board can hold, things apart from their places."""
    slots = [words for slots in notation.domains().values() for words in slots]
    return {part for slot in slots for word in slot for part in split_words(word)}


def _words(game: Game) -> Iterator[str]:
    """Yield every word of every board, each once: verbs first, then slot by slot.

    Boards are those of a plain table and of a quick game, which may be smaller.
    """
    meta = game.meta()
    boards = [
        game.setup(seats, options).notation().domains()
        for options in ({}, meta.quick_options)
        for seats in range(meta.min_seats, meta.max_seats + 1)
    ]
    found = {WAIT_WORD: None}
    found.update(dict.fromkeys(verb for verbs in boards for verb in verbs))
    for domains in boards:
        for slots in domains.values():
            for words in slots:
                found.update(dict.fromkeys(part for word in words for part in split_words(word)))
    yield from found


def _relative(encoder: Encoder[State], state: State, seat: Seat, word: str) -> str:
    return word if seat == CHANCE else encoder.relative_word(state, seat, word)


@lru_cache(maxsize=64)
def action_table(title: str) -> ActionTable:
    """Return the table of a title's words.

    Raises:
        ValueError: the title is unknown, or the lab cannot observe it.
    """
    encoder_of(title)
    return ActionTable(TITLES.get(title))


@lru_cache(maxsize=64)
def encoder_of(title: str) -> Encoder[State]:
    """Return what encodes a title's states for learners.

    Raises:
        ValueError: the title is unknown, or it has no encoder.
    """
    if title not in TITLES.ids():
        raise ValueError(f"no title {title!r}; installed: {', '.join(TITLES.ids())}")
    heuristics = heuristics_of(TITLES.get(title))
    encoder = None if heuristics is None else heuristics.encoder()
    if encoder is None:
        raise ValueError(f"{title} has no encoder (Heuristics.encoder), so the lab cannot show it")
    return encoder


@lru_cache(maxsize=64)
def paths_of(title: str, seats: int, options: tuple[tuple[str, Value], ...] = ()) -> Paths:
    """Return the paths of the board for a number of seats; options may change the board.

    Raises:
        ValueError: the title cannot be played with this number of seats.
        BadSetup: an option is wrong.
    """
    table = action_table(title)
    game = TITLES.get(title)
    meta = game.meta()
    if not meta.min_seats <= seats <= meta.max_seats:
        raise ValueError(f"{title} is for {meta.min_seats} to {meta.max_seats} seats, not {seats}")
    return Paths(game.setup(seats, dict(options)), encoder_of(title), table.numbers)


def entries(history: list[int]) -> list[tuple[Seat, int]]:
    """Return the history of a ``WordGame`` as seats and codes."""
    return [(entry_seat(entry), entry_code(entry)) for entry in history]
