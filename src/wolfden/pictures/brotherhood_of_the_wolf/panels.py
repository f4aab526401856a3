"""Beside the map: the season card, the season spaces, the hunters, and what is known."""

from textwrap import wrap
from typing import Final

from wolfden.core.contract import seat_name
from wolfden.games.brotherhood_of_the_wolf.scene import Hunter, Scene, Space, sees_everything
from wolfden.games.brotherhood_of_the_wolf.terms import IDENTITIES, TOKENS_TO_WIN
from wolfden.pictures.brotherhood_of_the_wolf.board import figure, trace
from wolfden.pictures.brotherhood_of_the_wolf.words import (
    HUNTER,
    IDENTITY,
    card_words,
    count_of,
    doings,
    numbered,
    stance,
    trace_words,
)
from wolfden.pictures.svg import Markup, element, group, shift, titled, use, words

WIDTH: Final = 372.0
HEIGHTS: Final = (170.0, 230.0, 226.0, 298.0)
"""Season card, season spaces, hunters, knowledge."""
GAP: Final = 12.0

_LEFT: Final = 18
_LETTERS: Final = 47
"""Letters of small writing on a line."""
_CARD_LINES: Final = 4


def panels(scene: Scene, x: float, y: float) -> list[Markup]:
    """Return all panels, one below the other."""
    contents = (_season(scene), _spaces(scene), _hunters(scene), _known(scene))
    names = ("season card", "season spaces", "hunters", "what is known")
    drawn, top = [], y
    for name, content, height in zip(names, contents, HEIGHTS, strict=True):
        frame = element("rect", width=WIDTH, height=height, rx=10, class_="panel")
        drawn.append(group([titled(name), frame, *content], transform=shift(x, top)))
        top += height + GAP
    return drawn


def _season(scene: Scene) -> list[Markup]:
    """B3.1 Return the card in force, its effect in words."""
    card = scene["card"]
    if card is None:
        return [
            words("No season card in force", _LEFT, 32, "ink strong"),
            words("It is turned up at the beginning of the season.", _LEFT, 58, "soft small"),
        ]
    source = "our own card" if card["ours"] else "a card of the book"
    facts = f"{scene['season']}, works in phase {card['phase']}, {source}"
    return [
        element("g", disc_of(scene["season"], 32, 34)),
        words(card["title"], _LEFT + 36, 32, "ink strong"),
        words(facts, _LEFT + 36, 53, "lamp small"),
        *_lines(card["text"], 82),
    ]


def disc_of(season: str, x: float, y: float) -> Markup:
    """Return the sign of a season on a pale disc, so that it shows on every ground."""
    pale = element("circle", r=15, class_="token")
    return element("g", pale, use(season, 0, 0, 1.1), transform=shift(x, y))


def _lines(text: str, top: float) -> list[Markup]:
    """Return the effect of a card; where it is too long, a pointer still tells all of it."""
    lines = wrap(text, _LETTERS, max_lines=_CARD_LINES, placeholder=" …")
    written = [words(line, _LEFT, top + 20 * row, "ink small") for row, line in enumerate(lines)]
    return [element("g", titled(text), *written)]


def _spaces(scene: Scene) -> list[Markup]:
    """B1.4, B4.2 Return the four season spaces: troops left, village card and trace."""
    rows = [_space(scene, space, 50 + 46 * row) for row, space in enumerate(scene["spaces"])]
    return [words("Seasons: troops left, card, trace", _LEFT, 28, "ink strong"), *rows]


def _space(scene: Scene, space: Space, top: float) -> Markup:
    troops = [
        use(space["troop"], 62 + 16 * place, 12, 0.74, class_=space["troop"])
        for place in range(space["troops"])
    ]
    mark = [element("g", one, transform=shift(350, 22, 0.9)) for one in trace(space)]
    blood = f", {count_of(space['victims'], 'victim')}" if space["victims"] else ""
    return element(
        "g",
        titled(f"{space['season']}: {card_words(scene, space)}, {trace_words(space)}"),
        disc_of(space["season"], 32, 12),
        *troops,
        words(card_words(scene, space), 112, 8, "ink small"),
        words(f"{trace_words(space)}{blood}", 112, 27, "soft small"),
        *mark,
        data_space=space["season"],
        data_troops=space["troops"],
        transform=shift(0, top),
    )


def _hunters(scene: Scene) -> list[Markup]:
    rows = [_hunter(scene, hunter, 60 + 45 * row) for row, hunter in enumerate(scene["hunters"])]
    return [words("Hunters and the signs they know", _LEFT, 28, "ink strong"), *rows]


