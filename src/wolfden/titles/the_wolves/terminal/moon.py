"""The moon track of The Wolves, and who leads the regions it will score."""

from rich.text import Text

from wolfden.i18n.speaker import Speaker
from wolfden.titles.the_wolves.rules.scene import Region, Scene, Strength
from wolfden.titles.the_wolves.rules.terms import PHASES
from wolfden.titles.the_wolves.terminal.palette import (
    MOON,
    owner_sign,
    owner_style,
    tell,
    token_signs,
)

_GONE, _TO_COME = "•", "·"


class MoonTrack:
    """W13 The dates, and the regions in the order they are scored."""

    def __init__(self, table: Scene, speaker: Speaker) -> None:
        self._table = table
        self._speaker = speaker
        scored = len(table["moon"]["scored"])
        self._next = PHASES[scored] if scored < len(PHASES) else None
        """W14.1 The phase that is scored next."""

    def dates(self) -> Text:
        """W13 Return the dates gone and to come, each scoring date with its phase."""
        moon = self._table["moon"]
        line = Text(f"{self._speaker.say('terminal-wolves-moon')} ", "bold")
        phases = dict(zip(moon["dates"], PHASES, strict=True))
        for date in range(1, max(*moon["dates"], moon["date"]) + 1):
            sign = _GONE if date <= moon["date"] else _TO_COME
            style = "bold bright_yellow" if date <= moon["date"] else "grey62"
            line.append(MOON[phases[date]] if date in phases else sign, style)
        return line.append(f"  {self._next_date()}")

    def _next_date(self) -> str:
        moon = self._table["moon"]
        if self._next is None:
            return self._speaker.say("terminal-wolves-all-scored", {"date": moon["date"]})
        ahead = moon["dates"][PHASES.index(self._next)] - moon["date"]
        key = "terminal-wolves-date-ahead" if ahead > 0 else "terminal-wolves-date-now"
        phase = self._phase(self._next)
        return self._speaker.say(key, {"date": moon["date"], "phase": phase, "ahead": ahead})

    def _phase(self, phase: str) -> str:
        return self._speaker.say("terminal-wolves-phase", {"phase": phase})

    def due_lines(self) -> list[Text]:
        """W14.2 Return the regions that the next phase scores, with who leads them."""
        if self._next is None:
            return []
        regions = [one for one in self._table["regions"] if _top_token(one) == self._next]
        head = self._speaker.say("terminal-wolves-next", {"phase": self._phase(self._next)})
        return [
            Text(f"{MOON[self._next]} {head}", "bold"),
            *(self._standing(region, names_leader=True) for region in regions),
        ]

    def later_lines(self) -> list[Text]:
        """W14.2 Return the regions that are scored later."""
        regions = [one for one in self._table["regions"] if _top_token(one) not in ("", self._next)]
        if not regions:
            return []
        head = Text(self._speaker.say("terminal-wolves-later"), "bold")
        return [head, *map(self._standing, regions)]

    def _standing(self, region: Region, names_leader: bool = False) -> Text:
        """Return a region with what each pack has in it, strongest first."""
        line = Text(f"{region['lake']:<4}").append(f"{token_signs(region['token']):<3} ")
        for one in region["control"]:
            line.append(f"{owner_sign(one['owner'])}", owner_style(one["owner"]))
            alphas = "A" * one["alphas"] if names_leader else ""
            line.append(f":{one['control']}{alphas}  ")
        names_leader = names_leader or not region["control"]
        return line.append(self._lead(region["control"]), "dim") if names_leader else line

    def _lead(self, control: list[Strength]) -> str:
        """W14.2, W14.4 Say who is first."""
        first = [one["owner"] for one in control if one["leads"]]
        if not first:
            return self._speaker.say("wolves-no-control")
        if len(first) > 1:
            return self._speaker.say("terminal-wolves-tied")
        who = tell("owner", first[0], self._table)
        return self._speaker.say("terminal-wolves-leads", {"who": who})


def _top_token(region: Region) -> str:
    return region["token"].partition("/")[0]
