"""Illegal attempts at The Wolves, each with the reason and the rule it is refused for."""

from dataclasses import dataclass, field

from tests.titles.the_wolves.table import HOMES, Table
from wolfden.core.contract import CHANCE, State
from wolfden.titles.the_wolves.game import GAME

K9_AND_L5 = "k8=1-pack l8=1-pack l9=1-pack l4=1-pack m5=1-pack m6=1-pack"
PAY_2 = "+token,token"
PAY_3 = "+token,token,token"


@dataclass(frozen=True)
class Attempt:
    """Something a seat (or chance) cannot do, and why; ``words`` may be a beginning only."""

    words: str
    code: str
    rule: str
    hexes: str = ""
    first: tuple[str, ...] = ()
    """What is done before the attempt."""
    players: int = 3
    begun: bool = True
    actions: int = 0
    homes: str = HOMES
    fields: dict[str, int | str] = field(default_factory=dict)
    packs: str = "dealt"
    tiles: str = "fronts"
    action_tokens: str = "any"

    def state(self) -> State:
        """Return the position of the attempt."""
        table = Table(
            self.players,
            self.hexes,
            begun=self.begun,
            homes=self.homes,
            packs=self.packs,
            tiles=self.tiles,
            action_tokens=self.action_tokens,
        )
        table.pack(1, **{"terrains": 3, **self.fields})
        table.seat(1, self.actions)
        table.do(*self.first)
        return table.state


@dataclass(frozen=True)
class Deal(Attempt):
    """An attempt of chance while it deals."""

    def state(self) -> State:
        """Return the table after the first deals."""
        state = GAME.setup(self.players)
        for text in self.first:
            state.apply(state.parse(CHANCE, text))
        return state


def full_map(hexes: str) -> str:
    """Return hexes with a lone wolf on every hex nothing else is said of: more than there are."""
    table = Table(3)
    said = {word.partition("=")[0] for word in hexes.split()}
    names = [n for n in table.state.setting.board.names if n not in said and not table.on(n)]
    return " ".join([hexes, *[f"{name}=lone" for name in names]])


REGIONS = tuple(f"region {number}" for number in range(1, 7))
PREYS = tuple(f"prey {kind}" for kind in ("moose", "deer", "raccoon", "boar", "hare", "hare"))
MOONS = tuple(f"moon {phase}" for phase in ("crescent", "crescent", "quarter", "quarter", "full"))

DEALT = (*REGIONS, *PREYS, *MOONS, "moon full")
PACKS = ("pack forest", "pack rock", "pack grass")

SETTING_UP = [
    Deal("region 7", "region-laid", "W1.3", first=("region 7",)),
    Deal("prey moose", "prey-laid", "W3.2", first=(*REGIONS, "prey moose")),
    Deal("prey hare", "prey-laid", "W3.2", first=(*REGIONS, "prey hare", "prey hare")),
    Deal("moon crescent", "moon-laid", "W3.3", first=(*REGIONS, *PREYS, *MOONS[:2])),
    Deal("moon quarter/full", "moon-laid", "W3.3", first=(*REGIONS, *PREYS)),
    Deal(
        "pack grass",
        "pack-taken",
        "W3.4",
        first=(*REGIONS, *PREYS, *MOONS, "moon full", "pack grass"),
    ),
    Deal("prey hare", "deal-first", "W3.1"),
    Deal("end", "deal-first", "W3.1"),
    Deal("moon full", "deal-first", "W3.1", first=REGIONS),
    Deal("draft @h4", "packs-first", "W3.4", first=DEALT),
    Attempt(
        "pack rock",
        "pack-taken",
        "W3.4",
        first=("pack rock",),
        homes="",
        begun=False,
        packs="chosen",
    ),
    Attempt("draft @h4", "packs-first", "W3.4", homes="", begun=False, packs="chosen"),
    Attempt("draft @h4", "tiles-first", "W2.9", begun=False, tiles="chosen"),
    Deal("draft @h4", "first-first", "W3.6", first=(*DEALT, *PACKS)),
    Deal("tiles backs", "first-first", "W3.6", first=(*DEALT, *PACKS)),
    Attempt("move forest +home", "draft-first", "W3.5", begun=False),
    Attempt("tiles backs", "draft-first", "W3.5", begun=False),
    Attempt("draft @f3", "draft-off-chasm", "W3.5", begun=False),
    Attempt("draft @h4", "draft-on-taken", "W3.5", begun=False, first=("draft @h4",)),
    Attempt(
        "draft @g5",
        "draft-same-side",
        "W3.5",
        begun=False,
        first=("draft @f7", "draft @g7", "draft @h4"),
    ),
    Attempt("draft @f1", "draft-on-token", "W16.4", players=2, begun=False),
    Attempt("draft @h2", "draft-on-piece", "W16.4", players=2, begun=False),
    Attempt("draft @h5", "draft-under-crescent", "W16.4", players=2, begun=False),
    Attempt("region 7", "not-dealing", "W3.1"),
    Attempt("prey hare", "not-dealing", "W3.1"),
    Attempt("moon full", "not-dealing", "W3.1", begun=False),
    Attempt("pack grass", "packs-known", "W3.4"),
    Attempt("first 2", "first-known", "W3.6"),
    Attempt("tiles", "tiles-fixed", "W2.9"),
    Attempt("tiles backs", "tiles-fixed", "W2.9"),
    Attempt("draft @h4", "draft-over", "W3.5"),
]

