"""Which actions look promising at a glance: an order for search, and the play of quick players.

Hunters are judged by what is public (``ambush.py``), the Beast by all it knows. What promises the
Beast most is also what hunters expect of it: they draw worlds by it.
"""

import math
import random
from typing import Final, final

from wolfden.core.chance import draw_index
from wolfden.core.contract import Seat
from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.bot import evaluation, pursuit
from wolfden.titles.brotherhood_of_the_wolf.bot.ambush import (
    BLIND_CHASE,
    STAYS_NEAR,
    SURE_CHASE,
    SURPRISE,
    TOKEN_FEAR,
    Ambush,
    solitude,
)
from wolfden.titles.brotherhood_of_the_wolf.rules import possibilities, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import (
    at_of,
    face_of,
    to_of,
    verb_of,
    what_of,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import unguarded_victims
from wolfden.titles.brotherhood_of_the_wolf.rules.examining import reach_from, recognises
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

BOLDNESS: Final = 0.7
"""Victims that make a choice of the Beast about three times as likely."""
TRUE_TOKEN: Final = 0.2
"""How likely the Beast lays its true token, compared with any other."""
TRUTH_FEAR: Final = 12.0
"""Victims the Beast would give to keep its identity."""
CARE: Final = 0.01
"""A chance to win that makes a move of a hunter about three times as promising."""
RESTRAINT: Final = 0.25
"""How often the Beast does without a power in fog, compared with using it."""
REMOTE: Final = 0.3
"""Victims for every league that a hunter is too far from the Beast, up to a long way."""
LONG_WAY: Final = 9
LEAST: Final = 0.01
LATER: Final = 0.5
"""How much less the moves of each further hunter are looked at: the order does not matter."""


def move_priors(position: Position, codes: list[int]) -> list[float]:
    """Return how promising each code looks, above zero; zero where another one is as good."""
    stage = position.stage
    if stage == vocab.PROWLING:
        return _prowls(position, codes)
    if stage == vocab.MOVING:
        return _moves(position, codes)
    if stage == vocab.PLACING:
        return _placings(position, codes)
    if vocab.GUARDING <= stage <= vocab.ADDING or stage == vocab.CALLING:
        return _postings(position, codes)
    if stage == vocab.EXAMINING:
        return [0.05 if verb_of(code) == vocab.END else 1.0 for code in codes]
    if stage == vocab.DRAGGING:
        early = position.setting.devil_is_early
        return _early_drags(position, codes) if early else _drags(position, codes)
    if stage == vocab.EMPOWERING:
        return [1.0 if face_of(code) == 1 else RESTRAINT for code in codes]
    return [1.0] * len(codes)


def quick_choice(position: Position, codes: list[int], rng: random.Random) -> int:
    """Return what a quick player does: promising actions more often than others."""
    if len(codes) == 1:
        return codes[0]
    if position.stage == vocab.MOVING:
        return _quick_move(position, codes, rng)
    return codes[draw_index(move_priors(position, codes), rng)]


# The Beast.


def _prowls(position: Position, codes: list[int]) -> list[float]:
    ambush = pursuit.foreseen(position, evaluation.origins(position), evaluation.DEEP)
    out: list[float] = []
    for code in codes:
        worth = prowl_worth(
            position, ambush, position.beast, at_of(code), what_of(code), face_of(code)
        )
        out.append(math.exp(worth / BOLDNESS))
    return out


def prowl_worth(
    position: Position, ambush: Ambush, origin: i64, village: i64, token: i64, face: i64
) -> float:
    """Return what the Beast hopes for from an attack with a trace, in victims."""
    rule = position.rule()
    power: i64 = token if face == 1 and not rule.powerless else terms.NONE
    victims = float(unguarded_victims(position, origin, village, rule, power))
    uncovered = ambush.left_open(village)
    if power == vocab.DEVIL:
        uncovered = 1.0 - evaluation.devils_cover(position) * (1.0 - uncovered)
    eagerness = SURE_CHASE if face == 1 else BLIND_CHASE
    symbols = position.setting.board.symbols
    safe = 1.0
    for hunter in range(vocab.HUNTER_COUNT):
        if symbols[hunter] == token or token == vocab.VAGABOND or rule.knows_all:
            leagues: i64 = position.setting.board.leagues[ambush.hunters[hunter]][village]
            if leagues < len(STAYS_NEAR):
                safe *= 1.0 - STAYS_NEAR[leagues] * eagerness
    fear = TRUTH_FEAR if token == position.identity else TOKEN_FEAR
    if token == vocab.VAGABOND and position.marker == terms.NONE:
        fear = pursuit.MARKER_WORTH * TOKEN_FEAR
    worth = victims * uncovered - fear * (1.0 - safe)
    return worth + solitude(position, ambush.hunters, village)


def _drags(position: Position, codes: list[int]) -> list[float]:
    village: i64 = position.slots[position.season()]
    out: list[float] = []
    for code in codes:
        guards = verb_of(code) != vocab.DECLINE and position.hunters[what_of(code)] == village
        out.append(1.0 if guards else 0.1)
    return out


def _early_drags(position: Position, codes: list[int]) -> list[float]:
    """B4.4 Put a hunter out of reach on foot; say nothing by sending one farther off."""
    leagues = position.setting.board.leagues[position.slots[position.season()]]
    foot: i64 = position.rule().foot
    out: list[float] = []
    for code in codes:
        worth = 0.2
        if verb_of(code) != vocab.DECLINE:
            start: i64 = leagues[position.hunters[what_of(code)]]
            end: i64 = leagues[at_of(code)]
            worth = 0.3 if end > start else 0.05
            if start <= foot < end:
                worth = 1.0
        out.append(worth)
    return out


# The hunters.


def _moves(position: Position, codes: list[int]) -> list[float]:
    """B5.1 Compare every place with staying; moving one hunter first or another is the same."""
    lookout = Lookout(position)
    factors: list[float] = []
    stays: list[float] = []
    factor = 1.0
    for hunter in range(vocab.HUNTER_COUNT):
        factors.append(factor)
        stays.append(lookout.worth(hunter, position.hunters[hunter]))
        if not position.moved >> hunter & 1:
            factor *= LATER
    out: list[float] = []
    for code in codes:
        if verb_of(code) == vocab.END:
            out.append(factor)
        else:
            hunter = what_of(code)
            gain = lookout.worth(hunter, at_of(code)) - stays[hunter]
            out.append(factors[hunter] * math.exp(gain / CARE))
    return out


def _quick_move(position: Position, codes: list[int], rng: random.Random) -> int:
    """B5.1 Let one hunter after the other go or stay; when all have, end the phase."""
    lookout = Lookout(position)
    place = 0
    while verb_of(codes[place]) != vocab.END:
        hunter = what_of(codes[place])
        first = place
        weights = [math.exp(lookout.worth(hunter, position.hunters[hunter]) / CARE)]
        while verb_of(codes[place]) != vocab.END and what_of(codes[place]) == hunter:
            weights.append(math.exp(lookout.worth(hunter, at_of(codes[place])) / CARE))
            place += 1
        chosen = draw_index(weights, rng)
        if chosen > 0:
            return codes[first + chosen - 1]
    return codes[place]


@final
class Lookout:
    """The value of each place to a hunter in phase 3, in chances to win."""

    def __init__(self, position: Position) -> None:
        season = position.season()
        busy = pursuit.chasers(position, season)
        start = evaluation.origins(position)
        last = (season + 3) % vocab.SEASON_COUNT
        self._position: Final = position
        self._now: Final = pursuit.at_hand(position, start, busy, evaluation.DEEP)
        self._likely: Final = pursuit.foreseen(position, start, evaluation.DEEP).likely
        self._site: Final[i64] = terms.NONE if last == position.hidden else position.slots[last]
        self._victim: Final = evaluation.victim_worth(position)
        self._token: Final = evaluation.token_worth(position)
        shown = position.faces >> season & 1 == 1
        self._eagerness: Final = SURE_CHASE if shown else BLIND_CHASE
        self._last: Final = [
            _known_part(position, hunter, last) for hunter in range(vocab.HUNTER_COUNT)
        ]
        self._next: Final = [
            _known_part(position, hunter, season) for hunter in range(vocab.HUNTER_COUNT)
        ]

    def worth(self, hunter: i64, place: i64) -> float:
        """Return what a hunter can do there: protect, look at a trace, be near the Beast."""
        rule = self._now.rule
        leagues = self._position.setting.board.leagues[place]
        far: i64 = self._position.setting.board.leagues[self._position.hunters[hunter]][place]
        is_standing = far <= rule.foot or rule.riders_stand
        site: i64 = self._site
        victims = self._called(hunter, place)
        looks = site != terms.NONE and leagues[site] <= reach_from(self._position, place, rule)
        tokens = self._last[hunter] if looks else 0.0
        for index in range(len(self._likely)):
            village: i64 = self._now.villages[index]
            likely = self._likely[index]
            away: i64 = leagues[village]
            if away == 0 and is_standing:
                victims += likely * self._now.gains[index] * self._without(hunter, index)
            if away <= terms.RIDE:
                there = 1.0 if away == 0 else self._eagerness
                tokens += likely * there * self._next[hunter]
            if away > terms.FOOT:
                victims -= REMOTE * likely * float(min(away, LONG_WAY) - terms.FOOT)
        return victims * self._victim + tokens * self._token

    def _called(self, hunter: i64, place: i64) -> float:
        """B10.7 Return the victims that a call to arms from a place may save."""
        rule, board = self._now.rule, self._position.setting.board
        best = 0.0
        if rule.call == terms.NONE or place not in board.special:
            return best
        for index in range(len(self._likely)):
            if board.leagues[place][self._now.villages[index]] <= rule.call:
                saved = self._likely[index] * self._now.gains[index]
                best = max(best, saved * self._without(hunter, index))
        return best

    def _without(self, hunter: i64, index: i64) -> float:
        """Return how likely no other hunter protects a village."""
        left = 1.0
        for other in range(vocab.HUNTER_COUNT):
            if other != hunter:
                left *= 1.0 - self._now.share_at(other, index)
        return left


def _known_part(position: Position, hunter: i64, slot: i64) -> float:
    """Return how much of a token a hunter may hope for in the trace of a season."""
    trail: i64 = position.possible_tokens[slot]
    village: i64 = terms.NONE if slot == position.season() else position.slots[slot]
    count = 0.0
    hope = 0.0
    for token in range(vocab.IDENTITY_COUNT):
        if trail >> token & 1:
            count += 1.0
            if recognises(position, hunter, token, village):
                hope += pursuit.MARKER_WORTH if token == vocab.VAGABOND else 1.0
    return hope / count if count > 0.0 else 0.0


def _placings(position: Position, codes: list[int]) -> list[float]:
    """B2.2 Place one hunter after the other: in which order makes no difference."""
    first = what_of(codes[0])
    board = position.setting.board
    out: list[float] = []
    for code in codes:
        if what_of(code) != first:
            out.append(0.0)
            continue
        worth = 0.1
        for start in board.starts:
            far = 1.0 + float(board.leagues[start][at_of(code)])
            worth += 4.0 / (far * far)
        out.append(worth)
    return out


def _postings(position: Position, codes: list[int]) -> list[float]:
    """B3.2 Put troops where an attack is likely, or may be some day."""
    ambush = pursuit.foreseen(position, evaluation.origins(position), evaluation.DEEP)
    hubs = position.setting.board.hubs
    worths = [0.1 * hubs[village] for village in range(terms.VILLAGES)]
    for index in range(len(ambush.villages)):
        cost = ambush.likely[index] * ambush.gains[index] * ambush.open[index]
        worths[ambush.villages[index]] += cost
    shifts = position.stage == vocab.SHIFTING
    always = position.stage in (vocab.POSTING, vocab.CALLING)
    out: list[float] = []
    for code in codes:
        if verb_of(code) == vocab.DECLINE:
            out.append(LEAST if always else 0.5)
        elif shifts:
            out.append(worths[to_of(code)] / (1.0 + 10.0 * worths[at_of(code)]))
        else:
            out.append(worths[at_of(code)])
    return out


# What may be hidden from the hunters.


@final
class Worlds:
    """The worlds a position may be in for a hunter or a watcher, to be drawn from again and again.

    The Beast shuns its true token, and it chooses a village by what it can hope for there; no
    possible world is ever left out. How likely each is depends on what is open and on the token
    and identity that are drawn first; it is worked out once for each of them. Valid until the
    position changes.
    """

    def __init__(self, position: Position) -> None:
        self._identities: Final = possibilities.possible_identities(position)
        self._traces: Final = possibilities.trace_worlds(position)
        self._villages: Final = possibilities.village_worlds(position)
        self._trace_weights: Final[dict[int, list[float]]] = {}
        self._village_weights: Final[dict[int, list[float]]] = {}

    def draw(self, position: Position, seat: Seat | None, rng: random.Random) -> None:
        """Turn a copy of the position into one of the worlds, drawn by how likely it is."""
        identity = self._identities[int(rng.random() * len(self._identities))]
        if identity not in self._trace_weights:
            self._trace_weights[identity] = _trace_weights(position, self._traces, identity)
        tokens = self._traces[draw_index(self._trace_weights[identity], rng)]
        villages = self._villages
        possibilities.assume(position, identity, tokens, villages[0])
        if len(villages) > 1:
            chosen = draw_index(self._weights(position, identity), rng)
            possibilities.assume(position, identity, tokens, villages[chosen])
        if seat is None and position.setting.cards_are_chosen:
            for season in range(vocab.SEASON_COUNT):
                _reshuffle(position, season, rng)

    def _weights(self, position: Position, identity: int) -> list[float]:
        """Return how likely each pair of villages is, given the token there now."""
        token = position.traces[position.season()]
        key = 2 * token + int(token == identity)
        if key not in self._village_weights:
            self._village_weights[key] = _village_weights(position, self._villages)
        return self._village_weights[key]


def _trace_weights(position: Position, worlds: list[list[int]], identity: int) -> list[float]:
    """Return how likely each way to fill the traces is: the true token is seldom there."""
    return [
        TRUE_TOKEN
        if identity in world and position.possible_tokens[world.index(identity)] != 1 << identity
        else 1.0
        for world in worlds
    ]


def _village_weights(position: Position, worlds: list[tuple[int, int]]) -> list[float]:
    """Return how likely each pair of villages is, given the trace next to the choice."""
    if not position.has_chosen():
        return [1.0] * len(worlds)
    season = position.season()
    ambush = pursuit.foreseen(position, possibilities.possible_villages(position), evaluation.DEEP)
    token: i64 = position.traces[season]
    face: i64 = position.faces >> season & 1
    out: list[float] = []
    total = 0.0
    for origin, goal in worlds:
        worth = prowl_worth(position, ambush, origin, goal, token, face)
        out.append(math.exp(worth / BOLDNESS))
        total += out[-1]
    anywhere = SURPRISE * total / float(len(worlds))
    return [anywhere + (1.0 - SURPRISE) * weight for weight in out]


def _reshuffle(position: Position, season: int, rng: random.Random) -> None:
    """B9.1 Deal the unseen cards of a season again, as many to each place."""
    unseen = [
        card
        for card in position.setting.deck.of_season(season)
        if position.cards[card] != vocab.PLAYED
    ]
    # Sorted, so that the result does not depend on where they really are.
    places = sorted([position.cards[card] for card in unseen])
    rng.shuffle(places)
    for card, place in zip(unseen, places, strict=True):
        position.cards[card] = place
