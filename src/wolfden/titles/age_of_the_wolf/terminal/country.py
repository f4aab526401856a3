"""The board of Age of the Wolf as a table: region by region, with its neighbours."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from wolfden.i18n.speaker import Speaker
from wolfden.terminal.seats import seat_style
from wolfden.titles.age_of_the_wolf.rules.scene import Region, Scene
from wolfden.titles.age_of_the_wolf.rules.terms import NOBODY
from wolfden.titles.age_of_the_wolf.terminal.packs import tell

MARK_STYLE = "bold black on bright_yellow"
_COAST_STYLE = "bold bright_cyan"
_ICE_STYLE = "bold black on #d7ffff"
_WARNING_STYLE = "bold bright_white on #af0000"


def country(scene: Scene, marked: frozenset[str], named: bool, speaker: Speaker) -> Grid:
    """Return a row a region: prey, what is there, borders; ``named`` with its display name."""
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(speaker.say("terminal-age-region"), no_wrap=True)
    grid.add_column(speaker.say("terminal-age-prey"), justify="right", no_wrap=True)
    grid.add_column(speaker.say("terminal-age-there"))
    grid.add_column(speaker.say("terminal-age-borders"))
    previous = ""
    for region in scene["regions"]:
        sector = _prefix(region["region"])
        if previous and sector != previous:
            grid.add_section()
        previous = sector
        grid.add_row(
            _name(region, marked, named),
            _prey(region),
            Text(" ").join(_things(scene, region, speaker)),
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


def _things(scene: Scene, region: Region, speaker: Speaker) -> Iterator[Text]:
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
        kinds = speaker.listed(tell("predator_groups", region))
        yield Text(f"{kinds} = {region['predators_worth']}")
    if over := region["surplus"]:
        yield Text(speaker.say("age-starve", {"surplus": over}), _WARNING_STYLE)


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
