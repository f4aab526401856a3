"""Make the positions that the rules on the page are illustrated with: ``pictures.json``.

An album is a view of a title as its set-up leaves it, and for each picture what differs from it,
where to look and what glows. The page draws them with the title's own board. Run it again when the
shape of a view changes::

    python -m scripts.make_rule_pictures
"""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from wolfden.core.changes import changes
from wolfden.core.record import Record
from wolfden.titles import TITLES

SEED: Final = 4
AROUND_HEX: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
HEX_MARGIN: Final = 62
REGION_MARGIN: Final = 190
VILLAGE_MARGIN: Final = 150

View = dict[str, Any]


@dataclass
class Picture:
    """What one picture shows: a position, a part of the table, where to look, what is lit."""

    rule: str
    view: View
    part: str = "board"
    seat: int = 0
    around: list[str] = field(default_factory=list)
    margin: int = 0
    glowing: list[str] = field(default_factory=list)
    marked: list[str] = field(default_factory=list)
    arrows: list[tuple[str, str]] = field(default_factory=list)


def main() -> None:
    """Write all albums."""
    for title, text in albums():
        album_of(title).write_text(text, encoding="utf-8")
        print(f"{title}: {len(text):,} characters")


def album_of(title: str) -> Path:
    """Return the file of a title's album."""
    return TITLES.files("pictures.json")[title]


def albums() -> Iterator[tuple[str, str]]:
    """Return every title with the text of its album."""
    for title, seats, pictures in (
        ("the-wolves", 3, wolves),
        ("age-of-the-wolf", 4, age),
        ("brotherhood-of-the-wolf", 2, brotherhood),
    ):
        base = dealt(title, seats)
        album = {"view": base, "pictures": [written(base, one) for one in pictures(base)]}
        yield title, json.dumps(album, ensure_ascii=False, separators=(",", ":")) + "\n"


def dealt(title: str, seats: int) -> View:
    """Return what everybody sees once chance has laid out the game.

    Players who choose their packs (A2.1) take the first of those that are left.
    """
    record = Record(TITLES.get(title), seats=seats)
    rng = random.Random(SEED)
    while True:
        while record.resolve_chance(rng):
            pass
        (seat, *_), state = record.state.actors(), record.state
        choice = state.legal(seat)[0]
        if not str(choice).startswith("start "):
            return deepcopy(state.view(None))
        record.apply(choice)


def written(base: View, picture: Picture) -> View:
    """Return a picture as the page reads it."""
    return {
        "rule": picture.rule,
        "part": picture.part,
        "seat": picture.seat,
        "changes": changes(base, picture.view),
        "around": picture.around,
        "margin": picture.margin,
        "glowing": picture.glowing,
        "marked": picture.marked,
        "arrows": [{"from": start, "to": end} for start, end in picture.arrows],
    }


# The Wolves.


class Land:
    """The map of The Wolves, without pieces, to put some on it."""

    def __init__(self, base: View) -> None:
        self.view = deepcopy(base)
        self.hexes: dict[str, View] = {one["hex"]: one for one in self.view["hexes"]}
        self.places = {(one["q"], one["r"]): one["hex"] for one in self.view["hexes"]}

    def region(self, slot: int) -> list[str]:
        """Return the hexes of a region."""
        return [name for name, one in self.hexes.items() if one["region"] == slot]

    def beside(self, name: str) -> list[str]:
        """Return the hexes one step away."""
        one = self.hexes[name]
        near = [(one["q"] + q, one["r"] + r) for q, r in AROUND_HEX]
        return [self.places[place] for place in near if place in self.places]

    def within(self, name: str, steps: int) -> set[str]:
        """Return the hexes a wolf may walk to."""
        reached = {name}
        for _ in range(steps):
            reached |= {there for here in reached for there in self.beside(here)}
        return reached - {name}

    def is_free(self, name: str) -> bool:
        """Whether neither a piece nor a token is on a hex."""
        one = self.hexes[name]
        return not (one["pieces"] or one["lone_wolf"] or one["prey"])

    def put(self, name: str, owner: int, *kinds: str) -> None:
        """Put pieces on a hex."""
        self.hexes[name]["pieces"] += [{"owner": owner, "kind": kind} for kind in kinds]
        self._count(self.hexes[name]["region"])

    def _count(self, slot: int) -> None:
        if slot < 0:
            return
        control: dict[int, View] = {}
        for name in self.region(slot):
            for piece in self.hexes[name]["pieces"]:
                owner, kind = piece["owner"], piece["kind"]
                entry = control.setdefault(owner, {"owner": owner, "control": 0, "alphas": 0})
                entry["control"] += 3 if kind == "lair" else 1
                entry["alphas"] += kind == "alpha"
        ranked = sorted(control.values(), key=_strength, reverse=True)
        for entry in ranked:
            entry["leads"] = _strength(entry) == _strength(ranked[0])
        self.view["regions"][slot]["control"] = ranked

    def picture(self, rule: str, around: list[str], **more: Any) -> Picture:
        """Return a picture of some hexes."""
        seen = [f"hex:{name}" for name in around]
        return Picture(rule, self.view, around=seen, margin=HEX_MARGIN, **more)


