"""What a network knows of a position: all that one side knows, and no more.

Seen by the Beast (seat 0) inputs are the truth; seen by a hunter they are what the hunters have
seen and what is possible. The same inputs serve both sides. In this order:

* the game: which side looks, stage, round, victims, tokens taken, identity, the card, all cards;
* the Beast: the village it is in, or all it may be in, and the village it has chosen;
* the hunters: place, distance to the Beast and to the last trace, whether it moved, lies, looked;
* season spaces: how far their village is from the Beast, which token is or may be there;
* troops by village, and how many villages round the Beast are how far from every hunter;
* what the evaluation by hand gives the side that looks: its chance, and the logarithm of its odds.

An observation leaves out the evaluation. It adds the hunters that the seat leads, the turns that
are left in the present stage, and the village cards that the seat may see, by season space.

Features of actions are listed in ``action_features.py``.
"""

from math import log
from typing import Final, final

from wolfden.core.contract import Seat
from wolfden.core.machine import i64
from wolfden.players.learning import ActionFeatures, Deduction, Features, TitleEncoder
from wolfden.titles.brotherhood_of_the_wolf.bot.action_features import ACTION_FEATURES, add_actions
from wolfden.titles.brotherhood_of_the_wolf.bot.evaluation import origins, view_of
from wolfden.titles.brotherhood_of_the_wolf.bot.pursuit import taken_so_far
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import guards_village, unguarded_victims
from wolfden.titles.brotherhood_of_the_wolf.rules.board import Board
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import CARD_COUNT
from wolfden.titles.brotherhood_of_the_wolf.rules.possibilities import possible_goals
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

VERSION: Final = 2
_PLACES: Final = 66
"""Villages and hamlets of our own map."""
_FAR: Final = 8
"""Leagues that are distinguished; farther is as far."""
_SIDE: Final = 0
_STAGE: Final = 2
_ROUND: Final = _STAGE + len(vocab.STAGES) - 2
_VICTIMS: Final = _ROUND + terms.ROUNDS + 1
_NEEDED: Final = _VICTIMS + terms.VICTIMS_TO_WIN + 1
"""Victims still needed for each season that is left, and the same late in the game."""
_TAKEN: Final = _NEEDED + 4
_TAKEN_COUNT: Final = _TAKEN + vocab.IDENTITY_COUNT
_IDENTITY: Final = _TAKEN_COUNT + 2
_RULE: Final = _IDENTITY + vocab.IDENTITY_COUNT
_CARDS: Final = _RULE + CARD_COUNT
_BEAST: Final = _CARDS + CARD_COUNT
_HIDDEN: Final = _BEAST + terms.VILLAGES
_GOAL: Final = _HIDDEN + 2
"""For the Beast, once it has chosen: the village, its victims and who guards it."""
_GAIN: Final = _GOAL + terms.VILLAGES
_GUARDS: Final = _GAIN + 1
_HUNTERS: Final = _GUARDS + vocab.HUNTER_COUNT + 1
_TO_BEAST: Final = _PLACES
_TO_TRACE: Final = _TO_BEAST + _FAR + 1
_TO_GOAL: Final = _TO_TRACE + _FAR + 1
_SELF: Final = _TO_GOAL + _FAR + 1
"""Whether the hunter is lying, has moved, has looked."""
HUNTER_INPUTS: Final = _SELF + 3
_SPACES: Final = _HUNTERS + vocab.HUNTER_COUNT * HUNTER_INPUTS
_TOKEN: Final = 0
_FACE: Final = vocab.IDENTITY_COUNT
_OWN: Final = _FACE + 1
"""For the Beast: the token there is its identity."""
_AWAY: Final = _OWN + 1
SPACE_INPUTS: Final = _AWAY + _FAR + 1
_TROOPS: Final = _SPACES + vocab.SEASON_COUNT * SPACE_INPUTS
_LEFT: Final = _TROOPS + 3 * terms.VILLAGES
_OPEN: Final = _LEFT + vocab.SEASON_COUNT
"""Villages within two, four and six leagues of the Beast, by distance to the nearest hunter."""
_HOPE: Final = _OPEN + 3 * (_FAR + 1)
INPUTS: Final = _HOPE + 2
_LEAST_CHANCE: Final = 0.002
_TURNS: Final = INPUTS + vocab.HUNTER_COUNT
_SITES: Final = _TURNS + 1
OBSERVED: Final = _SITES + vocab.SEASON_COUNT * terms.VILLAGES


