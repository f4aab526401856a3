"""Round the map: the heading with the moon track above it, the legend below."""

from typing import Final

from wolfden.pictures.legend import Entry, in_rows
from wolfden.pictures.saying import say
from wolfden.pictures.svg import Markup, element, fitted, group, shift, titled, use, words
from wolfden.pictures.the_wolves.ground import fill
from wolfden.pictures.the_wolves.words import (
    phase_name,
    prey_name,
    sign_name,
    status,
    terrain_name,
)
from wolfden.titles.the_wolves.rules.scene import Moon, Scene
from wolfden.titles.the_wolves.rules.tables import tables
from wolfden.titles.the_wolves.rules.terms import PHASES, PREY, TERRAINS

HEADING_HEIGHT: Final = 96.0
LEGEND_HEIGHT: Final = 92.0

_TRACK_LEFT: Final = 470

_PIECES: Final = (
    ("pack", "pack wolf", 12, 0.86),
    ("alpha", "alpha", 15, 0.66),
    ("den", "den", 9, 0.75),
    ("lair", "lair", 14, 0.66),
)


def heading(scene: Scene, width: float) -> Markup:
    """Return title, state of the game and moon track, for a picture of this width."""
    return group(
        [
            words(say("title-the-wolves", "The Wolves"), 0, 44, "ink heading"),
            fitted(status(scene), 1, 76, "soft body", _TRACK_LEFT, 17),
            _moon_track(scene["moon"], width - _TRACK_LEFT),
        ],
        class_="heading-row",
    )


def _moon_track(moon: Moon, width: float) -> Markup:
    """W13 Return a dot for each date, a moon for each scoring date; dates taken are lit."""
    last = moon["dates"][-1]
    step = min(42.0, width / last)
    left = _TRACK_LEFT + width - step * (last - 0.5)
    dates = [_date(moon, date, left + step * (date - 1)) for date in range(1, last + 1)]
    right = left + step * (last - 1)
    line = element("path", d=f"M{left:.1f} 40L{right:.1f} 40", class_="open", opacity=0.4)
    now = moon["date"]
    title = say("svg-wolves-date", f"Moon date {now} of {last}", date=now, last=last)
    return group([titled(title), line, *dates], class_="moon-track")


def _date(moon: Moon, date: int, x: float) -> Markup:
    reached = date <= moon["date"]
    if date in moon["dates"]:
        phase = PHASES[moon["dates"].index(date)]
        rim = element("circle", r=20, class_="glow" if reached else "open")
        parts = [use(f"moon-{phase}", scale=1.1), rim]
        label = words(f"{date}", 0, 40, "ink tally", "middle")
    else:
        parts = [element("circle", r=7.5, class_="lamp" if reached else "slot")]
        label = words(f"{date}", 0, 30, "soft tiny", "middle")
    return element("g", *parts, label, data_date=date, transform=shift(x, 40))


def legend(players: int, width: float) -> Markup:
    """Return what the signs mean, in two rows."""
    rows = ([*_grounds(), *_tokens(players)], [*_pieces(), *_prey()])
    return group(in_rows(rows, width), class_="legend")


def _grounds() -> list[Entry]:
    return [
        (use("hex", scale=0.36, fill=fill(name), class_="hex", stroke_width=3), terrain_name(name))
        for name in TERRAINS
    ]


def _tokens(players: int) -> list[Entry]:
    """W14.3 Return both tokens, and the region tokens with the points of first and second."""
    points = tables(players)
    values = zip(PHASES, points.region_points, points.lesser_points, strict=True)
    return [
        (use("action-token", scale=1.2), sign_name("action", "action token")),
        (use("terrain-token", scale=1.2), sign_name("terrain", "terrain token")),
        *(
            (use(f"moon-{phase}"), f"{phase_name(phase)} {first}/{second}")
            for phase, first, second in values
        ),
    ]


def _pieces() -> list[Entry]:
    return [
        *(
            (use(kind, 0, drop, scale, class_="stone"), sign_name(kind, name))
            for kind, name, drop, scale in _PIECES
        ),
        (use("lone-wolf", 0, 0, 0.75, class_="lone"), say("wolves-lone-wolf", "lone wolf")),
    ]


def _prey() -> list[Entry]:
    disc = element("circle", r=18, class_="token")
    return [(Markup(disc + use(kind, 0, 0.5, 0.62)), prey_name(kind)) for kind in PREY]
