"""Games played word by word: what every interface of the lab is built on.

An action of a title is a path of words, and there are far more actions than a learner can keep
apart. So a step of the lab chooses one *word* by its number in the table of the title
(``actions.py``); words that leave no choice are added by themselves. ``alpha@c4`` counts as two
words, the thing and its place.

Compiled, and in need of the standard library only.
"""

import random
from typing import Final, final

from wolfden.core.chance import draw
from wolfden.core.contract import CHANCE, Seat, State
from wolfden.core.machine import append, i64, roomy, vec
from wolfden.players.judging import result
from wolfden.players.learning import Encoder, Features

WAIT: Final = 0
"""The number that leaves an action to the other seats that may act now."""
OVER: Final = -2
"""In place of a seat: the game is over."""
MOST_WORDS: Final = 5
"""An action has at most this number of words, places counted apart."""
_BITS: Final = 12
MOST_NUMBERS: Final = 1 << _BITS
_WORD: Final = MOST_NUMBERS - 1
_SEATS: Final = 16
"""Seats and chance are distinguished in a key of the cache and in a history."""
_FIRST_CAPACITY: Final = 4096
_ROOM: Final = 64


def split_words(text: str) -> list[str]:
    """Return the words of an action, things apart from their places.

    >>> split_words("walk alpha@c4 @d5")
    ['walk', 'alpha', '@c4', '@d5']
    """
    found: list[str] = []
    for word in text.split():
        thing, sign, place = word.partition("@")
        if thing:
            found.append(thing)
        if sign:
            found.append(f"@{place}")
    return found


@final
class Paths:
    """The numbers of the words of each action, packed into one integer, for one board.

    Words are turned so that seats are counted from the one that acts. What was looked up once is
    kept in a table of keys and paths, with open addressing.
    """

    def __init__(self, state: State, encoder: Encoder[State], numbers: dict[str, int]) -> None:
        self._state: Final = state.copy()
        self._notation: Final = state.notation()
        self._encoder: Final = encoder
        self._numbers: Final = numbers
        self._capacity: i64 = _FIRST_CAPACITY
        self._count: i64 = 0
        self._keys = vec[i64]([-1] * _FIRST_CAPACITY)
        self._paths = vec[i64]([0] * _FIRST_CAPACITY)
        self.marks: Final = vec[i64]([0] * MOST_NUMBERS)
        """Scratch room: words seen when the same mark was last used."""
        self.mark: i64 = 0

    def path(self, seat: i64, code: i64) -> i64:
        """Return the packed words of an action, the first one in the lowest bits."""
        key = code * _SEATS + seat + 1
        place = self._place(key)
        if self._keys[place] == key:
            return self._paths[place]
        path = self._find(seat, code)
        self._insert(place, key, path)
        return path

    def _place(self, key: i64) -> i64:
        """Return where a key is, or the free place where it belongs."""
        last = self._capacity - 1
        keys = self._keys
        place = ((key ^ (key >> 15)) * 1000003 >> 8) & last
        while keys[place] != key and keys[place] != -1:
            place = (place + 1) & last
        return place

    def _insert(self, place: i64, key: i64, path: i64) -> None:
        self._keys[place] = key
        self._paths[place] = path
        self._count += 1
        if 2 * self._count < self._capacity:
            return
        keys, paths = self._keys, self._paths
        self._capacity *= 2
        self._keys = vec[i64]([-1] * self._capacity)
        self._paths = vec[i64]([0] * self._capacity)
        index: i64
        for index in range(len(keys)):
            if keys[index] != -1:
                place = self._place(keys[index])
                self._keys[place] = keys[index]
                self._paths[place] = paths[index]

    def _find(self, seat: Seat, code: int) -> i64:
        words = split_words(self._notation.write(code))
        if len(words) > MOST_WORDS:
            raise ValueError(f"an action of more than {MOST_WORDS} words: {' '.join(words)}")
        path: i64 = 0
        place: i64
        for place in range(len(words)):
            word = words[place]
            if seat >= 0:
                word = self._encoder.relative_word(self._state, seat, word)
            number: i64 = self._number(word)
            path |= number << (place * _BITS)
        return path

    def _number(self, word: str) -> int:
        if word not in self._numbers:
            raise ValueError(f"{word!r} is not in the table of words: another board")
        return self._numbers[word]


def word_at(path: i64, depth: i64) -> i64:
    """Return one word of a path."""
    return path >> (depth * _BITS) & _WORD