def _strength(entry: View) -> tuple[int, int]:
    """W14.2 Return control, then alphas."""
    return entry["control"], entry["alphas"]


def wolves(base: View) -> Iterator[Picture]:
    """Return the pictures of The Wolves."""
    land = Land(base)
    yield land.picture("W1.1", land.region(0))
    yield tiles(base)
    yield walking(base)
    yield displacing(base)
    yield from building(base)
    yield howling(base)
    yield hunting(base)
    moon = deepcopy(base)
    moon["moon"].update(date=11, scored=["crescent"])
    moon.update(stage="act", turn=12, seat=0, actions=1, free_actions=2)
    yield Picture("W13.2", moon, part="status")
    yield scoring(base)


def tiles(base: View) -> Picture:
    """W5.2 The board of a player, with tiles and tracks."""
    view = deepcopy(base)
    view.update(stage="act", seat=0)
    tile = view["packs"][0]["tiles"][1]
    tile["shows"], tile["back"] = tile["back"], tile["shows"]
    return Picture("W5.2", view, part="own", marked=["tile:forest/rock"])


def walking(base: View) -> Picture:
    """W6.1 Where an alpha may end when grass is paid for."""
    land = Land(base)
    free = [name for name in land.region(1) if land.is_free(name)]
    start = max(free, key=lambda name: len(_meadows(land, name)))
    land.put(start, 0, "alpha", "pack")
    ends = [f"hex:{name}" for name in _meadows(land, start)]
    return land.picture("W6.1", [start, *sorted(land.within(start, 3))], glowing=ends)


def _meadows(land: Land, start: str) -> list[str]:
    """Return the free grass hexes up to three steps away."""
    reach = sorted(land.within(start, 3))
    return [one for one in reach if land.is_free(one) and land.hexes[one]["terrain"] == "grass"]


def displacing(base: View) -> Picture:
    """W7.1 An alpha enters the hex of an enemy pack wolf, which has to go to a hex nearby."""
    land = Land(base)
    wolf = next(
        name
        for name in land.region(4)
        if land.is_free(name) and sum(map(land.is_free, land.beside(name))) >= 4
    )
    free = [name for name in land.beside(wolf) if land.is_free(name)]
    land.put(wolf, 1, "pack")
    land.put(free[0], 0, "alpha")
    ways = [(f"hex:{free[0]}", f"hex:{wolf}")]
    places = [f"hex:{name}" for name in free]
    return land.picture("W7.1", [wolf, *land.beside(wolf)], glowing=places, arrows=ways)


def building(base: View) -> Iterator[Picture]:
    """W8.1, W9.1 Where a den may be built, and which den can become a lair."""
    land = Land(base)
    alpha = next(
        name
        for name in land.region(2)
        if land.is_free(name) and len(land.beside(name)) == len(AROUND_HEX)
    )
    land.put(alpha, 2, "alpha")
    ends = [name for name in [alpha, *land.beside(alpha)] if _may_build(land, name)]
    yield land.picture(
        "W8.1", [alpha, *land.beside(alpha)], glowing=[f"hex:{name}" for name in ends]
    )
    shore = Land(base)
    den, beside = _on_the_shore(shore, slot=5)
    shore.put(den, 1, "den")
    shore.put(beside, 1, "alpha")
    yield shore.picture("W9.1", shore.region(5), glowing=[f"hex:{den}"])


def _may_build(land: Land, name: str) -> bool:
    one = land.hexes[name]
    return not (one["lone_wolf"] or one["prey"])


def _on_the_shore(land: Land, slot: int) -> tuple[str, str]:
    """Return a free hex beside the lake of a region, and a free one next to it."""
    lake = land.view["regions"][slot]["lake"]
    water = next(one for one in land.view["water"] if one["hex"] == lake)
    for q, r in AROUND_HEX:
        name = land.places.get((water["q"] + q, water["r"] + r))
        if name and land.is_free(name):
            near = [one for one in land.beside(name) if land.is_free(one)]
            return name, near[0]
    raise LookupError("no lake has a free shore")


def howling(base: View) -> Picture:
    """W10.1 A lone wolf that is two hexes from an alpha."""
    land = Land(base)
    lone = next(name for name in land.region(3) if land.hexes[name]["lone_wolf"])
    far = land.within(lone, 2) - land.within(lone, 1)
    alpha = next(name for name in sorted(far) if land.is_free(name))
    land.put(alpha, 0, "alpha")
    shown = [lone, alpha, *land.beside(lone), *land.beside(alpha)]
    arrows = [(f"hex:{alpha}", f"hex:{lone}")]
    return land.picture("W10.1", shown, glowing=[f"hex:{lone}"], arrows=arrows)


def hunting(base: View) -> Picture:
    """W12.1 Wolves on three hexes round a stack of prey."""
    land = Land(base)
    prey = next(name for name in land.region(0) if land.hexes[name]["prey"])
    near = [name for name in land.beside(prey) if land.is_free(name)]
    for place, kind in zip(near[::2], ("alpha", "pack", "pack"), strict=True):
        land.put(place, 0, kind)
    return land.picture("W12.1", [prey, *land.beside(prey)], glowing=[f"hex:{prey}"])


