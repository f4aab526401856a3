"""What is said of Brotherhood of the Wolf in words, by pictures."""

from typing import Final

from wolfden.pictures.saying import say, say_known
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import (
    Hunter,
    Place,
    Scene,
    Space,
    hunters_at,
    space_at,
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
    "victims": ("The Beast has claimed its last victim and wins", "B6.3"),
    "identity": ("The hunters have named the Beast's true identity and win", "B6.4"),
    "fourth-token": ("The hunters have taken a fourth trace and win", "B6.7"),
    "draw": ("Spring 1767 is over: victims and free traces make a draw", "B8.2"),
    "time": ("Spring 1767 is over and the Beast claimed too few: the hunters win", "B8.2"),
}
"""How a game ends, and by which rule."""


def identity_name(token: str) -> str:
    """Name what the Beast may be, which is what its traces are called too."""
    return say("brotherhood-identity", IDENTITY[token], token=token)


def hunter_name(hunter: str) -> str:
    """Name a hunter."""
    return say("brotherhood-hunter", HUNTER[hunter], hunter=hunter)


def troop_name(troop: str) -> str:
    """Name a kind of troop."""
    return say("brotherhood-troop", TROOP[troop], troop=troop)


def season_name(season: str) -> str:
    """Name a season."""
    return say("brotherhood-season", season, season=season)


def sign_name(sign: str, english: str) -> str:
    """Say what a sign of the legend means."""
    return say("svg-brotherhood-sign", english, sign=sign)


def victim_words(victims: int) -> str:
    """Count victims.

    >>> victim_words(1), victim_words(0)
    ('1 victim', '0 victims')
    """
    english = f"{victims} victim" if victims == 1 else f"{victims} victims"
    return say("brotherhood-victims-here", english, victims=victims)


def victims_claimed(scene: Scene) -> str:
    """B6.3 Say how many victims there are, and how many the Beast needs."""
    count, goal = scene["victims"], scene["victims_to_win"]
    return say("brotherhood-victims", f"{count} of {goal} victims", count=count, goal=goal)


def note(scene: Scene) -> str:
    """Return what everyone must be told of this map."""
    return say_known("note-brotherhood-of-the-wolf", scene["note"])


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
    season, year = scene["season"], scene["year"]
    if scene["stage"] in ("pick", "discard"):
        name = season_name(season)
        return say("svg-brotherhood-draft", f"Draft of the {name} cards", season=name)
    now = say("brotherhood-now", f"{season.capitalize()} {year}", season=season, year=str(year))
    number, rounds = scene["round"], scene["rounds"]
    if number == 0:
        return say("svg-brotherhood-before", f"{now}, before the first victim", now=now)
    english = f"{now}, round {number} of {rounds}"
    return say("svg-brotherhood-round", english, now=now, round=number, rounds=rounds)


def status(scene: Scene) -> str:
    """Say in one line where the game stands."""
    stage, ending, season = scene["stage"], scene["ending"], season_name(scene["season"])
    if stage == "over":
        english, rule = ENDING[ending]
        key = "svg-brotherhood-draw" if ending == "draw" else "brotherhood-ending"
        return f"{say(key, english, ending=ending)} ({rule})."
    doing = say(f"brotherhood-stage-{stage}", _STAGE[stage].format(season=season), season=season)
    return f"{season_words(scene)}: {doing}."


def stance(hunter: Hunter) -> str:
    """B5.1 Say whether a hunter stands and protects, or lies."""
    word = "lying" if hunter["lying"] else "standing"
    return say("svg-brotherhood-stance", word, stance=word)


def doings(scene: Scene, hunter: Hunter) -> list[str]:
    """B5.1, B6.4 Say what a hunter has done in the phase that is played."""
    done = []
    if hunter["moved"] and scene["stage"] == "move":
        done.append(say("terminal-brotherhood-moved", "moved"))
    if hunter["examined"]:
        done.append(say("terminal-brotherhood-examined", "has investigated"))
    return done


