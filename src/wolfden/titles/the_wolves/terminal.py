"""The Wolves in a terminal: its map, player boards, moon track and sentences."""

import re
from collections.abc import Iterable
from typing import Final, cast

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from wolfden.core.contract import Json
from wolfden.core.hexes import Hex
from wolfden.i18n.narration import narrator_of
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import MARK_STYLE, Face, Sketch, seat_panel, seat_style
from wolfden.terminal.hexgrid import COLOURED, PLAIN, HexGrid, Size, Tile
from wolfden.titles.the_wolves.rules import scene, vocabulary as vocab
from wolfden.titles.the_wolves.rules.scene import Land, Piece, Region, Scene, Strength, Water

# Colours and signs of The Wolves. Each thing has both, so that it is recognised without colour.

phrase: Final = narrator_of("the-wolves").phrase
"""Names things as the vocabulary says."""

# Colours are taken from the 256 that nearly every terminal has, so that none is shown as another.
GROUND: Final = {
    "": "grey70 on grey23",
    "forest": "bright_white on #005f00",
    "rock": "bright_white on #6c6c6c",
    "grass": "black on #afd75f",
    "tundra": "black on #d7ffff",
    "desert": "black on #d7af5f",
    "lake": "bright_white on #005f87",
    "chasm": "grey62 on #121212",
}
SIGN: Final = {
    **{terrain: terrain[0].upper() for terrain in vocab.TERRAINS},
    "": " ",
    "lake": "≈",
    "chasm": "▒",
}
MOON: Final = dict(zip(vocab.PHASES, "☾◐●", strict=True))
PIECE: Final = {"pack": "p", "alpha": "A", "den": "d", "lair": "L"}

NEUTRAL_STYLE: Final = "bold black on #eeeeee"
LONE_STYLE: Final = "bold white on grey30"
PREY_STYLE: Final = "bold black on #ffd7af"


def owner_style(owner: int) -> str:
    """Return the style of a pack's pieces."""
    return NEUTRAL_STYLE if owner == scene.NEUTRAL_OWNER else seat_style(owner)


def owner_sign(owner: int) -> str:
    """Return the sign of a pack: the number of its seat, or ``n`` for the neutral one."""
    return "n" if owner == scene.NEUTRAL_OWNER else str(owner + 1)


def piece_text(piece: Piece) -> Text:
    """Return a piece as its owner's sign and a letter for its kind."""
    return Text(owner_sign(piece["owner"]) + PIECE[piece["kind"]], owner_style(piece["owner"]))


def token_signs(token: str) -> str:
    """Return the moon signs of a stack of region tokens, the upper one first."""
    return "/".join(MOON[phase] for phase in token.split("/"))


# The map of The Wolves: every hex with its name, terrain and what is there.

SIZES: Final = (Size(5, edges=True), Size(4, edges=True), Size(4, edges=False))
"""From roomy to tight; the first that fits is taken."""


class Country(Sketch[Scene]):
    """The map, drawn as wide as there is room for."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the map in the largest size that fits."""
        size = self.size(options.max_width)
        plain = console.no_color or console.color_system is None
        yield HexGrid(self._tiles(size.inner), size, PLAIN if plain else COLOURED).text()

    def size(self, room: int) -> Size:
        """Return the largest size that fits, or the smallest."""
        fitting = [size for size in SIZES if self.width(size) <= room]
        return fitting[0] if fitting else SIZES[-1]

    def width(self, size: Size) -> int:
        """Return how many columns of text the map takes in a size."""
        return size.width_of(self._tiles(size.inner))

    def _tiles(self, inner: int) -> dict[Hex, Tile]:
        tiles = {Hex(land["q"], land["r"]): self._land(land, inner) for land in self.scene["hexes"]}
        for slot, region in enumerate(self.scene["regions"]):
            for water in self.scene["water"]:
                if water["hex"] == region["lake"]:
                    bottom = self._token(region["token"], inner)
                    tiles[Hex(water["q"], water["r"])] = self._water(water, bottom, inner, slot)
        for water in self.scene["water"]:
            if water["kind"] == "chasm":
                bottom = Text(SIGN["chasm"] * inner)
                tiles[Hex(water["q"], water["r"])] = self._water(water, bottom, inner, -1)
        return tiles

    def _land(self, land: Land, inner: int) -> Tile:
        top = self._top(land["hex"], SIGN[land["terrain"]], inner)
        return Tile(top, self._content(land, inner), GROUND[land["terrain"]], land["region"])

    def _water(self, water: Water, bottom: Text, inner: int, region: int) -> Tile:
        top = self._top(water["hex"], SIGN[water["kind"]], inner)
        return Tile(top, bottom, GROUND[water["kind"]], region)

    def _top(self, name: str, sign: str, inner: int) -> Text:
        label = Text(name, MARK_STYLE if name in self.marked else "")
        return label + " " * (inner - len(name) - 1) + sign

    def _content(self, land: Land, inner: int) -> Text:
        """Return what is on a hex."""
        if land["lone_wolf"]:
            return Text(self.say("terminal-wolves-lone")[:inner], LONE_STYLE)
        if land["prey"]:
            stack = str(land["stack"]) if land["stack"] > 1 else ""
            name = self.name(phrase("prey", land["prey"]))
            return Text(name[: inner - 1] + stack, PREY_STYLE)
        return Text().join(piece_text(piece) for piece in land["pieces"])

    def _token(self, token: str, inner: int) -> Text:
        """Return the region token on a lake; empty once it is gone."""
        if not token:
            return Text()
        if "/" in token:
            return Text(token_signs(token), "bold bright_white")
        name = self.say("terminal-wolves-phase", phase=token)
        return Text((MOON[token] + name)[:inner], "bold bright_white")


