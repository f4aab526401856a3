"""The picture of Brotherhood of the Wolf shows what the view holds, each thing once."""

import copy
import json
import random
from collections import Counter
from functools import cache
from itertools import combinations
from typing import cast
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from wolfden.core.chance import draw as draw_chance
from wolfden.core.contract import CHANCE, Json, State
from wolfden.pictures import picture
from wolfden.pictures.brotherhood_of_the_wolf import layout
from wolfden.pictures.brotherhood_of_the_wolf.words import name_of, status
from wolfden.pictures.hexagons import Point
from wolfden.pictures.svg import NAMESPACE
from wolfden.titles import TITLES
from wolfden.titles.brotherhood_of_the_wolf.rules.scene import Scene, scene_of, space_at

TITLE = "brotherhood-of-the-wolf"
PLAYERS = (2, 3, 5)
SPACE = {"s": NAMESPACE}


def step(state: State, rng: random.Random) -> None:
    """Take one step, of chance or of anybody who may act, at random; nobody ends a phase early."""
    actor = rng.choice(state.actors())
    if actor == CHANCE:
        state.play(CHANCE, draw_chance(state, rng))
        return
    legal = state.legal(actor)
    going_on = [action for action in legal if str(action) not in ("end", "decline")]
    state.apply(rng.choice(going_on or legal))


@cache
def game(players: int) -> tuple[State, ...]:
    """Play a game at random; return states from its first step to its end, not to be changed."""
    state = TITLES.get(TITLE).setup(players)
    rng = random.Random(players)
    states = [state.copy()]
    while not state.is_over:
        step(state, rng)
        states.append(state.copy())
    return (*states[:12], *states[12:-1:7], states[-1])


def read(view: Json) -> Element:
    """Draw a view and read the picture back."""
    return ElementTree.fromstring(picture(TITLE, view))


def place_groups(root: Element) -> dict[str, Element]:
    """Return the group of each place by its id."""
    groups = root.findall(".//*[@data-place]")
    named = {group.attrib["data-place"]: group for group in groups}
    assert len(named) == len(groups), "a place is drawn twice"
    return named


def expected(scene: Scene, place: str) -> Counter[str]:
    """Count what must be drawn in a place."""
    wanted = Counter(one["hunter"] for one in scene["hunters"] if one["at"] == place)
    wanted["beast"] += scene["beast"]["at"] == place
    wanted["portefaix"] += scene["portefaix"] == place
    wanted["marker"] += scene["traces"]["marker"] == place
    wanted["goal"] += place in scene["possible"]["goals"]
    wanted["haunt"] += scene["beast"]["hidden"] and place in scene["possible"]["here"]
    troop = next(one["troop"] for one in scene["places"] if one["id"] == place)
    wanted[troop] += bool(troop)
    return +wanted


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everything_in_the_view_is_drawn_once(players: int, seat: int | None) -> None:
    for state in game(players):
        view = state.view(seat)
        scene, root = scene_of(view), read(view)
        drawn = place_groups(root)
        assert set(drawn) == {place["id"] for place in scene["places"]}
        for place in scene["places"]:
            group = drawn[place["id"]]
            kinds = Counter(one.attrib["data-kind"] for one in group.findall(".//*[@data-kind]"))
            assert kinds == expected(scene, place["id"])
            blood = [one.attrib["data-victims"] for one in group.findall("*[@data-victims]")]
            assert blood == ([str(place["victims"])] if place["victims"] else [])
            cards = [one.attrib["data-card"] for one in group.findall("*[@data-card]")]
            space = space_at(scene, place["id"])
            assert cards == ([space["season"]] if space else [])
        assert len(root.findall(".//*[@data-road]")) == len(scene["roads"])
        assert len(root.findall(".//*[@data-round]")) == scene["rounds"]


def test_hunters_stand_or_lie_as_the_view_says() -> None:
    seen = set()
    for state in game(3):
        scene, drawn = scene_of(state.view(1)), place_groups(read(state.view(1)))
        for hunter in scene["hunters"]:
            if hunter["at"]:
                figure = drawn[hunter["at"]].find(f".//*[@data-kind='{hunter['hunter']}']")
                assert figure is not None
                assert figure.attrib["data-stance"] == ("lying" if hunter["lying"] else "standing")
                seen.add(hunter["lying"])
    assert seen == {True, False}


