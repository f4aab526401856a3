"""Beside the map: the season card, the season spaces, the hunters, and what is known."""

from functools import reduce
from textwrap import wrap
from typing import Final

from wolfden.pictures.brotherhood_of_the_wolf.board import figure, trace
from wolfden.pictures.brotherhood_of_the_wolf.words import (
    beast_hidden,
    beast_in,
    card_words,
    doings,
    hunter_name,
    identity_name,
    numbered,
    season_name,
    stance,
    trace_words,
    victim_words,
)
from wolfden.pictures.saying import say, say_known
from wolfden.pictures.svg import Markup, element, fitted, group, shift, titled, use, words
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import Hunter, Scene, Space, sees_everything
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import IDENTITIES, TOKENS_TO_WIN

WIDTH: Final = 372.0
HEIGHTS: Final = (170.0, 230.0, 226.0, 298.0)
"""Season card, season spaces, hunters, knowledge."""
GAP: Final = 12.0

_LEFT: Final = 18
_LETTERS: Final = 47
"""Letters of small writing on a line."""
_ROOM: Final = WIDTH - 2 * _LEFT
_TURNED_UP: Final = "It is turned up at the beginning of the season."
_CARD_LINES: Final = 4
_NAMES: Final = {
    "card": "season card",
    "spaces": "season spaces",
    "hunters": "hunters",
    "known": "what is known",
}


def panels(scene: Scene, x: float, y: float) -> list[Markup]:
    """Return all panels, one below the other."""
    contents = (_season(scene), _spaces(scene), _hunters(scene), _known(scene))
    drawn, top = [], y
    for (panel, english), content, height in zip(_NAMES.items(), contents, HEIGHTS, strict=True):
        name = say("svg-brotherhood-panel", english, panel=panel)
        frame = element("rect", width=WIDTH, height=height, rx=10, class_="panel")
        drawn.append(group([titled(name), frame, *content], transform=shift(x, top)))
        top += height + GAP
    return drawn


def _season(scene: Scene) -> list[Markup]:
    """B3.1 Return the card in force, its effect in words."""
    card = scene["card"]
    if card is None:
        return [
            _strong(say("svg-brotherhood-no-card", "No season card in force"), 32),
            _small(say("svg-brotherhood-card-comes", _TURNED_UP), 58, "soft small"),
        ]
    source = say("svg-brotherhood-book", "a card of the book")
    if card["ours"]:
        source = say("terminal-brotherhood-ours", "our own card")
    season, phase = season_name(scene["season"]), card["phase"]
    english = f"{season}, works in phase {phase}, {source}"
    facts = say("svg-brotherhood-card", english, season=season, phase=phase, source=source)
    title = say_known(f"season-card-{card['card']}", card["title"])
    effect = say_known(f"season-card-{card['card']}-text", card["text"])
    return [
        element("g", disc_of(scene["season"], 32, 34)),
        fitted(title, _LEFT + 36, 32, "ink strong", _ROOM - 36, 20),
        fitted(facts, _LEFT + 36, 53, "lamp small", _ROOM - 36, 15),
        *_lines(effect, 82),
    ]


def disc_of(season: str, x: float, y: float) -> Markup:
    """Return the sign of a season on a pale disc, so that it shows on every ground."""
    pale = element("circle", r=15, class_="token")
    return element("g", pale, use(season, 0, 0, 1.1), transform=shift(x, y))


def _lines(text: str, top: float) -> list[Markup]:
    """Return the effect of a card; where it is too long, a pointer still tells all of it."""
    lines = wrap(text, _LETTERS, max_lines=_CARD_LINES, placeholder=" …")
    written = [_small(line, top + 20 * row, "ink small") for row, line in enumerate(lines)]
    return [element("g", titled(text), *written)]


def _strong(line: str, top: float) -> Markup:
    return fitted(line, _LEFT, top, "ink strong", _ROOM, 20)


def _small(line: str, top: float, class_: str) -> Markup:
    return fitted(line, _LEFT, top, class_, _ROOM, 15)


def _spaces(scene: Scene) -> list[Markup]:
    """B1.4, B4.2 Return the four season spaces: troops left, village card and trace."""
    rows = [_space(scene, space, 50 + 46 * row) for row, space in enumerate(scene["spaces"])]
    return [_strong(say("svg-brotherhood-spaces", "Seasons: troops left, card, trace"), 28), *rows]


def _space(scene: Scene, space: Space, top: float) -> Markup:
    troops = [
        use(space["troop"], 62 + 16 * place, 12, 0.74, class_=space["troop"])
        for place in range(space["troops"])
    ]
    mark = [element("g", one, transform=shift(350, 22, 0.9)) for one in trace(space)]
    blood = f", {victim_words(space['victims'])}" if space["victims"] else ""
    name, card = season_name(space["season"]), card_words(scene, space)
    return element(
        "g",
        titled(f"{name}: {card}, {trace_words(space)}"),
        disc_of(space["season"], 32, 12),
        *troops,
        fitted(card, 112, 8, "ink small", 220, 15),
        fitted(f"{trace_words(space)}{blood}", 112, 27, "soft small", 220, 15),
        *mark,
        data_space=space["season"],
        data_troops=space["troops"],
        transform=shift(0, top),
    )


def _hunters(scene: Scene) -> list[Markup]:
    rows = [_hunter(scene, hunter, 60 + 45 * row) for row, hunter in enumerate(scene["hunters"])]
    return [_strong(say("svg-brotherhood-hunters", "Hunters and the signs they know"), 28), *rows]


