"""What a network knows of a position: the packs, from the one to act, and the game.

Every game has another board, so places are described by their value (``evaluation.py``), and
packs are counted from the one that looks. In this order:

* each pack, ``PACK_INPUTS``: points, the points it hopes for, its lead over the best rival (hope
  and lead for all times and again for the present part of the game), then its player board;
* the game, ``GAME_INPUTS``: players, stage, dates, the turn.

An observation leaves out what comes from the evaluation and lists places one by one. It adds:

* the ground that a move ends on;
* each pack, ``PACK_FACTS``: its home, the tiles whose back is up, terrain tokens;
* each region, ``REGION_FACTS``: the phases of its two tokens;
* each hex of the board, in the order of the notation: terrain, lone wolf, prey and how much of it,
  wolves that have walked, and the pieces by owner and kind, the neutral pack last.

Features of actions are listed in ``action_features.py``.
"""

from math import log
from typing import Final, final

from wolfden.core.contract import Seat
from wolfden.core.machine import i64
from wolfden.players.learning import ActionFeatures, Features, TitleEncoder
from wolfden.titles.the_wolves.bot import evaluation
from wolfden.titles.the_wolves.bot.action_features import ACTION_FEATURES, add_actions
from wolfden.titles.the_wolves.rules import pieces, state as fields, vocabulary as vocab
from wolfden.titles.the_wolves.rules.state import Position

VERSION: Final = 1
_PACKS: Final = 5
_PARTS: Final = 8
"""Parts of the game that are distinguished."""
_SCALE: Final = 10.0
"""Points that count as one."""
_POINTS: Final = 0
_HOPE: Final = 1
_LEAD: Final = 2
_SHARE: Final = 3
"""The logarithm of the chance that the evaluation by hand gives the pack."""
_LEAD_NOW: Final = 4
_HOPE_NOW: Final = _LEAD_NOW + _PARTS
_DENS: Final = _HOPE_NOW + _PARTS
_PIECES: Final = _DENS + len(vocab.TRACKS) * pieces.MAX_DENS
"""Pieces on the map, by kind."""
_TOKENS: Final = _PIECES + vocab.KIND_COUNT
_LAIRS: Final = _TOKENS + 3
_PREY: Final = _LAIRS + 4
_PLACED: Final = _PREY + 5
_REGIONS: Final = _PLACED + 1
PACK_INPUTS: Final = _REGIONS + 2
_PLAYERS: Final = 0
_STAGE: Final = _PLAYERS + _PACKS + 1
_MOON: Final = _STAGE + len(vocab.STAGES) - 1
_SCORED: Final = _MOON + 1
_ACTIONS: Final = _SCORED + 3
_WALKERS: Final = _ACTIONS + 1
_PART: Final = _WALKERS + 1
_UNDEALT: Final = _PART + _PARTS
GAME_INPUTS: Final = _UNDEALT + 1
_GAME: Final = _PACKS * PACK_INPUTS
INPUTS: Final = _GAME + GAME_INPUTS
_LEAST_CHANCE: Final = 0.001
_GROUND: Final = INPUTS
_PACK_FACTS: Final = _GROUND + vocab.TERRAIN_COUNT
_HOME: Final = 0
_FACES: Final = vocab.TERRAIN_COUNT
PACK_FACTS: Final = _FACES + vocab.TERRAIN_COUNT
REGION_FACTS: Final = 2 * len(vocab.PHASES)
_LONE_WOLF: Final = vocab.TERRAIN_COUNT
_GAME_ANIMAL: Final = _LONE_WOLF + 1
_STACK: Final = _GAME_ANIMAL + len(vocab.PREY)
_WALKED: Final = _STACK + 1
_OWNERS: Final = _WALKED + 2
"""Here the pieces on a hex begin."""


