"""Illegal attempts at Brotherhood of the Wolf, each with the reason and the rule against it."""

from dataclasses import dataclass, field

from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.core.contract import State
from wolfden.titles.brotherhood_of_the_wolf.game import GAME

CHOSEN = "spring=langeac summer=saugues/devil/down"
TWO = "spring=prades summer=langeac/wolves/down autumn=saugues/predator/up"
YEAR = "spring=prades summer=auvers autumn=la-besseyre winter=langeac/wolves/down"


@dataclass(frozen=True)
class Attempt:
    """Something a seat (counted from one) cannot do, and why; ``words`` may be a beginning."""

    words: str
    code: str
    rule: str
    stage: str = "prowl"
    number: int = 1
    laid: str = "spring=langeac"
    at: str = ""
    villages: str = ""
    tokens: str = ""
    card: str = ""
    seat: int = 0
    seats: int = 2
    count: int = 0
    first: tuple[str, ...] = ()
    """What is done before the attempt."""
    options: dict[str, str] = field(default_factory=dict)

    def state(self) -> State:
        """Return the position of the attempt."""
        table = Table(
            self.stage,
            self.number,
            laid=self.laid,
            at=self.at,
            villages=self.villages,
            tokens=self.tokens,
            card=self.card,
            seats=self.seats,
            count=self.count,
            **self.options,
        )
        table.do(*self.first)
        return table.state

    def actor(self, state: State) -> int:
        """Return the seat that tries, counted from zero."""
        return self.seat - 1 if self.seat else state.actors()[0]


@dataclass(frozen=True)
class Opening(Attempt):
    """An attempt before the first season."""

    def state(self) -> State:
        """Return the table after the first actions."""
        state = GAME.setup(self.seats, self.options)
        for text in self.first:
            state.apply(state.parse(state.actors()[0], text))
        return state


EXPERTS = {"seasons": "chosen"}
FIGURES = {"figures": "chosen"}
HIDDEN = ("hide wolves @mende",)

OPENING = (
    Opening("hide wolves @javols", "no-start-village", "B2.1"),
    Opening("place bishop @mende", "hide-now", "B2.1"),
    Opening("end", "hide-now", "B2.1"),
    Opening("move bishop @mende", "place-now", "B2.2", first=HIDDEN),
    Opening("place gamekeeper @mende", "not-your-hunter", "B1.3", first=HIDDEN, seats=3, seat=2),
    Opening(
        "place bishop @javols", "placed-already", "B2.2", first=(*HIDDEN, "place bishop @mende")
    ),
    Opening("hide wolves @mende", "lead-now", "B1.3", options=FIGURES),
    Opening("lead bishop", "led-already", "B1.3", options=FIGURES, first=("lead bishop",)),
    Opening("hide wolves @mende", "pick-now", "B9.1", options=EXPERTS),
    Opening("pick sp2", "discard-now", "B9.1", options=EXPERTS, first=("pick sp1",)),
    Opening("pick su1", "other-season-drafted", "B9.1", options=EXPERTS),
    Opening("discard sp1", "card-gone", "B9.1", options=EXPERTS, first=("pick sp1",)),
)

PHASE_1 = (
    Attempt("end", "card-now", "B3.1", "card"),
    Attempt("card au1", "card-of-other-season", "B3.1", "card"),
    Attempt("card su1", "card-seen", "B3.1", "card", 5),
    Attempt("troop @mende", "portefaix-now", "B3.2", "portefaix", 4, YEAR, card="sp1"),
    Attempt("portefaix @barjac", "portefaix-in-hamlet", "B10.5", "portefaix", 4, YEAR, card="sp1"),
    Attempt(
        "troop @mende", "shift-now", "B3.2", "shift", villages="mende=dragoon", card="su3", count=2
    ),
    Attempt(
        "shift @javols",
        "shifted-already",
        "B10.1",
        "shift",
        villages="mende=dragoon aumont=peasant",
        card="su3",
        count=2,
        first=("shift @mende @javols",),
    ),
    Attempt(
        "shift @javols",
        "no-troop-here",
        "B10.1",
        "shift",
        villages="mende=dragoon",
        card="su3",
        count=2,
    ),
    Attempt(
        "shift @barjac",
        "no-troop-here",
        "B10.1",
        "shift",
        villages="mende=dragoon",
        card="su3",
        count=2,
    ),
    Attempt(
        "shift @mende @mende",
        "troop-on-troop",
        "B3.2",
        "shift",
        villages="mende=dragoon",
        card="su3",
        count=2,
    ),
    Attempt(
        "shift @mende @barjac",
        "troop-in-hamlet",
        "B3.2",
        "shift",
        villages="mende=dragoon",
        card="su3",
        count=2,
    ),
    Attempt("troop @mende", "troop-on-troop", "B3.2", "troop", villages="mende=peasant"),
    Attempt("troop @barjac", "troop-in-hamlet", "B3.2", "troop"),
    Attempt("end", "troop-now", "B3.2", "troop"),
    Attempt("troop @mende", "extra-now", "B10.1", "extra", 4, YEAR, card="sp6", count=1),
    Attempt(
        "extra spring @barjac", "troop-in-hamlet", "B3.2", "extra", 4, YEAR, card="sp6", count=1
    ),
    Attempt(
        "extra summer",
        "space-empty",
        "B10.1",
        "extra",
        4,
        YEAR,
        card="sp6",
        count=1,
        villages="mende=dragoon javols=dragoon aumont=dragoon",
    ),
)

