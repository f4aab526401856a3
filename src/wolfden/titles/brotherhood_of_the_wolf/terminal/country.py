"""The map of Brotherhood of the Wolf as a listing: villages by number, hamlets by name."""

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from wolfden.i18n.speaker import Speaker
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import (
    Place,
    Scene,
    Space,
    hunters_at,
    leagues_from,
    neighbours,
    space_at,
)
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import BASE_RANGE
from wolfden.titles.brotherhood_of_the_wolf.terminal.palette import (
    BEAST_STYLE,
    MARK_STYLE,
    hunter_text,
    tell,
)

ROOMY: Final = 124
"""From this width on, the villages two leagues and further away have columns of their own."""
_MARKED: Final = "▸"


class Country:
    """Where everything is and how far apart, drawn from one scene."""

    def __init__(self, scene: Scene, marked: frozenset[str], speaker: Speaker) -> None:
        self._scene = scene
        self._speaker = speaker
        self._marked = marked
        self._roads = neighbours(scene)
        self._places = {place["id"]: place for place in scene["places"]}
        beast = scene["beast"]["at"]
        self._from_beast = leagues_from(beast, self._roads) if beast else {}

    def villages(self, room: int) -> Table:
        """Return the villages: who is there, what lies there, and the way to others."""
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
        grid.add_column("#", justify="right", no_wrap=True)
        grid.add_column(self._word("village"), no_wrap=True)
        grid.add_column(self._word("beast"), justify="right", no_wrap=True)
        grid.add_column(self._word("there"), ratio=2)
        grid.add_column(self._word("roads"), ratio=2)
        further = range(2, BASE_RANGE + 1) if room >= ROOMY else range(0)
        for leagues in further:
            head = self._speaker.say("brotherhood-leagues", {"leagues": leagues})
            grid.add_column(head, ratio=1)
        for place in self._scene["places"]:
            if place["number"]:
                grid.add_row(*self._village(place, further))
        return grid

    def _word(self, name: str) -> str:
        return self._speaker.say(f"terminal-brotherhood-{name}")

    def _village(self, place: Place, further: range) -> list[Text]:
        leagues = leagues_from(place["id"], self._roads)
        row = [
            Text(str(place["number"]), "bold"),
            self._name(place),
            self._way(place["id"]),
            self._there(place),
            Text(" ".join(self._short(there) for there in self._roads[place["id"]])),
        ]
        return row + [
            Text(" ".join(self._numbers(leagues, distance)), "dim") for distance in further
        ]

    def _name(self, place: Place) -> Text:
        sign = _MARKED if place["id"] in self._marked else " "
        name = Text(sign).append(place["name"], MARK_STYLE if sign == _MARKED else "")
        name.append("*" if place["special"] else "").append("°" if place["start"] else "")
        return name

    def _way(self, village: str) -> Text:
        """Say how far the Beast is, and whether it may have chosen this village."""
        goal = "◆" if village in self._scene["possible"]["goals"] else ""
        return Text(
            f"{goal}{self._from_beast.get(village, '')}", "bright_yellow" if goal else "dim"
        )

    def _there(self, place: Place) -> Text:
        """Say who is there, and which card blocks the village."""
        scene, speaker, found = self._scene, self._speaker, Text()
        parts = []
        if place["id"] == scene["beast"]["at"]:
            parts.append(Text(speaker.say("brotherhood-beast-here"), BEAST_STYLE))
        elif place["id"] in scene["possible"]["here"] and scene["beast"]["hidden"]:
            parts.append(Text(self._word("beast-perhaps"), "bright_red"))
        parts += [hunter_text(hunter, speaker) for hunter in hunters_at(scene, place["id"])]
        if place["troop"]:
            parts.append(Text(speaker.listed(tell("troop", place["troop"])), "bold"))
        if place["id"] == scene["portefaix"]:
            parts.append(Text(speaker.say("brotherhood-portefaix-here"), "bold"))
        parts += [Text(f"†{place['victims']}", "bright_red")] if place["victims"] else []
        if (space := space_at(scene, place["id"])) is not None:
            parts.append(Text(self._card(space), "cyan"))
        if place["id"] == scene["traces"]["marker"]:
            parts.append(Text(speaker.say("brotherhood-marker-here")))
        return found.append_text(Text(", ").join(parts))

    def _card(self, space: Space) -> str:
        """B4.2 Say which card lies in a village, and the trace with it."""
        key = "brotherhood-card-of" if space["open"] else "brotherhood-card-hidden"
        year = str(space["year"])
        card = self._speaker.say(key, {"season": tell("season", space["season"]), "year": year})
        return f"{card}: {self._speaker.listed(tell('trace', space))}"

    def _short(self, place: str) -> str:
        number = self._places[place]["number"]
        return str(number) if number else place

    def _numbers(self, leagues: dict[str, int], distance: int) -> list[str]:
        return [
            str(place["number"])
            for place in self._scene["places"]
            if place["number"] and leagues[place["id"]] == distance
        ]

    def hamlets(self) -> Text:
        """Return the hamlets with their roads and the hunters in them."""
        lines = Text(f"{self._word('hamlets')}  ", "bold")
        parts = [self._hamlet(place) for place in self._scene["places"] if not place["number"]]
        return lines.append_text(Text(" · ").join(parts))

    def _hamlet(self, place: Place) -> Text:
        marked = place["id"] in self._marked
        name = Text(_MARKED if marked else "").append(place["id"], MARK_STYLE if marked else "")
        name.stylize("not bold")
        for hunter in hunters_at(self._scene, place["id"]):
            name.append(" ").append_text(hunter_text(hunter, self._speaker))
        roads = " ".join(self._short(there) for there in self._roads[place["id"]])
        return name.append(f" {roads}", "dim not bold")
