"""What a network knows of a position: everything on the table, counted from one pack.

Sectors of the ring and seats are counted from the pack that looks, so a position and the same one
turned round have the same inputs. An observation counts sectors from the one its seat has where
nobody chooses packs. In this order:

* each pack, ``PACK_INPUTS``: its signs (``evaluation.py``), dens one by one, size, hand, standing;
* the game, ``GAME_INPUTS``: packs, step, stage, who decides, rounds left, movements;
* each region, ``REGION_INPUTS``: for each pack whether it holds it, wolves, den and Lead Wolf; then
  attackers, predators and whether it holds none.

An observation leaves out what comes from the evaluation, and with it the hands of rivals. It adds:

* the decision, ``DECISION_INPUTS``: the own hand and the discards by kind, the deck, both rolls of
  a battle, wolves to be lost, and whether the Lead Wolf has moved;
* each region, ``PLACE_INPUTS``: wolves that have moved, its litter, a frozen channel, whether the
  decision or the battle is about it, and the kinds of its predators.

Features of actions are listed in ``action_features.py``.
"""

from math import log
from typing import Final, final

from wolfden.core.contract import Seat
from wolfden.core.machine import i64
from wolfden.players.learning import ActionFeatures, Features, Symmetry, TitleEncoder
from wolfden.titles.age_of_the_wolf.bot.action_features import (
    ACTION_FEATURES,
    SECTOR,
    add_actions,
    first_place,
)
from wolfden.titles.age_of_the_wolf.bot.evaluation import SIGNS, chances_by_signs, signs
from wolfden.titles.age_of_the_wolf.bot.threats import find_threats
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.actions import to_of
from wolfden.titles.age_of_the_wolf.rules.board import OUR_BOARD, Board
from wolfden.titles.age_of_the_wolf.rules.pieces import NOBODY, count_of
from wolfden.titles.age_of_the_wolf.rules.state import LEAD_LOST, Position

VERSION: Final = 1
_PACKS: Final = 4
_DENS: Final = SIGNS
_MOST_DENS: Final = 6
_WOLVES: Final = _DENS + _MOST_DENS
_LARGE: Final = _WOLVES + 1
_HAND: Final = _WOLVES + 2
_FULL_HAND: Final = _HAND + 1
_OUT: Final = _HAND + 2
_LOST: Final = _HAND + 3
_HOPE: Final = _HAND + 4
"""The logarithm of the chance that the evaluation by hand gives the pack."""
PACK_INPUTS: Final = _HAND + 5
_COUNT: Final = 0
_STEP: Final = _PACKS + 1
_STAGE: Final = _STEP + len(vocab.STEPS)
_DECIDES: Final = _STAGE + vocab.OVER + 2
_ROUND: Final = _DECIDES + _PACKS
_LATE: Final = _ROUND + 1
_MOVES: Final = _ROUND + 2
_BUILT: Final = _ROUND + 3
_RING: Final = _ROUND + 4
"""Set where a full ring is played by fewer packs."""
GAME_INPUTS: Final = _ROUND + 5
_HELD: Final = 0
_FORCE: Final = _PACKS
_DEN: Final = 2 * _PACKS
_LEAD: Final = 3 * _PACKS
_ATTACKERS: Final = 4 * _PACKS
_MENACE: Final = 4 * _PACKS + 1
_EMPTY: Final = 4 * _PACKS + 2
REGION_INPUTS: Final = 4 * _PACKS + 3
_GAME: Final = _PACKS * PACK_INPUTS
_REGIONS: Final = _GAME + GAME_INPUTS
INPUTS: Final = _REGIONS + _PACKS * SECTOR * REGION_INPUTS
_LEAST_CHANCE: Final = 0.001
_LAST_ROUNDS: Final = 8
_OWN_CARDS: Final = 0
_DISCARDS: Final = vocab.CARD_KINDS
_DECK: Final = 2 * vocab.CARD_KINDS
_ATTACK: Final = _DECK + 1
_DEFENCE: Final = _DECK + 2
_DEBT: Final = _DECK + 3
_LEAD_TIRED: Final = _DECK + 4
DECISION_INPUTS: Final = _DECK + 5
_TIRED: Final = 0
_SERVED: Final = 1
_FROZEN: Final = 2
_ABOUT: Final = 3
_BATTLE: Final = 4
_PREDATORS: Final = 5
PLACE_INPUTS: Final = _PREDATORS + len(vocab.PREDATORS)
_PLACES: Final = INPUTS + DECISION_INPUTS
OBSERVED: Final = _PLACES + _PACKS * SECTOR * PLACE_INPUTS


