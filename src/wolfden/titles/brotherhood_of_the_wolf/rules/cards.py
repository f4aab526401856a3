"""B10 The season cards: read from data, their effects turned into numbers the rules look up.

An effect is a name and its numbers; the rules know each name. A card that combines known effects
needs no code. The names and sentences of our cards are in the texts of the title only; an owner's
card brings its own words.
"""

from functools import lru_cache
from typing import Final

from wolfden.core.text.datafile import Section, read_data, read_toml
from wolfden.core.text.english import ENGLISH
from wolfden.titles.brotherhood_of_the_wolf.rules import terms, vocabulary as vocab

CARDS_PER_SEASON: Final = 6
CARD_COUNT: Final = 24
ALL_VILLAGES: Final = (1 << terms.VILLAGES) - 1
NO_CAP: Final = 99
"""The most leagues that count, where no card sets fewer."""
SOURCES: Final = ("book", "ours")
EDITIONS: Final = ("second", "first")
"""The values of the option `deck`; the default stands first."""

# fmt: off
EFFECTS: Final = (
    "place-portefaix", "beast-range", "investigate-reach", "special-village-aura",
    "ride-protects", "extra-reinforcement", "victims-delta", "hunter-range", "relocate-troops",
    "no-victims-in", "trace-face-up-no-power", "peasants-as-dragoons", "fog",
    "beast-takes-back-trace", "victims-bonus-if-any", "skip-reinforcement",
    "beast-takes-back-village", "formula-base", "formula-league-cap", "no-investigation",
    "dragoons-only-in", "freeze-hunter", "call-to-arms", "dragoons-reach", "troops-only-in",
    "victims-cap", "investigate-from-special", "know-every-trace",
)
# fmt: on
"""Every effect the rules know."""

MAX_RANGE: Final = 12
"""Leagues that any card may let the Beast or a hunter travel."""


PARAMETERS: Final[dict[str, tuple[tuple[str, int, int], ...]]] = {
    "beast-range": (("by", 1 - terms.BASE_RANGE, MAX_RANGE - terms.BASE_RANGE - terms.PACK_RANGE),),
    "hunter-range": (("foot", 0, MAX_RANGE), ("ride", 0, MAX_RANGE)),
    "investigate-reach": (("to", 1, MAX_RANGE),),
    "special-village-aura": (("radius", 1, MAX_RANGE),),
    "victims-delta": (("by", -9, 9),),
    "victims-bonus-if-any": (("by", 1, 9),),
    "formula-base": (("to", 0, 25),),
    "formula-league-cap": (("to", 0, MAX_RANGE),),
    "extra-reinforcement": (("count", 1, 9),),
    "relocate-troops": (("count", 1, 9),),
    "beast-takes-back-village": (("count", 1, 3),),
    "call-to-arms": (("radius", 0, MAX_RANGE),),
    "dragoons-reach": (("to", 1, MAX_RANGE),),
    "victims-cap": (("to", 0, 25),),
}
"""The numbers that an effect takes, each with its least and its greatest value."""

VILLAGE_EFFECTS: Final = ("no-victims-in", "dragoons-only-in", "troops-only-in")
"""Effects that take a list of village numbers."""


