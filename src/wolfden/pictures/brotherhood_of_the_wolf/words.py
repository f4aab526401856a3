"""What is said of Brotherhood of the Wolf in words, by pictures."""

from typing import Final

from wolfden.games.brotherhood_of_the_wolf.scene import (
    Hunter,
    Place,
    Scene,
    Space,
    hunters_at,
    sees_everything,
    space_at,
    year_laid,
)

IDENTITY: Final = {
    "wolves": "wolf pack",
    "predator": "predator",
    "count": "count",
    "devil": "devil",
    "vagabond": "vagabond",
}
HUNTER: Final = {
    "bishop": "bishop",
    "gamekeeper": "gamekeeper",
    "marquis": "marquis",
    "envoy": "king's envoy",
}
TROOP: Final = {"dragoon": "dragoons", "peasant": "peasants"}

_STAGE: Final = {
    "lead": "the hunters share out their figures",
    "pick": "a card of {season} is picked",
    "discard": "a card of {season} is discarded",
    "hide": "the Beast chooses its identity and where it begins",
    "place": "the hunters take their places",
    "card": "the season card is turned up",
    "portefaix": "Portefaix takes his village",
    "shift": "the hunters may move troops",
    "troop": "the hunters place a troop",
    "extra": "the hunters may place one more troop",
    "recall": "the Beast may take back a village card",
    "prowl": "the Beast chooses its next village",
    "move": "the hunters move",
    "drag": "the devil may move a hunter",
    "examine": "the hunters investigate",
}
ENDING: Final = {
    "victims": "The Beast has claimed its last victim and wins (B6.3).",
    "identity": "The hunters have named the Beast's true identity and win (B6.4).",
    "fourth-token": "The hunters have taken a fourth trace and win (B6.7).",
    "draw": "Spring 1767 is over: victims and free traces make a draw (B8.2).",
    "time": "Spring 1767 is over and the Beast claimed too few: the hunters win (B8.2).",
}


def count_of(number: int, thing: str) -> str:
    """Write a number of things.

    >>> count_of(1, "victim"), count_of(0, "league")
    ('1 victim', '0 leagues')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def place_words(place: Place) -> str:
    """Name a place as the map does: villages by number and name."""
    return f"{place['number']} {place['name']}" if place["number"] else place["name"]


def name_of(scene: Scene, place: str) -> str:
    """Return the name of a place by its id."""
    return next(one["name"] for one in scene["places"] if one["id"] == place)


def numbered(scene: Scene, place: str) -> str:
    """Return number and name of a place by its id."""
    return next(place_words(one) for one in scene["places"] if one["id"] == place)


def season_words(scene: Scene) -> str:
    """B1.5 Say which round it is."""
    season = f"{scene['season'].capitalize()} {scene['year']}"
    if scene["stage"] in ("pick", "discard"):
        return f"Draft of the {scene['season']} cards"
    if scene["round"] == 0:
        return f"{season}, before the first victim"
    return f"{season}, round {scene['round']} of {scene['rounds']}"


def status(scene: Scene) -> str:
    """Say in one line where the game stands."""
    if scene["stage"] == "over":
        return ENDING[scene["ending"]]
    return f"{season_words(scene)}: {_STAGE[scene['stage']].format(season=scene['season'])}."


def stance(hunter: Hunter) -> str:
    """B5.1 Say whether a hunter stands and protects, or lies."""
    return "lying" if hunter["lying"] else "standing"


def doings(scene: Scene, hunter: Hunter) -> list[str]:
    """B5.1, B6.4 Say what a hunter has done in the phase that is played."""
    done = ["moved"] if hunter["moved"] and scene["stage"] == "move" else []
    return [*done, "has investigated"] if hunter["examined"] else done


def trace_words(space: Space) -> str:
    """B4.2 Say what is known of the trace on a space."""
    if not space["trace"]:
        return "no trace"
    face = "face up" if space["face_up"] else "face down"
    return f"{IDENTITY[space['token']]} {face}" if space["token"] else f"trace {face}"


def card_words(scene: Scene, space: Space) -> str:
    """B4.2 Say which village card lies on a space, and since when."""
    if not space["card"]:
        return "no village card"
    laid = str(year_laid(scene, space))
    if not space["open"]:
        return (
            f"{numbered(scene, space['village'])}, hidden" if space["village"] else "card face down"
        )
    return f"{numbered(scene, space['village'])}, {laid}"


def there(scene: Scene, place: Place) -> list[str]:
    """Say who and what is in a place, each in a few words."""
    found = ["the Beast"] if place["id"] == scene["beast"]["at"] else []
    found += [f"{HUNTER[one['hunter']]} ({stance(one)})" for one in hunters_at(scene, place["id"])]
    found += [TROOP[place["troop"]]] if place["troop"] else []
    found += ["Portefaix"] if place["id"] == scene["portefaix"] else []
    if place["victims"]:
        found.append(count_of(place["victims"], "victim"))
    if (space := space_at(scene, place["id"])) is not None:
        hidden = "" if space["open"] else ", face down"
        laid = year_laid(scene, space)
        found.append(f"card of {space['season']} {laid}{hidden}, {trace_words(space)}")
    found += ["black marker"] if place["id"] == scene["traces"]["marker"] else []
    return found


def place_title(scene: Scene, place: Place) -> str:
    """Say where one points at and everything that is there."""
    kind = "village" if place["number"] else "hamlet"
    kind = f"special {kind}" if place["special"] else kind
    kind = f"start {kind}" if place["start"] else kind
    found = there(scene, place)
    return f"{place_words(place)}, {kind}{': ' if found else ''}{', '.join(found)}"


def knowledge(scene: Scene) -> list[tuple[str, str]]:
    """Say what can be worked out, and to the Beast its own secrets."""
    beast, possible = scene["beast"], scene["possible"]
    lines: list[tuple[str, str]] = []
    if sees_everything(scene):
        lines.append(("True identity", IDENTITY[beast["identity"]]))
        hidden = [space["village"] for space in scene["spaces"] if not space["open"]]
        lines += [("Face down lies", numbered(scene, one)) for one in hidden if one]
    if scene["stage"] != "over":
        names = ", ".join(IDENTITY[one] for one in possible["identities"])
        lines.append(("Identity, for all the hunters know", names))
    if beast["hidden"]:
        lines.append(("The Beast may be in", _listed(scene, possible["here"])))
    if possible["goals"] and scene["round"]:
        verb = "may have chosen" if beast["chosen"] else "may choose next"
        lines.append((f"It {verb}", _listed(scene, possible["goals"])))
    for space, tokens in zip(scene["spaces"], possible["traces"], strict=True):
        if space["trace"] and not space["face_up"]:
            names = ", ".join(IDENTITY[one] for one in tokens)
            lines.append((f"Trace of {space['season']} may be", names))
    return lines


def _listed(scene: Scene, places: list[str]) -> str:
    return ", ".join(numbered(scene, place) for place in places)


def description(scene: Scene) -> str:
    """Say in a few sentences what a whole picture shows."""
    beast = scene["beast"]["at"]
    hunters = [
        f"{HUNTER[one['hunter']]} in {name_of(scene, one['at'])}, {stance(one)}"
        for one in scene["hunters"]
        if one["at"]
    ]
    lines = [
        status(scene),
        f"{scene['victims']} of {scene['victims_to_win']} victims.",
        f"The Beast is in {name_of(scene, beast)}." if beast else "The Beast is hidden.",
        f"Hunters: {'; '.join(hunters)}." if hunters else "",
        scene["note"],
    ]
    return " ".join(line for line in lines if line)