TURN_AND_PAYING = [
    Attempt("end", "walk-first", "W6.1", first=("move forest +home",)),
    Attempt("move rock +rock/grass", "walk-first", "W6.1", first=("move forest +home",)),
    Attempt("end", "hunt-first", "W12.2", K9_AND_L5, first=("move forest +home", "stop")),
    Attempt("walk", "pay-first", "W6.1", "h4=1-alpha"),
    Attempt("walk alpha@h4 @i4", "pay-first", "W6.1", "h4=1-alpha"),
    Attempt("stop", "pay-first", "W6.1"),
    Attempt("hunt hare@k9", "no-hunt", "W12.2"),
    Attempt("move", "no-action-left", "W4.2", actions=2),
    Attempt("den @f3 +token,token ^speed", "no-action-left", "W4.2", "f3=1-alpha", actions=2),
    Attempt(
        "howl",
        "one-token-a-turn",
        "W17",
        actions=3,
        fields={"actions": 2},
        action_tokens="one",
    ),
    Attempt("move tundra", "cannot-pay", "W5.2", fields={"terrains": 0, "backs": "tundra/desert"}),
    Attempt("den @f3", "cannot-pay", "W5.2", "f3=1-alpha", fields={"terrains": 0}),
    Attempt("howl @f4 +home", "cannot-pay", "W5.2", "f3=1-alpha", fields={"terrains": 0}),
    Attempt("move forest +rock/grass", "tile-shows-other", "W5.2"),
    Attempt("howl @f4 +home,token", "tile-shows-other", "W5.2", "f3=1-alpha"),
    Attempt("move rock +token", "tokens-missing", "W5.2", fields={"terrains": 0}),
    Attempt(
        "howl @f4 +token,token", "tokens-missing", "W5.2", "f3=1-alpha", fields={"terrains": 1}
    ),
    Attempt("move forest +home,token", "wrong-price", "W5.2"),
    Attempt("den @f3 +token", "wrong-price", "W5.2", "f3=1-alpha"),
    Attempt("dominate 2-pack@g4 +token,token", "wrong-price", "W5.2", "f3=1-alpha g4=2-pack"),
]