@final
class WordGame:
    """A game in which seats, and perhaps chance, choose one word after the other.

    With a generator chance acts by itself; without one it is a player (``CHANCE``) whose words have
    weights. Where several seats may act they are asked in turn, and all but the last may wait.
    """

    def __init__(
        self, state: State, paths: Paths, rng: random.Random | None, observers: int = 0
    ) -> None:
        self.state: Final = state
        self.paths: Final = paths
        self.rng: Final = rng
        self.seat: i64 = OVER
        """Who is to choose a word: a seat, ``CHANCE`` or ``OVER``."""
        self.depth: i64 = 0
        """How many words of the action are chosen."""
        self.can_wait = False
        self.history = vec[i64]()
        """Every action so far; see ``entry_seat`` and ``entry_code``."""
        self.observed: list[list[str]] = [[] for _observer in range(observers)]
        """What each observer has seen of every action; kept for as many seats as asked for."""
        self._revealed: list[int] = [0] * observers
        self._waited: i64 = 0
        """How many seats in a row have waited."""
        self._last: i64 = -1
        self._codes = vec[i64]()
        self._keys = vec[i64]()
        """The actions that begin with the chosen words, as codes and as paths."""
        self._shares = vec[i64]()
        """Where chance is to choose: the weight of each of them."""
        self._start()

    def _start(self) -> None:
        for observer in range(len(self.observed)):
            self._revealed[observer] = self.state.revealed_key(observer)
        self._next()

    def copy(self) -> "WordGame":
        """Return an independent game at the same word; chance must be a player."""
        assert self.rng is None, "two games cannot share what is still to be rolled"
        twin = WordGame(self.state.copy(), self.paths, None)
        twin.observed = [list(seen) for seen in self.observed]
        twin._revealed = list(self._revealed)
        twin.history = self.history[:]
        twin.seat, twin.depth, twin.can_wait = self.seat, self.depth, self.can_wait
        twin._waited, twin._last = self._waited, self._last
        twin._codes, twin._keys, twin._shares = self._codes, self._keys, self._shares
        return twin

    def __deepcopy__(self, _memo: object) -> "WordGame":
        return self.copy()

    # Choosing.

    def words(self) -> list[int]:
        """Return the numbers that may be chosen, in ascending order."""
        return sorted(self.legal())

    def legal(self) -> vec[i64]:
        """Return the numbers that may be chosen, each once."""
        found = roomy[i64](capacity=_ROOM)
        if self.can_wait:
            found = append(found, WAIT)
        paths = self.paths
        paths.mark += 1
        mark, marks = paths.mark, paths.marks
        shift = self.depth * _BITS
        keys = self._keys
        index: i64
        for index in range(len(keys)):
            word = keys[index] >> shift & _WORD
            if marks[word] != mark:
                marks[word] = mark
                found = append(found, word)
        return found

    def write_mask(self, masks: vec[bool], first: i64, places: vec[i64]) -> vec[i64]:
        """Set the words that may be chosen from a place on; return the places with those set."""
        if self.can_wait:
            masks[first + WAIT] = True
            places = append(places, first + WAIT)
        shift = self.depth * _BITS
        keys = self._keys
        index: i64
        for index in range(len(keys)):
            place = first + (keys[index] >> shift & _WORD)
            if not masks[place]:
                masks[place] = True
                places = append(places, place)
        return places

    def weights(self) -> list[tuple[int, int]]:
        """Return each word that chance may choose with its weight, in ascending order."""
        found: dict[int, int] = {}
        for index in range(len(self._keys)):
            word = word_at(self._keys[index], self.depth)
            found[word] = found.get(word, 0) + self._shares[index]
        return sorted(found.items())

    def allows(self, word: i64) -> bool:
        """Whether a word may be chosen now."""
        if word == WAIT:
            return self.can_wait
        shift = self.depth * _BITS
        for key in self._keys:
            if key >> shift & _WORD == word:
                return True
        return False

    def chosen(self) -> list[int]:
        """Return the words of the action so far, forced ones included."""
        return [self.chosen_at(depth) for depth in range(self.depth)]

    def chosen_at(self, depth: i64) -> i64:
        """Return one of the words of the action so far."""
        return self._keys[0] >> (depth * _BITS) & _WORD

    def choose(self, word: i64) -> None:
        """Choose a word; the last one of an action plays it.

        Raises:
            ValueError: the word may not be chosen now; nothing has changed.
        """
        if not self.allows(word):
            raise ValueError(f"word {word} may not be chosen now" if self.seat != OVER else _OVER)
        self.take(word)

    def take(self, word: i64) -> None:
        """Choose a word that is known to be allowed."""
        if word == WAIT:
            self._waited += 1
            self._last = self.seat
            self._next()
            return
        self._keep(word)
        if len(self._codes) == 1:
            self.play(self.seat, self._codes[0])
            return
        self.can_wait = False
        self.depth += 1
        self._skip_forced()

    def play(self, seat: Seat, code: int) -> None:
        """Carry out a whole legal action, such as one that a bot has chosen."""
        self._play(seat, code)
        self._waited = 0
        self._last = seat
        self._next()

    def ask(self, seat: Seat) -> None:
        """Ask one of the seats that may act, which cannot wait: the others leave it to this one."""
        assert seat in self.state.actors(), "only a seat that may act can be asked"
        self._offer(seat, can_wait=False)

    def _keep(self, word: i64) -> None:
        """Keep the actions that continue with a word."""
        codes, keys = roomy[i64](capacity=_ROOM), roomy[i64](capacity=_ROOM)
        shares = roomy[i64](capacity=0)
        shift = self.depth * _BITS
        index: i64
        for index in range(len(self._keys)):
            if self._keys[index] >> shift & _WORD == word:
                codes = append(codes, self._codes[index])
                keys = append(keys, self._keys[index])
                if len(self._shares) > 0:
                    shares = append(shares, self._shares[index])
        self._codes, self._keys, self._shares = codes, keys, shares

    def _skip_forced(self) -> None:
        """Add the words that all actions share; one action alone is left to be chosen."""
        keys = self._keys
        count: i64 = len(keys)
        while count > 1:
            shift = self.depth * _BITS
            word = keys[0] >> shift & _WORD
            index: i64
            for index in range(1, count):
                if keys[index] >> shift & _WORD != word:
                    return
            self.depth += 1

    # Playing.

    def _play(self, seat: Seat, code: int) -> None:
        self.history = append(self.history, code * _SEATS + seat + 1)
        if not self.observed:
            self.state.play(seat, code)
            return
        seen = [
            self.state.observed_code(seat, code, observer) for observer in range(len(self.observed))
        ]
        self.state.play(seat, code)
        for observer in range(len(self.observed)):
            entry = f"{seat + 1} {seen[observer]}"
            key = self.state.revealed_key(observer)
            if key != self._revealed[observer]:
                self._revealed[observer] = key
                entry = f"{entry} !{key}"
            self.observed[observer].append(entry)

    def _next(self) -> None:
        """Find out who is to choose the next word, and among which actions."""
        state, rng = self.state, self.rng
        actors = state.actors()
        while rng is not None and len(actors) > 0 and actors[0] == CHANCE:
            self._play(CHANCE, draw(state, rng))
            actors = state.actors()
        if len(actors) == 0:
            self.seat = OVER
            self.depth = 0
            self.can_wait = False
            self._codes = self._keys = vec[i64]()
            return
        self._offer(self._next_actor(actors), self._waited < len(actors) - 1)

    def _offer(self, seat: Seat, can_wait: bool) -> None:
        """Let a seat choose the first word of an action."""
        self.seat = seat
        self.depth = 0
        self.can_wait = can_wait
        self._shares = vec[i64](self.state.weights()) if seat == CHANCE else vec[i64]()
        self._list()
        if not can_wait:
            self._skip_forced()

    def _next_actor(self, actors: tuple[Seat, ...]) -> Seat:
        """Return the first actor after the seat that acted or waited last."""
        for actor in actors:
            if actor > self._last:
                return actor
        return actors[0]

    def _list(self) -> None:
        paths, seat = self.paths, self.seat
        codes = self.state.packed_codes(seat)
        keys = roomy[i64](capacity=_ROOM)
        for code in codes:
            keys = append(keys, paths.path(seat, code))
        self._codes, self._keys = codes, keys