@pytest.mark.parametrize("seat", [None, 1])
def test_hunters_and_watchers_see_nothing_hidden(seat: int | None) -> None:
    rng = random.Random(1)
    for state in game(3):
        twin = state.resample(seat, rng)
        assert picture(TITLE, twin.view(seat)) == picture(TITLE, state.view(seat))


def test_the_beast_sees_its_own_secrets() -> None:
    state = next(one for one in game(2) if one.view(0)["stage"] == "move")
    own, others = scene_of(state.view(0)), read(state.view(1))
    root = read(state.view(0))
    (true,) = root.findall(".//*[@data-word='true']")
    assert true.attrib["data-identity"] == own["beast"]["identity"]
    assert not others.findall(".//*[@data-word='true']")
    chosen = next(space for space in own["spaces"] if space["season"] == own["season"])
    card = place_groups(root)[chosen["village"]].find("*[@data-open='no']")
    assert card is not None
    assert not others.findall(".//*[@data-open='no']")
    text = " ".join(root.itertext())
    assert f"It has chosen {number_of(own, chosen['village'])}" in text
    assert {"data-leagues"} <= {key for one in root.iter() for key in one.attrib}


def number_of(scene: Scene, village: str) -> str:
    """Return how the picture names a village."""
    return next(
        f"{place['number']} {place['name']}" for place in scene["places"] if place["id"] == village
    )


def test_card_tracks_and_the_note_on_our_own_parts_can_be_read() -> None:
    view = game(3)[-1].view(None)
    scene = scene_of(view)
    written = [" ".join(one.itertext()) for one in read(view).iter(f"{{{NAMESPACE}}}text")]
    assert scene["card"] is not None
    assert scene["card"]["title"] in written
    assert scene["card"]["text"] in " ".join(written)
    assert f"{scene['victims']} of 25 victims" in written
    assert f"Traces taken: {scene['traces']['count']} of 4" in written
    (note,) = [line for line in written if scene["note"] in line]
    assert scene["map"] in note


def test_names_and_signs_of_places_never_overlap() -> None:
    places = scene_of(game(2)[0].view(None))["places"]
    boxes = []
    for place, point in zip(places, layout.layout(places), strict=True):
        box = layout.box_of(place["name"], bool(place["number"]))
        left, right = point.x - box.half, point.x + box.half
        top, bottom = point.y - box.above, point.y + box.below
        assert 0 < left < right < layout.WIDTH
        assert 0 < top < bottom < layout.HEIGHT
        boxes.append((left, right, top, bottom))
    for (a, b, c, d), (e, f, g, h) in combinations(boxes, 2):
        assert b <= e or f <= a or d <= g or h <= c


def test_a_road_bends_round_a_place_it_does_not_lead_to() -> None:
    start, end = Point(0, 0), Point(100, 0)
    assert layout.road(start, end, [Point(50, 60)]) == "M0 0L100 0"
    assert layout.road(start, end, [Point(50, 10)]) == "M0 0Q50 -28 100 0"
    assert layout.road(start, end, [Point(50, -10)]) == "M0 0Q50 28 100 0"


def test_a_card_keeps_the_year_it_was_laid_in() -> None:
    scene = scene_of(game(2)[-1].view(0))
    now = scene["round"]
    for space in scene["spaces"]:
        if space["card"]:
            assert scene["year"] - 1 <= space["year"] <= scene["year"]
    assert now > 4


def test_the_picture_says_in_words_what_it_shows() -> None:
    for state in game(3):
        view = state.view(None)
        root, scene = read(view), scene_of(view)
        described = root.findtext("s:desc", "", SPACE)
        assert described.startswith(status(scene))
        for hunter in scene["hunters"]:
            if hunter["at"]:
                assert name_of(scene, hunter["at"]) in described


def test_nothing_outside_is_needed_and_the_same_view_gives_the_same_bytes() -> None:
    view = game(5)[-1].view(None)
    before = copy.deepcopy(view)
    drawn = picture(TITLE, view)
    assert "http" not in drawn.replace(NAMESPACE, "")
    assert drawn == picture(TITLE, cast(Json, json.loads(json.dumps(view))))
    assert view == before


def test_names_from_a_map_file_are_escaped() -> None:
    view = game(2)[-1].view(None)
    scene = scene_of(view)
    scene["places"][0]["name"] = '</text><script>"'
    assert not list(read(view).iter(f"{{{NAMESPACE}}}script"))
