"""The player boards of The Wolves."""

from typing import Final

from rich.panel import Panel
from rich.text import Text

from wolfden.i18n.parts import Part
from wolfden.i18n.speaker import Speaker
from wolfden.terminal.seats import seat_panel
from wolfden.titles.the_wolves.rules.scene import Scene
from wolfden.titles.the_wolves.rules.terms import TERRAINS, TRACKS
from wolfden.titles.the_wolves.terminal.palette import GROUND, SIGN, tell

WIDTH: Final = 37
"""The narrowest a player board can be."""
WIDEST: Final = 49
"""The widest it gets where there is more room."""

_TAKEN, _LEFT = "●", "○"
_GAP: Final = "  "
_FRAME: Final = 4
"""What the frame of a panel takes of its width."""


class PackBoard:
    """The board of one seat."""

    def __init__(self, table: Scene, seat: int, speaker: Speaker) -> None:
        self._table = table
        self._seat = seat
        self._speaker = speaker
        self._pack = table["packs"][seat]
        labels = ("tiles", "pays", "prey", "points")
        self._labels = {name: self._say(f"terminal-wolves-{name}") for name in labels}
        self._indent = max(map(len, self._labels.values())) + 1

    def panel(self, width: int) -> Panel:
        """Return the board: tiles, what they pay, tracks, prey and points."""
        acts = self._table["seat"] == self._seat and self._table["stage"] != "over"
        lines = [
            self._tiles(),
            self._purse(),
            *_flowing(self._counts(), width - _FRAME),
            self._prey(),
            self._score(),
        ]
        home = (
            f" {self._speaker.listed(tell('terrain', self._pack['home']))}"
            if self._pack["home"]
            else ""
        )
        total = self._say("terminal-points", points=sum(self._pack["score"].values()))
        name = self._speaker.seat(self._seat)
        return seat_panel(name, self._seat, acts, f"{home} · {total}", lines, width)

    def _say(self, key: str, **args: Part) -> str:
        return self._speaker.say(key, args)

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
        """W5.2 What the tiles pay for each terrain as they lie now, and the tokens."""
        pack = self._pack
        paid = zip(TERRAINS, pack["pays"], strict=True)
        pays = " ".join(f"{SIGN[terrain]}{count}" for terrain, count in paid if count)
        counts = (
            ("terminal-wolves-terrain-tokens", pack["terrain_tokens"]),
            ("terminal-wolves-action-tokens", pack["action_tokens"]),
        )
        tokens = [self._say(key, count=count) for key, count in counts if count]
        line = self._label("pays").append(pays)
        return line.append(f" +{', '.join(tokens)}", "bold bright_yellow") if tokens else line

    def _counts(self) -> list[Text]:
        """W2.2 Each attribute: its value now and the dens taken; the wolves called, the lairs."""
        counts = []
        for name in TRACKS:
            track = self._pack["tracks"][name]
            left = len(track["values"]) - 1 - track["dens"]
            line = Text(f"{self._say('wolves-track-name', track=name)} ")
            line.append(str(track["value"]), "bold")
            counts.append(line.append(f" {_TAKEN * track['dens']}{_LEFT * left}"))
        for name, count in (("wolves", self._pack["wolves"]), ("lairs", self._pack["lairs"])):
            counts.append(Text(f"{self._say('wolves-score', part=name)} {count}"))
        return counts

    def _prey(self) -> Text:
        taken = self._speaker.listed(tell("prey", self._pack["prey"]))
        said = taken or self._say("terminal-none-yet")
        return self._label("prey").append(said)

    def _score(self) -> Text:
        """W15.2 The points so far, part by part."""
        parts = [
            f"{self._say('wolves-score', part=name)} {points}"
            for name, points in self._pack["score"].items()
            if points
        ]
        return self._label("points").append(
            ", ".join(parts) or self._say("terminal-none-yet"), "dim"
        )


def _flowing(parts: list[Text], width: int) -> list[Text]:
    """Return parts side by side, as many a line as fit."""
    lines = [Text()]
    for part in parts:
        gap = _GAP if lines[-1] else ""
        if gap and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text())
            gap = ""
        lines[-1].append(gap).append_text(part)
    return lines
