"""Age of the Wolf in the terminal."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, cast

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from wolfden.core.contract import Json
from wolfden.i18n.messages import Message, Part, SeatRef
from wolfden.i18n.narration import narrator_of
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import Face, seat_panel, seat_style
from wolfden.titles.age_of_the_wolf.rules.board import OUR_BOARD
from wolfden.titles.age_of_the_wolf.rules.pieces import NOBODY
from wolfden.titles.age_of_the_wolf.rules.scene import Pack, Region, Scene
from wolfden.titles.age_of_the_wolf.rules.tables import tables

# The board of Age of the Wolf as a table: region by region, with its neighbours.

MARK_STYLE = "bold black on bright_yellow"
_COAST_STYLE = "bold bright_cyan"
_ICE_STYLE = "bold black on #d7ffff"
_WARNING_STYLE = "bold bright_white on #af0000"


def country(scene: Scene, marked: frozenset[str], named: bool, translator: Translator) -> Grid:
    """Return a row a region: prey, what is there, borders; ``named`` with its display name."""
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(translator.translate("terminal-age-region"), no_wrap=True)
    grid.add_column(translator.translate("terminal-age-prey"), justify="right", no_wrap=True)
    grid.add_column(translator.translate("terminal-age-there"))
    grid.add_column(translator.translate("terminal-age-borders"))
    previous = ""
    for region in scene["regions"]:
        sector = _prefix(region["region"])
        if previous and sector != previous:
            grid.add_section()
        previous = sector
        grid.add_row(
            _name(region, marked, named),
            _prey(region),
            Text(" ").join(_things(scene, region, translator)),
            _borders(scene, region),
        )
    return grid


def _prefix(name: str) -> str:
    """Return the first word of an id, which the regions of a sector share; or nothing."""
    return name.partition("-")[0] if "-" in name else ""


def _name(region: Region, marked: frozenset[str], named: bool) -> Text:
    name = Text(region["region"], MARK_STYLE if region["region"] in marked else "bold")
    return name.append(f" {region['name']}", "not bold dim") if named else name


def _prey(region: Region) -> Text:
    return Text(str(region["prey"])).append("≈" if region["coast"] else " ", _COAST_STYLE)


def _things(scene: Scene, region: Region, translator: Translator) -> Iterator[Text]:
    """Yield wolves and dens by pack, predators with their worth, and who will starve."""
    owner = region["owner"]
    if owner != NOBODY:
        yield _wolves(owner, region["wolves"], region["lead"])
        if region["den"]:
            yield Text("▲", seat_style(owner))
    if region["attackers"]:
        yield Text("⚔")
        yield _wolves(scene["active"], region["attackers"], region["attackers_lead"])
    if region["predators"]:
        groups = tell("predator_groups", region)
        parts = groups if isinstance(groups, list) else [groups]
        kinds = ", ".join(map(translator.format_value, parts))  # short: the column is narrow
        yield Text(f"{kinds} = {region['predators_worth']}")
    if over := region["surplus"]:
        yield Text(translator.translate("age-starve", {"surplus": over}), _WARNING_STYLE)


def _wolves(seat: int, amount: int, has_lead: bool) -> Text:
    """Return wolves as the number of their seat, their amount and ``L`` for the Lead Wolf."""
    return Text(f"{seat + 1}:{amount}{'L' if has_lead else ''}", seat_style(seat))


def _borders(scene: Scene, region: Region) -> Text:
    """A1.7 Return the neighbours over land, then over water; frozen channels stand out."""
    here = region["region"]
    parts = [Text(_short(here, other)) for other in region["land"]]
    for channel in scene["channels"]:
        if here in channel["regions"]:
            (other,) = [name for name in channel["regions"] if name != here]
            frozen = channel["frozen"]
            style = _ICE_STYLE if frozen else _COAST_STYLE
            parts.append(Text(f"{'❄' if frozen else '~'}{_short(here, other)}", style))
    return Text(" ").join(parts)


def _short(here: str, other: str) -> str:
    """Return a neighbour, the first word left out where it is that of the region itself."""
    prefix = _prefix(here)
    return other.removeprefix(prefix) if prefix and _prefix(other) == prefix else other


# The packs and the cards of Age of the Wolf.

PACK_WIDTH: Final = 38
"""How wide the panel of a pack is."""

tell: Final = narrator_of("age-of-the-wolf").tell
"""Names things as the vocabulary says."""

_BUILT, _OPEN = "▲", "△"


def pack_panel(scene: Scene, seat: int, translator: Translator) -> Panel:
    """Return what one pack has."""
    pack = scene["packs"][seat]
    acts = scene["seat"] == seat and scene["stage"] != "over"
    lines = (
        [Text(translator.translate("age-out"), "dim")] if pack["out"] else _lines(pack, translator)
    )
    colour = translator.translate("age-colour", {"colour": pack["colour"]})
    return seat_panel(translator.seat(seat), seat, acts, f" {colour}", lines, PACK_WIDTH)


def _lines(pack: Pack, translator: Translator) -> list[Text]:
    """A3.0 Dens towards the five that win, wolves, regions and the size of the hand."""
    goal = tables().dens_to_win
    dens = _BUILT * pack["dens"] + _OPEN * (goal - pack["dens"])
    near = "bold bright_yellow" if pack["dens"] >= goal - 1 else ""
    counts = translator.translate("terminal-age-dens", {"dens": pack["dens"], "goal": goal})
    wolves = translator.translate(
        "terminal-age-wolves", {"wolves": pack["wolves"], "supply": pack["supply"]}
    )
    regions = translator.translate("age-region-count", {"regions": pack["regions"]})
    lead: Part = pack["lead"] or Message("terminal-age-fallen")
    return [
        Text(f"{dens} {counts}", near),
        Text(wolves),
        Text(regions),
        Text(translator.translate("age-lead-in", {"at": lead})),
        Text(translator.translate("age-hand-count", {"hand": pack["hand"]})),
    ]


def cards_text(scene: Scene, translator: Translator) -> Text:
    """A8.6 Return the viewer's own hand, the size of the deck and the discards."""
    line = Text()
    if scene["hand"]:
        line.append(f"{translator.translate('age-own-hand')}: ", "bold")
        line.append(translator.format_value(_cards(scene["hand"])), "bold bright_yellow").append(
            " · "
        )
    piles = {"deck": scene["deck"], "cards": _cards(scene["discards"])}
    return line.append(translator.translate("age-piles", piles))


