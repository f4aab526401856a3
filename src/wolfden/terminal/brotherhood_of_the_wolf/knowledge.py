"""What can be worked out in Brotherhood of the Wolf, and to the Beast its own secrets."""

from wolfden.games.brotherhood_of_the_wolf.scene import Scene, sees_everything
from wolfden.speech.brotherhood_of_the_wolf.words import (
    identities_text,
    identity_text,
    name_of,
    names_of,
    season_text,
)
from wolfden.speech.messages import Message, Part


def knowledge(scene: Scene) -> list[Message]:
    """Return a line for each thing that is known."""
    beast, possible = scene["beast"], scene["possible"]
    lines = _secrets(scene) if sees_everything(scene) else []
    if scene["stage"] != "over":
        tokens = identities_text(possible["identities"])
        lines.append(Message("terminal-brotherhood-may-be", {"tokens": tokens}))
    if beast["hidden"]:
        places = names_of(scene, possible["here"])
        lines.append(Message("terminal-brotherhood-may-be-in", {"places": places}))
    if possible["goals"] and scene["round"]:
        name = "may-have-chosen" if beast["chosen"] else "may-choose"
        places = names_of(scene, possible["goals"])
        lines.append(Message(f"terminal-brotherhood-{name}", {"places": places}))
    for space, traces in zip(scene["spaces"], possible["traces"], strict=True):
        if space["trace"] and not space["face_up"]:
            season, tokens = season_text(space["season"]), identities_text(traces)
            args: dict[str, Part] = {"season": season, "tokens": tokens}
            lines.append(Message("terminal-brotherhood-trace-may-be", args))
    return lines


def _secrets(scene: Scene) -> list[Message]:
    """Return what the Beast alone knows, or everyone when the game is over."""
    token = identity_text(scene["beast"]["identity"])
    hidden = [space["village"] for space in scene["spaces"] if not space["open"]]
    return [
        Message("brotherhood-true-identity", {"token": token}),
        *(
            Message("terminal-brotherhood-face-down", {"village": name_of(scene, village)})
            for village in hidden
            if village
        ),
    ]
