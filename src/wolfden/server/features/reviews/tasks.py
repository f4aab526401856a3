"""Code that runs in worker processes: the pieces of work of reviews.

A process gets the replay file and what was found out so far, and holds nothing in between.
"""

from wolfden.core.text.replay import open_replay
from wolfden.teaching.review import judging
from wolfden.teaching.review.judging import ReviewPlan, StepJudgement, Work
from wolfden.teaching.review.model import Decision, write_review
from wolfden.titles import TITLES

SEED = "1"
"""The same for all, so that ``wolfden review`` finds the same as the server."""


def _plan(text: str, simulations: int) -> ReviewPlan:
    """Return the plan of a game; names stay out of what is stored."""
    replay, record = open_replay(text, TITLES)
    return ReviewPlan(record, [""] * replay.seats, simulations, SEED)


def first_round(text: str, simulations: int) -> list[Work]:
    """Return the steps to be judged."""
    return _plan(text, simulations).steps()


def second_round(text: str, simulations: int, judged: list[StepJudgement]) -> list[Work]:
    """Return the decisions to be looked at again."""
    return _plan(text, simulations).doubtful(judged)


def judge_step(work: Work) -> StepJudgement:
    """Judge one step quickly."""
    return judging.judge_step(TITLES.get(work.title), work)


def judge_again(work: Work) -> Decision:
    """Look longer at a decision."""
    return judging.judge_again(TITLES.get(work.title), work)


def put_together(
    text: str, simulations: int, judged: list[StepJudgement], again: list[Decision]
) -> str:
    """Return the finished review as JSON."""
    return write_review(_plan(text, simulations).review(judged, again))