@final
class AgeEncoder(TitleEncoder[Position]):
    """Encodes positions on our own board."""

    def fits(self, state: Position) -> bool:
        """Whether the position is on our board."""
        return state.setting.board.label == OUR_BOARD

    def viewpoints(self, state: Position) -> list[Seat]:
        """Return the active pack: hands are part of a sampled world."""
        return [state.active]

    def encode(self, state: Position, seat: Seat, features: Features) -> None:
        """Add the inputs of a position."""
        _add_packs(state, seat, features)
        _add_game(state, seat, features)
        _add_regions(state, seat, first_place(state, seat), features)

    def encode_actions(
        self, state: Position, seat: Seat, codes: list[int], features: ActionFeatures
    ) -> None:
        """Add the features of actions, see ``action_features.py``."""
        add_actions(state, seat, codes, features)

    def observation_size(self, state: Position) -> int:
        """Return the number of inputs, and of what an observation adds."""
        return OBSERVED

    def observe(self, state: Position, seat: Seat, features: Features) -> None:
        """Add what is public, and the own hand."""
        players: i64 = state.setting.players
        pack: i64
        for pack in range(players):
            _add_pack(state, pack, (pack - seat + players) % players * PACK_INPUTS, features)
        first = _first_of_seat(state, seat)
        _add_game(state, seat, features)
        _add_regions(state, seat, first, features)
        _add_decision(state, seat, features)
        _add_places(state, first, features)

    def relative_word(self, state: Position, seat: Seat, word: str) -> str:
        """Return a region or a channel as it is called from the first sector of the ring."""
        board = state.setting.board
        first = _first_of_seat(state, seat)
        return _move_word(
            board, word, [(place - first) % board.size for place in range(board.size)]
        )

    def symmetries(self, state: Position) -> list[Symmetry]:
        """Return the swap of the islands where the ring has two sectors."""
        board = state.setting.board
        return [IslandSwap(board)] if board.size == 2 * SECTOR else []


@final
class IslandSwap(Symmetry):
    """Each of the two islands in the place of the other: both have channels to the same coasts."""

    def __init__(self, board: Board) -> None:
        self._board: Final = board
        places = list(range(board.size))
        one, other = [place for place in places if not board.land[place]]
        places[one], places[other] = other, one
        self._places: Final = places

    def moved_number(self, number: int) -> int:
        """Return where the number of a region moves to on the other island."""
        for start, width in ((_REGIONS, REGION_INPUTS), (_PLACES, PLACE_INPUTS)):
            place, part = divmod(number - start, width)
            if 0 <= place < len(self._places):
                return start + self._places[place] * width + part
        return number

    def moved_word(self, word: str) -> str:
        """Return a region or a channel with one island in place of the other."""
        return _move_word(self._board, word, self._places)


def _first_of_seat(position: Position, seat: i64) -> i64:
    """Return the first region of a seat's sector where nobody chooses packs.

    Words are turned before any pack is chosen, and what is observed has to be turned as they are.
    """
    first: i64 = position.setting.board.starts[seat]
    return first // SECTOR * SECTOR


def _move_word(board: Board, word: str, places: list[int]) -> str:
    """Return a word with the region ``places[n]`` in place of each region ``n``."""
    first, sign, second = word.partition("~")
    if sign:
        ends = [_moved_name(board, first, places), _moved_name(board, second, places)]
        return "~".join(ends if "~".join(ends) in board.channel_names else reversed(ends))
    return f"@{_moved_name(board, word[1:], places)}" if word.startswith("@") else word


def _moved_name(board: Board, name: str, places: list[int]) -> str:
    return board.names[places[board.names.index(name)]]


def _add_packs(position: Position, seat: i64, features: Features) -> None:
    players: i64 = position.setting.players
    threats = find_threats(position)
    rows = signs(position, threats)
    hopes = chances_by_signs(position, rows, threats)
    pack: i64
    for pack in range(players):
        start = (pack - seat + players) % players * PACK_INPUTS
        sign: i64
        for sign in range(SIGNS):
            features.add(start + sign, rows[pack * SIGNS + sign])
        _add_pack(position, pack, start, features)
        features.add(start + _HOPE, log(max(hopes[pack], _LEAST_CHANCE)))


def _add_pack(position: Position, pack: i64, start: i64, features: Features) -> None:
    """Add what all seats see of a pack."""
    dens: i64
    for dens in range(min(position.pack_dens(pack), _MOST_DENS)):
        features.add(start + _DENS + dens, 1.0)
    wolves = float(position.pack_wolves(pack))
    features.add(start + _WOLVES, wolves / 50.0)
    features.add(start + _LARGE, max(wolves - 50.0, 0.0) / 50.0)
    hand = position.hand_size(pack)
    features.add(start + _HAND, float(hand) / float(vocab.CARD_KINDS))
    features.add(start + _FULL_HAND, 1.0 if hand > vocab.CARD_KINDS else 0.0)
    features.add(start + _OUT, 1.0 if position.is_out(pack) else 0.0)
    features.add(start + _LOST, 1.0 if position.lead_at(pack) == LEAD_LOST else 0.0)