@final
class WolvesEncoder(TitleEncoder[Position]):
    """Encodes positions on any board."""

    def fits(self, state: Position) -> bool:
        """Whether the position can be encoded: always, since no input belongs to a place."""
        return True

    def viewpoints(self, state: Position) -> list[Seat]:
        """Return the seat to act: nothing is hidden."""
        return [state.seat]

    def encode(self, state: Position, seat: Seat, features: Features) -> None:
        """Add the inputs of a position."""
        left = evaluation.time_left(state)
        part: i64 = min(int((1.0 - left) * _PARTS), _PARTS - 1)
        _add_game(state, part, features)
        if state.stage >= vocab.DRAFTING:
            _add_packs(state, seat, left, part, features)

    def encode_actions(
        self, state: Position, seat: Seat, codes: list[int], features: ActionFeatures
    ) -> None:
        """Add the features of actions, see ``action_features.py``."""
        add_actions(state, seat, codes, features)

    def observation_size(self, state: Position) -> int:
        """Return the number of inputs, and of what an observation adds on this board."""
        return _first_hex(state) + state.setting.board.size * _hex_facts(state)

    def observe(self, state: Position, seat: Seat, features: Features) -> None:
        """Add everything on the table."""
        part: i64 = min(int((1.0 - evaluation.time_left(state)) * _PARTS), _PARTS - 1)
        _add_game(state, part, features)
        if state.stage == vocab.WALKING:
            features.add(_GROUND + state.ground, 1.0)
        players: i64 = state.setting.players
        pack: i64
        for pack in range(players):
            turned = (pack - seat + players) % players
            _add_board(state, pack, turned * PACK_INPUTS, features)
            _add_pack_facts(state, pack, _PACK_FACTS + turned * PACK_FACTS, features)
        _add_region_facts(state, _PACK_FACTS + players * PACK_FACTS, features)
        _add_hexes(state, seat, features)

    def relative_word(self, state: Position, seat: Seat, word: str) -> str:
        """Return a rival's piece with its owner counted from the seat; the own pieces are 1."""
        owner, sign, rest = word.partition("-")
        if not sign or not owner.isdigit():
            return word
        players = self.seats(state)
        return f"{(int(owner) - 1 - seat) % players + 1}-{rest}"


def _add_game(position: Position, part: i64, features: Features) -> None:
    features.add(_GAME + _PLAYERS + position.setting.players, 1.0)
    features.add(_GAME + _STAGE + _stage_input(position.stage), 1.0)
    if position.stage < vocab.DRAFTING:
        features.add(_GAME + _UNDEALT, 1.0)
        return
    features.add(_GAME + _MOON, float(position.moon) / float(position.setting.tables.moon[2]))
    scored: i64
    for scored in range(min(position.scored, 3)):
        features.add(_GAME + _SCORED + scored, 1.0)
    features.add(_GAME + _ACTIONS, float(position.actions))
    features.add(_GAME + _WALKERS, float(position.walkers))
    features.add(_GAME + _PART + part, 1.0)


def _stage_input(stage: i64) -> i64:
    """Return the number of a stage; the draw of the first player counts with what precedes it.

    Nobody acts in it, and networks were trained before it was there.
    """
    return stage if stage < vocab.DRAW_FIRST else stage - 1


def _add_packs(position: Position, seat: i64, left: float, part: i64, features: Features) -> None:
    players: i64 = position.setting.players
    scores = evaluation.scores_of(position)
    shares = evaluation.shares_of(scores, left)
    mean = sum(scores) / float(players)
    pack: i64
    for pack in range(players):
        start = (pack - seat + players) % players * PACK_INPUTS
        lead = (scores[pack] - _best_rival(scores, pack)) / _SCALE
        hope = (scores[pack] - mean) / _SCALE
        features.add(start + _POINTS, evaluation.track_points(position, pack) / _SCALE / 4.0)
        features.add(start + _HOPE, hope)
        features.add(start + _LEAD, lead)
        features.add(start + _SHARE, log(max(shares[pack], _LEAST_CHANCE)))
        features.add(start + _LEAD_NOW + part, lead)
        features.add(start + _HOPE_NOW + part, hope)
        _add_board(position, pack, start, features)


def _best_rival(scores: list[float], pack: i64) -> float:
    best = -1000.0
    for rival in range(len(scores)):
        if rival != pack:
            best = max(best, scores[rival])
    return best


