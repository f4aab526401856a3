"""Brotherhood of the Wolf in the terminal."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wolfden.core.contract import Json
from wolfden.core.hexes import distances
from wolfden.i18n.messages import Message, Part
from wolfden.i18n.narration import narrator_of
from wolfden.i18n.translator import Translator
from wolfden.terminal.face import MARK_STYLE, Face, Sketch, seat_style
from wolfden.titles.brotherhood_of_the_wolf.rules import terms
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import (
    Hunter,
    Place,
    Scene,
    Space,
    hunters_at,
    neighbours,
    scene_of,
    sees_everything,
    space_at,
)

# Colours and signs of Brotherhood of the Wolf. Each thing has words, so colour is never alone.

phrase: Final = narrator_of("brotherhood-of-the-wolf").phrase
"""Names things as the vocabulary says."""

BEAST_STYLE: Final = "bold bright_white on #870000"


def hunter_text(hunter: Hunter, translator: Translator) -> Text:
    """Return a hunter in the colour of his leader's seat, lying ones in brackets."""
    name = translator.format_value(phrase("hunter", hunter["hunter"]))
    style = seat_style(hunter["seat"]) if hunter["seat"] > 0 else "bold"
    return Text(f"({name})" if hunter["lying"] else name, style)


# What can be worked out in Brotherhood of the Wolf, and to the Beast its own secrets.


def knowledge(scene: Scene) -> list[Message]:
    """Return a line for each thing that is known."""
    beast, possible = scene["beast"], scene["possible"]
    lines = _secrets(scene) if sees_everything(scene) else []
    if scene["stage"] != "over":
        tokens = phrase("identity", possible["identities"])
        lines.append(Message("terminal-brotherhood-may-be", {"tokens": tokens}))
    if beast["hidden"]:
        places = phrase("place_name", possible["here"], scene)
        lines.append(Message("terminal-brotherhood-may-be-in", {"places": places}))
    if possible["goals"] and scene["round"]:
        name = "may-have-chosen" if beast["chosen"] else "may-choose"
        places = phrase("place_name", possible["goals"], scene)
        lines.append(Message(f"terminal-brotherhood-{name}", {"places": places}))
    for space, traces in zip(scene["spaces"], possible["traces"], strict=True):
        if space["trace"] and not space["face_up"]:
            season, tokens = phrase("season", space["season"]), phrase("identity", traces)
            args: dict[str, Part] = {"season": season, "tokens": tokens}
            lines.append(Message("terminal-brotherhood-trace-may-be", args))
    return lines


def _secrets(scene: Scene) -> list[Message]:
    """Return what the Beast alone knows, or everyone when the game is over."""
    token = phrase("identity", scene["beast"]["identity"])
    hidden = [space["village"] for space in scene["spaces"] if not space["open"]]
    villages = [phrase("place_name", village, scene) for village in hidden]
    return [
        Message("brotherhood-true-identity", {"token": token}),
        *(
            Message("terminal-brotherhood-face-down", {"village": name})
            for name in villages
            if name
        ),
    ]


# The map of Brotherhood of the Wolf as a listing: villages by number, hamlets by name.

ROOMY: Final = 124
"""From this width on, the villages two leagues and further away have separate columns."""
_ROADS: Final = 62
"""The width that a village's name and its roads need, so that no hamlet's name is cut in two."""
_MARKED: Final = "▸"


