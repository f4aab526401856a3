"""Illegal attempts at Age of the Wolf, each with the reason and the rule it is refused for."""

from dataclasses import dataclass, field

from tests.titles.age_of_the_wolf.table import Table
from wolfden.core.contract import State
from wolfden.titles.age_of_the_wolf.game import GAME

PLAIN = "red-forest=1:25 red-steppe=1:10,bear red-ridge=bear green-forest=2:5"
DENS = "red-forest=1:25,den red-steppe=1:20 green-forest=2:5"
BATTLE = "red-forest=1:30 red-steppe=2:15 green-ridge=2:5 green-forest=2:5"
CROWD = "red-forest=1:25 red-steppe=tiger red-mountain=2:15 red-ridge=2:5 red-lowland=2:40"
CROWD_LED = "red-forest=1:25 red-steppe=tiger red-mountain=2:5 red-lowland=2:5"
SCARE = ("scare @red-steppe @red-mountain",)
DEN_STEP = "stage=den step=den"
ROAM_STEP = "stage=roam step=roam"
BATTLE_STEP = (
    "stage=battle step=battle marches=red-forest>red-ridge:10:pack,red-forest>red-steppe:5:pack"
)
FULL = (
    "red-forest=1:30,den red-lowland=1:40 red-steppe=1:20 red-island=1:25 green-steppe=1:15"
    " green-mountain=1:15 red-mountain=1:15,den red-ridge=1:10 green-forest=2:5"
)


@dataclass(frozen=True)
class Attempt:
    """Something a seat cannot do, and why; ``words`` may be a beginning only."""

    words: str
    code: str
    rule: str
    regions: str = PLAIN
    first: tuple[str, ...] = ()
    """What is done before the attempt."""
    turn: str = ""
    cards: str = "freeze"
    leads: dict[int, str] = field(default_factory=dict)
    dens: str = "any"
    packs: str = "seats"
    details: str = "printed"

    def state(self) -> State:
        """Return the position of the attempt."""
        table = Table(
            self.regions,
            hands={1: self.cards},
            leads=self.leads,
            turn=self.turn,
            dens=self.dens,
        )
        table.do(*self.first)
        return table.state


@dataclass(frozen=True)
class Deal(Attempt):
    """Something chance cannot do while a game is set up."""

    def state(self) -> State:
        """Return the position of the attempt."""
        state = GAME.setup(2, {"packs": self.packs, "details": self.details})
        for text in self.first:
            state.apply(state.parse(state.actors()[0], text))
        return state


RICH = {4, 6, 11, 17, 19, 24}
"""Which regions have a prey value of 30 or more, in the order in which they get a predator."""


def laid(tigers: set[int]) -> tuple[str, ...]:
    """Return how a game is set up with tigers in these regions and bears in all others."""
    kinds = ["tiger" if number in tigers else "bear" for number in range(26)]
    return ("first 1", *[f"predator {kind}" for kind in kinds])


