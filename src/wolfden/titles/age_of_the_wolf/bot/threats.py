"""What packs can do to the dens of others in one turn: attacks, and predators driven into them.

A den falls when its region loses its last five wolves (A6.3): beaten in battle, or crowded out by
predators that leave too little prey (A5.8). Odds are those of the best attempt.
"""

from typing import final

from wolfden.core.machine import i64
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import to_of
from wolfden.titles.age_of_the_wolf.rules.odds import hunt_odds, wolf_odds
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, NOBODY
from wolfden.titles.age_of_the_wolf.rules.state import Position


@final
class Threats:
    """For each pair of packs, what the first can do to the dens of the second."""

    def __init__(self, position: Position) -> None:
        players: i64 = position.setting.players
        self._players: i64 = players
        self._active: i64 = position.active
        self._may_scare: bool = (
            position.step <= vocab.STEP_ROAM or position.stage == vocab.DISCARDING
        )
        """A3.7 Whether the active pack may still play cards in this turn."""
        self.present: list[float] = [0.0] * players
        """How likely the active pack destroys a den of each by what it may still do now."""
        self.coming: list[float] = [0.0] * (players * players)
        """How likely the best movement of a pack's next turn destroys a den."""
        self.scares: list[int] = [0] * (players * players)
        """How many dens its cards can destroy."""

    def threaten(self, rival: i64, victim: i64, odds: float) -> None:
        """Note a movement in a rival's next turn."""
        pair = rival * self._players + victim
        self.coming[pair] = max(self.coming[pair], odds)

    def threaten_now(self, victim: i64, odds: float) -> None:
        """Note something the active pack can do in this turn."""
        self.present[victim] = max(self.present[victim], odds)

    def _acts_before(self, rival: i64, seat: i64) -> bool:
        """Whether a rival's next turn comes before the next turn of a seat."""
        if self._active in (seat, rival):
            return seat == self._active
        players = self._players
        wait = (rival - self._active + players) % players
        return wait < (seat - self._active + players) % players

    def soon(self, seat: i64) -> float:
        """Return how many dens a pack may lose before its next turn."""
        total = 0.0
        for rival in range(self._players):
            pair = rival * self._players + seat
            if rival == self._active:
                total += self.present[seat]
                if self._may_scare:
                    total += self.scares[pair]
            elif self._acts_before(rival, seat):
                total += self.coming[pair] + self.scares[pair]
        return total

    def later(self, seat: i64) -> float:
        """Return how many dens are threatened by rivals who act after its next turn."""
        total = 0.0
        for rival in range(self._players):
            if not self._acts_before(rival, seat):
                pair = rival * self._players + seat
                total += self.coming[pair]
                if rival != self._active or not self._may_scare:
                    total += self.scares[pair]
        return total

    def survival(self, seat: i64, spare: float) -> float:
        """Return how likely a pack loses at most ``spare`` dens before its next turn.

        ``spare`` may be broken: a den that is likely to be built counts in part.
        """
        none = 1.0
        one = 0.0
        for rival in range(self._players):
            pair = rival * self._players + seat
            odds = 0.0
            scares: i64 = 0
            if rival == self._active:
                odds = self.present[seat]
                if self._may_scare:
                    scares = self.scares[pair]
            elif self._acts_before(rival, seat):
                odds = self.coming[pair]
                scares = self.scares[pair]
            one = one * (1.0 - odds) + none * odds
            none *= 1.0 - odds
            while scares > 0:
                one = none
                none = 0.0
                scares -= 1
        if spare <= 0.0:
            return none * (1.0 + spare)
        return none + one * (spare if spare < 1.0 else 1.0)


def find_threats(position: Position) -> Threats:
    """Look at every den from the side of its rivals."""
    found = Threats(position)
    for place in range(position.setting.board.size):
        if position.dens[place] != 0:
            _find_attacks(position, place, found)
            _find_drives(position, place, found)
    players = position.setting.players
    for rival in range(players):
        cards = position.hand(rival, vocab.SCARE_CARD)
        for pair in range(rival * players, (rival + 1) * players):
            found.scares[pair] = min(found.scares[pair], cards)
    return found


# Attacks.


