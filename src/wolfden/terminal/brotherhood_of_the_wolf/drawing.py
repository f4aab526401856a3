"""The whole table of Brotherhood of the Wolf, for the width at hand."""

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.text import Text

from wolfden.core.contract import seat_name
from wolfden.games.brotherhood_of_the_wolf.scene import Hunter, Scene
from wolfden.games.brotherhood_of_the_wolf.terms import TOKENS_TO_WIN
from wolfden.pictures.brotherhood_of_the_wolf.words import (
    IDENTITY,
    TROOP,
    card_words,
    doings,
    knowledge,
    numbered,
    stance,
    status,
    trace_words,
)
from wolfden.terminal.brotherhood_of_the_wolf.country import Country
from wolfden.terminal.brotherhood_of_the_wolf.palette import hunter_text

LEGEND: Final = (
    "* special village  ° start village  ◆ a village the Beast may have chosen, with its leagues"
    " from the Beast · (bishop) lies and does not protect · †2 two victims"
    " · roads are one league: villages by number, hamlets by name"
)
_PANEL: Final = 40
"""The least width of a panel."""


class Drawing:
    """Tracks, card, villages, hamlets, hunters, season spaces and what is known."""

    def __init__(self, scene: Scene, marked: frozenset[str]) -> None:
        self._scene = scene
        self._country = Country(scene, marked)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw everything within the width there is."""
        room = options.max_width
        scene = self._scene
        yield Text(status(scene), "bold")
        yield _rounds(scene)
        yield _victims(scene)
        yield _card(scene)
        yield self._country.villages(room)
        yield self._country.hamlets()
        across = max(1, room // _PANEL)
        width = room // min(across, 3) if across > 1 else room
        panels = [_hunters(scene, width), _spaces(scene, width), _tokens(scene, width)]
        yield Columns(panels, padding=0)
        yield _known(scene)
        yield Text(LEGEND, "dim")
        yield Text(scene["note"], "dim")


def _rounds(scene: Scene) -> Text:
    """B1.5 Return the twelve rounds, those that have come filled."""
    line = Text("Rounds   ", "bold")
    for number in range(1, scene["rounds"] + 1):
        line.append("●" if number <= scene["round"] else "○", "bright_yellow not bold")
        line.append(" " if number % 4 == 3 else "")
    return line


def _victims(scene: Scene) -> Text:
    """B6.3 Return the victims against those the Beast needs."""
    done, most = scene["victims"], scene["victims_to_win"]
    line = Text("Victims  ", "bold").append("■" * done, "bright_red not bold")
    return line.append("□" * (most - done), "not bold").append(f" {done} of {most}", "not bold")


def _card(scene: Scene) -> Text:
    card = scene["card"]
    if card is None:
        return Text("Card     ", "bold").append("none in force", "not bold dim")
    source = "our own card" if card["ours"] else "from the book"
    line = Text("Card     ", "bold").append(
        f"{card['title']} ({card['card']}, phase {card['phase']})"
    )
    return line.append(f" {card['text']} ", "not bold").append(f"[{source}]", "not bold dim")


def _hunters(scene: Scene, width: int) -> Panel:
    lines = [_hunter(scene, hunter) for hunter in scene["hunters"]]
    return _panel("Hunters", lines, width)


def _hunter(scene: Scene, hunter: Hunter) -> Text:
    line = hunter_text(hunter)
    if hunter["seat"] > 0:
        line.append(f" {seat_name(hunter['seat'])},", "not bold")
    known = " and ".join(IDENTITY[one] for one in hunter["symbols"])
    if not hunter["at"]:
        return line.append(f" not placed; knows {known}", "default not bold on default")
    state = ", ".join([numbered(scene, hunter["at"]), stance(hunter), *doings(scene, hunter)])
    return line.append(f" {state}; knows {known}", "default not bold on default")


def _spaces(scene: Scene, width: int) -> Panel:
    lines = []
    for space in scene["spaces"]:
        line = Text(f"{space['season']:<7}", "bold")
        line.append(f"{space['troops']} {TROOP[space['troop']]}; ", "not bold")
        line.append(f"{card_words(scene, space)}; {trace_words(space)}", "not bold")
        if space["victims"]:
            line.append(f"; †{space['victims']} on its back", "not bold")
        lines.append(line)
    return _panel("Season spaces", lines, width)


def _tokens(scene: Scene, width: int) -> Panel:
    traces = scene["traces"]
    taken = ", ".join(IDENTITY[one] for one in traces["taken"]) or "none"
    marker = numbered(scene, traces["marker"]) if traces["marker"] else "not taken"
    played = [card["title"] for card in scene["cards"] if card["where"] == "played"]
    held = [card["title"] for card in scene["cards"] if card["where"] == "hand"]
    lines = [
        Text(f"Traces taken {traces['count']} of {TOKENS_TO_WIN}: {taken}"),
        Text(f"Black marker: {marker}"),
        Text(f"Cards played: {', '.join(played) or 'none'}"),
    ]
    if held:
        lines.append(Text(f"Cards picked: {', '.join(held)}"))
    return _panel("Tokens and cards", lines, width)


def _panel(title: str, lines: list[Text], width: int) -> Panel:
    return Panel(
        Text("\n").join(lines), title=title, title_align="left", width=width, padding=(0, 1)
    )


def _known(scene: Scene) -> Text:
    """Return what the hunters can work out; the Beast reads it too, with its own secrets."""
    lines = [
        Text(f"{what}: ", "bold").append(names, "not bold") for what, names in knowledge(scene)
    ]
    return Text("\n").join(lines)
