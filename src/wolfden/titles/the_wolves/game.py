"""The Wolves as a title: the full state and the game that makes it."""

import random
from typing import Final, cast, final

from wolfden.core.contract import CHANCE, Game, Heuristics, Json, Meta, Notation, Reason, Seat
from wolfden.core.errors import BadData
from wolfden.core.events import Log
from wolfden.core.machine import i64, vec
from wolfden.core.options import Options
from wolfden.core.outcome import Outcome
from wolfden.core.text.position import of_position, read_position
from wolfden.titles.the_wolves.bot.heuristics import WolvesHeuristics
from wolfden.titles.the_wolves.meta import META
from wolfden.titles.the_wolves.rules.board import board
from wolfden.titles.the_wolves.rules.dealing import (
    deal_codes,
    deal_weights,
    first_packs,
    has_chance_to_deal,
    play_deal,
    play_pack,
)
from wolfden.titles.the_wolves.rules.drafting import (
    draft_codes,
    play_draft,
    play_tiles,
    tile_codes,
)
from wolfden.titles.the_wolves.rules.hunting import hunt_codes
from wolfden.titles.the_wolves.rules.moving import walk_codes
from wolfden.titles.the_wolves.rules.scoring import final_outcome
from wolfden.titles.the_wolves.rules.state import (
    ABSENT,
    ACTING,
    CHOOSE_TILES,
    DEAL_PACKS,
    DRAFTING,
    OVER,
    PACK_FIELDS,
    WALKING,
    Position,
    Setting,
)
from wolfden.titles.the_wolves.rules.tables import tables
from wolfden.titles.the_wolves.rules.turn import (
    action_codes,
    play_action,
    play_hunting,
    play_walking,
)
from wolfden.titles.the_wolves.rules.view import view
from wolfden.titles.the_wolves.text.check import check
from wolfden.titles.the_wolves.text.explain import explain
from wolfden.titles.the_wolves.text.notation import WolvesNotation
from wolfden.titles.the_wolves.text.position import KEYWORDS, dump, fill

_NOBODY: Final[tuple[int, ...]] = ()
_CHANCE_ONLY: Final[tuple[int, ...]] = (CHANCE,)


@final
class WolvesState(Position):
    """A game of The Wolves: the fields of a position, played by the rules."""

    def actors(self) -> tuple[Seat, ...]:
        """Return the seat whose turn or draft it is, or chance while the map is laid."""
        if self.stage >= ACTING:
            return _NOBODY if self.stage == OVER else self.setting.seats[self.seat]
        return _CHANCE_ONLY if has_chance_to_deal(self) else self.setting.seats[self.seat]

    def codes(self, seat: Seat) -> list[int]:
        """Return the legal codes of a seat."""
        return list(self.packed_codes(seat))

    def packed_codes(self, seat: Seat) -> vec[i64]:
        """Return the legal codes of a seat as they were found."""
        if self.stage < ACTING and has_chance_to_deal(self):
            if seat != CHANCE:
                return vec[i64]()
        elif seat != self.seat or self.stage == OVER:
            return vec[i64]()
        if len(self.listed) == 0:
            self.listed = self._list()
        return self.listed

    def _list(self) -> vec[i64]:
        stage = self.stage
        if stage == ACTING:
            return action_codes(self, self.seat)
        if stage == WALKING:
            return walk_codes(self, self.seat)
        if stage == DRAFTING:
            return draft_codes(self, self.seat)
        if stage <= DEAL_PACKS:
            return deal_codes(self)
        return tile_codes() if stage == CHOOSE_TILES else hunt_codes(self, self.seat)

    def weights(self) -> list[int]:
        """Return the weights of what chance may deal."""
        return deal_weights(self)

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Carry out a legal code."""
        self.listed = vec[i64]()
        stage = self.stage
        if stage == ACTING:
            play_action(self, seat, code, log)
        elif stage == WALKING:
            play_walking(self, seat, code, log)
        elif stage == DRAFTING:
            play_draft(self, seat, code, log)
        elif stage < DEAL_PACKS:
            play_deal(self, code, log)
        elif stage == DEAL_PACKS:
            play_pack(self, code, log)
        elif stage == CHOOSE_TILES:
            play_tiles(self, seat, code, log)
        else:
            play_hunting(self, seat, code, log)

    def copy(self) -> "WolvesState":
        """Return an independent copy; what cannot change any more is shared."""
        twin = WolvesState(
            self.setting,
            self.terrain,
            self.grounds,
            self.ends,
            self.regions,
            self.moons[:],
            self.cells[:],
            self.standing[:],
            self.packs[:],
            self.walked[:],
        )
        twin.stage = self.stage
        twin.seat = self.seat
        twin.count = self.count
        twin.turn = self.turn
        twin.actions = self.actions
        twin.idle = self.idle
        twin.moon = self.moon
        twin.scored = self.scored
        twin.walkers = self.walkers
        twin.ground = self.ground
        twin.ending = self.ending
        twin.listed = self.listed
        return twin

    def view(self, seat: Seat | None) -> Json:
        """Return what everyone sees: the game is played in the open."""
        return cast(Json, view(self))

    def has_secrets(self) -> bool:
        """Nothing is hidden from anyone."""
        return False

    def resample(self, seat: Seat | None, rng: random.Random) -> "WolvesState":
        """Return a copy that shares nothing which can change: nothing is hidden from anyone."""
        twin = self.copy()
        twin.listed = vec[i64]()
        return twin

    def outcome(self) -> Outcome | None:
        """Return scores, ranking and reason once the game is over."""
        return final_outcome(self) if self.stage == OVER else None

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Return why the words are not open to ``seat``."""
        notation = self.setting.notation
        assert isinstance(notation, WolvesNotation)
        return explain(self, seat, notation.read_words(words), whole)

    def dump(self) -> str:
        """Return the position as text."""
        return dump(self)

    def notation(self) -> Notation:
        """Return the notation of this board."""
        return self.setting.notation


@final
class TheWolves(Game):
    """The title."""

    def meta(self) -> Meta:
        """Return the facts about the title."""
        return META

    def begin(self, seats: int, options: Options) -> WolvesState:
        """Return the empty table, before the map is dealt."""
        state = empty_state(seats, options)
        first_packs(state)
        return state

    def load(self, position: str) -> WolvesState:
        """Read a position written by ``dump`` and check that it can lie on the table.

        Raises:
            BadPosition: the text cannot be read, or no game can stand so.
        """
        text = read_position(position, META, KEYWORDS)
        try:
            state = self.begin(text.seats, text.options)
        except BadData as error:
            raise of_position(error) from error
        fill(state, text)
        check(state)
        return state

    def heuristics(self) -> Heuristics:
        """Return what the title knows of good play."""
        return WolvesHeuristics()


def empty_state(seats: int, options: Options) -> WolvesState:
    """Return a table with nothing on it."""
    ground = board(seats, str(options["board"]))
    numbers = tables(seats)
    setting = Setting(seats, ground, numbers, options, WolvesNotation(ground, numbers))
    return WolvesState(
        setting,
        terrain=vec[i64](),
        grounds=vec[vec[i64]](),
        ends=vec[vec[i64]](),
        regions=vec[i64](),
        moons=vec[i64]([0] * (2 * ground.region_count)),
        cells=vec[i64]([0] * ground.size),
        standing=vec[i64]([ABSENT] * (seats * sum(numbers.pieces))),
        packs=vec[i64]([0] * (seats * PACK_FIELDS)),
        walked=vec[i64](),
    )


GAME: Final = TheWolves()