def _add_board(position: Position, pack: i64, start: i64, features: Features) -> None:
    """Add a player board and how many pieces are on the map."""
    track: i64
    den: i64
    for track in range(len(vocab.TRACKS)):
        for den in range(position.field(pack, fields.DENS + track)):
            features.add(start + _DENS + track * pieces.MAX_DENS + den, 1.0)
    features.add(
        start + _PIECES + vocab.ALPHA, float(len(position.places(pack, vocab.ALPHA))) / 4.0
    )
    features.add(start + _TOKENS, float(position.field(pack, fields.ACTION_TOKENS)) / 2.0)
    features.add(start + _TOKENS + 1, float(position.field(pack, fields.TERRAIN_TOKENS)) / 2.0)
    lair: i64
    for lair in range(min(position.field(pack, fields.LAIRS), 4)):
        features.add(start + _LAIRS + lair, 1.0)
    prey: i64
    for prey in range(min(evaluation.bits(position.field(pack, fields.PREY_TAKEN)), 5)):
        features.add(start + _PREY + prey, 1.0)
    features.add(start + _PLACED, float(position.field(pack, fields.WOLVES)) / 8.0)
    won = position.field(pack, fields.REGION_POINTS) + position.field(pack, fields.LESSER_POINTS)
    features.add(start + _REGIONS, float(won) / _SCALE)
    features.add(start + _REGIONS + 1, float(position.field(pack, fields.REGION_TOKENS)) / 4.0)


# Observations.


def _first_hex(position: Position) -> i64:
    """Return where the hexes begin."""
    players: i64 = position.setting.players
    regions: i64 = position.setting.board.region_count
    return _PACK_FACTS + players * PACK_FACTS + regions * REGION_FACTS


def _hex_facts(position: Position) -> i64:
    """Return how many numbers describe a hex: all packs and the neutral one can be there."""
    players: i64 = position.setting.players
    return _OWNERS + (players + 1) * vocab.KIND_COUNT


def _add_pack_facts(position: Position, pack: i64, start: i64, features: Features) -> None:
    home = position.field(pack, fields.HOME)
    if home != fields.UNDEALT:
        features.add(start + _HOME + home, 1.0)
    faces = position.field(pack, fields.FACES)
    tile: i64
    for tile in range(vocab.TERRAIN_COUNT):
        if faces >> tile & 1:
            features.add(start + _FACES + tile, 1.0)


def _add_region_facts(position: Position, start: i64, features: Features) -> None:
    """W14.1 Add the region tokens: of each place the upper and the lower one."""
    place: i64
    for place in range(len(position.moons)):
        phase = position.moons[place]
        if phase > 0:
            features.add(start + place * len(vocab.PHASES) + phase - 1, 1.0)


def _add_hexes(position: Position, seat: i64, features: Features) -> None:
    facts = _hex_facts(position)
    first = _first_hex(position)
    dealt = len(position.terrain) > 0
    place: i64
    for place in range(position.setting.board.size):
        start = first + place * facts
        if dealt:
            features.add(start + position.terrain[place], 1.0)
        cell = position.cells[place]
        if cell != 0:
            _add_cell(position, seat, cell, start, features)
    walker: i64
    for walker in range(len(position.walked)):
        wolf = position.walked[walker]
        if wolf not in position.walked[:walker]:
            features.add(first + (wolf >> 1) * facts + _WALKED + (wolf & 1), 1.0)


def _add_cell(position: Position, seat: i64, cell: i64, start: i64, features: Features) -> None:
    """Add what is on a hex; two equal pieces are counted."""
    players: i64 = position.setting.players
    one, other = pieces.first_of(cell), pieces.second_of(cell)
    if one != 0:
        owner = pieces.owner_of(one)
        turned = players if owner == pieces.NEUTRAL else (owner - seat + players) % players
        features.add(
            start + _OWNERS + turned * vocab.KIND_COUNT + pieces.kind_of(one),
            2.0 if one == other else 1.0,
        )
    if other not in (0, one):
        owner = pieces.owner_of(other)
        turned = players if owner == pieces.NEUTRAL else (owner - seat + players) % players
        features.add(start + _OWNERS + turned * vocab.KIND_COUNT + pieces.kind_of(other), 1.0)
    token = pieces.token_of(cell)
    if token == pieces.LONE_WOLF:
        features.add(start + _LONE_WOLF, 1.0)
    elif token >= pieces.FIRST_PREY:
        features.add(start + _GAME_ANIMAL + token - pieces.FIRST_PREY, 1.0)
        features.add(start + _STACK, float(pieces.stack_of(cell)) / 4.0)


ENCODER: Final = WolvesEncoder(VERSION, INPUTS, ACTION_FEATURES)
