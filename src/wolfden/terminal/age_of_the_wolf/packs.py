"""The packs and the cards of Age of the Wolf."""

from typing import Final

from rich.panel import Panel
from rich.text import Text

from wolfden.games.age_of_the_wolf.scene import Pack, Scene
from wolfden.games.age_of_the_wolf.tables import tables
from wolfden.speech.age_of_the_wolf.words import group_text
from wolfden.speech.messages import Message, Part
from wolfden.speech.translator import Translator
from wolfden.terminal.seats import seat_panel

WIDTH: Final = 38
"""How wide the panel of a pack is."""

_BUILT, _OPEN = "▲", "△"


def pack_panel(scene: Scene, seat: int, translator: Translator) -> Panel:
    """Return what one pack has."""
    pack = scene["packs"][seat]
    acts = scene["seat"] == seat and scene["stage"] != "over"
    lines = (
        [Text(translator.translate("age-out"), "dim")] if pack["out"] else _lines(pack, translator)
    )
    colour = translator.translate("age-colour", {"colour": pack["colour"]})
    return seat_panel(translator.seat(seat), seat, acts, f" {colour}", lines, WIDTH)


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
    things = [card for card, count in cards.items() for _ in range(count)]
    return group_text(things) or Message("age-none")