class Country(Sketch[Scene]):
    """Where everything is and how far apart, drawn from one scene."""

    def __init__(self, scene: Scene, translator: Translator, marked: frozenset[str]) -> None:
        super().__init__(scene, translator, marked)
        self._roads = neighbours(scene)
        self._places = {place["id"]: place for place in scene["places"]}
        beast = scene["beast"]["at"]
        self._from_beast = distances(beast, self._roads.__getitem__) if beast else {}

    def villages(self, room: int) -> Table:
        """Return the villages: who and what is there, and the way to others."""
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
        grid.add_column("#", justify="right", no_wrap=True)
        grid.add_column(self._word("village"), no_wrap=True)
        grid.add_column(self._word("beast"), justify="right", no_wrap=True)
        grid.add_column(self._word("there"), ratio=2, max_width=max(1, room - _ROADS))
        grid.add_column(self._word("roads"), ratio=2, overflow="fold")
        further = range(2, terms.BASE_RANGE + 1) if room >= ROOMY else range(0)
        for leagues in further:
            head = self.say("brotherhood-leagues", leagues=leagues)
            grid.add_column(head, ratio=1)
        for place in self.scene["places"]:
            if place["number"]:
                grid.add_row(*self._village(place, further))
        return grid

    def _word(self, name: str) -> str:
        return self.say(f"terminal-brotherhood-{name}")

    def _village(self, place: Place, further: range) -> list[Text]:
        leagues = distances(place["id"], self._roads.__getitem__)
        row = [
            Text(str(place["number"]), "bold"),
            self._name(place),
            self._way(place["id"]),
            self._there(place),
            Text(self._roads_from(place["id"])),
        ]
        return row + [
            Text(" ".join(self._numbers(leagues, distance)), "dim") for distance in further
        ]

    def _name(self, place: Place) -> Text:
        sign = _MARKED if place["id"] in self.marked else " "
        name = Text(sign).append(
            self.name(phrase("bare_name", place)), MARK_STYLE if sign == _MARKED else ""
        )
        name.append("*" if place["special"] else "").append("°" if place["start"] else "")
        return name

    def _way(self, village: str) -> Text:
        """Say how far the Beast is, and whether it may have chosen this village."""
        goal = "◆" if village in self.scene["possible"]["goals"] else ""
        return Text(
            f"{goal}{self._from_beast.get(village, '')}", "bright_yellow" if goal else "dim"
        )

    def _there(self, place: Place) -> Text:
        """Say who is there, and which card blocks the village."""
        scene, parts = self.scene, []
        if place["id"] == scene["beast"]["at"]:
            parts.append(Text(self.say("brotherhood-beast-here"), BEAST_STYLE))
        elif place["id"] in scene["possible"]["here"] and scene["beast"]["hidden"]:
            parts.append(Text(self._word("beast-perhaps"), "bright_red"))
        parts += [hunter_text(hunter, self.translator) for hunter in hunters_at(scene, place["id"])]
        if place["troop"]:
            parts.append(Text(self.name(phrase("troop", place["troop"])), "bold"))
        if place["id"] == scene["portefaix"]:
            parts.append(Text(self.say("brotherhood-portefaix-here"), "bold"))
        if place["protected"] and not parts:
            parts.append(Text(self.say("brotherhood-protected"), "bold"))
        parts += [Text(f"†{place['victims']}", "bright_red")] if place["victims"] else []
        if (space := space_at(scene, place["id"])) is not None:
            parts.append(Text(self._card(space), "cyan"))
        if place["id"] == scene["traces"]["marker"]:
            parts.append(Text(self.say("brotherhood-marker-here")))
        return Text(", ").join(parts)

    def _card(self, space: Space) -> str:
        """B4.2 Return the card in a village, and the trace with it."""
        key = "brotherhood-card-of" if space["open"] else "brotherhood-card-hidden"
        year = str(space["year"])
        card = self.say(key, season=phrase("season", space["season"]), year=year)
        return f"{card}: {self.name(phrase('trace', space))}"

    def _roads_from(self, place: str) -> str:
        """Return the places one league away: villages by number, hamlets by name."""
        there = [self._places[name] for name in self._roads[place]]
        hamlets = [self.name(phrase("bare_name", one)) for one in there if not one["number"]]
        numbers = " ".join(str(one["number"]) for one in there if one["number"])
        return ", ".join([*hamlets, numbers] if numbers else hamlets)

    def _numbers(self, leagues: dict[str, int], distance: int) -> list[str]:
        return [
            str(place["number"])
            for place in self.scene["places"]
            if place["number"] and leagues[place["id"]] == distance
        ]

    def hamlets(self) -> Text:
        """Return the hamlets with their roads and the hunters in them."""
        lines = Text(f"{self._word('hamlets')}  ", "bold")
        parts = [self._hamlet(place) for place in self.scene["places"] if not place["number"]]
        return lines.append_text(Text(" · ").join(parts))

    def _hamlet(self, place: Place) -> Text:
        marked = place["id"] in self.marked
        style = MARK_STYLE if marked else ""
        name = Text(_MARKED if marked else "").append(self.name(phrase("bare_name", place)), style)
        name.stylize("not bold")
        for hunter in hunters_at(self.scene, place["id"]):
            name.append(" ").append_text(hunter_text(hunter, self.translator))
        return name.append(f" {self._roads_from(place['id'])}", "dim not bold")