def _hunter(scene: Scene, hunter: Hunter, top: float) -> Markup:
    """B1.3 Return a hunter: where, standing or lying, and the symbols he knows."""
    leader = seat_name(hunter["seat"]) if hunter["seat"] > 0 else "led by nobody yet"
    where = numbered(scene, hunter["at"]) if hunter["at"] else "not placed yet"
    title = ", ".join([HUNTER[hunter["hunter"]].capitalize(), leader, *doings(scene, hunter)])
    facts = f"{where}, {stance(hunter)}" if hunter["at"] else where
    signs = [
        use(f"trace-{token}", 316 + 32 * place, 4, 1.05)
        for place, token in enumerate(hunter["symbols"])
    ]
    return element(
        "g",
        element("g", figure(hunter, 0.95), transform=shift(34, 6)),
        words(title, 62, 0, "ink small"),
        words(facts, 62, 19, "soft tiny"),
        *signs,
        data_hunter=hunter["hunter"],
        transform=shift(0, top),
    )


def _known(scene: Scene) -> list[Markup]:
    """B6.4, B6.5 Return the traces taken, and what can be worked out."""
    traces = scene["traces"]
    title = f"Traces taken: {traces['count']} of {TOKENS_TO_WIN}"
    tokens = [_token(scene, token, place) for place, token in enumerate(IDENTITIES)]
    lines = [line for text in _sentences(scene) for line in wrap(text, _LETTERS)]
    return [
        words(title, _LEFT, 28, "ink strong"),
        *tokens,
        *(words(line, _LEFT, 132 + 18 * row, "soft small") for row, line in enumerate(lines)),
    ]


def _token(scene: Scene, token: str, place: int) -> Markup:
    """Return an identity: taken, possible, or (to those who may know) the true one."""
    word = "possible" if token in scene["possible"]["identities"] else "no"
    if token in scene["traces"]["taken"]:
        word = "taken"
    if token == scene["beast"]["identity"]:
        word = "true"
    ring = [element("circle", r=18, class_="glow")] if word == "true" else []
    faint = "gone" if word in ("taken", "no") else "kept"
    return element(
        "g",
        titled(f"{IDENTITY[token]}: {word}"),
        *ring,
        element("g", use(f"trace-{token}", scale=1.3), class_=faint),
        words(IDENTITY[token], 0, 34, "soft tiny", "middle"),
        words(word, 0, 50, "lamp tiny" if word == "true" else "ink tiny", "middle"),
        data_identity=token,
        data_word=word,
        transform=shift(46 + 70 * place, 58),
    )


def _sentences(scene: Scene) -> list[str]:
    """Say what is known of the Beast, its choice, its traces and the black marker."""
    lines = [_beast_line(scene), _choice_line(scene)]
    lines += [
        f"Trace of {space['season']}: {_either(tokens)}."
        for space, tokens in zip(scene["spaces"], scene["possible"]["traces"], strict=True)
        if space["trace"] and not space["face_up"] and not space["token"]
    ]
    if scene["traces"]["marker"]:
        marked = numbered(scene, scene["traces"]["marker"])
        lines.append(f"Black marker: vagabond seen in {marked}.")
    return [line for line in lines if line]


def _either(tokens: list[str]) -> str:
    """Say which token a trace may be."""
    if len(tokens) == len(IDENTITIES):
        return "any of the five"
    return " or ".join(IDENTITY[one] for one in tokens)


def _beast_line(scene: Scene) -> str:
    beast, possible = scene["beast"], scene["possible"]["here"]
    if beast["hidden"]:
        known = f"The Beast hides in {numbered(scene, beast['at'])}" if beast["at"] else ""
        villages = "1 village" if len(possible) == 1 else f"{len(possible)} villages"
        return f"{known or 'The Beast is hidden'}; {villages} possible (dashed rings)."
    return f"The Beast is in {numbered(scene, beast['at'])}." if beast["at"] else ""


def _choice_line(scene: Scene) -> str:
    """B4.2 Say what the Beast has chosen, or how many villages that may be."""
    goals = len(scene["possible"]["goals"])
    if not scene["round"] or not goals:
        return ""
    if not scene["beast"]["chosen"]:
        return f"It may choose one of {goals} villages next (gold rings)."
    if sees_everything(scene):
        space = next(one for one in scene["spaces"] if one["season"] == scene["season"])
        return f"It has chosen {numbered(scene, space['village'])}; {goals} villages seem possible."
    return f"It has chosen one of {goals} villages (gold rings)."
