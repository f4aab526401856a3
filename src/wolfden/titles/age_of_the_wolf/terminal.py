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
from wolfden.terminal.face import MARK_STYLE, Face, Sketch, seat_panel, seat_style
from wolfden.titles.age_of_the_wolf.rules.pieces import NOBODY
from wolfden.titles.age_of_the_wolf.rules.scene import Pack, Region, Scene
from wolfden.titles.age_of_the_wolf.rules.tables import tables

phrase: Final = narrator_of("age-of-the-wolf").phrase
"""Names things as the vocabulary says."""

_COAST_STYLE: Final = "bold bright_cyan"
_ICE_STYLE: Final = "bold black on #d7ffff"
_WARNING_STYLE: Final = "bold bright_white on #af0000"
_BUILT, _OPEN = "▲", "△"

PACK_WIDTH: Final = 38
"""How wide the panel of a pack is."""
_GAP: Final = 2
_MAP_WIDTH: Final = 96
"""What the map needs with the names of all regions; the packs are to its right if they fit."""


class Drawing(Sketch[Scene]):
    """Regions, packs and cards: side by side if there is room, else stacked."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw everything within the width there is."""
        room = options.max_width
        regions = self._country(room >= _MAP_WIDTH)
        panels = [self._pack_panel(seat) for seat in range(len(self.scene["packs"]))]
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
        yield self._cards_text()
        yield Text(self.say("terminal-age-legend"), "dim")
        yield Text(self._values(), "dim")
        yield Text(self._note(), "dim")

    def _status(self) -> RenderableType:
        """Return the round and whose turn it is."""
        scene = self.scene
        rounds = self.say("age-round", round=scene["round"], limit=scene["round_limit"])
        line = Text(rounds, "bold")
        if scene["stage"] == "over":
            return line.append(f" · {self.say('age-stage-over')}")
        turn = self.say("age-turn", who=SeatRef(scene["active"]))
        return line.append(f" · {turn} · {self.say('age-step', step=scene['step'])}")

    def _note(self) -> str:
        """Return the note about this board."""
        if notes := self.scene["notes"]:
            return " ".join(map(self.say, notes))
        return self.say("terminal-age-board", board=self.scene["board"])

    def _values(self) -> str:
        """A1.4 Return what predators are worth at this table, and whether the values are ours."""
        values = {
            kind: "/".join(map(str, dict.fromkeys(worth)))
            for kind, worth in self.scene["values"].items()
        }
        key = "terminal-age-values-ours" if self.scene["notes"] else "terminal-age-values"
        return self.say(key, **values)

    # The board as a table: region by region, with its neighbours.

    def _country(self, named: bool) -> Grid:
        """Return a row a region: prey, what is there, borders; ``named`` with its display name."""
        grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(self.say("terminal-age-region"), no_wrap=True)
        grid.add_column(self.say("terminal-age-prey"), justify="right", no_wrap=True)
        grid.add_column(self.say("terminal-age-there"))
        grid.add_column(self.say("terminal-age-borders"))
        previous = ""
        for region in self.scene["regions"]:
            sector = _prefix(region["region"])
            if previous and sector != previous:
                grid.add_section()
            previous = sector
            prey = Text(str(region["prey"])).append("≈" if region["coast"] else " ", _COAST_STYLE)
            things = Text(" ").join(self._things(region))
            grid.add_row(self._name(region, named), prey, things, self._borders(region))
        return grid

    def _name(self, region: Region, named: bool) -> Text:
        name = Text(region["region"], MARK_STYLE if region["region"] in self.marked else "bold")
        return name.append(f" {self._title(region)}", "not bold dim") if named else name

    def _title(self, region: Region) -> str:
        return self.name(phrase("region_name", region["region"], self.scene))

    def _things(self, region: Region) -> Iterator[Text]:
        """Yield wolves and dens by pack, predators with their worth, and who will starve."""
        owner = region["owner"]
        if owner != NOBODY:
            yield _wolves(owner, region["wolves"], region["lead"])
            if region["den"]:
                yield Text("▲", seat_style(owner))
        if region["attackers"]:
            yield Text("⚔")
            yield _wolves(self.scene["active"], region["attackers"], region["attackers_lead"])
        if region["predators"]:
            groups = phrase("predator_groups", region)
            parts = groups if isinstance(groups, list) else [groups]
            kinds = ", ".join(map(self.name, parts))  # short: the column is narrow
            yield Text(f"{kinds} = {region['predators_worth']}")
        if over := region["surplus"]:
            yield Text(self.say("age-starve", surplus=over), _WARNING_STYLE)

    def _borders(self, region: Region) -> Text:
        """A1.7 Return the neighbours over land, then over water; frozen channels in colour."""
        here = region["region"]
        parts = [Text(_short(here, other)) for other in region["land"]]
        for channel in self.scene["channels"]:
            if here in channel["regions"]:
                (other,) = [name for name in channel["regions"] if name != here]
                frozen = channel["frozen"]
                style = _ICE_STYLE if frozen else _COAST_STYLE
                parts.append(Text(f"{'❄' if frozen else '~'}{_short(here, other)}", style))
        return Text(" ").join(parts)

    # The packs and the cards.

    def _pack_panel(self, seat: int) -> Panel:
        """Return what one pack has."""
        pack = self.scene["packs"][seat]
        acts = self.scene["seat"] == seat and self.scene["stage"] != "over"
        lines = [Text(self.say("age-out"), "dim")] if pack["out"] else self._lines(pack)
        colour = self.say("age-colour", colour=pack["colour"]) if pack["colour"] else "–"
        return seat_panel(self.translator.seat(seat), seat, acts, f" {colour}", lines, PACK_WIDTH)

    def _lines(self, pack: Pack) -> list[Text]:
        """A3.0 Dens towards the five that win, wolves, regions and the size of the hand."""
        goal = tables().dens_to_win
        dens = _BUILT * pack["dens"] + _OPEN * (goal - pack["dens"])
        near = "bold bright_yellow" if pack["dens"] >= goal - 1 else ""
        counts = self.say("terminal-age-dens", dens=pack["dens"], goal=goal)
        lead: Part = pack["lead"] or Message("terminal-age-fallen")
        return [
            Text(f"{dens} {counts}", near),
            Text(
                self.say(
                    "age-dens-left", left=pack["dens_left"], all=pack["dens"] + pack["dens_left"]
                )
            ),
            Text(self.say("terminal-age-wolves", wolves=pack["wolves"], supply=pack["supply"])),
            Text(self.say("age-region-count", regions=pack["regions"])),
            Text(self.say("age-lead-in", at=lead)),
            Text(self.say("age-hand-count", hand=pack["hand"])),
        ]

    def _cards_text(self) -> Text:
        """A8.6 Return the viewer's own hand, the size of the deck and the discards."""
        scene, line = self.scene, Text()
        if scene["hand"]:
            line.append(f"{self.say('age-own-hand')}: ", "bold")
            line.append(self.name(_cards(scene["hand"])), "bold bright_yellow").append(" · ")
            for number, (card, count) in enumerate(scene["hand"].items()):
                if count:
                    letter = "ABCD"[number]
                    line.append(f"{letter} {self.name(phrase('card_does', card, scene))} · ")
        return line.append(
            self.say("age-piles", deck=scene["deck"], cards=_cards(scene["discards"]))
        )


