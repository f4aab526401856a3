"""Brotherhood of the Wolf as a title: the full state and the game that makes it."""

import random
from functools import lru_cache
from typing import Final, final

from wolfden.core.contract import CHANCE, Game, Heuristics, Json, Meta, Notation, Reason, Seat
from wolfden.core.errors import BadData
from wolfden.core.events import Log
from wolfden.core.options import Options
from wolfden.core.outcome import Outcome
from wolfden.core.text.position import of_position, read_position
from wolfden.titles.brotherhood_of_the_wolf.bot.heuristics import HEURISTICS
from wolfden.titles.brotherhood_of_the_wolf.meta import META
from wolfden.titles.brotherhood_of_the_wolf.rules.actions import open_part
from wolfden.titles.brotherhood_of_the_wolf.rules.board import Board, board, check_ways_out
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import deck
from wolfden.titles.brotherhood_of_the_wolf.rules.course import open_game, play_stage, stage_codes
from wolfden.titles.brotherhood_of_the_wolf.rules.ending import final_outcome
from wolfden.titles.brotherhood_of_the_wolf.rules.opening import deal_figures
from wolfden.titles.brotherhood_of_the_wolf.rules.possibilities import resample
from wolfden.titles.brotherhood_of_the_wolf.rules.state import (
    OVER,
    Position,
    Setting,
    first_spaces,
    full_piles,
    no_blood,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import (
    BEAST_SEAT,
    HUNTER_COUNT,
    NONE,
    SEASON_COUNT,
    VICTIMS_TO_WIN,
    VILLAGES,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.view import view
from wolfden.titles.brotherhood_of_the_wolf.text.check import check
from wolfden.titles.brotherhood_of_the_wolf.text.explain import explain
from wolfden.titles.brotherhood_of_the_wolf.text.notation import BrotherhoodNotation
from wolfden.titles.brotherhood_of_the_wolf.text.position import KEYWORDS, dump, fill

_NOT_LISTED: Final = -2
"""No seat's codes are kept at the moment."""


@final
class BrotherhoodState(Position):
    """A game of Brotherhood of the Wolf: the fields of a position, played by the rules."""

    _listed: list[int] | None = None
    _listed_for: int = _NOT_LISTED
    """The legal codes of the seat that was asked last, until something changes."""

    def actors(self) -> tuple[Seat, ...]:
        """Return the Beast, the hunters who may act now, or chance for a season card."""
        return self.due()

    def codes(self, seat: Seat) -> list[int]:
        """Return the legal codes of a seat."""
        if self._listed_for == seat and self._listed is not None:
            return self._listed
        if seat not in self.due():
            return []
        listed = stage_codes(self, seat)
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
        play_stage(self, seat, code, log)

    def copy(self) -> "BrotherhoodState":
        """Return an independent copy; what is only ever replaced is shared."""
        twin = BrotherhoodState(
            self.setting,
            self.leaders,
            self.hunters[:],
            self.spaces[:],
            self.slots[:],
            self.traces[:],
            self.trails[:],
            self.blood[:],
            self.cards[:],
        )
        twin.stood = self.stood
        twin.stage = self.stage
        twin.round = self.round
        twin.count = self.count
        twin.card = self.card
        twin.identity = self.identity
        twin.beast = self.beast
        twin.hidden = self.hidden
        twin.haunts = self.haunts
        twin.fog_victims = self.fog_victims
        twin.victims = self.victims
        twin.faces = self.faces
        twin.taken = self.taken
        twin.marker = self.marker
        twin.dragoons = self.dragoons
        twin.peasants = self.peasants
        twin.portefaix = self.portefaix
        twin.fog_portefaix = self.fog_portefaix
        twin.lying = self.lying
        twin.moved = self.moved
        twin.examined = self.examined
        twin.shifted = self.shifted
        twin.ending = self.ending
        return twin

    def view(self, seat: Seat | None) -> Json:
        """Return what a seat or a watcher may know."""
        return view(self, seat)

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the Beast alone, or all hunters: they share what they know."""
        return (seat,) if seat == BEAST_SEAT else self.setting.team

    def seen_as(self, seat: Seat, code: int, observer: Seat) -> int:
        """B2.1, B4.2 Return what hunters see of the Beast's secret choices; the Beast sees all."""
        return code if observer == BEAST_SEAT else open_part(code)

    def clues(self, observer: Seat) -> int:
        """B6.1, B6.4 Return where the Beast was seen last, its victims and the tokens taken."""
        if observer == BEAST_SEAT:
            return 0
        village = NONE if self.haunts else self.beast
        return (self.taken * (VICTIMS_TO_WIN + 1) + self.victims) * (VILLAGES + 1) + village + 1

    def resample(self, seat: Seat | None, rng: random.Random) -> "BrotherhoodState":
        """Return a world the seat cannot tell from this one; the Beast knows everything."""
        twin = self.copy()
        if seat != BEAST_SEAT:
            resample(twin, seat, rng)
        return twin

    def outcome(self) -> Outcome | None:
        """Return who won and why once the game is over."""
        return final_outcome(self) if self.stage == OVER else None

    def refusal(self, seat: Seat, words: list[str], whole: bool) -> Reason | None:
        """Return why the words are not open to ``seat``."""
        notation = self.setting.notation
        assert isinstance(notation, BrotherhoodNotation)
        return explain(self, seat, notation.read_words(words))

    def dump(self) -> str:
        """Return the position as text."""
        return dump(self)

    def notation(self) -> Notation:
        """Return the notation of this map and these cards."""
        return self.setting.notation


@final
class BrotherhoodOfTheWolf(Game):
    """The title."""

    def meta(self) -> Meta:
        """Return the facts about the title."""
        return META

    def begin(self, seats: int, options: Options) -> BrotherhoodState:
        """Return the table before anyone has chosen anything."""
        state = empty_state(seats, options)
        if not state.setting.figures_are_chosen:
            deal_figures(state)
        open_game(state)
        return state

    def sides(self, seats: int) -> tuple[str, ...]:
        """B1.3 Return the Beast on the first seat and the hunters on all others."""
        return ("beast", *["hunters"] * (seats - 1))

    def heuristics(self) -> Heuristics:
        """Return what is known of good play."""
        return HEURISTICS

    def load(self, position: str) -> BrotherhoodState:
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


@lru_cache(maxsize=16)
def _checked_board(own_map: str, own_cards: str) -> Board:
    ground = board(own_map)
    check_ways_out(ground, deck(own_cards))
    return ground


def empty_state(seats: int, options: Options) -> BrotherhoodState:
    """Return a table with nothing on it."""
    ground = _checked_board(str(options["map"]), str(options["cards"]))
    cards = deck(str(options["cards"]))
    setting = Setting(seats, ground, cards, options, BrotherhoodNotation(ground, cards))
    return BrotherhoodState(
        setting,
        leaders=[NONE] * HUNTER_COUNT,
        hunters=[NONE] * HUNTER_COUNT,
        spaces=first_spaces(),
        slots=[NONE] * SEASON_COUNT,
        traces=[NONE] * SEASON_COUNT,
        trails=[0] * SEASON_COUNT,
        blood=no_blood(),
        cards=full_piles(),
    )


GAME: Final = BrotherhoodOfTheWolf()
