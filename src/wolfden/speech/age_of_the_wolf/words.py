"""What is said of things of Age of the Wolf: regions, channels, cards, and words of actions."""

from wolfden.games.age_of_the_wolf.actions import VERBS
from wolfden.games.age_of_the_wolf.scene import Scene
from wolfden.games.age_of_the_wolf.terms import CARDS, PREDATORS
from wolfden.speech.messages import Message, Part


def name_of(scene: Scene, region: str) -> str:
    """Return the name of a region, or what was written where there is none."""
    return next((one["name"] for one in scene["regions"] if one["region"] == region), region)


def group_text(things: list[str]) -> list[Part]:
    """Say which predators or cards lie together, equal ones counted."""
    return [
        Message(
            "age-predator-group" if thing in PREDATORS else "age-card-group",
            {"thing": thing, "count": things.count(thing)},
        )
        for thing in dict.fromkeys(things)
    ]


def meaning(word: str, chosen: tuple[str, ...], scene: Scene) -> Message:
    """Say what a word of an action stands for, after the words chosen before it."""
    if word.startswith("@"):
        return Message("age-place", {"name": name_of(scene, word[1:])})
    if "~" in word:
        return _channel_text(scene, word)
    if word.isdigit():
        return Message("age-amount", {"wolves": int(word)})
    if word in CARDS:
        return Message("age-card-does" if not chosen else "age-play-card", {"card": word})
    if chosen and word in ("lead", "pack"):
        return Message("age-with-lead" if word == "lead" else "age-without-lead")
    if word in VERBS:
        return Message(f"age-do-{word}")
    return Message("age-sea") if word == "sea" else Message("game-word", {"word": word})


def _channel_text(scene: Scene, word: str) -> Message:
    first, _, second = word.partition("~")
    frozen = any(one["frozen"] for one in scene["channels"] if one["channel"] == word)
    ends = {"first": name_of(scene, first), "second": name_of(scene, second)}
    return Message("age-channel-frozen" if frozen else "age-channel", ends)