def _prefix(name: str) -> str:
    """Return the first word of an id, which the regions of a sector share; or ``""``."""
    return name.partition("-")[0] if "-" in name else ""


def _short(here: str, other: str) -> str:
    """Return a neighbour, the first word left out where it is that of the region itself."""
    prefix = _prefix(here)
    return other.removeprefix(prefix) if prefix and _prefix(other) == prefix else other


def _wolves(seat: int, amount: int, has_lead: bool) -> Text:
    """Return wolves as the number of their seat, their amount and ``L`` for the Lead Wolf."""
    return Text(f"{seat + 1}:{amount}{'L' if has_lead else ''}", seat_style(seat))


def _cards(cards: dict[str, int]) -> Part:
    """Return cards as groups of equal ones, or that there are none."""
    groups = [{"thing": card, "count": count} for card, count in cards.items() if count]
    return phrase("group", groups) or Message("age-none")


_PLACES: Final = re.compile(r"@([\w-]+)$|^([\w-]+)~([\w-]+)$")


class AgeFace(Face):
    """Regions, packs, cards and words of Age of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(cast(Scene, view), self.translator, marked)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the regions that words speak of: ``@red-forest``, ``red-tundra~red-island``."""
        found = [_PLACES.search(word) for word in words]
        return frozenset(name for match in found if match for name in match.groups() if name)


FACE = AgeFace