# The whole table of Brotherhood of the Wolf, for the width at hand.

_PANEL: Final = 40
"""The least width of a panel."""
_PLAIN: Final = "default not bold on default"


class Drawing(Sketch[Scene]):
    """Tracks, card, villages, hamlets, hunters, season spaces and what is known."""

    def __init__(self, scene: Scene, translator: Translator, marked: frozenset[str]) -> None:
        super().__init__(scene, translator, marked)
        self._country = Country(scene, translator, marked)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw everything within the width there is."""
        room = options.max_width
        yield Text(self._status(), "bold")
        yield self._rounds()
        yield self._victims()
        yield self._card()
        yield self._country.villages(room)
        yield self._country.hamlets()
        across = max(1, room // _PANEL)
        width = room // min(across, 3) if across > 1 else room
        yield Columns([self._hunters(width), self._spaces(width), self._tokens(width)], padding=0)
        yield from self._held_cards()
        yield self._known()
        yield Text(self.say("terminal-brotherhood-legend"), "dim")
        for key in self.scene["notes"]:
            yield Text(self.say(key), "dim")

    def _label(self, name: str) -> Text:
        return Text(f"{self.say(f'terminal-brotherhood-{name}')}  ", "bold")

    def _status(self) -> str:
        """B1.5 Return the state of the game in one line."""
        scene = self.scene
        if scene["stage"] == "over":
            return self.say("brotherhood-ending", ending=scene["ending"])
        stage = self.say(
            f"brotherhood-stage-{scene['stage']}", season=phrase("season", scene["season"])
        )
        year = str(scene["year"])
        if not scene["round"]:
            return f"{self.say('brotherhood-before', year=year)}: {stage}"
        now = self.say("brotherhood-now", season=scene["season"], year=year)
        rounds = self.say("brotherhood-round", round=scene["round"], rounds=scene["rounds"])
        return f"{now} · {rounds}: {stage}"

    def _rounds(self) -> Text:
        """B1.5 Return the twelve rounds, those that have come filled."""
        line = self._label("rounds")
        for number in range(1, self.scene["rounds"] + 1):
            line.append("●" if number <= self.scene["round"] else "○", "bright_yellow not bold")
            line.append(" " if number % 4 == 3 else "")
        return line

    def _victims(self) -> Text:
        """B6.3 Return the victims against those the Beast needs."""
        done, most = self.scene["victims"], self.scene["victims_to_win"]
        said = self.say("brotherhood-victims", count=done, goal=most)
        line = self._label("victims").append("■" * done, "bright_red not bold")
        return line.append("□" * (most - done), "not bold").append(f" {said}", "not bold")

    def _card(self) -> Text:
        card, line = self.scene["card"], self._label("card")
        if card is None:
            return line.append(self.say("terminal-brotherhood-no-card"), "not bold dim")
        source = self.say(f"terminal-brotherhood-{'ours' if card['ours'] else 'book'}")
        phase = self.name(phrase("card_phase", card["phase"]))
        line.append(f"{self.name(phrase('card_title', card))} ({card['card']}, {phase})")
        line.append(f" {self.name(phrase('card_effect', card))} ", "not bold")
        return line.append(f"[{source}]", "not bold dim")

    def _hunters(self, width: int) -> Panel:
        lines = [self._hunter(hunter) for hunter in self.scene["hunters"]]
        return self._panel("hunters", lines, width)

    def _hunter(self, hunter: Hunter) -> Text:
        """B5.1, B6.4 Say where a hunter is, what he has done and what he recognises."""
        line = hunter_text(hunter, self.translator)
        if hunter["seat"] > 0:
            line.append(f" {self.translator.seat(hunter['seat'])},", "not bold")
        doings = [self._stance(hunter)]
        if hunter["moved"] and self.scene["stage"] == "move":
            doings.append(self.say("terminal-brotherhood-moved"))
        if hunter["examined"]:
            doings.append(self.say("terminal-brotherhood-examined"))
        knows = self.say("brotherhood-knows", token=phrase("identity", hunter["symbols"]))
        return line.append(f" {', '.join(doings)}; {knows}", _PLAIN)

    def _stance(self, hunter: Hunter) -> str:
        if not hunter["at"]:
            return self.say("brotherhood-not-placed")
        key = "brotherhood-lies-in" if hunter["lying"] else "brotherhood-stands-in"
        return self.say(key, at=phrase("place_name", hunter["at"], self.scene))

    def _spaces(self, width: int) -> Panel:
        lines = []
        for space in self.scene["spaces"]:
            said = self.say(
                "brotherhood-space",
                season=phrase("season", space["season"]),
                troops=space["troops"],
                troop=phrase("troop", space["troop"]),
                card=self._village_card(space),
                trace=phrase("trace", space),
            )
            if space["victims"]:
                said += f", {self.say('terminal-brotherhood-on-back', victims=space['victims'])}"
            lines.append(Text(said))
        return self._panel("spaces", lines, width)

    def _village_card(self, space: Space) -> str:
        """B4.2 Return the village card on a space, and since when it is there."""
        if not space["card"]:
            return self.say("brotherhood-no-card")
        if not space["village"]:
            return self.say("brotherhood-face-down")
        hidden = self.say("brotherhood-hidden-note")
        since = str(space["year"]) if space["open"] else hidden
        return f"{self.name(phrase('place_name', space['village'], self.scene))}, {since}"

    def _tokens(self, width: int) -> Panel:
        scene = self.scene
        traces = scene["traces"]
        marker = phrase("place_name", traces["marker"], scene)
        marker = marker or self.say("terminal-brotherhood-not-taken")
        taken = self.say("brotherhood-taken", count=traces["count"], goal=terms.TOKENS_TO_WIN)
        names = self.name(phrase("identity", traces["taken"]))
        lines = [
            Text(f"{taken}: {names}" if names else taken),
            Text(self.say("terminal-brotherhood-marker", at=marker)),
            Text(self.say("terminal-brotherhood-played", cards=self._played())),
        ]
        return self._panel("tokens", lines, width)

    def _played(self) -> str:
        played = [card for card in self.scene["cards"] if card["where"] == "played"]
        cards = phrase("card_title", played)
        return self.name(cards) if cards else self.say("terminal-none-yet")

    def _held_cards(self) -> Iterator[Text]:
        """B9.1 Return the cards both sides hold, each with its phase and all that it does."""
        held = [card for card in self.scene["cards"] if card["where"] == "hand"]
        if held:
            yield Text(self.say("brotherhood-held-cards"), "bold")
        for card in held:
            season = self.name(phrase("season", card["season"]))
            yield Text(f"  {season}: {self.name(phrase('card', card))}")

    def _panel(self, title: str, lines: list[Text], width: int) -> Panel:
        return Panel(
            Text("\n").join(lines),
            title=self.say(f"terminal-brotherhood-{title}"),
            title_align="left",
            width=width,
            padding=(0, 1),
        )

    def _known(self) -> Text:
        """Return what the hunters can work out; the Beast reads it too, with its own secrets."""
        lines = [self.translator.format_message(text) for text in knowledge(self.scene)]
        return Text("\n").join(map(_with_bold_head, lines))


def _with_bold_head(line: str) -> Text:
    """Return a line whose words up to the colon are highlighted."""
    head, colon, rest = line.partition(":")
    return Text(head + colon, "bold").append(rest, "not bold")


# Brotherhood of the Wolf as the terminal shows it.


class BrotherhoodFace(Face):
    """Villages, hunters, seasons, what is known, and words of Brotherhood of the Wolf."""

    def draw(self, view: Json, marked: frozenset[str] = frozenset()) -> RenderableType:
        """Return the whole table."""
        return Drawing(scene_of(view), self.translator, marked)

    def places(self, words: Iterable[str]) -> frozenset[str]:
        """Return the places that words speak of: ``@saugues``."""
        return frozenset(word[1:] for word in words if word.startswith("@"))


FACE = BrotherhoodFace
