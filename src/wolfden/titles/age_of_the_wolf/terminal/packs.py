"""The packs and the cards of Age of the Wolf."""

from typing import Final

from rich.panel import Panel
from rich.text import Text

from wolfden.i18n.narration import narrator_of
from wolfden.i18n.parts import Part, Spoken
from wolfden.i18n.speaker import Speaker
from wolfden.terminal.seats import seat_panel
from wolfden.titles.age_of_the_wolf.rules.scene import Pack, Scene
from wolfden.titles.age_of_the_wolf.rules.tables import tables

WIDTH: Final = 38
"""How wide the panel of a pack is."""

tell: Final = narrator_of("age-of-the-wolf").tell
"""Names things as the vocabulary says."""

_BUILT, _OPEN = "▲", "△"


def pack_panel(scene: Scene, seat: int, speaker: Speaker) -> Panel:
    """Return what one pack has."""
    pack = scene["packs"][seat]
    acts = scene["seat"] == seat and scene["stage"] != "over"
    lines = [Text(speaker.say("age-out"), "dim")] if pack["out"] else _lines(pack, speaker)
    colour = speaker.say("age-colour", {"colour": pack["colour"]})
    return seat_panel(speaker.seat(seat), seat, acts, f" {colour}", lines, WIDTH)


def _lines(pack: Pack, speaker: Speaker) -> list[Text]:
    """A3.0 Dens towards the five that win, wolves, regions and the size of the hand."""
    goal = tables().dens_to_win
    dens = _BUILT * pack["dens"] + _OPEN * (goal - pack["dens"])
    near = "bold bright_yellow" if pack["dens"] >= goal - 1 else ""
    counts = speaker.say("terminal-age-dens", {"dens": pack["dens"], "goal": goal})
    wolves = speaker.say(
        "terminal-age-wolves", {"wolves": pack["wolves"], "supply": pack["supply"]}
    )
    regions = speaker.say("age-region-count", {"regions": pack["regions"]})
    lead: Part = pack["lead"] or Spoken("terminal-age-fallen")
    return [
        Text(f"{dens} {counts}", near),
        Text(wolves),
        Text(regions),
        Text(speaker.say("age-lead-in", {"at": lead})),
        Text(speaker.say("age-hand-count", {"hand": pack["hand"]})),
    ]


def cards_text(scene: Scene, speaker: Speaker) -> Text:
    """A8.6 Return the viewer's own hand, the size of the deck and the discards."""
    line = Text()
    if scene["hand"]:
        line.append(f"{speaker.say('age-own-hand')}: ", "bold")
        line.append(speaker.listed(_cards(scene["hand"])), "bold bright_yellow").append(" · ")
    piles = {"deck": scene["deck"], "cards": _cards(scene["discards"])}
    return line.append(speaker.say("age-piles", piles))


def _cards(cards: dict[str, int]) -> Part:
    """Say which cards lie together, or that there are none."""
    groups = [{"thing": card, "count": count} for card, count in cards.items() if count]
    return tell("group", groups) or Spoken("age-none")
