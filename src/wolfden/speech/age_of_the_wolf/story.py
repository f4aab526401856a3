"""What happened in Age of the Wolf: a text for every event that is worth one."""

from wolfden.core.events import Event, Facts
from wolfden.games.age_of_the_wolf.scene import Scene
from wolfden.speech.age_of_the_wolf.words import group_text, name_of
from wolfden.speech.facts import words
from wolfden.speech.messages import Message, Part, SeatRef


def line(event: Event, facts: Facts, scene: Scene) -> Message | None:
    """Tell an event as far as ``facts`` say; ``None``: the end of a turn is not told."""
    if event.name == "end":
        return None
    key = f"age-log-{event.name}{_variant(event.name, facts)}"
    return Message(key, {**facts, **_spoken(event, facts, scene)})


def _variant(name: str, facts: Facts) -> str:
    """What the viewer was told decides which sentence fits."""
    match name:
        case "battle":
            return "-pack" if isinstance(facts["rival"], int) else "-predators"
        case "drive":
            return "-sea" if facts["to"] == "sea" else ""
        case "draw":
            return "-known" if "card" in facts else ""
        case "out":
            return "-cards" if facts["cards"] else ""
        case _:
            return ""


def _spoken(event: Event, facts: Facts, scene: Scene) -> dict[str, Part]:
    """Return the facts that are spoken of by other names than the rules have for them."""
    args: dict[str, Part] = {"who": SeatRef(event.seat)}
    for name in {"at", "from", "to"} & facts.keys():
        args[name] = name_of(scene, str(facts[name]))
    if isinstance(rival := facts.get("rival"), int):
        args["rival"] = SeatRef(rival)
    for name in {"predators", "cards"} & facts.keys():
        if isinstance(facts[name], list):
            args[name] = group_text(words(facts[name]))
    if "channel" in facts:
        first, _, second = str(facts["channel"]).partition("~")
        args.update(first=name_of(scene, first), second=name_of(scene, second))
    for name in {"lead", "won"} & facts.keys():
        args[name] = "yes" if facts[name] else "no"
    return args
