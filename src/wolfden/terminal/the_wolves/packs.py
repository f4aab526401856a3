"""The player boards of The Wolves."""

from typing import Final

from rich.panel import Panel
from rich.text import Text

from wolfden.games.the_wolves.scene import Pack, Scene, Track
from wolfden.games.the_wolves.terms import TERRAINS
from wolfden.terminal.seats import seat_panel
from wolfden.terminal.the_wolves.palette import GROUND, SIGN

WIDTH: Final = 37
"""The narrowest a player board can be."""
WIDEST: Final = 49
"""The widest it gets where there is more room."""

_TAKEN, _LEFT = "●", "○"


def pack_panel(table: Scene, seat: int, width: int) -> Panel:
    """Return the board of one seat."""
    pack = table["packs"][seat]
    acts = table["seat"] == seat and table["stage"] != "over"
    lines = [
        _tiles(pack),
        _purse(pack),
        Text("  ").join(_track(name, pack["tracks"][name]) for name in ("spread", "speed")),
        _track("howl", pack["tracks"]["howl"])
        .append(f"  wolves {pack['wolves']}")
        .append(f"  lairs {pack['lairs']}"),
        Text("prey   ").append(", ".join(pack["prey"]) or "none yet"),
        _score(pack),
    ]
    home = f" {pack['home']}" if pack["home"] else ""
    about = f"{home} · {sum(pack['score'].values())} points"
    return seat_panel(seat, acts, about, lines, width)


def _tiles(pack: Pack) -> Text:
    """W2.9 Each tile as the letter it shows and the letter of its back; the home tile last."""
    line = Text("tiles  ")
    for tile in pack["tiles"]:
        line.append(f"{SIGN[tile['shows']]}", f"bold {GROUND[tile['shows']]}")
        line.append(f"/{SIGN[tile['back']]}", GROUND[tile["back"]]).append(" ")
    if pack["home"]:
        line.append(f" {SIGN[pack['home']]} ", f"bold {GROUND[pack['home']]}")
    return line


def _purse(pack: Pack) -> Text:
    """W5.2 What the tiles pay for each terrain as they lie now, and the tokens."""
    pays = " ".join(
        f"{SIGN[terrain]}{count}"
        for terrain, count in zip(TERRAINS, pack["pays"], strict=True)
        if count
    )
    counts = (("any", pack["terrain_tokens"]), ("action", pack["action_tokens"]))
    tokens = [f"{count} {name}" for name, count in counts if count]
    line = Text(f"pays   {pays}")
    return line.append(f" +{', '.join(tokens)}", "bold bright_yellow") if tokens else line


def _track(name: str, track: Track) -> Text:
    """W2.2 An attribute: its value now and the dens taken from its track."""
    left = len(track["values"]) - 1 - track["dens"]
    line = Text(f"{name:<6} ").append(str(track["value"]), "bold")
    return line.append(f" {_TAKEN * track['dens']}{_LEFT * left}")


def _score(pack: Pack) -> Text:
    """W15.2 The points so far, part by part."""
    parts = [f"{name} {points}" for name, points in pack["score"].items() if points]
    return Text("points ").append(", ".join(parts) or "none yet", "dim")