ATTEMPTS = [
    # Chance.
    Attempt("roll 2", "chance-only", "A2"),
    Attempt("draw scare", "chance-only", "A2"),
    Deal("roll 3", "chance-other", "A2"),
    Deal("first 1", "chance-other", "A2", first=("first 2",)),
    Deal("predator human", "predator-unfit", "A2.2", first=("first 1",), details="version-1"),
    Deal("predator bear", "predator-gone", "A2.2", first=("first 1", *["predator bear"] * 20)),
    Deal("exchange @red-tundra", "exchange-not-due", "A2.2", first=("first 1",)),
    Deal("exchange @red-tundra", "exchange-unfit", "A2.2", first=laid({0, *RICH} - {19})),
    Deal("exchange", "exchange-not-due", "A2.2", first=("first 1",)),
    Deal("predator", "exchange-due", "A2.2", first=laid({0, *RICH} - {19})),
    Deal("draw extra", "draw-gone", "A8.5", first=(*laid(RICH), *["draw extra"] * 5)),
    Deal("next", "start-first", "A2.1", packs="chosen"),
    Deal("start @red-ridge", "start-of-nobody", "A2.1", packs="chosen"),
    Deal(
        "start @blue-forest",
        "start-taken",
        "A2.1",
        first=("start @blue-forest",),
        packs="chosen",
    ),
    Attempt("start @red-forest", "start-not-asked", "A2.1"),
    # The order of a turn.
    Attempt("move", "movement-made", "A3.2", first=("move @red-forest @red-tundra 5 pack",)),
    Attempt("hunt @red-steppe", "movement-made", "A3.2", first=("hunt @red-steppe",)),
    Attempt("move @red-forest", "movement-over", "A3.2", turn=ROAM_STEP),
    Attempt("hunt", "movement-over", "A3.2", DENS, turn=DEN_STEP),
    Attempt("fight", "fight-later", "A3.3"),
    Attempt("fight @red-ridge", "fight-over", "A3.3", turn=ROAM_STEP),
    Attempt(
        "next",
        "fight-first",
        "A3.3",
        regions=PLAIN.replace("ridge=", "ridge=1:10,"),
        turn=BATTLE_STEP,
    ),
    Attempt(
        "fight @red-steppe",
        "fight-elsewhere",
        "A3.3",
        regions=PLAIN.replace("ridge=", "ridge=1:10,"),
        turn=BATTLE_STEP,
    ),
    Attempt("den @red-forest", "den-later", "A3.4"),
    Attempt("den", "den-over", "A3.4", turn=ROAM_STEP),
    Attempt("roam", "roam-later", "A3.5"),
    Attempt("end", "end-later", "A3.5"),
    Attempt("next", "next-is-end", "A3.5", turn=ROAM_STEP),
    Attempt("litter @red-forest", "litter-not-asked", "A3.1"),
    Attempt("reroll", "reroll-not-asked", "A5.2"),
    Attempt("keep", "reroll-not-asked", "A5.2"),
    Attempt("retreat", "retreat-not-asked", "A5.4"),
    Attempt("perish", "retreat-not-asked", "A5.4"),
    Attempt("drive sea", "drive-not-asked", "A5.6"),
    Attempt("leave", "drive-not-asked", "A5.6"),
    Attempt("withdraw @red-forest 5 pack", "withdraw-not-asked", "A5.8"),
    Attempt("stay", "withdraw-not-asked", "A5.8"),
    Attempt("lose @red-forest 5 lead", "lose-not-asked", "A3.6"),
    Attempt("lead @red-steppe", "lead-not-asked", "A9.1"),
    Attempt("discard freeze", "discard-not-asked", "A3.7"),
    Attempt("next", "litter-first", "A3.1", FULL, ("breed",), cards="breed"),
    Attempt(
        "next",
        "reroll-first",
        "A5.2",
        first=("move @red-forest @red-ridge 10 lead", "roll 1"),
        cards="",
    ),
    Attempt(
        "end",
        "retreat-first",
        "A5.4",
        BATTLE,
        ("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1"),
        cards="",
    ),
    Attempt("end", "drive-first", "A5.6", first=("hunt @red-steppe", "roll 2"), cards=""),
    Attempt("end", "withdraw-first", "A5.8", CROWD, SCARE, cards="scare"),
    Attempt(
        "end", "lose-first", "A3.6", "red-ridge=1:25 green-forest=2:5", ("end",), turn=ROAM_STEP
    ),
    Attempt(
        "end",
        "lead-first",
        "A9.1",
        "red-ridge=1:25 red-forest=1:5 green-forest=2:5",
        ("end", "lose @red-ridge 15 lead"),
        turn=ROAM_STEP,
    ),
    Attempt(
        "end",
        "discard-first",
        "A3.7",
        first=("end", "draw scare"),
        turn=ROAM_STEP,
        cards="freeze freeze freeze freeze freeze",
    ),
    # Moving and roaming.
    Attempt("move @green-forest @green-ridge 5 pack", "pack-not-here", "A4.1"),
    Attempt("move @red-mountain", "pack-not-here", "A4.1"),
    Attempt("move @red-forest @red-tundra 12 pack", "pack-not-in-fives", "A1.1"),
    Attempt("move @red-forest @red-tundra 0 lead", "pack-not-in-fives", "A1.1"),
    Attempt("move @red-forest @red-tundra 3", "pack-not-in-fives", "A1.1"),
    Attempt("move @red-forest @red-tundra 30 lead", "pack-too-large", "A4.1"),
    Attempt("move @red-forest @red-tundra 255", "pack-too-large", "A4.1"),
    Attempt("move @red-forest @red-tundra 25 pack", "pack-has-moved", "A4.3"),
    Attempt("move @red-steppe @red-tundra 5 lead", "lead-not-here", "A4.1"),
    Attempt(
        "roam @red-steppe @red-forest 5 lead",
        "lead-has-moved",
        "A4.3",
        first=("roam @red-forest @red-steppe 5 lead",),
        turn=ROAM_STEP,
    ),
    Attempt("move @red-forest @green-forest", "move-too-far", "A4.1"),
    Attempt("move @red-forest @red-forest 5 pack", "move-too-far", "A4.1"),
    Attempt(
        "move @red-tundra @red-island 5 pack",
        "channel-not-frozen",
        "A1.7",
        "red-tundra=1:10 green-forest=2:5",
    ),
    Attempt("move @red-forest @red-steppe 5 pack", "move-into-own", "A4.1"),
    Attempt(
        "move @red-mountain @red-ridge",
        "follow-without-foe",
        "A4.3",
        "red-forest=1:25 red-mountain=1:10 green-forest=2:5",
        ("move @red-forest @red-ridge 5 pack", "extra"),
        cards="extra",
    ),
    Attempt("move", "move-nowhere", "A4.1", "red-island=1:10 green-forest=2:5"),
    Attempt("move @red-island", "move-nowhere", "A4.1", "red-island=1:10 green-forest=2:5"),
    Attempt("hunt @red-ridge", "hunt-elsewhere", "A4.2"),
    Attempt("hunt @red-forest", "hunt-nothing", "A4.2"),
    Attempt(
        "hunt @red-steppe",
        "hunt-again",
        "A4.3",
        first=("hunt @red-steppe", "extra"),
        cards="extra",
    ),
    Attempt("hunt", "hunt-nowhere", "A4.2", DENS),
    Attempt("roam @red-forest @red-ridge 5 pack", "roam-into-new", "A7.1", turn=ROAM_STEP),
    Attempt(
        "roam @red-forest",
        "roam-nowhere",
        "A7.1",
        "red-forest=1:25 green-forest=2:5",
        turn=ROAM_STEP,
    ),
    # Battles.
    Attempt(
        "retreat @red-forest",
        "retreat-into-foreign",
        "A5.4",
        BATTLE,
        ("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1"),
        cards="",
    ),
    Attempt(
        "retreat @green-forest",
        "retreat-too-far",
        "A5.4",
        BATTLE,
        ("move @red-forest @red-steppe 25 pack", "roll 3", "roll 1"),
        cards="",
    ),
    Attempt("drive sea", "flight-no-coast", "A5.8", first=("hunt @red-steppe", "roll 2"), cards=""),
    Attempt(
        "drive @red-island",
        "flight-too-far",
        "A5.9",
        first=("hunt @red-steppe", "roll 2"),
        cards="",
    ),
    Attempt(
        "retreat @red-island",
        "ice-of-another",
        "A8.4",
        "red-forest=1:30 red-tundra=2:5 red-island=2:5 red-ridge=2:5 green-forest=2:5",
        (
            "freeze red-tundra~red-island",
            "move @red-forest @red-tundra 10 pack",
            "roll 2",
            "roll 1",
        ),
    ),
    Attempt("withdraw @red-forest", "withdraw-into-foreign", "A5.8", CROWD, SCARE, cards="scare"),
    Attempt(
        "withdraw @green-forest 5 pack",
        "withdraw-too-far",
        "A5.8",
        f"{CROWD} green-forest=2:5",
        SCARE,
        cards="scare",
    ),
    Attempt("withdraw @red-lowland", "withdraw-no-room", "A5.8", CROWD, SCARE, cards="scare"),
    Attempt("withdraw @red-ridge 10", "withdraw-no-room", "A5.8", CROWD, SCARE, cards="scare"),
    Attempt("withdraw @red-ridge 20", "withdraw-too-many", "A5.8", CROWD, SCARE, cards="scare"),
    Attempt("withdraw @red-ridge 4", "pack-not-in-fives", "A1.1", CROWD, SCARE, cards="scare"),
    Attempt(
        "withdraw @red-ridge 5 lead",
        "lead-not-here",
        "A4.1",
        CROWD,
        SCARE,
        cards="scare",
        leads={2: "red-lowland"},
    ),
    Attempt(
        "withdraw @red-lowland 5 pack",
        "withdraw-needs-lead",
        "A5.8",
        CROWD_LED,
        SCARE,
        cards="scare",
    ),
    Attempt(
        "lose @red-forest 15 pack",
        "lose-elsewhere",
        "A3.6",
        "red-ridge=1:25 red-forest=1:5 green-forest=2:5",
        ("end",),
        turn=ROAM_STEP,
    ),
    Attempt(
        "lose @red-ridge 10 pack",
        "lose-amount",
        "A3.6",
        "red-ridge=1:25 green-forest=2:5",
        ("end",),
        turn=ROAM_STEP,
    ),
    Attempt(
        "lead @green-forest",
        "lead-elsewhere",
        "A9.1",
        "red-ridge=1:25 red-forest=1:5 green-forest=2:5",
        ("end", "lose @red-ridge 15 lead"),
        turn=ROAM_STEP,
    ),
    # Dens.
    Attempt("litter @red-ridge", "litter-without-den", "A3.1", FULL, ("breed",), cards="breed"),
    Attempt(
        "litter @red-forest",
        "litter-again",
        "A3.1",
        FULL.replace("red-ridge=1:10", "red-ridge=1:5,den"),
        ("breed", "litter @red-forest"),
        cards="breed",
    ),
    Attempt("den @red-ridge", "den-elsewhere", "A6.1", DENS, turn=DEN_STEP),
    Attempt("den @red-forest", "den-on-den", "A6.2", DENS, turn=DEN_STEP),
    Attempt("den @red-ridge", "den-too-few", "A6.1", f"{DENS} red-ridge=1:15", turn=DEN_STEP),
    Attempt(
        "den @red-forest",
        "den-not-entered",
        "A6.1",
        "red-forest=1:25 red-steppe=1:20,moved:20 green-forest=2:5",
        turn=f"{DEN_STEP} battle=1 marches=red-forest>red-steppe:20:pack",
        dens="entered",
    ),
    # Cards.
    Attempt("scare @red-ridge @red-tundra", "card-not-in-hand", "A8"),
    Attempt("breed", "card-not-in-hand", "A8"),
    Attempt("extra", "card-not-in-hand", "A8"),
    Attempt("freeze red-tundra~red-island", "card-not-in-hand", "A8", cards="scare"),
    Attempt(
        "discard breed",
        "card-not-in-hand",
        "A8",
        first=("end", "draw scare"),
        turn=ROAM_STEP,
        cards="freeze freeze freeze freeze freeze",
    ),
    Attempt("scare @red-forest", "scare-nothing", "A8.1", cards="scare"),
    Attempt(
        "scare @green-island", "scare-too-far", "A8.1", f"{PLAIN} green-island=bear", cards="scare"
    ),
    Attempt("scare @red-ridge sea", "flight-no-coast", "A5.8", cards="scare"),
    Attempt("scare @red-ridge @red-island", "flight-too-far", "A5.9", cards="scare"),
    Attempt("scare", "scare-nowhere", "A8.1", DENS, cards="scare"),
    Attempt("breed", "breed-without-den", "A8.2", cards="breed"),
    Attempt(
        "breed",
        "breed-without-wolves",
        "A8.5",
        FULL.replace("green-steppe=1:15", "green-steppe=1:20"),
        cards="breed",
    ),
    Attempt("extra", "extra-too-late", "A8.5", turn=ROAM_STEP, cards="extra"),
    Attempt("extra", "extra-too-early", "A8.3", cards="extra"),
    Attempt(
        "extra",
        "extra-without-move",
        "A8.5",
        "red-island=1:5 green-forest=2:5",
        ("freeze red-tundra~red-island", "move @red-island @red-tundra 5 lead"),
        cards="extra freeze",
    ),
    Attempt(
        "freeze red-island~red-tundra",
        "freeze-again",
        "A8.5",
        first=("freeze red-tundra~red-island",),
        cards="freeze freeze",
    ),
    Attempt(
        "freeze red-tundra~red-island",
        "freeze-too-late",
        "A8.5",
        first=("end", "draw scare"),
        turn=ROAM_STEP,
        cards="freeze freeze freeze freeze freeze",
    ),
    Attempt(
        "freeze",
        "freeze-nowhere",
        "A8.5",
        turn=(
            "stage=roam step=roam frozen=red-tundra~red-island,red-tundra~green-island,"
            "red-island~green-tundra,green-tundra~green-island"
        ),
    ),
]
