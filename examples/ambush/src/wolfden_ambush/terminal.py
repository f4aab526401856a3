"""Ambush in the terminal."""

from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from wolfden.core.contract import Json
from wolfden.terminal.face import Face, seat_panel

WIDTH = 36
"""How wide the panel of a seat is."""


class AmbushFace(Face):
    """Hands, the deck and the die of Ambush."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        table: Any = view
        panels = [self._panel(hand, seat) for seat, hand in enumerate(table["hands"])]
        die = self.say("ambush-die" if table["die"] else "ambush-die-waits", die=table["die"])
        return Group(
            Columns(panels, padding=0), f"{self.say('ambush-deck', left=table['left'])} · {die}"
        )

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return nothing: the words of Ambush name no places."""
        return frozenset()

    def _panel(self, hand: Any, seat: int) -> Panel:
        """T2 Return what can be seen of a hand; hidden cards are question marks."""
        card = self.narrator.phrase("card", hand["card"]) if hand["card"] else "?"
        bid = hand["bid"] or ("?" if hand["has_bid"] else "–")
        state = hand["decision"] or ("bid" if hand["has_bid"] else "card")
        lines = [
            f"{self.say('terminal-ambush-card')}: "
            + self.translator.format_value(card if hand["has_card"] else "–"),
            f"{self.say('terminal-ambush-bid')}: {bid}",
        ]
        if hand["has_swapped"]:
            lines.append(self._aside(hand["aside"]))
        about = self.say("ambush-decision", decision=state if hand["has_card"] else "none")
        name = self.translator.seat(seat)
        return seat_panel(name, seat, False, f" {about}", map(Text, lines), WIDTH)

    def _aside(self, card: str) -> str:
        if not card:
            return self.say("ambush-aside-hidden")
        return self.say("ambush-aside", card=self.narrator.phrase("card", card))


FACE = AmbushFace
