"""Deduction as a supervised task: say what another seat has chosen in secret.

The questions come from games between ``greedy`` bots with fixed seeds, one for each secret choice,
at the first decision of a seat that does not know it. The answer is a chance for each word.
``python -m wolfden.lab.tasks`` prints how the baselines do.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log2, sqrt
from typing import Final

import numpy as np

from wolfden.core.contract import Perspective
from wolfden.lab.actions import encoder_of
from wolfden.lab.spec import Floats, Mask, Spec
from wolfden.lab.words import OVER, WordGame
from wolfden.players.bots import make_bot
from wolfden.players.learning import Deduction
from wolfden.players.player import bot_action
from wolfden.titles import TITLES

PLAYERS: Final = "greedy"
LEAST: Final = 1e-6
"""The least chance that is counted: a truth held for impossible costs 20 bits."""
WORLDS: Final = 64
"""Worlds that the baseline ``worlds`` draws for a question."""


@dataclass(frozen=True)
class DeductionQuestion:
    """What a seat knows when it has to say what another one has chosen."""

    observation: Floats
    possible: Mask
    """1 for each word that the choice may be."""
    perspective: Perspective
    """For answers that draw worlds; it does not hold the true one."""
    spec: Spec


Answer = Callable[[DeductionQuestion], Floats]
"""Returns the chance of each word."""


@dataclass(frozen=True)
class DeductionScore:
    """How well answers predict choices."""

    bits: float
    """The mean of -log2 of the chance given to the truth; the less the better."""
    error: float
    """The standard error of it, game by game."""
    hits: float
    """How often the truth had the highest chance; equal chances share."""
    questions: int


def deduction_of(title: str) -> Deduction:
    """Return what seats of a title have to find out.

    Raises:
        ValueError: nothing has this name, or the lab cannot observe the title.
    """
    found = encoder_of(title).deduction()
    if found is None:
        raise ValueError(f"{title} has no choices to be found out")
    return found


def deductions() -> dict[str, tuple[str, int]]:
    """Return title and number of seats of all such tasks, by name."""
    found = {}
    for title in TITLES.ids():
        try:
            deduction_of(title)
        except ValueError:
            continue
        meta = TITLES.get(title).meta()
        for seats in range(meta.min_seats, meta.max_seats + 1):
            found[f"{title}-{seats}p-deduction"] = (title, seats)
    return found


def questions(title: str, seats: int, number: int) -> Iterator[tuple[DeductionQuestion, int]]:
    """Yield the questions of a game with the words that are true.

    Scores are taken from the games 0, 1 and so on; learn from others, such as those from 10,000 on.

    Raises:
        ValueError: the title has nothing to find out.
    """
    deduction = deduction_of(title)
    spec = Spec(title, seats)
    seed = f"{title} deduction {number}"
    bots = {seat: make_bot(PLAYERS, spec.game, f"{seed} {seat}") for seat in range(seats)}
    rng = random.Random(f"{seed} worlds")
    game = spec.begin(random.Random(f"{seed} chance"))
    was_asked = False
    while game.seat != OVER:
        words = deduction.possible(game.state, game.seat)
        if len(words) > 1 and not was_asked:
            chosen = spec.table.encode(game.state, game.seat, deduction.chosen(game.state))[0]
            yield _question(spec, game, words, rng), chosen
        was_asked = len(words) > 1
        action = bot_action(game.state, bots, rng)
        assert action is not None, "where all seats are bots, one of them acts"
        game.play(action.seat, action.code)


def _question(
    spec: Spec, game: WordGame, words: list[str], rng: random.Random
) -> DeductionQuestion:
    possible = np.zeros(len(spec.table), np.int8)
    for word in words:
        possible[spec.table.encode(game.state, game.seat, word)] = 1
    return DeductionQuestion(
        spec.observation(game, game.seat),
        possible,
        Perspective(game.state, game.seat, rng),
        spec,
    )


def uniform(question: DeductionQuestion) -> Floats:
    """Hold all that is possible for equally likely."""
    chances: Floats = (question.possible / question.possible.sum()).astype(np.float32)
    return chances


def worlds(question: DeductionQuestion) -> Floats:
    """Count the choices in worlds that the title draws by how likely they are, as its bots do."""
    spec = question.spec
    deduction = deduction_of(spec.title)
    rng = random.Random("worlds")
    counts = uniform(question)  # no possible word is left without a chance
    for _world in range(WORLDS):
        state = question.perspective.resample(rng)
        word = spec.table.encode(state, question.perspective.seat, deduction.chosen(state))[0]
        counts[word] += 1.0
    chances: Floats = counts / counts.sum()
    return chances


BASELINES: Final[dict[str, Answer]] = {"uniform": uniform, "worlds": worlds}


def evaluate_deduction(
    title: str, seats: int, answers: Mapping[str, Answer], games: int
) -> dict[str, DeductionScore]:
    """Score answers, by name, to the questions of the first games.

    Raises:
        ValueError: there are fewer than two games, or the title has nothing to find out.
    """
    if games < 2:
        raise ValueError("a score needs two games or more")
    played = [list(questions(title, seats, number)) for number in range(games)]
    return {name: _score(answer, played) for name, answer in answers.items()}


def _score(
    answer: Answer, played: Sequence[Sequence[tuple[DeductionQuestion, int]]]
) -> DeductionScore:
    rated = [[_rate(answer(question), truth) for question, truth in game] for game in played]
    means = [np.mean([bits for bits, _hit in game]) for game in rated if game]
    error = float(np.std(means, ddof=1)) / sqrt(len(means))
    bits, hits = np.mean([rating for game in rated for rating in game], axis=0)
    return DeductionScore(float(bits), error, float(hits), sum(map(len, rated)))


def _rate(chances: Floats, truth: int) -> tuple[float, float]:
    """Return the bits that the truth costs, and the share of it among the best guesses."""
    best = chances == chances.max()
    return -log2(max(float(chances[truth]), LEAST)), float(best[truth]) / int(best.sum())


COLUMNS: Final = ("task", "answers", "bits", "found", "questions")


def score_lines(name: str, games: int) -> list[str]:
    """Return how well the baselines of a task predict choices: a line each, ``|`` between columns.

    Raises:
        ValueError: there are fewer than two games.
    """
    scores = evaluate_deduction(*deductions()[name], BASELINES, games)
    return [
        f"{name}|{answer}|{score.bits:.2f} ± {score.error:.2f}|{score.hits:.0%}|{score.questions}"
        for answer, score in scores.items()
    ]