TO_GRASS = ("move grass +token",)
MOVING = [
    Attempt("walk", "no-wolf-can-walk", "W6.1", "m2=1-alpha", ("move forest +home",)),
    Attempt("walk alpha@m2", "wolf-stuck", "W6.1", "m2=1-alpha", ("move forest +home",)),
    Attempt("walk alpha@h4", "no-such-wolf", "W6.1", "h4=1-pack", TO_GRASS),
    Attempt("walk pack@f3 @f2", "no-such-wolf", "W6.1", "f3=2-pack", TO_GRASS),
    Attempt(
        "walk alpha@f2", "walked-already", "W6.1", "f3=1-alpha", (*TO_GRASS, "walk alpha@f3 @f2")
    ),
    Attempt("walk alpha@f3 @f3", "walk-in-place", "W6.6", "f3=1-alpha", TO_GRASS),
    Attempt("walk alpha@f3 @g4", "walk-off-terrain", "W6.1", "f3=1-alpha", TO_GRASS),
    Attempt("walk alpha@h4 @d5", "walk-too-far", "W6.1", "h4=1-alpha", TO_GRASS),
    Attempt("walk alpha@g5 @g7", "walk-too-far", "W6.1", "g5=1-alpha", TO_GRASS),
    Attempt("walk pack@f3 @g3", "walk-onto-token", "W6.3", "f3=1-pack", TO_GRASS),
    Attempt("walk pack@h4 @f3", "walk-onto-two", "W6.5", "h4=1-pack f3=1-den,1-pack", TO_GRASS),
    Attempt(
        "walk alpha@h4 @f3 >f2", "walk-onto-two", "W6.5", "h4=1-alpha f3=2-den,2-pack", TO_GRASS
    ),
    Attempt("walk alpha@h4 @f3", "walk-onto-lair", "W6.5", "h4=1-alpha f3=2-lair", TO_GRASS),
    Attempt("walk alpha@h4 @f3", "walk-onto-alpha", "W6.5", "h4=1-alpha f3=2-alpha", TO_GRASS),
    Attempt("walk pack@h4 @f3", "walk-pack-onto-pack", "W6.5", "h4=1-pack f3=2-pack", TO_GRASS),
    Attempt(
        "walk alpha@l7 @l8",
        "walk-onto-neutral",
        "W16.3",
        "l7=1-alpha",
        ("move forest +home",),
        players=2,
    ),
    Attempt(
        "walk alpha@f2 @f3", "no-refuge", "W7.1", full_map("f2=1-alpha,3-den f3=2-pack"), TO_GRASS
    ),
    Attempt(
        "walk alpha@h4 @f3 >g3", "refuge-not-nearest", "W7.1", "h4=1-alpha f3=2-pack", TO_GRASS
    ),
    Attempt(
        "walk alpha@h4 @f3 >a6", "refuge-not-nearest", "W7.1", "h4=1-alpha f3=2-pack", TO_GRASS
    ),
    Attempt("walk alpha@h4 @f3 >f2", "nobody-displaced", "W7.1", "h4=1-alpha", TO_GRASS),
    Attempt("walk alpha@h4 @f3 >f2", "nobody-displaced", "W7.1", "h4=1-alpha f3=2-den", TO_GRASS),
]

BUILDING = [
    Attempt("den", "nowhere-to-dig", "W8.1", "f3=1-pack"),
    Attempt("lair", "nothing-to-upgrade", "W9.1", "f3=1-alpha"),
    Attempt("den @f4", "den-on-token", "W8.1", "f3=1-alpha"),
    Attempt(f"den @g3 {PAY_2} ^speed", "den-on-token", "W8.1", "f3=1-alpha"),
    Attempt(f"den @f3 {PAY_2} ^speed", "den-on-two", "W8.1", "f3=1-alpha,1-pack"),
    Attempt("den @f2", "den-on-rival", "W8.1", "f3=1-alpha f2=2-pack"),
    Attempt("den @f2", "den-on-den", "W8.1", "f3=1-alpha f2=1-den"),
    Attempt(f"den @f3 {PAY_2} ^speed", "den-on-den", "W8.1", "f2=1-alpha f3=1-lair"),
    Attempt("den @e5", "den-without-alpha", "W8.1", "f3=1-alpha"),
    Attempt(
        "den @f3", "no-den-left", "W8.2", "f3=1-alpha", fields={"spread": 4, "speed": 4, "howl": 4}
    ),
    Attempt(f"den @f3 {PAY_2} ^speed", "track-empty", "W8.2", "f3=1-alpha", fields={"speed": 4}),
    Attempt("lair @f2", "lair-without-den", "W9.1", "f3=1-alpha"),
    Attempt("lair @f2", "lair-without-den", "W9.1", "f3=1-alpha f2=2-den"),
    Attempt("lair @g4", "lair-without-lake", "W9.1", "f3=1-alpha g4=1-den"),
    Attempt("lair @g5", "lair-without-lake", "W9.1", "h4=1-alpha g5=1-den"),
    Attempt("lair @f2", "lair-in-region", "W9.1", "f3=1-alpha f2=1-den d3=1-lair"),
    Attempt("lair @f2", "lair-without-alpha", "W9.1", "g4=1-alpha f2=1-den"),
    Attempt("lair @f2", "no-lair-left", "W2.1", "f3=1-alpha f2=1-den", fields={"lairs": 4}),
    Attempt("lair @f3", "no-refuge", "W7.1", full_map("f2=1-alpha f3=1-den,2-pack")),
    Attempt(f"lair @f2 {PAY_2} >e2", "nobody-displaced", "W7.1", "f3=1-alpha f2=1-den"),
    Attempt(f"lair @f2 {PAY_2} >g3", "refuge-not-nearest", "W7.1", "f3=1-alpha f2=1-den,2-alpha"),
]

