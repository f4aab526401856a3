"""PettingZoo environments: all seats of a table are agents (the extra ``wolfden[lab]``).

``env`` is the turn-based environment with the usual wrappers, ``raw_env`` the one without them, and
``parallel_env`` asks every seat at each step. Agents are called ``seat_1``, ``seat_2`` and so on.
"""

import random
from collections.abc import Mapping
from typing import Final

from wolfden.core.contract import Seat
from wolfden.core.options import Value
from wolfden.lab import lab_libraries
from wolfden.lab.single import ILLEGAL_REWARD, facts_space, observation_space
from wolfden.lab.spec import (
    RENDER_MODES,
    Floats,
    Observation,
    Pixels,
    RenderMode,
    Spec,
    known_render_mode,
)
from wolfden.lab.words import OVER, WAIT, WordGame, rewards_of

with lab_libraries():
    import gymnasium
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

Infos = dict[str, dict[str, object]]
MAX_CYCLES: Final = 100_000
"""Steps after which a game is cut off by default: none of our titles gets so far."""


def env(
    title: str,
    seats: int,
    options: Mapping[str, Value] | None = None,
    max_cycles: int = MAX_CYCLES,
    render_mode: RenderMode | None = None,
) -> AECEnv:
    """Return an environment in which an illegal word ends the game with a loss of 1.

    Raises:
        ValueError: the title is unknown, or not with this number of seats.
    """
    inner = raw_env(title, seats, options, max_cycles, render_mode)
    bounded = wrappers.AssertOutOfBoundsWrapper(
        wrappers.TerminateIllegalWrapper(inner, illegal_reward=ILLEGAL_REWARD)
    )
    return wrappers.OrderEnforcingWrapper(bounded)


class _Table:
    """What both environments share: the game, its agents and their spaces."""

    def __init__(
        self,
        title: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        max_cycles: int = MAX_CYCLES,
        render_mode: RenderMode | None = None,
    ) -> None:
        self.spec: Final = Spec(title, seats, options)
        self.metadata = {"name": title, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = known_render_mode(render_mode)
        self.state_space: Final = facts_space(seats * self.spec.width)
        self.max_cycles = max_cycles
        self.possible_agents = agent_names(seats)
        self.agents: list[str] = []
        self.steps = 0
        self._observation_spaces, self._action_spaces = _spaces(self.spec, self.possible_agents)
        self._random: random.Random = random.Random()
        self._game: WordGame | None = None

    @property
    def game(self) -> WordGame:
        """The game that is being played."""
        if self._game is None:
            raise AttributeError("call reset before using the environment")
        return self._game

    def observation_space(self, agent: str) -> gymnasium.Space:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space:
        """Return the space of an agent's words."""
        return self._action_spaces[agent]

    def team(self, agent: str) -> list[str]:
        """Return the agents that win together with one, itself included."""
        return [self.possible_agents[seat] for seat in self.game.state.team(seat_of(agent))]

    def render(self) -> str | Pixels | None:
        """Return the position as text, hidden things included, or a watcher's picture of it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render mode shows nothing")
            return None
        return self.spec.render(self.game, self.render_mode)

    def state(self) -> Floats:
        """Return what all agents know together, for a centralised critic."""
        return self.spec.state(self.game)

    def replay(self) -> str:
        """Return the game so far as a replay file."""
        return self.spec.replay(self.game)

    def close(self) -> None:
        """Do nothing: no window is open."""

    def _begin(self, seed: int | None) -> None:
        """Begin a game; the same seed deals and rolls the same way."""
        if seed is not None or self._game is None:
            self._random = random.Random(seeding.np_random(seed)[1])
        self._game = self.spec.begin(random.Random(self._random.random()))
        self.agents = self.possible_agents[:]
        self.steps = 0

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and which words it may choose now."""
        return self.spec.look(self.game, seat_of(agent))


class raw_env(_Table, AECEnv):  # noqa: N801  (PettingZoo's own name)
    """The seats of a table choose words in turn; see ``docs/lab.md``."""

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game; the same seed deals and rolls the same way."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def step(self, action: int | None) -> None:
        """Choose a word for the agent whose turn it is.

        Raises:
            ValueError: the word may not be chosen.
        """
        game, agent = self.game, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to choose a word")
        game.choose(int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if game.seat == OVER:
            self.rewards = dict(zip(self.possible_agents, rewards_of(game.state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[game.seat]
            self.truncations = dict.fromkeys(self.agents, self.steps >= self.max_cycles)
        self._accumulate_rewards()
        self._deads_step_first()


class parallel_env(_Table, ParallelEnv):  # noqa: N801  (PettingZoo's own name)
    """Every seat is asked at each step: those that cannot act may only wait.

    A word that an agent may not choose counts as waiting, so a step can pass without a change;
    after ``max_cycles`` steps the game is cut off. Where several seats may act, the first of them
    that does not wait acts.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin a game; the same seed deals and rolls the same way."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Let the seat act that is to choose a word, if it chose one that it may."""
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        game = self.game
        self._choose(game, actions)
        self.steps += 1
        over = game.seat == OVER
        cut = not over and self.steps >= self.max_cycles
        gained = rewards_of(game.state) if over else [0.0] * len(agents)
        if over or cut:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, gained, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _choose(self, game: WordGame, actions: Mapping[str, int]) -> None:
        """Take the word of the first seat that may act and does not wait."""
        while True:
            word = int(actions.get(self.possible_agents[game.seat], WAIT))
            waits = word == WAIT and game.can_wait
            if game.allows(word):
                game.choose(word)
            if not waits:
                return

    def _observations(self) -> dict[str, Observation]:
        """Return the observations of all agents; those that cannot act may wait."""
        found = {agent: self.observe(agent) for agent in self.possible_agents}
        for seat, agent in enumerate(self.possible_agents):
            if seat != self.game.seat:
                found[agent]["action_mask"][WAIT] = 1
        return found


def agent_names(seats: int) -> list[str]:
    """Return the names of the agents.

    >>> agent_names(2)
    ['seat_1', 'seat_2']
    """
    return [f"seat_{seat + 1}" for seat in range(seats)]


def seat_of(agent: str) -> Seat:
    """Return the seat of an agent, counted from 0."""
    return int(agent.removeprefix("seat_")) - 1


def _spaces(
    spec: Spec, agents: list[str]
) -> tuple[dict[str, gymnasium.Space], dict[str, gymnasium.Space]]:
    """Return a space of observations and one of actions for each agent."""
    observations: dict[str, gymnasium.Space] = {agent: observation_space(spec) for agent in agents}
    actions: dict[str, gymnasium.Space] = {
        agent: gymnasium.spaces.Discrete(len(spec.table)) for agent in agents
    }
    return observations, actions
