"""Age of the Wolf as a title: the full state and the game that makes it."""

import random
from typing import Final, final

from wolfden.core.contract import CHANCE, Json, Notation, Outcome, Seat
from wolfden.core.events import Log
from wolfden.core.machine import i64
from wolfden.core.meta import Meta
from wolfden.core.options import Choice, Document, Number, Options
from wolfden.core.text.position import PositionText, write_position
from wolfden.core.title import Title
from wolfden.titles.age_of_the_wolf.bot.heuristics import HEURISTICS
from wolfden.titles.age_of_the_wolf.rules import (
    battling,
    cards,
    dealing,
    driving,
    losing,
    turn,
    vocabulary as vocab,
)
from wolfden.titles.age_of_the_wolf.rules.actions import at_of, pack
from wolfden.titles.age_of_the_wolf.rules.board import board
from wolfden.titles.age_of_the_wolf.rules.dens import litter_codes, play_litter
from wolfden.titles.age_of_the_wolf.rules.pieces import NOBODY
from wolfden.titles.age_of_the_wolf.rules.state import (
    ADVANCING,
    NOWHERE,
    PACK_AWAY,
    Position,
    Setting,
)
from wolfden.titles.age_of_the_wolf.rules.tables import tables
from wolfden.titles.age_of_the_wolf.rules.view import view
from wolfden.titles.age_of_the_wolf.text.check import check
from wolfden.titles.age_of_the_wolf.text.explain import AgeQuestion
from wolfden.titles.age_of_the_wolf.text.notation import AgeNotation, notation
from wolfden.titles.age_of_the_wolf.text.position import KEYWORDS, fill, lines

META: Final = Meta(
    id="age-of-the-wolf",
    name="Age of the Wolf",
    min_seats=2,
    max_seats=4,
    options=(
        Choice("ring", ("four", "packs")),
        Choice("packs", ("chosen", "dealt"), hidden=("seats",)),
        Choice("dens", ("any", "entered")),
        Choice("dens-a-turn", ("one", "any")),
        Choice("details", ("printed",), hidden=("version-1",)),
        Number("round-limit", 1, 10_000, 60),
        Document("board", is_reconstructed=True),
    ),
    rules_version=2,
    maturity="beta",
    rule_letter="A",
    quick_seats=("me", "bot", "bot"),
    quick_options={"ring": "packs", "packs": "dealt"},
    older={1: {"ring": "packs", "packs": "seats", "details": "version-1"}},
)

_NOBODY: Final[tuple[int, ...]] = ()
_CHANCE_ONLY: Final[tuple[int, ...]] = (CHANCE,)


