"""The whole table of Brotherhood of the Wolf, for the width at hand."""

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.text import Text

from wolfden.i18n.parts import Part
from wolfden.i18n.speaker import Speaker
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import Hunter, Scene, Space
from wolfden.titles.brotherhood_of_the_wolf.rules.terms import TOKENS_TO_WIN
from wolfden.titles.brotherhood_of_the_wolf.terminal.country import Country
from wolfden.titles.brotherhood_of_the_wolf.terminal.knowledge import knowledge
from wolfden.titles.brotherhood_of_the_wolf.terminal.palette import hunter_text, tell

_PANEL: Final = 40
"""The least width of a panel."""
_PLAIN: Final = "default not bold on default"


class Drawing:
    """Tracks, card, villages, hamlets, hunters, season spaces and what is known."""

    def __init__(self, scene: Scene, marked: frozenset[str], speaker: Speaker) -> None:
        self._scene = scene
        self._speaker = speaker
        self._country = Country(scene, marked, speaker)

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
        yield self._known()
        yield Text(self._say("terminal-brotherhood-legend"), "dim")
        yield Text(self._say("note-brotherhood-of-the-wolf"), "dim")

    def _say(self, key: str, **args: Part) -> str:
        return self._speaker.say(key, args)

    def _label(self, name: str) -> Text:
        return Text(f"{self._say(f'terminal-brotherhood-{name}')}  ", "bold")

    def _status(self) -> str:
        """B1.5 Say in one line where the game stands."""
        scene = self._scene
        if scene["stage"] == "over":
            return self._say("brotherhood-ending", ending=scene["ending"])
        stage = self._say(
            f"brotherhood-stage-{scene['stage']}", season=tell("season", scene["season"])
        )
        year = str(scene["year"])
        if not scene["round"]:
            return f"{self._say('brotherhood-before', year=year)}: {stage}"
        now = self._say("brotherhood-now", season=scene["season"], year=year)
        rounds = self._say("brotherhood-round", round=scene["round"], rounds=scene["rounds"])
        return f"{now} · {rounds}: {stage}"

    def _rounds(self) -> Text:
        """B1.5 Return the twelve rounds, those that have come filled."""
        line = self._label("rounds")
        for number in range(1, self._scene["rounds"] + 1):
            line.append("●" if number <= self._scene["round"] else "○", "bright_yellow not bold")
            line.append(" " if number % 4 == 3 else "")
        return line

    def _victims(self) -> Text:
        """B6.3 Return the victims against those the Beast needs."""
        done, most = self._scene["victims"], self._scene["victims_to_win"]
        said = self._say("brotherhood-victims", count=done, goal=most)
        line = self._label("victims").append("■" * done, "bright_red not bold")
        return line.append("□" * (most - done), "not bold").append(f" {said}", "not bold")

    def _card(self) -> Text:
        card, line = self._scene["card"], self._label("card")
        if card is None:
            return line.append(self._say("terminal-brotherhood-no-card"), "not bold dim")
        source = self._say(f"terminal-brotherhood-{'ours' if card['ours'] else 'book'}")
        phase = self._say("terminal-brotherhood-phase", phase=card["phase"])
        line.append(f"{self._speaker.listed(tell('card_title', card))} ({card['card']}, {phase})")
        line.append(f" {self._speaker.listed(tell('card_effect', card))} ", "not bold")
        return line.append(f"[{source}]", "not bold dim")

    def _hunters(self, width: int) -> Panel:
        lines = [self._hunter(hunter) for hunter in self._scene["hunters"]]
        return self._panel("hunters", lines, width)

    def _hunter(self, hunter: Hunter) -> Text:
        """B5.1, B6.4 Say where a hunter is, what he has done and what he recognises."""
        line = hunter_text(hunter, self._speaker)
        if hunter["seat"] > 0:
            line.append(f" {self._speaker.seat(hunter['seat'])},", "not bold")
        doings = [self._stance(hunter)]
        if hunter["moved"] and self._scene["stage"] == "move":
            doings.append(self._say("terminal-brotherhood-moved"))
        if hunter["examined"]:
            doings.append(self._say("terminal-brotherhood-examined"))
        knows = self._say("brotherhood-knows", token=tell("identity", hunter["symbols"]))
        return line.append(f" {', '.join(doings)}; {knows}", _PLAIN)

    def _stance(self, hunter: Hunter) -> str:
        if not hunter["at"]:
            return self._say("brotherhood-not-placed")
        key = "brotherhood-lies-in" if hunter["lying"] else "brotherhood-stands-in"
        return self._say(key, at=tell("place_name", hunter["at"], self._scene))

    def _spaces(self, width: int) -> Panel:
        lines = []
        for space in self._scene["spaces"]:
            said = self._say(
                "brotherhood-space",
                season=tell("season", space["season"]),
                troops=space["troops"],
                troop=tell("troop", space["troop"]),
                card=self._village_card(space),
                trace=tell("trace", space),
            )
            if space["victims"]:
                said += f", {self._say('terminal-brotherhood-on-back', victims=space['victims'])}"
            lines.append(Text(said))
        return self._panel("spaces", lines, width)

    def _village_card(self, space: Space) -> str:
        """B4.2 Say which village card lies on a space, and since when."""
        if not space["card"]:
            return self._say("brotherhood-no-card")
        if not space["village"]:
            return self._say("brotherhood-face-down")
        hidden = self._say("brotherhood-hidden-note")
        since = str(space["year"]) if space["open"] else hidden
        return f"{tell('place_name', space['village'], self._scene)}, {since}"

    def _tokens(self, width: int) -> Panel:
        scene = self._scene
        traces = scene["traces"]
        marker = tell("place_name", traces["marker"], scene)
        marker = marker or self._say("terminal-brotherhood-not-taken")
        taken = self._say("brotherhood-taken", count=traces["count"], goal=TOKENS_TO_WIN)
        names = self._speaker.listed(tell("identity", traces["taken"]))
        lines = [
            Text(f"{taken}: {names}" if names else taken),
            Text(self._say("terminal-brotherhood-marker", at=marker)),
            Text(self._say("terminal-brotherhood-played", cards=self._cards("played"))),
        ]
        if self._cards("hand"):
            lines.append(Text(self._say("terminal-brotherhood-picked", cards=self._cards("hand"))))
        return self._panel("tokens", lines, width)

    def _cards(self, where: str) -> str:
        there = [card for card in self._scene["cards"] if card["where"] == where]
        cards = tell("card_title", there)
        if not cards and where == "played":
            return self._say("terminal-none-yet")
        return self._speaker.listed(cards)

    def _panel(self, title: str, lines: list[Text], width: int) -> Panel:
        return Panel(
            Text("\n").join(lines),
            title=self._say(f"terminal-brotherhood-{title}"),
            title_align="left",
            width=width,
            padding=(0, 1),
        )

    def _known(self) -> Text:
        """Return what the hunters can work out; the Beast reads it too, with its own secrets."""
        lines = [self._speaker.tell(text) for text in knowledge(self._scene)]
        return Text("\n").join(map(_with_bold_head, lines))


def _with_bold_head(line: str) -> Text:
    """Return a line whose words up to the colon stand out."""
    head, colon, rest = line.partition(":")
    return Text(head + colon, "bold").append(rest, "not bold")