class Card:
    """One season card; what it does not change has the value of the plain rules."""

    def __init__(self, section: Section | None) -> None:
        self.id = ""
        self.title = ""
        self.text = ""
        self.source = ""
        self.edition = ""
        """The only edition that has this card; nothing: all have it."""
        self.season = 0
        self.phase = 0
        self.effects: list[str] = []
        self._numbers: dict[str, int] = {}
        """The numbers of the effects, by effect and parameter."""
        if section is not None:
            self._read(section)
        self._apply_to_beast()
        self._apply_to_hunters()

    def _apply_to_beast(self) -> None:
        """Set what the rules of B4, B6 and B7 ask of a card."""
        self.beast_range = terms.BASE_RANGE + self._number("beast-range by", 0)
        """B4.2 How far the Beast may travel, without the wolf pack."""
        self.powerless = "trace-face-up-no-power" in self.effects
        """Trace tokens are laid face up and have no power."""
        self.returns_trace = "beast-takes-back-trace" in self.effects
        self.recalls = self._number("beast-takes-back-village count", 0)
        """Village cards the Beast may take back."""
        self.recalls_start = bool(self._number("beast-takes-back-village start", 0))
        """B2.3 Whether the card of the start village is among them."""
        self.recalls_own = bool(self._number("beast-takes-back-village own", 0))
        """B6.8 Whether that of the Beast's present village is."""
        self.base = self._number("formula-base to", terms.BASE_VICTIMS)
        self.league_cap = self._number("formula-league-cap to", NO_CAP)
        self.victims_delta = self._number("victims-delta by", 0)
        self.bonus_if_any = self._number("victims-bonus-if-any by", 0)
        self.victims_cap = self._number("victims-cap to", terms.VICTIMS_TO_WIN)
        self.fog = "fog" in self.effects

    def _apply_to_hunters(self) -> None:
        """Set what the rules of B3, B5 and B6 ask of a card."""
        self.places_portefaix = "place-portefaix" in self.effects
        self.shifts = self._number("relocate-troops count", 0)
        """Troops that may be moved in phase 1."""
        self.skips_troop = "skip-reinforcement" in self.effects
        self.extra_troops = self._number("extra-reinforcement count", 0)
        self.foot = self._number("hunter-range foot", terms.FOOT)
        self.ride = self._number("hunter-range ride", terms.RIDE)
        """B5.1 Leagues standing and leagues riding."""
        self.longest_move = max(self.foot, self.ride)
        self.riders_stand = "ride-protects" in self.effects
        changed = self.foot != terms.FOOT or self.ride != terms.RIDE
        self.changes_moves = changed or self.riders_stand
        """Whether hunters go farther or less far than usual, or stand after a ride."""
        self.frozen = self._number("freeze-hunter hunter", 0)
        """A bit for each hunter who may not move in phase 3."""
        self.aura = self._number("special-village-aura radius", 0)
        """How far a standing hunter in a special village protects."""
        self.safe_villages = self._number("no-victims-in villages", 0)
        """A bit for each village where an attack claims nobody."""
        self.call = self._number("call-to-arms radius", terms.NONE)
        """B10.7 How far hunters in a special village call people to arms; ``NONE``: they do not."""
        self.peasant_villages = self._number("troops-only-in villages", ALL_VILLAGES)
        """A bit for each village where peasants protect."""
        self.dragoon_villages = self.peasant_villages & self._number(
            "dragoons-only-in villages", ALL_VILLAGES
        )
        """A bit for each village where dragoons protect."""
        self.patrols = self._number("dragoons-reach to", 0)
        """How far from their village dragoons protect."""
        self.peasants_cancel = "peasants-as-dragoons" in self.effects
        self.no_investigation = "no-investigation" in self.effects
        self.reach = self._number("investigate-reach to", 0)
        """B6.4 From how far a hunter may investigate."""
        self.informed = "investigate-from-special" in self.effects
        """B10.8 Whether hunters investigate from a special village, however far."""
        self.knows_all = "know-every-trace" in self.effects
        """Whether every hunter recognises every trace."""

    def _number(self, name: str, plain: int) -> int:
        return self._numbers.get(name, plain)

    def take_our_words(self) -> None:
        """Fill a missing title and text with the English of our card that has this id."""
        self.title = self.title or ENGLISH.say(f"season-card-{self.id}")
        self.text = self.text or ENGLISH.say(f"season-card-{self.id}-text")

    def signature(self) -> str:
        """Return id, season, phase and effects with their numbers: all but the words."""
        effects = [*sorted(self.effects), *sorted(self._numbers.items())]
        return f"{self.id} {self.season} {self.phase} {effects}"

    # Reading.

    def _read(self, section: Section) -> None:
        self.id = section.word("id")
        self.title = _own_words(section, "title")
        self.text = _own_words(section, "text")
        self.source = section.word("source", SOURCES)
        self.edition = section.word("edition", EDITIONS) if section.has("edition") else ""
        self.season = vocab.SEASONS.index(section.word("season", vocab.SEASONS))
        self.phase = _within(section, "phase", 1, 4)
        for effect in section.sections("effects"):
            self._read_effect(section, effect)
        section.finish()
        if not self.effects:
            raise section.fail("brotherhood-no-effect")
        if not self.id.replace("-", "").isalnum() or not self.id.islower():
            raise section.fail("brotherhood-card-id", id=self.id)

    def _read_effect(self, section: Section, effect: Section) -> None:
        name = effect.word("name", EFFECTS)
        if name in self.effects:
            raise section.fail("brotherhood-effect-twice", effect=name)
        self.effects.append(name)
        for key, low, high in PARAMETERS.get(name, ()):
            self._numbers[f"{name} {key}"] = _within(effect, key, low, high)
        if name in VILLAGE_EFFECTS:
            self._numbers[f"{name} villages"] = _villages(effect)
        for key in ("start", "own") if name == "beast-takes-back-village" else ():
            if effect.has(key):
                self._numbers[f"{name} {key}"] = int(effect.flag(key))
        if name == "freeze-hunter":
            hunter = vocab.HUNTERS.index(effect.word("hunter", vocab.HUNTERS))
            self._numbers["freeze-hunter hunter"] = 1 << hunter
        effect.finish()


