"""The moon track of The Wolves, and who leads the regions it will score."""

from rich.text import Text

from wolfden.games.the_wolves.scene import Region, Scene, Strength
from wolfden.games.the_wolves.terms import PHASES
from wolfden.terminal.the_wolves.palette import MOON, owner_sign, owner_style, token_signs

_GONE, _TO_COME = "•", "·"


def moon_text(table: Scene) -> Text:
    """W13 Return the dates gone and to come, each scoring date with its phase."""
    moon = table["moon"]
    line = Text("Moon ", "bold")
    phases = dict(zip(moon["dates"], PHASES, strict=True))
    for date in range(1, max(*moon["dates"], moon["date"]) + 1):
        sign = MOON[phases[date]] if date in phases else _GONE if date <= moon["date"] else _TO_COME
        line.append(sign, "bold bright_yellow" if date <= moon["date"] else "grey62")
    return line.append(f"  {_next_date(table)}")


def _next_date(table: Scene) -> str:
    moon = table["moon"]
    phase = next_phase(table)
    if phase is None:
        return f"date {moon['date']}, every phase is scored"
    ahead = moon["dates"][PHASES.index(phase)] - moon["date"]
    if ahead <= 0:
        return f"date {moon['date']}, the {phase} moon is scored at the end of this turn"
    dates = "date" if ahead == 1 else "dates"
    return f"date {moon['date']}, {ahead} {dates} to the {phase} moon"


def next_phase(table: Scene) -> str | None:
    """W14.1 Return the phase that is scored next."""
    scored = len(table["moon"]["scored"])
    return PHASES[scored] if scored < len(PHASES) else None


def due_lines(table: Scene) -> list[Text]:
    """W14.2 Return the regions that the next phase scores, with who leads them."""
    phase = next_phase(table)
    if phase is None:
        return []
    regions = [region for region in table["regions"] if _top_token(region) == phase]
    head = Text(f"{MOON[phase]} {phase} scores next", "bold")
    return [head, *(_standing(region, names_leader=True) for region in regions)]


def later_lines(table: Scene) -> list[Text]:
    """W14.2 Return the regions that are scored later."""
    phase = next_phase(table)
    regions = [r for r in table["regions"] if _top_token(r) not in ("", phase)]
    return [Text("later", "bold"), *map(_standing, regions)] if regions else []


def _top_token(region: Region) -> str:
    return region["token"].partition("/")[0]


def _standing(region: Region, names_leader: bool = False) -> Text:
    """Return a region with what each pack has in it, strongest first."""
    line = Text(f"{region['lake']:<4}").append(f"{token_signs(region['token']):<3} ")
    ranked = sorted(region["control"], key=_strength, reverse=True)
    for one in ranked:
        line.append(f"{owner_sign(one['owner'])}", owner_style(one["owner"]))
        alphas = "A" * one["alphas"] if names_leader else ""
        line.append(f":{one['control']}{alphas}  ")
    return line.append(_lead(ranked), "dim") if names_leader or not ranked else line


def _strength(one: Strength) -> tuple[int, int]:
    return (one["control"], one["alphas"])


def _lead(ranked: list[Strength]) -> str:
    """W14.2, W14.4 Say who is first."""
    if not ranked:
        return "nobody there"
    first = [one["owner"] for one in ranked if _strength(one) == _strength(ranked[0])]
    if len(first) > 1:
        return "tied"
    return "the neutral pack leads" if first[0] < 0 else f"seat {first[0] + 1} leads"
