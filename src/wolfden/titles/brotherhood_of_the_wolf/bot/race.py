"""Who wins the race: the Beast needs victims, the hunters need traces or time (B8).

A table worked out once: the Beast's chance to win for every number of victims it still needs, of
seasons left and of tokens taken, if every season brings victims and loses traces as in games
between equal players. What is known about the season at hand is put in by moving along the table.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import ROUNDS, TOKENS_TO_WIN
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import IDENTITY_COUNT

MOST_NEEDED: Final = 40
"""Victims needed, beyond which nothing changes."""
SPREAD: Final = [0.27, 0.08, 0.16, 0.24, 0.19, 0.06]
"""How often an attack claims 0, 1, 2 … victims between equal players."""
USUAL_VICTIMS: Final = sum([victims * share for victims, share in enumerate(SPREAD)])
USUAL_LOSS: Final = 0.22
"""How often a trace is taken between equal players."""
SEASONS_AHEAD: Final = ROUNDS + 1


def _worked_out() -> list[float]:
    """Return the table, row after row; see ``_place``."""
    table = [0.0] * (SEASONS_AHEAD * (MOST_NEEDED + 1) * (TOKENS_TO_WIN + 1))
    for seasons in range(SEASONS_AHEAD):
        for needed in range(MOST_NEEDED + 1):
            for taken in range(TOKENS_TO_WIN):
                place = _place(seasons, needed, taken)
                table[place] = _entry(table, seasons, needed, taken)
    return table


def _place(seasons: i64, needed: i64, taken: i64) -> i64:
    return (seasons * (MOST_NEEDED + 1) + needed) * (TOKENS_TO_WIN + 1) + taken


def _entry(table: list[float], seasons: int, needed: int, taken: int) -> float:
    """B8 Return the Beast's chance, from the rows of fewer seasons; a draw is half a win."""
    if needed == 0:
        return 1.0
    if seasons == 0:
        return 0.5 if needed <= IDENTITY_COUNT - taken else 0.0
    total = 0.0
    for victims, share in enumerate(SPREAD):
        left = max(needed - victims, 0)
        if left == 0:
            total += share
            continue
        kept = table[_place(seasons - 1, left, taken)]
        lost = table[_place(seasons - 1, left, taken + 1)]
        total += share * (kept + USUAL_LOSS * (lost - kept))
    return total


_TABLE: Final = _worked_out()


def beast_chance(needed: float, seasons: i64, taken: float) -> float:
    """Return the Beast's chance to win; parts of victims and of tokens count in between.

    ``needed`` are the victims still to claim, ``seasons`` the attacks to come, ``taken`` the
    tokens the hunters have.
    """
    if taken >= TOKENS_TO_WIN:
        return 0.0
    low = _between(needed, seasons, int(taken))
    high = _between(needed, seasons, int(taken) + 1)
    return low + (taken - float(int(taken))) * (high - low)


def _between(needed: float, seasons: i64, taken: i64) -> float:
    within = max(0.0, min(needed, MOST_NEEDED - 0.001))
    whole: i64 = int(within)
    more = _TABLE[_place(seasons, whole, taken)]
    fewer = _TABLE[_place(seasons, whole + 1, taken)]
    return more + (within - float(whole)) * (fewer - more)
