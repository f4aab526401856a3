"""Positions: what is on the table, and the plain ways to read it.

The rules (``rules/``) work on a :class:`Position`; ``game.py`` makes it a full ``State``. Sets are
bits: of villages (bit 0 is village number 1), of hunters, of trace tokens, of season spaces.
"""

from typing import Final

from wolfden.core.contract import CHANCE, Notation
from wolfden.core.machine import i64
from wolfden.core.options import Options
from wolfden.core.title import TitleSetting, TitleState
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab
from wolfden.titles.brotherhood_of_the_wolf.rules.board import Board
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import CARD_COUNT, PLAIN, Card, Deck

_CHANCE_ONLY: Final[tuple[int, ...]] = (CHANCE,)
_NOBODY: Final[tuple[int, ...]] = ()
_BEAST_ONLY: Final[tuple[int, ...]] = (terms.BEAST_SEAT,)


HUNTING: Final = (vocab.MOVING, vocab.CALLING, vocab.EXAMINING)
"""The stages after the Beast's choice in which hunters decide."""


class Setting(TitleSetting):
    """What never changes during a game: the map, the cards and the options as values."""

    def __init__(
        self, players: int, board: Board, deck: Deck, options: Options, notation: Notation
    ) -> None:
        super().__init__(players, options, notation)
        self.board: Final = board
        self.deck: Final = deck
        self.team: Final = tuple(range(1, players))
        """B1.3 The seats of the hunters."""
        self.cards_are_chosen: Final = options["seasons"] == "chosen"
        self.figures_are_chosen: Final = options["figures"] == "chosen"
        self.shared_command: Final = options["command"] == "shared"
        self.devil_is_early: Final = options["devil"] == "at-once"
        """B4.4 Whether the devil moves a hunter before phase 3, and not after it."""
        self.powers_are_chosen: Final = options["powers"] == "chosen"
        """B4.4 Whether the Beast may do without a power where using it can hurt."""
        self.start_is_kept: Final = options["start"] == "kept"
        """B2.3 Whether cards leave the start village's card where it is, unless they name it."""


