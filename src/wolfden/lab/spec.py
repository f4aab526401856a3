"""A title with a number of seats, as every interface of the lab shows it: sizes and arrays."""

import random
from collections.abc import Mapping
from typing import Final, Literal, get_args

from wolfden.core.contract import Action, Seat
from wolfden.core.options import Options, Value
from wolfden.core.record import Record
from wolfden.core.text.replay import replay_of, write
from wolfden.drawing import draw, require_extra
from wolfden.drawing.raster import PACKAGES, render_svg
from wolfden.lab import lab_libraries
from wolfden.lab.actions import action_table, board_words, encoder_of, entries, paths_of
from wolfden.lab.augment import Permutation
from wolfden.lab.words import Paths, WordGame
from wolfden.players.learning import Features, Symmetry
from wolfden.titles import TITLES

with lab_libraries():
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
Observation = dict[str, Floats | Mask]
Pixels = NDArray[np.uint8]
RenderMode = Literal["ansi", "rgb_array"]
RENDER_MODES: Final[list[str]] = list(get_args(RenderMode))
"""The whole position as text, or what a watcher sees as a picture (the extra ``svg``)."""


class Spec:
    """What the games of an environment have in common.

    Raises:
        ValueError: the title is unknown, it cannot be observed, or not with this number of seats.
        BadSetup: an option is wrong.
    """

    def __init__(self, title: str, seats: int, options: Mapping[str, Value] | None = None) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.table: Final = action_table(title)
        self.encoder: Final = encoder_of(title)
        self.paths: Final[Paths] = paths_of(title, seats, tuple((options or {}).items()))
        self.game: Final = TITLES.get(title)
        self.options: Final[Options] = self.game.meta().read_options(options or {})
        self.first: Final = self.game.setup(seats, self.options)
        """The state before anything was dealt."""
        if not self.encoder.fits(self.first):
            raise ValueError(f"{title} cannot be observed with these options")
        self.facts: Final = self.encoder.observation_size(self.first)
        """Numbers from the title; after them come the words chosen so far."""
        self.width: Final = self.facts + len(self.table)
        self._features: Final = Features()

    def __deepcopy__(self, _memo: object) -> "Spec":
        return self  # nothing of it changes

    def begin(self, rng: random.Random | None, observers: int = 0) -> WordGame:
        """Return a new game; without a generator chance is a player."""
        return WordGame(self.first.copy(), self.paths, rng, observers)

    def observation(self, game: WordGame, seat: Seat) -> Floats:
        """Return what a seat knows, and the words that it has chosen of its next action."""
        found = np.zeros(self.width, np.float32)
        self.write_observation(game, seat, found)
        return found

    def write_observation(self, game: WordGame, seat: Seat, found: Floats) -> None:
        """Set the numbers of an observation that are not zero."""
        features = self._features
        features.count = 0
        self.encoder.observe(game.state, seat, features)
        places = np.asarray(features.numbers)[: features.count]
        found[places] = np.asarray(features.values)[: features.count]
        if seat == game.seat:
            for word in game.chosen():
                found[self.facts + word] = 1.0

    def mask(self, game: WordGame, seat: Seat) -> Mask:
        """Return 1 for each word that a seat may choose now."""
        found = np.zeros(len(self.table), np.int8)
        if seat == game.seat:
            found[game.words()] = 1
        return found

    def look(self, game: WordGame, seat: Seat) -> Observation:
        """Return what a seat knows and may choose, as environments return it."""
        return {"observation": self.observation(game, seat), "action_mask": self.mask(game, seat)}

    def state(self, game: WordGame) -> Floats:
        """Return what all seats know together, one after the other: for a centralised critic."""
        return np.concatenate([self.observation(game, seat) for seat in range(self.seats)])

    def render(self, game: WordGame, mode: RenderMode) -> str | Pixels:
        """Return the position as text, hidden things included, or a watcher's picture of it."""
        if mode == "ansi":
            return game.state.dump()
        return np.asarray(render_svg(draw(self.title, game.state)))

    def symmetries(self) -> list[Permutation]:
        """Return all symmetries of the board that observations still have, the identity first."""
        identity = Permutation(np.arange(self.width), np.arange(len(self.table)))
        return [identity, *map(self._permutation, self.encoder.symmetries(self.first))]

    def _permutation(self, symmetry: Symmetry) -> Permutation:
        numbers = self.table.numbers
        words = np.arange(len(self.table))
        for word in board_words(self.first.notation()):
            words[numbers[word]] = numbers[symmetry.moved_word(word)]
        facts = np.array([symmetry.moved_number(number) for number in range(self.facts)])
        return Permutation(np.concatenate([facts, self.facts + words]), words)

    def replay(self, game: WordGame) -> str:
        """Return a game as a replay file, for ``wolfden replay``."""
        record = Record(self.game, self.seats, self.options)
        notation = record.state.notation()
        for seat, code in entries(list(game.history)):
            record.apply(Action(seat, code, notation))
        return write(replay_of(record))


def known_render_mode(mode: RenderMode | None) -> RenderMode | None:
    """Return a mode that can be rendered here, or none.

    Raises:
        ValueError: the mode is unknown.
        BadSetup: packages for pictures are missing.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    if mode == "rgb_array":
        require_extra(PACKAGES)
    return mode
