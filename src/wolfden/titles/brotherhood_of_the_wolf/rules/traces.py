"""B4.1, B4.2, B6.4 Trace tokens on the table, and what the hunters can know about each.

``position.possible_tokens`` follows every token that lies face down: which ones it may be, after
all that was ever laid, turned up and taken. Traces lying together differ, so when one leaves the
table while it is certain, the others can no longer be that token for having lain next to it.
"""

from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import terms
from wolfden.titles.brotherhood_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position


def free_tokens(position: Position) -> i64:
    """B4.2 Return the bits of the tokens the Beast holds."""
    return terms.ALL_TOKENS & ~position.taken & ~position.laid_tokens()


def lay_trace(position: Position, slot: i64, token: i64, face: i64) -> None:
    """B4.2 Lay a token beside a village card."""
    position.traces[slot] = token
    if face == 1:
        position.faces |= 1 << slot
        position.possible_tokens[slot] = 1 << token
    else:
        position.possible_tokens[slot] = terms.ALL_TOKENS & ~position.taken


def turn_up(position: Position, slot: i64) -> None:
    """B6.4 Turn a trace face up: now everyone knows it."""
    position.faces |= 1 << slot
    position.possible_tokens[slot] = 1 << position.traces[slot]


def lift_trace(position: Position, slot: i64) -> None:
    """Take a trace off the table, unseen if it lies face down."""
    known: i64 = position.possible_tokens[slot]
    if known & (known - 1) == 0:
        for other in range(vocab.SEASON_COUNT):
            position.possible_tokens[other] &= ~known
    position.traces[slot] = terms.NONE
    position.possible_tokens[slot] = 0
    position.faces &= ~(1 << slot)


def possible_tokens(position: Position, slot: i64) -> list[int]:
    """Return the tokens a trace may be, given that traces lying together differ."""
    others: i64 = 0
    for other in range(vocab.SEASON_COUNT):
        if other != slot:
            others |= position.possible_tokens[other]
    return [
        token
        for token in range(vocab.IDENTITY_COUNT)
        if position.possible_tokens[slot] >> token & 1 and others != 1 << token
    ]