# The moon track of The Wolves, and who leads the regions it will score.

_GONE, _TO_COME = "•", "·"


class MoonTrack(Sketch[Scene]):
    """W13 The dates, and the regions in the order they are scored."""

    def __init__(self, table: Scene, translator: Translator) -> None:
        super().__init__(table, translator)
        scored = len(table["moon"]["scored"])
        self._next = vocab.PHASES[scored] if scored < len(vocab.PHASES) else None
        """W14.1 The phase that is scored next."""

    def dates(self) -> Text:
        """W13 Return the dates gone and to come, each scoring date with its phase."""
        moon = self.scene["moon"]
        line = Text(f"{self.say('terminal-wolves-moon')} ", "bold")
        phases = dict(zip(moon["dates"], vocab.PHASES, strict=True))
        for date in range(1, max(*moon["dates"], moon["date"]) + 1):
            sign = _GONE if date <= moon["date"] else _TO_COME
            style = "bold bright_yellow" if date <= moon["date"] else "grey62"
            line.append(MOON[phases[date]] if date in phases else sign, style)
        return line.append(f"  {self._next_date()}")

    def _next_date(self) -> str:
        moon = self.scene["moon"]
        if self._next is None:
            return self.say("terminal-wolves-all-scored", date=moon["date"])
        ahead = moon["dates"][vocab.PHASES.index(self._next)] - moon["date"]
        key = "terminal-wolves-date-ahead" if ahead > 0 else "terminal-wolves-date-now"
        phase = self._phase(self._next)
        return self.say(key, date=moon["date"], phase=phase, ahead=ahead)

    def _phase(self, phase: str) -> str:
        return self.say("terminal-wolves-phase", phase=phase)

    def due_lines(self) -> list[Text]:
        """W14.2 Return the regions that the next phase scores, with who leads them."""
        if self._next is None:
            return []
        regions = [one for one in self.scene["regions"] if _top_token(one) == self._next]
        head = self.say("terminal-wolves-next", phase=self._phase(self._next))
        return [
            Text(f"{MOON[self._next]} {head}", "bold"),
            *(self._standing(region, names_leader=True) for region in regions),
        ]

    def later_lines(self) -> list[Text]:
        """W14.2 Return the regions that are scored later."""
        regions = [one for one in self.scene["regions"] if _top_token(one) not in ("", self._next)]
        if not regions:
            return []
        head = Text(self.say("terminal-wolves-later"), "bold")
        return [head, *map(self._standing, regions)]

    def _standing(self, region: Region, names_leader: bool = False) -> Text:
        """Return a region with what each pack has in it, strongest first."""
        line = Text(f"{region['lake']:<4}").append(f"{token_signs(region['token']):<3} ")
        for one in region["control"]:
            line.append(f"{owner_sign(one['owner'])}", owner_style(one["owner"]))
            alphas = "A" * one["alphas"] if names_leader else ""
            line.append(f":{one['control']}{alphas}  ")
        names_leader = names_leader or not region["control"]
        return line.append(self._lead(region["control"]), "dim") if names_leader else line

    def _lead(self, control: list[Strength]) -> str:
        """W14.2, W14.4 Say who is first."""
        first = [one["owner"] for one in control if one["leads"]]
        if not first:
            return self.say("wolves-no-control")
        if len(first) > 1:
            return self.say("terminal-wolves-tied")
        who = phrase("owner", first[0], self.scene)
        return self.say("terminal-wolves-leads", who=who)