PLAIN: Final = Card(None)
"""No card in force: the plain rules."""


def _own_words(section: Section, key: str) -> str:
    return section.word(key) if section.has(key) else ""


def _within(section: Section, key: str, low: int, high: int) -> int:
    number = section.number(key)
    if not low <= number <= high:
        raise section.fail("data-number", name=key, low=low, high=high, number=str(number))
    return number


def _villages(section: Section) -> int:
    mask = 0
    for number in section.numbers("villages"):
        if not 1 <= number <= terms.VILLAGES:
            raise section.fail("brotherhood-no-village", number=number, most=terms.VILLAGES)
        mask |= 1 << (number - 1)
    return mask


class Deck:
    """All season cards of a table, sorted by season: six summers, six autumns, and so on."""

    def __init__(self, root: Section, edition: str, ours: list[Card] | None = None) -> None:
        """Read the cards of an edition.

        ``ours`` are those whose words an owner's file may leave out.
        """
        known = [card.signature() for card in ours or []]
        sections = root.sections("card")
        read = [Card(section) for section in sections]
        root.finish()
        for section, card in zip(sections, read, strict=True):
            if ours is None or card.signature() in known:
                card.take_our_words()
            else:
                section.word("title")
                section.word("text")
        self.all: Final = read
        """Those of every edition, in the order of the file."""
        first = _edition(read, "first")
        read = _edition(read, edition)
        self.cards: Final = _by_season(read)
        for season, name in enumerate(vocab.SEASONS):
            found = len(_of(read, season))
            if found != CARDS_PER_SEASON:
                raise root.fail(
                    "brotherhood-season-cards", season=name, cards=CARDS_PER_SEASON, found=found
                )
        self.ids: Final = tuple([card.id for card in self.cards])
        twice = [card for card in self.ids if self.ids.count(card) > 1]
        if twice:
            raise root.fail("brotherhood-two-cards", id=twice[0])
        numbers = {card.id: number for number, card in enumerate(_by_season(first))}
        self.known: Final = [numbers.get(card, terms.NONE) for card in self.ids]
        """The place of each card in the first edition, from which networks know it, or ``NONE``."""
        self.shortest_range: Final = min([card.beast_range for card in self.cards])

    def of_season(self, season: int) -> range:
        """Return the numbers of the cards of a season."""
        return range(season * CARDS_PER_SEASON, (season + 1) * CARDS_PER_SEASON)


def _edition(cards: list[Card], edition: str) -> list[Card]:
    return [card for card in cards if card.edition in ("", edition)]


def _by_season(cards: list[Card]) -> list[Card]:
    return [card for season in range(len(vocab.SEASONS)) for card in _of(cards, season)]


def _of(cards: list[Card], season: int) -> list[Card]:
    return [card for card in cards if card.season == season]


@lru_cache(maxsize=16)
def deck(own: str = "", edition: str = EDITIONS[0]) -> Deck:
    """Return the season cards of an edition; ``own`` is the text of an owner's card file.

    Raises:
        BadData: the file is broken; the sentence says where and what would be right.
    """
    if own:
        return Deck(read_toml(own, "cards"), edition, deck().all)
    return Deck(read_data("wolfden.titles.brotherhood_of_the_wolf", "cards.toml"), edition)