def scoring(base: View) -> Picture:
    """W14.2 The region of the printed example: 6 against 5 against 3."""
    land = Land(base)
    free = [name for name in land.region(0) if land.is_free(name)]
    groups = {
        2: (["lair", "pack"], ["den"], ["den"]),
        0: (["alpha", "pack"], ["alpha", "den"], ["pack"]),
        1: (["pack", "den"], ["pack"]),
    }
    places = iter(free)
    for owner, hexes in groups.items():
        for kinds in hexes:
            land.put(next(places), owner, *kinds)
    return land.picture("W14.2", land.region(0))


# Age of the Wolf.


def age(base: View) -> Iterator[Picture]:
    """Return the pictures of Age of the Wolf."""
    base.update(stage="move", step="move", seat=0, active=0, round=1)
    start = base["packs"][0]["start"]
    region(base, start).update(wolves=25)  # the first litter is not what the pictures are about
    yield Picture("A1.5", deepcopy(base))
    yield country(base, "A2.1", [start])
    moved = country(base, "A4.1", [start, "red-steppe"])
    region(moved.view, start).update(wolves=15)
    region(moved.view, "red-steppe").update(attackers=10)
    march = {"kind": "move", "from": start, "to": "red-steppe", "wolves": 10, "lead": False}
    moved.view["marches"] = [march]
    yield moved
    yield fighting(base)
    crowded = country(base, "A3.6", ["red-steppe"])
    region(crowded.view, "red-steppe").update(owner=0, wolves=30, predators=[], surplus=10)
    yield crowded
    dug = country(base, "A6.1", ["red-ridge"])
    region(dug.view, "red-ridge").update(owner=0, wolves=20, den=True, predators=[], surplus=0)
    yield dug
    frozen = country(base, "A8.4", ["red-tundra", "red-island"])
    next(one for one in frozen.view["channels"] if one["channel"] == "red-tundra~red-island")[
        "frozen"
    ] = True
    yield frozen


def fighting(base: View) -> Picture:
    """A5.5 Wolves against a predator: the odds are on the board."""
    picture = country(base, "A5.5", ["red-mountain"])
    picture.view.update(stage="battle", step="battle")
    region(picture.view, "red-mountain").update(
        owner=-1,
        wolves=0,
        predators=["bear"],
        predators_worth=10,
        attackers=10,
        attackers_lead=False,
        odds=[[10, 83, 97]],
    )
    return picture


def region(view: View, name: str) -> View:
    """Return a region of the board."""
    found: View = next(one for one in view["regions"] if one["region"] == name)
    return found


def country(base: View, rule: str, names: list[str]) -> Picture:
    """Return a picture of some regions."""
    seen = [f"region:{name}" for name in names]
    return Picture(rule, deepcopy(base), around=seen, margin=REGION_MARGIN)


# Brotherhood of the Wolf.


def brotherhood(base: View) -> Iterator[Picture]:
    """Return the pictures of Brotherhood of the Wolf."""
    yield Picture("B1.1", deepcopy(base))
    later = deepcopy(base)
    later.update(round=5, season="summer", year=1765, victims=9, stage="move")
    yield Picture("B1.5", later, part="status")
    yield villages(played(base), "B2.2", ["langeac", "saugues", "auvers"])
    yield from hunts(base)


def played(base: View) -> View:
    """Return the map with all hunters on it."""
    view = deepcopy(base)
    places = ("langeac", "auvers", "saugues", "le-malzieu")
    for hunter, place in zip(view["hunters"], places, strict=True):
        hunter.update(at=place, lying=False)
    return view


def hunts(base: View) -> Iterator[Picture]:
    """Return what hunters and troops do."""
    riding = played(base)
    riding["hunters"][0].update(lying=True)
    for name in ("auvers", "saugues", "le-malzieu"):
        place(riding, name).update(protected=True)
    yield villages(riding, "B5.1", ["langeac", "auvers"])
    guarded = played(base)
    for name, troop in (("prades", "dragoon"), ("la-besseyre", "peasant")):
        place(guarded, name).update(troop=troop, protected=troop == "dragoon")
    for name in ("langeac", "auvers", "saugues"):
        place(guarded, name).update(protected=True)
    yield villages(guarded, "B6.2", ["prades", "la-besseyre", "saugues"])
    found = played(base)
    found["hunters"][2].update(lying=True)
    found["beast"].update(hidden=False, at="saugues")
    space = found["spaces"][0]
    space.update(card=True, open=True, village="saugues", victims=2)
    space.update(trace=True, face_up=True, token="predator")
    place(found, "saugues").update(victims=2)
    yield villages(found, "B6.4", ["saugues"])


def place(view: View, name: str) -> View:
    """Return a place of the map."""
    found: View = next(one for one in view["places"] if one["id"] == name)
    return found


def villages(view: View, rule: str, names: list[str]) -> Picture:
    """Return a picture of some places."""
    return Picture(rule, view, around=[f"village:{name}" for name in names], margin=VILLAGE_MARGIN)


if __name__ == "__main__":
    main()