def _cards(cards: dict[str, int]) -> Part:
    """Say which cards lie together, or that there are none."""
    groups = [{"thing": card, "count": count} for card, count in cards.items() if count]
    return tell("group", groups) or Message("age-none")


# The whole table of Age of the Wolf, laid out for the width at hand.

_GAP: Final = 2
_MAP_WIDTH: Final = 96
"""What the map needs with the names of all regions; the packs stand beside it if they can."""


class Drawing:
    """Regions, packs and cards: side by side if there is room, else stacked."""

    def __init__(self, scene: Scene, marked: frozenset[str], translator: Translator) -> None:
        self._scene = scene
        self._translator = translator
        self._marked = marked

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw everything within the width there is."""
        room = options.max_width
        regions = country(self._scene, self._marked, room >= _MAP_WIDTH, self._translator)
        panels = [
            pack_panel(self._scene, seat, self._translator)
            for seat in range(len(self._scene["packs"]))
        ]
        if room >= _MAP_WIDTH + _GAP + PACK_WIDTH:
            grid = Grid.grid(padding=(0, _GAP, 0, 0))
            grid.add_column(max_width=room - PACK_WIDTH - _GAP)
            grid.add_column(width=PACK_WIDTH)
            grid.add_row(regions, Group(*panels))
            yield grid
        else:
            yield regions
            yield Columns(panels, padding=0)
        yield self._status()
        yield cards_text(self._scene, self._translator)
        yield Text(self._translator.translate("terminal-age-legend"), "dim")
        yield Text(self._note(), "dim")

    def _status(self) -> RenderableType:
        """Return the round and whose turn it is."""
        scene, translator = self._scene, self._translator
        rounds = {"round": scene["round"], "limit": scene["round_limit"]}
        line = Text(translator.translate("age-round", rounds), "bold")
        if scene["stage"] == "over":
            return line.append(f" · {translator.translate('age-stage-over')}")
        turn = translator.translate("age-turn", {"who": SeatRef(scene["active"])})
        step = translator.translate("age-step", {"step": scene["step"]})
        return line.append(f" · {turn} · {step}")

    def _note(self) -> str:
        """Return what a player must be told of this board."""
        board = self._scene["board"]
        if board == OUR_BOARD:
            return self._translator.translate("note-age-of-the-wolf")
        return self._translator.translate("terminal-age-board", {"board": board})


# Age of the Wolf as the terminal shows it.

_PLACES: Final = re.compile(r"@([\w-]+)$|^([\w-]+)~([\w-]+)$")


class AgeFace(Face):
    """Regions, packs, cards and words of Age of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast(Scene, view), marked, self.translator)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the regions that words speak of: ``@red-forest``, ``red-tundra~red-island``."""
        found = [_PLACES.search(word) for word in words]
        return frozenset(name for match in found if match for name in match.groups() if name)


FACE = AgeFace
