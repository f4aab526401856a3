"""The prediction of one season: where the Beast may strike, and who may be there.

The Beast chooses in secret, the hunters move without knowing: each side does best by being hard
to guess. An :class:`Ambush` lets both think about each other a few times over. What comes out are
shares: how likely an attack on each village is, and how likely each hunter goes there. It asks
only what is public, so both sides can compute it.
"""

import math
from typing import Final, final

from wolfden.core.machine import append, i64, vec
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import unguarded_victims
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import PLAIN, Card
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

ALL_HUNTERS: Final = (1 << vocab.HUNTER_COUNT) - 1
ALL_FREE: Final = [0.0] * vocab.HUNTER_COUNT
"""No hunter has anything else to do than to protect."""
DARING: Final = 0.85
"""Victims that make an attack about three times as likely."""
SURPRISE: Final = 0.15
"""How often the Beast strikes anywhere at all."""
SURE_CHASE: Final = 0.9
"""How likely a hunter goes for a trace known to be theirs."""
BLIND_CHASE: Final = 0.5
"""How likely a hunter goes for a trace that may be theirs."""
TOKEN_FEAR: Final = 5.0
"""Victims the Beast would give to keep a token."""
SOLITUDE: Final = [0.35, 0.7]
"""Victims the Beast gives to be a league farther from the nearest hunter, and from the next one."""
FAR_OFF: Final = 9
"""Leagues beyond which it does not matter how far a hunter is."""
_UNKNOWN: Final = -1e9
STAYS_NEAR: Final = [0.8, 0.8, 0.8, 0.75, 0.5, 0.35, 0.2]
"""How likely a hunter can reach a place in the season after the next move, by leagues away."""


@final
class Lures:
    """What draws the Beast to a village or keeps it away besides victims, counted in victims.

    Worked out where it is asked for, and once for all seasons that are thought about.
    """

    def __init__(self, position: Position, hunters: list[int], shown: i64) -> None:
        """Ask for hunters in these places and a trace that is face up (or none)."""
        self._position: Final = position
        self._hunters: Final = hunters
        self.shown: Final[i64] = shown
        self._found: Final = vec[float]([_UNKNOWN] * terms.VILLAGES)

    def at(self, village: i64) -> float:
        """Return the lure of a village."""
        found = self._found[village]
        if found == _UNKNOWN:
            fear = TOKEN_FEAR * _least_risk(self._position, self._hunters, village, self.shown)
            found = solitude(self._position, self._hunters, village) - fear
            self._found[village] = found
        return found