@final
class AgeState(Position):
    """A game of Age of the Wolf: the fields of a position, played by the rules."""

    _listed: list[int] | None = None
    """The legal codes of the present position, once they were asked for."""

    def actors(self) -> tuple[Seat, ...]:
        """Return the seat that has to decide, or chance for a roll or a draw."""
        stage = self.stage
        if stage <= vocab.ROLLING:
            return _CHANCE_ONLY
        if stage >= vocab.OVER:
            return _NOBODY if stage == vocab.OVER else self._choosers()
        return self.setting.seats[self.seat]

    def _choosers(self) -> tuple[Seat, ...]:
        """A2.1 Return who says which pack a seat has: the seat itself, or chance."""
        return _CHANCE_ONLY if self.setting.deals_packs else self.setting.seats[self.seat]

    def codes(self, seat: Seat) -> list[int]:
        """Return the legal codes of a seat."""
        stage = self.stage
        if stage >= vocab.OVER:
            return dealing.start_codes(self) if (seat,) == self.actors() else []
        if seat != (CHANCE if stage <= vocab.ROLLING else self.seat):
            return []
        if self._listed is None:
            self._listed = self._chance_codes() if stage <= vocab.ROLLING else self._list()
        return self._listed

    def _chance_codes(self) -> list[int]:
        stage = self.stage
        if stage == vocab.ROLLING:
            return [pack(vocab.ROLL, face) for face in self.setting.tables.faces]
        if stage == vocab.CHOOSE_FIRST:
            return dealing.first_codes(self)
        return (
            dealing.predator_codes(self)
            if stage == vocab.DEAL_PREDATORS
            else cards.draw_codes(self)
        )

    def _list(self) -> list[int]:
        stage = self.stage
        if stage <= vocab.ROAMING:
            return turn.step_codes(self)
        if stage == vocab.REROLLING:
            return battling.reroll_codes()
        if stage == vocab.DRIVING:
            return driving.drive_codes(self)
        if stage == vocab.RETREATING:
            return battling.retreat_codes(self)
        if stage == vocab.WITHDRAWING:
            return driving.withdraw_codes(self)
        if stage == vocab.LOSING:
            return losing.lose_codes(self)
        if stage == vocab.LEADING:
            return losing.lead_codes(self)
        return litter_codes(self) if stage == vocab.BREEDING else cards.excess_codes(self)

    def weights(self) -> list[int]:
        """Return the weights of what chance may roll or draw."""
        stage = self.stage
        if stage == vocab.ROLLING:
            return self.setting.tables.face_weights
        if stage == vocab.DEAL_PREDATORS:
            return dealing.predator_weights(self)
        if stage == vocab.CHOOSE_FIRST:
            return [1] * self.setting.players
        if stage == vocab.CHOOSE_START:
            return [1] * len(self.codes(CHANCE))
        return cards.draw_weights(self) if stage <= vocab.DRAWING else []

    def play(self, seat: Seat, code: int, log: Log | None = None) -> None:
        """Carry out a legal code."""
        self._listed = None
        stage = self.stage
        if stage <= vocab.ROLLING:
            self._play_chance(code, log)
        elif stage <= vocab.ROAMING:
            turn.play_step(self, code, log)
        else:
            self._play_answer(code, log)
        if self.stage == ADVANCING:
            turn.advance(self, log)

    def _play_chance(self, code: i64, log: Log | None) -> None:
        stage = self.stage
        if stage == vocab.ROLLING:
            battling.play_roll(self, at_of(code), log)
        elif stage == vocab.DRAWING:
            turn.play_draw(self, at_of(code), log)
        elif stage == vocab.CHOOSE_FIRST:
            dealing.play_first(self, code, log)
        elif stage == vocab.DEAL_PREDATORS:
            dealing.play_predator(self, code, log)
        else:
            dealing.play_deal(self, at_of(code), log)
            if self.stage == ADVANCING:
                turn.begin_turn(self, log)

    def _play_answer(self, code: i64, log: Log | None) -> None:
        stage = self.stage
        if stage == vocab.REROLLING:
            battling.play_reroll(self, code, log)
        elif stage == vocab.DRIVING:
            driving.play_drive(self, code, log)
        elif stage == vocab.RETREATING:
            battling.play_retreat(self, code, log)
        elif stage == vocab.WITHDRAWING:
            driving.play_withdrawal(self, code, log)
        elif stage == vocab.LOSING:
            losing.play_lose(self, code, log)
        elif stage == vocab.LEADING:
            losing.play_lead(self, code, log)
        elif stage == vocab.BREEDING:
            play_litter(self, code, log)
        elif stage == vocab.CHOOSE_START:
            dealing.play_start(self, at_of(code), log)
        else:
            cards.play_excess(self, code, log)

    def copy(self) -> "AgeState":
        """Return an independent copy."""
        twin = AgeState(
            self.setting,
            self.owner[:],
            self.wolves[:],
            self.dens[:],
            self.predators[:],
            self.attackers[:],
            self.tired[:],
            self.packs[:],
            self.cards[:],
            self.marches[:],
        )
        twin.stage = self.stage
        twin.step = self.step
        twin.seat = self.seat
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.count = self.count
        twin.moves = self.moves
        twin.battle = self.battle
        twin.rolling = self.rolling
        twin.attack = self.attack
        twin.defence = self.defence
        twin.place = self.place
        twin.debt = self.debt
        twin.served = self.served
        twin.frozen = self.frozen
        twin.built = self.built
        twin.lead_tired = self.lead_tired
        twin.ending = self.ending
        twin._listed = self._listed
        return twin

    def view(self, seat: Seat | None) -> Json:
        """Return what a seat or a watcher sees: everything but the cards of others."""
        return view(self, seat, META.note_keys(self.setting.options))

    def resample(self, seat: Seat | None, rng: random.Random) -> "AgeState":
        """Return a copy in which all cards that the seat has not seen are dealt again."""
        twin = self.copy()
        twin._listed = None  # noqa: SLF001 (our own class)
        dealing.redeal(twin, seat, rng)
        return twin

    def observed_code(self, seat: Seat, code: int, observer: Seat) -> int:
        """Return how an action looks to another seat: only drawn cards are hidden (A8.6)."""
        return dealing.seen_draw(self, code, observer) if seat == CHANCE else code

    def outcome(self) -> Outcome | None:
        """Return scores, ranking and reason once the game is over."""
        return losing.final_outcome(self) if self.stage == vocab.OVER else None

    def title(self) -> str:
        """Return the id of the title."""
        return META.id

    def question(self, seat: Seat, words: list[str], whole: bool) -> AgeQuestion:
        """Return the question why a seat may not choose these words."""
        notation = self.setting.notation
        assert isinstance(notation, AgeNotation)
        return AgeQuestion(self, seat, notation.read_words(words))

    def dump(self) -> str:
        """Return the position as text, hidden things included."""
        return write_position(META, self.setting.players, self.setting.options, lines(self))

    def notation(self) -> Notation:
        """Return the notation of this board."""
        return self.setting.notation


@final
class AgeOfTheWolf(Title[AgeState]):
    """The title."""

    def empty(self, seats: int, options: Options) -> AgeState:
        """Return a table with nothing on it, all cards in the deck."""
        numbers = tables()
        ground = board(seats, str(options["ring"]), str(options["board"]))
        setting = Setting(seats, ground, numbers, options, notation(ground, numbers))
        size = ground.size
        return AgeState(
            setting,
            owner=[NOBODY] * size,
            wolves=[0] * size,
            dens=[0] * size,
            predators=[0] * size,
            attackers=[0] * size,
            tired=[0] * size,
            packs=[0, 0, PACK_AWAY, NOWHERE] * seats,
            cards=[0] * (vocab.CARD_KINDS * seats) + numbers.cards + [0] * vocab.CARD_KINDS,
            marches=[],
        )

    def begin(self, seats: int, options: Options) -> AgeState:
        """Return the table before packs are chosen, or before chance says who begins."""
        state = self.empty(seats, options)
        if options["packs"] == "seats":
            dealing.seat_packs(state)
        else:
            state.stage = vocab.CHOOSE_START
        return state

    def fill(self, state: AgeState, text: PositionText) -> None:
        """Lay out a position on an empty table and check that it can occur."""
        fill(state, text)
        check(state)


GAME: Final = AgeOfTheWolf(META, KEYWORDS, HEURISTICS)