_OVER: Final = "the game is over: no word may be chosen"


def entry_seat(entry: i64) -> i64:
    """Return who acted in an entry of a history."""
    return entry % _SEATS - 1


def entry_code(entry: i64) -> i64:
    """Return the action of an entry of a history."""
    return entry // _SEATS


def rewards_of(state: State) -> list[float]:
    """Return what each seat gains by the end of a game, from -1 to 1.

    The winner gains 1. What parties gain adds up to zero: with two of them the other loses 1, with
    four each of the others a third. Tied parties share what they win.
    """
    shares = result(state)
    parties = float(len({state.team(seat)[0] for seat in range(len(shares))}))
    return [(parties * share - 1.0) / (parties - 1.0) for share in shares]


@final
class Games:
    """Several games, each begun again when it ends: the compiled part of ``batch.py``.

    Rows hold for each game who is to choose, whether a game has just ended, what each seat has
    gained, the words that may be chosen and the numbers of an observation. All but the first three
    are changed in place, so that arrays can share their memory.
    """

    def __init__(
        self,
        first: State,
        seats: int,
        paths: Paths,
        encoder: Encoder[State],
        sizes: tuple[int, int],
        numbers: list[int],
        seed: str,
    ) -> None:
        self._first: Final = first
        self._seats: Final[i64] = seats
        self._paths: Final = paths
        self._encoder: Final = encoder
        self._words: Final[i64] = sizes[0]
        self._width: Final[i64] = sizes[1]
        """How many numbers an observation has, the words chosen so far included; 0 for none."""
        self._numbers: Final = numbers
        """The number of each game, from which it gets its generator."""
        self._seed: Final = seed
        self._begun: Final = [0] * len(numbers)
        self._features: Final = Features()
        self.games: Final = [self._begin(index) for index in range(len(numbers))]
        self.actors = vec[i64]()
        self.ended = vec[i64]()
        self.rewards = vec[float]()
        self.masks: Final = vec[bool]([False] * (len(numbers) * sizes[0]))
        self.observations: Final = vec[float]([0.0] * (len(numbers) * sizes[1]))
        self._allowed = vec[i64]()
        self._filled = vec[i64]()
        """Where masks and observations are not zero, game by game."""
        self._allowed_ends = vec[i64]([0] * len(numbers))
        self._filled_ends = vec[i64]([0] * len(numbers))

    def _begin(self, index: int) -> WordGame:
        rng = random.Random(f"{self._seed} {self._numbers[index]} {self._begun[index]}")
        self._begun[index] += 1
        return WordGame(self._first.copy(), self._paths, rng)

    def step(self, words: list[int]) -> None:
        """Choose a word in every game; begin those again that have ended.

        Raises:
            ValueError: a word may not be chosen; no game has changed.
        """
        index: i64
        count: i64 = len(self.games)
        for index in range(count):
            if not self.games[index].allows(words[index]):
                raise ValueError(
                    f"word {words[index]} may not be chosen in game {self._numbers[index]}"
                )
        self.ended = vec[i64]([0] * count)
        self.rewards = vec[float]([0.0] * (count * self._seats))
        for index in range(count):
            game = self.games[index]
            game.take(words[index])
            if game.seat == OVER:
                self._end(index, game)

    def _end(self, index: i64, game: WordGame) -> None:
        self.ended[index] = 1
        gained = rewards_of(game.state)
        seat: i64
        for seat in range(self._seats):
            self.rewards[index * self._seats + seat] = gained[seat]
        self.games[index] = self._begin(index)

    def look(self) -> None:
        """Write down who is to choose, among which words, and what that seat observes.

        Each row is cleared right before it is written, while it is in the cache.
        """
        self.actors = vec[i64]([game.seat for game in self.games])
        masks, were_allowed = self.masks, self._allowed
        observations, were_filled = self.observations, self._filled
        allowed = roomy[i64](capacity=len(were_allowed))
        filled = roomy[i64](capacity=len(were_filled))
        index: i64
        place: i64 = 0
        spot: i64 = 0
        for index in range(len(self.games)):
            while place < self._allowed_ends[index]:
                masks[were_allowed[place]] = False
                place += 1
            allowed = self.games[index].write_mask(masks, index * self._words, allowed)
            self._allowed_ends[index] = len(allowed)
            while spot < self._filled_ends[index]:
                observations[were_filled[spot]] = 0.0
                spot += 1
            if self._width > 0:
                filled = self._write_row(index, filled)
                self._filled_ends[index] = len(filled)
        self._allowed, self._filled = allowed, filled

    def _write_row(self, index: i64, filled: vec[i64]) -> vec[i64]:
        """Write the observation of one game; return the places with those set."""
        game, features, observations = self.games[index], self._features, self.observations
        features.count = 0
        self._encoder.observe(game.state, game.seat, features)
        numbers, values = features.numbers, features.values
        first = index * self._width
        entry: i64
        for entry in range(features.count):
            place = first + numbers[entry]
            observations[place] = values[entry]
            filled = append(filled, place)
        words = first + self._width - self._words
        for entry in range(game.depth):
            place = words + game.chosen_at(entry)
            observations[place] = 1.0
            filled = append(filled, place)
        return filled