def _top_token(region: Region) -> str:
    return region["token"].partition("/")[0]


# The player boards of The Wolves.

PACK_WIDTH: Final = 37
"""The narrowest a player board can be."""
PACK_WIDEST: Final = 49
"""The widest it gets where there is more room."""

_TOKEN: Final = {"action": "a", "terrain": "t", "": ""}
_PACK_GAP: Final = "  "
_FRAME: Final = 4
"""What the frame of a panel takes of its width."""


class PackBoard(Sketch[Scene]):
    """The board of one seat."""

    def __init__(self, table: Scene, seat: int, translator: Translator) -> None:
        super().__init__(table, translator)
        self._seat = seat
        self._pack = table["packs"][seat]
        labels = ("tiles", "pays", "prey", "points")
        self._labels = {name: self.say(f"terminal-wolves-{name}") for name in labels}
        self._indent = max(map(len, self._labels.values())) + 1

    def panel(self, width: int) -> Panel:
        """Return the board: tiles, what they pay, tracks, prey and points."""
        acts = self.scene["seat"] == self._seat and self.scene["stage"] != "over"
        lines = [
            self._tiles(),
            self._purse(),
            *_flowing(self._tracks(), width - _FRAME),
            self._prey(),
            self._score(),
        ]
        if self.scene["first"] == self._seat:
            lines.append(Text(self.say("terminal-wolves-first"), "dim"))
        home = f" {self.name(phrase('terrain', self._pack['home']))}" if self._pack["home"] else ""
        total = self.say("terminal-points", points=sum(self._pack["score"].values()))
        name = self.translator.seat(self._seat)
        return seat_panel(name, self._seat, acts, f"{home} · {total}", lines, width)

    def _label(self, name: str) -> Text:
        return Text(f"{self._labels[name]:<{self._indent}}")

    def _tiles(self) -> Text:
        """W2.9 Each tile as the letter it shows and the letter of its back; the home tile last."""
        line = self._label("tiles")
        for tile in self._pack["tiles"]:
            line.append(f"{SIGN[tile['shows']]}", f"bold {GROUND[tile['shows']]}")
            line.append(f"/{SIGN[tile['back']]}", GROUND[tile["back"]]).append(" ")
        if home := self._pack["home"]:
            line.append(f" {SIGN[home]} ", f"bold {GROUND[home]}")
        return line

    def _purse(self) -> Text:
        """W5.2 What the tiles pay for each terrain now, and the tokens."""
        pack = self._pack
        paid = zip(vocab.TERRAINS, pack["pays"], strict=True)
        pays = " ".join(f"{SIGN[terrain]}{count}" for terrain, count in paid if count)
        counts = (
            ("terminal-wolves-terrain-tokens", pack["terrain_tokens"]),
            ("terminal-wolves-action-tokens", pack["action_tokens"]),
        )
        tokens = [self.say(key, count=count) for key, count in counts if count]
        line = self._label("pays").append(pays)
        return line.append(f" +{', '.join(tokens)}", "bold bright_yellow") if tokens else line

    def _tracks(self) -> list[Text]:
        """W2.2–W2.7 The six tracks as the board has them printed, with what comes next."""
        printed, pack = self.scene["printed"], self._pack
        wolves = [PIECE[kind] for kind in printed["wolves"]]
        lairs = [""] * (len(printed["lair_points"]) - 1)
        prey = [""] * (len(printed["hunt_points"]) - 1)
        tokens = (printed["lair_token"], printed["hunt_token"])
        return [
            *map(self._attribute, vocab.TRACKS),
            self._slots("wolves", wolves, printed["wolf_points"], pack["wolves"]),
            self._slots("lairs", lairs, printed["lair_points"], pack["lairs"], tokens[0]),
            self._slots("hunt", prey, printed["hunt_points"], len(pack["prey"]), tokens[1]),
        ]

    def _attribute(self, name: str) -> Text:
        """W2.2–W2.4 Return the values of a track, that of now marked, with tokens and points."""
        track = self._pack["tracks"][name]
        line = Text(self.say("wolves-track-name", track=name))
        steps = zip(track["values"], track["tokens"], track["points"], strict=True)
        for dens, (value, token, points) in enumerate(steps):
            prize = _TOKEN[token] + (f":{points}" if points else "")
            is_now = dens == track["dens"]
            style = "bold" if is_now else "dim" if dens < track["dens"] else ""
            line.append(" ").append(f"[{value}]{prize}" if is_now else f"{value}{prize}", style)
        return line

    def _slots(
        self, name: str, signs: list[str], points: list[int], taken: int, token: str = ""
    ) -> Text:
        """W2.5–W2.7 Return a track of slots with their points, and the token that each brings."""
        line = Text(self.say("wolves-score", part=name))
        for place, sign in enumerate(signs):
            mark = "·" if place < taken else f">{sign}" if place == taken else sign
            style = "dim" if place < taken else "bold" if place == taken else ""
            line.append(" ").append(f"{mark}{points[place + 1]}", style)
        return line.append(f" +{_TOKEN[token]}") if token else line

    def _prey(self) -> Text:
        taken = self.name(phrase("prey", self._pack["prey"]))
        said = taken or self.say("terminal-none-yet")
        return self._label("prey").append(said)

    def _score(self) -> Text:
        """W15.2 The points so far, part by part."""
        parts = [
            f"{self.say('wolves-score', part=name)} {points}"
            for name, points in self._pack["score"].items()
            if points
        ]
        return self._label("points").append(
            ", ".join(parts) or self.say("terminal-none-yet"), "dim"
        )


