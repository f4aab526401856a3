"""OpenSpiel games: chance nodes, information states, observations (the extra ``wolfden[lab]``).

``register()`` lets ``pyspiel.load_game`` know every title, as ``python_wolfden_TITLE(players=N)``.
"""

import json
from typing import Final

from wolfden.core.contract import CHANCE
from wolfden.lab import lab_libraries
from wolfden.lab.spec import Floats, Spec
from wolfden.lab.words import OVER, WordGame, rewards_of
from wolfden.titles import TITLES

with lab_libraries():
    import numpy as np
    import pyspiel

MAX_LENGTH: Final = 100_000
"""Words and chance outcomes of a game at most: none of our titles gets so far."""


def short_name(title: str) -> str:
    """Return the name of a title in OpenSpiel."""
    return f"python_wolfden_{title.replace('-', '_')}"


def is_zero_sum(title: str, seats: int) -> bool:
    """Whether what the seats gain adds up to zero: parties do, but a team gains once for each."""
    first = TITLES.get(title).setup(seats)
    return all(len(first.team(seat)) == 1 for seat in range(seats))


def game_type(title: str, seats: int | None = None) -> pyspiel.GameType:
    """Return what OpenSpiel knows of a title; without ``seats``, before a game is made."""
    meta = TITLES.get(title).meta()
    counts = [seats] if seats else range(meta.min_seats, meta.max_seats + 1)
    always_zero = all(is_zero_sum(title, count) for count in counts)
    types = pyspiel.GameType
    has_secrets = TITLES.get(title).setup(meta.min_seats).has_secrets()
    information = types.Information
    return types(
        short_name=short_name(title),
        long_name=meta.name,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if has_secrets else information.PERFECT_INFORMATION
        ),
        utility=types.Utility.ZERO_SUM if always_zero else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": meta.min_seats},
    )


class WolfdenGame(pyspiel.Game):
    """A title with a number of seats; ``title_game`` makes the class of one title."""

    title = ""
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, object] | None = None) -> None:
        given = params or {}
        seats = int(str(given.get("players", TITLES.get(self.title).meta().min_seats)))
        self.spec: Final = Spec(self.title, seats)
        words = len(self.spec.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum(self.title, seats) else None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(self.title, seats), info, given)

    def new_initial_state(self) -> "WolfdenState":
        """Return the first state: in most titles chance is to deal."""
        return WolfdenState(self, self.spec)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, object] | None = None,
    ) -> "WolfdenObserver":
        """Return the observer of a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return WolfdenObserver(self.spec, kind, params)


class WolfdenState(pyspiel.State):
    """A game in which chance and the seats choose words."""

    def __init__(self, game: WolfdenGame, spec: Spec) -> None:
        super().__init__(game)
        self._spec: Final = spec
        self.words: WordGame = spec.begin(None, observers=spec.seats)

    def current_player(self) -> int:
        """Return the seat that is to choose a word, chance, or that the game is over."""
        seat = self.words.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.words.words() if player == self.words.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the words that chance may choose, with their probabilities."""
        weights = self.words.weights()
        total = sum(weight for _word, weight in weights)
        return [(word, weight / total) for word, weight in weights]

    def _apply_action(self, action: int) -> None:
        self.words.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self._spec.table.word(self.words.state, seat, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.words.seat == OVER

    def returns(self) -> list[float]:
        """Return what each seat has gained."""
        return rewards_of(self.words.state) if self.is_terminal() else [0.0] * self._spec.seats

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a seat has seen since the beginning.

        A line for each action: who acted (0 is chance), the code of the action as the seat saw it,
        and after ``!`` what it has revealed besides. The last line are the words that the seat is
        choosing. What a seat cannot distinguish has one code, which may be that of an action, so
        codes are not written as words.
        """
        seat = self.current_player() if player is None else player
        return "\n".join([*self.words.observed[seat], *self._choosing(seat)])

    def observation_string(self, player: int | None = None) -> str:
        """Return what a seat sees now: its view as JSON, and the words it is choosing."""
        seat = self.current_player() if player is None else player
        view = json.dumps(self.words.state.view(seat), sort_keys=True)
        return "\n".join([view, *self._choosing(seat)])

    def _choosing(self, seat: int) -> list[str]:
        if seat != self.words.seat:
            return []
        table = self._spec.table
        return ["> " + table.decode(self.words.state, seat, self.words.chosen())]

    def __str__(self) -> str:
        return str(self.words.state.dump())


class WolfdenObserver:
    """Fills a tensor with what a player knows now; strings contain all it has seen if asked for."""

    def __init__(
        self, spec: Spec, kind: pyspiel.IIGObservationType, params: dict[str, object] | None
    ) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        self._spec: Final = spec
        self._recalls: Final = kind.perfect_recall
        self.tensor: Floats = np.zeros(spec.width, np.float32)
        facts = spec.facts
        self.dict = {"observation": self.tensor[:facts], "words": self.tensor[facts:]}

    def set_from(self, state: WolfdenState, player: int) -> None:
        """Write what a player knows into the tensor."""
        self.tensor.fill(0.0)
        self._spec.write_observation(state.words, player, self.tensor)

    def string_from(self, state: WolfdenState, player: int) -> str:
        """Return what a player knows, or has seen since the beginning, as text."""
        if self._recalls:
            return state.information_state_string(player)
        return state.observation_string(player)


def title_game(title: str) -> type[WolfdenGame]:
    """Return the class that OpenSpiel makes the games of a title from."""
    name = title.title().replace("-", "") + "Game"
    return type(name, (WolfdenGame,), {"title": title, "kind": game_type(title)})


def register() -> list[str]:
    """Make every title known to ``pyspiel.load_game``; return the names."""
    names = []
    for title in TITLES.ids():
        game = title_game(title)
        if short_name(title) not in pyspiel.registered_names():
            pyspiel.register_game(game.kind, game)
        names.append(short_name(title))
    return names
