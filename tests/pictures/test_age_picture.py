"""The picture of Age of the Wolf shows what the view holds, each thing once."""

import copy
import json
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import cast
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from tests.pictures.test_wolves_colours import READABLE, SIGHTS, contrast, difference
from wolfden.core.contract import Json
from wolfden.core.record import Record
from wolfden.core.text.replay import open_replay
from wolfden.pictures import picture
from wolfden.pictures.age_of_the_wolf.looks import LANDS, LUSH, PACKS, WARNING, look
from wolfden.pictures.age_of_the_wolf.shapes import Point, border, is_within, room, strait
from wolfden.pictures.age_of_the_wolf.words import status
from wolfden.pictures.looks import PAPER_INK
from wolfden.pictures.svg import NAMESPACE
from wolfden.titles import TITLES
from wolfden.titles.age_of_the_wolf.game import META
from wolfden.titles.age_of_the_wolf.rules.scene import Region, Scene
from wolfden.titles.age_of_the_wolf.rules.state import STAGES

GOLDEN = Path(__file__).parents[1] / "replays" / META.id
GAMES = (
    *("2p-dens", "2p-own-board", "3p-dens-four-sectors", "3p-elimination-then-dens"),
    "4p-dens-any-number-a-turn",
)
SPACE = {"s": NAMESPACE}