def trace_words(space: Space) -> str:
    """B4.2 Say what is known of the trace on a space."""
    if not space["trace"]:
        return say("brotherhood-no-trace", "no trace")
    if not space["token"]:
        return say("svg-brotherhood-trace-hidden", "trace face down")
    face, token = "up" if space["face_up"] else "down", identity_name(space["token"])
    return say("brotherhood-trace", f"{token} face {face}", token=token, face=face)


def card_words(scene: Scene, space: Space) -> str:
    """B4.2 Say which village card lies on a space, and since when."""
    if not space["card"]:
        return say("brotherhood-no-card", "no village card")
    if not space["village"]:
        return say("brotherhood-face-down", "card face down")
    village = numbered(scene, space["village"])
    if not space["open"]:
        return say("svg-brotherhood-secret", f"{village}, hidden", village=village)
    return f"{village}, {space['year']}"


def there(scene: Scene, place: Place) -> list[str]:
    """Say who and what is in a place, each in a few words."""
    spot, found = place["id"], []
    if spot == scene["beast"]["at"]:
        found.append(beast_name())
    found += [f"{hunter_name(one['hunter'])} ({stance(one)})" for one in hunters_at(scene, spot)]
    if place["troop"]:
        found.append(troop_name(place["troop"]))
    if spot == scene["portefaix"]:
        found.append(boy_name())
    if place["victims"]:
        found.append(victim_words(place["victims"]))
    if (space := space_at(scene, spot)) is not None:
        found += _laid_words(space)
    if spot == scene["traces"]["marker"]:
        found.append(marker_name())
    return found


def _laid_words(space: Space) -> list[str]:
    """B4.2 Say which card lies in a village, and its trace."""
    season, year = season_name(space["season"]), str(space["year"])
    card = say("brotherhood-card-of", f"card of {season} {year}", season=season, year=year)
    hidden = [] if space["open"] else [say("brotherhood-turn-down", "face down")]
    return [", ".join([card, *hidden, trace_words(space)])]


def beast_name() -> str:
    """Name the Beast."""
    return say("brotherhood-beast-here", "the Beast")


def boy_name() -> str:
    """Name the boy who guards a village."""
    return say("brotherhood-portefaix-here", "Portefaix")


def marker_name() -> str:
    """Name what the vagabond leaves where he is recognised."""
    return say("brotherhood-marker-here", "black marker")


def place_title(scene: Scene, place: Place) -> str:
    """Say where one points at and everything that is there."""
    kind = _kind_words(place)
    found = there(scene, place)
    return f"{place_words(place)}, {kind}{': ' if found else ''}{', '.join(found)}"


def _kind_words(place: Place) -> str:
    """B1.1 Say what kind of place it is."""
    if not place["number"]:
        return sign_name("hamlet", "hamlet")
    if place["start"] and place["special"]:
        return sign_name("start-special", "start special village")
    if place["start"]:
        return sign_name("start", "start village")
    if place["special"]:
        return sign_name("special", "special village")
    return sign_name("village", "village")


def description(scene: Scene) -> str:
    """Say in a few sentences what a whole picture shows."""
    hunters = [_hunter_words(scene, one) for one in scene["hunters"] if one["at"]]
    people = say("terminal-brotherhood-hunters", "Hunters")
    beast = scene["beast"]["at"]
    lines = [
        status(scene),
        f"{victims_claimed(scene)}.",
        beast_in(name_of(scene, beast)) if beast else f"{beast_hidden()}.",
        f"{people}: {'; '.join(hunters)}." if hunters else "",
        note(scene),
    ]
    return " ".join(line for line in lines if line)


def _hunter_words(scene: Scene, one: Hunter) -> str:
    hunter, at, how = hunter_name(one["hunter"]), name_of(scene, one["at"]), stance(one)
    english = f"{hunter} in {at}, {how}"
    return say("svg-brotherhood-hunter-in", english, hunter=hunter, at=at, stance=how)


def beast_in(place: str) -> str:
    """Say where the Beast is."""
    return say("svg-brotherhood-beast-in", f"The Beast is in {place}.", at=place)


def beast_hidden() -> str:
    """Say that nobody sees the Beast."""
    return say("svg-brotherhood-beast-hidden", "The Beast is hidden")
