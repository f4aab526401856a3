"""Round the map: heading with the tracks of rounds and victims above it, the legend below."""

from typing import Final

from wolfden.pictures.brotherhood_of_the_wolf.panels import disc_of
from wolfden.pictures.brotherhood_of_the_wolf.words import (
    HUNTER,
    IDENTITY,
    TROOP,
    beast_name,
    boy_name,
    hunter_name,
    identity_name,
    marker_name,
    note,
    season_name,
    sign_name,
    status,
    troop_name,
    victims_claimed,
)
from wolfden.pictures.legend import Entry, in_rows
from wolfden.pictures.saying import say, say_known
from wolfden.pictures.svg import Markup, element, fitted, group, shift, titled, use, words
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import Scene
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import SEASONS, season_of, year_of

HEADING_HEIGHT: Final = 92.0
LEGEND_HEIGHT: Final = 170.0

_ROUND_STEP: Final = 44.0
_DROP_STEP: Final = 21.0


def heading(scene: Scene, width: float) -> Markup:
    """Return title, state of the game, the rounds and the victims."""
    room = width - _DROP_STEP * scene["victims_to_win"] - 180
    return group(
        [
            words(
                say("title-brotherhood-of-the-wolf", "Brotherhood of the Wolf"),
                0,
                44,
                "ink heading",
            ),
            fitted(status(scene), 1, 78, "soft body", room, 17),
            _rounds(scene, width - _ROUND_STEP * scene["rounds"]),
            _victims(scene, width - _DROP_STEP * scene["victims_to_win"]),
        ],
        class_="heading-row",
    )


def _rounds(scene: Scene, left: float) -> Markup:
    """B1.5 Return the twelve seasons; those that have come are lit."""
    now, last = scene["round"], scene["rounds"]
    rounds = range(1, last + 1)
    title = say("brotherhood-round", f"Round {now} of {last}", round=now, rounds=last)
    return group(
        [
            titled(title),
            *(_round(scene, number, left + _ROUND_STEP * (number - 0.5)) for number in rounds),
        ],
        class_="rounds",
    )


def _round(scene: Scene, number: int, x: float) -> Markup:
    season = SEASONS[season_of(number)]
    now = [element("circle", cy=20, r=18.5, class_="glow")] if number == scene["round"] else []
    label = f"{year_of(number) % 100}" if season == SEASONS[-1] or number == 1 else ""
    came = number <= scene["round"]
    return element(
        "g",
        titled(f"{season_name(season)} {year_of(number)}"),
        element("g", disc_of(season, 0, 20), opacity=1 if came else 0.35),
        *now,
        words(f"’{label}", 0, 52, "soft tiny", "middle") if label else Markup(""),
        data_round=number,
        transform=shift(x, 0),
    )


def _victims(scene: Scene, left: float) -> Markup:
    """B6.3 Return a drop for each victim the Beast needs, those claimed filled."""
    done, most = scene["victims"], scene["victims_to_win"]
    drops = [
        element(
            "g",
            use("drop", left + _DROP_STEP * (place + 0.5), 76, 1.0),
            class_="kept" if place < done else "gone",
        )
        for place in range(most)
    ]
    claimed = victims_claimed(scene)
    label = words(claimed, left - 12, 82, "ink tally", "end")
    return group([titled(claimed), label, *drops], class_="victims")


def legend(scene: Scene, width: float) -> Markup:
    """Return what the signs mean, and what of the game is our own."""
    told = f"{say_known('svg-brotherhood-map', scene['map'])}. {note(scene)}"
    line = fitted(told, 0, LEGEND_HEIGHT - 8, "lamp small", width, 15)
    entries = in_rows((_people(), _signs(), _traces()), width)
    return group([*entries, line], class_="legend")


def _people() -> list[Entry]:
    bishop = use("bishop", 0, 2, 0.8, class_="bishop")
    return [
        (use("alpha", 0, 15, 0.6, class_="monster"), beast_name()),
        *((use(name, 0, 2, 0.8, class_=name), hunter_name(name)) for name in HUNTER),
        (
            element("g", bishop, transform="rotate(-90)"),
            say("svg-brotherhood-stance", "lying", stance="lying"),
        ),
        *((use(name, 0, 0, 0.85, class_=name), troop_name(name)) for name in TROOP),
        (use("portefaix", 0, 0, 0.75, class_="boy"), boy_name()),
    ]


def _signs() -> list[Entry]:
    village = element("circle", r=13, class_="village")
    special = element("circle", r=13, class_="village special")
    start = Markup(village + element("circle", r=10, class_="start"))
    goal = Markup(
        village
        + element("circle", r=15, class_="goal-edge")
        + element("circle", r=15, class_="goal")
    )
    haunt = Markup(village + element("circle", r=16, class_="haunt"))
    leagues = Markup(
        element("circle", r=9, class_="chip-edge") + words("3", 0, 4.2, "dark", "middle")
    )
    return [
        (start, sign_name("start", "start village")),
        (special, sign_name("special", "special village")),
        (element("circle", r=6, class_="hamlet"), sign_name("hamlet", "hamlet")),
        (goal, sign_name("goal", "may be next")),
        (leagues, sign_name("leagues", "leagues away")),
        (haunt, sign_name("haunt", "Beast here?")),
        (use("drop", scale=1.3), sign_name("victims", "victims")),
        (use("marker"), marker_name()),
    ]


def _traces() -> list[Entry]:
    card = element("rect", x=-8, y=-12, width=16, height=24, rx=3, class_="token")
    return [
        (Markup(card + use("winter", 0, 0, 0.7)), sign_name("card", "village card")),
        (use("trace-hidden"), sign_name("trace", "hidden trace")),
        *((use(f"trace-{name}"), identity_name(name)) for name in IDENTITY),
    ]
