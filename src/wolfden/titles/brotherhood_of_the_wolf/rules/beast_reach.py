"""What the Beast may look forward to: the villages in its reach, what each brings, who watches.

It is for the Beast's eyes alone. Victims are counted as if nobody moved any more; ``watched`` names
the hunters who can still walk there and protect the village (B5.1). Between two choices it looks
ahead to the next one, as if the season card to come changed nothing.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import prowling, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import victims_with
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position


class Prospect:
    """A village the Beast may choose."""

    def __init__(
        self, village: int, leagues: int, victims: int, powers: list[int], watched: list[int]
    ) -> None:
        self.village: Final = village
        self.leagues: Final = leagues
        self.victims: Final = victims
        """With a trace face down; -1 where only the wolf pack, face up, leads so far."""
        self.powers: Final = powers
        """For each trace the victims with it face up; -1 where it cannot be laid."""
        self.watched: Final = watched


def prospects(position: Position) -> list[Prospect]:
    """B4.2 Return the villages the Beast may choose, now or at its next choice."""
    if position.stage in (vocab.RECALLING, vocab.PROWLING):
        return _from_here(position)
    is_over = position.round == terms.ROUNDS and position.stage >= vocab.MOVING
    if position.beast == terms.NONE or position.stage == vocab.OVER or is_over:
        return []
    return _from_here(_looking_ahead(position))


def _looking_ahead(position: Position) -> Position:
    """B4.1 Return a copy at the Beast's next choice: in the village it has chosen, cards lifted."""
    ahead = position.copy()
    if ahead.has_chosen():
        ahead.beast = ahead.slots[ahead.season()]
    if ahead.stage >= vocab.MOVING or ahead.round == 0:
        ahead.round += 1
        ahead.card = terms.NONE
    ahead.stage = vocab.PROWLING
    prowling.take_back(ahead, None)
    return ahead


def _from_here(position: Position) -> list[Prospect]:
    near = prowling.goals_from(position, position.beast, False)
    far = prowling.goals_from(position, position.beast, prowling.pack_is_free(position))
    return [
        _prospect(position, village, near >> village & 1 == 1)
        for village in range(terms.VILLAGES)
        if far >> village & 1
    ]


def _prospect(position: Position, village: i64, is_near: bool) -> Prospect:
    """B4.4, B6.2 Return what a village brings with each trace that may be laid."""
    origin, free = position.beast, prowling.free_tokens(position)
    powers = [
        victims_with(position, origin, village, terms.NONE if position.rule().powerless else token)
        if free >> token & 1 and (is_near or token == vocab.WOLVES)
        else -1
        for token in range(vocab.IDENTITY_COUNT)
    ]
    down = victims_with(position, origin, village, terms.NONE) if is_near else -1
    leagues = position.setting.board.leagues[origin][village]
    return Prospect(village, leagues, down, powers, _watchers(position, village))


def _watchers(position: Position, village: i64) -> list[int]:
    """B5.1 Return the hunters who stand there or can go there on foot."""
    rule = position.rule()
    return [
        hunter
        for hunter in range(vocab.HUNTER_COUNT)
        if position.hunters[hunter] != terms.NONE
        and position.setting.board.leagues[position.hunters[hunter]][village]
        <= (0 if rule.frozen >> hunter & 1 else rule.foot)
    ]
