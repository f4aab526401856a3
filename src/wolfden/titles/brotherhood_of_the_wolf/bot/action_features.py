"""What a network knows of an action, to correct its hand-made prior.

Actions of the Beast are encoded as it knows them; those of hunters by public facts. In this order:

* 0: the logarithm of the prior by hand, which the network adds itself;
* the verb, and the card of a draft;
* attacks: village, token and face, whether it is the true identity, victims, leagues from the
  Beast, to the nearest hunter and to the one that recognises the token, and hunters close by;
* hunters: which one, the place, leagues gone, leagues to the Beast and to the last trace where
  they are known, leagues to the nearest other hunter, others in the same place, riders;
* troops: the village, leagues from there to the Beast where known, how central it is;
* ending a phase: how many hunters have not moved.
"""

from typing import Final

from wolfden.core.machine import i64
from wolfden.players.learning import ActionFeatures
from wolfden.titles.brotherhood_of_the_wolf.rules import actions, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.attacking import unguarded_victims
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import CARD_COUNT
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position

_PLACES: Final = 66
"""Villages and hamlets of our own map."""
_FAR: Final = 8
"""Leagues that are distinguished; farther is as far."""
_VERB: Final = 1
_CARD: Final = _VERB + len(vocab.VERBS) - 2
_VILLAGE: Final = _CARD + CARD_COUNT
_TOKEN: Final = _VILLAGE + terms.VILLAGES
"""By token, face down and face up."""
_TRUE: Final = _TOKEN + 2 * vocab.IDENTITY_COUNT
_VICTIMS: Final = _TRUE + 2
_RANGE: Final = _VICTIMS + 2
_NEAREST: Final = _RANGE + _FAR + 1
_KNOWING: Final = _NEAREST + _FAR + 1
_CLOSE: Final = _KNOWING + _FAR + 1
"""Hunters within a walk and within a ride."""
_HUNTER: Final = _CLOSE + 2
_PLACE: Final = _HUNTER + vocab.HUNTER_COUNT
_GONE: Final = _PLACE + _PLACES
_TO_BEAST: Final = _GONE + _FAR + 1
_TO_TRACE: Final = _TO_BEAST + _FAR + 1
_TO_OTHER: Final = _TO_TRACE + _FAR + 1
_SHARED: Final = _TO_OTHER + _FAR + 1
_IN_VILLAGE: Final = _SHARED + 1
_POST: Final = _IN_VILLAGE + 1
_POST_AWAY: Final = _POST + terms.VILLAGES
_HUB: Final = _POST_AWAY + _FAR + 1
_UNMOVED: Final = _HUB + 1
ACTION_FEATURES: Final = _UNMOVED + 1


def add_actions(position: Position, codes: list[int], features: ActionFeatures) -> None:
    """Add the features of each legal code."""
    village: i64 = terms.NONE if position.beast_is_hidden() else position.beast
    for code in codes:
        _add_action(position, code, village, features)
        features.end_action()


def _add_action(position: Position, code: i64, village: i64, features: ActionFeatures) -> None:
    verb = actions.verb_of(code)
    features.add(_VERB + _verb_feature(verb), 1.0)
    if verb == vocab.PROWL:
        _add_prowl(position, code, features)
    elif verb in (vocab.MOVE, vocab.PLACE, vocab.DRAG):
        _add_hunter(position, actions.what_of(code), actions.at_of(code), village, features)
    elif verb == vocab.EXAMINE:
        features.add(_HUNTER + actions.what_of(code), 1.0)
    elif verb in (vocab.GUARD, vocab.POST, vocab.ADD, vocab.RECALL, vocab.CALL):
        _add_post(position, actions.at_of(code), 1.0, village, features)
    elif verb == vocab.SHIFT:
        _add_post(position, actions.to_of(code), 1.0, village, features)
        _add_post(position, actions.at_of(code), -1.0, village, features)
    elif verb == vocab.HIDE:
        features.add(_VILLAGE + actions.at_of(code), 1.0)
        features.add(_TOKEN + 2 * actions.what_of(code), 1.0)
    elif verb in (vocab.PICK, vocab.DISCARD):
        card = position.setting.deck.known[actions.what_of(code)]
        if card != terms.NONE:
            features.add(_CARD + card, 1.0)
    elif verb == vocab.END:
        _add_end(position, features)