PHASE_2 = (
    Attempt(
        "prowl @auvers",
        "recall-now",
        "B10.2",
        "recall",
        6,
        TWO[:28],
        card="au6",
        count=1,
    ),
    Attempt(
        "recall @langeac", "recall-own-village", "B10.2", "recall", 6, TWO[:28], card="au6", count=1
    ),
    Attempt("recall @mende", "no-card-here", "B10.2", "recall", 6, TWO[:28], card="au6", count=1),
    Attempt("recall @barjac", "no-card-here", "B10.2", "recall", 6, TWO[:28], card="au6", count=1),
    Attempt(
        "recall @prades",
        "recall-start-village",
        "B2.3",
        "recall",
        2,
        f"{TWO[:28]} winter=auvers",
        card="au6",
        count=1,
    ),
    Attempt("decline", "prowl-now", "B4.2"),
    Attempt("prowl @desges", "prowl-to-hamlet", "B4.3"),
    Attempt("prowl @langeac", "prowl-in-place", "B4.3"),
    Attempt("prowl @mende", "prowl-too-far", "B4.5"),
    Attempt("prowl @saint-paul", "prowl-too-far", "B4.5", tokens="taken=wolves"),
    Attempt("prowl @saint-paul devil", "only-with-pack", "B4.4"),
    Attempt("prowl @saint-paul wolves down", "only-with-pack", "B4.4"),
    Attempt(
        "prowl @prades", "village-card-lies", "B4.2", "prowl", 2, "spring=prades summer=langeac"
    ),
    Attempt("prowl @auvers count", "token-taken", "B4.2", tokens="taken=count"),
    Attempt("prowl @auvers wolves", "token-lies", "B4.2", "prowl", 2, "summer=langeac/wolves/down"),
    Attempt("prowl @auvers wolves down", "face-up-only", "B3.1", card="su5"),
)

PHASE_3 = (
    Attempt("examine bishop @mende", "move-now", "B5.1", "move", laid=CHOSEN),
    Attempt("decline", "move-now", "B5.1", "move", laid=CHOSEN),
    Attempt("prowl @saugues devil down", "move-now", "B5.1", "move", laid=CHOSEN),
    Attempt("move gamekeeper", "not-your-hunter", "B1.3", "move", laid=CHOSEN, seats=3, seat=2),
    Attempt("move bishop @barjac", "move-in-place", "B5.1", "move", laid=CHOSEN),
    Attempt("move bishop @langeac", "move-too-far", "B5.1", "move", laid=CHOSEN),
    Attempt(
        "move bishop", "moved-already", "B5.1", "move", laid=CHOSEN, first=("move bishop @mende",)
    ),
    Attempt(
        "move envoy",
        "hunter-frozen",
        "B10.6",
        "move",
        3,
        "autumn=langeac winter=saugues/devil/down",
        card="wi6",
    ),
    Attempt(
        "move",
        "none-to-move",
        "B5.1",
        "move",
        laid=CHOSEN,
        seats=5,
        first=("move bishop @mende",),
    ),
    Attempt("end", "drag-now", "B4.4", "drag", laid=CHOSEN.replace("down", "up")),
    Attempt("decline", "power-now", "B4.4", "power", 2, TWO, card="au1"),
    Attempt(
        "drag bishop @langeac", "drag-one-league", "B4.4", "drag", laid=CHOSEN.replace("down", "up")
    ),
)

PHASE_4 = (
    Attempt("move bishop @mende", "examine-now", "B6.4", "examine", 2, TWO, at="marquis=saugues"),
    Attempt("decline", "examine-now", "B6.4", "examine", 2, TWO, at="marquis=saugues"),
    Attempt(
        "examine bishop @mende", "no-trace-here", "B6.4", "examine", 2, TWO, at="marquis=saugues"
    ),
    Attempt(
        "examine bishop @saugues",
        "examine-too-far",
        "B6.4",
        "examine",
        2,
        TWO,
        at="marquis=saugues",
    ),
    Attempt(
        "examine bishop @saugues",
        "no-symbol",
        "B6.6",
        "examine",
        2,
        TWO,
        at="bishop=saugues marquis=saugues",
    ),
    Attempt(
        "examine envoy @langeac",
        "examined-already",
        "B6.4",
        "examine",
        2,
        TWO,
        at="envoy=langeac marquis=saugues",
        first=("examine envoy @langeac",),
    ),
    Attempt(
        "examine envoy @langeac",
        "vagabond-again",
        "B6.5",
        "examine",
        2,
        TWO.replace("wolves/down", "vagabond/up"),
        at="envoy=langeac marquis=saugues",
        tokens="marker=langeac",
    ),
    Attempt(
        "examine",
        "none-to-examine",
        "B6.4",
        "examine",
        2,
        TWO,
        at="marquis=saugues",
        seats=3,
        seat=3,
    ),
    Attempt(
        "examine bishop", "nothing-to-examine", "B6.4", "examine", 2, TWO, at="marquis=saugues"
    ),
    Attempt(
        "examine marquis @saugues",
        "not-your-hunter",
        "B1.3",
        "examine",
        2,
        TWO,
        at="marquis=saugues",
        seats=3,
        seat=3,
    ),
)

ATTEMPTS = (*OPENING, *PHASE_1, *PHASE_2, *PHASE_3, *PHASE_4)