@final
class Ambush:
    """A season to come, or one in which the Beast has chosen and hunters still move."""

    def __init__(
        self,
        position: Position,
        hunters: list[int],
        origins: i64,
        season: i64,
        busy: list[float],
        settled: i64,
        thoughts: i64,
        known_lures: Lures | None = None,
    ) -> None:
        """Predict the attack of ``season`` by a Beast in one of ``origins``.

        ``hunters`` is where they are, ``busy`` how likely each is to do something else than to
        protect, ``settled`` the bits of those who stay where they are, ``thoughts`` how often each
        side thinks about the other; ``known_lures`` are those of the same hunters in a season to
        come.
        """
        self.rule: Final = rule_in(position, season)
        self.hunters: Final = hunters
        self.villages = vec[i64]()
        """Where the Beast may strike with some success."""
        self.gains = vec[float]()
        """The victims of an attack there that nobody prevents."""
        self._lures = vec[float]()
        """What else draws the Beast there or keeps it away, in victims."""
        self._find_goals(position, origins, season, known_lures)
        size = len(self.villages)
        self.likely: Final = vec[float]([0.0] * size)
        """How likely each of them is attacked."""
        self.open: Final = vec[float]([1.0] * size)
        """How likely no hunter protects it."""
        self._shares: Final = vec[float]([0.0] * (size * vocab.HUNTER_COUNT))
        """How likely each hunter protects each village, a row a hunter."""
        reach = vec[i64]([0] * vocab.HUNTER_COUNT)
        hunter: i64
        for hunter in range(vocab.HUNTER_COUNT):
            is_settled = settled >> hunter & 1 == 1
            reach[hunter] = self._reach(position, hunter, hunters[hunter], is_settled)
        for _thought in range(thoughts):
            self._choose_villages()
            for hunter in range(vocab.HUNTER_COUNT):
                self._choose_places(hunter, reach[hunter], 1.0 - busy[hunter])
            self._add_up()
        self._choose_villages()

    # The Beast.

    def _find_goals(
        self, position: Position, origins: i64, season: i64, known_lures: Lures | None
    ) -> None:
        board = position.setting.board
        blocked: i64 = 0
        for slot in range(vocab.SEASON_COUNT):
            if slot != season and position.is_open(slot):
                blocked |= 1 << position.slots[slot]
        token: i64 = position.face_up_token() if season == position.season() else terms.NONE
        leagues: i64 = self.rule.beast_range + (terms.PACK_RANGE if token == vocab.WOLVES else 0)
        starts = [origin for origin in range(terms.VILLAGES) if origins >> origin & 1]
        near: i64 = 0
        for start in starts:
            near |= board.within[start][leagues]
        near &= ~blocked
        drawn = known_lures
        if drawn is None or drawn.shown != token:
            drawn = Lures(position, self.hunters, token)
        villages, gains, lures = vec[i64](), vec[float](), vec[float]()
        village: i64
        for village in range(terms.VILLAGES):
            if not near >> village & 1:
                continue
            total: i64 = 0
            for start in starts:
                if start != village and board.within[start][leagues] >> village & 1:
                    total += unguarded_victims(position, start, village, self.rule, token)
            if total > 0:
                villages = append(villages, village)
                gains = append(gains, float(total) / float(len(starts)))
                lures = append(lures, drawn.at(village))
        self.villages, self.gains, self._lures = villages, gains, lures

    def _choose_villages(self) -> None:
        """Let the Beast prefer what brings victims, is not watched and far from hunters."""
        total = 0.0
        likely, gains, open_, lures = self.likely, self.gains, self.open, self._lures
        place: i64
        for place in range(len(likely)):
            hope = gains[place] * open_[place] + lures[place]
            likely[place] = math.exp(hope / DARING)
            total += likely[place]
        anywhere = SURPRISE / float(max(len(likely), 1))
        for place in range(len(likely)):
            likely[place] = anywhere + (1.0 - SURPRISE) * likely[place] / total

    # The hunters.

    def _reach(self, position: Position, hunter: i64, where: i64, is_settled: bool) -> i64:
        """B5.1 Return the bits of the villages this hunter can protect."""
        if where == terms.NONE:
            return 0
        within = position.setting.board.within[where]
        if is_settled:
            return 0 if position.lying >> hunter & 1 else within[0]
        if self.rule.frozen >> hunter & 1:
            return within[0]
        return within[self.rule.longest_move if self.rule.riders_stand else self.rule.foot]

    def _choose_places(self, hunter: i64, reach: i64, share: float) -> None:
        """Let a hunter prefer the villages that would cost most."""
        villages, likely, gains, shares = self.villages, self.likely, self.gains, self._shares
        size: i64 = len(villages)
        row = hunter * size
        total = 0.0
        place: i64
        for place in range(size):
            worth = 0.0
            if reach >> villages[place] & 1:
                worth = likely[place] * gains[place]
            shares[row + place] = worth
            total += worth
        if total > 0.0:
            for place in range(row, row + size):
                shares[place] = shares[place] * (share / total)

    def _add_up(self) -> None:
        """Work out how likely each village is left open, half way from what was thought before."""
        open_, shares = self.open, self._shares
        size: i64 = len(open_)
        place: i64
        hunter: i64
        for place in range(size):
            left = 1.0
            for hunter in range(vocab.HUNTER_COUNT):
                left *= 1.0 - shares[hunter * size + place]
            open_[place] = 0.5 * (open_[place] + left)

    # What comes of it.

    def victims(self) -> float:
        """Return how many victims are to be expected."""
        total = 0.0
        for place in range(len(self.villages)):
            total += self.likely[place] * self.gains[place] * self.open[place]
        return total

    def left_open(self, village: i64) -> float:
        """Return how likely no hunter protects a village."""
        for place in range(len(self.villages)):
            if self.villages[place] == village:
                return self.open[place]
        return 1.0

    def share(self, hunter: i64, village: i64) -> float:
        """Return how likely a hunter protects a village."""
        for place in range(len(self.villages)):
            if self.villages[place] == village:
                return self.share_at(hunter, place)
        return 0.0

    def share_at(self, hunter: i64, place: i64) -> float:
        """Return how likely a hunter protects the village at this place of the list."""
        return self._shares[hunter * len(self.villages) + place]


def solitude(position: Position, hunters: list[int], village: i64) -> float:
    """Return the value to the Beast, in victims, of the hunters' distance from a village."""
    board = position.setting.board
    nearest: i64 = FAR_OFF
    second: i64 = FAR_OFF
    for where in hunters:
        if where != terms.NONE:
            away = board.away[where * board.size + village]
            if away < nearest:
                second = nearest
                nearest = away
            elif away < second:
                second = away
    return SOLITUDE[0] * float(nearest) + SOLITUDE[1] * float(second)


def _least_risk(position: Position, hunters: list[int], village: i64, shown: i64) -> float:
    """Return how likely a trace here is taken, if the Beast lays the one it fears least for."""
    board = position.setting.board
    taken: i64 = position.taken
    least = 1.0
    hunter: i64
    for hunter in range(vocab.HUNTER_COUNT):
        token: i64 = board.symbols[hunter]
        where: i64 = hunters[hunter]
        if where == terms.NONE or (shown != terms.NONE and shown != token):  # noqa: PLR1714
            continue
        if taken >> token & 1 == 0:
            leagues = board.away[where * board.size + village]
            near = STAYS_NEAR[leagues] if leagues < len(STAYS_NEAR) else 0.0
            least = min(least, near * (BLIND_CHASE if shown == terms.NONE else SURE_CHASE))
    return 0.5 if shown == vocab.VAGABOND else least if least < 1.0 else 0.0


def rule_in(position: Position, season: i64) -> Card:
    """B3.1 Return the card in force in a season, if it is known."""
    if season == position.season() and vocab.TURNING < position.stage <= vocab.EXAMINING:
        return position.rule()
    return PLAIN