HOWLING_AND_DOMINATING = [
    Attempt("howl", "nothing-to-howl", "W10.1", "f3=1-pack"),
    Attempt("dominate", "nothing-to-dominate", "W11.1", "f3=1-alpha"),
    Attempt("howl @f3", "howl-without-lone-wolf", "W10.1", "f3=1-alpha"),
    Attempt("howl @g3", "howl-without-lone-wolf", "W10.1", "f3=1-alpha"),
    Attempt("howl @f4", "howl-too-far", "W10.1", "i5=1-alpha"),
    Attempt("howl @f4", "no-wolf-left", "W10.1", "f3=1-alpha", fields={"wolves": 8}),
    Attempt("dominate 2-pack@g4", "dominate-nothing", "W11.1", "f3=1-alpha"),
    Attempt("dominate 2-den@g4", "dominate-nothing", "W11.1", "f3=1-alpha g4=2-pack"),
    Attempt("dominate neutral-pack@g4", "dominate-nothing", "W11.1", "f3=1-alpha g4=2-pack"),
    Attempt("dominate 1-alpha@f3", "dominate-own", "W11.1", "f3=1-alpha"),
    Attempt("dominate neutral-pack@j5", "dominate-neutral", "W16.3", "j4=1-alpha", players=2),
    Attempt("dominate 2-alpha@g4", "dominate-strong", "W11.1", "f3=1-alpha g4=2-alpha"),
    Attempt("dominate 2-lair@f2", "dominate-strong", "W11.1", "f3=1-alpha f2=2-lair"),
    Attempt("dominate 2-pack@g4", "dominate-pair", "W11.1", "f3=1-alpha g4=2-pack,2-den"),
    Attempt("dominate 2-pack@i4", "dominate-too-far", "W11.1", "f3=1-alpha i4=2-pack"),
    Attempt(
        "dominate 2-pack@g4",
        "no-wolf-to-replace",
        "W11.2",
        "f3=1-alpha g4=2-pack",
        fields={"wolves": 8},
    ),
    Attempt(
        "dominate 2-den@g4",
        "no-den-to-replace",
        "W11.2",
        "f3=1-alpha g4=2-den",
        fields={"spread": 4, "speed": 4, "howl": 4},
    ),
    Attempt(
        f"dominate 2-den@g4 {PAY_3} ^howl",
        "track-empty",
        "W8.2",
        "f3=1-alpha g4=2-den",
        fields={"howl": 4},
    ),
    Attempt(
        f"dominate 2-pack@g4 {PAY_3} ^howl", "track-not-needed", "W11.2", "f3=1-alpha g4=2-pack"
    ),
]

HUNTING = [
    Attempt("hunt hare@g4", "hunt-nothing", "W12.1", K9_AND_L5, ("move forest +home", "stop")),
    Attempt("hunt deer@k9", "hunt-nothing", "W12.1", K9_AND_L5, ("move forest +home", "stop")),
    Attempt("hunt deer@g3", "hunt-too-few", "W12.1", K9_AND_L5, ("move forest +home", "stop")),
    Attempt(
        "hunt deer@g3",
        "hunt-again",
        "W12.1",
        K9_AND_L5,
        ("move forest +home", "stop"),
        fields={"prey": "deer"},
    ),
]

ONLY_AS_A_WHOLE = [
    # As the first words of an action these are open: something may still follow.
    Attempt("walk alpha@h4 @f3", "refuge-needed", "W7.1", "h4=1-alpha f3=2-pack", TO_GRASS),
    Attempt(f"lair @f2 {PAY_2}", "refuge-needed", "W7.1", "f3=1-alpha f2=1-den,2-alpha"),
    Attempt(f"den @f2 {PAY_2}", "track-needed", "W8.2", "f3=1-alpha"),
    Attempt(f"dominate 2-den@g4 {PAY_3}", "rival-track-needed", "W11.2", "f3=1-alpha g4=2-den"),
]

ATTEMPTS = [
    *SETTING_UP,
    *TURN_AND_PAYING,
    *MOVING,
    *BUILDING,
    *HOWLING_AND_DOMINATING,
    *HUNTING,
]