@cache
def played(name: str) -> Record:
    """Return a golden game; nobody may change it."""
    return open_replay((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"), TITLES)[1]


def views(name: str, seat: int | None = None) -> list[Json]:
    """Return views from the first step of the set-up to the end of a game."""
    record = played(name)
    states = [step.before for step in record.steps[:: len(record.steps) // 5]]
    return [state.view(seat) for state in [*states, record.state]]


def lively(name: str = "4p-dens-any-number-a-turn", seat: int | None = None) -> Json:
    """Return a view with much on the table: ice, an overfull region, dens."""
    return played(name).steps[700].before.view(seat)


def read(view: Json) -> Element:
    """Draw a view and read the picture back."""
    return ElementTree.fromstring(picture(META.id, view))


def wolves_of(group: Element) -> list[tuple[int, int, bool]]:
    """Return owner, amount and whether the Lead Wolf is there of all wolves in a group."""
    return [
        (int(one.attrib["data-owner"]), int(one.attrib["data-wolves"]), one.get("data-lead") == "1")
        for one in group.findall(".//*[@data-lead]")
    ]


def expected_wolves(scene: Scene, region: Region) -> list[tuple[int, int, bool]]:
    """Return the wolves of a region, attackers last."""
    held = [(region["owner"], region["wolves"], region["lead"])] if region["wolves"] else []
    waiting = (scene["active"], region["attackers"], region["attackers_lead"])
    return [*held, waiting] if region["attackers"] else held


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_the_view_is_drawn_once(name: str) -> None:
    for view in views(name):
        scene, root = cast(Scene, view), read(view)
        groups = root.findall(".//*[@data-region]")
        assert [one.attrib["data-region"] for one in groups] == [
            region["region"] for region in scene["regions"]
        ]
        for group, region in zip(groups, scene["regions"], strict=True):
            assert wolves_of(group) == expected_wolves(scene, region)
            check_numbers(group, region)
            title = group.findtext("s:title", "", SPACE)
            assert title.startswith(f"{region['region']}, {region['name']}: prey {region['prey']}")
            assert ("coast" in title) == region["coast"]


def check_numbers(group: Element, region: Region) -> None:
    """Check prey, predators, den and warning of a region."""
    assert values(group, "prey") == [region["prey"]]
    kinds = Counter[str]()
    for one in group.findall(".//*[@data-kind]"):
        kinds[one.attrib["data-kind"]] += int(one.attrib["data-count"])
    assert kinds == Counter(region["predators"])
    assert values(group, "worth") == ([region["predators_worth"]] if region["predators"] else [])
    assert values(group, "den") == ([region["owner"]] if region["den"] else [])
    over = region["surplus"]
    assert values(group, "surplus") == ([over] if over else [])
    assert (f"{over} will starve" in {text.text for text in group.iter()}) == (over > 0)


def values(group: Element, name: str) -> list[int]:
    """Return the numbers under a name in a group."""
    return [int(one.attrib[f"data-{name}"]) for one in group.findall(f".//*[@data-{name}]")]


def test_frozen_channels_are_told_from_open_ones() -> None:
    scene = cast(Scene, lively())
    drawn = {
        one.attrib["data-channel"]: one for one in read(lively()).findall(".//*[@data-channel]")
    }
    assert {channel["frozen"] for channel in scene["channels"]} == {False, True}
    assert set(drawn) == {channel["channel"] for channel in scene["channels"]}
    for channel in scene["channels"]:
        (sign,) = drawn[channel["channel"]].findall("s:use", SPACE)
        assert sign.attrib["href"] == ("#frozen-water" if channel["frozen"] else "#open-water")


@pytest.mark.parametrize("name", GAMES)
def test_every_pack_has_a_card_and_a_start(name: str) -> None:
    for view in views(name):
        scene, root = cast(Scene, view), read(view)
        cards = root.findall(".//*[@data-seat]")
        assert [int(card.attrib["data-seat"]) for card in cards] == [*range(len(scene["packs"]))]
        for card, pack in zip(cards, scene["packs"], strict=True):
            shown = [] if pack["out"] else [pack["dens"]]
            assert values(card, "dens") == shown
            for field in ("wolves", "supply", "hand"):
                assert values(card, field) == ([] if pack["out"] else [pack[field]])
            lit = card.find("s:rect[@class='glow']", SPACE) is not None
            acts = scene["seat"] == scene["packs"].index(pack) and scene["stage"] != "over"
            assert lit == acts
        starts = {one["region"]: one for one in scene["regions"]}
        for seat, pack in enumerate(scene["packs"]):
            group = root.find(f".//*[@data-region='{starts[pack['start']]['region']}']")
            assert group is not None
            assert values(group, "start") == [seat]


def test_the_hand_is_drawn_in_the_viewers_own_picture_only() -> None:
    for seat in range(4):
        view = lively(seat=seat)
        drawn = {
            one.attrib["data-card"]: int(one.attrib["data-count"])
            for one in read(view).findall(".//*[@data-card]")
        }
        assert drawn == cast(Scene, view)["hand"]
    assert not read(lively()).findall(".//*[@data-card]")


def test_our_board_is_labelled_as_ours_and_an_owners_is_not() -> None:
    words = {text.text for text in read(lively()).iter(f"{{{NAMESPACE}}}text")}
    assert META.note in words
    own = {text.text for text in read(views("2p-own-board")[-1]).iter(f"{{{NAMESPACE}}}text")}
    assert "This is an owner's board file." in own
    assert META.note not in own
    assert "bear 10" not in own, "an owner's predators may be worth something else"


@pytest.mark.parametrize("name", GAMES)
def test_every_reference_finds_what_it_names(name: str) -> None:
    root = read(views(name)[-2])
    names = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(set(names)) == len(names)
    wanted = {one.attrib["href"].removeprefix("#") for one in root.iter() if "href" in one.attrib}
    for attribute in ("fill", "stroke", "marker-end"):
        links = [one.get(attribute, "") for one in root.iter()]
        wanted |= {link[5:-1] for link in links if link.startswith("url(")}
    assert wanted <= set(names)


def test_the_picture_needs_nothing_but_itself_and_is_always_the_same() -> None:
    view = lively(seat=1)
    before = copy.deepcopy(view)
    drawn = picture(META.id, view)
    assert view == before
    assert drawn == picture(META.id, cast(Json, json.loads(json.dumps(view))))
    for word in ("http", "@import", "<image", "<script"):
        assert word not in drawn.replace(NAMESPACE, "")


def test_names_from_a_board_file_are_escaped() -> None:
    view = views("2p-own-board")[-1]
    cast(Scene, view)["regions"][0]["name"] = "</title><script>"
    assert not list(read(view).iter(f"{{{NAMESPACE}}}script"))


def test_every_stage_has_a_line_on_top() -> None:
    scene = cast(Scene, lively())
    for stage in STAGES:
        assert status(cast(Scene, {**scene, "stage": stage, "seat": 0}))
    over = cast(Scene, {**scene, "stage": "over"})
    assert status(over) == f"The game is over in round {scene['round']}"
    rival = cast(Scene, {**scene, "stage": "retreat", "seat": 1, "active": 0, "round": 3})
    assert status(rival) == "Round 3 of 60, turn of seat 1: seat 2 retreats or perishes"


@pytest.mark.parametrize("name", GAMES)
def test_channels_lie_between_their_coasts_and_middles_inside_their_regions(name: str) -> None:
    scene = cast(Scene, views(name)[0])
    regions = {region["region"]: region for region in scene["regions"]}
    for region in regions.values():
        place = room(region)
        assert is_within(place.middle, border(region))
        assert place.width > 0
        assert place.height > 0
    for channel in scene["channels"]:
        first, second = (regions[name] for name in channel["regions"])
        a, b = strait(first, second)
        middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
        assert not is_within(middle, border(first, 2))
        assert not is_within(middle, border(second, 2))


@pytest.mark.parametrize("sight", SIGHTS)
def test_pack_colours_differ_for_every_eye(sight: str) -> None:
    for one, other in combinations(PACKS.values(), 2):
        assert difference(one.body, other.body, sight) > 20, (one.emblem, other.emblem)


def test_packs_differ_by_emblem_and_everything_can_be_read() -> None:
    assert len({one.emblem for one in PACKS.values()}) == len(PACKS)
    for one in PACKS.values():
        assert contrast(one.mark, one.body) > READABLE, one.emblem
    for paper in (*(paper for _prey, paper in LANDS), LUSH):
        assert contrast(PAPER_INK, paper) > READABLE
    assert contrast("#ffffff", WARNING) > READABLE
    scene = cast(Scene, lively())
    assert [look(scene, seat).emblem for seat in range(4)] == ["fang", "peak", "eye", "claw"]
