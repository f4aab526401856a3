"""Positions: what is on the table, and the plain ways to read it.

The rules (``rules/``) work on a :class:`Position`; ``game.py`` makes it a full ``State``.
"""

from typing import Final

from wolfden.core.contract import Notation
from wolfden.core.machine import i64
from wolfden.core.options import Options
from wolfden.core.title import TitleSetting, TitleState
from wolfden.titles.age_of_the_wolf.rules import vocabulary as vocab
from wolfden.titles.age_of_the_wolf.rules.board import Board
from wolfden.titles.age_of_the_wolf.rules.pieces import FIVE, worth
from wolfden.titles.age_of_the_wolf.rules.tables import Tables

ADVANCING: Final = 19
"""Nothing is to be decided: ``rules/turn.py`` finds what comes next. Never seen from outside."""

# Fields of a pack, one row of PACK_FIELDS integers a seat.
WOLVES: Final = 0
"""Wolves on the board, the Lead Wolf counted as five."""
DENS: Final = 1
LEAD_AT: Final = 2
"""The region of the Lead Wolf, or one of the words below."""
HOME: Final = 3
"""A2.1 The pack's start region, or ``NOWHERE`` until it is chosen."""
PACK_FIELDS: Final = 4
NOWHERE: Final = -1
LEAD_LOST: Final = -1
"""A9.1 The Lead Wolf is gone and its owner still has wolves to replace it with."""
PACK_OUT: Final = -2
"""A9.2 The pack is out of the game."""
PACK_AWAY: Final = -3
"""A2.1 The pack has not been set up yet."""


class Setting(TitleSetting):
    """What never changes during a game: the board, the numbers and the options as values."""

    def __init__(
        self, players: int, board: Board, tables: Tables, options: Options, notation: Notation
    ) -> None:
        super().__init__(players, options, notation)
        self.board: Final = board
        self.tables: Final = tables
        self.round_limit: Final = int(options["round-limit"])
        self.many_dens: Final = options["dens-a-turn"] == "any"
        self.new_dens: Final = options["dens"] == "entered"
        """A6.1 Dens only in regions that were entered in the same turn."""
        self.deals_packs: Final = options["packs"] == "dealt"
        self.is_printed: Final = options["details"] == "printed"
        """Whether the details are as printed, not as in version 1 of our rules."""
        self.fill_orders: Final[dict[tuple[int, ...], list[int]]] = {}
        """A2.2 By the packs' start regions, the order in which predators come into the others."""