@final
class ChosenVillage(Deduction[Position]):
    """B4.2 The village card that is face down while the hunters move."""

    def possible(self, state: Position, seat: Seat) -> list[str]:
        """Return all villages that the Beast may have chosen, for a hunter."""
        if seat == terms.BEAST_SEAT or not state.has_chosen():
            return []
        villages = state.setting.board.villages(possible_goals(state, watches=False))
        return [f"@{village}" for village in villages]

    def chosen(self, state: Position) -> str:
        """Return the village of the card."""
        return f"@{state.setting.board.ids[state.slots[state.season()]]}"


@final
class BrotherhoodEncoder(TitleEncoder[Position]):
    """Encodes positions on our own map."""

    def fits(self, state: Position) -> bool:
        """Whether the position is on our map with our cards."""
        options = state.setting.options
        return not options["map"] and not options["cards"]

    def viewpoints(self, state: Position) -> list[Seat]:
        """Return one seat of each side: each is judged by what it knows."""
        return [terms.BEAST_SEAT, terms.BEAST_SEAT + 1]

    def slots(self, state: Position, seat: Seat) -> list[int]:
        """Return 0 for the side of the seat that looks, 1 for the other."""
        beast = 0 if seat == terms.BEAST_SEAT else 1
        return [beast] + [1 - beast] * len(state.setting.team)

    def encode(self, state: Position, seat: Seat, features: Features) -> None:
        """Add the inputs of a position."""
        sees_all = seat == terms.BEAST_SEAT
        _add_knowledge(state, sees_all, features)
        _add_hope(state, sees_all, features)

    def deduction(self) -> Deduction[Position]:
        """Return that hunters look for the village that the Beast has chosen."""
        return ChosenVillage()

    def plays_for(self, seat: Seat) -> bool:
        """Whether it is the Beast: hunters play better by the evaluation by hand (strength.md)."""
        return seat == terms.BEAST_SEAT

    def encode_actions(
        self, state: Position, seat: Seat, codes: list[int], features: ActionFeatures
    ) -> None:
        """Add the features of actions, see ``action_features.py``."""
        add_actions(state, codes, features)

    def observation_size(self, state: Position) -> int:
        """Return the number of inputs, and of what an observation adds."""
        return OBSERVED

    def observe(self, state: Position, seat: Seat, features: Features) -> None:
        """Add what the side of the seat knows, and which hunters the seat leads."""
        _add_knowledge(state, seat == terms.BEAST_SEAT, features)
        hunter: i64
        for hunter in range(vocab.HUNTER_COUNT):
            if state.leaders[hunter] == seat:
                features.add(INPUTS + hunter, 1.0)
        features.add(_TURNS, float(state.count) / 4.0)
        slot: i64
        for slot in range(vocab.SEASON_COUNT):
            site: i64 = state.slots[slot]
            if site != terms.NONE and (seat == terms.BEAST_SEAT or state.is_open(slot)):
                features.add(_SITES + slot * terms.VILLAGES + site, 1.0)


def _add_knowledge(position: Position, sees_all: bool, features: Features) -> None:
    """Add all that a side knows."""
    village = _origin(position, sees_all)
    _add_game(position, sees_all, features)
    _add_beast(position, sees_all, features)
    _add_hunters(position, sees_all, village, features)
    _add_spaces(position, sees_all, village, features)
    _add_land(position, village, features)