def _hunter(scene: Scene, hunter: Hunter, top: float) -> Markup:
    """B1.3 Return a hunter: where, standing or lying, and the symbols he knows."""
    seat = hunter["seat"] + 1
    leader = say("svg-seat", f"seat {seat}", seat=seat)
    if hunter["seat"] <= 0:
        leader = say("svg-brotherhood-unled", "led by nobody yet")
    name = hunter_name(hunter["hunter"])
    title = ", ".join([f"{name[0].upper()}{name[1:]}", leader, *doings(scene, hunter)])
    facts = say("brotherhood-not-placed", "not placed yet")
    if hunter["at"]:
        facts = f"{numbered(scene, hunter['at'])}, {stance(hunter)}"
    signs = [
        use(f"trace-{token}", 316 + 32 * place, 4, 1.05)
        for place, token in enumerate(hunter["symbols"])
    ]
    return element(
        "g",
        element("g", figure(hunter, 0.95), transform=shift(34, 6)),
        fitted(title, 62, 0, "ink small", 236, 15),
        words(facts, 62, 19, "soft tiny"),
        *signs,
        data_hunter=hunter["hunter"],
        transform=shift(0, top),
    )


def _known(scene: Scene) -> list[Markup]:
    """B6.4, B6.5 Return the traces taken, and what can be worked out."""
    traces = scene["traces"]
    count, goal = traces["count"], TOKENS_TO_WIN
    english = f"Traces taken: {count} of {goal}"
    title = say("svg-brotherhood-taken", english, count=count, goal=goal)
    tokens = [_token(scene, token, place) for place, token in enumerate(IDENTITIES)]
    lines = [line for text in _sentences(scene) for line in wrap(text, _LETTERS)]
    return [
        _strong(title, 28),
        *tokens,
        *(_small(line, 132 + 18 * row, "soft small") for row, line in enumerate(lines)),
    ]


def _token(scene: Scene, token: str, place: int) -> Markup:
    """Return an identity: taken, possible, or (to those who may know) the true one."""
    word = "possible" if token in scene["possible"]["identities"] else "no"
    if token in scene["traces"]["taken"]:
        word = "taken"
    if token == scene["beast"]["identity"]:
        word = "true"
    name, said = identity_name(token), say("svg-brotherhood-token", word, word=word)
    ring = [element("circle", r=18, class_="glow")] if word == "true" else []
    faint = "gone" if word in ("taken", "no") else "kept"
    return element(
        "g",
        titled(f"{name}: {said}"),
        *ring,
        element("g", use(f"trace-{token}", scale=1.3), class_=faint),
        fitted(name, 0, 34, "soft tiny", 66, 13, "middle"),
        fitted(said, 0, 50, "lamp tiny" if word == "true" else "ink tiny", 66, 13, "middle"),
        data_identity=token,
        data_word=word,
        transform=shift(46 + 70 * place, 58),
    )


def _sentences(scene: Scene) -> list[str]:
    """Say what is known of the Beast, its choice, its traces and the black marker."""
    lines = [_beast_line(scene), _choice_line(scene)]
    lines += [
        _trace_line(season_name(space["season"]), _either(tokens))
        for space, tokens in zip(scene["spaces"], scene["possible"]["traces"], strict=True)
        if space["trace"] and not space["face_up"] and not space["token"]
    ]
    if scene["traces"]["marker"]:
        marked = numbered(scene, scene["traces"]["marker"])
        english = f"Black marker: vagabond seen in {marked}."
        lines.append(say("svg-brotherhood-marker", english, at=marked))
    return [line for line in lines if line]


def _trace_line(season: str, tokens: str) -> str:
    english = f"Trace of {season}: {tokens}."
    return say("svg-brotherhood-trace-of", english, season=season, tokens=tokens)


def _either(tokens: list[str]) -> str:
    """Say which token a trace may be."""
    if len(tokens) == len(IDENTITIES):
        return say("svg-brotherhood-any", "any of the five")
    return reduce(_or, map(identity_name, tokens))


def _or(first: str, second: str) -> str:
    return say("svg-either", f"{first} or {second}", first=first, second=second)


def _beast_line(scene: Scene) -> str:
    beast, villages = scene["beast"], len(scene["possible"]["here"])
    place = numbered(scene, beast["at"]) if beast["at"] else ""
    if not beast["hidden"]:
        return beast_in(place) if place else ""
    known = beast_hidden()
    if place:
        known = say("svg-brotherhood-hides", f"The Beast hides in {place}", at=place)
    counted = "1 village" if villages == 1 else f"{villages} villages"
    english = f"{known}; {counted} possible (dashed rings)."
    return say("svg-brotherhood-possible", english, known=known, villages=villages)


def _choice_line(scene: Scene) -> str:
    """B4.2 Say what the Beast has chosen, or how many villages that may be."""
    goals = len(scene["possible"]["goals"])
    if not scene["round"] or not goals:
        return ""
    if not scene["beast"]["chosen"]:
        english = f"It may choose one of {goals} villages next (gold rings)."
        return say("svg-brotherhood-may-choose", english, goals=goals)
    if sees_everything(scene):
        space = next(one for one in scene["spaces"] if one["season"] == scene["season"])
        village = numbered(scene, space["village"])
        english = f"It has chosen {village}; {goals} villages seem possible."
        return say("svg-brotherhood-chosen", english, village=village, goals=goals)
    english = f"It has chosen one of {goals} villages (gold rings)."
    return say("svg-brotherhood-chosen-one", english, goals=goals)
