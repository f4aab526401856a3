"""A table laid out by hand: the position a rule speaks of, in few words.

A test puts on the board what its rule is about, and nothing more: regions it does not name are
empty, without predators too. Seats are counted from one, as in the notation. Where a test does not
say where a Lead Wolf is, it is in the first region that names its pack.

The ring for two packs, as the quick game has it; prey values in brackets, ``*`` a coast, ``~``
channels. The sectors meet on both sides, so that what is said of red and green holds for green and
red as well::

    forest (30)     borders on tundra, steppe, ridge, mountain; the pack starts here
    tundra (10)*    forest, steppe, ridge                        ~ own island, island before
    steppe (20)     forest, tundra, mountain; ridge and lowland of the sector before
    ridge (10)      forest, tundra, mountain, lowland; steppe of the next sector
    mountain (15)   forest, steppe, ridge, lowland; lowland of the sector before
    lowland (40)*   ridge, mountain; steppe and mountain of the next sector
    island (25)*    no land border                               ~ own tundra, next tundra
"""

from tests.titles.tables import LaidTable
from wolfden.core.options import Value
from wolfden.titles.age_of_the_wolf.game import GAME, AgeState
from wolfden.titles.age_of_the_wolf.rules.vocabulary import CARDS
from wolfden.titles.age_of_the_wolf.text.check import check

Hands = dict[int, str]


class Table(LaidTable[AgeState]):
    """A game whose position is written down by the test."""

    def __init__(
        self,
        regions: str,
        *,
        seats: int = 2,
        hands: Hands | None = None,
        leads: Hands | None = None,
        discards: str = "",
        turn: str = "",
        active: int = 1,
        first: int = 1,
        **options: Value,
    ) -> None:
        """Lay out a position; unless ``turn`` says otherwise, step 2 of seat 1 begins.

        ``hands`` and ``discards`` list cards (``"scare scare breed"``), ``leads`` the region of
        each Lead Wolf; ``turn`` is what a position file says of the turn.
        """
        chosen = {"ring": "packs", **options}
        given = [f"{name.replace('_', '-')}={value}" for name, value in chosen.items()]
        who = f"seat={active} active={active} first={first}"
        lines = [
            f"position age-of-the-wolf rules=2 seats={seats}",
            " ".join(["options", *given]),
            " ".join(["regions", *regions.split()]),
            *[_pack(seat, regions, hands or {}, leads or {}) for seat in range(1, seats + 1)],
            f"discards {_cards(discards)}",
            f"turn {who} {turn or 'stage=move step=move moves=1'} round=1"
            if "round=" not in turn
            else f"turn {who} {turn}",
        ]
        self.state: AgeState = GAME.load("\n".join(lines))

    # Asking.

    def on(self, region: str) -> str:
        """Return what is in a region, as position files say it; empty if nothing is there."""
        line = next(row for row in self.state.dump().splitlines() if row.startswith("regions"))
        words = dict(word.split("=") for word in line.split()[1:])
        return words.get(region, "")

    def lead(self, seat: int) -> str:
        """Return where a Lead Wolf is; empty if it has died."""
        place = self.state.lead_at(seat - 1)
        return self.state.setting.board.names[place] if place >= 0 else ""

    def hand(self, seat: int) -> str:
        """Return the cards of a hand."""
        counts = [self.state.hand(seat - 1, kind) for kind in range(len(CARDS))]
        return " ".join(
            card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)
        )

    def wolves(self, seat: int) -> int:
        """Return how many wolves a pack has on the board."""
        return self.state.pack_wolves(seat - 1)

    def dens(self, seat: int) -> int:
        """Return how many dens a pack has on the board."""
        return self.state.pack_dens(seat - 1)

    @property
    def stage(self) -> str:
        """The word for what is to be decided now."""
        return str(self.state.view(None)["stage"])

    # Playing.

    def check(self) -> None:
        """Look after each action whether the position is sound."""
        check(self.state)


def _pack(seat: int, regions: str, hands: Hands, leads: Hands) -> str:
    homes = [word.split("=")[0] for word in regions.split() if f"={seat}:" in word]
    lead = leads.get(seat, homes[0] if homes else "out")
    return f"pack seat={seat} lead={lead} {_cards(hands.get(seat, ''))}"


def _cards(words: str) -> str:
    cards = words.split()
    return " ".join(f"{card}={cards.count(card)}" for card in dict.fromkeys(cards))