def _find_attacks(position: Position, place: i64, found: Threats) -> None:
    board = position.setting.board
    for near in board.land[place]:
        _try_attack(position, near, place, found)
    for channel, near in board.water[place]:
        rival: i64 = position.owner[near]
        if rival != NOBODY and _can_cross(position, rival, channel):
            _try_attack(position, near, place, found)


def _can_cross(position: Position, seat: i64, channel: i64) -> bool:
    one: i64 = 1
    if seat == position.active and position.frozen & one << channel != 0:
        return True
    return position.hand(seat, vocab.FREEZE_CARD) > 0


def _try_attack(position: Position, near: i64, place: i64, found: Threats) -> None:
    victim: i64 = position.owner[place]
    rival: i64 = position.owner[near]
    if rival in (NOBODY, victim):
        return
    our_lead = position.lead_share(rival, near) > 0
    their_lead = position.lead_share(victim, place) > 0
    theirs: i64 = position.wolves[place]
    found.threaten(
        rival, victim, wolf_odds(next_strength(position, near), theirs, our_lead, their_lead)
    )
    if rival == position.active:
        strength = present_strength(position, near)
        if strength > 0:
            found.threaten_now(victim, wolf_odds(strength, theirs, our_lead, their_lead))


def next_strength(position: Position, place: i64) -> i64:
    """Return how many wolves the owner of a region has there in its next turn."""
    wolves: i64 = position.wolves[place]
    if position.dens[place] != 0 and position.supply(position.owner[place]) >= FIVE:
        return wolves + FIVE
    return wolves


def present_strength(position: Position, place: i64) -> i64:
    """Return how many wolves the active pack can still send out of a region in this turn."""
    if position.step > vocab.STEP_MOVE or position.moves == 0:
        return 0
    wolves: i64 = position.wolves[place]
    return wolves - position.tired[place]


# Predators.


def _find_drives(position: Position, place: i64, found: Threats) -> None:
    """A5.8, A8.1 Predators next door that would leave too little prey for the den's wolves."""
    board = position.setting.board
    victim: i64 = position.owner[place]
    prey: i64 = board.prey[place]
    left = prey - position.menace(place)
    for near in board.land[place]:
        if position.predators[near] == 0:
            continue
        menace = position.menace(near)
        if left - menace >= FIVE:
            continue
        for rival in range(position.setting.players):
            if rival != victim:
                _try_drive(position, rival, victim, near, menace, found)


def _try_drive(
    position: Position, rival: i64, victim: i64, near: i64, menace: i64, found: Threats
) -> None:
    owner: i64 = position.owner[near]
    reaches = owner == rival
    if reaches:
        _try_hunt(position, rival, victim, near, menace, found)
        if rival == position.active:
            _try_due_hunt(position, victim, near, menace, found)
    for beside in position.setting.board.land[near]:
        if position.owner[beside] == rival:
            reaches = True
            if owner == NOBODY:
                _try_hunt(position, rival, victim, beside, menace, found)
    if reaches:
        found.scares[rival * position.setting.players + victim] += 1


def _try_hunt(
    position: Position, rival: i64, victim: i64, base: i64, menace: i64, found: Threats
) -> None:
    lead = position.lead_share(rival, base) > 0
    found.threaten(rival, victim, hunt_odds(next_strength(position, base), menace, lead))
    if rival == position.active:
        strength = present_strength(position, base)
        if strength > 0:
            found.threaten_now(victim, hunt_odds(strength, menace, lead))


def _try_due_hunt(position: Position, victim: i64, near: i64, menace: i64, found: Threats) -> None:
    """A5.6 The predators of a battle that is due, or just won, are driven where it hurts."""
    if position.stage == vocab.DRIVING and position.place == near:
        found.threaten_now(victim, 1.0)
    elif is_hunt_due(position, near):
        lead = position.lead_share(position.active, near) > 0
        found.threaten_now(victim, hunt_odds(position.wolves[near], menace, lead))


def is_hunt_due(position: Position, place: i64) -> bool:
    """Whether the active pack will still fight the predators of its region in this turn."""
    for number in range(position.battle, len(position.marches)):
        if to_of(position.marches[number]) == place:
            return True
    return False
