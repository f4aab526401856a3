"""What can be worked out in Brotherhood of the Wolf, and to the Beast its own secrets."""

from wolfden.i18n.parts import Part, Spoken
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import Scene, sees_everything
from wolfden.titles.brotherhood_of_the_wolf.terminal.palette import tell


def knowledge(scene: Scene) -> list[Spoken]:
    """Return a line for each thing that is known."""
    beast, possible = scene["beast"], scene["possible"]
    lines = _secrets(scene) if sees_everything(scene) else []
    if scene["stage"] != "over":
        tokens = tell("identity", possible["identities"])
        lines.append(Spoken("terminal-brotherhood-may-be", {"tokens": tokens}))
    if beast["hidden"]:
        places = tell("place_name", possible["here"], scene)
        lines.append(Spoken("terminal-brotherhood-may-be-in", {"places": places}))
    if possible["goals"] and scene["round"]:
        name = "may-have-chosen" if beast["chosen"] else "may-choose"
        places = tell("place_name", possible["goals"], scene)
        lines.append(Spoken(f"terminal-brotherhood-{name}", {"places": places}))
    for space, traces in zip(scene["spaces"], possible["traces"], strict=True):
        if space["trace"] and not space["face_up"]:
            season, tokens = tell("season", space["season"]), tell("identity", traces)
            args: dict[str, Part] = {"season": season, "tokens": tokens}
            lines.append(Spoken("terminal-brotherhood-trace-may-be", args))
    return lines


def _secrets(scene: Scene) -> list[Spoken]:
    """Return what the Beast alone knows, or everyone when the game is over."""
    token = tell("identity", scene["beast"]["identity"])
    hidden = [space["village"] for space in scene["spaces"] if not space["open"]]
    return [
        Spoken("brotherhood-true-identity", {"token": token}),
        *(
            Spoken("terminal-brotherhood-face-down", {"village": name})
            for name in tell("place_name", hidden, scene)
            if name
        ),
    ]