def _add_hope(position: Position, sees_all: bool, features: Features) -> None:
    beast = view_of(position, sees_all)
    hope = beast if sees_all else 1.0 - beast
    hope = max(_LEAST_CHANCE, min(hope, 1.0 - _LEAST_CHANCE))
    features.add(_HOPE, hope)
    features.add(_HOPE + 1, log(hope / (1.0 - hope)))


def _origin(position: Position, sees_all: bool) -> i64:
    """Return where the Beast is, or ``NONE`` if the side that looks does not know."""
    if sees_all or not position.beast_is_hidden():
        return position.beast
    return terms.NONE


def _near(leagues: i64) -> i64:
    return leagues if leagues < _FAR else _FAR


def _stage_input(stage: i64) -> i64:
    """Return the input of a stage: networks knew of no call, and of no power but the devil's."""
    if stage <= vocab.MOVING:
        return stage
    return stage - 1 if stage <= vocab.DRAGGING else stage - 2


def _add_game(position: Position, sees_all: bool, features: Features) -> None:
    features.add(_SIDE if sees_all else _SIDE + 1, 1.0)
    features.add(_STAGE + _stage_input(position.stage), 1.0)
    features.add(_ROUND + position.round, 1.0)
    victim: i64
    for victim in range(min(position.victims, terms.VICTIMS_TO_WIN)):
        features.add(_VICTIMS + victim, 1.0)
    left = float(terms.ROUNDS + 1 - position.round)
    needed = float(terms.VICTIMS_TO_WIN - position.victims)
    features.add(_NEEDED, needed / (left + 1.0))
    features.add(_NEEDED + 1, needed / 25.0)
    features.add(_NEEDED + 2, left / 12.0)
    features.add(_NEEDED + 3, 1.0 if needed > 5.0 * left else 0.0)
    token: i64
    for token in range(vocab.IDENTITY_COUNT):
        features.add(_TAKEN + token, 1.0 if position.taken >> token & 1 else 0.0)
    features.add(_TAKEN_COUNT, taken_so_far(position))
    features.add(_TAKEN_COUNT + 1, 0.0 if position.marker == terms.NONE else 1.0)
    if sees_all and position.identity >= 0:
        features.add(_IDENTITY + position.identity, 1.0)
    known = position.setting.deck.known
    if position.card != terms.NONE and known[position.card] != terms.NONE:
        features.add(_RULE + known[position.card], 1.0)
    card: i64
    for card in range(CARD_COUNT):
        if position.cards[card] <= vocab.IN_HAND and known[card] != terms.NONE:
            features.add(_CARDS + known[card], 1.0)


def _add_beast(position: Position, sees_all: bool, features: Features) -> None:
    if position.stage <= vocab.HIDING:
        return
    hidden = position.beast_is_hidden()
    features.add(_HIDDEN, 1.0 if hidden else 0.0)
    where: i64 = 1 << position.beast if sees_all else origins(position)
    count = 0.0
    village: i64
    for village in range(terms.VILLAGES):
        count += 1.0 if where >> village & 1 else 0.0
    features.add(_HIDDEN + 1, count / 10.0)
    for village in range(terms.VILLAGES):
        if where >> village & 1:
            features.add(_BEAST + village, 1.0 / count)
    if sees_all and position.has_chosen():
        _add_goal(position, position.slots[position.season()], features)


def _add_goal(position: Position, goal: i64, features: Features) -> None:
    """B4.2 Add what the Beast alone knows: the village it is about to attack."""
    rule = position.rule()
    features.add(_GOAL + goal, 1.0)
    victims = unguarded_victims(position, position.beast, goal, rule, position.face_up_token())
    features.add(_GAIN, float(victims) / 5.0)
    guards: i64 = 0
    hunter: i64
    for hunter in range(vocab.HUNTER_COUNT):
        if guards_village(position, hunter, goal, rule):
            guards += 1
        where: i64 = position.hunters[hunter]
        leagues: i64 = position.setting.board.leagues[where][goal]
        start = _HUNTERS + hunter * HUNTER_INPUTS
        features.add(start + _TO_GOAL + _near(leagues), 1.0)
    features.add(_GUARDS + guards, 1.0)