def _verb_feature(verb: i64) -> i64:
    """Return the feature of a verb: networks knew of no call, and of no power but the devil's."""
    if verb <= vocab.MOVE:
        return verb
    return verb - 1 if verb <= vocab.DRAG else verb - 2


def _near(leagues: i64) -> i64:
    return leagues if leagues < _FAR else _FAR


def _add_prowl(position: Position, code: i64, features: ActionFeatures) -> None:
    """B4.2 Add what an attack promises and risks."""
    village, token, face = actions.at_of(code), actions.what_of(code), actions.face_of(code)
    rule = position.rule()
    power: i64 = token if face == 1 and not rule.powerless else terms.NONE
    victims = unguarded_victims(position, position.beast, village, rule, power)
    features.add(_VILLAGE + village, 1.0)
    features.add(_TOKEN + 2 * token + face, 1.0)
    features.add(_TRUE + face, 1.0 if token == position.identity else 0.0)
    features.add(_VICTIMS, float(victims) / 5.0)
    features.add(_VICTIMS + 1, 1.0 if victims == 0 else 0.0)
    leagues = position.setting.board.leagues[village]
    symbols = position.setting.board.symbols
    features.add(_RANGE + _near(leagues[position.beast]), 1.0)
    nearest: i64 = _FAR
    knowing: i64 = _FAR
    walks = 0.0
    rides = 0.0
    hunter: i64
    for hunter in range(vocab.HUNTER_COUNT):
        away: i64 = leagues[position.hunters[hunter]]
        nearest = min(nearest, away)
        if symbols[hunter] == token or token == vocab.VAGABOND:
            knowing = min(knowing, away)
        walks += 0.25 if away <= terms.FOOT else 0.0
        rides += 0.25 if away <= terms.RIDE else 0.0
    features.add(_NEAREST + nearest, 1.0)
    features.add(_KNOWING + knowing, 1.0)
    features.add(_CLOSE, walks)
    features.add(_CLOSE + 1, rides)


def _add_hunter(
    position: Position, hunter: i64, place: i64, village: i64, features: ActionFeatures
) -> None:
    """B5.1 Add where a hunter goes."""
    leagues = position.setting.board.leagues[place]
    features.add(_HUNTER + hunter, 1.0)
    features.add(_PLACE + place, 1.0)
    features.add(_IN_VILLAGE, 1.0 if place < terms.VILLAGES else 0.0)
    start: i64 = position.hunters[hunter]
    if start != terms.NONE:
        features.add(_GONE + _near(leagues[start]), 1.0)
    if village != terms.NONE:
        features.add(_TO_BEAST + _near(leagues[village]), 1.0)
    last = (position.season() + 3) % vocab.SEASON_COUNT
    site: i64 = position.slots[last]
    if site != terms.NONE and position.is_open(last) and position.traces[last] != terms.NONE:
        features.add(_TO_TRACE + _near(leagues[site]), 1.0)
    nearest: i64 = _FAR
    shared = 0.0
    other: i64
    for other in range(vocab.HUNTER_COUNT):
        where: i64 = position.hunters[other]
        if other != hunter and where != terms.NONE:
            nearest = min(nearest, leagues[where])
            shared += 1.0 if where == place else 0.0
    features.add(_TO_OTHER + nearest, 1.0)
    features.add(_SHARED, shared)


def _add_post(
    position: Position, place: i64, sign: float, village: i64, features: ActionFeatures
) -> None:
    """B3.2 Add where a troop arrives or leaves."""
    if place >= terms.VILLAGES:
        return
    board = position.setting.board
    features.add(_POST + place, sign)
    features.add(_HUB, sign * board.hubs[place])
    if village != terms.NONE:
        features.add(_POST_AWAY + _near(board.leagues[village][place]), sign)


def _add_end(position: Position, features: ActionFeatures) -> None:
    unmoved = 0.0
    hunter: i64
    for hunter in range(vocab.HUNTER_COUNT):
        unmoved += 0.0 if position.moved >> hunter & 1 else 0.25
    features.add(_UNMOVED, unmoved)
