"""The packs and the cards of Age of the Wolf."""

from typing import Final

from rich.panel import Panel
from rich.text import Text

from wolfden.games.age_of_the_wolf.scene import Pack, Scene
from wolfden.games.age_of_the_wolf.tables import tables
from wolfden.terminal.seats import seat_panel

WIDTH: Final = 38
"""How wide the panel of a pack is."""

_BUILT, _OPEN = "▲", "△"


def pack_panel(scene: Scene, seat: int, width: int) -> Panel:
    """Return what one pack has."""
    pack = scene["packs"][seat]
    acts = scene["seat"] == seat and scene["stage"] != "over"
    lines = [Text("out of the game", "dim")] if pack["out"] else _lines(pack)
    return seat_panel(seat, acts, f" {pack['colour']}", lines, width)


def _lines(pack: Pack) -> list[Text]:
    """A3.0 Dens towards the five that win, wolves, regions and the size of the hand."""
    goal = tables().dens_to_win
    dens = _BUILT * pack["dens"] + _OPEN * (goal - pack["dens"])
    near = "bold bright_yellow" if pack["dens"] >= goal - 1 else ""
    regions = "region" if pack["regions"] == 1 else "regions"
    cards = "card" if pack["hand"] == 1 else "cards"
    return [
        Text("dens   ").append(f"{dens} {pack['dens']} of {goal}", near),
        Text(f"wolves {pack['wolves']} in {pack['regions']} {regions}, {pack['supply']} more"),
        Text(f"lead   {pack['lead'] or 'fallen'}"),
        Text(f"hand   {pack['hand']} {cards}"),
    ]


def cards_text(scene: Scene) -> Text:
    """A8.6 Return the viewer's own hand, the size of the deck and the discards."""
    line = Text()
    if scene["hand"]:
        line.append("Your cards: ", "bold").append(_card_words(scene["hand"]), "bold bright_yellow")
        line.append(" · ")
    return line.append(f"deck {scene['deck']} · discards: {_card_words(scene['discards'])}")


def _card_words(cards: dict[str, int]) -> str:
    """Say which cards lie together, or that there are none."""
    parts = [card if count == 1 else f"{count} × {card}" for card, count in cards.items() if count]
    return ", ".join(parts) or "none"
