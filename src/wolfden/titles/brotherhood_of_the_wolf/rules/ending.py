"""B6.3, B6.7, B8 The ends of a game."""

from typing import Final

from wolfden.core.contract import Outcome, ranking
from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import reveal_hidden
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

WIN: Final = 2
EVEN: Final = 1
LOSS: Final = 0
"""B8 What a result scores; the two sides share two points."""


def tokens_taken(position: Position) -> i64:
    """B6.7 Return how many trace tokens the hunters have; the black marker does not count."""
    count: i64 = 0
    for token in range(vocab.IDENTITY_COUNT):
        count += position.taken >> token & 1
    return count


def early_end(position: Position) -> i64:
    """B6.3, B6.4, B6.7 Return why the game ends at once, or ``RUNNING``."""
    if position.victims >= terms.VICTIMS_TO_WIN:
        return vocab.VICTIMS
    if position.taken >> position.identity & 1:
        return vocab.IDENTITY
    return vocab.FOURTH_TOKEN if tokens_taken(position) >= terms.TOKENS_TO_WIN else vocab.RUNNING


def last_end(position: Position) -> i64:
    """B8.2 Return how the game ends after the last round."""
    left = vocab.IDENTITY_COUNT - tokens_taken(position)
    return vocab.DRAW if position.victims + left >= terms.VICTIMS_TO_WIN else vocab.TIME


def finish(position: Position, ending: i64, log: Log | None) -> None:
    """B7.2, B8 End the game and show what was hidden."""
    if position.hidden != terms.NONE:
        reveal_hidden(position, log)
    position.ending = ending
    position.stage = vocab.OVER
    if log is not None:
        facts = {
            "reason": vocab.END_REASONS[ending],
            "identity": vocab.IDENTITIES[position.identity],
        }
        log.tell("over", terms.BEAST_SEAT, dict(facts), reveals=True)


def final_outcome(position: Position) -> Outcome:
    """B8 Return the outcome: 2 for a win, 1 for a draw, the same for all hunters' seats."""
    beast = LOSS
    if position.ending == vocab.VICTIMS:
        beast = WIN
    elif position.ending == vocab.DRAW:
        beast = EVEN
    scores = [beast] + [WIN - beast] * len(position.setting.team)
    return Outcome(
        reason=vocab.END_REASONS[position.ending],
        scores=tuple(scores),
        parts=tuple([((vocab.SCORE_PARTS[0], score),) for score in scores]),
        ranks=ranking([(score,) for score in scores]),
    )