class Position(TitleState):
    """The fields of a game of Age of the Wolf.

    Lists hold plain integers, so that a copy is a few block copies. Those named first have one
    entry a region.
    """

    stage: i64 = vocab.CHOOSE_FIRST
    step: i64 = vocab.STEP_MOVE
    seat: i64 = 0
    """Who is to decide, unless chance is."""
    active: i64 = 0
    """Whose turn it is."""
    first: i64 = 0
    """A2.1 Who began."""
    round: i64 = 0
    count: i64 = 0
    """How far the dealing of this stage has come."""
    moves: i64 = 0
    """A3.2 Movements still to be made in this turn."""
    battle: i64 = 0
    """A3.3 The march whose battle is being fought or comes next."""
    rolling: i64 = vocab.ATTACKER_ROLLS
    attack: i64 = 0
    """A5.1 The attacker's roll in this roll-off, 0 before it."""
    defence: i64 = 0
    place: i64 = 0
    """The region a decision in between is about."""
    debt: i64 = 0
    """Wolves that the owner of ``place`` must lose there."""
    served: i64 = 0
    """A3.1 A bit for each region that had its litter, while the supply is short."""
    frozen: i64 = 0
    """A8.4 A bit for each frozen channel."""
    built: i64 = 0
    """A6.1 Dens built in this turn."""
    lead_tired: bool = False
    """A4.3 Whether the active pack's Lead Wolf has moved in this turn."""
    ending: i64 = vocab.BY_DENS
    """A9 How the game ended, once it has."""

    def __init__(
        self,
        setting: Setting,
        owner: list[int],
        wolves: list[int],
        dens: list[int],
        predators: list[int],
        attackers: list[int],
        tired: list[int],
        packs: list[int],
        cards: list[int],
        marches: list[int],
    ) -> None:
        super().__init__(setting.players)
        self.setting: Final = setting
        self.owner = owner
        """Whose wolves hold the region, or ``NOBODY``."""
        self.wolves = wolves
        """How many wolves its owner has there, the Lead Wolf counted as five."""
        self.dens = dens
        """1 where the owner has a den."""
        self.predators = predators
        """The predators there, see ``pieces.py``."""
        self.attackers = attackers
        """A4.3 Wolves of the active pack that wait in a rival's region for their battle."""
        self.tired = tired
        """A4.3 Wolves of the active pack, Lead Wolf left out, that have moved in this turn."""
        self.packs = packs
        """``PACK_FIELDS`` integers a seat."""
        self.cards = cards
        """A row of ``CARD_KINDS`` counts for each hand, then one for the deck and the discards."""
        self.marches = marches
        """A3.3 The movements of this turn in order, as the codes of their actions."""

    # Packs.

    def pack_wolves(self, seat: i64) -> i64:
        """Return how many wolves a pack has on the board."""
        return self.packs[seat * PACK_FIELDS + WOLVES]

    def pack_dens(self, seat: i64) -> i64:
        """Return how many dens a pack has on the board."""
        return self.packs[seat * PACK_FIELDS + DENS]

    def lead_at(self, seat: i64) -> i64:
        """Return where a pack's Lead Wolf is, ``LEAD_LOST``, ``PACK_OUT`` or ``PACK_AWAY``."""
        return self.packs[seat * PACK_FIELDS + LEAD_AT]

    def set_lead(self, seat: i64, place: i64) -> None:
        """Put a pack's Lead Wolf somewhere."""
        self.packs[seat * PACK_FIELDS + LEAD_AT] = place

    def home(self, seat: i64) -> i64:
        """A2.1 Return a pack's start region, or ``NOWHERE``."""
        return self.packs[seat * PACK_FIELDS + HOME]

    def set_home(self, seat: i64, place: i64) -> None:
        """A2.1 Give a pack its start region."""
        self.packs[seat * PACK_FIELDS + HOME] = place

    def add_to_pack(self, seat: i64, field: i64, amount: i64) -> None:
        """Change the count of wolves or dens of a pack."""
        place = seat * PACK_FIELDS + field
        self.packs[place] = self.packs[place] + amount

    def supply(self, seat: i64) -> i64:
        """A1.1 Return how many wolves a pack has off the board."""
        most: i64 = self.setting.tables.most_wolves
        return most - self.pack_wolves(seat)

    # Regions.

    def lead_share(self, seat: i64, place: i64) -> i64:
        """Return five if a pack's Lead Wolf is in a region, else nothing."""
        return FIVE if self.packs[seat * PACK_FIELDS + LEAD_AT] == place else 0

    def menace(self, place: i64) -> i64:
        """A5.5 Return what the predators of a region are worth."""
        return worth(self.predators[place], self.setting.board.values)

    def surplus(self, place: i64) -> i64:
        """A3.6 Return how many wolves are too many for a region's prey, in fives."""
        wolves: i64 = self.wolves[place]
        prey: i64 = self.setting.board.prey[place]
        over = wolves + self.menace(place) - prey
        if over <= 0:
            return 0
        over = (over + FIVE - 1) // FIVE * FIVE
        return over if over < wolves else wolves

    def room(self, place: i64) -> i64:
        """A5.8 Return how many more wolves a region can feed, in fives."""
        prey: i64 = self.setting.board.prey[place]
        left = prey - self.wolves[place] - self.menace(place)
        return left // FIVE * FIVE if left > 0 else 0

    def occupies(self, seat: i64, place: i64) -> bool:
        """A1.6 Whether a pack occupies a region: attackers only do so once they have won."""
        if self.owner[place] == seat:
            return True
        return not self.setting.is_printed and self.attacks(seat, place)

    def attacks(self, seat: i64, place: i64) -> bool:
        """A4.3 Whether wolves of a pack wait in a region for their battle."""
        return seat == self.active and self.attackers[place] > 0

    def fresh(self, place: i64) -> i64:
        """A4.3 Return how many of the active pack's wolves here have not moved, Lead left out."""
        wolves: i64 = self.wolves[place]
        return wolves - self.tired[place] - self.lead_share(self.active, place)

    def is_out(self, seat: i64) -> bool:
        """A9.2 Whether a pack is out of the game."""
        return self.lead_at(seat) == PACK_OUT

    # Cards.

    def hand(self, seat: i64, card: i64) -> i64:
        """Return how many cards of a kind a hand, the deck or the discards hold."""
        return self.cards[seat * vocab.CARD_KINDS + card]

    def hand_size(self, seat: i64) -> i64:
        """Return the size of a hand, of the deck or of the discards."""
        row = seat * vocab.CARD_KINDS
        cards = self.cards
        size: i64 = cards[row]
        return size + cards[row + 1] + cards[row + 2] + cards[row + 3]

    def shift_card(self, card: i64, origin: i64, target: i64) -> None:
        """Move one card between hands, the deck and the discards."""
        self.cards[origin * vocab.CARD_KINDS + card] -= 1
        self.cards[target * vocab.CARD_KINDS + card] += 1

    def deck(self) -> i64:
        """Return the row of the undrawn cards."""
        return self.setting.players

    def discards(self) -> i64:
        """Return the row of the discarded cards."""
        return self.setting.players + 1
