"""What is said of things of Brotherhood of the Wolf: places, people, traces, words of actions."""

from wolfden.games.brotherhood_of_the_wolf.actions import VERBS
from wolfden.games.brotherhood_of_the_wolf.scene import Card, CardPlace, Scene, Space
from wolfden.games.brotherhood_of_the_wolf.terms import FACES, HUNTERS, IDENTITIES, SEASONS
from wolfden.speech.messages import Message, Part


def season_text(season: str) -> Message:
    """Name a season."""
    return Message("brotherhood-season", {"season": season})


def figure_text(hunter: str) -> Message:
    """Name a hunter's figure."""
    return Message("brotherhood-hunter", {"hunter": hunter})


def identity_text(token: str) -> Message:
    """Name what the Beast may be, which is what its traces are called too."""
    return Message("brotherhood-identity", {"token": token})


def identities_text(tokens: list[str]) -> list[Part]:
    """Name several of them."""
    return [identity_text(token) for token in tokens]


def troop_text(troop: str) -> Message:
    """Name a kind of troop."""
    return Message("brotherhood-troop", {"troop": troop})


def name_of(scene: Scene, place: str) -> str:
    """Return the name of a place, villages with their number."""
    for one in scene["places"]:
        if one["id"] == place:
            return f"{one['number']} {one['name']}" if one["number"] else one["name"]
    return place


def names_of(scene: Scene, places: list[str]) -> str:
    """Return the names of several places."""
    return ", ".join(name_of(scene, place) for place in places)


def card_title(card: Card | CardPlace) -> Message:
    """Return what a season card is called; a table's own stays as it is written there."""
    return Message(f"season-card-{card['card']}", english=card["title"])


def card_effect(card: Card | CardPlace) -> Message:
    """Return what a season card does."""
    return Message(f"season-card-{card['card']}-text", english=card["text"])


def trace_text(space: Space) -> Message:
    """B4.2 Say what is known of the trace on a season space."""
    if not space["trace"]:
        return Message("brotherhood-no-trace")
    if not space["token"]:
        return Message("brotherhood-trace-hidden")
    face = "up" if space["face_up"] else "down"
    return Message("brotherhood-trace", {"token": identity_text(space["token"]), "face": face})


def meaning(word: str, chosen: tuple[str, ...], scene: Scene) -> Message:
    """Say what a word of an action stands for, after the words chosen before it."""
    if word.startswith("@"):
        return Message("brotherhood-at", {"name": name_of(scene, word[1:])})
    if not chosen and word in VERBS:
        return Message(f"brotherhood-do-{word}")
    if word in HUNTERS:
        return figure_text(word)
    if word in IDENTITIES:
        return identity_text(word)
    if word in SEASONS:
        return season_text(word)
    if word in FACES:
        return Message(f"brotherhood-turn-{word}")
    for card in scene["cards"]:
        if card["card"] == word:
            said = {"title": card_title(card), "text": card_effect(card)}
            return Message("brotherhood-season-card", said)
    return Message("game-word", {"word": word})