def _flowing(parts: list[Text], width: int) -> list[Text]:
    """Return parts side by side, as many a line as fit."""
    lines = [Text()]
    for part in parts:
        gap = _PACK_GAP if lines[-1] else ""
        if gap and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text())
            gap = ""
        lines[-1].append(gap).append_text(part)
    return lines


# The whole table of The Wolves, laid out for the width at hand.

_GAP: Final = 2
_DUE_WIDTH: Final = 40
_LATER_WIDTH: Final = 30


class Drawing(Sketch[Scene]):
    """Map, moon, regions and player boards: side by side if there is room, else stacked."""

    def __init__(self, table: Scene, translator: Translator, marked: frozenset[str]) -> None:
        super().__init__(table, translator, marked)
        self._country = Country(table, translator, marked)
        self._moon = MoonTrack(table, translator)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw everything within the width there is."""
        room = options.max_width
        map_width = self._country.width(SIZES[0])
        if room >= map_width + _GAP + PACK_WIDTH:
            yield self._side_by_side(map_width, room - map_width - _GAP)
        else:
            yield self._country
            yield self._moon_and_regions(room)
            yield from self._pack_rows(room)
        yield Text(self._legend(), "dim")

    def _side_by_side(self, map_width: int, room: int) -> RenderableType:
        grid = Grid.grid(padding=(0, _GAP, 0, 0))
        grid.add_column(width=map_width)
        width = min(room, PACK_WIDEST)
        grid.add_column(width=width)
        left = Group(self._country, self._moon_and_regions(map_width))
        right = Group(*(self._pack(seat, width) for seat in range(self._seats())))
        grid.add_row(left, right)
        return grid

    def _moon_and_regions(self, room: int) -> RenderableType:
        due, later = self._moon.due_lines(), self._moon.later_lines()
        if not due:
            return self._moon.dates()
        columns = (room - _DUE_WIDTH) // _LATER_WIDTH
        height = max(len(due), -(-len(later) // max(columns, 1)))
        blocks = [due, *(later[first : first + height] for first in range(0, len(later), height))]
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_row(*(Text("\n").join(block) for block in blocks))
        return Group(self._moon.dates(), grid)

    def _pack_rows(self, room: int) -> list[RenderableType]:
        across = min(self._seats(), max(1, room // PACK_WIDTH))
        rows = -(-self._seats() // across)
        across = -(-self._seats() // rows)
        width = min(room // across, PACK_WIDEST)
        panels = [self._pack(seat, width) for seat in range(self._seats())]
        return [
            Columns(panels[first : first + across], padding=0)
            for first in range(0, len(panels), across)
        ]

    def _pack(self, seat: int, width: int) -> Panel:
        return PackBoard(self.scene, seat, self.translator).panel(width)

    def _legend(self) -> str:
        terrains = [f"{SIGN[one]} {self.name(phrase('terrain', one))}" for one in vocab.TERRAINS]
        signs = self.say("terminal-wolves-legend"), self.say("terminal-wolves-tracks")
        return f"{'  '.join(terrains)}  {' · '.join(signs)}"

    def _seats(self) -> int:
        return len(self.scene["packs"])


# The Wolves as the terminal shows it.

_PLACE: Final = re.compile(r"[@>](\w+)$")


class WolvesFace(Face):
    """Map, player boards, moon and words of The Wolves."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast("Scene", view), self.translator, marked)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the hexes that words speak of: ``@c4``, ``>c4``, ``alpha@c4``."""
        return frozenset(found[1] for word in words if (found := _PLACE.search(word)))


FACE = WolvesFace