class Position(TitleState):
    """The fields of a game of Brotherhood of the Wolf.

    Hidden from the hunters: ``identity``, the village of a card that is face down, the token of
    a trace that is face down, and ``beast`` while its card does. ``possible_villages`` and
    ``possible_tokens`` are
    public: they keep what the hunters could work out from all they have seen.
    """

    stage: i64 = vocab.HIDING
    round: i64 = 0
    """B1.5 1 to 12; 0 is the spring of the first victim."""
    count: i64 = 0
    """How far a stage of several steps has come; in phase 1 and 2 how many are left."""
    card: i64 = terms.NONE
    """B3.1 The card in force."""
    identity: i64 = terms.NONE
    beast: i64 = terms.NONE
    """The village the Beast is in; it moves at the reveal of phase 4 (B6.1)."""
    hidden: i64 = terms.NONE
    """B7.1 The season space of the card that fog hides."""
    possible_villages: i64 = 0
    """While the Beast's village is hidden: bits of the villages it may be in."""
    fog_victims: i64 = 0
    victims: i64 = 0
    faces: i64 = 0
    """Bits of the season spaces whose trace is face up."""
    taken: i64 = 0
    """B6.4 Bits of the trace tokens the hunters have taken."""
    marker: i64 = terms.NONE
    """B6.5 The village where the vagabond was recognised."""
    dragoons: i64 = 0
    peasants: i64 = 0
    """B3.2 Bits of the villages with such a troop."""
    portefaix: i64 = terms.NONE
    fog_portefaix: i64 = terms.NONE
    """B10.5 Where Portefaix was when an attack was hidden, until he is placed again."""
    called: i64 = terms.NONE
    """B10.7 The village whose people have taken up arms this season."""
    lying: i64 = 0
    moved: i64 = 0
    examined: i64 = 0
    """Bits of the hunters that are lying, have moved, have investigated (B5.1, B6.4)."""
    shifted: i64 = 0
    """B10.1 Bits of the villages whose troop has been moved there this season."""
    ending: i64 = vocab.RUNNING

    def __init__(
        self,
        setting: Setting,
        leaders: list[int],
        hunters: list[int],
        spaces: list[int],
        slots: list[int],
        traces: list[int],
        possible_tokens: list[int],
        victims_by_village: list[int],
        cards: list[int],
    ) -> None:
        super().__init__(setting.players)
        self.setting: Final = setting
        self.leaders = leaders
        """B1.3 The seat that leads each hunter; ``NONE`` until it is chosen."""
        self.hunters = hunters
        """Where each hunter is; ``NONE`` before B2.2."""
        self.origins = hunters
        """Where each hunter was when the Beast chose, for those who ask why it chose so.

        Replaced when it chooses, never changed; means nothing before it."""
        self.spaces = spaces
        """B1.4 Troops left on each season space."""
        self.slots = slots
        """B4.2 The village whose card is on each season space."""
        self.traces = traces
        """B4.2 The trace token next to it."""
        self.possible_tokens = possible_tokens
        """Bits of the tokens that trace may be, for all the hunters have seen; 0: no trace.

        Besides, traces on the table at the same time are different tokens (B4.2)."""
        self.victims_by_village = victims_by_village
        """B6.2 Victims in each village; those of a hidden card are in ``fog_victims``."""
        self.cards = cards
        """B3.1, B9.1 Where each season card is."""

    def season(self) -> i64:
        """B1.5 Return the season of the round."""
        return terms.season_of(self.round)

    def rule(self) -> Card:
        """B3.1 Return the card in force, or the plain rules."""
        return PLAIN if self.card == terms.NONE else self.setting.deck.cards[self.card]

    def troops(self) -> i64:
        """B3.2 Return the bits of the villages with a troop."""
        return self.dragoons | self.peasants

    def face_up_token(self) -> i64:
        """B4.4 Return the token whose power works this season, or ``NONE``."""
        season = self.season()
        if not self.faces >> season & 1 or self.rule().powerless:
            return terms.NONE
        return self.traces[season]

    def is_open(self, slot: i64) -> bool:
        """Whether the village card on a season space is face up."""
        if self.slots[slot] == terms.NONE:
            return False
        if self.stage == vocab.OVER:
            return True
        if slot == self.hidden or self.stage == vocab.PLACING:
            return False
        return not (self.has_chosen() and slot == self.season())

    def has_chosen(self) -> bool:
        """B4.2 Whether the card of this season is face down, between choice and attack."""
        return vocab.MOVING <= self.stage <= vocab.EMPOWERING

    def shown_season(self) -> i64:
        """Return the season of the round, or the one whose cards are drafted."""
        drafting = vocab.PICKING <= self.stage <= vocab.DISCARDING
        return draft_season(self.count) if drafting else self.season()

    def open_cards(self) -> i64:
        """Return the bits of the villages whose card is face up."""
        bits: i64 = 0
        for slot in range(vocab.SEASON_COUNT):
            if self.is_open(slot):
                bits |= 1 << self.slots[slot]
        return bits

    def laid_cards(self) -> i64:
        """B4.2 Return the bits of all villages whose card is on the table."""
        bits: i64 = 0
        for village in self.slots:
            if village != terms.NONE:
                bits |= 1 << village
        return bits

    def laid_tokens(self) -> i64:
        """B4.2 Return the bits of the trace tokens on the table."""
        bits: i64 = 0
        for token in self.traces:
            if token != terms.NONE:
                bits |= 1 << token
        return bits

    def commands(self, seat: i64, hunter: i64) -> bool:
        """B1.3 Whether a seat may move this hunter."""
        return self.setting.shared_command or self.leaders[hunter] == seat

    def beast_is_hidden(self) -> bool:
        """B2.1, B7.1 Whether the hunters do not see where the Beast is."""
        return self.stage == vocab.PLACING or (
            self.hidden != terms.NONE and self.stage != vocab.OVER
        )

    def due(self) -> tuple[int, ...]:
        """Return who may act in the present stage."""
        stage = self.stage
        if stage >= vocab.HIDING:
            if vocab.GUARDING <= stage <= vocab.ADDING or stage in HUNTING:
                return self.setting.team
            if stage == vocab.OVER:
                return _NOBODY
            if stage == vocab.PLACING:
                return self._placers()
            if stage != vocab.TURNING:
                return _BEAST_ONLY
            if not self.setting.cards_are_chosen:
                return _CHANCE_ONLY
            return side(self, favours_hunters(self.season()))
        if stage == vocab.LEADING:
            return self.setting.seats[1 + self.count % len(self.setting.team)]
        hunters = favours_hunters(draft_season(self.count))
        return side(self, hunters if stage == vocab.PICKING else not hunters)

    def _placers(self) -> tuple[int, ...]:
        """B2.2 Return the seats with a hunter still to be placed."""
        if self.setting.shared_command:
            return self.setting.team
        waiting = [seat for seat in self.setting.team if self._waits(seat)]
        return tuple(waiting)

    def _waits(self, seat: i64) -> bool:
        for hunter in range(vocab.HUNTER_COUNT):
            if self.leaders[hunter] == seat and self.hunters[hunter] == terms.NONE:
                return True
        return False


DRAFT_ORDER: Final = (vocab.SPRING, vocab.SUMMER, vocab.AUTUMN, vocab.WINTER)
DRAFT_STEPS: Final = 5
"""B9.1 For each season: pick, discard, pick, discard, pick; the last card goes by itself."""


def draft_season(step: i64) -> i64:
    """B9.1 Return the season whose cards are drafted at a step."""
    return DRAFT_ORDER[step // DRAFT_STEPS]


def favours_hunters(season: i64) -> bool:
    """B9.1 Spring and summer favour the hunters, autumn and winter the Beast."""
    return season in (vocab.SPRING, vocab.SUMMER)


def side(position: Position, hunters: bool) -> tuple[int, ...]:
    """Return the seats of a side."""
    return position.setting.team if hunters else _BEAST_ONLY


def first_spaces() -> list[int]:
    """B1.4 Return the troops on the season spaces at the start."""
    return [terms.TROOPS_PER_SPACE] * vocab.SEASON_COUNT


def no_victims() -> list[int]:
    """Return the villages before the first victim."""
    return [0] * terms.VILLAGES


def full_piles() -> list[int]:
    """B3.1 Return the season cards, all in their piles."""
    return [vocab.IN_PILE] * CARD_COUNT
