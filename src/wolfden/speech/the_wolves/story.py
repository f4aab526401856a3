"""What happened in The Wolves: a text for every event that is worth one."""

from wolfden.core.events import Event, Facts
from wolfden.games.the_wolves.scene import NEUTRAL_OWNER, Scene
from wolfden.speech.facts import number, numbers, words
from wolfden.speech.messages import Message, Part, SeatRef
from wolfden.speech.the_wolves.words import owner_text, prey_text, terrain_text, tile_text


def line(event: Event, facts: Facts, scene: Scene) -> Message | None:
    """Tell an event as far as ``facts`` say; ``None``: a turn that simply ends is not told."""
    if event.name == "end" and facts["actions"]:
        return None
    key = f"wolves-log-{event.name}{_variant(event.name, facts)}"
    return Message(key, {**facts, **_spoken(event, facts, scene)})


def _variant(name: str, facts: Facts) -> str:
    if name == "region-scored":
        return f"-{facts['winner']}"
    return "-tokens" if name == "pay" and not facts["tiles"] else ""


def _spoken(event: Event, facts: Facts, scene: Scene) -> dict[str, Part]:
    """Return the facts that are spoken of by other names than the rules have for them."""
    seats = len(scene["packs"])
    who = _owner(event.seat, seats) if event.name == "displace" else SeatRef(event.seat)
    args: dict[str, Part] = {"who": who}
    if "slot" in facts:
        args["lake"] = scene["regions"][number(facts["slot"])]["lake"]
    if "rival" in facts:
        args["rival"] = _owner(number(facts["rival"]), seats)
    if "prey" in facts:
        args["prey"] = prey_text(str(facts["prey"]))
    for name in {"terrain", "home"} & facts.keys():
        args[name] = terrain_text(str(facts[name]))
    if "tiles" in facts:
        args["tiles"] = [tile_text(tile) for tile in words(facts["tiles"])]
    if "lesser" in facts:
        lesser = numbers(facts["lesser"])
        args.update(others=len(lesser), lesser=[SeatRef(seat) for seat in lesser])
    return args


def _owner(seat: int, seats: int) -> Part:
    """Say whose a piece is: events count the neutral pack behind the seats."""
    return owner_text(seat if seat < seats else NEUTRAL_OWNER)
