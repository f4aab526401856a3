"""A Gymnasium environment: one seat learns, bots play the rest (the extra ``wolfden[lab]``).

``register()`` makes ``gymnasium.make("wolfden/<title>-v0", seats=2)`` work for every title.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from wolfden.core.contract import Seat
from wolfden.core.options import Value
from wolfden.lab import lab_libraries
from wolfden.lab.spec import (
    RENDER_MODES,
    Mask,
    Observation,
    Pixels,
    RenderMode,
    Spec,
    known_render_mode,
)
from wolfden.lab.words import OVER, WAIT, WordGame, rewards_of
from wolfden.players.bots import make_bot
from wolfden.players.player import Player, bot_action
from wolfden.titles import TITLES

with lab_libraries():
    import gymnasium
    import numpy as np

ILLEGAL_REWARD: Final = -1.0


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game as one seat plays it.

    ``bots`` names the bot of every other seat, or one for all of them. A word that may not be
    chosen ends the game with a loss (``illegal="lose"``) or raises ``ValueError``
    (``illegal="raise"``).

    Raises:
        ValueError: the title or seat is unknown, or not with this number of seats.
        BadSetup: the bot is unknown.
    """

    metadata: dict[str, object] = {"render_modes": RENDER_MODES}  # noqa: RUF012  (Gymnasium's own)

    def __init__(
        self,
        title: str,
        seats: int,
        seat: Seat = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, Value] | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: RenderMode | None = None,
    ) -> None:
        self.table: Final = Spec(title, seats, options)
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not one of 0 to {seats - 1}")
        others = [one for one in range(seats) if one != seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise ValueError(f"{len(others)} bots are needed, not {len(names)}")
        self.seat: Final = seat
        self.render_mode = self._mode = known_render_mode(render_mode)
        self._names: Final = dict(zip(others, names, strict=True))
        self._illegal: Final = illegal
        self._make_bots("")  # a wrong name is refused now, not in the first game
        self.action_space = gymnasium.spaces.Discrete(len(self.table.table))
        self.observation_space = observation_space(self.table)
        self._game: WordGame | None = None
        self._bots: dict[Seat, Player] = {}
        self._random = random.Random()
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Begin a game, and let bots play until the seat is to choose a word."""
        super().reset(seed=seed)
        self._random = random.Random(int(self.np_random.integers(2**62)))
        self._game = self.table.begin(random.Random(self._random.random()))
        self._make_bots(str(self._random.random()))
        self._is_over = False
        self._let_bots_play(self._game)
        return self.table.look(self._game, self.seat), {}

    def step(
        self, action: np.int64 | int
    ) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Choose a word, and let bots play until the seat is to choose again.

        Raises:
            ValueError: the number is not in the space, or (``illegal="raise"``) may not be chosen.
            gymnasium.error.ResetNeeded: the game is over, or was never begun.
        """
        game, word = self._game, int(action)
        if game is None or self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        if not self.action_space.contains(word):
            raise ValueError(f"{word} is not in the action space, {self.action_space}")
        if not game.allows(word):
            if self._illegal == "raise":
                raise ValueError(f"{self.table.table.words[word]!r} may not be chosen now")
            self._is_over = True
            return self.table.look(game, self.seat), ILLEGAL_REWARD, True, False, {"illegal": True}
        waits = word == WAIT
        game.choose(word)
        self._let_bots_play(game, waits)
        self._is_over = game.seat == OVER
        gained = rewards_of(game.state)[self.seat] if self._is_over else 0.0
        return self.table.look(game, self.seat), gained, self._is_over, False, {}

    def action_masks(self) -> Mask:
        """Return the words that may be chosen now, as MaskablePPO asks for them."""
        if self._game is None:
            raise gymnasium.error.ResetNeeded("call reset first")
        return self.table.mask(self._game, self.seat)

    def render(self) -> str | Pixels | None:  # type: ignore[override]  # one of the modes' results
        """Return the position as text, hidden things included, or a watcher's picture of it."""
        if self._mode is None or self._game is None:
            return None
        return self.table.render(self._game, self._mode)

    def replay(self) -> str:
        """Return the game so far as a replay file."""
        if self._game is None:
            raise gymnasium.error.ResetNeeded("call reset first")
        return self.table.replay(self._game)

    def _make_bots(self, seed: str) -> None:
        self._bots = {
            seat: make_bot(name, self.table.game, f"{seed} {seat}")
            for seat, name in self._names.items()
        }

    def _let_bots_play(self, game: WordGame, learner_waits: bool = False) -> None:
        """Play on until the seat is to choose a word, or the game is over.

        After the seat has waited, a bot of its team acts first, if it does not leave it to others.
        """
        while game.seat not in (self.seat, OVER):
            action = bot_action(game.state, self._bots, self._random)
            if action is None:
                game.ask(self.seat)
                return
            game.play(action.seat, action.code)
            if learner_waits and self.seat in game.state.actors():
                game.ask(self.seat)
            learner_waits = False


def observation_space(spec: Spec) -> gymnasium.Space:
    """Return the space of what a seat knows, with the words that it may choose now."""
    return gymnasium.spaces.Dict(
        {
            "observation": facts_space(spec.width),
            "action_mask": gymnasium.spaces.Box(0, 1, (len(spec.table),), np.int8),
        }
    )


def facts_space(width: int) -> gymnasium.Space:
    """Return the space of this number of facts about a game."""
    return gymnasium.spaces.Box(-np.inf, np.inf, (width,), np.float32)


def register() -> list[str]:
    """Make every title known to ``gymnasium.make``; return the names."""
    names = []
    for title in TITLES.ids():
        name = f"wolfden/{title}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, "wolfden.lab.single:SeatEnv", kwargs={"title": title})
        names.append(name)
    return names
