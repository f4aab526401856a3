"""The Wolves as a title: the full state and the game that makes it."""

import random
from typing import Final, cast, final

from wolfden.core.changes import Change
from wolfden.core.contract import CHANCE, Json, Notation, Outcome, Seat, State
from wolfden.core.events import Log
from wolfden.core.machine import i64, vec
from wolfden.core.meta import Meta
from wolfden.core.options import Choice, Document, Edition, Number, Options, Value
from wolfden.core.text.position import PositionText, write_position
from wolfden.core.title import Title
from wolfden.titles.the_wolves.bot.heuristics import HEURISTICS
from wolfden.titles.the_wolves.rules import dealing, turn, vocabulary as vocab
from wolfden.titles.the_wolves.rules.board import board
from wolfden.titles.the_wolves.rules.hunting import hunt_codes
from wolfden.titles.the_wolves.rules.moving import walk_codes
from wolfden.titles.the_wolves.rules.scoring import final_outcome
from wolfden.titles.the_wolves.rules.state import ABSENT, PACK_FIELDS, Position, Setting
from wolfden.titles.the_wolves.rules.tables import tables
from wolfden.titles.the_wolves.rules.view import view, view_changes
from wolfden.titles.the_wolves.text.check import check
from wolfden.titles.the_wolves.text.explain import WolvesQuestion
from wolfden.titles.the_wolves.text.notation import WolvesNotation, notation
from wolfden.titles.the_wolves.text.position import KEYWORDS, fill, lines

_CHOSEN: Final[dict[str, Value]] = {"first": "drawn", "packs": "chosen", "tiles": "chosen"}
"""What all three printed editions have in common."""

META: Final = Meta(
    id="the-wolves",
    name="The Wolves",
    min_seats=2,
    max_seats=5,
    options=(
        Choice("first", ("drawn", "seat-1")),
        Choice("action-tokens", ("any", "one")),
        Choice("late-tokens", ("no", "yes")),
        Choice("tiles", ("fronts", "chosen")),
        Choice("packs", ("dealt", "chosen")),
        Choice("alpha-tiebreak", ("on", "off")),
        Number("turn-limit", 1, 10_000, 250),
        Document("board"),
    ),
    rules_version=2,
    maturity="beta",
    rule_letter="W",
    quick_seats=("me", "bot", "bot"),
    editions=(
        Edition("ukrainian", {**_CHOSEN, "alpha-tiebreak": "off"}),
        Edition("russian", _CHOSEN),
        Edition(
            "czech",
            {**_CHOSEN, "alpha-tiebreak": "off", "action-tokens": "one", "late-tokens": "yes"},
        ),
    ),
    older={1: {"first": "seat-1"}},
)

_NOBODY: Final[tuple[int, ...]] = ()
_CHANCE_ONLY: Final[tuple[int, ...]] = (CHANCE,)


@final
class WolvesState(Position):
    """A game of The Wolves: the fields of a position, played by the rules."""

    def actors(self) -> tuple[Seat, ...]:
        """Return the seat whose turn or draft it is, or chance while the map is laid."""
        if self.stage >= vocab.ACTING:
            return _NOBODY if self.stage == vocab.OVER else self.setting.seats[self.seat]
        return _CHANCE_ONLY if dealing.has_chance_to_deal(self) else self.setting.seats[self.seat]

    def codes(self, seat: Seat) -> list[int]:
        """Return the legal codes of a seat."""
        return list(self.packed_codes(seat))

    def packed_codes(self, seat: Seat) -> vec[i64]:
        """Return the legal codes of a seat as they were found."""
        if self.stage < vocab.ACTING and dealing.has_chance_to_deal(self):
            if seat != CHANCE:
                return vec[i64]()
        elif seat != self.seat or self.stage == vocab.OVER:
            return vec[i64]()
        if len(self.listed) == 0:
            self.listed = self._list()
        return self.listed

    def _list(self) -> vec[i64]:
        stage = self.stage
        if stage == vocab.ACTING:
            return turn.action_codes(self, self.seat)
        if stage == vocab.WALKING:
            return walk_codes(self, self.seat)
        if stage == vocab.DRAFTING:
            return dealing.draft_codes(self, self.seat)
        if stage <= vocab.DEAL_PACKS:
            return dealing.deal_codes(self)
        if stage == vocab.CHOOSE_TILES:
            return dealing.tile_codes()
        return (
            dealing.first_codes(self) if stage == vocab.DRAW_FIRST else hunt_codes(self, self.seat)
        )

    def weights(self) -> list[int]:
        """Return the weights of what chance may deal."""
        return dealing.deal_weights(self)

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Carry out a legal code."""
        self.listed = vec[i64]()
        stage = self.stage
        if stage == vocab.ACTING:
            turn.play_action(self, seat, code, log)
        elif stage == vocab.WALKING:
            turn.play_walking(self, seat, code, log)
        elif stage == vocab.DRAFTING:
            dealing.play_draft(self, seat, code, log)
        elif stage < vocab.DEAL_PACKS:
            dealing.play_deal(self, code, log)
        elif stage == vocab.DEAL_PACKS:
            dealing.play_pack(self, code, log)
        elif stage == vocab.CHOOSE_TILES:
            dealing.play_tiles(self, seat, code, log)
        elif stage == vocab.DRAW_FIRST:
            dealing.play_first(self, code, log)
        else:
            turn.play_hunting(self, seat, code, log)

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
        twin.first = self.first
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
        """Return what everyone sees: nothing is hidden."""
        return cast(Json, view(self))

    def view_changes(self, before: State, seat: Seat | None) -> list[Change] | None:
        """Return what everyone sees change, from what has changed on the table."""
        assert isinstance(before, WolvesState)
        return view_changes(before, self)

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
        return final_outcome(self) if self.stage == vocab.OVER else None

    def title(self) -> str:
        """Return the id of the title."""
        return META.id

    def question(self, seat: Seat, words: list[str], whole: bool) -> WolvesQuestion:
        """Return the question why a seat may not choose these words."""
        notation = self.setting.notation
        assert isinstance(notation, WolvesNotation)
        return WolvesQuestion(self, seat, notation.read_words(words), whole)

    def dump(self) -> str:
        """Return the position as text, hidden things included."""
        return write_position(META, self.setting.players, self.setting.options, lines(self))

    def notation(self) -> Notation:
        """Return the notation of this board."""
        return self.setting.notation


@final
class TheWolves(Title[WolvesState]):
    """The title."""

    def empty(self, seats: int, options: Options) -> WolvesState:
        """Return a table with nothing on it."""
        ground = board(seats, str(options["board"]))
        numbers = tables(seats)
        setting = Setting(seats, ground, numbers, options, notation(ground, numbers))
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

    def begin(self, seats: int, options: Options) -> WolvesState:
        """Return the empty table, before the map is dealt."""
        state = self.empty(seats, options)
        dealing.lay_boards(state)
        return state

    def fill(self, state: WolvesState, text: PositionText) -> None:
        """Lay out a position on an empty table and check that it can occur."""
        fill(state, text)
        check(state)


GAME: Final = TheWolves(META, KEYWORDS, HEURISTICS)
