"""Brotherhood of the Wolf as a title: the full state and the game that makes it."""

import random
from functools import lru_cache
from typing import Final, final

from wolfden.core.contract import CHANCE, Json, Notation, Outcome, Seat
from wolfden.core.events import Log
from wolfden.core.meta import Meta
from wolfden.core.options import Choice, Document, Options
from wolfden.core.text.position import PositionText, write_position
from wolfden.core.title import Title
from wolfden.titles.brotherhood_of_the_wolf.bot.heuristics import HEURISTICS
from wolfden.titles.brotherhood_of_the_wolf.bot.priors import Worlds
from wolfden.titles.brotherhood_of_the_wolf.rules import course, terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import open_part
from wolfden.titles.brotherhood_of_the_wolf.rules.board import Board, board, check_ways_out
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import EDITIONS, Deck, deck
from wolfden.titles.brotherhood_of_the_wolf.rules.opening import deal_figures
from wolfden.titles.brotherhood_of_the_wolf.rules.state import (
    Position,
    Setting,
    first_spaces,
    full_piles,
    no_victims,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.view import view
from wolfden.titles.brotherhood_of_the_wolf.text.check import check
from wolfden.titles.brotherhood_of_the_wolf.text.explain import BrotherhoodQuestion
from wolfden.titles.brotherhood_of_the_wolf.text.notation import BrotherhoodNotation, notation
from wolfden.titles.brotherhood_of_the_wolf.text.position import KEYWORDS, fill, lines

META: Final = Meta(
    id="brotherhood-of-the-wolf",
    name="Brotherhood of the Wolf",
    min_seats=2,
    max_seats=5,
    options=(
        Choice("seasons", ("drawn", "chosen")),
        Choice("figures", ("dealt", "chosen")),
        Choice("command", ("own", "shared")),
        Choice("devil", ("at-once", "before-attack")),
        Choice("powers", ("chosen",), hidden=("forced",)),
        Choice("start", ("kept",), hidden=("recallable",)),
        Choice("deck", EDITIONS),
        Document("map", is_reconstructed=True),
        Document("cards", is_reconstructed=True),
    ),
    rules_version=3,
    maturity="beta",
    rule_letter="B",
    quick_seats=("bot", "me"),
    older={
        1: {"devil": "before-attack", "powers": "forced", "start": "recallable"},
        2: {"deck": "first"},
    },
)

_NOT_LISTED: Final = -2
"""No seat's codes are kept at the moment."""


@final
class BrotherhoodState(Position):
    """A game of Brotherhood of the Wolf: the fields of a position, played by the rules."""

    _listed: list[int] | None = None
    _listed_for: int = _NOT_LISTED
    """The legal codes of the seat that was asked last, until something changes."""
    _worlds: Worlds | None = None
    """What may be hidden, once a player asked for it and until something changes."""

    def actors(self) -> tuple[Seat, ...]:
        """Return the Beast, the hunters who may act now, or chance for a season card."""
        return self.due()

    def codes(self, seat: Seat) -> list[int]:
        """Return the legal codes of a seat."""
        if self._listed_for == seat and self._listed is not None:
            return self._listed
        if seat not in self.due():
            return []
        listed = course.stage_codes(self, seat)
        self._listed = listed
        self._listed_for = seat
        return listed

    def weights(self) -> list[int]:
        """B3.1 Return the weights of what chance may draw: all cards alike; none if none is due."""
        return [1] * len(self.codes(CHANCE))

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Carry out a legal code."""
        self._listed = None
        self._listed_for = _NOT_LISTED
        self._worlds = None
        course.play_stage(self, seat, code, log)

    def copy(self) -> "BrotherhoodState":
        """Return an independent copy; what is only ever replaced is shared."""
        twin = BrotherhoodState(
            self.setting,
            self.leaders,
            self.hunters[:],
            self.spaces[:],
            self.slots[:],
            self.traces[:],
            self.possible_tokens[:],
            self.victims_by_village[:],
            self.cards[:],
        )
        twin.origins = self.origins
        twin.stage = self.stage
        twin.round = self.round
        twin.count = self.count
        twin.card = self.card
        twin.identity = self.identity
        twin.beast = self.beast
        twin.hidden = self.hidden
        twin.possible_villages = self.possible_villages
        twin.fog_victims = self.fog_victims
        twin.victims = self.victims
        twin.faces = self.faces
        twin.taken = self.taken
        twin.marker = self.marker
        twin.dragoons = self.dragoons
        twin.peasants = self.peasants
        twin.portefaix = self.portefaix
        twin.fog_portefaix = self.fog_portefaix
        twin.called = self.called
        twin.lying = self.lying
        twin.moved = self.moved
        twin.examined = self.examined
        twin.shifted = self.shifted
        twin.ending = self.ending
        return twin

    def view(self, seat: Seat | None) -> Json:
        """Return what a seat or a watcher may know."""
        return view(self, seat, META.note_keys(self.setting.options))

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the Beast alone, or all hunters: they share what they know."""
        return (seat,) if seat == terms.BEAST_SEAT else self.setting.team

    def observed_code(self, seat: Seat, code: int, observer: Seat) -> int:
        """B2.1, B4.2 Return what hunters see of the Beast's secret choices; the Beast sees all."""
        return code if observer == terms.BEAST_SEAT else open_part(code)

    def revealed_key(self, observer: Seat) -> int:
        """B6.1, B6.4 Return where the Beast was seen last, its victims and the tokens taken."""
        if observer == terms.BEAST_SEAT:
            return 0
        village = terms.NONE if self.possible_villages else self.beast
        return (
            (self.taken * (terms.VICTIMS_TO_WIN + 1) + self.victims) * (terms.VILLAGES + 1)
            + village
            + 1
        )

    def resample(self, seat: Seat | None, rng: random.Random) -> "BrotherhoodState":
        """Return a world that is possible for the seat; the Beast knows everything."""
        twin = self.copy()
        if seat != terms.BEAST_SEAT:
            worlds = self._worlds
            if worlds is None:
                worlds = Worlds(self)
                self._worlds = worlds
            worlds.draw(twin, seat, rng)
        return twin

    def outcome(self) -> Outcome | None:
        """Return who won and why once the game is over."""
        return course.final_outcome(self) if self.stage == vocab.OVER else None

    def title(self) -> str:
        """Return the id of the title."""
        return META.id

    def question(self, seat: Seat, words: list[str], whole: bool) -> BrotherhoodQuestion:
        """Return the question why a seat may not choose these words."""
        notation = self.setting.notation
        assert isinstance(notation, BrotherhoodNotation)
        return BrotherhoodQuestion(self, seat, notation.read_words(words))

    def dump(self) -> str:
        """Return the position as text, hidden things included."""
        return write_position(META, self.setting.players, self.setting.options, lines(self))

    def notation(self) -> Notation:
        """Return the notation of this map and these cards."""
        return self.setting.notation


@final
class BrotherhoodOfTheWolf(Title[BrotherhoodState]):
    """The title."""

    def empty(self, seats: int, options: Options) -> BrotherhoodState:
        """Return a table with nothing on it."""
        cards = deck(str(options["cards"]), str(options["deck"]))
        ground = _checked_board(str(options["map"]), cards)
        setting = Setting(seats, ground, cards, options, notation(ground, cards))
        return BrotherhoodState(
            setting,
            leaders=[terms.NONE] * vocab.HUNTER_COUNT,
            hunters=[terms.NONE] * vocab.HUNTER_COUNT,
            spaces=first_spaces(),
            slots=[terms.NONE] * vocab.SEASON_COUNT,
            traces=[terms.NONE] * vocab.SEASON_COUNT,
            possible_tokens=[0] * vocab.SEASON_COUNT,
            victims_by_village=no_victims(),
            cards=full_piles(),
        )

    def begin(self, seats: int, options: Options) -> BrotherhoodState:
        """Return the table before anyone has chosen anything."""
        state = self.empty(seats, options)
        if not state.setting.figures_are_chosen:
            deal_figures(state)
        course.open_game(state)
        return state

    def fill(self, state: BrotherhoodState, text: PositionText) -> None:
        """Lay out a position on an empty table and check that it can occur."""
        fill(state, text)
        check(state)

    def sides(self, seats: int) -> tuple[str, ...]:
        """B1.3 Return the Beast on the first seat and the hunters on all others."""
        return ("beast", *["hunters"] * (seats - 1))


@lru_cache(maxsize=16)
def _checked_board(own_map: str, cards: Deck) -> Board:
    ground = board(own_map)
    check_ways_out(ground, cards)
    return ground


GAME: Final = BrotherhoodOfTheWolf(META, KEYWORDS, HEURISTICS)