def _add_hunters(position: Position, sees_all: bool, village: i64, features: Features) -> None:
    last = (position.season() + 3) % vocab.SEASON_COUNT
    site: i64 = position.slots[last] if position.is_open(last) or sees_all else terms.NONE
    has_trace = position.traces[last] != terms.NONE
    hunter: i64
    for hunter in range(vocab.HUNTER_COUNT):
        where: i64 = position.hunters[hunter]
        if where == terms.NONE:
            continue
        start = _HUNTERS + hunter * HUNTER_INPUTS
        features.add(start + where, 1.0)
        leagues = position.setting.board.leagues[where]
        if village != terms.NONE:
            features.add(start + _TO_BEAST + _near(leagues[village]), 1.0)
        if site != terms.NONE and has_trace:
            features.add(start + _TO_TRACE + _near(leagues[site]), 1.0)
        features.add(start + _SELF, 1.0 if position.lying >> hunter & 1 else 0.0)
        features.add(start + _SELF + 1, 1.0 if position.moved >> hunter & 1 else 0.0)
        features.add(start + _SELF + 2, 1.0 if position.examined >> hunter & 1 else 0.0)


def _add_spaces(position: Position, sees_all: bool, village: i64, features: Features) -> None:
    slot: i64
    for slot in range(vocab.SEASON_COUNT):
        start = _SPACES + slot * SPACE_INPUTS
        features.add(_LEFT + slot, float(position.spaces[slot]) / 3.0)
        token: i64 = position.traces[slot]
        if token != terms.NONE:
            maybe: i64 = 1 << token if sees_all else position.possible_tokens[slot]
            _add_tokens(maybe, start, features)
            features.add(start + _FACE, 1.0 if position.faces >> slot & 1 else 0.0)
            if sees_all and token == position.identity:
                features.add(start + _OWN, 1.0)
        site: i64 = position.slots[slot]
        if village != terms.NONE and position.is_open(slot):
            away: i64 = position.setting.board.leagues[village][site]
            features.add(start + _AWAY + _near(away), 1.0)


def _add_tokens(maybe: i64, start: i64, features: Features) -> None:
    count = 0.0
    token: i64
    for token in range(vocab.IDENTITY_COUNT):
        count += 1.0 if maybe >> token & 1 else 0.0
    for token in range(vocab.IDENTITY_COUNT):
        if maybe >> token & 1:
            features.add(start + _TOKEN + token, 1.0 / count)


def _add_land(position: Position, village: i64, features: Features) -> None:
    place: i64
    for place in range(terms.VILLAGES):
        if position.dragoons >> place & 1:
            features.add(_TROOPS + place, 1.0)
        if position.peasants >> place & 1:
            features.add(_TROOPS + terms.VILLAGES + place, 1.0)
    if 0 <= position.portefaix < terms.VILLAGES:
        features.add(_TROOPS + 2 * terms.VILLAGES + position.portefaix, 1.0)
    if village != terms.NONE and position.stage > vocab.PLACING:
        _add_open(position.setting.board, position, village, features)


def _add_open(land: Board, position: Position, village: i64, features: Features) -> None:
    """Count the villages round the Beast by how far the nearest hunter is."""
    away = land.leagues[village]
    counts = [0.0] * (3 * (_FAR + 1))
    band: i64
    place: i64
    for place in range(terms.VILLAGES):
        leagues: i64 = away[place]
        if 0 < leagues <= 6 and not position.dragoons >> place & 1:
            nearest: i64 = _FAR
            for hunter in position.hunters:
                nearest = min(nearest, land.leagues[hunter][place])
            band = (leagues - 1) // 2 * (_FAR + 1) + nearest
            counts[band] += 0.25
    for band in range(len(counts)):
        features.add(_OPEN + band, counts[band])


ENCODER: Final = BrotherhoodEncoder(VERSION, INPUTS, ACTION_FEATURES)