def _add_game(position: Position, seat: i64, features: Features) -> None:
    players: i64 = position.setting.players
    features.add(_GAME + _COUNT + players, 1.0)
    features.add(_GAME + _STEP + position.step, 1.0)
    if position.stage <= vocab.OVER:
        features.add(_GAME + _STAGE + position.stage, 1.0)
    features.add(_GAME + _DECIDES + (position.seat - seat + players) % players, 1.0)
    left = float(position.setting.round_limit - position.round)
    features.add(_GAME + _ROUND, float(position.round) / 60.0)
    features.add(_GAME + _LATE, max(1.0 - left / float(_LAST_ROUNDS), 0.0))
    features.add(_GAME + _MOVES, float(position.moves) / 3.0)
    features.add(_GAME + _BUILT, float(position.built))
    sectors: i64 = position.setting.board.size // SECTOR
    features.add(_GAME + _RING, 1.0 if sectors > players else 0.0)


def _add_regions(position: Position, seat: i64, first: i64, features: Features) -> None:
    players: i64 = position.setting.players
    size: i64 = position.setting.board.size
    place: i64
    for place in range(size):
        start = _REGIONS + (place - first + size) % size * REGION_INPUTS
        owner: i64 = position.owner[place]
        if owner == NOBODY:
            features.add(start + _EMPTY, 1.0)
        else:
            pack = (owner - seat + players) % players
            features.add(start + _HELD + pack, 1.0)
            features.add(start + _FORCE + pack, float(position.wolves[place]) / 20.0)
            if position.dens[place] != 0:
                features.add(start + _DEN + pack, 1.0)
            if position.lead_at(owner) == place:
                features.add(start + _LEAD + pack, 1.0)
        if position.attackers[place] > 0:
            features.add(start + _ATTACKERS, float(position.attackers[place]) / 20.0)
        if position.predators[place] != 0:
            features.add(start + _MENACE, float(position.menace(place)) / 20.0)


def _add_decision(position: Position, seat: i64, features: Features) -> None:
    card: i64
    for card in range(vocab.CARD_KINDS):
        features.add(INPUTS + _OWN_CARDS + card, float(position.hand(seat, card)))
        discarded = position.hand(position.discards(), card)
        features.add(INPUTS + _DISCARDS + card, float(discarded) / 4.0)
    features.add(INPUTS + _DECK, float(position.hand_size(position.deck())) / 20.0)
    if position.stage in (vocab.ROLLING, vocab.REROLLING):
        features.add(INPUTS + _ATTACK, float(position.attack) / 6.0)
        features.add(INPUTS + _DEFENCE, float(position.defence) / 6.0)
    features.add(INPUTS + _DEBT, float(position.debt) / 20.0)
    features.add(INPUTS + _LEAD_TIRED, 1.0 if position.lead_tired else 0.0)


def _add_places(position: Position, first: i64, features: Features) -> None:
    board = position.setting.board
    size: i64 = board.size
    place: i64
    for place in range(size):
        start = _PLACES + (place - first + size) % size * PLACE_INPUTS
        features.add(start + _TIRED, float(position.tired[place]) / 20.0)
        features.add(start + _SERVED, 1.0 if position.served >> place & 1 else 0.0)
        if position.frozen != 0 and _is_frozen(position, place):
            features.add(start + _FROZEN, 1.0)
        if position.predators[place] != 0:
            kind: i64
            for kind in range(len(vocab.PREDATORS)):
                count = count_of(position.predators[place], kind)
                features.add(start + _PREDATORS + kind, float(count))
    if vocab.RETREATING <= position.stage <= vocab.LOSING:
        about = (position.place - first + size) % size
        features.add(_PLACES + about * PLACE_INPUTS + _ABOUT, 1.0)
    if position.battle < len(position.marches):
        there = (to_of(position.marches[position.battle]) - first + size) % size
        features.add(_PLACES + there * PLACE_INPUTS + _BATTLE, 1.0)


def _is_frozen(position: Position, place: i64) -> bool:
    """A8.4 Whether a frozen channel begins in a region."""
    for channel in range(len(position.setting.board.channels)):
        if position.frozen >> channel & 1 and place in position.setting.board.channels[channel]:
            return True
    return False


ENCODER: Final = AgeEncoder(VERSION, INPUTS, ACTION_FEATURES)
