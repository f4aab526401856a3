"""A table laid out by hand: the position a rule speaks of, in few words.

A test names the round, the stage and what its rule is about. For the rest: the Beast is the devil
and started in Langeac, all hunters stand in the hamlet of Barjac in the far south, no card is in
force, and seat 2 leads all hunters. Seats are counted from one, as in the notation.

Round 1 is a summer, 2 an autumn, 3 a winter, 4 a spring, and so on.
"""

from typing import Final

from tests.titles.tables import LaidTable
from wolfden.core.contract import CHANCE
from wolfden.core.events import Event, Log
from wolfden.core.options import Value
from wolfden.titles.brotherhood_of_the_wolf.game import GAME, BrotherhoodState
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import EDITIONS, deck
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import NONE, TROOPS_PER_SPACE, season_of
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import HUNTERS, SEASONS, TURNING

FAR_AWAY: Final = "barjac"
STRUCK: Final = ("examine", "over")
"""Stages after the attack, when the Beast is in the village of this season's card."""


class Table(LaidTable[BrotherhoodState]):
    """A game whose position is written down by the test."""

    def __init__(
        self,
        stage: str,
        number: int = 1,
        *,
        laid: str = "spring=langeac",
        card: str = "",
        at: str = "",
        villages: str = "",
        identity: str = "devil",
        beast: str = "",
        tokens: str = "",
        spaces: str = "",
        count: int = 0,
        played: str = "",
        seats: int = 2,
        **options: Value,
    ) -> None:
        """Lay out a position.

        ``laid``: village cards, with trace and face, ``summer=saugues/wolves/down``. ``at``:
        hunters, ``bishop=mende,lying``. ``villages``: troops and victims, ``mende=dragoon,2``.
        ``beast`` and ``tokens``: further words of these lines of a position file. ``spaces``:
        troops left, ``summer=2``; by default those on the map came from summer and autumn first.
        ``played``: cards played before, if it matters which. Where ``card`` or one of these is
        only in the first edition of the cards, that one is played.
        """
        self._number = number
        self._stage = stage
        options = {**edition_of(card, *played.split(",")), **options}
        self._deck = deck("", str(options.get("deck", EDITIONS[0])))
        words = _pairs(laid)
        lines = [
            f"position {GAME.meta().id} rules={GAME.meta().rules_version} seats={seats}",
            " ".join(["options", *[f"{key}={value}" for key, value in options.items()]]),
            self._round_line(count, _victims(villages, beast), card, played),
            f"beast identity={identity} at={words[self._beast_season()].split('/')[0]} {beast}",
            *[_hunter(hunter, _pairs(at), seats) for hunter in HUNTERS],
            *[_space(season, words, _spaces(spaces, villages)) for season in SEASONS],
            f"villages {villages}",
            f"cards played={','.join(self._played(card, played))}",
            f"tokens {tokens}",
        ]
        self.state: BrotherhoodState = GAME.load("\n".join(lines))
        if not card:
            self.state.card = NONE

    def _round_line(self, count: int, victims: int, card: str, played: str) -> str:
        words = f"round number={self._number} stage={self._stage} count={count} victims={victims}"
        return f"{words} {self._card_word(card, played)}"

    def _beast_season(self) -> str:
        struck = self._stage in STRUCK
        return SEASONS[season_of(self._number if struck else self._number - 1)]

    def _card_word(self, card: str, played: str) -> str:
        last = self._played(card, played)[-1:] if self._stage != "card" else []
        return f"card={last[0]}" if last else ""

    def _played(self, card: str, played: str) -> list[str]:
        """Return the cards of all rounds so far; the last one is the card in force."""
        cards = self._deck
        found = played.split(",") if played else []
        rounds = self._number - (1 if self._stage == "card" else 0)
        for number in range(len(found) + 1, rounds + 1):
            if number == rounds and card:
                found.append(card)
            else:
                season = cards.of_season(season_of(number))
                ids = [cards.ids[one] for one in season if cards.ids[one] not in (*found, card)]
                found.append(ids[0])
        return found

    # Asking.

    def place(self, name: str) -> int:
        """Return the number of a place."""
        return self.state.setting.board.by_id[name]

    @property
    def stage(self) -> str:
        """What is asked for now."""
        return str(self.state.view(0)["stage"])

    def seen(self, field: str, seat: int = 0) -> object:
        """Return a field of the view of a seat counted from one; 0: of a watcher."""
        return self.state.view(seat - 1 if seat else None)[field]

    # Playing.

    def draw(self, card: str) -> list[Event]:
        """Let chance turn up a card."""
        assert self.state.stage == TURNING
        log = Log()
        self.state.apply(self.state.parse(CHANCE, f"card {card}"), log)
        return log.events


def edition_of(*cards: str) -> dict[str, Value]:
    """Return the option that brings the first edition, if a card is in no other."""
    ids = {card.id for card in deck().all if card.edition == "first"}
    return {"deck": "first"} if ids & set(cards) else {}


def _pairs(text: str) -> dict[str, str]:
    return dict(word.split("=") for word in text.split())


def _victims(villages: str, beast: str) -> int:
    parts = [part for content in _pairs(villages).values() for part in content.split(",")]
    return sum(int(part) for part in parts if part.isdigit()) + int(
        _pairs(beast).get("victims", "0")
    )


def _hunter(name: str, at: dict[str, str], seats: int) -> str:
    place, *more = at.get(name, FAR_AWAY).split(",")
    seat = 2 + HUNTERS.index(name) % (seats - 1)
    return " ".join([f"hunter name={name} seat={seat} at={place}", *[f"{m}=yes" for m in more]])


def _spaces(spaces: str, villages: str) -> dict[str, str]:
    """Return the troops left on each space, as given or as the map leaves them."""
    left = dict.fromkeys(SEASONS, TROOPS_PER_SPACE)
    for kind, first, second in (("dragoon", "summer", "spring"), ("peasant", "autumn", "winter")):
        count = sum(kind in content.split(",") for content in _pairs(villages).values())
        left[first] -= min(count, TROOPS_PER_SPACE)
        left[second] -= max(count - TROOPS_PER_SPACE, 0)
    return {**{season: str(count) for season, count in left.items()}, **_pairs(spaces)}


def _space(season: str, laid: dict[str, str], spaces: dict[str, str]) -> str:
    words = [f"space season={season} troops={spaces[season]}"]
    for key, value in zip(
        ("village", "trace", "face"), laid.get(season, "").split("/"), strict=False
    ):
        if value:
            words.append(f"{key}={value}")
    return " ".join(words)
